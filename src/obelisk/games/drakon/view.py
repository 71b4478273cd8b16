"""What one seat may know.  [DRK-14]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from obelisk.core.archive import MANY, SPECTATOR, Archive
from obelisk.games.drakon import forms
from obelisk.games.drakon.knowledge import HIDDEN, SLOT, items_of
from obelisk.games.drakon.options import Options
from obelisk.games.drakon.public import GOING_ON, Public
from obelisk.games.drakon.state import State

VIEW_FORMAT: Final = "drakon-view/1"


@mypyc_attr(acyclic=True, free_list_len=1)
class View(Public):
    """One seat's knowledge (`seat` -1: a spectator's): what everybody may know, and this.

    Of the tiles it holds the own `hand` and sizes, and what is known to be in others' hands: `known` by the
    viewer, `open` by everybody. `exposed` is what others know of the own hand. `slots` and `discards` have
    HIDDEN where the viewer does not know the design. `purses` are empty lists but for the own one, and whole
    when the game is over; `known_coins` and `exposed_coins` are as with tiles.
    """

    __slots__ = (
        "discards",
        "exposed",
        "exposed_coins",
        "hand",
        "hand_sizes",
        "known",
        "known_coins",
        "open",
        "purses",
        "seat",
        "slot_knowers",
        "slots",
    )

    def __init__(self, options: Options, seat: int) -> None:
        super().__init__(options)
        self.seat = seat
        self.hand: list[int] = []
        self.hand_sizes: list[int] = []
        self.slots: list[int] = []
        self.slot_knowers: list[int] = []
        self.discards: list[int] = []
        self.purses: list[list[int]] = []
        self.known: list[list[int]] = []
        self.open: list[list[int]] = []
        self.exposed: list[int] = []
        self.known_coins: list[list[int]] = []
        self.exposed_coins: list[int] = []

    def archive(self, archive: Archive) -> None:
        """Writes or reads all that the viewer knows."""
        options = self.options
        self.seat = archive.seat("seat", self.seat, options.players)
        self.archive_public(archive)
        self.hand = forms.tiles(archive, "hand", self.hand, options)
        self.hand_sizes = archive.numbers("hand_sizes", self.hand_sizes, options.players)
        self.pool_size = archive.number("pool_size", self.pool_size, 0, MANY)
        self.slots, self.slot_knowers = forms.slots(archive, "slots", self.slots, self.slot_knowers, options)
        self.discards = forms.tiles(archive, "discards", self.discards, options)
        self.purses = forms.purses(archive, "purses", self.purses, options)
        self.known = forms.tile_lists(archive, "known", self.known, options)
        self.open = forms.tile_lists(archive, "open", self.open, options)
        self.exposed = forms.entries(archive, "exposed", self.exposed, options)
        self.known_coins = forms.coin_lists(archive, "known_coins", self.known_coins, options)
        self.exposed_coins = forms.coin_entries(archive, "exposed_coins", self.exposed_coins, options)

    def encode(self) -> dict[str, object]:
        """All that the viewer knows, as JSON data; cells go by their names, for windows may differ."""
        archive = Archive(VIEW_FORMAT)
        self.archive(archive)
        return archive.data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.encode() == other.encode()

    def __hash__(self) -> int:
        return hash((self.seat, self.turns, self.quiet))


def view(state: State, seat: int | None) -> View:
    """The knowledge of `seat`; `None` is a spectator.  [DRK-14.1]"""
    options = state.options
    viewer = options.players if seat is None else seat
    seen = View(options, SPECTATOR if seat is None else seat)
    seen.copy_public(state)
    seen.hand_sizes = [len(hand) for hand in state.hands]
    seen.slot_knowers = [slot % SLOT for slot in state.slots]
    seen.slots = [slot // SLOT if slot % SLOT >> viewer & 1 else HIDDEN for slot in state.slots]
    seen.discards = [HIDDEN] * len(state.discards)
    seen.purses = [[] for _ in state.purses]
    seen.known = [items_of(entries, viewer) for entries in state.known]
    seen.open = [items_of(entries, options.players) for entries in state.known]
    seen.known_coins = [[] for _ in state.purses]
    if seat is not None:
        side = seat % options.sides
        seen.hand = state.hands[seat].copy()
        seen.exposed = state.known[seat]
        if is_exchanging(state, seat):
            seen.discards = state.discards
        seen.purses[side] = state.purses[side]
        seen.known_coins = [items_of(entries, side) for entries in state.known_coins]
        seen.exposed_coins = state.known_coins[side]
    if state.ending != GOING_ON:
        seen.purses = state.purses
    return seen


def is_exchanging(state: State, seat: int) -> bool:
    """Whether the tiles laid aside are this seat's.  [DRK-14.7]"""
    return len(state.discards) > 0 and state.active == seat
