"""What bots know of Legends. What its levels reach is in docs/bots.md."""

from __future__ import annotations

from typing import Final

from obelisk.bots.brain import Brain, turn_planner
from obelisk.bots.eval.legends import LEGENDS_V1
from obelisk.bots.search.legends import LegendsGuide

BRAIN: Final = Brain(
    [LEGENDS_V1],
    turn_planner(LegendsGuide(False), LegendsGuide(True)),
    [
        "casual:ms=20,margin=0.1",
        "greedy:ms=20,spread=0.02",
        "turn:ms=45,spread=0.012",
        "search:ms=250,sims=12,width=6,turns=3",
        "search:ms=1800,width=8,turns=3",
    ],
)
