"""What bots know of Drakon. What its levels reach is in docs/bots.md."""

from __future__ import annotations

from typing import Final

from obelisk.bots.brain import Brain, Trials, turn_planner
from obelisk.bots.eval.drakon import DRAKON_V2
from obelisk.bots.search.drakon import DrakonGuide

GUIDE: Final = DrakonGuide(False)
BRAIN: Final = Brain(
    [DRAKON_V2],
    turn_planner(GUIDE, DrakonGuide(True)),
    [
        "casual:ms=20,margin=0.15",
        "greedy:ms=20,spread=0.025",
        "turn:ms=45,spread=0.018",
        "search:ms=250,sims=8,width=4,turns=0,spread=0.01",
        "search:ms=1800,width=8,turns=3",
    ],
    GUIDE,
    trials=Trials(against_4=48, against_2=12, against_random=16, both_ways=16, crowds=(4,)),
)
