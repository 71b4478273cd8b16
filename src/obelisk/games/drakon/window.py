"""The part of the boundless grid that a maze uses, numbered for speed.  [DRK-3.6]

Cells are numbered column by column, so that their order is the canonical one (x, then y) and a neighbour is
one addition away. Parts of a maze may drift apart without limit, because a chamber may float again and
again; a window therefore leaves out the columns and rows between parts. What adjoins in numbers but not on
the table is kept apart by the `edge` of each part, on which no chamber is ever laid.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from obelisk.games.drakon.actions import place_actions

REACHES: Final = [10, 14]
"""The first windows of a game reach from -10 to 9, and from -14 to 13. Small ones are copied quickly; of
random mazes of 72 chambers three in four fit the first, and 999 in 1000 the second."""
NEAR: Final = 4 * 14 * 14
"""The codes of the larger of them are exactly those below this number."""
MARGIN: Final = 8
"""A later window reaches so far beyond every chamber."""


class Window:
    """Some columns and rows of the grid; immutable but for names and lists of actions, made when needed.

    `forms` are the oriented chambers that may be placed. The cell in column i and row j has the number
    i * `stride` + j. Each cell has a `code`, an integer for its coordinates that is the same in every window.
    `wider` is the window to take when this one is too small, and `moved` the numbers of the cells in that.
    """

    __slots__ = (
        "cells", "codes", "edge", "forms", "moved", "names", "near", "places", "size", "stride", "wider",
        "xs", "ys",
    )  # fmt: skip

    def __init__(self, xs: list[int], ys: list[int], forms: list[int], wider: Window | None) -> None:
        self.forms = forms
        self.wider = wider
        self.xs = xs
        self.ys = ys
        self.stride: i64 = len(ys)
        self.size = len(xs) * len(ys)
        codes: list[int] = []
        self.cells: dict[int, int] = {}
        edge: list[int] = []
        # The number of each cell by its code, as far as these are small; -1 outside.
        self.near = vec[i16]([-1] * NEAR)
        self.places: list[list[object]] = [[]] * self.size
        self.names: list[str] = [""] * self.size
        side_columns = ends(xs)
        side_rows = ends(ys)
        for i, x in enumerate(xs):
            for j, y in enumerate(ys):
                code = cell_code(x, y)
                self.cells[code] = len(codes)
                if code < NEAR:
                    self.near[code] = len(codes)
                codes.append(code)
                edge.append(1 if side_columns[i] or side_rows[j] else 0)
        self.codes = vec[i64](codes)
        self.edge = vec[u8](edge)
        self.moved: list[int] = [] if wider is None else self.numbers_in(wider)

    def x(self, cell: int) -> int:
        return self.xs[cell // self.stride]

    def y(self, cell: int) -> int:
        return self.ys[cell % self.stride]

    def cell(self, code: int) -> int:
        """The number of a cell in this window, or -1 if it lies outside."""
        return self.near[code] if code < NEAR else self.cells.get(code, -1)

    def numbers_in(self, other: Window) -> list[int]:
        """The number of each cell in another window, or -1."""
        return [other.cell(code) for code in self.codes]

    def holds(self, codes: list[int]) -> bool:
        """Whether chambers can be laid on all these cells."""
        for code in codes:
            cell = self.cell(code)
            if cell < 0 or self.edge[cell]:
                return False
        return True

    def name(self, cell: int) -> str:
        """`(x,y)`.  [DRK-3.6]"""
        name = self.names[cell]
        if not name:
            name = code_name(self.codes[cell])
            self.names[cell] = name
        return name

    def make_places(self, cell: int) -> list[object]:
        """The `place` actions of a cell, one per form; made once, so that listing is cheap."""
        actions = place_actions(self.forms, self.codes[cell])
        self.places[cell] = actions
        return actions


def ends(numbers: list[int]) -> list[bool]:
    """Whether each number begins or ends a run of consecutive ones."""
    found: list[bool] = []
    last = len(numbers) - 1
    for i, number in enumerate(numbers):
        begins = i == 0 or numbers[i - 1] != number - 1
        stops = i == last or numbers[i + 1] != number + 1
        found.append(begins or stops)
    return found


def first_window(forms: list[int]) -> Window:
    """The window a game begins with."""
    window: Window | None = None
    for reach in reversed(REACHES):
        numbers = list(range(-reach, reach))
        window = Window(numbers, numbers, forms, window)
    assert window is not None
    return window


def window_with(codes: list[int], first: Window) -> Window:
    """A window with room for chambers on these cells: `first`, a wider one, or one made for them."""
    window: Window | None = first
    while window is not None:
        if window.holds(codes):
            return window
        window = window.wider
    xs: list[int] = []
    ys: list[int] = []
    for code in codes:
        x, y = coordinates(code)
        xs.append(x)
        ys.append(y)
    return Window(widened(xs), widened(ys), first.forms, None)


def widened(numbers: list[int]) -> list[int]:
    found: set[int] = set()
    for number in numbers:
        found.update(range(number - MARGIN, number + MARGIN + 1))
    return sorted(found)


def cell_code(x: int, y: int) -> int:
    """One integer for any two: 0 for (0,0), small near Start, each value used once."""
    a = 2 * x if x >= 0 else -2 * x - 1
    b = 2 * y if y >= 0 else -2 * y - 1
    return b * b + a if a < b else a * a + a + b


def code_name(code: int) -> str:
    """`(x,y)`.  [DRK-3.6]"""
    x, y = coordinates(code)
    return f"({x},{y})"


def coordinates(code: int) -> tuple[int, int]:
    """The x and y that `cell_code` made `code` of."""
    root = isqrt(code)
    rest = code - root * root
    a, b = (rest, root) if rest < root else (root, rest - root)
    return (a // 2 if a % 2 == 0 else -(a + 1) // 2, b // 2 if b % 2 == 0 else -(b + 1) // 2)
