"""Pairings: who meets whom in round robins, Swiss tournaments and knockouts, whatever the results are."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from obelisk.tournaments.facts import (
    KNOCKOUT,
    ROUND_ROBIN,
    SWISS,
    Game,
    Group,
    Plan,
    meetings,
    table_sizes,
)
from obelisk.tournaments.matching import matched
from obelisk.tournaments.pairing import draft_tables, next_round, rounds_of


def plan(format: str, players: int, seats: int = 2, most: int = 0, rounds: int = 0) -> Plan:
    return Plan(format, players, seats, 2 if seats == 2 else 3, most or seats, rounds, "the seed")


def played(told: Plan, chance: Random, leaving: float = 0.0) -> list[Game]:
    """A whole tournament with results by chance; after each round some withdraw."""
    games: list[Game] = []
    gone: set[int] = set()
    number = 0
    while groups := next_round(told, games, gone):
        number += 1
        here = [player for group in groups for player in group]
        assert len(here) == len(set(here)), "nobody sits at two tables"
        assert not set(here) & gone
        if told.format != KNOCKOUT:
            assert set(here) == set(range(told.players)) - gone, "nobody is forgotten"
        for group in groups:
            places = list(range(1, len(group) + 1))
            chance.shuffle(places)
            games.append(Game(number, group, tuple(places)))
        gone |= {player for player in range(told.players) if chance.random() < leaving}
        assert number < 100, "it ends"
    return games


def rounds(games: list[Game]) -> int:
    return max(game.round for game in games)


def repeats(games: list[Game]) -> int:
    return sum(times - 1 for times in meetings(game.players for game in games).values())


@pytest.mark.parametrize("players", [2, 3, 6, 7, 16, 31])
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    games = played(plan(ROUND_ROBIN, players), Random(1))
    met = meetings(game.players for game in games)
    assert met == dict.fromkeys(combinations(range(players), 2), 1)
    byes = Counter(game.players[0] for game in games if game.is_bye)
    assert set(byes.values()) <= {1}, "with an odd number everybody rests once"
    first = Counter(game.players[0] for game in games if not game.is_bye)
    assert max(abs(2 * first[player] - (players - 1)) for player in range(players)) <= 1, "first as second"


@pytest.mark.parametrize(("players", "seats", "most"), [(8, 4, 4), (9, 3, 4), (12, 4, 6), (16, 4, 4)])
def test_a_round_robin_of_larger_tables_ends_when_all_have_met(players: int, seats: int, most: int) -> None:
    told = plan(ROUND_ROBIN, players, seats, most)
    games = played(told, Random(2))
    met = meetings(game.players for game in games)
    assert set(met) == set(combinations(range(players), 2))
    assert rounds(games) == rounds_of(told) < players


@pytest.mark.parametrize("players", [2, 3, 5, 8, 13, 20, 33])
def test_a_swiss_tournament_pairs_nobody_twice(players: int) -> None:
    for seed in range(5):
        games = played(plan(SWISS, players), Random(seed))
        assert repeats(games) == 0
        byes = Counter(game.players[0] for game in games if game.is_bye)
        assert set(byes.values()) <= {1}, "nobody rests twice"
        first = Counter[int]()
        for game in games:
            if not game.is_bye:
                first[game.players[0]] += 1
                first[game.players[1]] -= 1
        assert max(map(abs, first.values())) <= 3, "first as often as second"


def test_a_swiss_tournament_of_as_many_rounds_as_opponents_is_a_round_robin() -> None:
    """Only looking ahead finds these: in the last rounds there is one pairing left, or a few."""
    for players in (4, 6, 8, 10):
        for seed in range(10):
            games: list[Game] = []
            told = plan(SWISS, players, rounds=players - 1)
            chance = Random(seed)
            while groups := next_round(told, games, set()):
                number = rounds(games) + 1 if games else 1
                met = meetings(game.players for game in games)
                # A rematch is allowed only where no other pairing is possible.
                free = {pair for pair in combinations(range(players), 2) if not met[pair]}
                again = sum(met[min(group), max(group)] > 0 for group in groups)
                assert not again or not has_perfect(frozenset(range(players)), free)
                for group in groups:
                    games.append(Game(number, group, (1, 2) if chance.random() < 0.5 else (2, 1)))
            assert rounds(games) == players - 1


def has_perfect(left: frozenset[int], free: set[tuple[int, int]]) -> bool:
    """By trying everything."""
    if not left:
        return True
    one = min(left)
    return any((one, other) in free and has_perfect(left - {one, other}, free) for other in left - {one})


def test_a_matching_is_found_wherever_there_is_one() -> None:
    for seed in range(400):
        chance = Random(seed)
        size = chance.choice([4, 6, 8, 10])
        free = {pair for pair in combinations(range(size), 2) if chance.random() < 0.35}

        def may_meet(one: int, other: int, free: set[tuple[int, int]] = free) -> bool:
            return (min(one, other), max(one, other)) in free

        pairs = matched(size, lambda _, size=size: list(range(size)), may_meet)  # type: ignore[misc]
        assert (pairs is not None) == has_perfect(frozenset(range(size)), free)
        if pairs is not None:
            assert sorted(player for pair in pairs for player in pair) == list(range(size))
            assert all(may_meet(*pair) for pair in pairs)


def test_equal_points_meet_and_the_upper_half_meets_the_lower() -> None:
    told = plan(SWISS, 8)
    first = next_round(told, [], set())
    assert {frozenset(group) for group in first} == {frozenset({at, at + 4}) for at in range(4)}
    games = [Game(1, group, (1, 2) if group[0] < group[1] else (2, 1)) for group in first]
    second = next_round(told, games, set())
    assert {frozenset(group) for group in second} == {
        frozenset(pair) for pair in ((0, 2), (1, 3), (4, 6), (5, 7))
    }


@pytest.mark.parametrize(("players", "seats", "most"), [(16, 4, 4), (17, 4, 4), (30, 3, 4), (24, 4, 6)])
def test_larger_tables_of_a_swiss_tournament_meet_anew(players: int, seats: int, most: int) -> None:
    for seed in range(3):
        games = played(plan(SWISS, players, seats, most), Random(seed))
        assert all(3 <= len(game.players) <= most for game in games)
        assert repeats(games) <= 2


@pytest.mark.parametrize("players", [2, 3, 5, 8, 11, 16, 32])
def test_a_knockout_of_two_has_one_winner_and_rests_only_in_the_first_round(players: int) -> None:
    told = plan(KNOCKOUT, players)
    games = played(told, Random(players))
    lost = [game.players[game.places.index(2)] for game in games if not game.is_bye]
    assert len(lost) == len(set(lost)) == players - 1, "everybody but one has lost once"
    assert {game.round for game in games if game.is_bye} <= {1}
    assert rounds(games) == rounds_of(told) == (players - 1).bit_length()
    resting = [game.players[0] for game in games if game.is_bye]
    assert resting == list(range(len(resting))), "the strongest rest"


@pytest.mark.parametrize(("players", "seats", "most"), [(5, 4, 4), (6, 3, 4), (16, 3, 4), (16, 4, 4)])
def test_the_better_half_of_larger_tables_goes_on(players: int, seats: int, most: int) -> None:
    told = plan(KNOCKOUT, players, seats, most)
    games = played(told, Random(4))
    last = [game for game in games if game.round == rounds(games)]
    assert len(last) == 1
    assert len(last[0].players) >= 3
    assert rounds(games) == rounds_of(told)


def test_equals_at_a_knockout_are_decided_by_strength_and_who_was_absent_is_out() -> None:
    told = plan(KNOCKOUT, 4)
    tie = [Game(1, (0, 3), (1, 1)), Game(1, (2, 1), (1, 2), frozenset({2}))]
    assert {frozenset(group) for group in next_round(told, tie, set())} == {frozenset({0, 1})}


@pytest.mark.parametrize("format", [ROUND_ROBIN, SWISS, KNOCKOUT])
@pytest.mark.parametrize(("seats", "most"), [(2, 2), (4, 4), (3, 6)])
def test_whoever_withdraws_the_rest_go_on(format: str, seats: int, most: int) -> None:
    for seed in range(6):
        told = plan(format, 12, seats, most)
        games = played(told, Random(seed), leaving=0.2)
        assert all(len(game.players) == 1 or told.fewest <= len(game.players) <= most for game in games)


def test_the_same_facts_give_the_same_pairings_and_another_seed_others() -> None:
    told = plan(ROUND_ROBIN, 16, 4)
    assert played(told, Random(5)) == played(told, Random(5))
    other = Plan(told.format, 16, 4, 3, 4, 0, "another seed")
    assert next_round(told, [], set()) != next_round(other, [], set())


@pytest.mark.parametrize(
    ("players", "seats", "most", "expected"),
    [
        (8, 4, 4, [4, 4]),
        (7, 4, 4, [4, 3]),
        (6, 4, 4, [3, 3]),
        (5, 4, 4, [4]),
        (5, 4, 6, [5]),
        (8, 3, 4, [4, 4]),
        (2, 4, 4, []),
        (11, 6, 6, [6, 5]),
    ],
)
def test_tables_are_as_equal_as_can_be(players: int, seats: int, most: int, expected: list[int]) -> None:
    assert table_sizes(plan(SWISS, players, seats, most), players) == expected


@pytest.mark.parametrize(("players", "seats"), [(2, 6), (3, 2), (5, 3), (7, 6), (32, 6), (33, 4), (64, 5)])
def test_everybody_drafts_at_tables_as_equal_as_can_be_by_lot(players: int, seats: int) -> None:
    plan = Plan("swiss", players, seats, 2, 6, 0, "seed")
    groups = draft_tables(plan)
    assert sorted(player for group in groups for player in group) == list(range(players))
    sizes = [len(group) for group in groups]
    assert max(sizes) - min(sizes) <= 1
    assert 2 <= min(sizes) <= max(sizes) <= 6
    assert groups == draft_tables(plan)
    assert players == 2 or groups != draft_tables(replace(plan, seed="another"))


def test_a_bye_goes_to_the_last_who_had_none() -> None:
    told = plan(SWISS, 5)
    games = [Game(1, (0, 2), (1, 2)), Game(1, (1, 3), (1, 2)), Game(1, (4,))]
    assert rest(next_round(told, games, set())) == 3
    games += [Game(2, (0, 1), (1, 2)), Game(2, (4, 2), (1, 2)), Game(2, (3,))]
    assert rest(next_round(told, games, set())) == 2


def rest(groups: list[Group]) -> int:
    (found,) = [group[0] for group in groups if len(group) == 1]
    return found
