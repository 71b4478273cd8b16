"""Makes the report of a record: walks through it, measures luck, judges decisions, and sums up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

from obelisk.analysis.depth import QUICK, Depth
from obelisk.analysis.judge import SURE, Judge, Judgement, Line
from obelisk.analysis.luck import LuckMeter
from obelisk.analysis.outcomes import Expectation
from obelisk.analysis.report import FORMAT, MARKS, DecisionReport, Moment, PlanReport, Report
from obelisk.analysis.stretches import Stretch, Walk
from obelisk.analysis.summary import player_reports
from obelisk.bots.brain import brain_of
from obelisk.bots.eval.base import Evaluation
from obelisk.core.kit import AnyGame
from obelisk.core.record import Record

TURN: Final = 0.10
"""A turning point moves somebody's chance by at least so much."""
TURNING_POINTS: Final = 5
"""The greatest so many of a game are shown."""

Progress = Callable[[int, int], None]
"""Told how many plies of how many are done."""


def annotate(
    game: AnyGame, record: Record, depth: Depth = QUICK, seed: str = "1", progress: Progress | None = None
) -> Report:
    """The report of a record; the same record, depth and seed give the same. Raises `InvalidRecord`."""
    depth = depth.for_game(game)
    walk = Walk(game, record)
    samples = depth.samples_at(game.seats(walk.options))
    luck = LuckMeter(game, walk.options, samples, f"{seed}/{deal_of(record)}")
    judge = judge_of(game, luck.evaluation, depth)
    start = luck.of_the_deal()
    dealt = luck.chances(walk.start)
    now = dealt
    is_over = game.result(walk.start) is not None
    moments: list[Moment] = []
    decided: dict[int, Stretch] = {}
    for stretch in walk.stretches():
        after = luck.chances(stretch.after)
        expected = Expectation(after, [0.0] * len(after), 0)
        if stretch.has_chance:
            expected = luck.of_action(stretch.at_last, stretch.actions[-1], stretch.last)
        decision = None
        if stretch.choices:
            view = game.view(stretch.before, stretch.seat)
            judged = judge.judge(view, stretch.seat, stretch.actions, f"{seed}/{stretch.first}")
            decision = decision_report(judged, stretch)
            decided[len(moments)] = stretch
        moments.append(moment_of(stretch, now, expected, after, decision))
        now = after
        is_over = game.result(stretch.after) is not None
        if progress is not None:
            progress(stretch.last + 1, len(record.plies))
    further = judge_of(game, luck.evaluation, depth.further(game, len(dealt)))
    for number in in_doubt(moments, depth.again_at(len(dealt))):
        stretch = decided[number]
        view = game.view(stretch.before, stretch.seat)
        judged = further.judge(view, stretch.seat, stretch.actions, f"{seed}/again/{stretch.first}")
        moments[number] = replace(moments[number], decision=decision_report(judged, stretch))
    moments = with_turning_points(moments, dealt)
    return Report(
        FORMAT,
        game.id,
        record.rules,
        depth.name,
        seed,
        luck.evaluation.id,
        len(record.plies),
        is_over,
        start.means,
        start.errors,
        dealt,
        less(dealt, start.means),
        moments,
        player_reports(record.players, start, dealt, moments, len(record.plies)),
    )


def deal_of(record: Record) -> str:
    """Tells games with different deals apart, so that each has samples of its own: had all the same
    ones, all would be wrong about chance in the same way, and luck would not be nothing on average.
    """
    return sha256("\n".join(text for text, _ in record.setup).encode()).hexdigest()[:16]


def judge_of(game: AnyGame, evaluation: Evaluation[Any], depth: Depth) -> Judge:
    """Who judges decisions at a depth."""
    planner, quick = (brain_of(game).planner(game, evaluation, is_quick) for is_quick in (False, True))
    return Judge(game, evaluation, planner, quick, depth.worlds, depth.width, depth.turns)


def in_doubt(moments: list[Moment], most: int) -> list[int]:
    """The moments of the decisions that seem to have lost most: a plan that pays only after the own turn
    looks like a mistake to whoever looks no further, so nobody is blamed on a first look alone.
    """
    losses = [
        (-moment.decision.loss, number)
        for number, moment in enumerate(moments)
        if moment.decision is not None and not moment.decision.is_obvious and moment.decision.loss > 0.0
    ]
    return [number for _, number in sorted(losses)[:most]]


def less(values: list[float], others: list[float]) -> list[float]:
    """Seat by seat, the one less the other."""
    return [value - other for value, other in zip(values, others, strict=True)]


def moment_of(
    stretch: Stretch,
    before: list[float],
    expected: Expectation,
    after: list[float],
    decision: DecisionReport | None,
) -> Moment:
    """A stretch with what play and luck made of the chances."""
    return Moment(
        stretch.first + 1,
        stretch.last + 1,
        stretch.seat,
        stretch.kind,
        stretch.texts,
        after,
        less(after, expected.means),
        expected.errors,
        less(expected.means, before),
        expected.outcomes,
        False,
        decision,
    )


def decision_report(judged: Judgement, stretch: Stretch) -> DecisionReport:
    """A judgement with its mark; the line played in the words of the record."""
    mark = "" if judged.is_obvious else mark_of(judged.loss, judged.error)
    return DecisionReport(
        [plan_report(plan) for plan in judged.plans],
        PlanReport(stretch.texts, judged.played.chance, judged.played.error),
        judged.loss,
        judged.error,
        judged.stake,
        judged.is_obvious,
        mark,
    )


def plan_report(line: Line) -> PlanReport:
    """A line as the report tells it."""
    return PlanReport(line.actions, line.chance, line.error)


def mark_of(loss: float, error: float) -> str:
    """What a loss is called; nothing if it may be noise."""
    found = ""
    for mark, least in MARKS.items():
        if loss >= least and loss > SURE * error:
            found = mark
    return found


def with_turning_points(moments: list[Moment], dealt: list[float]) -> list[Moment]:
    """The moments, with those marked that moved the chances most."""
    before = dealt
    moved: list[tuple[float, int]] = []
    for number, moment in enumerate(moments):
        change = max(abs(a - b) for a, b in zip(moment.chances, before, strict=True))
        if change >= TURN:
            moved.append((-change, number))
        before = moment.chances
    chosen = {number for _, number in sorted(moved)[:TURNING_POINTS]}
    return [replace(moment, is_turning_point=number in chosen) for number, moment in enumerate(moments)]
