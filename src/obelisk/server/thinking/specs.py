"""Which bots may sit at a table: ours, and those that whoever runs the server adds.

Not every spec is for everybody: `stdio:` would start a program, and `search:` could think for ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from obelisk.bots.levels import LEVELS
from obelisk.bots.spec import InvalidSpec, check_spec
from obelisk.catalog import GAMES
from obelisk.server.wire import LONGEST_SPEC

QUICK: Final = frozenset({"random", "level:1", "level:2", "level:3"})
"""Bots that answer in no time: they never wait behind those that search."""
FALLBACK: Final = "level:2"
"""Who answers for a bot that searches if no process was free in time."""


def is_quick(spec: str) -> bool:
    return spec in QUICK


class Roster:
    """The bots of a server. What is added plays the games that it can be built for."""

    def __init__(self, added: Sequence[str] = ()) -> None:
        """Raises `InvalidSpec` for what can be built for no game, or not be named at a table."""
        self._added = {spec: games_of(spec) for spec in added}

    def specs(self, game: str) -> list[str]:
        """The bots that may sit at a table of this game, the weakest of ours first."""
        ours = ["random", *[f"level:{level}" for level in LEVELS]]
        return [*ours, *[spec for spec, games in self._added.items() if game in games and spec not in ours]]

    def knows(self, game: str, spec: str) -> bool:
        return spec in self.specs(game)


def games_of(spec: str) -> list[str]:
    """The games a bot can be built for; raises `InvalidSpec` if there is none."""
    if not 1 <= len(spec) <= LONGEST_SPEC:
        raise InvalidSpec(f"bot {spec!r}: at a table a bot has a name of 1 to {LONGEST_SPEC} letters")
    found: list[str] = []
    fault: InvalidSpec | None = None
    for game in GAMES.ids():
        try:
            check_spec(spec, GAMES.get(game).game)
            found.append(game)
        except InvalidSpec as error:
            fault = error
    if not found and fault is not None:
        raise fault
    return found
