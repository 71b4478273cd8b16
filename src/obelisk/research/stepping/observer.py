"""Observations as rows of a sheet: straight from states where the encoding can, else by way of views."""

from __future__ import annotations

from array import array
from typing import Any

from obelisk.core.decision import Seat
from obelisk.core.game import Game
from obelisk.tensors.base import Data, Encoding, StraightEncoding
from obelisk.tensors.sheet import Sheet


class Observer:
    """Writes what seats of one game may know."""

    __slots__ = ("encoding", "game", "pending", "sheet", "straight")

    def __init__(self, game: Game[Any, Any, Any], encoding: Encoding) -> None:
        self.game = game
        self.encoding = encoding
        self.straight: StraightEncoding | None = straight(encoding)
        self.pending = encoding.layout.starts["pending"]
        self.sheet: Sheet | None = None

    def write(self, state: Any, seat: Seat, pending: list[int] | None, sheet: Sheet) -> None:
        """Writes what `seat` may know, and the tokens chosen so far if they are his."""
        encoding = self.straight
        if encoding is not None:
            encoding.write(state, seat, sheet)
        else:
            out = self.encoding.layout.buffer()
            self.encoding.observe(self.game.encode_view(self.game.view(state, seat)), out)
            sheet.counts(0, out.tolist(), 0, len(out))
        if pending:
            for token in pending:
                sheet.add(self.pending + token, 1)

    def spread(self, state: Any, seat: Seat, pending: list[int] | None, out: Any) -> None:
        """Writes what `seat` may know into a row of zeros."""
        layout = self.encoding.layout
        sheet = self.sheet
        if sheet is None:
            sheet = Sheet(layout.size, layout.buffer(), layout.buffer(), array("i", [0, 0]))
            self.sheet = sheet
        sheet.begin(0)
        self.write(state, seat, pending, sheet)
        sheet.spread(out)

    def glance(self, state: Any, seat: Seat) -> Data:
        """As much of the view of `seat` as is needed to describe his actions."""
        if self.straight is not None:
            return self.straight.glance(state, seat)
        return self.game.encode_view(self.game.view(state, seat))


def straight(encoding: Any) -> StraightEncoding | None:
    """The encoding, if it reads states itself."""
    found: StraightEncoding | None = encoding if hasattr(encoding, "write") else None
    return found
