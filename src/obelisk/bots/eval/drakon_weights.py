"""The weights of `drakon-v2`, in the order of the features, for two sides and for more."""

from __future__ import annotations

from typing import Final

DUEL_WEIGHTS: Final[list[float]] = [
    # Gold, and what the next moves can bring who has some.
    *[0.26, 0.16],
    # What they can bring who moves next, and the others.
    *[0.16, 0.12],
    # No way out, only one; Drakon near; an unused power.
    *[-0.39, -0.10, 0.0, 0.30],
    # Chambers in hand, by kind.
    *[0.0, -0.05, 0.0, 0.0, 0.05, 0.05, 0.05, -0.06, -0.01],
    *[0.16, -0.03, -0.06, -0.09, -0.11, -0.07, 0.12, -0.10, 0.0],
]
CROWD_WEIGHTS: Final[list[float]] = [
    *[0.39, 0.23],
    *[0.30, 0.25],
    *[-0.15, -0.06, -0.09, 0.30],
    *[0.0, -0.06, -0.03, -0.05, 0.10, 0.06, 0.18, 0.02, -0.08],
    *[-0.15, -0.04, -0.05, -0.07, -0.04, -0.06, 0.01, -0.04, -0.08],
]
