"""What the store keeps of tournaments: what was agreed, who takes part, and the tables of the rounds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

from obelisk.storage.standing import Cursor

if TYPE_CHECKING:
    from obelisk.storage.base import SeatRow, TableRow

OPEN: Final = "open"
RUNNING: Final = "playing"
OVER: Final = "finished"
CANCELLED: Final = "cancelled"

FIXED: Final = "fixed"
PRESET: Final = "preset"
OWN: Final = "own"


@dataclass(slots=True)
class Tournament:
    """A tournament. `rounds` is 0 where the number of players decides; `choices` says what each may choose
    for the own seat; `starts` when it begins by itself; `seed` is empty before the start. `version` counts
    the changes of this row. `club`: only its members see it and take part.

    Where decks are drafted, it is `playing` in round 0 until the first round; then `starts` is null while
    people draft, and afterwards until when they build their decks.
    """

    id: str
    title: str
    game: str
    options: str
    format: str
    seats: int
    rounds: int
    most: int
    choices: str
    clock: str
    is_rated: bool
    is_public: bool
    owner: str
    created: int
    starts: int | None
    status: str
    round: int
    seed: str
    moved: int
    version: int = 0
    club: str | None = None


@dataclass(slots=True)
class Participant:
    """Somebody who takes part; `choice` is what they chose for their seat, as JSON, or empty."""

    person: str
    joined: int
    choice: str = ""
    number: int | None = None
    left_round: int | None = None
    name: str = ""
    kind: str = ""


@dataclass(slots=True)
class RoundGame:
    """A table of a round, with what its table says of the result; `table` is null for a bye. `seats` are all
    those of drafts and of tables that are being played; of others those who left them or resigned, for a page
    needs no more of hundreds of tables.
    """

    round: int
    number: int
    players: str
    table: str | None
    status: str = ""
    result: str | None = None
    seats: list[SeatRow] = field(default_factory=list)


@dataclass(slots=True)
class TournamentWish:
    """Which part of which list: those after `after`, the latest first. `person`: those in which somebody
    takes part or which are theirs, private ones too; `club`: those of a club.
    """

    status: str
    game: str
    person: str
    after: Cursor
    limit: int
    club: str = ""


class TournamentStorage(Protocol):
    """The part of a store that tournaments need."""

    async def add_tournament(self, row: Tournament, most: int) -> None:
        """`Conflict` if its owner has `most` that are not over."""
        ...

    async def tournament(self, id: str) -> Tournament | None: ...

    async def tournaments(self, wish: TournamentWish) -> list[tuple[Tournament, int]]:
        """With how many take part."""
        ...

    async def participants(self, id: str) -> list[Participant]:
        """Everybody who takes part, in the order in which they came."""
        ...

    async def enter_tournament(self, id: str, person: Participant, rivals: set[str]) -> None:
        """Somebody takes part, or chooses anew. `Conflict`: `status` if it is not open, `full`, or `rivals`
        if one of those takes part.
        """
        ...

    async def leave_tournament(self, id: str, person: str) -> None:
        """Somebody takes no part any more, from the next round on. `Conflict` if they did not."""
        ...

    async def round_games(self, id: str) -> list[RoundGame]: ...

    async def due_tournaments(self, now: int, limit: int) -> list[str]:
        """Those that wait for nobody: the time to start has come, or the last table of a round is over. Where
        decks are being built: all have one, or the time for it is over.
        """
        ...

    async def built_decks(self, id: str) -> set[tuple[str, int]]:
        """The seats of its drafts, each with its table, that have a deck."""
        ...

    async def advance_tournament(
        self,
        before: Tournament,
        after: Tournament,
        numbers: dict[str, int],
        left: list[str],
        games: list[tuple[RoundGame, TableRow | None]],
    ) -> None:
        """The next round begins, or it is over: its row, its tables, the numbers that people get and those
        who have left, whole or not at all. `Conflict` if somebody was faster.
        """
        ...
