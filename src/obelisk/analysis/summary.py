"""Sums a report up, seat by seat."""

from __future__ import annotations

from math import sqrt
from typing import Final

from obelisk.analysis.judge import mean_and_error
from obelisk.analysis.outcomes import Expectation
from obelisk.analysis.report import MARKS, PHASES, DecisionReport, Moment, PhaseReport, PlayerReport

NORMAL_95: Final = 1.96


def player_reports(
    names: list[str],
    start: Expectation,
    dealt: list[float],
    moments: list[Moment],
    plies: int,
) -> list[PlayerReport]:
    """One for each seat."""
    found: list[PlayerReport] = []
    for seat in range(len(dealt)):
        judged = [
            (phase_of(moment.first, plies), moment.decision)
            for moment in moments
            if moment.seat == seat and moment.decision is not None and not moment.decision.is_obvious
        ]
        decisions = [decision for _, decision in judged]
        mean, error = mean_and_error([each.loss for each in decisions]) if decisions else (0.0, 0.0)
        half = NORMAL_95 * error
        found.append(
            PlayerReport(
                seat,
                names[seat] if seat < len(names) else "",
                start.means[seat],
                dealt[seat] - start.means[seat] + sum(moment.luck[seat] for moment in moments),
                sqrt(start.errors[seat] ** 2 + sum(moment.luck_error[seat] ** 2 for moment in moments)),
                sum(moment.play[seat] for moment in moments if moment.seat == seat),
                sum(moment.play[seat] for moment in moments if moment.seat != seat),
                moments[-1].chances[seat] if moments else dealt[seat],
                len(decisions),
                mean,
                [max(0.0, mean - half), mean + half],
                accuracy_of(decisions),
                {mark: sum(each.mark == mark for each in decisions) for mark in MARKS},
                [
                    PhaseReport(
                        phase,
                        len(part),
                        sum(each.loss for each in part) / max(1, len(part)),
                        accuracy_of(part),
                    )
                    for phase in PHASES
                    for part in [[decision for when, decision in judged if when == phase]]
                ],
                accuracy_error_of(decisions),
            )
        )
    return found


def phase_of(ply: int, plies: int) -> str:
    """The third of the game in which a ply (from 1) lies."""
    return PHASES[min(len(PHASES) - 1, (ply - 1) * len(PHASES) // max(1, plies))]


def accuracy_of(decisions: list[DecisionReport]) -> float | None:
    """The part of what was at stake that was kept; None if nothing was."""
    stake = sum(each.stake for each in decisions)
    if stake <= 0.0:
        return None
    return max(0.0, 1.0 - sum(each.loss for each in decisions) / stake)


def accuracy_error_of(decisions: list[DecisionReport]) -> float | None:
    """The standard error of an accuracy, a ratio of sums: how far each loss is off its part of the stake."""
    stake = sum(each.stake for each in decisions)
    count = len(decisions)
    if count < 2 or stake <= 0.0:
        return None
    part = sum(each.loss for each in decisions) / stake
    squares = sum((each.loss - part * each.stake) ** 2 for each in decisions)
    return sqrt(squares * count / (count - 1)) / stake
