"""The truth of one game.  [CITY-1.4]"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from obelisk.core.archive import Archive
from obelisk.games.city import forms
from obelisk.games.city.grid import CELLS, COURTYARD_CELL, OUTSIDE
from obelisk.games.city.kinds import KINDS
from obelisk.games.city.options import Options
from obelisk.games.city.public import GOING_ON, MOVEMENT, NO_TILE, STEPS, Public


@mypyc_attr(acyclic=True, free_list_len=1)
class State(Public):
    """Everything about a game at one moment: what everybody may know, and the hidden cards.

    `hands` and `drawn` hold seat after seat, KINDS numbers each; copies share them until one of them changes
    its own (`own_hands`, `own_drawn`). `aside` is replaced, never changed in place, so that copies share it.
    """

    __slots__ = ("are_hands_shared", "aside", "deck", "drawn", "hands", "is_drawn_shared")

    hands: list[int]
    # What each seat has drawn of the stock and seen.  [CITY-15.20]
    drawn: list[int]
    deck: list[int]
    # The active player's reward cards that wait.
    aside: list[int]

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.are_hands_shared = False
        self.is_drawn_shared = False

    def copy(self) -> State:
        """An equal state that shares nothing that can change."""
        other = State(self.options)
        other.copy_public(self)
        self.are_hands_shared = True
        other.are_hands_shared = True
        other.hands = self.hands
        self.is_drawn_shared = True
        other.is_drawn_shared = True
        other.drawn = self.drawn
        other.deck = self.deck.copy()
        other.aside = self.aside
        return other

    def archive(self, archive: Archive) -> None:
        """Writes or reads the whole truth."""
        players = self.options.players
        self.archive_public(archive)
        self.hands = forms.hands(archive, "hands", self.hands, players)
        self.drawn = forms.hands(archive, "drawn", self.drawn, players)
        self.deck = forms.counts(archive, "deck", self.deck)
        self.aside = forms.counts(archive, "aside", self.aside)

    def count_cards(self) -> None:
        """Finds the sizes that follow from the hidden cards."""
        for seat in range(self.options.players):
            self.hand_sizes[seat] = sum(self.hands[seat * KINDS : (seat + 1) * KINDS])
        self.deck_size = sum(self.deck)
        self.aside_size = sum(self.aside)


def own_hands(state: State) -> list[int]:
    """The hands of this position alone, to be changed."""
    if state.are_hands_shared:
        state.hands = state.hands.copy()
        state.are_hands_shared = False
    return state.hands


def own_drawn(state: State) -> list[int]:
    """What was drawn in this position alone, to be changed."""
    if state.is_drawn_shared:
        state.drawn = state.drawn.copy()
        state.is_drawn_shared = False
    return state.drawn


def new_state(options: Options) -> State:
    """Before anything is laid or dealt.  [CITY-4.3]"""
    players = options.players
    state = State(options)
    state.first = 0
    state.active = 0
    state.turn = 0
    state.phase = MOVEMENT
    state.ending = GOING_ON
    state.steps = STEPS
    state.discarded = 0
    state.offered = False
    state.scaled = False
    state.quiet = 0
    state.tiles = [NO_TILE] * CELLS
    state.rebuilt = 0
    state.markers = [0] * CELLS
    state.dragons = [OUTSIDE, OUTSIDE, OUTSIDE]
    state.figures = [COURTYARD_CELL] * players
    state.crystals = [0] * players
    state.scales = [0] * players
    state.supply = [options.tile_set.markers] * players
    state.obelisk = []
    state.hands = [0] * (players * KINDS)
    state.hand_sizes = [0] * players
    state.deck = options.tile_set.deck.copy()
    state.deck_size = sum(state.deck)
    state.discards = [0] * KINDS
    state.discards_size = 0
    state.stock = state.deck.copy()
    state.drawn = [0] * (players * KINDS)
    state.aside = [0] * KINDS
    state.aside_fresh = True
    state.aside_size = 0
    return state
