"""What happens in random games, for tests of how it is told."""

from __future__ import annotations

from obelisk.core.chance import SeededChance
from obelisk.core.event import Event
from obelisk.core.game import Game, O, S, V
from obelisk.core.rng import Rng


def random_story(game: Game[O, S, V], values: dict[str, object], seed: int) -> list[Event]:
    """Everything that happens in a random game."""
    chance = SeededChance(seed)
    rng = Rng(seed)
    events: list[Event] = []
    state = game.setup(game.options(values), chance, events)
    while True:
        legal = game.legal(state)
        if not legal:
            return events
        game.advance(state, legal[rng.below(len(legal))], chance, events)
