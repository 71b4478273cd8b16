"""What bots know of Legends. What its levels reach is in docs/bots.md."""

from __future__ import annotations

from typing import Any, Final

from obelisk.bots.brain import Brain, Policy, Trials, turn_planner
from obelisk.bots.brains.bluff_rates import RATES
from obelisk.bots.brains.bluffs import BluffEvaluation, BluffGuide, Caller
from obelisk.bots.eval.base import Evaluation
from obelisk.bots.eval.legends import LEGENDS_V1
from obelisk.bots.nets.legends import LEGENDS_FEATURES
from obelisk.bots.search.legends import LegendsGuide, some_choices
from obelisk.bots.search.plan import Player
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.deck import Deck, encode_deck
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.deckbuilding.random_decks import random_deck, random_pool_deck
from obelisk.games.legends.draft.options import CARDS

POOL: Final = 50
"""About as many cards as a drafter has in the end."""


def practice(rng: Rng) -> dict[str, object]:
    """Of ten tables seven have preset decks, two built and one drafted ones, with lists open or not."""
    kind = rng.below(10)
    if kind < 7:
        return {"decks": [PEOPLES[rng.below(len(PEOPLES))] for _ in range(2)]}
    decks: list[Deck] = []
    order = list(range(len(CARDS)))
    rng.shuffle(order)
    for seat in range(2):
        if kind < 9:
            decks.append(random_deck(KNOWN, rng))
        else:
            pool = [CARDS[card] for card in order[seat * POOL : (seat + 1) * POOL]]
            decks.append(random_pool_deck(pool, rng))
    return {"decks": [encode_deck(deck) for deck in decks], "open_lists": rng.below(2) == 0}


PLANNER: Final = turn_planner(LegendsGuide(False), LegendsGuide(True), some_choices)


def planner(game: AnyGame, evaluation: Evaluation[Any], quick: bool) -> Player[Any]:
    """Who plans with an evaluation whose bluffs are known expects calls as often as they come."""
    rates = RATES.get(evaluation.id)
    if rates is None:
        return PLANNER(game, evaluation, quick)
    make = turn_planner(LegendsGuide(False), BluffGuide(rates), some_choices)
    return make(game, BluffEvaluation(game, evaluation, rates), quick)


def policy(game: AnyGame, evaluation: Evaluation[Any]) -> Policy | None:
    """Who answers bluffs for bots with an evaluation whose bluffs are known."""
    rates = RATES.get(evaluation.id)
    return None if rates is None else Caller(game, evaluation, rates)


BRAIN: Final = Brain(
    [LEGENDS_V1],
    planner,
    [
        "casual:ms=20,margin=0.1",
        "greedy:ms=20,spread=0.02",
        "turn:ms=45,spread=0.03,eval=legends-n3",
        "turn:ms=250,spread=0.004,eval=legends-n3",
        "search:ms=1800,width=8,turns=3,eval=legends-n3",
    ],
    features=LEGENDS_FEATURES,
    nets=["legends-n1", "legends-n3"],
    practice=practice,
    policy=policy,
    plain_levels=[
        "casual:ms=20,margin=0.1",
        "greedy:ms=20,spread=0.02",
        "turn:ms=45,spread=0.035",
        "search:ms=250,sims=12,width=6,turns=3",
        "search:ms=1800,width=8,turns=3",
    ],
    trials=Trials(against_4=400, against_2=40, against_random=40, both_ways=60),
)
