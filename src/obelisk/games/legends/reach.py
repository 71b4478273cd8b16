"""What the hand could add to the power at most: the sum by which looking ahead says no.  [LEG-6.9]"""

from __future__ import annotations

from typing import Final

HIGHEST_SUM: Final = 20
"""No card shows more fire and earth together (mutant-101 has 16)."""


class Reach:
    """What the hand could add to the power at most: a rough sum over the cards that can be played."""

    __slots__ = ("best", "doubles", "everything", "floor", "free", "gangs", "more", "pairs", "unknown")

    def __init__(self) -> None:
        # The best single unit, all paired or ganged cards together, all FREE ones, and all cards there are.
        self.best = 0
        self.pairs = 0
        self.free = 0
        self.everything = 0
        self.gangs = False
        # Texts: totals raised to, doublings, raises, and whether limits fall.
        self.floor = 0
        self.doubles = 0
        self.more = False
        self.unknown = False
