"""Unfinished business as data.  [LEG-15.4]"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from obelisk.games.legends import words


@mypyc_attr(acyclic=True)
class Frame:
    """A piece of unfinished business: who chooses, about which effect of which card, and how far it is."""

    __slots__ = ("card", "effect", "kind", "n", "picks", "seat", "stage")

    def __init__(self, kind: int, seat: int, card: int = words.NONE, effect: int = 0, n: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.effect = effect
        self.n = n
        self.stage = 0
        self.picks: list[int] = []

    def copy(self) -> Frame:
        frame = Frame(self.kind, self.seat, self.card, self.effect, self.n)
        frame.stage = self.stage
        if self.picks:
            frame.picks = self.picks.copy()
        return frame
