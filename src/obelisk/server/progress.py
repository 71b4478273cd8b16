"""A person's games as a learning curve: accuracy, luck, typical mistakes, and the exercises that fit them.

All is read from summaries of reports that were made before: nobody thinks while somebody looks. It is for
the person alone, and for the owner of a bot.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from obelisk.analysis.report import MARKS, PHASES
from obelisk.exercises.shelf import exercises_of
from obelisk.server.people import Visitor
from obelisk.server.profiles import Profiles, sees_all
from obelisk.server.refusals import forbidden
from obelisk.server.reports import Reports
from obelisk.server.thinking.summaries import SeatSummary
from obelisk.server.wire import Answer, Request
from obelisk.storage.coaching import Coached

GAMES_SHOWN: Final = 200
"""So many of the last games make the curves."""
MOST_AT_ONCE: Final = 50
"""So many are reported for one wish."""
FIRST_LOOK: Final = "quick"
MISTAKES_SHOWN: Final = 8
THEMES_SHOWN: Final = 4


class ProgressWish(Request):
    """Has the last so many games of a kind reported that were not yet."""

    game: Annotated[str, Meta(max_length=40)]
    last: Annotated[int, Meta(ge=1, le=MOST_AT_ONCE)] = 10


class PhaseProgress(Answer):
    """A third of a game; `accuracy` is null where nothing was at stake."""

    phase: str
    accuracy: float | None


class GameProgress(Answer):
    """A game that the coach has looked at. `luck` and `result` in shares of winning chance."""

    table: str
    at: int
    seat: int
    seats: int
    deck: str
    place: int
    depth: str
    accuracy: float | None
    phases: list[PhaseProgress]
    loss: float
    decisions: int
    luck: float
    luck_error: float
    result: float
    marks: dict[str, int]


class TypicalMistake(Answer):
    """A class of mistakes: a deed (a verb of the notation) that was `missed`, `needless`, or better done
    `otherwise`; how often, and what it lost in all. `table` and `ply` lead to the latest.
    """

    how: str
    deed: str
    times: int
    loss: float
    table: str
    ply: int


class FittingTheme(Answer):
    """A theme of exercises in which the better plan would have brought more: so many times, so much lost."""

    theme: str
    times: int
    loss: float
    exercises: int
    solved: int


class Progress(Answer):
    """How somebody plays a game. `games`: those with a report, the oldest first; `unreported`: how many of
    the last ones have none; `thinking`: how many of them are still to be reported for a wish. `accuracy`,
    `phases` and `luck` are means over these games, `luck_error` half of the 95 % interval of the mean.
    """

    game: str
    games: list[GameProgress]
    unreported: int
    thinking: int
    accuracy: float | None
    phases: list[PhaseProgress]
    luck: float
    luck_error: float
    mistakes: list[TypicalMistake]
    themes: list[FittingTheme]


Looked = tuple[Coached, SeatSummary]


class ProgressPages:
    """The learning curves of all people."""

    def __init__(self, profiles: Profiles, reports: Reports) -> None:
        self._profiles = profiles
        self._storage = profiles.storage
        self._reports = reports

    async def page(self, id: str, reader: Visitor, game: str) -> Progress:
        """What the reports say that there are."""
        await self._check(id, reader)
        # Asked before the store is: whoever reads that nothing is left to be made has everything.
        waiting = self._reports.to_catch_up(id)
        games = await self._storage.coached(id, game, GAMES_SHOWN)
        looked = [(one, seat_of(one)) for one in reversed(games) if one.summary]
        solved = {row.exercise for row in await self._storage.exercise_tries(id) if row.is_solved}
        luck, luck_error = mean_and_half([summary.luck for _, summary in looked])
        return Progress(
            game=game,
            games=[game_progress(*one) for one in looked],
            unreported=len(games) - len(looked),
            thinking=sum(1 for one in games if one.result.table in waiting),
            accuracy=mean([summary.accuracy for _, summary in looked]),
            phases=[
                PhaseProgress(
                    phase=phase,
                    accuracy=mean(
                        [part.accuracy for _, one in looked for part in one.phases if part.phase == phase]
                    ),
                )
                for phase in PHASES
            ],
            luck=luck,
            luck_error=luck_error,
            mistakes=typical_mistakes(looked),
            themes=fitting_themes(game, looked, solved),
        )

    async def catch_up(self, id: str, reader: Visitor, wish: ProgressWish) -> Progress:
        """Begins to have the last games reported, if there are any without a report."""
        await self._check(id, reader)
        games = await self._storage.coached(id, wish.game, wish.last)
        missing = {one.result.table: one.depth or FIRST_LOOK for one in games if not one.summary}
        self._reports.catch_up(id, missing)
        return await self.page(id, reader, wish.game)

    async def _check(self, id: str, reader: Visitor) -> None:
        if not sees_all(await self._profiles.find(id), reader):
            raise forbidden("private")


def seat_of(game: Coached) -> SeatSummary:
    """What the coach says of the seat that somebody had."""
    return msgspec.json.decode(game.summary, type=list[SeatSummary])[game.result.seat]


def game_progress(game: Coached, summary: SeatSummary) -> GameProgress:
    row = game.result
    counted = Counter(mistake.mark for mistake in summary.mistakes)
    return GameProgress(
        table=row.table,
        at=row.at,
        seat=row.seat,
        seats=row.seats,
        deck=row.deck,
        place=row.place,
        depth=game.depth,
        accuracy=summary.accuracy,
        phases=[PhaseProgress(phase=part.phase, accuracy=part.accuracy) for part in summary.phases],
        loss=summary.loss,
        decisions=summary.decisions,
        luck=summary.luck,
        luck_error=summary.luck_error,
        result=summary.result,
        marks={mark: counted[mark] for mark in MARKS},
    )


def typical_mistakes(looked: list[Looked]) -> list[TypicalMistake]:
    """The classes of mistakes that lost most, the most expensive first."""
    found: dict[tuple[str, str], TypicalMistake] = {}
    for game, summary in looked:
        for one in summary.mistakes:
            key = one.how, one.deed
            if key not in found:
                found[key] = TypicalMistake(how=one.how, deed=one.deed, times=0, loss=0.0, table="", ply=0)
            kind = found[key]
            kind.times += 1
            kind.loss += one.loss
            kind.table, kind.ply = game.result.table, one.ply
    return sorted(found.values(), key=lambda kind: (-kind.loss, kind.how, kind.deed))[:MISTAKES_SHOWN]


def fitting_themes(game: str, looked: list[Looked], solved: set[str]) -> list[FittingTheme]:
    """The themes that would have helped most, the most expensive first."""
    times: Counter[str] = Counter()
    losses: dict[str, float] = {}
    for _, summary in looked:
        for mistake in summary.mistakes:
            for theme in mistake.themes:
                times[theme] += 1
                losses[theme] = losses.get(theme, 0.0) + mistake.loss
    exercises = exercises_of(game) if times else ()
    found = [
        FittingTheme(
            theme=theme,
            times=times[theme],
            loss=losses[theme],
            exercises=sum(1 for one in exercises if one.theme == theme),
            solved=sum(1 for one in exercises if one.theme == theme and one.name in solved),
        )
        for theme in times
    ]
    return sorted(found, key=lambda one: (-one.loss, one.theme))[:THEMES_SHOWN]


def mean(values: list[float | None]) -> float | None:
    """The mean of what is known; nothing if that is nothing."""
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known else None


def mean_and_half(values: list[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval; 0 where nobody can say."""
    count = len(values)
    if count < 2:
        return (values[0] if values else 0.0), 0.0
    middle = sum(values) / count
    spread = sum((value - middle) ** 2 for value in values) / (count - 1)
    return middle, 1.96 * sqrt(spread / count)
