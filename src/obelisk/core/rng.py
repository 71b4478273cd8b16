"""A small fast generator of random integers, the same on every machine and Python.

It is xoshiro128** by Blackman and Vigna on four 32-bit words: shifts, xors and sums only, so that every
intermediate fits a machine word. `i64` says so to the compiler; interpreted it is an ordinary integer.
"""

from __future__ import annotations

from hashlib import sha256
from struct import Struct
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
LOW: Final = 0x3FFFFFFF
FOUR_WORDS: Final = Struct(">4I")


class Rng:
    """A stream of random integers, fixed by its seed."""

    __slots__ = ("_a", "_b", "_c", "_d")

    def __init__(self, seed: int | str) -> None:
        words = FOUR_WORDS.unpack_from(sha256(str(seed).encode()).digest())
        self._a: i64 = words[0]
        self._b: i64 = words[1]
        self._c: i64 = words[2]
        # The state must not be all zero; no known seed makes it so.
        self._d: i64 = words[3] | 1

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self._b
        x = ((b << 2) + b) & MASK
        x = ((x << 7) | (x >> 25)) & MASK
        shifted = (b << 9) & MASK
        self._c ^= self._a
        self._d ^= b
        self._b = b ^ self._c
        self._a ^= self._d
        self._c ^= shifted
        d = self._d
        self._d = ((d << 11) | (d >> 21)) & MASK
        return ((x << 3) + x) & MASK

    def below(self, limit: i64) -> int:
        """A uniform integer from 0 to `limit` - 1, for `limit` up to 2**30, without bias (Lemire)."""
        product = (self.word() >> 2) * limit
        low = product & LOW
        if low < limit:
            unfair = (LOW + 1 - limit) % limit
            while low < unfair:
                product = (self.word() >> 2) * limit
                low = product & LOW
        return product >> 30

    def shuffle(self, items: list[int]) -> None:
        """Put `items` into a uniformly random order, in place."""
        # As objects: the compiler would make numbers of them and objects again.
        things = cast("list[object]", items)
        last: i64 = len(things) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
            last -= 1

    def pick(self, weights: list[int], total: int) -> int:
        """An index with probability proportional to its weight; `total` is their sum."""
        value = self.below(total)
        if 2 * value < total:
            return index_of(weights, value)
        return index_from_end(weights, total - 1 - value)


def index_of(weights: list[int], value: i64) -> int:
    """The index whose share of 0 .. sum(weights) - 1 holds `value`."""
    left = value
    weight: i64
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise ValueError("the weights sum up to less")


def index_from_end(weights: list[int], value: i64) -> int:
    """The same, counted from the last value: half of the way for half of the values."""
    left = value
    index: i64 = len(weights)
    weight: i64
    for weight in reversed(weights):
        left -= weight
        index -= 1
        if left < 0:
            return index
    raise ValueError("the weights sum up to less")
