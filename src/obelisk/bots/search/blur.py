"""Blurred looks: weaker bots choose among what looks nearly as good, and do not always play the same."""

from __future__ import annotations

from math import log
from typing import Any, Final

from obelisk.bots.search.limit import Limit
from obelisk.bots.search.plan import Plan, Planner, best_first
from obelisk.core.rng import Rng

FINE: Final = 1 << 20
FIELD: Final = 24
"""So many of the best plans are blurred; the others stay out."""


def gumbel(rng: Rng) -> float:
    """Noise that makes a softmax of a maximum."""
    return -log(-log((rng.below(FINE) + 0.5) / FINE))


class BlurredPlanner:
    """A planner whose plans look better or worse by chance."""

    def __init__(self, planner: Planner[Any], spread: float, rng: Rng) -> None:
        self._planner = planner
        self._spread = spread
        self._rng = rng

    def plans(self, state: Any, width: int, limit: Limit) -> list[Plan]:
        """Plans of the other planner, ordered by their values with noise added."""
        plans = self._planner.plans(state, max(width, FIELD), limit)
        for plan in plans:
            plan.value += self._spread * gumbel(self._rng)
        return best_first(plans, width)
