"""The five levels of each game, as specs. What they reach is in docs/bots.md."""

from __future__ import annotations

from typing import Final

LEVELS: Final = [1, 2, 3, 4, 5]

SPECS: Final[dict[str, list[str]]] = {
    "city": [
        "casual:margin=0.02",
        "greedy:spread=0.002",
        "turn:spread=0.004",
        "search:ms=250,width=6,turns=1",
        "search:ms=1800,width=10,turns=2",
    ],
    "drakon": [
        "casual:margin=0.05",
        "greedy:spread=0.02",
        "turn:spread=0.004",
        "search:ms=250,width=8,turns=1",
        "search:ms=1800,width=12,turns=2",
    ],
    "legends": [
        "casual:margin=0.06",
        "greedy:spread=0.02",
        "turn:spread=0.004",
        "search:ms=250,width=6,turns=1",
        "search:ms=1800,width=10,turns=2",
    ],
}
ANY_GAME: Final = [
    "random",
    "greedy:spread=0.01",
    "turn:spread=0.005",
    "search:ms=250,width=6,turns=1",
    "search:ms=1800,width=10,turns=2",
]
"""For games without levels of their own."""


def level_spec(game: str, level: int) -> str:
    """The spec behind a level, from 1 to 5."""
    return SPECS.get(game, ANY_GAME)[level - 1]


def fraction(spec: str, part: float) -> str:
    """The spec of a search with a part of its thinking time; other specs as they are."""
    name, colon, text = spec.partition(":")
    words = text.split(",") if text else []
    for index, word in enumerate(words):
        if word.startswith("ms="):
            words[index] = f"ms={max(1, round(int(word[3:]) * part))}"
    return name + colon + ",".join(words)
