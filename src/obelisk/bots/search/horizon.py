"""How far a playout goes."""

from __future__ import annotations

from typing import Final

from obelisk.core.decision import Seat

MOST_PLANS: Final = 16
"""A turn never needs more, not even those of five others; whose rivals are skipped would go on for ever."""


class Horizon:
    """So many turns after the one that `seat` has begun; those of all others in a row count as one."""

    __slots__ = ("_left", "_made", "_own", "_seat")

    def __init__(self, seat: Seat, turns: int) -> None:
        self._seat = seat
        self._left = turns
        self._own = True
        self._made = 0

    def includes(self, seat: Seat) -> bool:
        """Whether the next plan, which `seat` makes, still belongs to the playout."""
        if (seat == self._seat) != self._own:
            self._own = not self._own
            self._left -= 1
            self._made = 0
        self._made += 1
        return self._left >= 0 and self._made <= MOST_PLANS
