"""The arithmetic of a net, in whole numbers: the same values on every machine, compiled or not.

The first layer adds up the rows of a position, two small layers follow. `layers.c` is the same for machines
with a C compiler, some hundred times as fast; `scripts/compile.py` puts it in the place of this module.
"""

from __future__ import annotations

from array import array
from operator import mul
from typing import Final

IN_C: Final = False
"""Whether this is `layers.c`, and a net is worth its time."""
ROW: Final = 1024
"""What 1 is in the rows of the first layer, and in its bias."""
ACTIVE: Final = 512
"""What 1 is in what leaves a layer, and in the weights of the later ones."""
MOST: Final = 8 * ACTIVE - 1
"""No more leaves a cell: then no sum of 128 of them overflows 32 bits."""


def logits(
    rows: bytes,
    bias: bytes,
    second: bytes,
    second_bias: bytes,
    third: bytes,
    third_bias: int,
    features: list[int],
    ends: list[int],
) -> list[float]:
    """What the net says of each position: its features are those from the end of the one before to its own.

    `rows`, `second` and `third` are 16 bit numbers, row by row and cell by cell, the biases 32 bit ones.
    """
    first = array("i", bias)
    width = len(first)
    hidden = array("i", second_bias)
    weights = memoryview(second).cast("h")
    cells = [weights[cell * width : cell * width + width].tolist() for cell in range(len(hidden))]
    last = array("h", third)
    table = memoryview(rows).cast("h")
    found: list[float] = []
    start = 0
    for end in ends:
        active = [table[row * width : row * width + width].tolist() for row in features[start:end]]
        sums = map(sum, zip(first, *active, strict=True))
        inner = [min(max(each >> 1, 0), MOST) for each in sums]
        total = third_bias
        for cell in range(len(hidden)):
            outer = (sum(map(mul, inner, cells[cell])) + hidden[cell]) >> 9
            total += min(max(outer, 0), MOST) * last[cell]
        found.append(total / (ACTIVE * ACTIVE))
        start = end
    return found
