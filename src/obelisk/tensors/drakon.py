"""`drakon-v1`: Drakon as numbers. Documented in docs/encodings.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from obelisk.core.decision import Action, Seat
from obelisk.core.game import NO_ACTION, Game
from obelisk.games.drakon import actions
from obelisk.games.drakon import legal as choices
from obelisk.games.drakon.kinds import (
    ARROWS_OF_NAME,
    CHAMBERS,
    HERO_NAMES,
    KIND_OF,
    KINDS,
    PATTERN_OF_NAME,
    PATTERNS,
    chamber_name,
)
from obelisk.games.drakon.maze import NOWHERE, Maze
from obelisk.games.drakon.options import COINS as COINS_TO_WIN
from obelisk.games.drakon.options import FIXED, GOALS, GOLD
from obelisk.games.drakon.public import ENDINGS, FRAME_NAMES, TURN, frame
from obelisk.games.drakon.state import State, gold
from obelisk.games.drakon.window import NEAR, cell_code, coordinates
from obelisk.tensors.base import Data, Encoding, IllegalToken, Menu, Path, distinct
from obelisk.tensors.compact import CompactEncoding
from obelisk.tensors.drakon_compact import compact_drakon
from obelisk.tensors.drakon_rows import DrakonRows
from obelisk.tensors.layout import Buffer, Layout
from obelisk.tensors.sheet import Sheet

SEATS: Final = 6
LOW_VERB: Final = actions.SEAT - 1
LOW_CHAMBER: Final = 511
REACH: Final = 12
"""The window reaches so far from Start in each direction."""
SIDE: Final = 2 * REACH + 1
DESIGNS: Final = KINDS * PATTERNS
COINS: Final = 5
VALUES: Final = 8

# Tokens. A chamber that begins a path is a placement; `place` itself is never said.
CHAMBER: Final = len(actions.VERBS)
SEAT: Final = CHAMBER + CHAMBERS
COLUMN: Final = SEAT + SEATS
WEST: Final = COLUMN + SIDE
EAST: Final = WEST + 1
ROW: Final = EAST + 1
SOUTH: Final = ROW + SIDE
NORTH: Final = SOUTH + 1
VALUE: Final = NORTH + 1
TOKENS: Final = VALUE + VALUES
"""`WEST` and its like say: one window further that way."""

PLANES: Final = [
    *[f"kind {number}" for number in range(KINDS)],
    *[f"arrow {side}" for side in "NESW"],
    *[f"figure {number}" for number in range(SEATS)],
    "drakon",
    "mark",
    "asked",
]
ARROWS: Final = KINDS
FIGURES: Final = ARROWS + 4
DRAKON: Final = FIGURES + SEATS
MARK: Final = DRAKON + 1
ASKED: Final = MARK + 1

LAYOUT: Final = Layout(
    [
        ("goal", (len(GOALS),)),
        ("frame", (len(FRAME_NAMES),)),
        ("frame_seat", (SEATS,)),
        ("frame_argument", (1,)),
        ("ending", (len(ENDINGS),)),
        # turns / 100, quiet rounds, progress, tiles not drawn, tiles in the pile, returned, chambers outside
        ("clock", (7,)),
        # from the viewer's own seat on: present, active, first, tiles, power used, coins of the side, partner
        ("seats", (SEATS, 7)),
        ("heroes", (SEATS, len(HERO_NAMES))),
        ("hand", (DESIGNS,)),
        # tiles that the viewer knows to be in each hand; the own row is what others know of it
        ("known", (SEATS, DESIGNS)),
        ("narrowed", (SEATS, PATTERNS)),
        ("returned", (DESIGNS,)),
        ("laid_aside", (DESIGNS,)),
        # coins by value, the smallest first: the own side's, and what is known of each seat's
        ("purse", (COINS,)),
        ("known_coins", (SEATS, COINS)),
        ("hoard", (1,)),
        ("board", (len(PLANES), SIDE, SIDE)),
        ("pending", (TOKENS,)),
    ]
)
BOARD: Final = LAYOUT.starts["board"]
FEATURES: Final = Layout(
    [
        ("verb", (len(actions.VERBS),)),
        ("seat", (SEATS,)),
        ("kind", (KINDS,)),
        ("arrows", (4,)),
        ("hero", (len(HERO_NAMES),)),
        # has a cell, x / 12, y / 12, and the same from the own figure
        ("cell", (5,)),
        ("value", (1,)),
    ]
)


class DrakonEncoding:
    """One layout for every option set; a tile set of your own may have up to 5 values of coins below 8."""

    name = "drakon-v1"
    shapes: Final = ["gold"]
    tokens = TOKENS
    layout = LAYOUT
    features = FEATURES

    def __init__(self, facts: Data, seats: int) -> None:
        self._seats = seats
        self._goal = GOALS.index(facts["goal"])
        self._sides: list[int] = facts["sides"]
        self._fits: list[int] = []
        self._coins = {value: place for place, value in enumerate(sorted(facts["coins"], key=int))}
        if len(self._coins) > COINS or max(int(value) for value in self._coins) >= VALUES:
            raise ValueError(f"{self.name} has room for {COINS} values of coins below {VALUES}")
        self._rows = DrakonRows(LAYOUT, seats, self._goal, self._sides)

    def path(self, action: Action, seat: Seat) -> Path:
        """Verb, seat, cell, chamber, as far as the verb names them; a placement is chamber and cell."""
        verb = actions.verb_of(action)
        code = actions.code_of(action)
        chamber = actions.chamber_of(action)
        if verb == actions.PLACE:
            return (CHAMBER + chamber, *cell_tokens(code))
        path = [verb]
        parts = actions.PARTS[verb]
        if parts & actions.NAMES_SEAT:
            path.append(SEAT + (actions.seat_of(action) - seat) % self._seats)
        if verb == actions.SWAP:
            path.append(VALUE + code)
        elif parts & actions.NAMES_CELL:
            path.extend(cell_tokens(code))
        if parts & actions.NAMES_CHAMBER:
            path.append(CHAMBER + chamber)
        return tuple(path)

    def next_tokens(self, actions_: list[Any], seat: Seat, depth: int) -> list[int]:
        if depth == 0:
            return [first_token(one) for one in actions_]
        # Only actions with the same first token are still there.
        if actions_[0] & LOW_VERB == actions.PLACE:
            return [cell_tokens(actions.code_of(one))[depth - 1] for one in actions_]
        return [self.path(one, seat)[depth] for one in actions_]

    def fits_of(self, state: State) -> list[int]:
        """For each form of the tile set, on which facing sides it fits, as a set."""
        if not self._fits:
            tiles = state.options.tile_set
            self._fits = [0] * len(tiles.forms)
            for number, fitting in enumerate(tiles.fitting):
                for form in fitting:
                    self._fits[form] |= 1 << number % 16
        return self._fits

    def menu(self, game: Game[Any, Any, Any], state: State, seat: Seat) -> Menu:
        if frame(state) == TURN:
            return TurnMenu(self, state, seat)
        return Menu(self, choices.legal(state), seat, 0)

    def action(self, path: Sequence[int], seat: Seat) -> Action:
        rest = iter(path)
        try:
            found = self._read(rest, seat)
        except StopIteration:
            found = None
        if found is None or next(rest, None) is not None:
            raise ValueError(f"{list(path)} is no action of {self.name}")
        return found

    def _read(self, rest: Iterator[int], seat: Seat) -> Action | None:
        first = next(rest)
        if CHAMBER <= first < SEAT:
            return actions.place(first - CHAMBER, read_cell(rest))
        if not 0 < first < CHAMBER:
            return None
        parts = actions.PARTS[first]
        number = first
        if parts & actions.NAMES_SEAT:
            number += (next(rest) - SEAT + seat) % self._seats * actions.SEAT
        if first == actions.SWAP:
            number += (next(rest) - VALUE) * actions.CELL
        elif parts & actions.NAMES_CELL:
            number += read_cell(rest) * actions.CELL
        if parts & actions.NAMES_CHAMBER:
            number += (next(rest) - CHAMBER) * actions.CHAMBER
        return Action(number)

    def token_name(self, token: int) -> str:
        if token < CHAMBER:
            return actions.VERBS[token]
        if token < SEAT:
            return chamber_name(token - CHAMBER)
        if token < COLUMN:
            return f"seat +{token - SEAT}"
        if token < ROW:
            return f"x {token - COLUMN - REACH}" if token < WEST else ("west", "east")[token - WEST]
        if token < VALUE:
            return f"y {token - ROW - REACH}" if token < SOUTH else ("south", "north")[token - SOUTH]
        return f"coin {token - VALUE}"

    def observe(self, view: Data, out: Buffer) -> None:
        starts = LAYOUT.starts
        seats = self._seats
        own = view["seat"] or 0
        out[starts["goal"] + self._goal] = 1
        out[starts["ending"] + ENDINGS.index(view["ending"])] = 1
        outside = mark_maze(view["maze"], out)
        if view["stack"]:
            frame = view["stack"][-1]
            out[starts["frame"] + FRAME_NAMES.index(frame["frame"])] = 1
            out[starts["frame_seat"] + (frame["seat"] - own) % seats] = 1
            out[starts["frame_argument"]] = frame["argument"]
            mark_cell(frame["cell"], ASKED, out)
        clock = starts["clock"]
        out[clock] = view["turns"] / 100
        out[clock + 1] = view["quiet"]
        out[clock + 2] = view["progress"]
        out[clock + 3] = view["undrawn"]
        out[clock + 4] = view["pool_size"]
        out[clock + 5] = len(view["slots"])
        out[clock + 6] = outside
        for near in range(seats):
            self._observe_seat(view, own, near, out)
        mark_cell(view["drakon"], DRAKON, out)
        for mark in view["marks"]:
            mark_cell(mark.partition(" ")[2], MARK, out)
        count_tiles(view["hand"], starts["hand"], out)
        count_tiles([entry.partition(" ")[2] for entry in view["exposed"]], starts["known"], out)
        count_tiles([slot.partition(" ")[0] for slot in view["slots"]], starts["returned"], out)
        count_tiles(view["discards"], starts["laid_aside"], out)
        purse = view["purses"][self._sides[own]] if view["seat"] is not None else None
        for value, count in (purse or {}).items():
            out[starts["purse"] + self._coins[value]] = count
        out[starts["hoard"]] = view["sizes"][-1]

    def _observe_seat(self, view: Data, own: Seat, near: int, out: Buffer) -> None:
        starts = LAYOUT.starts
        seat = (own + near) % self._seats
        side = self._sides[seat]
        at = starts["seats"] + near * 7
        out[at] = 1
        out[at + 1] = seat == view["active"]
        out[at + 2] = seat == view["first"]
        out[at + 3] = view["hand_sizes"][seat]
        out[at + 4] = view["used"][seat]
        out[at + 5] = view["sizes"][side]
        out[at + 6] = side == self._sides[own]
        hero = view["heroes"][seat]
        if hero is not None:
            out[starts["heroes"] + near * len(HERO_NAMES) + HERO_NAMES.index(hero)] = 1
        mark_cell(view["figures"][seat], FIGURES + near, out)
        row = starts["narrowed"] + near * PATTERNS
        for allowed in view["narrowed"][seat]:
            for pattern in range(PATTERNS):
                out[row + pattern] += allowed >> pattern & 1
        coins = starts["known_coins"] + near * COINS
        for value in view["known_coins"][side]:
            out[coins + self._coins[str(value)]] += 1
        if near:
            count_tiles(view["known"][seat], starts["known"] + near * DESIGNS, out)

    def write(self, state: State, seat: Seat, sheet: Sheet) -> None:
        self._rows.write(state, seat, sheet)

    def potential(self, shape: str, state: State, seat: Seat) -> float:
        """`gold`: half of the part of the goal that the own purse holds."""
        options = state.options
        side = self._sides[seat]
        if options.goal == FIXED:
            return state.sizes[side] / COINS_TO_WIN[FIXED] / 2
        return gold(state, side) / GOLD[options.goal] / 2

    def compact(self) -> CompactEncoding:
        """`drakon-v2`: what lies near the own hero."""
        return compact_drakon(self)

    def glance(self, state: State, seat: Seat) -> Data:
        figures: list[str | None] = [None] * self._seats
        if state.figures[seat] != NOWHERE:
            figures[seat] = state.maze.window.name(state.figures[seat])
        return {"seat": seat, "figures": figures}

    def describe(self, view: Data, action: Action, out: Buffer) -> None:
        starts = FEATURES.starts
        verb = actions.verb_of(action)
        parts = actions.PARTS[verb]
        code = actions.code_of(action)
        chamber = actions.chamber_of(action)
        own = view["seat"]
        out[starts["verb"] + verb] = 1
        if parts & actions.NAMES_SEAT:
            out[starts["seat"] + (actions.seat_of(action) - own) % self._seats] = 1
        if verb == actions.DRAFT:
            out[starts["hero"] + chamber] = 1
        elif parts & actions.NAMES_CHAMBER:
            if verb not in (actions.TURN_CHAMBER, actions.FLOAT):
                out[starts["kind"] + chamber // 16] = 1
            for side in range(4):
                out[starts["arrows"] + side] = chamber >> side & 1
        if verb == actions.SWAP:
            out[starts["value"]] = code
        elif parts & actions.NAMES_CELL:
            x, y = coordinates(code)
            cell = starts["cell"]
            out[cell] = 1
            out[cell + 1] = x / REACH
            out[cell + 2] = y / REACH
            figure = view["figures"][own]
            if figure is not None:
                own_x, own_y = xy_of(figure)
                out[cell + 3] = (x - own_x) / REACH
                out[cell + 4] = (y - own_y) / REACH


class TurnMenu(Menu):
    """The choices of a turn: placements, a hundred and more, are not listed before a chamber is chosen."""

    def __init__(self, encoding: DrakonEncoding, state: State, seat: Seat) -> None:
        super().__init__(encoding, [], seat, 0)
        self._state = state
        maze = state.maze
        facings = 0
        for cell in maze.frontier:
            facings |= 1 << maze.facing(cell)
        # The tokens and forms of the oriented chambers that fit somewhere.
        self._chambers: list[int] = []
        self._forms: list[int] = []
        self._fits = encoding.fits_of(state)
        before = -1
        for design in state.hands[seat]:
            if design != before:
                before = design
                # Facing no arrows all its orientations fit.
                for form in state.options.tile_set.fitting[design * 16]:
                    if self._fits[form] & facings:
                        self._chambers.append(CHAMBER + state.options.tile_set.forms[form])
                        self._forms.append(form)
        found: list[Action] = []
        codes = maze.window.codes
        for target in maze.moves(state.figures[seat]):
            found.append(actions.go(actions.MOVE, codes[target]))
        choices.add_others(state, seat, not found and not self._forms, found)
        self._rest = Menu(encoding, found, seat, 0)
        self._cells: list[int] = []
        self._chosen = -1

    def actions(self) -> list[Action]:
        if not self._actions:
            self._actions = choices.legal(self._state)
        return self._actions

    def marks(self) -> list[int]:
        return self._rest.marks() + self._chambers

    def tokens(self) -> list[int]:
        # Verbs come before chambers.
        found = self._chambers.copy()
        found.sort()
        return self._rest.tokens() + found

    def action(self, token: int) -> Action:
        if token < CHAMBER:
            return self._rest.action(token)
        self._choose(token)
        if len(self._cells) > 1:
            return NO_ACTION
        return place_action(self._state.maze, self._cells[0], self._chosen)

    def after(self, token: int) -> Menu:
        if token < CHAMBER:
            return self._rest.after(token)
        self._choose(token)
        maze = self._state.maze
        window = maze.window
        cells = self._cells
        if window.x(cells[0]) < -REACH or window.x(cells[-1]) > REACH:
            found: list[Any] = [place_action(maze, cell, self._chosen) for cell in cells]
            return Menu(self._encoding, found, self._seat, 1)
        return ColumnMenu(self._encoding, maze, self._chosen, cells, self._seat)

    def _choose(self, token: int) -> None:
        """Finds the cells on which a chamber may be laid, in canonical order."""
        form = -1
        for place, chamber in enumerate(self._chambers):
            if chamber == token:
                form = self._forms[place]
        if form < 0:
            raise IllegalToken(f"token {token} fits no legal action")
        if form != self._chosen:
            maze = self._state.maze
            fits = self._fits[form]
            self._cells = [cell for cell in maze.frontier if fits >> maze.facing(cell) & 1]
            self._chosen = form


class ColumnMenu(Menu):
    """The columns in which a chamber may be laid; its placements are not listed before one is chosen."""

    def __init__(self, encoding: Encoding, maze: Maze, form: int, cells: list[int], seat: Seat) -> None:
        super().__init__(encoding, [], seat, 1)
        self._maze = maze
        self._form = form
        self._cells = cells
        window = maze.window
        self._next = [COLUMN + REACH + window.x(cell) for cell in cells]

    def actions(self) -> list[Action]:
        if not self._actions:
            self._actions = [place_action(self._maze, cell, self._form) for cell in self._cells]
        return self._actions

    def tokens(self) -> list[int]:
        # Cells come column by column.
        return distinct(self._next)

    def action(self, token: int) -> Action:
        cells = self._column(token)
        return place_action(self._maze, cells[0], self._form) if len(cells) == 1 else NO_ACTION

    def after(self, token: int) -> Menu:
        cells = self._column(token)
        maze = self._maze
        window = maze.window
        found: list[Any] = [place_action(maze, cell, self._form) for cell in cells]
        menu = Menu(self._encoding, found, self._seat, 2)
        if window.y(cells[0]) >= -REACH and window.y(cells[-1]) <= REACH:
            menu.be_told([ROW + REACH + window.y(cell) for cell in cells])
        return menu

    def _column(self, token: int) -> list[int]:
        """The cells of a column, in canonical order."""
        found: list[int] = []
        for place, other in enumerate(self._next):
            if other == token:
                found.append(self._cells[place])
        if not found:
            raise IllegalToken(f"token {token} fits no legal action")
        return found


def place_action(maze: Maze, cell: int, form: int) -> Action:
    return actions.place(maze.window.forms[form], maze.window.codes[cell])


def first_token(action: int) -> int:
    """The verb, or the chamber of a placement, which is verb 0."""
    return action & LOW_VERB or CHAMBER + (action >> actions.CHAMBER_AT & LOW_CHAMBER)


def cell_tokens(code: int) -> list[int]:
    """Column and row, counted from Start; far ones after as many `EAST`, `NORTH` … as it takes."""
    return NEAR_TOKENS[code] if code < NEAR else tokens_at(code)


def tokens_at(code: int) -> list[int]:
    x, y = coordinates(code)
    if -REACH <= x <= REACH and -REACH <= y <= REACH:
        return [COLUMN + REACH + x, ROW + REACH + y]
    return [*axis_tokens(x, COLUMN, WEST), *axis_tokens(y, ROW, SOUTH)]


def axis_tokens(at: int, first: int, less: int) -> list[int]:
    windows, rest = divmod(at + REACH, SIDE)
    return [less if windows < 0 else less + 1] * abs(windows) + [first + rest]


NEAR_TOKENS: Final = [tokens_at(code) for code in range(NEAR)]
"""Of the cells of the first windows, which hardly a maze leaves."""


def read_cell(rest: Iterator[int]) -> int:
    x = read_axis(rest, COLUMN, WEST)
    return cell_code(x, read_axis(rest, ROW, SOUTH))


def read_axis(rest: Iterator[int], first: int, less: int) -> int:
    windows = 0
    token = next(rest)
    while token in (less, less + 1):
        windows += 1 if token == less + 1 else -1
        token = next(rest)
    return token - first - REACH + windows * SIDE


@lru_cache(maxsize=8192)
def xy_of(name: str) -> tuple[int, int]:
    """The coordinates of `(x,y)`."""
    x, _, y = name[1:-1].partition(",")
    return int(x), int(y)


@lru_cache(maxsize=8192)
def place_of(name: str) -> int:
    """The place of a cell in a plane of the board, -1 outside."""
    x, y = xy_of(name)
    if abs(x) > REACH or abs(y) > REACH:
        return -1
    return (x + REACH) * SIDE + y + REACH


@lru_cache(maxsize=1024)
def planes_of(chamber: str) -> list[int]:
    """Where the planes of kind and arrows of `plain[NE]` begin."""
    kind, _, arrows = chamber[:-1].partition("[")
    sides = ARROWS_OF_NAME[arrows]
    planes = [KIND_OF[kind], *[ARROWS + side for side in range(4) if sides >> side & 1]]
    return [BOARD + plane * SIDE * SIDE for plane in planes]


def mark_maze(maze: dict[str, str], out: Buffer) -> int:
    """Marks kinds and arrows of the chambers; how many lie outside the window."""
    outside = 0
    for name, chamber in maze.items():
        place = place_of(name)
        if place < 0:
            outside += 1
            continue
        for plane in planes_of(chamber):
            out[plane + place] = 1
    return outside


def mark_cell(name: str | None, plane: int, out: Buffer) -> None:
    if name is not None:
        place = place_of(name)
        if place >= 0:
            out[BOARD + plane * SIDE * SIDE + place] = 1


@lru_cache(maxsize=1024)
def design_of(name: str) -> int:
    """The number of `plain.2a`; -1 for a tile that is not known."""
    kind, _, pattern = name.partition(".")
    return KIND_OF[kind] * PATTERNS + PATTERN_OF_NAME[pattern] if pattern else -1


def count_tiles(names: list[Any], start: int, out: Buffer) -> None:
    for name in names:
        design = design_of(name)
        if design >= 0:
            out[start + design] += 1
