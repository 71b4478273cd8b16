"""Compact encodings: fewer numbers, each a sum of some of the full ones. Documented in docs/encodings.md.

Actions are those of the full encoding. What a seat sees is made of the full row and of nothing else, so it
tells no more than that.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from obelisk.core.decision import Action, Seat
from obelisk.core.game import Game
from obelisk.tensors.base import Data, Menu, Path, StraightEncoding
from obelisk.tensors.layout import Buffer, Layout
from obelisk.tensors.sheet import Sheet


class Plan:
    """Where each place of a full row goes: to some places of the compact one, each with a weight."""

    def __init__(self, full: Layout, compact: Layout) -> None:
        self._full = full
        self._compact = compact
        self._goals: list[list[tuple[int, float]]] = [[] for _ in range(full.size)]

    def keep(self, *names: str) -> None:
        """Slices that stay as they are."""
        for name in names:
            here, there = self._full.slice(name), self._compact.starts[name]
            for place in range(here.start, here.stop):
                self._goals[place].append((there + place - here.start, 1.0))

    def add(self, place: int, target: int, weight: float) -> None:
        """A number that is added somewhere, with a weight."""
        if weight:
            self._goals[place].append((target, weight))

    def tables(self) -> tuple[array[int], array[int], array[float]]:
        """Ends, places and weights, as `Sheet.fold` takes them."""
        ends: array[int] = array("i")
        targets: array[int] = array("i")
        weights: array[float] = array("f")
        for goals in self._goals:
            for target, weight in goals:
                targets.append(target)
                weights.append(weight)
            ends.append(len(targets))
        return ends, targets, weights


class Near:
    """A square around the one entry of a plane, cut out of planes of the full row."""

    def __init__(self, board: int, planes: int, side: int, anchor: int, reach: int, start: int) -> None:
        self.board = board
        self.planes = planes
        self.side = side
        self.anchor = anchor
        self.reach = reach
        self.start = start


class CompactEncoding:
    """The numbers of a full encoding, folded; all else is as there."""

    def __init__(
        self, name: str, full: StraightEncoding, layout: Layout, plan: Plan, near: Near | None
    ) -> None:
        self.name = name
        self.tokens = full.tokens
        self.layout = layout
        self.features = full.features
        self._full = full
        self._near = near
        self._ends, self._targets, self._weights = plan.tables()
        self._row = sheet_for(full.layout)
        self._own = sheet_for(layout)

    def path(self, action: Action, seat: Seat) -> Path:
        return self._full.path(action, seat)

    def action(self, path: Sequence[int], seat: Seat) -> Action:
        return self._full.action(path, seat)

    def next_tokens(self, actions: list[Any], seat: Seat, depth: int) -> list[int]:
        return self._full.next_tokens(actions, seat, depth)

    def menu(self, game: Game[Any, Any, Any], state: Any, seat: Seat) -> Menu:
        return self._full.menu(game, state, seat)

    def token_name(self, token: int) -> str:
        return self._full.token_name(token)

    def observe(self, view: Data, out: Buffer) -> None:
        seen = self._full.layout.buffer()
        self._full.observe(view, seen)
        self._row.begin(0)
        self._row.counts(0, seen.tolist(), 0, len(seen))
        self._own.begin(0)
        self._fold(self._own)
        self._own.spread(out)

    def write(self, state: Any, seat: Seat, sheet: Sheet) -> None:
        self._row.begin(0)
        self._full.write(state, seat, self._row)
        self._fold(sheet)

    def _fold(self, sheet: Sheet) -> None:
        sheet.fold(self._row, self._ends, self._targets, self._weights)
        near = self._near
        if near is not None:
            sheet.crop(self._row, near.board, near.planes, near.side, near.anchor, near.reach, near.start)

    def glance(self, state: Any, seat: Seat) -> Data:
        return self._full.glance(state, seat)

    def describe(self, view: Data, action: Action, out: Buffer) -> None:
        self._full.describe(view, action, out)

    @property
    def shapes(self) -> list[str]:
        found: list[str] = getattr(self._full, "shapes", [])
        return found

    def potential(self, shape: str, state: Any, seat: Seat) -> float:
        full: Any = self._full
        found: float = full.potential(shape, state, seat)
        return found


def sheet_for(layout: Layout) -> Sheet:
    """A sheet of one row."""
    return Sheet(layout.size, layout.buffer(), layout.buffer(), array("i", [0, 0]))
