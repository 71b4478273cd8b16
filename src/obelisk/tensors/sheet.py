"""Rows of numbers that are nearly all zero, written from positions straight into arrays of others.

A row is a list of places and their values; each place is there once, and never with a zero. A sheet may keep
the same rows with all their zeros as well. `sheet.c` is the same for machines with a C compiler, about a
hundred times as fast; `scripts/compile.py` puts it in the place of this module.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

IN_C: Final = False
"""Whether this is `sheet.c`."""


class Sheet:
    """Rows of `size` places, written one after the other: `begin`, numbers, `finish`.

    What `put`, `add`, `ones` and `tally` write may stand there already. All else has its places for itself: C
    does not look what stands there.

    `places` (32 bit integers) and `values` (32 bit floats) get the entries of all rows, `offsets` where each
    row ends; `dense`, if there is one, gets row after row with its zeros. The buffers belong to others.
    """

    def __init__(self, size: int, places: Any, values: Any, offsets: Any, dense: Any = None) -> None:
        self.size = size
        self._places = cast(places, "i")
        self._values = cast(values, "f")
        self._offsets = cast(offsets, "i")
        self._dense = None if dense is None else cast(dense, "f")
        self._rows = len(self._offsets) - 1
        self._room = min(len(self._places), len(self._values))
        if size < 1 or self._rows < 1:
            raise ValueError("a sheet has rows and places")
        if self._dense is not None and len(self._dense) != self._rows * size:
            raise ValueError("the dense array does not have the size of all rows")
        self._marked: list[list[int]] = [[] for _ in range(self._rows)]
        self._where: dict[int, int] = {}
        self._start = 0
        self._end = 0

    def begin(self, row: int) -> None:
        """A row begins where the one before it ended."""
        if not 0 <= row < self._rows:
            raise IndexError(f"there is no row {row}")
        self._where.clear()
        self._start = self._end = self._offsets[row] if row else 0
        self._offsets[0] = 0

    def finish(self, row: int) -> None:
        """The row that was begun is complete."""
        if not 0 <= row < self._rows:
            raise IndexError(f"there is no row {row}")
        self._offsets[row + 1] = self._end
        dense = self._dense
        if dense is not None:
            base = row * self.size
            for place in self._marked[row]:
                dense[base + place] = 0.0
            self._marked[row] = self._places[self._start : self._end].tolist()
            self._spread(dense, base)

    def spread(self, out: Any) -> None:
        """Writes the row that was last begun into zeros."""
        into = cast(out, "f")
        if len(into) != self.size:
            raise ValueError("the row has another size")
        self._spread(into, 0)

    def _spread(self, out: Any, base: int) -> None:
        for at in range(self._start, self._end):
            out[base + self._places[at]] = self._values[at]

    def put(self, place: int, value: float) -> None:
        """One number."""
        if not 0 <= place < self.size:
            raise IndexError(f"a row has no place {place}")
        at = self._where.get(place)
        if at is not None:
            self._values[at] = value
        elif value:
            if self._end >= self._room:
                raise IndexError("the arrays are full")
            self._where[place] = self._end
            self._places[self._end] = place
            self._values[self._end] = value
            self._end += 1

    def add(self, place: int, value: float) -> None:
        """One number more at a place."""
        at = self._where.get(place)
        self.put(place, value if at is None else self._values[at] + value)

    def ones(self, places: list[int]) -> None:
        """A one at each place; negative ones do not exist."""
        for place in places:
            if place >= 0:
                self.put(place, 1.0)

    def block(self, places: Any) -> None:
        """A one at each place of a buffer of 32 bit integers."""
        self.ones(cast(places, "i").tolist())

    def counts(self, start: int, numbers: Sequence[float], first: int, count: int) -> None:
        """Some of the numbers, one after the other."""
        for at in range(count):
            self.put(start + at, numbers[first + at])

    def bits(self, start: int, number: int) -> None:
        """A one for each bit that is set."""
        place = start
        while number:
            if number & 1:
                self.put(place, 1.0)
            number >>= 1
            place += 1

    def hot(self, start: int, width: int, numbers: list[int]) -> None:
        """For each number a group of `width` places with a one at the number, unless it is negative."""
        for at, number in enumerate(numbers):
            if number >= 0:
                self.put(start + at * width + number, 1.0)

    def fields(
        self,
        numbers: list[int],
        kinds: list[int],
        widths: list[int],
        bits: int,
        room: int,
        bases: list[int],
        strides: list[int],
    ) -> None:
        """Numbers that are made of fields of some bits: a one for each field, where its value belongs.

        A number has as many fields as its kind has, none if that is negative. Field m of number n has its one
        at `bases` of its value plus (`room` * n + m) * `strides` of its value.
        """
        mask = (1 << bits) - 1
        for at, kind in enumerate(kinds):
            number = numbers[at]
            for field in range(widths[kind] if kind >= 0 else 0):
                value = number & mask
                self.put(bases[value] + (at * room + field) * strides[value], 1.0)
                number >>= bits

    def tally(self, start: int, items: list[int], table: list[int]) -> None:
        """One more at the place of each item, unless that is negative."""
        for item in items:
            if table[item] >= 0:
                self.add(start + table[item], 1.0)

    def listed(self, start: int, items: list[int], table: list[int], flags: list[int], mask: int) -> None:
        """A one at the place of each item with one of the flags; without a mask, of each item."""
        for item in items:
            if not mask or flags[item] & mask:
                self.put(start + table[item], 1.0)

    def members(
        self, start: int, first: int, there: list[int], table: list[int], flags: list[int], mask: int
    ) -> None:
        """The same for the items from `first` on that are there."""
        for at, here in enumerate(there):
            if here and (not mask or flags[first + at] & mask):
                self.put(start + table[first + at], 1.0)

    def shown(
        self,
        start: int,
        about: int,
        step: int,
        items: list[int],
        table: list[int],
        flags: list[int],
        masks: list[int],
    ) -> None:
        """A one at the place of each item, and at `about` one for each of its flags, `step` by `step`."""
        for item in items:
            self.put(start + table[item], 1.0)
            for number, mask in enumerate(masks):
                if flags[item] & mask:
                    self.put(about + number * step + table[item], 1.0)

    def planes(self, start: int, cells: list[int], board: Any, spots: Any, table: Any, width: int) -> int:
        """For each cell a one on every plane of what lies there; returns how many have no spot there.

        `board` is a buffer of 16 bit integers: what lies on each cell. `spots` and `table` are buffers of 32
        bit integers: the spot of each cell, and for each thing that may lie there `width` numbers, where its
        planes begin; negative ones do not exist.
        """
        thing_on, spot_of, planes_of = cast(board, "h"), cast(spots, "i"), cast(table, "i")
        outside = 0
        for cell in cells:
            spot = spot_of[cell]
            if spot < 0:
                outside += 1
            else:
                for number in range(thing_on[cell] * width, (thing_on[cell] + 1) * width):
                    if planes_of[number] >= 0:
                        self.put(start + planes_of[number] + spot, 1.0)
        return outside

    def fold(self, full: Sheet, ends: Any, targets: Any, weights: Any) -> None:
        """Adds the row of another sheet: each entry, times its weights, at the places that belong to its own.

        Those of place n stand in `targets` and `weights` from where those of n - 1 end to `ends[n]`.
        """
        places, values = full._places, full._values
        until, into, times = cast(ends, "i"), cast(targets, "i"), cast(weights, "f")
        for at in range(full._start, full._end):
            place = places[at]
            for number in range(until[place - 1] if place else 0, until[place]):
                self.add(into[number], values[at] * times[number])

    def crop(
        self, full: Sheet, board: int, planes: int, side: int, anchor: int, reach: int, start: int
    ) -> None:
        """Adds what lies near the entry of the plane `anchor` on the planes of another sheet's row.

        The planes begin at `board` and are `side` cells wide. Without an entry there nothing lies near.
        """
        cells, width = side * side, 2 * reach + 1
        entries = []
        centre = -1
        for at in range(full._start, full._end):
            place = full._places[at] - board
            if 0 <= place < planes * cells:
                entries.append((place, full._values[at]))
                if place // cells == anchor:
                    centre = place % cells
        for place, value in entries if centre >= 0 else []:
            x = place % cells // side - centre // side + reach
            y = place % side - centre % side + reach
            if 0 <= x < width and 0 <= y < width:
                self.add(start + (place // cells * width + x) * width + y, value)


def mark(out: Any, width: int, rows: list[list[int]]) -> None:
    """Writes rows of bytes, from the first on: ones at the tokens of each, else zeros."""
    into = memoryview(out).cast("B")
    if len(rows) * width > len(into):
        raise IndexError("there are more rows than room")
    base = 0
    for tokens in rows:
        into[base : base + width] = bytes(width)
        for token in tokens:
            if not 0 <= token < width:
                raise IndexError(f"there is no token {token}")
            into[base + token] = 1
        base += width


def cast(buffer: Any, format: str) -> Any:
    """The memory of a buffer as a flat row of numbers."""
    flat: Any = memoryview(buffer).cast("B")
    return flat.cast(format)
