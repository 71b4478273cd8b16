"""`drakon-2`: what a net is shown of a position of Drakon.

Nobody stands at a fixed place: seats are told by what they are to the one that looks (left and right
neighbour, partner, others), chambers by how many moves a hero needs to get there. Purses of others count by
their coins and by those that the seat has seen, hands by their size and by tiles that it has seen.  [DRK-14]
What `drakon-v3` thinks is a row, too: a net that has seen few games begins with what was known before.
"""

from __future__ import annotations

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from obelisk.bots.eval.drakon import DRAKON_V3, worth
from obelisk.bots.eval.drakon_paths import DEPTH, Paths
from obelisk.bots.nets.drakon_walk import NEVER, Walk
from obelisk.bots.nets.rows import add_row
from obelisk.games.drakon.box import TileSet
from obelisk.games.drakon.kinds import (
    DRAKON_MOVES,
    ESCAPE,
    FIND_COIN,
    KINDS,
    LOSE_COIN,
    MIND_CONTROL,
    PATTERN_OF,
    PATTERNS,
    STEAL_CCW,
    STEAL_CW,
    TELEPORT,
)
from obelisk.games.drakon.knowledge import VIEWER
from obelisk.games.drakon.maze import NOWHERE
from obelisk.games.drakon.options import COINS, ESCAPE_GOAL, FIXED, GOLD
from obelisk.games.drakon.public import FRAME_SEAT_AT, GOING_ON, NO_FRAME, WHAT
from obelisk.games.drakon.state import State, gold, pile_size

# What a seat is to the one that looks; with two seats the other is both neighbours in one.
SELF: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
FOE: Final = 3
PARTNER: Final = 4
OTHER: Final = 5
RELATIONS: Final = 6

GOALS: Final = 5
FAR: Final = DEPTH + 1
"""Farther than anybody looks."""
STEPS: Final = DEPTH + 2
HANDFUL: Final = 8
PURSE: Final = 12
TO_GO: Final = 22
HAULS: Final = 16

# Rows of a hero, one group behind the other; the number is where a group begins.
STAND: Final = 0
NEXT: Final = STAND + KINDS
LATER: Final = NEXT + KINDS
EXITS: Final = LATER + KINDS
OPEN: Final = EXITS + 5
COIN: Final = OPEN + 5
ROBS_ME: Final = COIN + STEPS
ROBS: Final = ROBS_ME + STEPS
EXIT: Final = ROBS + STEPS
CONTROL: Final = EXIT + 2 * STEPS
DRAKON: Final = CONTROL + STEPS
GAP: Final = DRAKON + STEPS
HAUL: Final = GAP + STEPS
WINS: Final = HAUL + HAULS
HUNTED: Final = WINS + 6 * STEPS
POWER: Final = HUNTED + 8
HAND_SIZE: Final = POWER + 12
HOLDS: Final = HAND_SIZE + HANDFUL
SHARES: Final = HOLDS + KINDS
LAST: Final = SHARES + 1
HERO: Final = LAST + 1

# Rows of the table.
PURSES: Final = RELATIONS * HERO
NEEDS: Final = PURSES + RELATIONS * GOALS * PURSE
RACE: Final = NEEDS + RELATIONS * GOALS * TO_GO
DUEL: Final = RACE + 12 * 12
TABLE: Final = DUEL + 2 * STEPS * STEPS
ASKED: Final = TABLE + 5 * GOALS
TILES: Final = ASKED + 14 * RELATIONS
WANTED: Final = TILES + KINDS * PATTERNS
READY: Final = WANTED + KINDS * GOALS
UNSEEN: Final = READY + 4 * STEPS
PILE: Final = UNSEEN + KINDS * 12
HOARD: Final = PILE + 19
ROUND: Final = HOARD + 15
QUIET: Final = ROUND + 16
MAZE: Final = QUIET + 12
ASLEEP: Final = MAZE + 16
JUDGED: Final = ASLEEP + 1
SIZE: Final = JUDGED + 2 * 49

EVEN: Final = 24
"""In the middle of what is judged: quarters of a logit in favour follow, those against come before."""
SURE: Final = 0.002

ROUNDS: Final = [2, 4, 6, 8, 10, 13, 16, 20, 25, 30, 40, 55, 75, 100, 150]
"""Games are told apart by their age up to these rounds."""
COUNTED: Final = (FIND_COIN, LOSE_COIN, STEAL_CW, STEAL_CCW, ESCAPE, TELEPORT, MIND_CONTROL, DRAKON_MOVES)
"""Kinds of which it matters how many may still come."""


def clip(number: i64, most: i64) -> i64:
    """The number, or the nearer end if it is below 0 or above `most`."""
    return 0 if number < 0 else most if number > most else number


def relation(state: State, seat: int, other: int) -> int:
    """What a seat is to another."""
    options = state.options
    if other == seat:
        return SELF
    if other % options.sides == seat % options.sides:
        return PARTNER
    if options.players == 2:
        return FOE
    if other == (seat + 1) % options.players:
        return LEFT
    if seat == (other + 1) % options.players:
        return RIGHT
    return OTHER


class DrakonFeatures:
    """Makes rows of positions. It remembers what lies in the box of the last table."""

    def __init__(self) -> None:
        self.id = "drakon-2"
        self.size = SIZE
        self._nothing: list[list[int]] = []
        self._tiles: TileSet | None = None
        self._counts = vec[i64]()

    @property
    def parts(self) -> list[list[int]]:
        """What is judged is learnt as so many quarters of a logit; other rows have nothing in common."""
        shared: list[list[int]] = [[] for _ in range(SIZE)]
        for row in range(JUDGED, SIZE):
            sides, quarters = divmod(row - JUDGED, 2 * EVEN + 1)
            against = 1 if quarters < EVEN else 0
            shared[row] = [2 * sides + against] * abs(quarters - EVEN)
        return shared

    def strange(self, state: State) -> list[list[int]]:
        """Chambers of a user's file are of the same kinds."""
        return self._nothing

    def chance(self, state: State, seat: int) -> float:
        """What the game was worth; a game that ended without the goal is worth little to anybody."""
        if state.ending == GOING_ON:
            return -1.0
        return worth(state, seat)

    def add(self, state: State, seat: int, rows: list[int]) -> None:
        """Adds the rows of a position: the purses, the heroes, the table."""
        needs = gold_needed(state, seat)
        players = state.options.players
        sides = state.options.sides
        soonest = FAR
        own = FAR
        least = TO_GO
        paths: list[Paths | None] = [None] * players
        for turn in range(players):
            other = (seat + turn) % players
            is_what = relation(state, seat, other)
            need = needs[other % sides]
            wins = add_hero(state, seat, other, is_what, need, paths, rows)
            if is_what == SELF:
                own = wins
            if is_what in (SELF, PARTNER):
                continue
            if wins < soonest:
                soonest = wins
            if need < least:
                least = int(need + 0.5)
        add_row(rows, RACE + 12 * clip(int(needs[seat % sides] + 0.5), 11) + clip(least, 11))
        add_row(rows, DUEL + (STEPS * STEPS if state.active == seat else 0) + STEPS * own + soonest)
        self._add_table(state, seat, rows)
        add_row(rows, JUDGED + (2 * EVEN + 1 if sides > 2 else 0) + judged(state, seat, paths))

    def _add_table(self, state: State, seat: int, rows: list[int]) -> None:
        """The game, what is asked, what may still come, and how long it has gone on."""
        options = state.options
        players = options.players
        add_row(rows, TABLE + (players - 2) * GOALS + options.goal)
        top = state.top
        if top != NO_FRAME:
            asked = relation(state, seat, (top >> FRAME_SEAT_AT) & 7)
            if top & WHAT < 14:
                add_row(rows, ASKED + 14 * asked + (top & WHAT))
        unseen = self._in_box(options.tile_set)[:]
        maze = state.maze
        board = maze.board
        for cell in maze.chambers:
            laid: int = board[cell] >> 4
            unseen[laid] -= 1
        for design in state.hands[seat]:
            unseen[options.tile_set.designs[design] >> 4] -= 1
        for counted in COUNTED:
            add_row(rows, UNSEEN + 12 * counted + clip(unseen[counted], 11))
        add_row(rows, PILE + clip((pile_size(state) + 3) // 4, 18))
        add_row(rows, HOARD + clip((state.sizes[options.sides] + 1) // 2, 14))
        rounds = state.turns // players
        age = 0
        while age < len(ROUNDS) and rounds >= ROUNDS[age]:
            age += 1
        add_row(rows, ROUND + age)
        add_row(rows, QUIET + clip(state.quiet // players, 11))
        add_row(rows, MAZE + clip(len(state.maze.chambers) // 5, 15))
        if state.drakon == NOWHERE:
            add_row(rows, ASLEEP)

    def _in_box(self, tiles: TileSet) -> vec[i64]:
        """How many tiles of each kind there are."""
        if tiles is not self._tiles:
            self._tiles = tiles
            counts = [0] * KINDS
            for design in range(len(tiles.designs)):
                counts[tiles.designs[design] >> 4] += tiles.counts[design]
            self._counts = vec[i64](counts)
        return self._counts


def judged(state: State, seat: int, paths: list[Paths | None]) -> int:
    """What `drakon-v3` thinks of the seat's chances, in quarters of a logit."""
    value = DRAKON_V3.judge(state, seat, paths)
    value = SURE if value < SURE else 1.0 - SURE if value > 1.0 - SURE else value
    return clip(int(4.0 * log(value / (1.0 - value)) + EVEN + 0.5), 2 * EVEN)


def gold_needed(state: State, seat: int) -> list[float]:
    """What each purse lacks of the goal, as the seat sees it; coins instead of gold with goal `fixed`.

    Coins that it cannot know count as the mean of all that it cannot know.
    """
    options = state.options
    sides = options.sides
    own = seat % sides
    found: list[float] = []
    if options.goal == FIXED:
        for side in range(sides):
            found.append(float(COINS[FIXED] - state.sizes[side]))
        return found
    values = options.tile_set.values
    goal = float(GOLD[options.goal])
    unknown = 0
    hidden = 0
    for coin in range(len(values)):
        unknown += options.tile_set.coins[coin] * values[coin]
        hidden += options.tile_set.coins[coin]
    mine = gold(state, own)
    unknown -= mine
    hidden -= state.sizes[own]
    counts = [0] * (sides + 1)
    seen = [0] * (sides + 1)
    for purse in range(sides + 1):
        if purse == own:
            continue
        for entry in state.known_coins[purse]:
            if entry // VIEWER == own:
                seen[purse] += values[entry % VIEWER]
                counts[purse] += 1
        unknown -= seen[purse]
        hidden -= counts[purse]
    mean = unknown / hidden if hidden else 0.0
    for side in range(sides):
        held = float(mine)
        if side != own:
            held = seen[side] + mean * (state.sizes[side] - counts[side])
        found.append(goal - held)
    return found


def add_hero(
    state: State,
    seat: int,
    other: int,
    is_what: int,
    need: float,
    paths: list[Paths | None],
    rows: list[int],
) -> int:
    """What a seat has and can get; returns in how many moves it could win, about, and keeps its paths."""
    options = state.options
    at = is_what * HERO
    side = other % options.sides
    waits = (other - state.active) % options.players
    if is_what != PARTNER:
        coins = state.sizes[side]
        goal = GOALS * is_what + options.goal
        add_row(rows, PURSES + PURSE * goal + clip(coins, PURSE - 1))
        add_row(rows, NEEDS + TO_GO * goal + clip(int(need + 0.5), TO_GO - 1))
    hero = state.heroes[other]
    if hero >= 0:
        add_row(rows, at + POWER + 2 * hero + (1 if state.used[other] else 0))
    if other == seat:
        add_hand(state, seat, rows)
    else:
        add_row(rows, at + HAND_SIZE + clip(len(state.hands[other]), HANDFUL - 1))
        for entry in state.known[other]:
            if entry // VIEWER == seat:
                add_row(rows, at + HOLDS + (options.tile_set.designs[entry % VIEWER] >> 4))
    if waits == options.players - 1:
        add_row(rows, at + LAST)
    figure = state.figures[other]
    if figure == NOWHERE:
        return FAR
    if other != seat and figure == state.figures[seat]:
        add_row(rows, at + SHARES)
    walk = Walk(state, other, seat, figure, need)
    paths[other] = walk.paths
    add_row(rows, at + STAND + state.maze.kind(figure))
    add_row(rows, at + EXITS + clip(walk.exits, 4))
    add_row(rows, at + OPEN + clip(walk.open_sides, 4))
    next_kinds: i64 = walk.next_kinds
    later_kinds: i64 = walk.later_kinds if is_what != OTHER else 0
    if next_kinds | later_kinds:
        kind: i64 = 0
        while kind < KINDS:
            if next_kinds >> kind & 1:
                add_row(rows, at + NEXT + kind)
            elif later_kinds >> kind & 1:
                add_row(rows, at + LATER + kind)
            kind += 1
    add_row(rows, at + COIN + walk.coin)
    add_row(rows, at + ROBS + walk.robs)
    if walk.robs_viewer != NEVER:
        add_row(rows, at + ROBS_ME + walk.robs_viewer)
    if options.goal == ESCAPE_GOAL:
        add_row(rows, at + EXIT + (STEPS if need <= 0.5 else 0) + walk.way_out)
    if walk.controls != NEVER:
        add_row(rows, at + CONTROL + walk.controls)
    add_row(rows, at + GAP + walk.gap)
    add_row(rows, at + HAUL + clip(int(2.0 * walk.haul), HAULS - 1))
    add_row(rows, at + WINS + STEPS * waits + walk.wins)
    if state.drakon != NOWHERE:
        window = state.maze.window
        across = abs(window.x(figure) - window.x(state.drakon))
        along = abs(window.y(figure) - window.y(state.drakon))
        add_row(rows, at + HUNTED + clip(across + along, 7))
        if walk.wakes != NEVER:
            add_row(rows, at + DRAKON + walk.wakes)
    if other == seat:
        finds = 0
        for design in state.hands[seat]:
            if options.tile_set.designs[design] >> 4 == FIND_COIN:
                finds += 1
        add_row(rows, READY + STEPS * clip(finds, 3) + walk.gap)
    return walk.wins


def add_hand(state: State, seat: int, rows: list[int]) -> None:
    """The own tiles, one by one."""
    designs = state.options.tile_set.designs
    add_row(rows, SELF * HERO + HAND_SIZE + clip(len(state.hands[seat]), HANDFUL - 1))
    for design in state.hands[seat]:
        chamber = designs[design]
        add_row(rows, TILES + (chamber >> 4) * PATTERNS + PATTERN_OF[chamber & 15])
        add_row(rows, WANTED + (chamber >> 4) * GOALS + state.options.goal)


DRAKON_FEATURES: Final = DrakonFeatures()
