"""Which exercises somebody needs: the themes in which the better plan would have brought more.

A theme counts what a turn brings. Where a mistake cost crystals, coins or power, the exercises of that theme
ask for the same.
"""

from __future__ import annotations

from typing import Any

from obelisk.analysis.report import DecisionReport, Report
from obelisk.core.decision import Seat
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.core.kit import AnyGame
from obelisk.core.record import Record, Replay
from obelisk.exercises.shelf import themes_of
from obelisk.exercises.solver import Heard
from obelisk.exercises.theme import Theme


def needed_themes(game: AnyGame, record: Record, report: Report) -> dict[int, list[str]]:
    """The themes of each mistake of a report, by the ply (from 1) that it begins with."""
    themes = themes_of(game.id)
    if themes is None:
        return {}
    marked = {
        moment.first: (moment.seat, moment.decision)
        for moment in report.moments
        if moment.decision is not None and moment.decision.mark
    }
    found: dict[int, list[str]] = {}
    replay: Replay[Any, Any, Any] = Replay(game, record)
    while replay.at < len(record.plies):
        if replay.at + 1 in marked:
            seat, decision = marked[replay.at + 1]
            found[replay.at + 1] = [
                theme.id
                for theme in themes.themes.values()
                if would_bring_more(game, theme, replay.state, seat, decision)
            ]
        replay.step()
    return found


def would_bring_more(game: AnyGame, theme: Theme, before: Any, seat: Seat, decision: DecisionReport) -> bool:
    """Whether the best plan brings more of what a theme counts than what was played, and enough of it."""
    asked = game.decision(before)
    if asked is None or asked.kind not in theme.kinds or not theme.fits(before, seat):
        return False
    best = brought(game, theme, before, seat, decision.plans[0].actions)
    played = brought(game, theme, before, seat, decision.played.actions)
    return best is not None and played is not None and best >= theme.least and best > played


def brought(game: AnyGame, theme: Theme, before: Any, seat: Seat, line: list[str]) -> int | None:
    """What a line brings; None if that cannot be said, or if it needed another world than the true one."""
    state = game.copy(before)
    for text in line:
        chance = Heard(theme.chance())
        try:
            game.advance(state, game.parse(state, text), chance)
        except (IllegalAction, InvalidNotation):
            return None
        decision = game.decision(state)
        if chance.asked or decision is None or decision.seat != seat or theme.is_over(state):
            break
    return theme.score(before, state, seat)
