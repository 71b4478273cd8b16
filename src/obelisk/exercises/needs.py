"""Which exercises somebody needs: the themes in which the better plan would have brought more.

A theme counts what a turn brings. Where a mistake cost crystals, coins or power, the exercises of that theme
ask for the same.
"""

from __future__ import annotations

from typing import Any

from obelisk.analysis.report import Report
from obelisk.core.decision import Seat
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.core.kit import AnyGame
from obelisk.core.record import Record, Replay
from obelisk.exercises.shelf import themes_of
from obelisk.exercises.solver import Heard
from obelisk.exercises.theme import Theme

Course = list[tuple[Any, bool]]
"""States, one after each action, and whether chance was asked for it."""


def needed_themes(game: AnyGame, record: Record, report: Report) -> dict[int, list[str]]:
    """The themes of each mistake of a report, by the ply (from 1) that it begins with."""
    themes = themes_of(game.id)
    if themes is None:
        return {}
    states = states_of(game, record)
    found: dict[int, list[str]] = {}
    for moment in report.moments:
        if moment.decision is None or not moment.decision.mark:
            continue
        at = moment.first - 1
        # What was played goes on in the record, if the seat learnt something before its turn was over.
        played = [(states[at], False)]
        played += [
            (states[ply + 1], bool(record.plies[ply].outcomes)) for ply in range(at, len(record.plies))
        ]
        better = moment.decision.plans[0].actions
        found[moment.first] = [
            theme.id
            for theme in themes.themes.values()
            if would_bring_more(game, theme, moment.seat, course_of(game, theme, states[at], better), played)
        ]
    return found


def states_of(game: AnyGame, record: Record) -> list[Any]:
    """The state before each ply of a record, and the last one."""
    replay: Replay[Any, Any, Any] = Replay(game, record)
    found = [game.copy(replay.state)]
    while replay.at < len(record.plies):
        replay.step()
        found.append(game.copy(replay.state))
    return found


def course_of(game: AnyGame, theme: Theme, before: Any, line: list[str]) -> Course:
    """Where a line leads until it asks chance; nowhere, if it needs another world than this one."""
    state = game.copy(before)
    found = [(state, False)]
    for text in line:
        state = game.copy(state)
        chance = Heard(theme.chance())
        try:
            game.advance(state, game.parse(state, text), chance)
        except (IllegalAction, InvalidNotation):
            return []
        found.append((state, chance.asked))
        if chance.asked:
            break
    return found


def would_bring_more(game: AnyGame, theme: Theme, seat: Seat, better: Course, played: Course) -> bool:
    """Whether the better line brings more of what a theme counts than what was played, and enough of it."""
    most = brought(game, theme, seat, better)
    mine = brought(game, theme, seat, played)
    return most is not None and mine is not None and most >= theme.least and most > mine


def brought(game: AnyGame, theme: Theme, seat: Seat, course: Course) -> int | None:
    """What a turn brings from where the theme begins in it: nothing if it does not come to that, None if it
    cannot be said.
    """
    begun: Any = None
    after: Any = None
    for after, was_asked in course:
        decision = game.decision(after)
        if decision is None or decision.seat != seat:
            break
        if begun is None and decision.kind in theme.kinds:
            if not theme.fits(after, seat):
                return None
            begun = after
        elif begun is not None and (was_asked or theme.is_over(after)):
            break
    return 0 if begun is None else theme.score(begun, after, seat)
