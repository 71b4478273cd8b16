"""The hold: an action that might be answered in secret waits with all that follows it until one moment.

What does not happen cannot be told from what does.  [LEG-18.6]
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from obelisk.server.table.moment import Moment
from obelisk.server.table.seats import is_bot_run
from obelisk.storage.base import TableRow

BOT_ANSWER_MS: Final = 3000
"""How long something is held back where only bots could have an answer to it."""


class Hold:
    """An action that another seat might be asked about, until its outcome is told at the time `until`.

    Everybody knows only what was before it, except the seats that are asked. There is one only where the game
    says `may_be_answered`. Never changed: a hold that more seats see through is another one.
    """

    __slots__ = ("asked", "before", "until")

    def __init__(self, before: Moment, until: int, asked: frozenset[int]) -> None:
        self.before = before
        self.until = until
        self.asked = asked

    def hides_from(self, seats: Collection[int]) -> bool:
        return self.asked.isdisjoint(seats)


def answer_window(row: TableRow, seat: int, longest: int) -> int:
    """How long an action of `seat` is held: everybody else gets time, bots need less."""
    are_bots = all(is_bot_run(other) for other in row.seats if other.seat != seat)
    return min(longest, BOT_ANSWER_MS) if are_bots else longest
