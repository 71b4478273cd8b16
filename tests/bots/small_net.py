"""A net that nobody trained, small and the same every time."""

from __future__ import annotations

from array import array
from typing import Any

from obelisk.bots.nets.net import Net
from obelisk.core.rng import Rng


def small_net(features: Any, width: int = 8, hidden: int = 4, seed: str = "small net") -> Net:
    rng = Rng(seed)
    shared = 1 + max((part for row in features.parts for part in row), default=-1)

    def numbers(kind: str, count: int, most: int) -> bytes:
        return array(kind, [rng.below(2 * most) - most for _ in range(count)]).tobytes()

    return Net(
        {"game": "legends", "features": features.id},
        numbers("h", features.size * width, 300),
        numbers("h", shared * width, 300),
        numbers("i", width, 500),
        numbers("h", width * hidden, 500),
        numbers("i", hidden, 5000),
        numbers("h", hidden, 500),
        1234,
    )
