"""What a hero of Drakon can get in its next moves, as a net is shown it.  [DRK-7.2]"""

from __future__ import annotations

from typing import Final

from obelisk.bots.eval.drakon import soonest
from obelisk.bots.eval.drakon_paths import DEPTH, DRAKON, Paths
from obelisk.games.drakon.kinds import (
    DRAKON_MOVES,
    ESCAPE,
    FIND_COIN,
    KINDS,
    LOSE_COIN,
    MIND_CONTROL,
    STEAL_CCW,
    STEAL_CW,
    TELEPORT,
)
from obelisk.games.drakon.options import ESCAPE_GOAL, FIXED
from obelisk.games.drakon.state import State

NEVER: Final = DEPTH + 1
COIN: Final = 2.0
"""The gold of a coin, about."""


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
        "paths",
        "robs",
        "robs_viewer",
        "wakes",
        "way_out",
        "wins",
    )

    def __init__(self, state: State, seat: int, viewer: int, figure: int, need: float) -> None:
        options = state.options
        sides = options.sides
        by_kind = [0.0] * (KINDS + 1)
        by_kind[DRAKON] = -1.0
        paying = 0
        if state.sizes[sides]:
            by_kind[FIND_COIN] = 1.0
            paying |= 1 << FIND_COIN
        if state.sizes[seat % sides]:
            by_kind[LOSE_COIN] = -1.0
        robs = 0
        robs_viewer = 0
        for kind in (STEAL_CW, STEAL_CCW):
            neighbour = seat + 1 if kind == STEAL_CW else seat - 1
            victim = (neighbour % options.players) % sides
            if state.sizes[victim]:
                by_kind[kind] = 1.0
                if victim == viewer % sides:
                    robs_viewer |= 1 << kind
                else:
                    robs |= 1 << kind
        paying |= robs | robs_viewer
        paths = Paths(state.maze, figure, state.drakon, paying)
        self.paths = paths
        self.exits = paths.exits
        met = paths.met
        self.next_kinds: int = met[0] & ~(1 << DRAKON)
        self.later_kinds: int = met[1] & ~(1 << DRAKON)
        self.coin = soonest(met, paying & 1 << FIND_COIN)
        self.robs = soonest(met, robs)
        self.robs_viewer = soonest(met, robs_viewer)
        self.way_out = soonest(met, 1 << ESCAPE | 1 << TELEPORT)
        self.controls = soonest(met, 1 << MIND_CONTROL)
        self.wakes = soonest(met, 1 << DRAKON_MOVES)
        self.open_sides = paths.open_sides
        self.gap = paths.gap
        wanted = need if options.goal == FIXED else need / COIN
        # Who has gone round may come to where he is now.
        if paying >> paths.kind & 1 or soonest(met, paying) <= DEPTH:
            self.haul = COIN * paths.haul(by_kind, True)
            self.wins = paths.moves_to(by_kind, wanted)
        else:
            self.haul = 0.0
            self.wins = 1 if wanted <= 0.0 else NEVER
        if options.goal == ESCAPE_GOAL:
            self.wins = NEVER if need > 0.5 else self.way_out
