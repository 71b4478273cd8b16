"""How it is written down who knows which tile or coin.  [DRK-14.20] [DRK-14.21]"""

from __future__ import annotations

from typing import Final

VIEWER: Final = 1 << 10
"""Entries of knowledge are viewer * VIEWER + design or value."""
SLOT: Final = 1 << 7
"""Slots of the pile are design * SLOT + knowers, a set of viewers as bits."""
HIDDEN: Final = -1
"""Stands for a design that the viewer does not know."""


def items_of(entries: list[int], viewer: int) -> list[int]:
    """The designs or values that a viewer knows to be somewhere, rising."""
    return [entry % VIEWER for entry in entries if entry // VIEWER == viewer]
