"""Two evaluations against each other: the same deals with seats changed."""

from __future__ import annotations

from math import sqrt
from typing import Any

from obelisk.arena.contest import PairedChance
from obelisk.bots.brain import Brain
from obelisk.bots.eval.base import Evaluation
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.plan import payoff
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng
from obelisk.train.practice import follow


def deal_score(
    game: AnyGame, brain: Brain, one: Evaluation[Any], other: Evaluation[Any], seed: str, most_actions: int
) -> float:
    """What `one` makes of a deal with one seat against all others; a fair share counts as half.

    Both look through their turns, all seats are taken in turn. With two seats that is the score from 0 to 1;
    with four, all that can be won is 2.
    """
    assert brain.practice is not None
    values = brain.practice(Rng(f"duel/{seed}"))
    options = game.options(values)
    seats = game.seats(options)
    total = 0.0
    for chosen in range(seats):
        planners = [brain.planner(game, one if seat == chosen else other, False) for seat in range(seats)]
        rng = Rng(f"duel/{seed}/{chosen}")
        chance = PairedChance(seed)
        state = game.setup(options, chance)
        played = 0
        while played < most_actions:
            decision = game.decision(state)
            if decision is None:
                break
            legal = game.legal(state)
            actions = [legal[0]]
            if len(legal) > 1:
                world = game.determinise(game.view(state, decision.seat), rng)
                actions = planners[decision.seat].plans(world, 1, Limit(0, 0))[0].actions
            played += len(follow(game, state, actions, chance))
        result = game.result(state)
        total += 1.0 / seats if result is None else payoff(result, chosen, seats)
    return total / 2.0


def first_of(scores: dict[int, float]) -> list[float]:
    """The scores of the first deals, up to one that is still being played.

    Short games come back first; a test that looked at them before the long ones would be led astray.
    """
    found: list[float] = []
    while len(found) in scores:
        found.append(scores[len(found)])
    return found


def mean_and_error(scores: list[float]) -> tuple[float, float]:
    """The mean of the deals and half its 95 % interval."""
    count = len(scores)
    mean = sum(scores) / count
    if count < 2:
        return mean, 1.0
    spread = sum((score - mean) ** 2 for score in scores) / (count - 1)
    return mean, 1.96 * sqrt(spread / count)
