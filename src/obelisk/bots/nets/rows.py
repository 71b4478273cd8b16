"""Rows of positions as numbers that are made once: to make them anew for each position costs more."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

MOST: Final = 1 << 14
"""No game has more rows, but for cards that a net has never met."""
NUMBERS: Final[list[object]] = list(range(MOST))


def add_row(rows: list[int], row: i64) -> None:
    """Adds a row."""
    cast("list[object]", rows).append(NUMBERS[row])
