"""`drakon-v1`: gold, what a hero can reach, and what may happen to it.

The own purse counts what is in it, the others' what their coins are worth on average: those are hidden.
"""

from __future__ import annotations

from typing import Final

from obelisk.bots.eval.chances import chance
from obelisk.bots.search.plan import payoff
from obelisk.games.drakon import scoring
from obelisk.games.drakon.kinds import (
    ESCAPE,
    FIND_COIN,
    LOSE_COIN,
    MIND_CONTROL,
    STEAL_CCW,
    STEAL_CW,
    TELEPORT,
)
from obelisk.games.drakon.maze import NOWHERE
from obelisk.games.drakon.options import ESCAPE_GOAL, FIXED, GOLD
from obelisk.games.drakon.state import GOING_ON, State, gold

DEPTH: Final = 4
NEAR: Final = [0.0, 0.62, 0.4, 0.26, 0.17]
"""What a chamber keeps of its worth at each distance in moves."""
SECOND: Final = 0.35
"""How much the second best place in reach counts beside the best."""
MOBILITY: Final = 0.05
DANGER: Final = 0.12
COIN: Final = 1.8
"""The gold of an unknown coin, about."""
WIDTH: Final = 2.2
POWER_LEFT: Final = 0.5


class DrakonEvaluation:
    """Gold and prospects of gold, turned into chances to win."""

    def __init__(self) -> None:
        self.id = "drakon-v1"

    def value(self, state: State, seat: int) -> float:
        options = state.options
        if state.ending != GOING_ON:
            result = scoring.result(state)
            assert result is not None
            return payoff(result, seat, options.players)
        sides = options.sides
        wealths = [0.0] * sides
        for side in range(sides):
            if options.goal == FIXED:
                wealths[side] = COIN * state.sizes[side]
            elif side == seat % sides:
                wealths[side] = float(gold(state, side))
            else:
                wealths[side] = COIN * state.sizes[side]
        for each in range(options.players):
            prospect = self.prospect(state, each, wealths[each % sides])
            if each == state.active and each != seat:
                # Whoever moves next is a step ahead.
                prospect *= 1.3
            wealths[each % sides] += prospect
            if state.heroes[each] >= 0 and not state.used[each]:
                wealths[each % sides] += POWER_LEFT
        nearest = 0.0
        for wealth in wealths:
            if wealth > nearest:
                nearest = wealth
        # The nearer somebody is to the goal, the more a coin decides.
        sharp = WIDTH - 0.12 * nearest
        if sharp < 0.9:
            sharp = 0.9
        return chance(wealths, seat % sides, sharp)

    def prospect(self, state: State, seat: int, held: float) -> float:
        """What a hero can reach in a few moves, in gold; the best place counts whole, the second partly."""
        figure = state.figures[seat]
        if figure == NOWHERE:
            return 0.0
        maze = state.maze
        seen = {figure}
        edge = [figure]
        best = 0.0
        second = 0.0
        worst = 0.0
        exits = 0
        for depth in range(1, DEPTH + 1):
            following: list[int] = []
            for cell in edge:
                for target in maze.moves(cell):
                    if target in seen:
                        continue
                    seen.add(target)
                    following.append(target)
                    worth = self.worth(state, seat, maze.board[target] >> 4, held)
                    if target == state.drakon:
                        worth = -1.0
                    worth *= NEAR[depth]
                    if worth > best:
                        second = best
                        best = worth
                    elif worth > second:
                        second = worth
                    elif depth == 1 and worth < worst:
                        worst = worth
            if depth == 1:
                exits = len(following)
                if exits == 1:
                    # The only way out is what one will have to take.
                    best += worst
            edge = following
            if not edge:
                break
        total = best + SECOND * second
        total += MOBILITY * (exits if exits < 4 else 4)
        if exits == 0:
            total -= 0.6
        if state.drakon != NOWHERE and state.drakon in seen and held > 0.0:
            total -= DANGER * COIN
        return total

    def worth(self, state: State, seat: int, kind: int, held: float) -> float:
        """What entering a chamber brings, in gold."""
        options = state.options
        sides = options.sides
        if options.goal == ESCAPE_GOAL and held >= GOLD[ESCAPE_GOAL] and (kind in (ESCAPE, TELEPORT)):
            return 8.0
        if kind == FIND_COIN:
            return COIN if state.sizes[sides] else 0.0
        if kind == LOSE_COIN:
            return -COIN if state.sizes[seat % sides] else 0.0
        if kind in (STEAL_CW, STEAL_CCW):
            other = seat + 1 if kind == STEAL_CW else seat - 1
            victim = (other % options.players) % sides
            return 1.7 * COIN if victim != seat % sides and state.sizes[victim] else 0.0
        if kind == MIND_CONTROL:
            return 0.3
        return 0.0


DRAKON_V1: Final = DrakonEvaluation()
