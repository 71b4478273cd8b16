"""Random play to the end: the loop behind simulations, benchmarks and rollouts."""

from __future__ import annotations

from obelisk.core.chance import Chance
from obelisk.core.game import Game, O, S, V
from obelisk.core.rng import Rng


def random_playout(game: Game[O, S, V], state: S, chance: Chance, rng: Rng) -> int:
    """Plays uniformly random legal actions, in place, until the game is over; returns their number."""
    decisions = 0
    while True:
        actions = game.legal(state)
        if not actions:
            return decisions
        game.advance(state, actions[rng.below(len(actions))], chance)
        decisions += 1


def random_prefix(game: Game[O, S, V], state: S, chance: Chance, rng: Rng, decisions: int) -> int:
    """Plays at most `decisions` random actions, in place; returns how many it played."""
    played = 0
    while played < decisions:
        actions = game.legal(state)
        if not actions:
            break
        game.advance(state, actions[rng.below(len(actions))], chance)
        played += 1
    return played
