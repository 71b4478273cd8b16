"""The report of a game: everything sums up, nothing is known too early, mistakes have names."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

import obelisk
from core.toy_game import Toy
from obelisk.analysis.annotate import annotate, in_doubt
from obelisk.analysis.depth import DEEP, NORMAL, QUICK, Depth
from obelisk.analysis.report import BLUNDER, FORMAT, MARKS, DecisionReport, PlanReport, Report
from obelisk.analysis.stretches import Walk
from obelisk.analysis.summary import accuracy_error_of, accuracy_of, phase_of
from obelisk.catalog import GAMES
from obelisk.core.chance import ScriptedChance
from obelisk.core.errors import UnknownName
from obelisk.core.record import InvalidRecord, Record, read
from obelisk.core.table import open_table
from obelisk.jsontext import decode_json, encode_json

SHALLOW = Depth("quick", 4, 3, 0, 4)
TOY = Toy()


def played(game: str, bots: list[str], **options: Any) -> Record:
    board = obelisk.new(game, seed=5, **options)
    board.play_out(bots)
    return read(board.record, decode_json)


def report_of(record: Record, depth: Depth = SHALLOW, seed: str = "1") -> Report:
    return annotate(GAMES.get(record.game).game, record, depth, seed)


TABLES: list[tuple[str, dict[str, Any]]] = [
    ("city", {"players": 2}),
    ("drakon", {"players": 4, "goal": "team"}),
    ("drakon", {"players": 3, "goal": "short"}),
    ("legends", {}),
]


def test_the_luck_of_the_deal_is_nothing_on_average_over_the_reports_of_many_games() -> None:
    """Each game has samples of its own; with the same ones for all, all would err to the same side."""
    dealt, errors = 0.0, 0.0
    games = 40
    starts: set[float] = set()
    for seed in range(games):
        record = read(obelisk.new("city", players=2, seed=f"deal/{seed}").record, decode_json)
        report = report_of(record, Depth("quick", 4, 3, 0, 2))
        starts.add(report.start[0])
        dealt += report.deal_luck[0]
        errors += report.deal_luck[0] ** 2
    assert len(starts) == games
    assert abs(dealt) < 3.3 * errors**0.5


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_everything_sums_up_to_the_result(game: str, options: dict[str, Any]) -> None:
    record = played(game, ["greedy", "random"], **options)
    assert record.result is not None
    report = report_of(record)
    seats = range(len(report.players))
    assert report.is_over
    assert report.moments[0].first == 1
    assert report.moments[-1].last == len(record.plies)
    before = report.dealt
    for moment in report.moments:
        for seat in seats:
            total = before[seat] + moment.play[seat] + moment.luck[seat]
            assert total == pytest.approx(moment.chances[seat], abs=1e-12)
        assert sum(moment.chances) == pytest.approx(1.0)
        assert sum(moment.luck) == pytest.approx(0.0, abs=1e-9)
        before = moment.chances
    for player in report.players:
        winners = record.result.winners
        share = 1 / len(winners) if player.seat in winners else 0.0 if winners else 1 / len(report.players)
        assert player.result == pytest.approx(share)
        parts = player.start + player.luck + player.own + player.others
        assert parts == pytest.approx(share, abs=1e-9)
    assert sum(player.luck for player in report.players) == pytest.approx(0.0, abs=1e-9)


def test_the_same_record_seed_and_depth_give_the_same_report() -> None:
    record = played("drakon", ["greedy"], players=2)
    first, again, other = (report_of(record, SHALLOW, seed).encode() for seed in ("1", "1", "2"))
    assert encode_json(first) == encode_json(again)
    assert first != other
    assert (first["format"], first["game"], first["depth"]) == (FORMAT, "drakon", "quick")


def test_who_plays_well_keeps_more_of_what_is_at_stake() -> None:
    report = report_of(played("drakon", ["turn", "random"], players=2))
    well, badly = report.players
    assert well.accuracy is not None
    assert badly.accuracy is not None
    assert well.accuracy > badly.accuracy + 0.2
    assert well.loss < badly.loss
    assert sum(badly.marks.values()) > sum(well.marks.values())


def toy_record(hands: list[int], actions: list[str], draws: list[int]) -> Record:
    script = [(-1, card, "") for card in [*hands, *draws]]
    table = open_table(TOY, {}, ScriptedChance(script), ["Ann", "Bob"])
    for seat, action in enumerate(actions):
        table.play_text(seat, action)
    return table.record


def test_throwing_the_best_card_away_is_a_blunder_even_if_it_goes_well() -> None:
    """Bob holds the 6 and swaps it for a 5; Ann has a 1. He wins, and the report does not praise him."""
    record = toy_record([1, 6], ["keep", "swap"], [5])
    report = annotate(TOY, record, Depth("quick", 60, 4, 0, 40))
    bob = report.moments[1].decision
    assert bob is not None
    assert (bob.mark, bob.is_obvious) == (BLUNDER, False)
    assert [plan.actions for plan in bob.plans] == [["keep"], ["swap"]]
    assert bob.played.actions == ["swap"]
    assert bob.plans[0].chance == 1.0
    assert bob.loss == pytest.approx(bob.plans[0].chance - bob.played.chance, abs=0.15)
    assert report.players[1].result == 1.0
    # The 5 was lucky: of the cards 2 to 5 that were left, all beat the 1. Nothing was at stake in the truth.
    assert report.moments[1].luck == [0.0, 0.0]
    assert report.players[1].marks[BLUNDER] == 1


def test_what_a_seat_cannot_know_does_not_count_against_it() -> None:
    """Bob swaps a 2 while Ann holds a 1: wrong in truth, right for all he could know."""
    report = annotate(TOY, toy_record([1, 2], ["keep", "swap"], [3]), Depth("quick", 80, 4, 0, 40))
    bob = report.moments[1].decision
    assert bob is not None
    assert bob.loss == 0.0
    assert bob.plans[0].actions == ["swap"]


def test_a_stretch_ends_where_something_new_comes() -> None:
    record = played("city", ["greedy"], players=2)
    walk = Walk(GAMES.get("city").game, record)
    stretches = list(walk.stretches())
    assert [ply for each in stretches for ply in range(each.first, each.last + 1)] == list(
        range(len(record.plies))
    )
    for each in stretches:
        plies = record.plies[each.first : each.last + 1]
        assert {ply.seat for ply in plies} == {each.seat}
        assert not any(ply.outcomes for ply in plies[:-1])
        assert each.has_chance == bool(plies[-1].outcomes)
    assert max(len(each.actions) for each in stretches) > 2


def test_a_game_that_goes_on_gets_a_report_too() -> None:
    record = played("legends", ["greedy"]).prefix(30)
    report = report_of(record)
    assert not report.is_over
    assert report.plies == 30
    assert 0.0 < report.players[0].result < 1.0
    empty = report_of(record.prefix(0))
    assert (empty.moments, empty.players[0].decisions, empty.players[0].accuracy) == ([], 0, None)


def test_a_wrong_record_is_refused_with_its_line() -> None:
    record = played("drakon", ["random"], players=2)
    record.plies[3].action = "dance"
    with pytest.raises(InvalidRecord) as error:
        report_of(record)
    assert error.value.line > 8


def test_depths_are_named() -> None:
    city = GAMES.get("city").game
    assert DEEP.for_game(city).turns >= 1
    assert QUICK.worlds < NORMAL.worlds < DEEP.worlds
    with pytest.raises(UnknownName, match="quick, normal, deep"):
        obelisk.annotate(obelisk.new("drakon", players=2), depth="bottomless")


def test_what_seems_to_have_lost_most_is_looked_at_again_and_further() -> None:
    """Nobody is blamed on a first look alone; everything else is as it looked at first."""
    record = played("drakon", ["greedy", "random"], players=2, goal="short").prefix(24)
    first = report_of(record)
    again = report_of(record, SHALLOW._replace(again=3))
    doubted = in_doubt(first.moments, 3)
    losses = [moment.decision.loss for moment in first.moments if moment.decision is not None]
    assert len(doubted) == 3
    for number, (before, after) in enumerate(zip(first.moments, again.moments, strict=True)):
        assert replace(after, decision=None) == replace(before, decision=None)
        if number not in doubted:
            assert after.decision == before.decision
            continue
        assert before.decision is not None
        assert after.decision is not None
        assert before.decision.loss in sorted(losses)[-3:]
        assert after.decision.played.actions == before.decision.played.actions
        assert after.decision.played.chance != before.decision.played.chance
    # What the players are told is what the second look says.
    for player in again.players:
        decisions = [
            moment.decision
            for moment in again.moments
            if moment.seat == player.seat and moment.decision is not None and not moment.decision.is_obvious
        ]
        assert player.accuracy == accuracy_of(decisions)


def test_a_decision_that_lost_nothing_is_not_doubted() -> None:
    moments = report_of(played("drakon", ["turn"], players=2, goal="short").prefix(24)).moments
    doubted = in_doubt(moments, len(moments))
    decisions = [moments[number].decision for number in doubted]
    assert decisions
    assert all(each is not None and each.loss > 0.0 and not each.is_obvious for each in decisions)
    assert in_doubt(moments, 0) == []
    assert [QUICK.again_at(seats) for seats in (2, 4, 6)] == [12, 3, 1]
    legends, drakon = (GAMES.get(name).game for name in ("legends", "drakon"))
    assert QUICK.further(legends, 2).turns == DEEP.for_game(legends).turns > 1
    assert QUICK.further(drakon, 6).turns == 1
    assert NORMAL.again == DEEP.again == 0


def test_a_larger_table_has_fewer_outcomes_looked_at() -> None:
    """Each costs more there: every seat is asked how it stands, and has a turn."""
    outcomes = [
        max(moment.outcomes for moment in report_of(record, Depth("quick", 2, 1, 0, 24)).moments)
        for seats in (2, 6)
        for record in [played("drakon", ["greedy"], players=seats).prefix(12)]
    ]
    assert outcomes == [24, 8]


def a_decision(loss: float, stake: float) -> DecisionReport:
    return DecisionReport([], PlanReport([], 0.5, 0.0), loss, 0.0, stake, False, "")


def test_an_accuracy_is_told_with_its_error() -> None:
    """That of a ratio of sums, by hand: 0.1 of 0.4 was lost, so each loss is off a quarter of its stake."""
    decisions = [a_decision(0.1, 0.2), a_decision(0.0, 0.2)]
    assert accuracy_of(decisions) == pytest.approx(0.75)
    assert accuracy_error_of(decisions) == pytest.approx(math.sqrt(2 * 2 * 0.05**2) / 0.4)
    assert accuracy_error_of(decisions[:1]) is None
    assert accuracy_error_of([a_decision(0.0, 0.0)] * 3) is None
    one_way = accuracy_error_of([a_decision(0.05, 0.2)] * 4)
    assert one_way == pytest.approx(0.0)
    player = report_of(played("drakon", ["greedy", "random"], players=2)).players[1]
    assert player.accuracy_error is not None
    assert 0.0 < player.accuracy_error < 0.5


def test_phases_are_thirds_and_marks_grow() -> None:
    assert [phase_of(ply, 9) for ply in (1, 3, 4, 6, 7, 9)] == [
        "opening", "opening", "middle", "middle", "endgame", "endgame",
    ]  # fmt: skip
    assert list(MARKS.values()) == sorted(MARKS.values())


def test_a_board_evaluates_hints_and_annotates() -> None:
    board = obelisk.new("drakon", players=2, seed=1)
    chances = board.evaluate()
    assert sum(chances) == pytest.approx(1.0)
    assert board.evaluate() == chances
    known = board.evaluate(seat=0, worlds=4)
    assert sum(known) == pytest.approx(1.0)
    hints = board.hints(most=3, simulations=16)
    assert 1 <= len(hints) <= 3
    assert all(hint.action in board.legal for hint in hints)
    result = board.play_out(["greedy"])
    assert board.evaluate(seat=1) == [1.0 if seat in result.winners else 0.0 for seat in (0, 1)]
    report = obelisk.annotate(board.at(6), seed="x")
    assert report.encode() == obelisk.annotate(board.at(6).record, seed="x").encode()
