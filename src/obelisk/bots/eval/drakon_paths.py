"""Where a hero of Drakon can get to in its next moves, and what the best walk there brings.  [DRK-7.2]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from obelisk.games.drakon.kinds import KINDS, TELEPORT
from obelisk.games.drakon.maze import Maze

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

    They are numbered in the order in which they are found, so that those that are as many moves away follow
    each other: `ends` says, for each number of moves, how many there are until then. `kinds` are their kinds;
    `ways` has, for each, the numbers of the chambers that a move leads to. `met` has the kinds that are found
    after each number of moves, as bits, among them those that a crowd leaves out.
    """

    __slots__ = ("cells", "ends", "exits", "is_crowded", "kinds", "met", "ways")

    def __init__(self, maze: Maze, figure: int, drakon: int, paying: int) -> None:
        """`paying` are the kinds, as bits, that count in a crowd."""
        self.exits = 0
        self.is_crowded = False
        numbers = [-1] * maze.window.size
        numbers[figure] = 0
        cells = [figure]
        kinds = [DRAKON if figure == drakon else maze.kind(figure)]
        ways: list[list[int]] = []
        ends: list[int] = []
        met: list[int] = []
        done = 0
        for _ in range(DEPTH):
            end = len(cells)
            ends.append(end)
            found = 0
            for index in range(done, end):
                way: list[int] = []
                ways.append(way)
                if not index or kinds[index] != DRAKON:
                    cell = cells[index]
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
        self.kinds = kinds
        self.ways = ways
        self.ends = ends
        self.met = met

    def soonest(self, kinds: int) -> int:
        """After how many moves a chamber of one of the kinds (as bits) can be entered; DEPTH + 1 if later."""
        for distance in range(DEPTH):
            if self.met[distance] & kinds:
                return distance + 1
        return DEPTH + 1

    def gains(self, by_kind: list[float]) -> vec[float]:
        """What entering each chamber brings; `by_kind` has what each kind brings, and Drakon last."""
        kinds = self.kinds
        found = vec[float]([0.0] * len(kinds))
        for index in range(len(kinds)):
            found[index] = by_kind[kinds[index]]
        return found

    def best(self, gains: vec[float], later: vec[float], fade: float, step: int) -> vec[float]:
        """What the best walks of at most `step` moves bring, where `later` has those of one move less.

        Chambers that are farther than the moves that are left do not matter to the first one.
        """
        ways = self.ways
        most = self.ends[DEPTH - step]
        found = vec[float]([0.0] * most)
        for index in range(most):
            best = later[index]
            for number in ways[index]:
                worth = gains[number] + fade * later[number]
                if worth > best:
                    best = worth
            found[index] = best
        return found

    def haul(self, gains: vec[float]) -> float:
        """What the best walk of DEPTH moves brings, later ones counting less."""
        later = vec[float]([0.0] * len(gains))
        for step in range(1, DEPTH + 1):
            later = self.best(gains, later, FADE, step)
        return later[0]

    def moves_to(self, gains: vec[float], wanted: float) -> int:
        """After how many moves the best walk brings what is wanted; DEPTH + 1 if none does."""
        later = vec[float]([0.0] * len(gains))
        for step in range(1, DEPTH + 1):
            later = self.best(gains, later, 1.0, step)
            if later[0] >= wanted:
                return step
        return DEPTH + 1
