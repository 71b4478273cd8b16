"""How bots bluff in Legends, by the evaluation they judge by, as `scripts/learn_bluffs.py` learnt it."""

from __future__ import annotations

from typing import Final

from obelisk.bots.brains.bluffs import Rates

RATES: Final[dict[str, Rates]] = {
    "legends-n3": Rates(
        fits=(1.830, -0.599, -2.402, 1.174, -0.677, 0.767, 0.289, -0.057, -0.359, -0.566, 1.725, 2.837),
        called=(-0.624, 1.795, 2.503, -0.577, 0.343, -0.557, -0.354, -0.160, 0.234, 0.759, -1.516, -2.674),
        spread=0.02,
    ),
}
