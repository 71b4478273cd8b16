"""The ruins of a city: what is left to be paid for in each, and who has paid.  [CITY-8]

Everything that judges positions of City asks this of every cell, and few cells differ from one position to
the next: what a tile with certain markers on it comes to is worked out once. A search tries the same plans in
many worlds, so that whole cities come back as well: they are remembered by their markers and rebuilt cells.
"""

from __future__ import annotations

from typing import Final

from obelisk.bots.eval.city_hands import strengths
from obelisk.games.city.grid import COURTYARD_CELL
from obelisk.games.city.kinds import ANY, KINDS
from obelisk.games.city.options import Options
from obelisk.games.city.public import offerings, scale_supply
from obelisk.games.city.state import State

SEATS: Final = 4
MARKER_BITS: Final = 24
"""All markers on a building: three bits for each of eight slots."""
MOST_RUINS: Final = 2000
"""Of so many cities the ruins are remembered."""
MOST_HANDS: Final = 500
"""Of so many hands it is remembered what they can do in each of them."""
PAID: Final = 1 << 10
"""What can be paid for on a site is slots * PAID + their values."""


class Site:
    """A building with certain markers on it.

    `colours` and `values` are those of the free slots, from the left; `counts` are the markers of each seat,
    `first` is the seat of the leftmost one, or -1. `number` tells the sites of a table apart.
    """

    __slots__ = ("colours", "counts", "first", "free", "number", "values")

    def __init__(self, slots: list[tuple[int, int]], markers: int, number: int) -> None:
        self.number = number
        self.colours: list[int] = []
        self.values: list[int] = []
        self.counts = [0] * SEATS
        self.first = -1
        for colour, value in slots:
            owner = (markers & 7) - 1
            markers >>= 3
            if owner < 0:
                self.colours.append(colour)
                self.values.append(value)
                continue
            if self.first < 0:
                self.first = owner
            self.counts[owner] += 1
        self.free = len(self.values)


class Ruins:
    """The cells of a position that are not rebuilt, the courtyard left out, with their sites.

    `begun` are the numbers of those with markers. `demand` is what all free slots of each colour ask for
    together, those for any colour last. Positions share them: only who makes them writes these.

    The rest are notes of those who asked, who work out once what follows from the city alone. Of a net:
    `gains` and `ranks` say what each of them gives and `riches` all of them, `wanted` how much each colour is
    asked for, `shares` what the begun ones are worth to each seat, `begun_rows` the rows of each of them as a
    seat sees it. Of `city-v1`: `completions` and `share_worths`.
    """

    __slots__ = (
        "begun",
        "begun_rows",
        "cells",
        "completions",
        "demand",
        "gains",
        "ranks",
        "riches",
        "share_worths",
        "shares",
        "sites",
        "wanted",
    )

    def __init__(self) -> None:
        self.cells: list[int] = []
        self.sites: list[Site] = []
        self.begun: list[int] = []
        self.gains: list[int] = []
        self.ranks: list[int] = []
        self.riches = 0
        self.wanted: list[int] = []
        self.shares: list[int] = []
        self.begun_rows: list[list[list[int]]] = [[] for _ in range(SEATS)]
        self.completions: list[float] = []
        self.share_worths: list[float] = []
        self.demand: list[int] = [0] * (ANY + 1)


class Purse:
    """What a hand can pay: about how large a slot of each colour (`strength`), and how much of each site.

    `outlooks` are those of the cities where it was met.
    """

    __slots__ = ("_affordable", "outlooks", "strength")

    def __init__(self, strength: list[int]) -> None:
        self.strength = strength
        self.outlooks: dict[Ruins, Outlook] = {}
        self._affordable: list[int] = []

    def affordable(self, site: Site) -> int:
        """The free slots that can be paid for one after the other: slots * PAID + their values."""
        known = self._affordable
        while len(known) <= site.number:
            known.append(-1)
        found = known[site.number]
        if found < 0:
            found = 0
            for slot in range(site.free):
                value = site.values[slot]
                if self.strength[site.colours[slot]] - found % PAID >= value:
                    found += PAID + value
            known[site.number] = found
        return found


class Outlook:
    """What a hand can do in a city: `affordable`, ruin by ruin.

    The rest are notes of those who asked, like those of ruins: `rows` and `held` of a net, which is what the
    hand is worth there, and `worth`, what `city-v1` thinks of it; negative as long as nobody has asked.
    """

    __slots__ = ("affordable", "held", "rows", "ruins", "strength", "worth")

    def __init__(self, ruins: Ruins, purse: Purse) -> None:
        self.ruins = ruins
        self.strength = purse.strength
        self.affordable = [purse.affordable(site) for site in ruins.sites]
        self.rows: list[int] = []
        self.held = 0
        self.worth = -1.0


class Look:
    """What everything that judges a position begins with.

    The ruins and what the hand of the seat can do there, how many offerings each seat has made and what it
    still has to pay for others, and how many scales are left.
    """

    __slots__ = ("dues", "offered", "outlook", "ruins", "scales")

    def __init__(self, state: State, outlook: Outlook, dues: list[int]) -> None:
        options = state.options
        self.outlook = outlook
        self.ruins = outlook.ruins
        self.offered = [offerings(state, seat) for seat in range(options.players)]
        first = len(state.obelisk) * (options.offerings_to_win + 1)
        self.dues = [dues[first + offered] for offered in self.offered]
        self.scales = scale_supply(state)


class Surveyor:
    """Looks at positions. It remembers the sites, cities and hands of the last table."""

    def __init__(self) -> None:
        self._options: Options | None = None
        self._dues: list[int] = []
        self._tiles: list[int] = []
        self._sites: dict[int, Site] = {}
        self._ruins: dict[tuple[int, ...], Ruins] = {}
        self._purses: dict[tuple[int, ...], Purse] = {}

    def look(self, state: State, seat: int) -> Look:
        """What `seat` sees at first."""
        ruins = self.ruins(state)
        start = seat * KINDS
        hand = tuple(state.hands[start : start + KINDS])
        purse = self._purses.get(hand)
        if purse is None:
            if len(self._purses) == MOST_HANDS:
                self._purses = {}
            purse = Purse(strengths(state, seat))
            self._purses[hand] = purse
        outlook = purse.outlooks.get(ruins)
        if outlook is None:
            outlook = Outlook(ruins, purse)
            purse.outlooks[ruins] = outlook
        return Look(state, outlook, self._dues)

    def ruins(self, state: State) -> Ruins:
        """The ruins of a position."""
        options = state.options
        if options is not self._options:
            self._options = options
            self._dues = dues_of(options)
            self._sites = {}
            self._ruins = {}
            self._purses = {}
        if (state.tiles is not self._tiles and state.tiles != self._tiles) or len(self._ruins) == MOST_RUINS:
            self._ruins = {}
            self._purses = {}
        self._tiles = state.tiles
        key = (state.rebuilt, *state.markers)
        found = self._ruins.get(key)
        if found is None:
            found = self._survey(state)
            self._ruins[key] = found
        return found

    def _survey(self, state: State) -> Ruins:
        """The same, of a city that was not met before."""
        options = state.options
        found = Ruins()
        demand = found.demand
        tiles = state.tiles
        markers = state.markers
        rebuilt = state.rebuilt
        for cell in options.cells:
            if cell == COURTYARD_CELL or (rebuilt >> cell) & 1:
                continue
            tile = tiles[cell]
            key = tile << MARKER_BITS | markers[cell]
            site = self._sites.get(key)
            if site is None:
                site = Site(options.buildings[tile].slots, markers[cell], len(self._sites))
                self._sites[key] = site
            if site.first >= 0:
                found.begun.append(len(found.cells))
            found.cells.append(cell)
            found.sites.append(site)
            for slot in range(site.free):
                colour = site.colours[slot]
                demand[colour] = demand[colour] + site.values[slot]
        return found


def dues_of(options: Options) -> list[int]:
    """Crystals for the offerings that a seat still needs, if all seats make them by turns.  [CITY-11.1]

    By the offerings that all have made together, and then by its own.
    """
    prices = options.prices
    last = len(prices) - 1
    found: list[int] = []
    for made in range(options.players * options.offerings_to_win + 1):
        for own in range(options.offerings_to_win + 1):
            spaces = range(made, made + (options.offerings_to_win - own) * options.players, options.players)
            found.append(sum(prices[min(space, last)] for space in spaces))
    return found
