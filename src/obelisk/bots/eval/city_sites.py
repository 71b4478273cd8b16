"""The ruins of a city: what is left to be paid for in each, and who has paid.  [CITY-8]

Everything that judges positions of City asks this of every cell, and few cells differ from one position to
the next: what a tile with certain markers on it comes to is worked out once. A search tries the same plans in
many worlds, so that whole cities come back as well: they are remembered by their markers and rebuilt cells.
"""

from __future__ import annotations

from typing import Final

from obelisk.games.city.grid import COURTYARD_CELL
from obelisk.games.city.kinds import ANY
from obelisk.games.city.options import Options
from obelisk.games.city.state import State

SEATS: Final = 4
MARKER_BITS: Final = 24
"""All markers on a building: three bits for each of eight slots."""
MOST_RUINS: Final = 2000
"""Of so many cities the ruins are remembered."""


class Site:
    """A building with certain markers on it.

    `colours` and `values` are those of the free slots, from the left; `counts` are the markers of each seat,
    `first` is the seat of the leftmost one, or -1.
    """

    __slots__ = ("colours", "counts", "first", "free", "values")

    def __init__(self, slots: list[tuple[int, int]], markers: int) -> None:
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
    together, those for any colour last. `gains` are for whoever asked to note what each of them gives.
    Positions share them: only who makes them writes the rest.
    """

    __slots__ = ("begun", "cells", "demand", "gains", "sites")

    def __init__(self) -> None:
        self.cells: list[int] = []
        self.sites: list[Site] = []
        self.begun: list[int] = []
        self.gains: list[int] = []
        self.demand: list[int] = [0] * (ANY + 1)


class Surveyor:
    """Finds the ruins of positions. It remembers the sites and cities of the last table."""

    def __init__(self) -> None:
        self._options: Options | None = None
        self._tiles: list[int] = []
        self._sites: dict[int, Site] = {}
        self._ruins: dict[tuple[int, ...], Ruins] = {}

    def ruins(self, state: State) -> Ruins:
        """The ruins of a position."""
        options = state.options
        if options is not self._options:
            self._options = options
            self._sites = {}
            self._ruins = {}
        if state.tiles != self._tiles or len(self._ruins) == MOST_RUINS:
            self._tiles = state.tiles.copy()
            self._ruins = {}
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
                site = Site(options.buildings[tile].slots, markers[cell])
                self._sites[key] = site
            if site.first >= 0:
                found.begun.append(len(found.cells))
            found.cells.append(cell)
            found.sites.append(site)
            for slot in range(site.free):
                colour = site.colours[slot]
                demand[colour] = demand[colour] + site.values[slot]
        return found
