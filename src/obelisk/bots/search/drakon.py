"""Which of the many placements of a turn of Drakon are worth looking at.

A chamber matters where somebody can walk into it soon; elsewhere one waiting move per kind is enough.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.decision import Action
from obelisk.games.drakon import actions
from obelisk.games.drakon.kinds import ESCAPE, FIND_COIN, STEAL_CCW, STEAL_CW
from obelisk.games.drakon.maze import NOWHERE, Maze
from obelisk.games.drakon.public import TURN, frame
from obelisk.games.drakon.state import State

REACH: Final = 2
"""Moves that a hero may be away from the chamber before the gap."""
PAYING: Final = (FIND_COIN, STEAL_CW, STEAL_CCW)
FAR: Final = 64
CROWD: Final = 14
"""A Teleport leads everywhere: its moves are not followed."""


class DrakonGuide:
    """Leaves out placements that nobody can reach soon.

    A waiting chamber goes to a nook of the maze, and it is none that pays as long as there is another.
    """

    def worth_trying(self, state: State, legal: list[Action]) -> list[Action]:
        """Placements where a hero can walk in soon or jump to gold, a waiting move of each kind, all else."""
        if frame(state) != TURN:
            return legal
        maze = state.maze
        gaps = near_gaps(state, state.figures)
        found: list[Action] = []
        waiting: dict[int, Action] = {}
        snugness: dict[int, int] = {}
        # Placements on the same cell follow each other.
        last = NOWHERE
        cell = NOWHERE
        is_near = False
        snug = 0
        for action in legal:
            if actions.verb_of(action) != actions.PLACE:
                found.append(action)
                continue
            code = actions.code_of(action)
            if code != last:
                last = code
                cell = maze.window.cell(code)
                is_near = cell in gaps
                snug = 0 if is_near else snugness_of(maze, cell)
            if is_near:
                found.append(action)
                continue
            chamber = actions.chamber_of(action)
            kind = chamber >> 4
            if kind == ESCAPE and leads_to_gold(maze, cell, chamber):
                found.append(action)
            elif kind not in waiting or snug > snugness[kind]:
                waiting[kind] = action
                snugness[kind] = snug
        for kind in waiting:
            if kind not in PAYING:
                found.append(waiting[kind])
        return found or list(waiting.values())


def snugness_of(maze: Maze, cell: int) -> int:
    """How little a chamber on an empty cell changes: beside many others, where no arrow leads, near Start."""
    window = maze.window
    far = abs(window.x(cell)) + abs(window.y(cell))
    return FAR * (2 * number_of(maze.beside(cell)) - 3 * number_of(maze.facing(cell))) - min(far, FAR - 1)


def number_of(sides: int) -> int:
    """How many sides are in a set of them."""
    return (sides & 1) + (sides >> 1 & 1) + (sides >> 2 & 1) + (sides >> 3)


def leads_to_gold(maze: Maze, cell: int, chamber: int) -> bool:
    """Whether who jumps to a chamber that is laid here can walk on to one that pays.  [DRK-9.60]"""
    return any(maze.kind(target) in PAYING for target in maze.through(cell, chamber))


class FirstPlaceGuide:
    """The guide of `drakon-v2`: a waiting chamber goes to the first place there is, in the far west.

    Leaves out placements that nobody can reach soon; a `quick` one all but those that pay its owner.
    """

    def __init__(self, quick: bool) -> None:
        self._quick = quick

    def worth_trying(self, state: State, legal: list[Action]) -> list[Action]:
        """Placements where a hero can walk in soon, a waiting move of each kind, all other actions."""
        if frame(state) != TURN:
            return legal
        gaps = near_gaps(state, [state.figures[state.active]] if self._quick else state.figures)
        window = state.maze.window
        found: list[Action] = []
        waited: set[int] = set()
        for action in legal:
            if actions.verb_of(action) == actions.PLACE:
                cell = window.cell(actions.code_of(action))
                kind = actions.chamber_of(action) >> 4
                if cell not in gaps or (self._quick and kind not in PAYING):
                    if kind in waited:
                        continue
                    waited.add(kind)
            found.append(action)
        return found


def near_gaps(state: State, figures: list[int]) -> set[int]:
    """The empty cells that an arrow points at from a chamber that some hero reaches soon."""
    maze = state.maze
    reached: set[int] = set()
    for figure in figures:
        if figure == NOWHERE:
            continue
        reached.add(figure)
        edge = [figure]
        for _ in range(REACH):
            following: list[int] = []
            for cell in edge:
                targets = maze.moves(cell)
                if len(targets) > CROWD:
                    continue
                for target in targets:
                    if target not in reached:
                        reached.add(target)
                        following.append(target)
            edge = following
    gaps: set[int] = set()
    for gap in maze.frontier:
        for side in (1, 2, 4, 8):
            if maze.facing(gap) & side and maze.neighbour(gap, side) in reached:
                gaps.add(gap)
    return gaps
