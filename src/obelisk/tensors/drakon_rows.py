"""`drakon-v1` written from a state straight into a sheet: the numbers that `DrakonEncoding.observe` finds.

Of hidden tiles and coins it takes those of the viewer, and of what else is known what the viewer knows, with
the functions that the view is made with.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from obelisk.core.decision import Seat
from obelisk.games.drakon.kinds import CHAMBERS, KINDS, NO_HERO, PATTERN_OF, PATTERNS
from obelisk.games.drakon.knowledge import SLOT, VIEWER, items_of
from obelisk.games.drakon.maze import NOWHERE
from obelisk.games.drakon.public import NO_FRAME, Public, unpacked
from obelisk.games.drakon.state import State
from obelisk.games.drakon.view import is_exchanging
from obelisk.games.drakon.window import Window
from obelisk.tensors.layout import Layout
from obelisk.tensors.sheet import Sheet

MOST_WINDOWS: Final = 64
"""How many windows are remembered. All but a few games in a thousand have one of two."""


class DrakonRows:
    """Writes positions of games with one set of options."""

    def __init__(self, layout: Layout, seats: int, goal: int, sides: list[int]) -> None:
        starts = layout.starts
        self._seats = seats
        self._sides = sides
        self._goal = starts["goal"] + goal
        self._frame = starts["frame"]
        self._frame_seat = starts["frame_seat"]
        self._frame_argument = starts["frame_argument"]
        self._ending = starts["ending"]
        self._clock = starts["clock"]
        self._heroes = starts["heroes"]
        self._hero_kinds = layout.shapes["heroes"][1]
        self._hand = starts["hand"]
        self._known = starts["known"]
        self._tiles = layout.shapes["known"][1]
        self._narrowed = starts["narrowed"]
        self._returned = starts["returned"]
        self._laid_aside = starts["laid_aside"]
        self._purse = starts["purse"]
        self._known_coins = starts["known_coins"]
        self._coin_kinds = layout.shapes["purse"][0]
        self._hoard = starts["hoard"]
        self._board = starts["board"]
        planes, side, _ = layout.shapes["board"]
        self._reach = side // 2
        self._side = side
        # The planes: kinds, arrows, then those of the figures, of Drakon, marks, and the cell asked about.
        plane = side * side
        self._figures = self._board + (planes - 9) * plane
        self._drakon = self._board + (planes - 3) * plane
        self._mark = self._board + (planes - 2) * plane
        self._asked = self._board + (planes - 1) * plane
        self._plane = plane
        # For each oriented chamber where the planes of its kind and of its arrows begin.
        self._planes: array[int] = array("i")
        for chamber in range(CHAMBERS):
            self._planes.append(chamber // 16 * plane)
            for arrow in range(4):
                self._planes.append((KINDS + arrow) * plane if chamber >> arrow & 1 else -1)
        self._designs: list[int] = []
        self._spots: dict[Window, list[int]] = {}
        self._spot_arrays: dict[Window, array[int]] = {}
        self._coins = list(range(self._coin_kinds))

    def write(self, state: State, seat: Seat, sheet: Sheet) -> None:
        """What a seat may know, all but `pending`."""
        if not self._designs:
            self._designs = [
                design // 16 * PATTERNS + PATTERN_OF[design & 15] for design in state.options.tile_set.designs
            ]
        designs = self._designs
        sizes = [len(hand) for hand in state.hands]
        self._write_public(state, seat, sizes, len(state.slots), sheet)
        sheet.tally(self._hand, state.hands[seat], designs)
        self._write_knowledge(state, seat, sheet)
        if state.slots:
            returned = [slot // SLOT for slot in state.slots if slot % SLOT >> seat & 1]
            sheet.tally(self._returned, returned, designs)
        if is_exchanging(state, seat):
            sheet.tally(self._laid_aside, state.discards, designs)
        purse = state.purses[self._sides[seat]]
        sheet.counts(self._purse, purse, 0, len(purse))

    def _write_knowledge(self, state: State, own: Seat, sheet: Sheet) -> None:
        """What the viewer knows of other hands and purses, and what others know of the own hand."""
        seats = self._seats
        side = self._sides[own]
        for near in range(seats):
            seat = (own + near) % seats
            entries = state.known[seat]
            if entries:
                items = items_of(entries, own) if near else [entry % VIEWER for entry in entries]
                sheet.tally(self._known + near * self._tiles, items, self._designs)
            coins = state.known_coins[self._sides[seat]]
            if coins:
                start = self._known_coins + near * self._coin_kinds
                sheet.tally(start, items_of(coins, side), self._coins)

    def _write_public(self, known: Public, own: Seat, hands: list[int], slots: int, sheet: Sheet) -> None:
        seats = self._seats
        maze = known.maze
        spots = self._spots_of(maze.window)
        at = self._spot_arrays[maze.window]
        outside = sheet.planes(self._board, maze.chambers, maze.board, at, self._planes, 5)
        ones: list[int] = [self._goal, self._ending + known.ending]
        # The numbers of the clock, and right after them those of the seats.
        numbers: list[Any] = [
            known.turns / 100,
            known.quiet,
            known.progress,
            known.undrawn,
            known.pool_size,
            slots,
            outside,
        ]
        sides = self._sides
        own_side = sides[own]
        seat = own
        for near in range(seats):
            side = sides[seat]
            numbers.append(1)
            numbers.append(seat == known.active)
            numbers.append(seat == known.first)
            numbers.append(hands[seat])
            numbers.append(known.used[seat])
            numbers.append(known.sizes[side])
            numbers.append(side == own_side)
            hero = known.heroes[seat]
            if hero != NO_HERO:
                ones.append(self._heroes + near * self._hero_kinds + hero)
            figure = known.figures[seat]
            if figure != NOWHERE and spots[figure] >= 0:
                ones.append(self._figures + near * self._plane + spots[figure])
            for allowed in known.narrowed[seat]:
                for pattern in range(PATTERNS):
                    if allowed >> pattern & 1:
                        sheet.add(self._narrowed + near * PATTERNS + pattern, 1)
            seat = seat + 1 if seat + 1 < seats else 0
        sheet.counts(self._clock, numbers, 0, len(numbers))
        if known.top != NO_FRAME:
            what, asked, argument, cell = unpacked(known.top)
            ones.append(self._frame + what)
            ones.append(self._frame_seat + (asked - own) % seats)
            if argument:
                sheet.put(self._frame_argument, argument)
            if cell != NOWHERE and spots[cell] >= 0:
                ones.append(self._asked + spots[cell])
        if known.drakon != NOWHERE and spots[known.drakon] >= 0:
            ones.append(self._drakon + spots[known.drakon])
        for mark in known.marks:
            if spots[mark // 8] >= 0:
                ones.append(self._mark + spots[mark // 8])
        sheet.ones(ones)
        hoard = known.sizes[-1]
        if hoard:
            sheet.put(self._hoard, hoard)

    def _spots_of(self, window: Window) -> list[int]:
        """The place of each cell of a window on the planes, -1 outside."""
        found = self._spots.get(window)
        if found is None:
            if len(self._spots) >= MOST_WINDOWS:
                self._spots.clear()
                self._spot_arrays.clear()
            found = [self._spot(window.x(cell), window.y(cell)) for cell in range(window.size)]
            self._spots[window] = found
            self._spot_arrays[window] = array("i", found)
        return found

    def _spot(self, x: int, y: int) -> int:
        reach = self._reach
        if abs(x) > reach or abs(y) > reach:
            return -1
        return (x + reach) * self._side + y + reach
