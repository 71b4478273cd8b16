"""The maze: chambers on the grid, where one may be laid, and where a hero may go.  [DRK-6] [DRK-7]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from obelisk.games.drakon.kinds import (
    EAST,
    MAGIC_HARP,
    MASTER_KEY,
    NORTH,
    PATTERN_OF,
    PATTERNS,
    SIDES_IN,
    SOUTH,
    STRONG_WIND,
    TELEPORT,
    WEST,
)
from obelisk.games.drakon.window import Window, window_with

EMPTY: Final = -1
NOWHERE: Final = -1
REACH: Final = 3
"""How many steps Drakon goes at most.  [DRK-10.2]"""


@mypyc_attr(acyclic=True, free_list_len=1)
class Maze:
    """The chambers in play.

    `board` has the oriented chamber of each cell of the window, or EMPTY. `around` has, for each cell,
    `beside` * 16 + `facing`: the sides with a neighbour, and those where its arrow points at the cell.
    `chambers` are the cells in play and `frontier` the empty cells beside them, both in canonical order;
    `gaps` are the numbers of cells in the frontier whose facing sides have each pattern.

    Positions share a maze until one of them changes it (`public.own_maze`). Cells are packed numbers: those
    are copied quickly, where a list would count the references of the number that stands in empty cells.
    """

    __slots__ = ("around", "board", "chambers", "frontier", "gaps", "is_shared", "window")

    board: vec[i16]
    around: vec[u8]
    chambers: list[int]
    frontier: list[int]
    gaps: vec[i64]

    def __init__(self, window: Window) -> None:
        """An empty shell, to be filled by `copy` or `clear`."""
        self.window = window
        self.is_shared = False

    def copy(self) -> Maze:
        """An equal maze that nobody shares."""
        other = Maze(self.window)
        other.board = self.board[:]
        other.around = self.around[:]
        other.chambers = self.chambers.copy()
        other.frontier = self.frontier.copy()
        other.gaps = self.gaps[:]
        return other

    def clear(self) -> None:
        """No chambers at all."""
        size = self.window.size
        self.board = vec[i16]([EMPTY] * size)
        self.around = vec[u8]([0] * size)
        self.chambers = []
        self.frontier = []
        self.gaps = vec[i64]([0] * PATTERNS)

    def lay(self, cell: i64, chamber: int) -> None:
        """A chamber comes into play on an empty cell that is not at an edge of the window.  [DRK-6.1]"""
        self.board[cell] = chamber
        insert(self.chambers, cell)
        frontier = self.frontier
        place = place_of(frontier, cell)
        around: int = self.around[cell]
        if around:
            frontier.pop(place)
            self.gaps[PATTERN_OF[around & 15]] -= 1
        # The cells to the north and south come right after and before this one.
        if self._touch(cell + 1, SOUTH * 17 if chamber & NORTH else SOUTH * 16):
            frontier.insert(place, cell + 1)
        if self._touch(cell - 1, NORTH * 17 if chamber & SOUTH else NORTH * 16):
            frontier.insert(place, cell - 1)
        stride = self.window.stride
        if self._touch(cell + stride, WEST * 17 if chamber & EAST else WEST * 16):
            insert(frontier, cell + stride)
        if self._touch(cell - stride, EAST * 17 if chamber & WEST else EAST * 16):
            insert(frontier, cell - stride)

    def lift(self, cell: i64) -> None:
        """The chamber of a cell leaves the board.  [DRK-9.100]"""
        self.board[cell] = EMPTY
        delete(self.chambers, cell)
        around: int = self.around[cell]
        if around:
            insert(self.frontier, cell)
            self.gaps[PATTERN_OF[around & 15]] += 1
        stride = self.window.stride
        self._part(cell + 1, SOUTH)
        self._part(cell + stride, WEST)
        self._part(cell - 1, NORTH)
        self._part(cell - stride, EAST)

    def replace(self, cell: i64, chamber: int) -> None:
        """Another chamber, or the same one turned, lies on a cell in play from now on.  [DRK-9.110]"""
        self.board[cell] = chamber
        stride = self.window.stride
        self._face(cell + 1, SOUTH, chamber & NORTH)
        self._face(cell + stride, WEST, chamber & EAST)
        self._face(cell - 1, NORTH, chamber & SOUTH)
        self._face(cell - stride, EAST, chamber & WEST)

    def _touch(self, cell: i64, added: int) -> bool:
        """A neighbour appears on one side of a cell, `added` to what is around; says whether the cell belongs
        to the frontier since then.
        """
        around = self.around
        before: int = around[cell]
        around[cell] = before | added
        if self.board[cell] != EMPTY:
            return False
        gaps = self.gaps
        if not before:
            gaps[PATTERN_OF[added & 15]] += 1
            return True
        if added & 15:
            gaps[PATTERN_OF[(before | added) & 15]] += 1
            gaps[PATTERN_OF[before & 15]] -= 1
        return False

    def _part(self, cell: i64, side: int) -> None:
        """The neighbour on one side of a cell disappears."""
        before: int = self.around[cell]
        after = before & ~(side * 17)
        self.around[cell] = after
        if self.board[cell] == EMPTY:
            self.gaps[PATTERN_OF[before & 15]] -= 1
            if after:
                self.gaps[PATTERN_OF[after & 15]] += 1
            else:
                delete(self.frontier, cell)

    def _face(self, cell: i64, side: int, arrow: int) -> None:
        """The neighbour on one side of a cell has an arrow there from now on, or has none."""
        before: int = self.around[cell]
        after = before | side if arrow else before & ~side
        self.around[cell] = after
        if self.board[cell] == EMPTY:
            self.gaps[PATTERN_OF[before & 15]] -= 1
            self.gaps[PATTERN_OF[after & 15]] += 1

    def facing(self, cell: i64) -> int:
        """The sides on which a neighbour's arrow points at a cell."""
        return self.around[cell] & 15

    def beside(self, cell: i64) -> int:
        """The sides on which a cell has a neighbour."""
        return self.around[cell] >> 4

    def chamber(self, cell: i64) -> int:
        """The oriented chamber on a cell, or EMPTY."""
        return self.board[cell]

    def kind(self, cell: i64) -> int:
        """The kind of the chamber on a cell in play."""
        return self.board[cell] >> 4

    def has_room(self, cell: i64) -> bool:
        """Whether a chamber can be laid here without a larger window."""
        return self.window.edge[cell] == 0

    def widen(self, cell: int) -> list[int]:
        """Takes a larger window that has room at `cell`; returns the new number of each old cell, or -1."""
        old = self.window
        window = old.wider
        if window is None:
            codes = [old.codes[other] for other in self.chambers]
            codes.append(old.codes[cell])
            window = window_with(codes, old)
            cells = old.numbers_in(window)
        else:
            cells = old.moved
        board = vec[i16]([EMPTY] * window.size)
        around = vec[u8]([0] * window.size)
        for place, other in enumerate(self.chambers):
            number = cells[other]
            self.chambers[place] = number
            board[number] = self.board[other]
            around[number] = self.around[other]
        for place, other in enumerate(self.frontier):
            number = cells[other]
            self.frontier[place] = number
            around[number] = self.around[other]
        self.window = window
        self.board = board
        self.around = around
        return cells

    def neighbour(self, cell: i64, side: int) -> i64:
        """The cell on one side of a cell in play."""
        if side == NORTH:
            return cell + 1
        if side == SOUTH:
            return cell - 1
        if side == EAST:
            return cell + self.window.stride
        return cell - self.window.stride

    def neighbours(self, cell: i64) -> list[int]:
        """The adjacent cells in play, in canonical order.  [DRK-1.5]"""
        return self.through(cell, 15)

    def through(self, cell: i64, sides: int) -> list[int]:
        """The adjacent cells in play on some sides of a cell in play, in canonical order."""
        sides &= self.beside(cell)
        found: list[int] = []
        if sides & WEST:
            found.append(cell - self.window.stride)
        if sides & SOUTH:
            found.append(cell - 1)
        if sides & NORTH:
            found.append(cell + 1)
        if sides & EAST:
            found.append(cell + self.window.stride)
        return found

    def moves(self, cell: i64) -> list[int]:
        """Where a hero on `cell` may be moved to, in canonical order.  [DRK-7.2]"""
        chamber: int = self.board[cell]
        kind = chamber >> 4
        if kind == TELEPORT:
            found = self.chambers.copy()
            delete(found, cell)
            return found
        if kind == MASTER_KEY:
            return self.neighbours(cell)
        if kind == STRONG_WIND:
            return self.blown(cell, chamber)
        return self.through(cell, self.ways(cell))

    def count_moves(self, cell: i64) -> int:
        """How many `moves` there are."""
        chamber: int = self.board[cell]
        kind = chamber >> 4
        if kind == TELEPORT:
            return len(self.chambers) - 1
        if kind == MASTER_KEY:
            return SIDES_IN[self.beside(cell)]
        if kind == STRONG_WIND:
            return len(self.blown(cell, chamber))
        return SIDES_IN[self.ways(cell)]

    def has_moves(self, cell: i64) -> bool:
        """Whether `moves` is not empty."""
        chamber: int = self.board[cell]
        kind = chamber >> 4
        if kind == TELEPORT:
            return len(self.chambers) > 1
        if kind == MASTER_KEY:
            return self.beside(cell) != 0
        if kind == STRONG_WIND:
            return len(self.blown(cell, chamber)) > 0
        return chamber & self.beside(cell) != 0

    def may_move(self, cell: i64, target: i64) -> bool:
        """Whether `target` is one of `moves`."""
        kind = self.board[cell] >> 4
        if kind == TELEPORT:
            return target != cell and self.board[target] != EMPTY
        if kind == STRONG_WIND:
            return any(other == target for other in self.moves(cell))
        side = self.side_towards(cell, target)
        return side != 0 if kind == MASTER_KEY else side & self.ways(cell) != 0

    def ways(self, cell: i64) -> int:
        """The sides by which a hero leaves an ordinary chamber: where an arrow leads to a neighbour, and to
        Harps alone if it leads to any.  [DRK-7.2] [DRK-9.90]
        """
        board = self.board
        chamber: int = board[cell]
        ways = chamber & self.beside(cell)
        stride = self.window.stride
        harps = 0
        if ways & NORTH and board[cell + 1] >> 4 == MAGIC_HARP:
            harps |= NORTH
        if ways & EAST and board[cell + stride] >> 4 == MAGIC_HARP:
            harps |= EAST
        if ways & SOUTH and board[cell - 1] >> 4 == MAGIC_HARP:
            harps |= SOUTH
        if ways & WEST and board[cell - stride] >> 4 == MAGIC_HARP:
            harps |= WEST
        return harps if harps else ways

    def side_towards(self, cell: i64, other: i64) -> int:
        """The side of a cell on which `other`, a cell in play, adjoins; 0 if it does not."""
        stride = self.window.stride
        beside = self.beside(cell)
        if other == cell + 1:
            return beside & NORTH
        if other == cell + stride:
            return beside & EAST
        if other == cell - 1:
            return beside & SOUTH
        return beside & WEST if other == cell - stride else 0

    def harps_first(self, cells: list[int]) -> list[int]:
        """Only the Harps among `cells`, if there are any: they draw.  [DRK-9.90]"""
        for cell in cells:
            if self.board[cell] >> 4 == MAGIC_HARP:
                return [cell for cell in cells if self.board[cell] >> 4 == MAGIC_HARP]
        return cells

    def is_bound(self, cell: i64) -> bool:
        """Whether a Harp draws a hero on `cell`.  [DRK-9.90]"""
        chamber: int = self.board[cell]
        kind = chamber >> 4
        if kind in (TELEPORT, MASTER_KEY):
            return False
        harps = [other for other in self.through(cell, chamber) if self.board[other] >> 4 == MAGIC_HARP]
        if kind != STRONG_WIND:
            return len(harps) > 0
        return any(self.ends(cell, harp) for harp in harps)

    def blown(self, cell: i64, sides: int) -> list[int]:
        """Where the Strong Wind carries a hero that leaves it by `sides`.  [DRK-9.132]"""
        passed = self.through(cell, sides)
        if self.is_bound(cell):
            passed = self.harps_first(passed)
        found: list[int] = []
        for middle in passed:
            for end in self.ends(cell, middle):
                if end not in found:
                    insert(found, end)
        return found

    def ends(self, start: int, middle: i64) -> list[int]:
        """The second steps of a hero that the Wind carries from `start` across `middle`.  [DRK-9.130]

        A passed chamber without arrows has one wherever no neighbour's arrow points at it.  [DRK-9.131]
        """
        chamber: int = self.board[middle]
        kind = chamber >> 4
        sides = chamber & 15
        if kind in (TELEPORT, MASTER_KEY):
            sides = ~self.facing(middle) & 15
        found = self.harps_first(self.through(middle, sides))
        if start in found:
            found.remove(start)
        return found

    def wizard_moves(self, cell: i64) -> list[int]:
        """Where the Wizard's step leads that no move does, in canonical order.  [DRK-11.60] [DRK-11.61]"""
        found: list[int] = []
        if self.is_bound(cell):
            return found
        kind = self.board[cell] >> 4
        reached = self.blown(cell, 15) if kind == STRONG_WIND else self.neighbours(cell)
        moves = self.moves(cell)
        for target in reached:
            if target not in moves:
                found.append(target)
        return found

    def within_reach(self, cell: int) -> list[int]:
        """The cells in play at most three steps away, arrows or not, in canonical order.  [DRK-10.2]"""
        reached = vec[u8]([0] * self.window.size)
        reached[cell] = 1
        found = [cell]
        first = 0
        for _ in range(REACH):
            last = len(found)
            for number in range(first, last):
                for other in self.neighbours(found[number]):
                    if not reached[other]:
                        reached[other] = 1
                        found.append(other)
            first = last
        found.sort()
        return found


def empty_maze(window: Window) -> Maze:
    """A maze without chambers."""
    maze = Maze(window)
    maze.clear()
    return maze


def insert(cells: list[int], cell: i64) -> None:
    """Puts a cell into a rising list."""
    cells.insert(place_of(cells, cell), cell)


def delete(cells: list[int], cell: i64) -> None:
    """Takes a cell out of a rising list that holds it."""
    cells.pop(place_of(cells, cell))


def delete_if_there(cells: list[int], cell: i64) -> None:
    """Takes a cell out of a rising list if it holds it."""
    place = place_of(cells, cell)
    if place < len(cells) and cells[place] == cell:
        cells.pop(place)


def place_of(cells: list[int], cell: i64) -> i64:
    """Where a cell stands in a rising list, or would stand."""
    low: i64 = 0
    high: i64 = len(cells)
    while low < high:
        middle = (low + high) >> 1
        found: i64 = cells[middle]
        if found < cell:
            low = middle + 1
        else:
            high = middle
    return low
