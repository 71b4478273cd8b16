"""What bots know of City. What its levels reach is in docs/bots.md."""

from __future__ import annotations

from typing import Any, Final

from obelisk.bots.brain import Brain, Trials
from obelisk.bots.eval.base import Evaluation
from obelisk.bots.eval.city import CITY_V1, CityEvaluation
from obelisk.bots.nets.city import CITY_FEATURES
from obelisk.bots.search.city import CityPlanner
from obelisk.bots.search.city_quick import QuickCityPlanner
from obelisk.bots.search.plan import Player
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng
from obelisk.games.city.box import EDITIONS, LAYOUTS


def planner(game: AnyGame, evaluation: Evaluation[Any], quick: bool) -> Player[Any]:
    """Plans turns of City, by its own knowledge of cards even if another evaluation judges.

    `city-v1` plays on in playouts as it always did, to be a yardstick.
    """
    if isinstance(evaluation, CityEvaluation):
        return CityPlanner(evaluation, evaluation, quick)
    return QuickCityPlanner(evaluation, CITY_V1) if quick else CityPlanner(evaluation, CITY_V1, False)


def practice(rng: Rng) -> dict[str, object]:
    """Of four tables two have two seats; both editions, and one of four with the expansion or any layout."""
    values: dict[str, object] = {
        "players": [2, 2, 3, 4][rng.below(4)],
        "edition": EDITIONS[rng.below(len(EDITIONS))],
        "expansion": rng.below(4) == 0,
    }
    if rng.below(4) == 0:
        values["layout"] = LAYOUTS[rng.below(len(LAYOUTS))]
    return values


LOWER: Final = ["casual:ms=20,margin=0.02", "greedy:ms=20,spread=0.0005"]
BRAIN: Final = Brain(
    [CITY_V1],
    planner,
    [
        *LOWER,
        "turn:ms=45,spread=0.042,eval=city-n2",
        "turn:ms=250,eval=city-n2",
        "search:ms=1800,width=6,turns=1,eval=city-n2",
    ],
    features=CITY_FEATURES,
    nets=["city-n1", "city-n2"],
    practice=practice,
    trials=Trials(against_4=100, against_2=12, against_random=12, both_ways=30, crowds=(3, 4)),
    plain_levels=[
        *LOWER,
        "turn:ms=45,spread=0.02",
        "search:ms=250,sims=24,width=4,turns=1",
        "search:ms=1800,width=10,turns=2",
    ],
)
