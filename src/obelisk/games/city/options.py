"""The options of a game, and the box they make of a tile set.  [CITY-2]"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from obelisk.core.decision import Action
from obelisk.core.document import InvalidDocument
from obelisk.core.errors import InvalidOptions, OptionProblem
from obelisk.core.options import read_flag, refuse_document, refuse_unknown
from obelisk.games.city import actions, tileset
from obelisk.games.city.box import DEFAULT_ID, EDITIONS, LAYOUTS, PLAYERS, Building, Edition, TileSet, unfit
from obelisk.games.city.grid import CELL_OF, CELLS, COURTYARD_CELL, DISTANCE, OUTSIDE, city_cells
from obelisk.games.city.kinds import KIND_OF
from obelisk.games.city.payments import Payments, payments_for

NAMES: Final = ["players", "edition", "layout", "expansion", "tile_set", "stall_limit"]
DEFAULT_STALL_LIMIT: Final = 20

DRAGON_ANYWHERE: Final = [KIND_OF["k1"], KIND_OF["r1"], KIND_OF["b1"]]
"""Cards that bring the fire, earth or water dragon to any tile.  [CITY-6.5]"""
DRAGON_STEPS: Final = [KIND_OF["k2"], KIND_OF["r2"], KIND_OF["b2"]]
"""Cards that move the fire, earth or water dragon up to three steps.  [CITY-6.6]"""
DRAGON_REACH: Final = 3
FLIGHT: Final = KIND_OF["e1"]
FARTHEST: Final = 8
"""No two cells are further apart; more steps left make no difference."""


@cache
def usual_payments(colour: int, value: int) -> Payments:
    """The payments for one colour and value out of the deck that comes with the program.

    Kept as long as the process, whatever else is played: all the tables take half a second to make,
    interpreted.
    """
    return payments_for(colour, value, default_tile_set().deck, True)


@lru_cache(maxsize=512)
def payments_of_deck(colour: int, value: int, deck: tuple[int, ...]) -> Payments:
    """The payments for one colour and value out of a deck of somebody's own."""
    return payments_for(colour, value, list(deck), False)


@cache
def default_tile_set() -> TileSet:
    """The tile set that comes with the program, read once."""
    return tileset.default()


class Options:
    """Checked options with everything that follows from them; immutable, shared by all states of a game."""

    __slots__ = (
        "buildings",
        "cells",
        "edition",
        "everywhere",
        "expansion",
        "has_cell",
        "layout",
        "moves",
        "offerings_to_win",
        "paths",
        "players",
        "prices",
        "scales",
        "stall_limit",
        "tables",
        "tile_set",
    )

    def __init__(
        self, players: int, edition: Edition, layout: str, expansion: bool, tiles: TileSet, stall_limit: int
    ) -> None:
        self.players = players
        self.edition = edition
        self.layout = layout
        self.expansion = expansion
        self.tile_set = tiles
        self.stall_limit = stall_limit
        self.offerings_to_win = tiles.offerings_to_win[players]
        self.scales = edition.scales[players]
        self.prices = edition.prices[players]
        self.buildings: list[Building] = tiles.buildings + (tiles.expansion if expansion else [])
        self.cells = cells_of(tiles, expansion)
        # For each cell (and the numbers up to `actions.NO_CELL`) whether there is a tile.  [CITY-3.4]
        self.has_cell: list[bool] = [cell in self.cells for cell in range(actions.NO_CELL + 1)]
        # All cells with a building, as bits.
        self.everywhere = sum([1 << cell for cell in self.cells if cell != COURTYARD_CELL])
        self.moves = walks(self.cells)
        self.paths = flights(self.cells)
        self.tables: list[Payments | None] = [None] * 90

    def payments(self, colour: int, value: int) -> Payments:
        """The payments for slots of one colour and value; made when first asked for, then kept."""
        table = self.tables[colour * 10 + value]
        if table is None:
            deck = self.tile_set.deck
            if deck == default_tile_set().deck:
                table = usual_payments(colour, value)
            else:
                table = payments_of_deck(colour, value, tuple(deck))
            self.tables[colour * 10 + value] = table
        return table


def cells_of(tiles: TileSet, expansion: bool) -> list[int]:
    """The cells in canonical order; a small city has those that `fixed_cross` names.  [CITY-17.8]"""
    if tiles.is_small():
        return sorted([COURTYARD_CELL, *[CELL_OF[name] for name in tiles.fixed_cross]])
    return city_cells(expansion)


def walks(cells: list[int]) -> list[list[Action]]:
    """The `move` actions from each cell with 0 to 8 steps left, at index cell * 9 + steps.  [CITY-6.2]"""
    lists: list[list[Action]] = []
    for start in range(CELLS):
        for steps in range(FARTHEST + 1):
            lists.append([actions.move(to) for to in cells if 1 <= DISTANCE[start * CELLS + to] <= steps])
    return lists


def flights(cells: list[int]) -> list[list[Action]]:
    """The `play` actions of each movement power from each place, at index kind * 26 + place.  [CITY-6.3]"""
    lists: list[list[Action]] = []
    for kind in range(22):
        for start in range(OUTSIDE + 1):
            found: list[Action] = []
            if kind in DRAGON_ANYWHERE or kind == FLIGHT:
                found = [actions.play(kind, to) for to in cells if to != start]
            elif kind in DRAGON_STEPS and start != OUTSIDE:
                for to in cells:
                    if 1 <= DISTANCE[start * CELLS + to] <= DRAGON_REACH:
                        found.append(actions.play(kind, to))
            lists.append(found)
    return lists


def read(values: Mapping[str, object]) -> Options:
    """Options with defaults filled in; all problems are reported at once.  [CITY-17.1] [CITY-17.2]"""
    problems: list[OptionProblem] = []
    refuse_unknown(values, NAMES, "CITY-17.2", problems)
    players = values.get("players")
    has_players = is_integer(players) and players in PLAYERS
    if not has_players:
        problems.append(OptionProblem("players", players, "CITY-17.1", "must be 2, 3 or 4"))
    edition_id = values.get("edition", EDITIONS[0])
    if edition_id not in EDITIONS:
        problems.append(OptionProblem("edition", edition_id, "CITY-17.2", "must be 2006 or 2018"))
    layout = values.get("layout")
    if "layout" in values and layout not in LAYOUTS:
        problems.append(OptionProblem("layout", layout, "CITY-17.2", "must be fixed, cross or random"))
    expansion = read_flag(values, "expansion", "CITY-17.2", problems)
    stall_limit = values.get("stall_limit", DEFAULT_STALL_LIMIT)
    if not is_integer(stall_limit) or not isinstance(stall_limit, int) or stall_limit < 0:
        problems.append(
            OptionProblem("stall_limit", stall_limit, "CITY-17.2", "must be a whole number, 0 or more")
        )
    tiles = read_tile_set(values.get("tile_set", DEFAULT_ID), problems)
    if tiles is not None and has_players and isinstance(players, int):
        for problem in unfit(tiles, players, expansion):
            problems.append(OptionProblem("tile_set", tiles.id, problem.rule, problem.reason))
    if problems or tiles is None:
        raise InvalidOptions(problems)
    edition = next(edition for edition in tiles.editions if edition.id == edition_id)
    assert isinstance(players, int)
    assert isinstance(stall_limit, int)
    if layout is None:
        layout = edition.layout
    return Options(players, edition, str(layout), expansion, tiles, stall_limit)


def read_tile_set(value: object, problems: list[OptionProblem]) -> TileSet | None:
    """The tile set that the option names, holds, or holds as data.  [CITY-2.5]"""
    if isinstance(value, TileSet):
        return value
    if value == DEFAULT_ID:
        return default_tile_set()
    if isinstance(value, dict):
        try:
            return tileset.decode(value)
        except InvalidDocument as error:
            refuse_document("tile_set", error, problems)
            return None
    problems.append(
        OptionProblem("tile_set", value, "CITY-17.3", f"must be {DEFAULT_ID} or the data of a tile set")
    )
    return None


def is_integer(value: object) -> bool:
    """Whether a value is a whole number; asked first, since compiled code reads true as 1 once typed."""
    return isinstance(value, int) and not isinstance(value, bool)


def encode(options: Options) -> dict[str, object]:
    """Every option with its value; a tile set other than the default is carried whole."""
    tiles: object = DEFAULT_ID
    if options.tile_set.id != DEFAULT_ID:
        tiles = tileset.encode(options.tile_set)
    return {
        "players": options.players,
        "edition": options.edition.id,
        "layout": options.layout,
        "expansion": options.expansion,
        "tile_set": tiles,
        "stall_limit": options.stall_limit,
    }


def decision_bound(options: Options) -> int:
    """More decisions than any game can have; 0 without a stall limit.  [CITY-18.11]

    In a turn each card is used at most once, and each use or step is one decision.
    """
    slots = sum(len(building.slots) for building in options.buildings)
    turns = (slots + len(options.prices) + 1) * options.stall_limit * options.players
    cards = sum(options.tile_set.deck)
    return turns * (3 * cards + 24)
