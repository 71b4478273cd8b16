"""A kit: one game and all that a program needs around it, named in one place.

What belongs to the rules stands in the kit itself. What other parts of the program make of the game (bots,
pictures, tensors, words) is named by reference, `package.module:name`, and loaded only when it is asked for:
the rules know nobody above them. Everything but the game has a default that works.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, Protocol

from obelisk.core.errors import InvalidOptions
from obelisk.core.game import Game

AnyGame = Game[Any, Any, Any]


class TileSetModule(Protocol):
    """How a game reads the file that `--tiles` names; `default` is what comes with the program.

    Tile sets have `id`, `description`, `certainty` (from facts to words) and `warnings`.
    """

    def parse(self, text: str, name: str) -> Any:
        """The tile set that a file describes; raises `InvalidDocument` with the line."""
        ...

    def default(self) -> Any:
        """The tiles of the box."""
        ...


class Kit:
    """A game and what the program needs around it.

    Options for people: `choices` are the values of the main ones, the default first; a new table offers
    them, and the contract is checked with all combinations. `other_choices` are the values of further options
    that have a few. `files` read the options whose value may be the name of a file; the tile set is one of
    them. `aliases` are flags for one member of an option that is a list: `--against hoax` for the second of
    `decks`. `parameters` are the options and aliases that OpenSpiel knows; by default the main ones.

    Looks: `draw` makes a plain text of a view, `draw_private` of what only that seat knows; `styles` are
    patterns that may be coloured. `reader` is a `Reader` (`obelisk.readers.reader`): a view in sentences.
    `picture` makes an SVG of a view. `positions` is a `Form`
    (`obelisk.positions.form`): positions as text that people write. `words` is a folder, `package:folder`,
    with `<language>/<any>.ftl`; `lessons` one with a file for each lesson; `exercises` are `Themes`
    (`obelisk.exercises.theme`). `has_board`: the browser client has a board of its own for the game.

    Knowledge: `bots` is a `Brain` (`obelisk.bots.brain`), `tensors` makes an `Encoding`
    (`obelisk.tensors.base`) of the facts and the number of seats. `bench` are the options that benchmarks of
    environments play with, `miniature` those of a variant that is small enough to be solved.

    At a table: `open_kinds` are the decisions whose choices everybody can count, so that playing an only one
    at once tells nobody anything. `passes` are the decisions that can be left without doing anything, with
    the texts that do so, of which one at a time is legal: clients are told what could be done after it.
    """

    def __init__(
        self,
        game: AnyGame,
        *,
        choices: Mapping[str, list[object]] | None = None,
        other_choices: Mapping[str, list[object]] | None = None,
        files: Mapping[str, Callable[[str, str], object]] | None = None,
        tiles: TileSetModule | None = None,
        aliases: Mapping[str, tuple[str, int]] | None = None,
        parameters: Sequence[str] | None = None,
        draw: Callable[[Any], str] | None = None,
        draw_private: Callable[[Any], str] | None = None,
        styles: Sequence[tuple[str, str]] = (),
        reader: str = "",
        picture: str = "",
        positions: str = "",
        words: str = "",
        lessons: str = "",
        exercises: str = "",
        has_board: bool = False,
        bots: str = "",
        tensors: str = "",
        bench: Mapping[str, object] | None = None,
        miniature: Mapping[str, object] | None = None,
        open_kinds: Sequence[str] = (),
        passes: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.game = game
        self.choices: dict[str, list[object]] = dict(choices or {})
        self.other_choices: dict[str, list[object]] = dict(other_choices or {})
        self.files: dict[str, Callable[[str, str], object]] = dict(files or {})
        self.tiles = tiles
        if tiles is not None:
            self.files["tile_set"] = tiles.parse
        self.aliases: dict[str, tuple[str, int]] = dict(aliases or {})
        self._parameters = parameters
        self._draw = draw
        self._draw_private = draw_private
        self.styles: list[tuple[str, str]] = list(styles)
        self.reader = reader
        self.picture = picture
        self.positions = positions
        self.words = words
        self.lessons = lessons
        self.exercises = exercises
        self.has_board = has_board
        self.bots = bots
        self.tensors = tensors
        self.bench = bench
        self.miniature = miniature
        self.open_kinds: frozenset[str] = frozenset(open_kinds)
        self.passes: dict[str, tuple[str, ...]] = {
            kind: tuple(texts) for kind, texts in (passes or {}).items()
        }
        self._sets: list[dict[str, object]] = []

    # Options

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

    def values(self) -> dict[str, list[object]]:
        """Every option with its values, the default first; where any may be tried, the default alone."""
        found: dict[str, list[object]] = {}
        for name, default in self.defaults().items():
            others = self.choices.get(name) or self.other_choices.get(name) or []
            if not others and name == "players":
                others = list(self.game.seat_counts())
            elif not others and isinstance(default, bool):
                others = [not default]
            found[name] = [default, *[value for value in others if value != default]]
        return found

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

    def parameters(self) -> dict[str, object]:
        """The options and aliases that OpenSpiel knows, with their defaults."""
        defaults = self.defaults()
        names = self._parameters
        if names is None:
            names = [name for name in defaults if name in self.choices or name == "players"]
        found: dict[str, object] = {}
        for name in names:
            if name in self.aliases:
                option, member = self.aliases[name]
                members = defaults[option]
                assert isinstance(members, list)
                found[name] = members[member]
            else:
                found[name] = defaults[name]
        return found

    # Looks

    def text(self, view: Any) -> str:
        """A view as plain text; a game that cannot draw shows its data."""
        if self._draw is not None:
            return self._draw(view)
        return "\n".join(f"{name}: {value}" for name, value in self.game.encode_view(view).items())

    def private_text(self, view: Any) -> str:
        """What only the seat of a view knows; nothing if the game has no words for it."""
        return self._draw_private(view) if self._draw_private is not None else ""
