"""What bots know of each game: its evaluations by name, and who makes plans with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from obelisk.bots.eval.base import Evaluation
from obelisk.bots.eval.city import CITY_V1, CityEvaluation
from obelisk.bots.eval.drakon import DRAKON_V2
from obelisk.bots.eval.even import EVEN
from obelisk.bots.eval.legends import LEGENDS_V1
from obelisk.bots.search.city import CityPlanner
from obelisk.bots.search.drakon import DrakonGuide
from obelisk.bots.search.legends import LegendsGuide
from obelisk.bots.search.plan import Planner
from obelisk.bots.search.turn import AllActions, Guide, TurnPlanner
from obelisk.core.game import Game

AnyGame = Game[Any, Any, Any]

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
    single actions are worth a look.
    """

    def __init__(
        self, evaluations: list[Evaluation[Any]], planner: MakePlanner, guide: Guide[Any] = ALL
    ) -> None:
        self.evaluations = {evaluation.id: evaluation for evaluation in evaluations}
        self.default = evaluations[0].id
        self.planner = planner
        self.guide = guide


def city_planner(game: AnyGame, evaluation: Evaluation[Any], quick: bool) -> Planner[Any]:
    knowledge = evaluation if isinstance(evaluation, CityEvaluation) else CITY_V1
    return CityPlanner(evaluation, knowledge, quick)


def drakon_planner(game: AnyGame, evaluation: Evaluation[Any], quick: bool) -> Planner[Any]:
    if quick:
        return TurnPlanner(game, evaluation, DrakonGuide(True), QUICK_NODES, QUICK_BEAM, DEPTH)
    return TurnPlanner(game, evaluation, DrakonGuide(False), NODES, BEAM, DEPTH)


def legends_planner(game: AnyGame, evaluation: Evaluation[Any], quick: bool) -> Planner[Any]:
    if quick:
        return TurnPlanner(game, evaluation, LegendsGuide(True), QUICK_NODES, QUICK_BEAM, DEPTH)
    return TurnPlanner(game, evaluation, LegendsGuide(False), NODES, BEAM, DEPTH)


def any_planner(game: AnyGame, evaluation: Evaluation[Any], quick: bool) -> Planner[Any]:
    if quick:
        return TurnPlanner(game, evaluation, ALL, QUICK_NODES, QUICK_BEAM, DEPTH)
    return TurnPlanner(game, evaluation, ALL, NODES, BEAM, DEPTH)


BRAINS: Final[dict[str, Brain]] = {
    "city": Brain([CITY_V1], city_planner),
    "drakon": Brain([DRAKON_V2], drakon_planner, DrakonGuide(False)),
    "legends": Brain([LEGENDS_V1], legends_planner),
}
ANY_GAME: Final = Brain([EVEN], any_planner)
"""For a game nobody has taught the bots yet: they know its rules and its ends."""


def brain_of(game: AnyGame) -> Brain:
    return BRAINS.get(game.id, ANY_GAME)
