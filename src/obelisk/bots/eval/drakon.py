"""`drakon-v3`: gold, the gold a hero can get hold of in its next moves, and what may happen to it.

The own purse counts what is in it, the others' what their coins are worth on average: those are hidden, like
their hands. The weights were fitted to games of bots against themselves (docs/bots.md). `drakon-v2` is the
same without haste: two that fear to feed each other wait until no chamber is left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from obelisk.bots.eval.chances import chance
from obelisk.bots.eval.drakon_paths import DEPTH, DRAKON, Paths
from obelisk.bots.eval.drakon_weights import CROWD_WEIGHTS, DUEL_WEIGHTS
from obelisk.bots.search.plan import payoff
from obelisk.games.drakon import scoring
from obelisk.games.drakon.kinds import (
    ESCAPE,
    FIND_COIN,
    KINDS,
    LOSE_COIN,
    MIND_CONTROL,
    STEAL_CCW,
    STEAL_CW,
    TELEPORT,
)
from obelisk.games.drakon.maze import NOWHERE
from obelisk.games.drakon.options import COINS, ESCAPE_GOAL, FIXED, GOLD
from obelisk.games.drakon.public import ESCAPED, GOAL, GOING_ON
from obelisk.games.drakon.state import State, gold

COIN: Final = 1.9
"""The gold of an unknown coin, about."""
EXIT: Final = 8.0
"""The gold that getting out with a full purse stands for."""
UNFINISHED: Final = 0.1
"""What a game counts that stops without the goal: little, so that waiting is nobody's aim."""
HASTE: Final = 0.3
"""The part of a value, at most, that says how much goes on at the table, for whomever."""
PATIENCE: Final = 30.0
"""Rounds until it is so much; from then on gold that one has counts less, by a half after OLD more."""
OLD: Final = 20.0
LIVELY: Final = 8.0
FIGURE: Final = 8
"""Features of a seat besides those of its hand."""


class DrakonEvaluation:
    """Gold and prospects of gold, turned into chances to win.

    With `haste` a game that stops without the goal is worth little to anybody. The older the game, the more
    counts that somebody gets on, and the less who has a coin that goes to and fro.
    """

    def __init__(self, id: str, haste: bool) -> None:
        self.id = id
        self.batch = 1
        self._haste = haste

    def values(self, states: list[State], seat: int) -> list[float]:
        """`value` of each position."""
        return [self.value(state, seat) for state in states]

    def value(self, state: State, seat: int) -> float:
        """How likely the side of `seat` is to win, from 0 to 1; at the end what the result pays."""
        if state.ending != GOING_ON:
            return worth(state, seat) if self._haste else share(state, seat)
        return self.judge(state, seat, [None] * state.options.players)

    def judge(self, state: State, seat: int, paths: list[Paths | None]) -> float:
        """The same of a game that goes on, with the paths of each figure as far as they are known."""
        options = state.options
        sides = options.sides
        weights = DUEL_WEIGHTS if sides == 2 else CROWD_WEIGHTS
        wealths = [0.0] * sides
        life = 0.0
        for each in range(options.players):
            features = figure_features(state, each, seat, paths[each])
            wealth = 0.0
            for index in range(FIGURE):
                wealth += weights[index] * features[index]
            if each == seat:
                held = kinds_held(state, seat)
                for kind in range(KINDS):
                    if held[kind]:
                        wealth += weights[FIGURE + kind] * held[kind]
            wealths[each % sides] += wealth
            life += features[0] + 0.5 * (features[2] + features[3])
        if not self._haste:
            return chance(wealths, seat % sides, 1.0)
        age = state.turns / options.players
        value = chance(wealths, seat % sides, 1.0 + (age - PATIENCE) / OLD if age > PATIENCE else 1.0)
        haste = HASTE * (1.0 if age > PATIENCE else age / PATIENCE)
        return (1.0 - haste) * value + haste * life / (LIVELY + life)


def share(state: State, seat: int) -> float:
    """What a seat has won, by the rules."""
    result = scoring.result(state)
    assert result is not None
    return payoff(result, seat, state.options.players)


def worth(state: State, seat: int) -> float:
    """What an end is worth to a seat that wants the goal to be reached; partners both win.  [DRK-13.3]

    To `drakon-v2` a victory of a team was a half, and worse than to be about to win.
    """
    options = state.options
    won = share(state, seat) * options.players / options.sides
    return won if state.ending in (GOAL, ESCAPED) else UNFINISHED * won


def seat_features(state: State, seat: int, viewer: int) -> list[float]:
    """What a seat has and can get, as the viewer sees it; hands only of the viewer."""
    held = kinds_held(state, seat) if seat == viewer else [0] * KINDS
    return [*figure_features(state, seat, viewer, None), *(float(count) for count in held)]


def kinds_held(state: State, seat: int) -> list[int]:
    """How many tiles of each kind a seat holds."""
    designs = state.options.tile_set.designs
    found = [0] * KINDS
    for design in state.hands[seat]:
        found[designs[design] >> 4] += 1
    return found


def figure_features(state: State, seat: int, viewer: int, paths: Paths | None) -> list[float]:
    """The same but for the hand, with the paths of the figure if they are known."""
    options = state.options
    sides = options.sides
    purse = seat % sides
    coins = state.sizes[purse]
    held = COIN * coins
    goal = float(GOLD[options.goal])
    if options.goal == FIXED:
        goal = COIN * COINS[FIXED]
    elif purse == viewer % sides:
        held = float(gold(state, purse))
    # Partners share their purse, so each of them counts a half of it.
    part = 10.0 * held / goal * sides / options.players
    found = [0.0] * FIGURE
    found[0] = part
    figure = state.figures[seat]
    if figure != NOWHERE:
        gain = prospects(state, seat, figure, coins, held, paths)
        found[1] = 0.1 * part * gain
        found[2 if seat == state.active else 3] = gain
        exits = len(state.maze.moves(figure)) if paths is None else paths.exits
        if exits == 0:
            found[4] = 1.0
        elif exits == 1:
            found[5] = 1.0
        if state.drakon != NOWHERE and coins and is_near(state, figure):
            found[6] = 1.0
    if state.heroes[seat] >= 0 and not state.used[seat]:
        found[7] = 1.0
    return found


def is_near(state: State, figure: int) -> bool:
    """Whether Drakon could come to the figure in one go, about: three steps, walls or not."""
    window = state.maze.window
    across = window.x(figure) - window.x(state.drakon)
    along = window.y(figure) - window.y(state.drakon)
    if across < 0:
        across = -across
    if along < 0:
        along = -along
    return across + along <= 3


def prospects(state: State, seat: int, figure: int, coins: int, held: float, known: Paths | None) -> float:
    """The gold that the next moves can bring, later ones counting less.

    `known` are the paths of the figure, if somebody has looked for them; a crowd leaves out others here.
    """
    by_kind = gains_of(state, seat, coins, held)
    paying = 0
    for kind in range(KINDS):
        if by_kind[kind] > 0.0:
            paying |= 1 << kind
    paths = known
    if paths is None or paths.is_crowded:
        paths = Paths(state.maze, figure, state.drakon, paying)
    if soonest(paths.met, paying) > DEPTH:
        return 0.0
    return paths.haul(by_kind, False)


def soonest(met: list[int], kinds: i64) -> int:
    """After how many moves a chamber of one of the kinds (as bits) can be entered; DEPTH + 1 if later.

    `met` has the kinds that paths find after each number of moves.
    """
    for distance, found in enumerate(met):
        if found & kinds:
            return distance + 1
    return DEPTH + 1


def gains_of(state: State, seat: int, coins: int, held: float) -> list[float]:
    """What entering a chamber brings, in gold, by its kind, and Drakon last."""
    options = state.options
    found = [0.0] * (KINDS + 1)
    found[DRAKON] = -COIN if coins else -0.5
    if state.sizes[options.sides]:
        found[FIND_COIN] = COIN
    if coins:
        found[LOSE_COIN] = -COIN
    for kind in (STEAL_CW, STEAL_CCW):
        other = seat + 1 if kind == STEAL_CW else seat - 1
        victim = (other % options.players) % options.sides
        if victim != seat % options.sides and state.sizes[victim]:
            # What one gets another one loses.
            found[kind] = COIN * (1.0 + 1.0 / (options.sides - 1))
    found[MIND_CONTROL] = 0.3
    if options.goal == ESCAPE_GOAL and held >= GOLD[ESCAPE_GOAL]:
        found[ESCAPE] = EXIT
        found[TELEPORT] = EXIT
    return found


DRAKON_V2: Final = DrakonEvaluation("drakon-v2", False)
DRAKON_V3: Final = DrakonEvaluation("drakon-v3", True)
