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
    lies on each cell), `stock` and `aside` are replaced, never changed in place, so that copies share them.
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

    options: Options
    first: int
    active: int
    turn: int
    phase: int
    ending: int
    steps: int
    # Of this turn: discards made, the first offering made, scales for dragons awarded.
    discarded: int
    offered: bool
    scaled: bool
    # Turns in a row without a marker placed; -1 in a turn in which one was.  [CITY-14.5]
    quiet: int
    tiles: list[int]
    # Cells with a rebuilt building, as bits.
    rebuilt: int
    # Owners of the slots of each cell, three bits a slot: 0 is free, else seat + 1.
    markers: list[int]
    dragons: list[int]
    figures: list[int]
    crystals: list[int]
    scales: list[int]
    supply: list[int]
    # Seats that made an offering, from the lowest space up.
    obelisk: list[int]
    hands: list[int]
    hand_sizes: list[int]
    deck: list[int]
    deck_size: int
    discards: list[int]
    discards_size: int
    # The cards last made into the deck, and what each seat has drawn of them and seen.  [CITY-15.20]
    stock: list[int]
    drawn: list[int]
    # The active player's reward cards that wait, and whether all of them come from the present stock.
    aside: list[int]
    aside_fresh: bool
    aside_size: int

    def __init__(self, options: Options) -> None:
        """An empty shell, to be filled by `new_state`, `copy` or a decoder."""
        self.options = options

    def copy(self) -> State:
        """An equal state that shares nothing that can change."""
        other = State(self.options)
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


def new_state(options: Options) -> State:
    """Before anything is laid or dealt.  [CITY-4.3]"""
    players = options.players
    state = State(options)
    state.first = 0
    state.active = 0
    state.turn = 0
    state.phase = MOVEMENT
    state.ending = GOING_ON
    state.steps = STEPS
    state.discarded = 0
    state.offered = False
    state.scaled = False
    state.quiet = 0
    state.tiles = [NO_TILE] * CELLS
    state.rebuilt = 0
    state.markers = [0] * CELLS
    state.dragons = [OUTSIDE, OUTSIDE, OUTSIDE]
    state.figures = [COURTYARD_CELL] * players
    state.crystals = [0] * players
    state.scales = [0] * players
    state.supply = [options.tile_set.markers] * players
    state.obelisk = []
    state.hands = [0] * (players * KINDS)
    state.hand_sizes = [0] * players
    state.deck = options.tile_set.deck.copy()
    state.deck_size = sum(state.deck)
    state.discards = [0] * KINDS
    state.discards_size = 0
    state.stock = state.deck.copy()
    state.drawn = [0] * (players * KINDS)
    state.aside = [0] * KINDS
    state.aside_fresh = True
    state.aside_size = 0
    return state


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


def is_full(state: State, cell: int) -> bool:
    """Whether every slot of a building bears a marker.  [CITY-7.3]"""
    markers = state.markers[cell]
    for _ in state.options.buildings[state.tiles[cell]].slots:
        if not markers & 7:
            return False
        markers >>= 3
    return True
