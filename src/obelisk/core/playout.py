"""Random play to the end: the loop behind simulations, benchmarks and rollouts."""

from __future__ import annotations

from obelisk.core.chance import Chance
from obelisk.core.game import NO_ACTION, Game, O, S, V
from obelisk.core.rng import Rng


def random_playout(game: Game[O, S, V], state: S, chance: Chance, rng: Rng) -> int:
    """Plays uniformly random legal actions, in place, until the game is over; returns their number."""
    decisions = 0
    while True:
        action = game.sample(state, rng)
        if action == NO_ACTION:
            return decisions
        game.advance(state, action, chance)
        decisions += 1


def random_prefix(game: Game[O, S, V], state: S, chance: Chance, rng: Rng, decisions: int) -> int:
    """Plays at most `decisions` random actions, in place; returns how many it played."""
    played = 0
    while played < decisions:
        action = game.sample(state, rng)
        if action == NO_ACTION:
            break
        game.advance(state, action, chance)
        played += 1
    return played
