"""The encoding of each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from obelisk.catalog import GAMES, kit_of, part
from obelisk.core.kit import AnyGame
from obelisk.tensors.any import AnyEncoding
from obelisk.tensors.base import Encoding


def game_of(id: str) -> AnyGame:
    """A game by its id; raises `UnknownName`."""
    return GAMES.get(id).game


def drawing_of(game: AnyGame, view: object) -> str:
    """A view as plain text."""
    return kit_of(game).text(view)


def encoding_of(game: AnyGame, options: object, compact: bool = False) -> Encoding:
    """The encoding of a game with these options; a game without one of its own gets one that fits any.

    A `compact` one has at most 2,000 numbers; an encoding that is small already is compact.
    """
    reference = kit_of(game).tensors
    if not reference:
        return AnyEncoding()
    encoding: Any = part(reference)(game.facts(options), game.seats(options))
    if compact and hasattr(encoding, "compact"):
        encoding = encoding.compact()
    found: Encoding = encoding
    return found


def options_of(game: AnyGame, values: Mapping[str, object] | None) -> Any:
    """Checked options; without a number of seats the fewest."""
    chosen = dict(values or {})
    counts = game.seat_counts()
    if len(counts) > 1:
        chosen.setdefault("players", counts[0])
    return game.options(chosen)
