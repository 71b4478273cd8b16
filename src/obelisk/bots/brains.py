"""What bots know of each game: its evaluations by name, and who makes plans with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from obelisk.bots.eval.base import Evaluation
from obelisk.bots.eval.city import CITY_V1, CityEvaluation
from obelisk.bots.eval.drakon import DRAKON_V1
from obelisk.bots.eval.even import EVEN
from obelisk.bots.eval.legends import LEGENDS_V1
from obelisk.bots.search.city import CityPlanner
from obelisk.bots.search.plan import Planner
from obelisk.bots.search.turn import Guide, TurnPlanner
from obelisk.core.game import Game

AnyGame = Game[Any, Any, Any]

NODES: Final = 400
BEAM: Final = 12
DEPTH: Final = 12


class Brain:
    """The knowledge of one game: evaluations, the default one first, and what makes a planner of one."""

    def __init__(
        self, evaluations: list[Evaluation[Any]], planner: Callable[[AnyGame, Evaluation[Any]], Planner[Any]]
    ) -> None:
        self.evaluations = {evaluation.id: evaluation for evaluation in evaluations}
        self.default = evaluations[0].id
        self.planner = planner


def city_planner(game: AnyGame, evaluation: Evaluation[Any]) -> Planner[Any]:
    knowledge = evaluation if isinstance(evaluation, CityEvaluation) else CITY_V1
    return CityPlanner(evaluation, knowledge)


def any_planner(game: AnyGame, evaluation: Evaluation[Any]) -> Planner[Any]:
    return TurnPlanner(game, evaluation, Guide(), NODES, BEAM, DEPTH)


BRAINS: Final[dict[str, Brain]] = {
    "city": Brain([CITY_V1], city_planner),
    "drakon": Brain([DRAKON_V1], any_planner),
    "legends": Brain([LEGENDS_V1], any_planner),
}
ANY_GAME: Final = Brain([EVEN], any_planner)
"""For a game nobody has taught the bots yet: they know its rules and its ends."""


def brain_of(game: AnyGame) -> Brain:
    return BRAINS.get(game.id, ANY_GAME)
