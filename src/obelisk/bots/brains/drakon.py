"""What bots know of Drakon. What its levels reach is in docs/bots.md."""

from __future__ import annotations

from typing import Any, Final

from obelisk.bots.brain import BEAM, DEPTH, NODES, Brain, Trials, turn_planner
from obelisk.bots.eval.base import Evaluation
from obelisk.bots.eval.drakon import DRAKON_V2, DRAKON_V3
from obelisk.bots.nets.drakon import DRAKON_FEATURES
from obelisk.bots.search.drakon import DrakonGuide, FirstPlaceGuide
from obelisk.bots.search.plan import Player
from obelisk.bots.search.turn import TurnPlanner
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng
from obelisk.games.drakon.options import HEROES_WORDS

PLAYERS: Final = [2, 2, 2, 2, 3, 3, 4, 4, 5, 6]
"""Of ten tables four have two seats."""
TEAMS: Final = (4, 6)
TABLES: Final = ["standard", "standard", "short", "fixed", "escape"]
TEAM_TABLES: Final = [*TABLES, "team", "team"]
GUIDE: Final = DrakonGuide()
QUICK_NODES: Final = 80
QUICK_BEAM: Final = 5
OLD: Final = turn_planner(FirstPlaceGuide(False), FirstPlaceGuide(True))


def planner(game: AnyGame, evaluation: Evaluation[Any], quick: bool) -> Player[Any]:
    """`drakon-v2` waits as it always did, to be a yardstick.

    A quick planner has the same guide: a playout in which nobody lays a chamber before the hero of another
    does not say what a plan is worth.
    """
    if evaluation is DRAKON_V2:
        return OLD(game, evaluation, quick)
    if quick:
        return TurnPlanner(game, evaluation, GUIDE, QUICK_NODES, QUICK_BEAM, DEPTH)
    return TurnPlanner(game, evaluation, GUIDE, NODES, BEAM, DEPTH)


def practice(rng: Rng) -> dict[str, object]:
    """Tables of two to six, half of them without heroes."""
    players = PLAYERS[rng.below(len(PLAYERS))]
    goals = TEAM_TABLES if players in TEAMS else TABLES
    goal = goals[rng.below(len(goals))]
    heroes = HEROES_WORDS[max(0, rng.below(4) - 1)]
    return {"players": players, "goal": goal, "heroes": heroes}


BRAIN: Final = Brain(
    [DRAKON_V2, DRAKON_V3],
    planner,
    [
        "casual:ms=20,margin=0.06,eval=drakon-v3",
        "greedy:ms=20,spread=0.025",
        "turn:ms=45,spread=0.014,eval=drakon-n2",
        "search:ms=250,sims=6,width=3,turns=4,eval=drakon-n2",
        "search:ms=1800,width=8,turns=4,eval=drakon-n2",
    ],
    FirstPlaceGuide(False),
    features=DRAKON_FEATURES,
    nets=["drakon-n1", "drakon-n2"],
    practice=practice,
    trials=Trials(against_4=48, against_2=12, against_random=16, both_ways=16, crowds=(4,)),
    plain_levels=[
        "casual:ms=20,margin=0.06,eval=drakon-v3",
        "greedy:ms=20,spread=0.025",
        "turn:ms=45,spread=0.026",
        "turn:ms=250,spread=0.012",
        "search:ms=1800,width=8,turns=1",
    ],
)
