"""The five levels of each game, as specs. What they reach is in docs/bots.md.

Level 4 looks into so few worlds on purpose: it is meant to be beaten by level 5, and answers quickly.
"""

from __future__ import annotations

from typing import Final

LEVELS: Final = [1, 2, 3, 4, 5]

SPECS: Final[dict[str, list[str]]] = {
    "city": [
        "casual:ms=20,margin=0.02",
        "greedy:ms=20,spread=0.0005",
        "turn:ms=45,spread=0.02",
        "search:ms=250,sims=24,width=4,turns=1",
        "search:ms=1800,width=10,turns=2",
    ],
    "drakon": [
        "casual:ms=20,margin=0.15",
        "greedy:ms=20,spread=0.025",
        "turn:ms=45,spread=0.018",
        "search:ms=250,sims=8,width=4,turns=0,spread=0.01",
        "search:ms=1800,width=8,turns=3",
    ],
    "legends": [
        "casual:ms=20,margin=0.1",
        "greedy:ms=20,spread=0.02",
        "turn:ms=45,spread=0.012",
        "search:ms=250,sims=12,width=6,turns=3",
        "search:ms=1800,width=8,turns=3",
    ],
}
ANY_GAME: Final = [
    "random",
    "greedy:ms=20,spread=0.01",
    "turn:ms=45,spread=0.005",
    "search:ms=250,sims=60,width=6,turns=1",
    "search:ms=1800,width=10,turns=2",
]
"""For games without levels of their own."""


def level_spec(game: str, level: int) -> str:
    """The spec behind a level, from 1 to 5."""
    return SPECS.get(game, ANY_GAME)[level - 1]


def in_simulations(spec: str, simulations: int) -> str:
    """The spec with simulations instead of time, so that the load of the machine does not count."""
    name, _, text = spec.partition(":")
    words = [word for word in text.split(",") if word and not word.startswith("ms=")]
    if name == "search" and not any(word.startswith("sims=") for word in words):
        words.insert(0, f"sims={simulations}")
    return f"{name}:{','.join(words)}" if words else name
