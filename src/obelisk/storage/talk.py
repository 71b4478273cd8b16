"""What the store keeps of talking: lines of chat, reactions, what was read, and who may not say anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

TABLE_ROOM: Final = "table"
"""Where the players talk."""
GALLERY: Final = "gallery"
"""Where onlookers talk."""
ON_LINE: Final = "line"
ON_PLY: Final = "ply"
ALWAYS: Final = 1 << 62


@dataclass(slots=True)
class ChatLine:
    """`phrase` is the id of a phrase that every reader is told in their own words; `text` is empty then.
    `removed`: not 0 if the operator has deleted what was said.
    """

    id: int
    person: str
    name: str
    text: str
    at: int
    room: str = TABLE_ROOM
    phrase: str = ""
    removed: int = 0


@dataclass(slots=True)
class Ears:
    """What somebody may hear at a table: whether what onlookers say, and of the players only what they said
    until a time.
    """

    person: str | None = None
    has_gallery: bool = True
    until: int = ALWAYS


@dataclass(slots=True)
class Reaction:
    """What somebody shows at a line of chat or at an action; no `mark` takes it back."""

    person: str
    kind: str
    target: int
    mark: str
    room: str
    at: int


class TalkStorage(Protocol):
    """The part of a store that talking needs."""

    async def add_chat(
        self, table: str, person: str, text: str, at: int, most: int, room: str = TABLE_ROOM, phrase: str = ""
    ) -> int:
        """Adds a line; of those of the table the last `most` are kept."""
        ...

    async def chat(self, table: str, ears: Ears, limit: int) -> list[ChatLine]:
        """The last lines, oldest first, without those of people whom the reader has muted."""
        ...

    async def chat_line(self, id: int) -> tuple[str, ChatLine] | None:
        """A line and its table."""
        ...

    async def remove_chat(self, id: int, at: int) -> None:
        """The operator deletes what was said; `Conflict` if there is no such line."""
        ...

    async def removed_chat(self, after: int) -> list[tuple[int, str, int]]:
        """Lines that were removed after some other: their ids, tables, and what to ask with the next time."""
        ...

    async def last_removed(self) -> int:
        """What to ask `removed_chat` with to hear only of those that follow."""
        ...

    async def set_mute(self, muter: str, muted: str, is_muted: bool) -> None: ...

    async def mutes(self, muter: str) -> list[str]: ...

    async def muted_people(self, muter: str) -> list[tuple[str, str, str]]:
        """Id, name and kind of those whom somebody has muted, by name."""
        ...

    async def set_silent(self, person: str, until: int) -> None:
        """Somebody may not say anything until then; 0: they may."""
        ...

    async def react(self, table: str, reaction: Reaction, most: int) -> None:
        """Shows, changes or takes back a reaction; `Conflict` if somebody has `most` at the table already."""
        ...

    async def reactions(self, table: str, ears: Ears, limit: int) -> list[Reaction]:
        """The last reactions, oldest first, without those of people whom the reader has muted."""
        ...

    async def set_read(self, person: str, table: str, line: int) -> None:
        """Somebody has read everything up to a line; never less than before."""
        ...

    async def read_until(self, person: str, table: str) -> int: ...

    async def unread(self, person: str, tables: list[str]) -> dict[str, int]:
        """How many lines of the other players somebody has not read, by table; none where there are none."""
        ...
