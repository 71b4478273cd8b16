"""What the store keeps of clubs: people who play among themselves, their tables, and who does best there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from obelisk.storage.standing import Cursor

if TYPE_CHECKING:
    from obelisk.storage.base import TableRow


@dataclass(slots=True)
class Club:
    """A club. `code` is the hash of the invitation that lets people in; null where there is none."""

    id: str
    name: str
    owner: str
    created: int
    code: bytes | None = None


@dataclass(slots=True)
class ClubMember:
    """Somebody in a club; `is_asked`: they were asked in, and have not answered."""

    person: str
    joined: int
    is_asked: bool
    name: str = ""
    kind: str = ""


@dataclass(slots=True)
class ClubLine:
    """How a member did at the club's tables. `points`: of each game the share of the others left behind,
    half of those who were equal.
    """

    person: str
    name: str
    games: int
    wins: int
    points: float


class ClubStorage(Protocol):
    """The part of a store that clubs need. Whoever was only asked in is no member."""

    async def add_club(self, club: Club, most: int) -> None:
        """Adds a club with its owner as the first member; `Conflict` if they are in `most`."""
        ...

    async def club(self, id: str) -> Club | None: ...

    async def clubs_of(self, person: str) -> list[tuple[Club, ClubMember, int]]:
        """The clubs of somebody with what they are there, those they are asked into, too, the latest first;
        and how many members there are.
        """
        ...

    async def club_members(self, id: str) -> list[ClubMember]:
        """Everybody in a club and everybody asked, in the order in which they came."""
        ...

    async def is_member(self, id: str, person: str) -> bool: ...

    async def set_club_code(self, id: str, code: bytes) -> None:
        """Another invitation; the one before is void."""
        ...

    async def ask_in(self, id: str, person: str, at: int, most: int, most_asked: int) -> None:
        """`Conflict`: `there` if they are in or asked already, `full` if the club has `most`, or `many` if
        they are asked into `most_asked`.
        """
        ...

    async def join_club(
        self, id: str, person: str, at: int, code: bytes | None, most: int, most_clubs: int
    ) -> None:
        """Lets somebody in who was asked, or who has the invitation. `Conflict`: `code` if neither, `there`,
        `full`, or `many` if they are in `most_clubs`.
        """
        ...

    async def leave_club(self, id: str, person: str) -> None:
        """Takes somebody out, or their being asked back. The club of an owner goes to the account that has
        been in it longest; where there is none, it is closed. `Conflict` if they are not there.
        """
        ...

    async def close_club(self, id: str) -> None:
        """There is no such club any more: what has not begun there is called off, and what was played stays
        with those who sat there.
        """
        ...

    async def club_tables(self, id: str, after: Cursor, limit: int) -> list[TableRow]:
        """The tables of a club, the latest first; not those that were closed."""
        ...

    async def club_ladder(self, id: str, game: str, last: int) -> list[ClubLine]:
        """The members by points over the last so many games of the club that were between people."""
        ...
