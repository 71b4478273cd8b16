"""The truth of one game.  [DRK-1.5]"""

from __future__ import annotations

from typing import Final

from obelisk.games.drakon.kinds import KNIGHT, NO_HERO, PATTERN_OF
from obelisk.games.drakon.maze import NOWHERE, Maze
from obelisk.games.drakon.options import Options

# Frames: what is left to do, the next on top. The first ones ask a decision, the others go on by themselves.
DRAFTING: Final = 0
TURN: Final = 1
AFTER: Final = 2
ESCAPING: Final = 3
DRAKON_ENTERS: Final = 4
DRAKON_WALKS: Final = 5
SHIFTING: Final = 6
DESTROYING: Final = 7
ROTATING: Final = 8
FLOATS: Final = 9
MAPPING: Final = 10
CONTROLLING: Final = 11
GUARDING: Final = 12
EXCHANGING: Final = 13
DRAWING: Final = 14
TAKING: Final = 15
HITTING: Final = 16
ACTED: Final = 17
EMPOWERED: Final = 18
ENDING_TURN: Final = 19
FRAME_NAMES: Final = [
    "draft",
    "turn",
    "after",
    "escape",
    "drakon_enter",
    "drakon_move",
    "shift",
    "destroy",
    "rotate",
    "float",
    "map",
    "control",
    "knight",
    "dwarf",
    "draw",
    "take",
    "hits",
    "acted",
    "empowered",
    "turn_end",
]
DECISION_KINDS: Final = FRAME_NAMES[:DRAWING]
"""The decisions, in the order of DRK-14.30 to 14.42."""
ASKED_AGAIN: Final = 1
"""The argument of a TURN frame after a power."""
SEAT_AT: Final = 5
ARGUMENT_AT: Final = 8
CELL_AT: Final = 14
WHAT: Final = (1 << SEAT_AT) - 1
"""A frame is one number: what (5 bits), which seat (3), an argument (6), and which cell plus one."""

# What threatens a coin, the argument of a GUARDING frame together with the seat that does it.
LOSS: Final = 0
STEAL: Final = 1
THEFT: Final = 2
HIT: Final = 3
THREATS: Final = ["lose", "steal", "thief", "drakon"]

GOING_ON: Final = 0
GOAL: Final = 1
ESCAPED: Final = 2
DEAD_END: Final = 3
STALL: Final = 4
ROUND_LIMIT: Final = 5
ENDINGS: Final = ["", "goal", "escape", "dead_end", "stall", "round_limit"]

VIEWER: Final = 1 << 10
"""Entries of knowledge are viewer * VIEWER + design or value."""
SLOT: Final = 1 << 7
"""Slots of the pile are design * SLOT + knowers, a set of viewers as bits."""


class State:
    """Everything about a game at one moment.

    Tiles are places in the tile set's list of designs: `hands` are rising lists of them, `pool` counts the
    unknown part of the pile, `slots` are the returned chambers below it, the top one first [DRK-14.20], and
    `discards` those that a Dwarf is exchanging. `purses` count the coins of each side by value; the last one
    is the hoard, and `sizes` has their numbers of coins.

    What others know [DRK-14.21]: `known[seat]` are the entries (viewer, design) of tiles known to be in that
    hand, where the viewer after the last seat stands for the spectators; `known_coins[purse]` are those of
    coins (viewer's side, value). Both rise and repeat. `told` and `told_coins` are how many of these there
    can be at most per viewer, as everybody can count. `narrowed` is what everybody can tell of a hand from a
    decision that was not asked: for each tile the set of patterns it may have, the oldest first; empty if
    nothing [DRK-14.22].
    """

    __slots__ = (
        "active",
        "discards",
        "drakon",
        "ending",
        "figures",
        "first",
        "hands",
        "heroes",
        "known",
        "known_coins",
        "marks",
        "maze",
        "narrowed",
        "options",
        "pool",
        "pool_size",
        "progress",
        "purses",
        "quiet",
        "sizes",
        "slots",
        "stack",
        "told",
        "told_coins",
        "turns",
        "undrawn",
        "used",
        "winner",
    )

    def __init__(self, options: Options, maze: Maze) -> None:
        # Empty, to be filled by `new_state`, `copy` and those who read or guess states.
        self.options = options
        self.maze = maze
        self.first = 0
        self.active = 0
        self.turns = 0
        self.quiet = 0
        self.progress = False
        self.undrawn = 0
        self.ending = GOING_ON
        self.winner = -1
        self.stack: list[int] = []
        self.marks: list[int] = []
        self.heroes: list[int] = []
        self.used: list[bool] = []
        self.figures: list[int] = []
        self.drakon = NOWHERE
        self.hands: list[list[int]] = []
        self.pool: list[int] = []
        self.pool_size = 0
        self.slots: list[int] = []
        self.discards: list[int] = []
        self.purses: list[list[int]] = []
        self.sizes: list[int] = []
        self.known: list[list[int]] = []
        self.told: list[int] = []
        self.known_coins: list[list[int]] = []
        self.told_coins: list[int] = []
        self.narrowed: list[list[int]] = []

    def copy(self) -> State:
        """An equal state that shares nothing that can change."""
        other = State(self.options, self.maze.copy())
        other.first = self.first
        other.active = self.active
        other.turns = self.turns
        other.quiet = self.quiet
        other.progress = self.progress
        other.undrawn = self.undrawn
        other.ending = self.ending
        other.winner = self.winner
        other.stack = self.stack.copy()
        other.marks = self.marks.copy()
        other.heroes = self.heroes.copy()
        other.used = self.used.copy()
        other.figures = self.figures.copy()
        other.drakon = self.drakon
        other.hands = copied(self.hands)
        other.pool = self.pool.copy()
        other.pool_size = self.pool_size
        other.slots = self.slots.copy()
        other.discards = self.discards.copy()
        other.purses = copied(self.purses)
        other.sizes = self.sizes.copy()
        other.known = copied(self.known)
        other.told = self.told.copy()
        other.known_coins = copied(self.known_coins)
        other.told_coins = self.told_coins.copy()
        other.narrowed = copied(self.narrowed)
        return other


def new_state(options: Options, maze: Maze) -> State:
    """Everything in its box but what lies in the maze.  [DRK-4.4]"""
    players = options.players
    sides = options.sides
    tiles = options.tile_set
    state = State(options, maze)
    state.heroes = [NO_HERO] * players
    state.used = [False] * players
    state.figures = [NOWHERE] * players
    state.hands = [[] for _ in range(players)]
    state.pool = tiles.counts.copy()
    state.pool_size = sum(tiles.counts)
    state.purses = [[0] * len(tiles.values) for _ in range(sides)]
    state.purses.append(tiles.coins.copy())
    state.sizes = [0] * sides
    state.sizes.append(sum(tiles.coins))
    state.known = [[] for _ in range(players)]
    state.told = [0] * (players * (players + 1))
    state.known_coins = [[] for _ in range(sides + 1)]
    state.told_coins = [0] * ((sides + 1) * sides)
    state.narrowed = [[] for _ in range(players)]
    return state


def copied(lists: list[list[int]]) -> list[list[int]]:
    found: list[list[int]] = []
    for one in lists:
        found.append(one.copy())
    return found


# The stack


def packed(what: int, seat: int, argument: int, cell: int) -> int:
    """A frame as one number; the cell may be NOWHERE."""
    return what + (seat << SEAT_AT) + (argument << ARGUMENT_AT) + (cell + 1 << CELL_AT)


def unpacked(frame: int) -> tuple[int, int, int, int]:
    """What, which seat, the argument, and which cell."""
    return (
        frame & WHAT,
        (frame >> SEAT_AT) & 7,
        (frame >> ARGUMENT_AT) & 63,
        (frame >> CELL_AT) - 1,
    )


def push(state: State, what: int, seat: int, argument: int, cell: int) -> None:
    """Something to do before everything that waits already.  [DRK-8.4]"""
    state.stack.append(packed(what, seat, argument, cell))


def turn_into(state: State, what: int, seat: int) -> None:
    """The top frame is done, and something is to do in its place."""
    state.stack[-1] = packed(what, seat, 0, NOWHERE)


def pop(state: State) -> None:
    """The top frame is done."""
    state.stack.pop()


def frame(state: State) -> int:
    """What is to be done next; -1 when the game is over."""
    return state.stack[-1] & WHAT if state.stack else -1


def frame_seat(state: State) -> int:
    """Whose it is: the decider, if it asks a decision."""
    return (state.stack[-1] >> SEAT_AT) & 7


def frame_argument(state: State) -> int:
    return (state.stack[-1] >> ARGUMENT_AT) & 63


def frame_cell(state: State) -> int:
    """For which chamber."""
    return (state.stack[-1] >> CELL_AT) - 1


# Simple questions


def side_of(state: State, seat: int) -> int:
    """Whose purse a seat's coins are in.  [DRK-13.3]"""
    return seat % state.options.sides


def hoard_of(state: State) -> int:
    """The number of the purse that nobody owns."""
    return state.options.sides


def gold(state: State, purse: int) -> int:
    """What the coins of a purse are worth."""
    values = state.options.tile_set.values
    coins = state.purses[purse]
    total = 0
    for index in range(len(values)):
        total += values[index] * coins[index]
    return total


def pile_size(state: State) -> int:
    """How many chambers can be drawn."""
    return state.pool_size + len(state.slots)


def everybody(state: State) -> int:
    """All viewers as a set of bits: the seats, and the spectators after them."""
    return (2 << state.options.players) - 1


def has_hero(state: State, cell: int) -> bool:
    """Whether any hero stands on a cell."""
    return any(figure == cell for figure in state.figures)


def has_power(state: State, seat: int, hero: int) -> bool:
    """Whether a seat has this hero and its token still.  [DRK-11.1]"""
    return state.heroes[seat] == hero and not state.used[seat]


def may_guard(state: State, seat: int, threat: int) -> bool:
    """Whether a threatened seat is a Knight who may answer.  [DRK-11.20] [DRK-11.24]"""
    return has_power(state, seat, KNIGHT) and (threat != HIT or state.options.knight_vs_drakon)


def pattern_of(state: State, design: int) -> int:
    """The pattern of a design of the tile set."""
    return PATTERN_OF[state.options.tile_set.designs[design] & 15]


def make_room(state: State, cell: int) -> int:
    """Widens the maze's window if a chamber laid on `cell` would touch its edge; the cell's number then.

    No frame that waits while a chamber is laid names a cell.  [DRK-8.4]
    """
    maze = state.maze
    if maze.has_room(cell):
        return cell
    cells = maze.widen(cell)
    for seat in range(len(state.figures)):
        state.figures[seat] = cells[state.figures[seat]]
    if state.drakon != NOWHERE:
        state.drakon = cells[state.drakon]
    for index in range(len(state.marks)):
        mark = state.marks[index]
        state.marks[index] = cells[mark // 8] * 8 + mark % 8
    return cells[cell]
