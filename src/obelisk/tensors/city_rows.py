"""`city-v1` written from a state straight into a sheet: the numbers that `CityEncoding.observe` finds.

Of the hidden cards it is given those of the viewer, and nothing else.
"""

from __future__ import annotations

from typing import Any, Final

from obelisk.core.decision import Seat
from obelisk.games.city.grid import CELLS
from obelisk.games.city.kinds import KINDS
from obelisk.games.city.public import Public
from obelisk.games.city.state import State
from obelisk.tensors.layout import Layout
from obelisk.tensors.sheet import Sheet

MARKER_BITS: Final = 3
"""Of the owner of a slot, as `Public.markers` has it."""


class CityRows:
    """Writes positions of games with one set of options."""

    def __init__(
        self, layout: Layout, seats: int, slots: int, most_seats: int, to_win: int, prices: list[int]
    ) -> None:
        starts = layout.starts
        self._seats = seats
        self._slots = slots
        self._to_win = to_win
        self._prices = prices
        self._phase = starts["phase"]
        self._ending = starts["ending"]
        self._clock = starts["clock"]
        self._figures = starts["figures"]
        self._dragons = starts["dragons"]
        self._hand = starts["hand"]
        self._drawn = starts["drawn"]
        self._discards = starts["discards"]
        self._stock = starts["stock"]
        self._piles = starts["piles"]
        self._tiles = starts["tiles"]
        self._buildings = layout.shapes["tiles"][1]
        self._rebuilt = starts["rebuilt"]
        free, markers = starts["free"], starts["markers"]
        # Where the ones of free slots and of markers go, by what stands in the field, for each viewer.
        self._bases: list[list[int]] = []
        values = 1 << MARKER_BITS
        for own in range(seats):
            owners = [markers + (owner - own) % seats for owner in range(values - 1)]
            self._bases.append([free, *owners])
        self._strides: list[int] = [1] + [most_seats] * (values - 1)
        self._widths: list[int] = []

    def write(self, state: State, seat: Seat, sheet: Sheet) -> None:
        """What a seat may know, all but `pending`."""
        self._write_public(state, seat, sheet)
        sheet.counts(self._hand, state.hands, seat * KINDS, KINDS)
        sheet.counts(self._drawn, state.drawn, seat * KINDS, KINDS)

    def _write_public(self, known: Public, own: Seat, sheet: Sheet) -> None:
        seats = self._seats
        obelisk = known.obelisk
        made = len(obelisk)
        # The numbers of the clock, and right after them those of the seats.
        numbers: list[Any] = [
            known.turn / 100,
            known.quiet,
            known.steps,
            known.discarded,
            known.offered,
            known.scaled,
        ]
        ones: list[int] = [self._phase + known.phase, self._ending + known.ending]
        seat = own
        figure = self._figures
        for _ in range(seats):
            numbers.append(1)
            numbers.append(seat == known.active)
            numbers.append(seat == known.first)
            numbers.append(known.crystals[seat])
            numbers.append(known.scales[seat])
            numbers.append(known.supply[seat])
            numbers.append(obelisk.count(seat) if made else 0)
            numbers.append(known.hand_sizes[seat])
            ones.append(figure + known.figures[seat])
            figure += CELLS
            seat = seat + 1 if seat + 1 < seats else 0
        sheet.counts(self._clock, numbers, 0, len(numbers))
        sheet.ones(ones)
        sheet.hot(self._dragons, CELLS + 1, known.dragons)
        sheet.counts(self._discards, known.discards, 0, KINDS)
        sheet.counts(self._stock, known.stock, 0, KINDS)
        # The piles, and right after them the obelisk.
        price = self._prices[made] if made < len(self._prices) else 0
        piles: list[Any] = [known.deck_size, known.aside_size, known.aside_fresh, made, self._to_win, price]
        sheet.counts(self._piles, piles, 0, len(piles))
        sheet.hot(self._tiles, self._buildings, known.tiles)
        sheet.bits(self._rebuilt, known.rebuilt)
        if not self._widths:
            self._widths = [len(building.slots) for building in known.options.buildings]
        sheet.fields(
            known.markers,
            known.tiles,
            self._widths,
            MARKER_BITS,
            self._slots,
            self._bases[own],
            self._strides,
        )
