"""Which of the many placements of a turn of Drakon are worth looking at.

A chamber matters where somebody can walk into it soon; elsewhere one waiting move per design is enough.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.decision import Action
from obelisk.games.drakon import actions
from obelisk.games.drakon.kinds import FIND_COIN, STEAL_CCW, STEAL_CW
from obelisk.games.drakon.maze import NOWHERE
from obelisk.games.drakon.public import TURN, frame
from obelisk.games.drakon.state import State

REACH: Final = 2
"""Moves that a hero may be away from the chamber before the gap."""
PAYING: Final = (FIND_COIN, STEAL_CW, STEAL_CCW)
CROWD: Final = 14
"""A Teleport leads everywhere: its moves are not followed."""


class DrakonGuide:
    """Leaves out placements that nobody can reach soon; a `quick` one all but those that pay its owner."""

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
