"""The weights of `drakon-v1`, in the order of the features."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[float]] = [
    # Gold, and its square.
    *[0.28, 0.19],
    # What 1, 2, 3 and 5 moves can bring who moves next, and the others.
    *[0.13, 0.06, 0.08, 0.07],
    *[0.17, 0.03, 0.06, 0.06],
    # No way out, only one; Drakon near; an unused power.
    *[-0.48, -0.22, -0.10, 0.30],
    # Chambers in hand, by kind.
    *[0.0, -0.04, 0.05, 0.0, 0.20, 0.20, 0.05, 0.0, 0.08],
    *[-0.10, -0.12, -0.07, -0.09, 0.05, -0.09, 0.06, 0.0, -0.05],
]
