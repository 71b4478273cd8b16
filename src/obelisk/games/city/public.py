"""What everybody may know of a game.  [CITY-15.1]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from obelisk.core.archive import MANY, Archive
from obelisk.core.document import Section
from obelisk.games.city import forms
from obelisk.games.city.box import NO_SPECIAL
from obelisk.games.city.grid import CELL_NAMES, CELLS, COURTYARD_CELL
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
DRAGONS: Final = ["fire", "earth", "water"]


@mypyc_attr(acyclic=True)
class Public:
    """The part of a position that State and View share.

    Cards are counts per kind. Only `figures`, `hand_sizes` and `discards` are changed in place; all other
    lists are replaced, so that copies share them.
    """

    __slots__ = (
        "active",
        "aside_fresh",
        "aside_size",
        "crystals",
        "deck_size",
        "discarded",
        "discards",
        "discards_size",
        "dragons",
        "ending",
        "figures",
        "first",
        "hand_sizes",
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
    hand_sizes: list[int]
    deck_size: int
    discards: list[int]
    discards_size: int
    # The cards last made into the deck.  [CITY-15.20]
    stock: list[int]
    # How many reward cards of the active player wait, and whether all of them come from the present stock.
    aside_size: int
    aside_fresh: bool

    def __init__(self, options: Options) -> None:
        """An empty shell, to be filled by `copy_public` or `new_state`."""
        self.options = options

    def copy_public(self, source: Public) -> None:
        """Knows from now on what everybody knows in `source`, and shares nothing that can change."""
        self.first = source.first
        self.active = source.active
        self.turn = source.turn
        self.phase = source.phase
        self.ending = source.ending
        self.steps = source.steps
        self.discarded = source.discarded
        self.offered = source.offered
        self.scaled = source.scaled
        self.quiet = source.quiet
        self.tiles = source.tiles
        self.rebuilt = source.rebuilt
        self.markers = source.markers
        self.dragons = source.dragons
        self.figures = source.figures.copy()
        self.crystals = source.crystals
        self.scales = source.scales
        self.supply = source.supply
        self.obelisk = source.obelisk
        self.hand_sizes = source.hand_sizes.copy()
        self.deck_size = source.deck_size
        self.discards = source.discards.copy()
        self.discards_size = source.discards_size
        self.stock = source.stock
        self.aside_size = source.aside_size
        self.aside_fresh = source.aside_fresh

    def archive_public(self, archive: Archive) -> None:
        """Writes or reads all but the numbers of hidden cards, which follow from the cards in a State."""
        options = self.options
        players = options.players
        self.first = archive.number("first", self.first, 0, players - 1)
        self.active = archive.number("active", self.active, 0, players - 1)
        self.turn = archive.number("turn", self.turn, 0, MANY)
        self.phase = archive.word("phase", self.phase, PHASES)
        self.ending = archive.word("ending", self.ending, ENDINGS)
        self.steps = archive.number("steps", self.steps, 0, MANY)
        self.discarded = archive.number("discarded", self.discarded, 0, DISCARDS)
        self.offered = archive.flag("offered", self.offered)
        self.scaled = archive.flag("scaled", self.scaled)
        self.quiet = archive.number("quiet", self.quiet, -1, MANY)
        self.archive_city(archive)
        self.dragons = forms.places(archive, "dragons", self.dragons, len(DRAGONS), options.cells, True)
        self.figures = forms.places(archive, "figures", self.figures, players, options.cells, False)
        self.crystals = archive.numbers("crystals", self.crystals, players)
        self.scales = archive.numbers("scales", self.scales, players)
        self.supply = archive.numbers("supply", self.supply, players)
        self.obelisk = archive.some_numbers("obelisk", self.obelisk, players - 1)
        self.discards = forms.counts(archive, "discards", self.discards)
        if archive.source is not None:
            self.discards_size = sum(self.discards)
        self.stock = forms.counts(archive, "stock", self.stock)
        self.aside_fresh = archive.flag("aside_fresh", self.aside_fresh)

    def archive_city(self, archive: Archive) -> None:
        """The tile, state of repair and markers of every cell but the courtyard."""
        if archive.source is None:
            archive.data["city"] = self.encode_city()
        else:
            self.read_city(archive.source)

    def encode_city(self) -> list[object]:
        city: list[object] = []
        for cell in self.options.cells:
            if cell != COURTYARD_CELL:
                building = self.options.buildings[self.tiles[cell]]
                markers = self.markers[cell]
                owners = [owner_in(markers, slot) for slot in range(len(building.slots))]
                rebuilt = not is_ruin(self, cell)
                city.append(
                    {"cell": CELL_NAMES[cell], "tile": building.id, "rebuilt": rebuilt, "markers": owners}
                )
        return city

    def read_city(self, top: Section) -> None:
        options = self.options
        ids = [building.id for building in options.buildings]
        cells = [cell for cell in options.cells if cell != COURTYARD_CELL]
        self.tiles = [NO_TILE] * CELLS
        self.markers = [0] * CELLS
        self.rebuilt = 0
        entries = top.sections("city", "cell")
        if len(entries) != len(cells):
            top.refuse(("city",), f"does not have {len(cells)} cells")
            return
        for cell, entry in zip(cells, entries, strict=True):
            entry.word("cell", [CELL_NAMES[cell]])
            word = entry.word("tile", ids)
            tile = ids.index(word) if word else 0
            if tile in self.tiles:
                entry.refuse(("tile",), f"{ids[tile]} is there twice")
            self.tiles[cell] = tile
            if entry.flag("rebuilt"):
                self.rebuilt |= 1 << cell
            owners = entry.integers("markers", -1, options.players - 1)
            if len(owners) != len(options.buildings[tile].slots):
                entry.refuse(("markers",), "does not have one entry per slot")
            for slot, owner in enumerate(owners[:8]):
                self.markers[cell] |= max(owner + 1, 0) << (3 * slot)


def price(known: Public) -> int:
    """Crystals for the lowest free space of the obelisk.  [CITY-11.1]"""
    return known.options.prices[len(known.obelisk)]


def scale_supply(known: Public) -> int:
    """Golden scales nobody owns.  [CITY-18.2]"""
    return known.options.scales - sum(known.scales)


def slot_owner(known: Public, cell: int, slot: int) -> int:
    """The seat whose marker is on a slot, or -1.  [CITY-7.2]"""
    return owner_in(known.markers[cell], slot)


def owner_in(markers: int, slot: int) -> int:
    """The seat whose marker is on a slot, or -1, in the markers of a cell."""
    return ((markers >> (3 * slot)) & 7) - 1


def is_ruin(known: Public, cell: int) -> bool:
    """Whether a building in ruins stands there.  [CITY-1.4]"""
    return cell != COURTYARD_CELL and not (known.rebuilt >> cell) & 1


def offerings(known: Public, seat: int) -> int:
    """How many markers `seat` has on the obelisk.  [CITY-18.3]"""
    return known.obelisk.count(seat)


def is_full(known: Public, cell: int) -> bool:
    """Whether every slot of a building bears a marker.  [CITY-7.3]"""
    markers = known.markers[cell]
    for _ in known.options.buildings[known.tiles[cell]].slots:
        if not markers & 7:
            return False
        markers >>= 3
    return True


def special_here(known: Public) -> int:
    """The special action of the tile under the figure.  [CITY-13.1]"""
    cell = known.figures[known.active]
    if cell == COURTYARD_CELL:
        return NO_SPECIAL
    return known.options.buildings[known.tiles[cell]].special
