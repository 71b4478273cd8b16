"""Which bots may sit at a table, and how one is made. For workers and the catalogue.

Not every spec is for everybody: `stdio:` would start a program, and `search:` could think for ever.
"""

from __future__ import annotations

from typing import Any, Final

from obelisk.bots import spec as bot_spec
from obelisk.bots.base import Bot
from obelisk.bots.levels import LEVELS
from obelisk.catalog import GAMES
from obelisk.core.errors import UnknownName

QUICK: Final = frozenset({"random", "level:1", "level:2", "level:3"})
"""Bots that answer in no time: they never wait behind those that search."""
FALLBACK: Final = "level:2"
"""Who answers for a bot that searches if no process was free in time."""


def is_quick(spec: str) -> bool:
    return spec in QUICK


def specs(game: str) -> list[str]:
    """The bots that may sit at a table of this game, the weakest first."""
    return ["random", *[f"level:{level}" for level in LEVELS]]


def is_known(game: str, spec: str) -> bool:
    return spec in specs(game)


def make_bot(spec: str, game: str, seed: str) -> Bot[Any]:
    """A bot for one seat; raises `UnknownName`."""
    if not is_known(game, spec):
        raise UnknownName(f"unknown bot {spec!r}")
    return bot_spec.make_bot(spec, GAMES.get(game).game, seed)
