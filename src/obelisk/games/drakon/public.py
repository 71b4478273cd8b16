"""What everybody may know of a game.  [DRK-14.1]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from librt.vecs import pop as pop_last
from mypy_extensions import i64, mypyc_attr

from obelisk.core.archive import MANY, Archive
from obelisk.core.document import Section
from obelisk.games.drakon import forms
from obelisk.games.drakon.kinds import KNIGHT, PATTERN_OF
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
OPEN_KINDS: Final = [
    FRAME_NAMES[frame]
    for frame in (
        DRAFTING,
        ESCAPING,
        DRAKON_ENTERS,
        DRAKON_WALKS,
        DESTROYING,
        ROTATING,
        FLOATS,
        MAPPING,
        CONTROLLING,
        GUARDING,
    )
]
"""The decisions about nothing but the maze and what everybody sees: their choices can be counted by all."""
ASKED_AGAIN: Final = 1
"""The argument of a TURN frame after a power."""
FRAME_SEAT_AT: Final = 5
FRAME_ARGUMENT_AT: Final = 8
FRAME_CELL_AT: Final = 14
WHAT: Final = (1 << FRAME_SEAT_AT) - 1
"""A frame is one number: what (5 bits), which seat (3), an argument (6), and which cell plus one."""
NO_FRAME: Final = -1
"""In the place of a frame when the game is over."""

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


@mypyc_attr(acyclic=True)
class Public:
    """The part of a position that State and View share.

    `told` and `told_coins` are how many tiles of a hand and coins of a purse a viewer can know at most, as
    everybody can count. `narrowed` is what everybody can tell of a hand from a decision that was not asked:
    for each tile the set of patterns it may have, the oldest first; empty if nothing.  [DRK-14.22]

    Copies share the maze, until one of them changes it (`own_maze`), and lists in which little happens: all
    but `figures` are replaced (`with_item`), never changed in place.
    """

    __slots__ = (
        "active",
        "drakon",
        "ending",
        "figures",
        "first",
        "heroes",
        "marks",
        "maze",
        "narrowed",
        "options",
        "pool_size",
        "progress",
        "quiet",
        "sizes",
        "told",
        "told_coins",
        "top",
        "turns",
        "undrawn",
        "used",
        "waiting",
        "winner",
    )

    options: Options
    first: int
    active: int
    turns: int
    # Turns in a row without progress, and whether this one has any.  [DRK-12.5]
    quiet: int
    progress: bool
    undrawn: int
    ending: int
    winner: int
    maze: Maze
    heroes: list[int]
    used: list[bool]
    figures: list[int]
    drakon: int
    # Cells whose effect a seat had in this turn, as cell * 8 + seat.  [DRK-8.6]
    marks: list[int]
    # What is left to do, as frames: the next one, or NO_FRAME, and those below it, the next last.  [DRK-8.4]
    top: i64
    waiting: vec[i64]
    # How many coins are in each side's purse, and in the hoard.
    sizes: list[int]
    # How many chambers are in the unknown part of the pile.
    pool_size: int
    told: list[int]
    told_coins: list[int]
    narrowed: list[list[int]]

    def __init__(self, options: Options) -> None:
        """An empty shell, to be filled by `copy_public` or `new_state`."""
        self.options = options
        self.top = NO_FRAME

    def copy_public(self, source: Public) -> None:
        """Knows from now on what everybody knows in `source`, and shares nothing that can change."""
        self.first = source.first
        self.active = source.active
        self.turns = source.turns
        self.quiet = source.quiet
        self.progress = source.progress
        self.undrawn = source.undrawn
        self.ending = source.ending
        self.winner = source.winner
        source.maze.is_shared = True
        self.maze = source.maze
        self.heroes = source.heroes
        self.used = source.used
        self.figures = source.figures.copy()
        self.drakon = source.drakon
        self.marks = source.marks
        self.top = source.top
        self.waiting = source.waiting[:]
        self.sizes = source.sizes
        self.pool_size = source.pool_size
        self.told = source.told
        self.told_coins = source.told_coins
        self.narrowed = source.narrowed

    def archive_public(self, archive: Archive) -> None:
        """Writes or reads all but the size of the pool, which follows from the tiles in a State."""
        options = self.options
        players = options.players
        sides = options.sides
        self.first = archive.number("first", self.first, 0, players - 1)
        self.active = archive.number("active", self.active, 0, players - 1)
        self.turns = archive.number("turns", self.turns, 0, MANY)
        self.quiet = archive.number("quiet", self.quiet, 0, MANY)
        self.progress = archive.flag("progress", self.progress)
        self.undrawn = archive.number("undrawn", self.undrawn, 0, MANY)
        self.ending = archive.word("ending", self.ending, ENDINGS)
        self.winner = archive.number("winner", self.winner, -1, sides - 1)
        self.maze = forms.maze(archive, "maze", self.maze, options)
        self.heroes = forms.heroes(archive, "heroes", self.heroes, players)
        self.used = forms.flags(archive, "used", self.used, players)
        self.figures = forms.cells(archive, "figures", self.figures, players, self.maze)
        self.drakon = forms.cell(archive, "drakon", self.drakon, self.maze)
        self.marks = forms.marks(archive, "marks", self.marks, players, self.maze)
        self.archive_stack(archive)
        self.sizes = archive.numbers("sizes", self.sizes, sides + 1)
        self.told = archive.numbers("told", self.told, players * (players + 1))
        self.told_coins = archive.numbers("told_coins", self.told_coins, (sides + 1) * sides)
        self.narrowed = forms.number_lists(archive, "narrowed", self.narrowed, players)

    def archive_stack(self, archive: Archive) -> None:
        """Each frame as a table."""
        if archive.source is None:
            archive.data["stack"] = [self.encode_frame(frame) for frame in frames(self)]
        else:
            clear(self)
            for frame in archive.source.sections("stack", ""):
                put_on_top(self, self.read_frame(frame))

    def encode_frame(self, frame: int) -> dict[str, object]:
        what, seat, argument, cell = unpacked(frame)
        return {
            "frame": FRAME_NAMES[what],
            "seat": seat,
            "argument": argument,
            "cell": forms.place_name(self.maze, cell),
        }

    def read_frame(self, frame: Section) -> int:
        word = frame.word("frame", FRAME_NAMES)
        seat = max(frame.integer("seat", 0, self.options.players - 1), 0)
        argument = max(frame.integer("argument", 0, 63), 0)
        cell = forms.read_cell(frame, "cell", frame.value("cell"), self.maze)
        frame.refuse_unknown()
        return packed(FRAME_NAMES.index(word) if word else 0, seat, argument, cell)


def own_maze(known: Public) -> Maze:
    """The maze of this position alone, to be changed."""
    if known.maze.is_shared:
        known.maze = known.maze.copy()
    return known.maze


# The stack


def packed(what: i64, seat: i64, argument: i64, cell: i64) -> i64:
    """A frame as one number; the cell may be NOWHERE."""
    return what + (seat << FRAME_SEAT_AT) + (argument << FRAME_ARGUMENT_AT) + (cell + 1 << FRAME_CELL_AT)


def unpacked(frame: i64) -> tuple[int, int, int, int]:
    """What, which seat, the argument, and which cell."""
    return (
        frame & WHAT,
        (frame >> FRAME_SEAT_AT) & 7,
        (frame >> FRAME_ARGUMENT_AT) & 63,
        (frame >> FRAME_CELL_AT) - 1,
    )


def push(known: Public, what: int, seat: int, argument: int, cell: int) -> None:
    """Something to do before everything that waits already.  [DRK-8.4]"""
    put_on_top(known, packed(what, seat, argument, cell))


def put_on_top(known: Public, frame: i64) -> None:
    """A frame comes before everything that waits already."""
    if known.top != NO_FRAME:
        known.waiting = append(known.waiting, known.top)
    known.top = frame


def turn_into(known: Public, what: int, seat: int) -> None:
    """The top frame is done, and something is to do in its place."""
    known.top = packed(what, seat, 0, NOWHERE)


def pop(known: Public) -> None:
    """The top frame is done."""
    if len(known.waiting):
        known.waiting, known.top = pop_last(known.waiting)
    else:
        known.top = NO_FRAME


def clear(known: Public) -> None:
    """Nothing is left to do."""
    known.top = NO_FRAME
    known.waiting = vec[i64]()


def frames(known: Public) -> list[int]:
    """All that is left to do, the next one last."""
    return [] if known.top == NO_FRAME else [*known.waiting, known.top]


def frame(known: Public) -> int:
    """What is to be done next; -1 when the game is over."""
    return -1 if known.top == NO_FRAME else known.top & WHAT


def frame_seat(known: Public) -> int:
    """Whose it is: the decider, if it asks a decision."""
    return (known.top >> FRAME_SEAT_AT) & 7


def frame_argument(known: Public) -> int:
    return (known.top >> FRAME_ARGUMENT_AT) & 63


def frame_cell(known: Public) -> int:
    """For which chamber."""
    return (known.top >> FRAME_CELL_AT) - 1


# Simple questions


def side_of(known: Public, seat: int) -> int:
    """Whose purse a seat's coins are in.  [DRK-13.3]"""
    return seat % known.options.sides


def hoard_of(known: Public) -> int:
    """The number of the purse that nobody owns."""
    return known.options.sides


def everybody(known: Public) -> int:
    """All viewers as a set of bits: the seats, and the spectators after them."""
    return (2 << known.options.players) - 1


def has_hero(known: Public, cell: int) -> bool:
    """Whether any hero stands on a cell."""
    return any(figure == cell for figure in known.figures)


def has_power(known: Public, seat: int, hero: int) -> bool:
    """Whether a seat has this hero and its token still.  [DRK-11.1]"""
    return known.heroes[seat] == hero and not known.used[seat]


def may_guard(known: Public, seat: int, threat: int) -> bool:
    """Whether a threatened seat is a Knight who may answer.  [DRK-11.20] [DRK-11.24]"""
    return has_power(known, seat, KNIGHT) and (threat != HIT or known.options.knight_vs_drakon)


def pattern_of(known: Public, design: int) -> int:
    """The pattern of a design of the tile set."""
    return PATTERN_OF[known.options.tile_set.designs[design] & 15]


def make_room(known: Public, cell: int) -> int:
    """Widens the maze's window if a chamber laid on `cell` would touch its edge; the cell's number then.

    No frame that waits while a chamber is laid names a cell.  [DRK-8.4]
    """
    if known.maze.has_room(cell):
        return cell
    cells = own_maze(known).widen(cell)
    for seat in range(len(known.figures)):
        known.figures[seat] = cells[known.figures[seat]]
    if known.drakon != NOWHERE:
        known.drakon = cells[known.drakon]
    known.marks = [cells[mark // 8] * 8 + mark % 8 for mark in known.marks]
    return cells[cell]
