"""What a report comes to for each seat: the little of it that the history of a person is made of."""

from __future__ import annotations

import msgspec

from obelisk.analysis.mistakes import kind_of
from obelisk.analysis.report import PhaseReport, PlayerReport, Report
from obelisk.core.kit import AnyGame
from obelisk.core.record import Record
from obelisk.exercises.needs import needed_themes


class Mistake(msgspec.Struct):
    """A decision with a mark: where it was, what it lost, its class, and the themes that train it."""

    ply: int
    mark: str
    loss: float
    how: str
    deed: str
    themes: list[str]


class SeatSummary(msgspec.Struct):
    """How a seat played a game."""

    start: float
    luck: float
    luck_error: float
    result: float
    decisions: int
    loss: float
    accuracy: float | None
    phases: list[PhaseReport]
    mistakes: list[Mistake]


def summaries_of(game: AnyGame, record: Record, report: Report) -> list[SeatSummary]:
    """One for each seat."""
    themes = needed_themes(game, record, report)
    return [summary_of(player, report, themes) for player in report.players]


def summary_of(player: PlayerReport, report: Report, themes: dict[int, list[str]]) -> SeatSummary:
    mistakes = []
    for moment in report.moments:
        decision = moment.decision
        if moment.seat != player.seat or decision is None or not decision.mark:
            continue
        kind = kind_of(decision.played.actions, decision.plans[0].actions)
        mistakes.append(
            Mistake(
                moment.first, decision.mark, decision.loss, kind.how, kind.deed, themes.get(moment.first, [])
            )
        )
    return SeatSummary(
        start=player.start,
        luck=player.luck,
        luck_error=player.luck_error,
        result=player.result,
        decisions=player.decisions,
        loss=player.loss,
        accuracy=player.accuracy,
        phases=player.phases,
        mistakes=mistakes,
    )
