"""Standings: points by place, the tie-breaks, and what byes and absences mean."""

from __future__ import annotations

from fractions import Fraction

from obelisk.tournaments.facts import KNOCKOUT, ROUND_ROBIN, SWISS, Game, Plan
from obelisk.tournaments.standings import points_at, standings


def plan(format: str, players: int, seats: int = 2) -> Plan:
    return Plan(format, players, seats, 2, seats, 0, "seed")


def test_a_table_gives_points_by_place_whatever_its_size() -> None:
    four = Game(1, (0, 1, 2, 3), (1, 2, 3, 4))
    assert [points_at(four, player) for player in range(4)] == [1, Fraction(2, 3), Fraction(1, 3), 0]
    shared = Game(1, (0, 1, 2), (1, 1, 3))
    assert [points_at(shared, player) for player in range(3)] == [Fraction(3, 4), Fraction(3, 4), 0]
    assert points_at(Game(1, (5,)), 5) == 1, "a bye"
    left = Game(1, (0, 1), (1, 1), frozenset({0}))
    assert [points_at(left, player) for player in range(2)] == [0, 1]
    nobody = Game(1, (0, 1), (1, 1), frozenset({0, 1}))
    assert [points_at(nobody, player) for player in range(2)] == [0, 0]


def test_equal_points_are_decided_by_the_opponents_and_then_by_whom_one_has_beaten() -> None:
    games = [
        Game(1, (0, 2), (1, 2)),
        Game(1, (1, 3), (1, 2)),
        Game(2, (0, 1), (1, 1)),
        Game(2, (2, 3), (1, 2)),
    ]
    lines = standings(plan(SWISS, 4), games)
    assert [(line.player, line.place) for line in lines] == [(0, 1), (1, 2), (2, 3), (3, 4)]
    best, second = lines[0], lines[1]
    assert best.points == second.points == Fraction(3, 2)
    assert (best.buchholz, second.buchholz) == (Fraction(5, 2), Fraction(3, 2)), "2 has a point, 3 has none"
    assert (best.sonneborn, second.sonneborn) == (Fraction(7, 4), Fraction(3, 4))
    robin = standings(plan(ROUND_ROBIN, 4), games)
    assert [line.player for line in robin] == [0, 1, 2, 3], "by Sonneborn and Berger"


def test_tables_of_different_sizes_are_counted_exactly() -> None:
    games = [
        Game(1, (0, 1, 2, 3), (1, 2, 2, 4)),
        Game(1, (4, 5, 6), (1, 2, 3)),
        Game(2, (0, 4), (2, 1)),
        Game(2, (1, 2, 3, 5), (4, 3, 2, 1), frozenset({3})),
        Game(2, (6,)),
    ]
    lines = {line.player: line for line in standings(plan(SWISS, 7), games)}
    points = [lines[player].points for player in range(7)]
    assert points == [1, Fraction(5, 6), Fraction(7, 6), 0, 2, Fraction(3, 2), 1]
    assert lines[0].buchholz == Fraction(5, 6 * 3) + Fraction(7, 6 * 3) + 2
    assert lines[1].sonneborn == Fraction(7, 12 * 3) + 0, (
        "half of an equal's, and nothing of one who had none"
    )
    assert lines[5].sonneborn == Fraction(1, 2) + (Fraction(5, 6) + Fraction(7, 6)) / 3
    assert [line.player for line in standings(plan(SWISS, 7), games)][:2] == [4, 5]


def test_who_is_equal_in_everything_shares_a_place() -> None:
    games = [Game(1, (0, 1), (1, 1)), Game(1, (3, 2), (1, 1))]
    assert [line.place for line in standings(plan(SWISS, 4), games)] == [1, 1, 1, 1]
    assert [line.player for line in standings(plan(SWISS, 4), games)] == [0, 1, 2, 3]


def test_a_bye_counts_for_the_opponents_as_one_self() -> None:
    games = [Game(1, (0, 1), (1, 2)), Game(1, (2,))]
    lines = {line.player: line for line in standings(plan(SWISS, 3), games)}
    assert lines[2].points == lines[2].buchholz == 1
    assert (lines[2].byes, lines[2].played) == (1, 0)
    assert lines[0].place == 2, "the loser had no points, so the bye is worth more"


def test_a_table_that_is_played_does_not_count_yet() -> None:
    games = [Game(1, (0, 1), (1, 2)), Game(2, (1, 0))]
    assert [line.points for line in standings(plan(SWISS, 2), games)] == [1, 0]


def test_in_a_knockout_it_counts_how_far_one_came() -> None:
    games = [
        Game(1, (0, 3), (2, 1)),
        Game(1, (1, 2), (1, 2)),
        Game(2, (1, 3), (2, 1)),
    ]
    lines = standings(plan(KNOCKOUT, 4), games)
    assert [(line.player, line.place) for line in lines] == [(3, 1), (1, 2), (0, 3), (2, 3)]


def test_those_who_were_out_in_the_same_round_of_a_knockout_stand_in_the_order_of_their_points() -> None:
    games = [Game(1, (0, 1, 2, 3), (4, 3, 2, 1)), Game(2, (2, 3), (1, 2))]
    lines = standings(plan(KNOCKOUT, 4), games)
    assert [(line.player, line.place) for line in lines] == [(2, 1), (3, 2), (1, 3), (0, 3)]
