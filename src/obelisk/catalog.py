"""The games of this program by id. Everything else finds them here and treats all of them alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product
from typing import Any, Final, Protocol

from obelisk.core.errors import InvalidOptions
from obelisk.core.game import Game
from obelisk.core.registry import Registry
from obelisk.games import city, drakon, legends
from obelisk.games.city import render as city_render
from obelisk.games.city import tileset as city_tileset
from obelisk.games.drakon import render as drakon_render
from obelisk.games.drakon import tileset as drakon_tileset
from obelisk.games.legends import cardfile, decks, draft
from obelisk.games.legends import render as legends_render
from obelisk.games.legends.cards.known import KNOWN

AnyGame = Game[Any, Any, Any]


class TileSetModule(Protocol):
    """How a game reads the file that `--tiles` names; `default` is what comes with the program.

    Tile sets have `id`, `description`, `certainty` (from facts to words) and `warnings`.
    """

    def parse(self, text: str, name: str) -> Any: ...

    def default(self) -> Any: ...


class Entry:
    """A game and what the program needs around it.

    `choices` are the values of each option that has a few of them, the default first. `draw` makes a plain
    text of a view, `draw_private` of what only that seat knows; `styles` are patterns that may be coloured.
    `files` read the options whose value may be the name of a file; the tile set is one of them. `aliases` are
    flags for one member of an option that is a list: `--against hoax` for the second of `decks`.
    """

    def __init__(
        self,
        game: AnyGame,
        choices: Mapping[str, list[object]] | None = None,
        draw: Callable[[Any], str] | None = None,
        draw_private: Callable[[Any], str] | None = None,
        styles: list[tuple[str, str]] | None = None,
        tiles: TileSetModule | None = None,
        files: Mapping[str, Callable[[str, str], object]] | None = None,
        aliases: Mapping[str, tuple[str, int]] | None = None,
    ) -> None:
        self.game = game
        self.choices: Mapping[str, list[object]] = choices if choices is not None else {}
        self.draw = draw
        self.draw_private = draw_private
        self.styles: list[tuple[str, str]] = styles if styles is not None else []
        self.tiles = tiles
        self.files = dict(files) if files is not None else {}
        if tiles is not None:
            self.files["tile_set"] = tiles.parse
        self.aliases: Mapping[str, tuple[str, int]] = aliases if aliases is not None else {}
        self._sets: list[dict[str, object]] = []

    def accepts(self, values: Mapping[str, object]) -> bool:
        """Whether the game can be played with these options."""
        try:
            self.game.options(values)
        except InvalidOptions:
            return False
        return True

    def has_players(self) -> bool:
        """Whether the number of seats is an option, as opposed to a fact of the game."""
        return self.accepts({"players": self.game.seat_counts()[0]})

    def defaults(self) -> dict[str, object]:
        """Every option with its value for the fewest seats."""
        values: dict[str, object] = {"players": self.game.seat_counts()[0]} if self.has_players() else {}
        return self.game.encode_options(self.game.options(values))

    def option_sets(self) -> list[dict[str, object]]:
        """Every combination of the choices that the game accepts; without choices, the numbers of seats."""
        if self._sets:
            return self._sets
        choices = dict(self.choices)
        if "players" not in choices and self.has_players():
            choices = {"players": list(self.game.seat_counts()), **choices}
        names = list(choices)
        sets = [dict(zip(names, values, strict=True)) for values in product(*choices.values())]
        self._sets = [values for values in sets if self.accepts(values)]
        return self._sets


GAMES: Final[Registry[Entry]] = Registry("game")
GAMES.add(
    "city",
    Entry(
        city.GAME,
        {
            "players": [2, 3, 4],
            "edition": ["2006", "2018"],
            "layout": ["fixed", "cross", "random"],
            "expansion": [False, True],
        },
        city_render.draw,
        city_render.draw_private,
        city_render.STYLES,
        city_tileset,
    ),
)
GAMES.add(
    "drakon",
    Entry(
        drakon.GAME,
        {
            "players": [2, 3, 4, 5, 6],
            "goal": ["standard", "short", "fixed", "escape", "team"],
            "heroes": ["off", "random", "draft"],
            "knight_vs_drakon": [False, True],
        },
        drakon_render.draw,
        drakon_render.draw_private,
        drakon_render.STYLES,
        drakon_tileset,
    ),
)
GAMES.add(
    "legends",
    Entry(
        legends.GAME,
        {"decks": [[own, other] for own in decks.PRESETS for other in decks.PRESETS]},
        legends_render.draw,
        legends_render.draw_private,
        files={
            "decks": lambda text, name: decks.parse_deck(KNOWN, text, name),
            "card_file": lambda text, name: cardfile.load(text, name).encode(),
        },
        aliases={"deck": ("decks", 0), "against": ("decks", 1)},
    ),
)
GAMES.add("legends-draft", Entry(draft.GAME, {"players": [2, 3, 4, 5, 6]}))
