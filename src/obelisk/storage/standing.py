"""What the store keeps of how people did: ratings, results, ladders, and what is asked about them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

LIVE: Final = "live"
DAYS: Final = "days"

MOST_AMONG: Final = 10
"""So many games of a ladder between the same two people count within a day, whatever they agree on."""
AMONG_MS: Final = 86_400_000

Cursor = tuple[int, str]
"""Where a list goes on: after the line with this time and table."""
FIRST: Final[Cursor] = (1 << 62, "")


@dataclass(slots=True)
class Rating:
    """OpenSkill's belief about a person at tables of one game with so many seats: live, or over days."""

    person: str
    game: str
    mu: float
    sigma: float
    games: int
    seats: int = 2
    pace: str = DAYS

    @property
    def at_least(self) -> float:
        """What the person is at least: ladders are ordered by it."""
        return self.mu - 3 * self.sigma


@dataclass(slots=True)
class ResultRow:
    """How one person did at one table. `deck` is what they played with, `variant` the options that were not
    the usual ones, as JSON; `mu` and `sigma` their rating afterwards, if the game was rated.
    """

    table: str
    seat: int
    person: str
    game: str
    place: int
    seats: int
    is_rated: bool
    at: int
    pace: str = DAYS
    is_public: bool = True
    deck: str = ""
    variant: str = ""
    mu: float | None = None
    sigma: float | None = None


Rate = Callable[[list[Rating]], list[Rating]]
"""New ratings from the old, both in the order of the results; runs inside the transaction."""


@dataclass(slots=True)
class Player:
    """Who sat at a finished table: a person, or a bot of the server."""

    seat: int
    person: str | None
    name: str
    bot: str
    has_resigned: bool


@dataclass(slots=True)
class Played:
    """A finished game as the history of a person tells it; `outcome` is its result as JSON."""

    result: ResultRow
    title: str
    ending: str
    outcome: str | None
    spectators: bool
    origin: str
    players: list[Player] = field(default_factory=list)


@dataclass(slots=True)
class Tally:
    """How often somebody sat with an opponent, and how many of these games they won. `person` is empty for a
    bot of the server, whose name is `bot`.
    """

    person: str
    name: str
    bot: str
    games: int
    wins: int


@dataclass(slots=True)
class LadderWish:
    """Which part of which ladder: those after `at_least` and `person`."""

    game: str
    seats: int
    pace: str
    of_bots: bool
    limit: int
    at_least: float = 1e9
    person: str = ""


class StandingStorage(Protocol):
    """The part of a store that ratings and results need. `reader_sees_all`: private tables, too."""

    async def ratings(self, person: str) -> list[Rating]: ...

    async def ladder(self, wish: LadderWish) -> list[tuple[Rating, str]]:
        """The best, by what they are at least, with their names; nobody whose page is private."""
        ...

    async def better_than(self, rating: Rating, of_bots: bool) -> int:
        """How many stand before somebody on a ladder."""
        ...

    async def results(self, person: str, sees_all: bool, game: str, limit: int) -> list[ResultRow]:
        """The last results of somebody, the latest first: of one game, or of all (empty)."""
        ...

    async def played(self, person: str, sees_all: bool, after: Cursor, limit: int) -> list[Played]:
        """The history of somebody, the latest first."""
        ...

    async def opponents(self, person: str, sees_all: bool, game: str, last: int, limit: int) -> list[Tally]:
        """With whom somebody sat in the last so many games, the most frequent first."""
        ...
