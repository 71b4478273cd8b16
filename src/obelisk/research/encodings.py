"""The encoding of each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from obelisk.catalog import GAMES as CATALOGUE
from obelisk.catalog import AnyGame
from obelisk.core.registry import UnknownName
from obelisk.tensors.base import Data, Encoding
from obelisk.tensors.city import CityEncoding
from obelisk.tensors.draft import DraftEncoding
from obelisk.tensors.drakon import DrakonEncoding
from obelisk.tensors.legends import LegendsEncoding

ENCODINGS: Final[dict[str, Callable[[Data, int], Encoding]]] = {
    "city": CityEncoding,
    "drakon": DrakonEncoding,
    "legends": LegendsEncoding,
    "legends-draft": DraftEncoding,
}


def game_of(id: str) -> AnyGame:
    """A game that has an encoding; raises `UnknownName`."""
    if id not in ENCODINGS:
        raise UnknownName(f"no encoding for game {id!r}; known: {', '.join(ENCODINGS)}")
    return CATALOGUE.get(id).game


def drawing_of(game: AnyGame, view: object) -> str:
    """A view as plain text."""
    draw = CATALOGUE.get(game.id).draw
    return draw(view) if draw is not None else ""


def encoding_of(game: AnyGame, options: object) -> Encoding:
    """The encoding of a game with these options."""
    game_of(game.id)
    return ENCODINGS[game.id](game.facts(options), game.seats(options))


def options_of(game: AnyGame, values: Mapping[str, object] | None) -> Any:
    """Checked options; without a number of seats the fewest."""
    chosen = dict(values or {})
    counts = game.seat_counts()
    if len(counts) > 1:
        chosen.setdefault("players", counts[0])
    return game.options(chosen)
