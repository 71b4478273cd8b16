"""A flat row of numbers made of named slices."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from math import prod
from typing import TypeAlias

Buffer: TypeAlias = "array[float]"
"""What encodings write: single numbers go into it three times as fast as into a tensor."""


class Layout:
    """Named slices, one after the other; each has a shape. The names and places belong to the encoding."""

    def __init__(self, parts: Iterable[tuple[str, tuple[int, ...]]]) -> None:
        self.shapes: dict[str, tuple[int, ...]] = {}
        self.starts: dict[str, int] = {}
        self.size = 0
        for name, shape in parts:
            self.shapes[name] = shape
            self.starts[name] = self.size
            self.size += prod(shape)
        self._zeros = bytes(4 * self.size)

    def buffer(self) -> Buffer:
        """Zeros to write to."""
        return array("f", self._zeros)

    def slice(self, name: str) -> slice:
        start = self.starts[name]
        return slice(start, start + prod(self.shapes[name]))
