"""Notices: what the processes that share a store tell each other. Small, and never needed: the store has all
that matters, so one that is lost costs time only.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

TABLE: Final = "table"
"""A table has changed. `text` is its version, or empty if it is not known."""
CHAT: Final = "chat"
"""Somebody has said something at a table: the line as JSON."""
HERE: Final = "here"
"""Who is at a table by way of the sender: ids of people as JSON."""
WATCHERS: Final = "watchers"
"""How many watch a table by way of the sender: a number."""
REACTION: Final = "reaction"
"""Somebody has shown something at a table: what, and when, as JSON."""
WHO: Final = "who"
"""Asks who is at a table."""
BELL: Final = "bell"
"""An event for the streams of a person, as JSON."""
CUT_OFF: Final = "cut_off"
"""The connections of a person end: goodbye and code as JSON."""
RENAME: Final = "rename"
"""A person has another name: the name."""
MUTE: Final = "mute"
"""A person wants to hear others again, or not any more: whom, and whether not, as JSON."""
FAMILIAR: Final = "familiar"
"""Somebody was let in: login, and the address as text."""
CALLED: Final = "called"
"""Somebody is about to be called, unless they are at one of the others: kind, about and mark as JSON."""
MISSED: Final = "missed"
"""Made by a store that was cut off from the others: anything may have been missed."""

LONGEST: Final = 7_000
"""PostgreSQL takes notices of so many bytes at most, nearly."""


@dataclass(slots=True, frozen=True)
class Notice:
    """`sender` tells the others something of kind `kind` about a table or a person."""

    sender: str
    kind: str
    about: str = ""
    text: str = ""

    def encode(self) -> str:
        return json.dumps([self.sender, self.kind, self.about, self.text], ensure_ascii=False)


def notice_of(text: str) -> Notice:
    """Raises `ValueError` for what is no notice."""
    sender, kind, about, rest = json.loads(text)
    return Notice(str(sender), str(kind), str(about), str(rest))


class Board:
    """Notices between those who share one store in one process."""

    def __init__(self) -> None:
        self._hears: dict[str, Callable[[Notice], None]] = {}

    def listen(self, name: str, hear: Callable[[Notice], None]) -> None:
        self._hears[name] = hear

    def tell(self, notice: Notice) -> None:
        for name, hear in self._hears.items():
            if name != notice.sender:
                asyncio.get_running_loop().call_soon(hear, notice)
