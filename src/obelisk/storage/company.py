"""What the store keeps of people among each other: friends, blocks, whoever looks for a game, complaints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

FRIEND: Final = "friend"
BLOCK: Final = "block"


@dataclass(slots=True)
class Seek:
    """Somebody looks for a game of two since `since`, and without another sign of life until `until`. `head`
    is the account that they play for: it does not play with itself.
    """

    person: str
    head: str
    game: str
    clock: str
    is_rated: bool
    at_least: float
    since: int
    until: int


@dataclass(slots=True)
class Offence:
    """A complaint of somebody about somebody else; `table` is empty if it is about no table."""

    id: int
    reporter: str
    person: str
    table: str
    reason: str
    text: str
    at: int
    is_settled: bool = False
    reporter_name: str = ""
    name: str = ""


class CompanyStorage(Protocol):
    """The part of a store that people among each other need."""

    async def set_tie(self, person: str, other: str, kind: str, at: int, most: int) -> None:
        """Notes a friend or a block; `Conflict` if there are `most` already."""
        ...

    async def drop_tie(self, person: str, other: str, kind: str) -> None: ...

    async def ties(self, person: str, kind: str) -> list[tuple[str, str, str]]:
        """Id, name and kind of those whom somebody has noted, by name."""
        ...

    async def is_tied(self, person: str, other: str, kind: str) -> bool: ...

    async def drop_seek(self, person: str) -> None: ...

    async def add_offence(self, offence: Offence) -> int: ...

    async def offences(self, is_settled: bool, limit: int) -> list[Offence]:
        """Complaints with the names of both, the oldest first."""
        ...

    async def settle(self, id: int) -> None:
        """A complaint is dealt with; `Conflict` if there is none."""
        ...
