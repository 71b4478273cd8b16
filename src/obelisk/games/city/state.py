"""The truth of one game.  [CITY-1.4]"""

from __future__ import annotations

from typing import Final

from obelisk.games.city.grid import CELLS, COURTYARD_CELL, OUTSIDE
from obelisk.games.city.kinds import KINDS
from obelisk.games.city.options import Options

MOVEMENT: Final = 0
CONTRIBUTION: Final = 1
OFFERING: Final = 2
SPECIAL: Final = 3
DISCARDING: Final = 4
OVER: Final = 5
PHASES: Final = ["movement", "contribution", "offering", "special", "discard", "over"]

GOING_ON: Final = 0
OFFERINGS: Final = 1
MARKERS_OUT: Final = 2
EXHAUSTED: Final = 3
STALL: Final = 4
ENDINGS: Final = ["", "offerings", "markers_out", "exhausted", "stall"]

STEPS: Final = 2
DISCARDS: Final = 2
NO_TILE: Final = -1
COURTYARD: Final = 99
FIRE: Final = 0
EARTH: Final = 1
WATER: Final = 2
DRAGONS: Final = ["fire", "earth", "water"]


class State:
    """Everything about a game at one moment.

    Cards are counts per kind: `hands` and `drawn` hold seat after seat, KINDS numbers each. `tiles` (what
    lies on each cell), `stock` and both `aside` lists are replaced, never changed in place, so that copies
    share them.
    """

    __slots__ = (
        "active",
        "aside",
        "aside_fresh",
        "aside_size",
        "crystals",
        "deck",
        "deck_size",
        "discarded",
        "discards",
        "discards_size",
        "dragons",
        "drawn",
        "ending",
        "figures",
        "first",
        "hand_sizes",
        "hands",
        "markers",
        "obelisk",
        "offered",
        "options",
        "phase",
        "quiet",
        "rebuilt",
        "scaled",
        "scales",
        "steps",
        "stock",
        "supply",
        "tiles",
        "turn",
    )

    def __init__(self, options: Options) -> None:
        players = options.players
        self.options = options
        self.first = 0
        self.active = 0
        self.turn = 0
        self.phase = MOVEMENT
        self.ending = GOING_ON
        self.steps = STEPS
        # Of this turn: discards made, the first offering made, scales for dragons awarded.
        self.discarded = 0
        self.offered = False
        self.scaled = False
        # Turns in a row without a marker placed; -1 in a turn in which one was.  [CITY-14.5]
        self.quiet = 0
        self.tiles: list[int] = [NO_TILE] * CELLS
        # Cells with a rebuilt building, as bits.
        self.rebuilt = 0
        # Owners of the slots of each cell, three bits a slot: 0 is free, else seat + 1.
        self.markers: list[int] = [0] * CELLS
        self.dragons: list[int] = [OUTSIDE, OUTSIDE, OUTSIDE]
        self.figures: list[int] = [COURTYARD_CELL] * players
        self.crystals: list[int] = [0] * players
        self.scales: list[int] = [0] * players
        self.supply: list[int] = [options.tile_set.markers] * players
        # Seats that made an offering, from the lowest space up.
        self.obelisk: list[int] = []
        self.hands: list[int] = [0] * (players * KINDS)
        self.hand_sizes: list[int] = [0] * players
        self.deck: list[int] = options.tile_set.deck.copy()
        self.deck_size = sum(self.deck)
        self.discards: list[int] = [0] * KINDS
        self.discards_size = 0
        # The cards last made into the deck, and what each seat has drawn of them and seen.  [CITY-15.20]
        self.stock: list[int] = self.deck.copy()
        self.drawn: list[int] = [0] * (players * KINDS)
        # The active player's reward cards that wait, and those of them that come from the present stock.
        self.aside: list[int] = [0] * KINDS
        self.aside_fresh: list[int] = self.aside
        self.aside_size = 0

    def copy(self) -> State:
        """An equal state that shares nothing that can change."""
        other = State.__new__(State)
        other.options = self.options
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.phase = self.phase
        other.ending = self.ending
        other.steps = self.steps
        other.discarded = self.discarded
        other.offered = self.offered
        other.scaled = self.scaled
        other.quiet = self.quiet
        other.tiles = self.tiles
        other.rebuilt = self.rebuilt
        other.markers = self.markers.copy()
        other.dragons = self.dragons.copy()
        other.figures = self.figures.copy()
        other.crystals = self.crystals.copy()
        other.scales = self.scales.copy()
        other.supply = self.supply.copy()
        other.obelisk = self.obelisk.copy()
        other.hands = self.hands.copy()
        other.hand_sizes = self.hand_sizes.copy()
        other.deck = self.deck.copy()
        other.deck_size = self.deck_size
        other.discards = self.discards.copy()
        other.discards_size = self.discards_size
        other.stock = self.stock
        other.drawn = self.drawn.copy()
        other.aside = self.aside
        other.aside_fresh = self.aside_fresh
        other.aside_size = self.aside_size
        return other


def price(state: State) -> int:
    """Crystals for the lowest free space of the obelisk.  [CITY-11.1]"""
    return state.options.prices[len(state.obelisk)]


def scale_supply(state: State) -> int:
    """Golden scales nobody owns.  [CITY-18.2]"""
    return state.options.scales - sum(state.scales)


def slot_owner(state: State, cell: int, slot: int) -> int:
    """The seat whose marker is on a slot, or -1.  [CITY-7.2]"""
    return ((state.markers[cell] >> (3 * slot)) & 7) - 1


def is_ruin(state: State, cell: int) -> bool:
    """Whether a building in ruins stands there.  [CITY-1.4]"""
    return cell != COURTYARD_CELL and not (state.rebuilt >> cell) & 1


def offerings(state: State, seat: int) -> int:
    """How many markers `seat` has on the obelisk.  [CITY-18.3]"""
    return state.obelisk.count(seat)
