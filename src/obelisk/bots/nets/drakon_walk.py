"""Where a hero of Drakon can get to in its next moves, and what it can get there.  [DRK-7.2]"""

from __future__ import annotations

from typing import Final

from obelisk.bots.search.drakon import number_of
from obelisk.games.drakon.kinds import (
    DRAKON_MOVES,
    ESCAPE,
    FIND_COIN,
    LOSE_COIN,
    MIND_CONTROL,
    STEAL_CCW,
    STEAL_CW,
    TELEPORT,
)
from obelisk.games.drakon.options import ESCAPE_GOAL, FIXED
from obelisk.games.drakon.state import State

DEPTH: Final = 5
"""So many moves are looked ahead; the maze will have changed after that."""
NEVER: Final = DEPTH + 1
COIN: Final = 2.0
"""The gold of a coin, about."""
FADE: Final = 0.8
"""What a move later is worth: others move too."""
CROWD: Final = 14
"""A Teleport leads everywhere; beyond so many chambers only those that pay count."""


class Walk:
    """The next moves of one hero. Distances are in moves, NEVER if it is farther than they go.

    `need` is what its purse lacks of the goal. `robs` counts thefts from others than the viewer's side,
    `robs_viewer` those from it. `haul` is the gold that the moves can bring, later ones counting less;
    `wins` is the number of moves after which it could have enough.
    """

    __slots__ = (
        "coin",
        "controls",
        "exits",
        "gap",
        "haul",
        "later_kinds",
        "next_kinds",
        "open_sides",
        "robs",
        "robs_viewer",
        "wakes",
        "way_out",
        "wins",
    )

    def __init__(self, state: State, seat: int, viewer: int, figure: int, need: float) -> None:
        self.exits = 0
        self.open_sides = 0
        self.next_kinds = 0
        self.later_kinds = 0
        self.coin = NEVER
        self.robs = NEVER
        self.robs_viewer = NEVER
        self.way_out = NEVER
        self.controls = NEVER
        self.wakes = NEVER
        self.gap = NEVER
        self.haul = 0.0
        self.wins = NEVER
        maze = state.maze
        cells = [figure]
        numbers = {figure: 0}
        # Who has gone round may come here again.
        gains = [self._meet(state, seat, viewer, figure, NEVER)]
        ways: list[list[int]] = []
        ends: list[int] = []
        done = 0
        hunting = state.drakon
        for distance in range(DEPTH):
            end = len(cells)
            for index in range(done, end):
                way: list[int] = []
                ways.append(way)
                cell = cells[index]
                if index and cell == hunting:
                    # Who comes here is sent back to the start.
                    continue
                if self.gap == NEVER or not index:
                    sides = maze.chamber(cell) & 15 & ~maze.beside(cell)
                    if sides:
                        self.gap = distance
                        if not index:
                            self.open_sides = number_of(sides)
                targets = maze.moves(cell)
                if not index:
                    self.exits = len(targets)
                crowded = len(targets) > CROWD
                for target in targets:
                    number = numbers.get(target, -1)
                    if number < 0:
                        gain = self._meet(state, seat, viewer, target, distance + 1)
                        if crowded and gain <= 0.0:
                            continue
                        number = len(cells)
                        numbers[target] = number
                        cells.append(target)
                        gains.append(gain)
                    way.append(number)
            ends.append(end)
            done = end
        coin = 1.0 if state.options.goal == FIXED else COIN
        self._collect(gains, ways, ends, need / coin)
        if state.options.goal == ESCAPE_GOAL:
            self.wins = NEVER if need > 0.5 else self.way_out

    def _meet(self, state: State, seat: int, viewer: int, cell: int, distance: int) -> float:
        """A chamber that can be entered after so many moves; what that brings, in coins."""
        if cell == state.drakon:
            return -1.0
        kind = state.maze.kind(cell)
        if distance == 1:
            self.next_kinds |= 1 << kind
        elif distance == 2:
            self.later_kinds |= 1 << kind
        options = state.options
        sides = options.sides
        if kind == FIND_COIN:
            if not state.sizes[sides]:
                return 0.0
            self.coin = min(self.coin, distance)
            return 1.0
        if kind in (STEAL_CW, STEAL_CCW):
            neighbour = seat + 1 if kind == STEAL_CW else seat - 1
            victim = (neighbour % options.players) % sides
            if not state.sizes[victim]:
                return 0.0
            if victim == viewer % sides:
                self.robs_viewer = min(self.robs_viewer, distance)
            else:
                self.robs = min(self.robs, distance)
            return 1.0
        if kind == LOSE_COIN:
            return -1.0 if state.sizes[seat % sides] else 0.0
        if kind in (ESCAPE, TELEPORT):
            self.way_out = min(self.way_out, distance)
        elif kind == MIND_CONTROL:
            self.controls = min(self.controls, distance)
        elif kind == DRAKON_MOVES:
            self.wakes = min(self.wakes, distance)
        return 0.0

    def _collect(self, gains: list[float], ways: list[list[int]], ends: list[int], need: float) -> None:
        """The best walks of one to DEPTH moves: the coins they bring, and whether these are enough."""
        before = [0.0] * len(gains)
        faded = [0.0] * len(gains)
        for step in range(1, DEPTH + 1):
            # Cells that are farther than the moves that are left do not matter to the first one.
            after: list[float] = []
            fading: list[float] = []
            for index in range(ends[DEPTH - step]):
                best = before[index]
                best_faded = faded[index]
                for number in ways[index]:
                    worth = gains[number] + before[number]
                    if worth > best:
                        best = worth
                    worth = gains[number] + FADE * faded[number]
                    if worth > best_faded:
                        best_faded = worth
                after.append(best)
                fading.append(best_faded)
            before = after
            faded = fading
            if self.wins == NEVER and before[0] >= need:
                self.wins = step
        self.haul = COIN * faded[0]
