"""What bots know of a game: its evaluations by name, who makes plans with them, and the five levels.

A game's kit names its brain; a game without one gets bots that know its rules and how games end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from obelisk.bots.eval.base import Evaluation
from obelisk.bots.eval.playouts import PlayoutEvaluation
from obelisk.bots.search.plan import Planner
from obelisk.bots.search.turn import AllActions, Guide, TurnPlanner
from obelisk.catalog import kit_of, part
from obelisk.core.kit import AnyGame

NODES: Final = 400
BEAM: Final = 12
QUICK_NODES: Final = 60
QUICK_BEAM: Final = 4
DEPTH: Final = 12

ALL: Final = AllActions()
MakePlanner = Callable[[AnyGame, Evaluation[Any], bool], Planner[Any]]


class Brain:
    """The knowledge of one game: evaluations, the default one first, and what makes planners of one.

    `planner(game, evaluation, quick)`: a quick planner looks at less; playouts use it. `guide` says which
    single actions are worth a look. `levels` are the specs of the levels 1 to 5.
    """

    def __init__(
        self,
        evaluations: list[Evaluation[Any]],
        planner: MakePlanner,
        levels: list[str],
        guide: Guide[Any] = ALL,
    ) -> None:
        self.evaluations = {evaluation.id: evaluation for evaluation in evaluations}
        self.default = evaluations[0].id
        self.planner = planner
        self.levels = levels
        self.guide = guide


def turn_planner(guide: Guide[Any] = ALL, quick_guide: Guide[Any] = ALL) -> MakePlanner:
    """Makes planners that walk through all ways to play a turn, as far as the guides find them worth it."""

    def make(game: AnyGame, evaluation: Evaluation[Any], quick: bool) -> Planner[Any]:
        if quick:
            return TurnPlanner(game, evaluation, quick_guide, QUICK_NODES, QUICK_BEAM, DEPTH)
        return TurnPlanner(game, evaluation, guide, NODES, BEAM, DEPTH)

    return make


def any_brain(game: AnyGame) -> Brain:
    """For a game nobody has taught the bots yet: they play it out at random, often, and count who wins."""
    return Brain(
        [PlayoutEvaluation(game)],
        turn_planner(),
        [
            "random",
            "search:ms=20,sims=10,width=6,turns=0",
            "search:ms=45,sims=30,width=6,turns=0",
            "search:ms=250,sims=100,width=8,turns=0",
            "search:ms=1800,width=10,turns=0",
        ],
    )


def brain_of(game: AnyGame) -> Brain:
    """What is known of a game."""
    reference = kit_of(game).bots
    if not reference:
        return any_brain(game)
    brain: Brain = part(reference)
    return brain
