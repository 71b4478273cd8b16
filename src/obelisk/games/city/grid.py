"""The city as a grid: cells, distances, and who can be reached from where.  [CITY-3.4]"""

from __future__ import annotations

from typing import Final

CELLS: Final = 25
COURTYARD_CELL: Final = 12
OUTSIDE: Final = 25
"""Where a dragon stands before it has come into the city."""

CELL_NAMES: Final = [column + row for column in "abcde" for row in "12345"]
CELL_OF: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}

CORNERS: Final = [CELL_OF[name] for name in ("a1", "a5", "e1", "e5")]
CROSS: Final = [CELL_OF[name] for name in ("c4", "d3", "c2", "b3")]
"""The cells round the courtyard, in the order in which the `cross` layout fills them.  [CITY-16.2]"""


def distance(a: int, b: int) -> int:
    """Fewest steps between two cells.  [CITY-3.4]"""
    return abs(a // 5 - b // 5) + abs(a % 5 - b % 5)


DISTANCE: Final = [distance(a, b) for a in range(CELLS) for b in range(CELLS)]
"""Distance of a and b at index a * CELLS + b."""


def place_name(place: int) -> str:
    """The name of a cell, or `outside`."""
    return "outside" if place == OUTSIDE else CELL_NAMES[place]


def city_cells(expansion: bool) -> list[int]:
    """The cells that exist, in canonical order: 21, with the expansion 25.  [CITY-3.4]"""
    return [cell for cell in range(CELLS) if expansion or cell not in CORNERS]


def neighbours(cell: int) -> list[int]:
    """Adjacent cells of the full grid: north, east, south, west.  [CITY-9.1]"""
    column, row = cell // 5, cell % 5
    around = [(column, row + 1), (column + 1, row), (column, row - 1), (column - 1, row)]
    return [c * 5 + r for c, r in around if 0 <= c < 5 and 0 <= r < 5]


NEIGHBOURS: Final = [neighbours(cell) for cell in range(CELLS)]
