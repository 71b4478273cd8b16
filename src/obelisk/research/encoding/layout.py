"""A flat tensor made of named slices."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from math import prod
from typing import TypeAlias

from obelisk.research.missing import MissingExtra

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingExtra(error) from None

Tensor = NDArray[np.float32]
Mask = NDArray[np.int8]
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

    def tensor(self, buffer: Buffer) -> Tensor:
        """The buffer as a tensor that shares its memory."""
        return np.frombuffer(buffer, np.float32)

    def slice(self, name: str) -> slice:
        start = self.starts[name]
        return slice(start, start + prod(self.shapes[name]))

    def named(self, tensor: Tensor) -> dict[str, Tensor]:
        """Each slice in its own shape; they share the memory of the tensor."""
        return {name: tensor[self.slice(name)].reshape(shape) for name, shape in self.shapes.items()}


def mask_of(size: int, chosen: list[int]) -> Mask:
    """Ones at the chosen places."""
    found = np.zeros(size, np.int8)
    if chosen:
        found[chosen] = 1
    return found
