"""What bots know of drafting Legends decks: nothing yet. A draft has no winner to play for."""

from __future__ import annotations

from typing import Final

from obelisk.bots.brain import Brain, turn_planner
from obelisk.bots.eval.even import EVEN

BRAIN: Final = Brain(
    [EVEN],
    turn_planner(),
    [
        "random",
        "greedy:ms=20,spread=0.01",
        "turn:ms=45,spread=0.005",
        "search:ms=250,sims=60,width=6,turns=1",
        "search:ms=1800,width=10,turns=2",
    ],
)
