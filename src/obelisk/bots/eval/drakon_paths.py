"""Where a hero of Drakon can get to in its next moves, and what the best walk there brings.  [DRK-7.2]

`drakon_paths.c` is the same for machines with a C compiler; `scripts/compile.py` puts it in the place of this
module. A search asks for paths more than for anything else.
"""

from __future__ import annotations

from typing import Final

from obelisk.games.drakon.kinds import KINDS, TELEPORT
from obelisk.games.drakon.maze import Maze

IN_C: Final = False
"""Whether this is `drakon_paths.c`."""
DEPTH: Final = 5
"""So many own moves are looked ahead; the maze will have changed after that."""
FADE: Final = 0.8
"""What a move later is worth: others move too."""
CROWD: Final = 14
"""A Teleport leads everywhere; beyond so many chambers only those that pay count."""
DRAKON: Final = KINDS
"""What stands for the kind of the chamber that Drakon is in: who comes there is sent back to Start."""


class Paths:
    """The chambers that a hero can reach in its next moves, from where it stands, and the moves between them.

    `cells` are in the order in which they are found. `kind` is that of the chamber where the hero stands,
    `exits` counts the moves from there; `gap` is how many moves away an arrow leads into the open, DEPTH + 1
    if it is farther than they go, `open_sides` counts those where the hero stands. `met` has the kinds that
    are found after each number of moves, as bits, among them those that a crowd leaves out.
    """

    __slots__ = (
        "_ends",
        "_kinds",
        "_ways",
        "cells",
        "exits",
        "gap",
        "is_crowded",
        "kind",
        "met",
        "open_sides",
    )

    def __init__(self, maze: Maze, figure: int, drakon: int, paying: int) -> None:
        """`paying` are the kinds, as bits, that count in a crowd."""
        self.exits = 0
        self.gap = DEPTH + 1
        self.open_sides = 0
        self.is_crowded = False
        numbers = [-1] * maze.window.size
        numbers[figure] = 0
        cells = [figure]
        kinds = [DRAKON if figure == drakon else maze.kind(figure)]
        # For each chamber, the numbers of those that a move leads to.
        ways: list[list[int]] = []
        # For each number of moves, how many chambers there are until then.
        ends: list[int] = []
        met: list[int] = []
        done = 0
        for distance in range(DEPTH):
            end = len(cells)
            ends.append(end)
            found = 0
            for index in range(done, end):
                way: list[int] = []
                ways.append(way)
                if not index or kinds[index] != DRAKON:
                    cell = cells[index]
                    if self.gap > DEPTH:
                        sides = maze.chamber(cell) & 15 & ~maze.beside(cell)
                        if sides:
                            self.gap = distance
                            if not index:
                                self.open_sides = sides.bit_count()
                    # A Teleport leads everywhere but to itself: no list of its own is made.
                    leads_everywhere = maze.kind(cell) == TELEPORT
                    targets = maze.chambers if leads_everywhere else maze.moves(cell)
                    exits = len(targets) - 1 if leads_everywhere else len(targets)
                    if not index:
                        self.exits = exits
                    is_crowded = exits > CROWD
                    if is_crowded:
                        self.is_crowded = True
                    for target in targets:
                        if leads_everywhere and target == cell:
                            continue
                        number = numbers[target]
                        if number < 0:
                            kind = DRAKON if target == drakon else maze.kind(target)
                            found |= 1 << kind
                            if is_crowded and not paying >> kind & 1:
                                continue
                            number = len(cells)
                            numbers[target] = number
                            cells.append(target)
                            kinds.append(kind)
                        way.append(number)
            met.append(found)
            done = end
        self.cells = cells
        self.kind = kinds[0]
        self.met = met
        self._kinds = kinds
        self._ways = ways
        self._ends = ends

    def haul(self, by_kind: list[float], pays_at_home: bool) -> float:
        """What the best walk of DEPTH moves brings, later ones counting less.

        `by_kind` has what entering a chamber of each kind brings, and Drakon last; to come back to where the
        hero stands may bring nothing.
        """
        gains = [by_kind[kind] for kind in self._kinds]
        if not pays_at_home:
            gains[0] = 0.0
        later = [0.0] * len(gains)
        for step in range(1, DEPTH + 1):
            later = self._best(gains, later, FADE, step)
        return later[0]

    def moves_to(self, by_kind: list[float], wanted: float) -> int:
        """After how many moves the best walk brings what is wanted; DEPTH + 1 if none does."""
        gains = [by_kind[kind] for kind in self._kinds]
        later = [0.0] * len(gains)
        for step in range(1, DEPTH + 1):
            later = self._best(gains, later, 1.0, step)
            if later[0] >= wanted:
                return step
        return DEPTH + 1

    def _best(self, gains: list[float], later: list[float], fade: float, step: int) -> list[float]:
        """What the best walks of at most `step` moves bring, where `later` has those of one move less.

        Chambers that are farther than the moves that are left do not matter to the first one.
        """
        found: list[float] = []
        for index in range(self._ends[DEPTH - step]):
            best = later[index]
            for number in self._ways[index]:
                worth = gains[number] + fade * later[number]
                if worth > best:
                    best = worth
            found.append(best)
        return found
