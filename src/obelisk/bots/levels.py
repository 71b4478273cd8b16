"""The five levels of each game, as specs; its brain names them. What they reach is in docs/bots.md.

Level 4 looks no further than its turn on purpose: it is meant to be beaten by level 5, and answers quickly.
"""

from __future__ import annotations

from typing import Final

from obelisk.bots.brain import brain_of
from obelisk.bots.nets import layers
from obelisk.core.kit import AnyGame

LEVELS: Final = [1, 2, 3, 4, 5]


def level_spec(game: AnyGame, level: int) -> str:
    """The spec behind a level, from 1 to 5.

    Where the engine is not compiled a net takes hundreds of times as long, so levels judge without it.
    """
    brain = brain_of(game)
    levels = brain.levels if layers.IN_C else brain.plain_levels
    return levels[level - 1]


def in_simulations(spec: str, simulations: int) -> str:
    """The spec with simulations instead of time, so that the load of the machine does not count."""
    name, _, text = spec.partition(":")
    words = [word for word in text.split(",") if word and not word.startswith("ms=")]
    if name == "search" and not any(word.startswith("sims=") for word in words):
        words.insert(0, f"sims={simulations}")
    return f"{name}:{','.join(words)}" if words else name
