"""What one seat may know, and the hidden states that fit it.  [CITY-15]"""

from __future__ import annotations

from obelisk.core.rng import Rng
from obelisk.games.city.kinds import KINDS
from obelisk.games.city.options import Options
from obelisk.games.city.state import State, new_state


class View:
    """One seat's knowledge (`seat` -1: a spectator's). Public facts are named as in `State`.

    Of the cards it holds the own `hand`, the discards, the `stock` and what the viewer has `drawn` of it;
    of everything else only sizes.
    """

    __slots__ = (
        "active",
        "aside_fresh",
        "aside_size",
        "crystals",
        "deck_size",
        "discarded",
        "discards",
        "dragons",
        "drawn",
        "ending",
        "figures",
        "first",
        "hand",
        "hand_sizes",
        "markers",
        "obelisk",
        "offered",
        "options",
        "phase",
        "quiet",
        "rebuilt",
        "scaled",
        "scales",
        "seat",
        "steps",
        "stock",
        "supply",
        "tiles",
        "turn",
    )

    def __init__(self, options: Options, seat: int) -> None:
        self.options = options
        self.seat = seat
        self.first = 0
        self.active = 0
        self.turn = 0
        self.phase = 0
        self.ending = 0
        self.steps = 0
        self.discarded = 0
        self.offered = False
        self.scaled = False
        self.quiet = 0
        self.rebuilt = 0
        self.tiles: list[int] = []
        self.markers: list[int] = []
        self.dragons: list[int] = []
        self.figures: list[int] = []
        self.crystals: list[int] = []
        self.scales: list[int] = []
        self.supply: list[int] = []
        self.obelisk: list[int] = []
        self.hand: list[int] = [0] * KINDS
        self.hand_sizes: list[int] = []
        self.deck_size = 0
        self.discards: list[int] = []
        self.stock: list[int] = []
        self.drawn: list[int] = [0] * KINDS
        self.aside_size = 0
        self.aside_fresh = True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((self.seat, self.turn, self.phase))

    def key(self) -> tuple[object, ...]:
        """Everything the viewer knows, for comparison."""
        return (
            self.seat,
            (self.first, self.active, self.turn, self.phase, self.ending, self.steps),
            (self.discarded, self.offered, self.scaled, self.quiet, self.rebuilt),
            (self.tiles, self.markers, self.dragons, self.figures),
            (self.crystals, self.scales, self.supply, self.obelisk),
            (self.hand, self.hand_sizes, self.deck_size, self.discards, self.aside_size, self.aside_fresh),
            (self.stock, self.drawn),
        )


def view(state: State, seat: int | None) -> View:
    """The knowledge of `seat`; `None` is a spectator.  [CITY-15.1]"""
    seen = View(state.options, -1 if seat is None else seat)
    seen.first = state.first
    seen.active = state.active
    seen.turn = state.turn
    seen.phase = state.phase
    seen.ending = state.ending
    seen.steps = state.steps
    seen.discarded = state.discarded
    seen.offered = state.offered
    seen.scaled = state.scaled
    seen.quiet = state.quiet
    seen.rebuilt = state.rebuilt
    seen.tiles = state.tiles
    seen.markers = state.markers.copy()
    seen.dragons = state.dragons.copy()
    seen.figures = state.figures.copy()
    seen.crystals = state.crystals.copy()
    seen.scales = state.scales.copy()
    seen.supply = state.supply.copy()
    seen.obelisk = state.obelisk.copy()
    seen.hand_sizes = state.hand_sizes.copy()
    seen.deck_size = state.deck_size
    seen.discards = state.discards.copy()
    seen.stock = state.stock
    seen.aside_size = state.aside_size
    seen.aside_fresh = state.aside_fresh
    if seat is not None:
        seen.hand = state.hands[seat * KINDS : (seat + 1) * KINDS]
        seen.drawn = state.drawn[seat * KINDS : (seat + 1) * KINDS]
    return seen


def determinise(seen: View, rng: Rng) -> State:
    """A full state that fits the view: sizes, sums per kind, and a deck out of the stock.  [CITY-15.20]"""
    state = public_state(seen)
    unseen = [seen.options.tile_set.deck[k] - seen.discards[k] - seen.hand[k] for k in range(KINDS)]
    of_stock = [min(unseen[k], seen.stock[k] - seen.drawn[k]) for k in range(KINDS)]
    if seen.aside_fresh:
        unseen_of_stock = draw_out(of_stock, seen.deck_size + seen.aside_size, rng)
        state.aside = draw_out(unseen_of_stock, seen.aside_size, rng)
        state.deck = without(unseen_of_stock, state.aside)
    else:
        state.deck = draw_out(of_stock, seen.deck_size, rng)
        state.aside = draw_out(without(unseen, state.deck), seen.aside_size, rng)
    state.deck_size = seen.deck_size
    state.aside_size = seen.aside_size
    held = without(without(unseen, state.deck), state.aside)
    state.hands = []
    for seat in range(seen.options.players):
        if seat == seen.seat:
            state.hands.extend(seen.hand)
        else:
            hand = draw_out(held, seen.hand_sizes[seat], rng)
            held = without(held, hand)
            state.hands.extend(hand)
    share_out_draws(state, seen, rng)
    return state


def public_state(seen: View) -> State:
    """A state with everything the view knows and nothing else."""
    state = new_state(seen.options)
    state.first = seen.first
    state.active = seen.active
    state.turn = seen.turn
    state.phase = seen.phase
    state.ending = seen.ending
    state.steps = seen.steps
    state.discarded = seen.discarded
    state.offered = seen.offered
    state.scaled = seen.scaled
    state.quiet = seen.quiet
    state.rebuilt = seen.rebuilt
    state.tiles = seen.tiles
    state.markers = seen.markers.copy()
    state.dragons = seen.dragons.copy()
    state.figures = seen.figures.copy()
    state.crystals = seen.crystals.copy()
    state.scales = seen.scales.copy()
    state.supply = seen.supply.copy()
    state.obelisk = seen.obelisk.copy()
    state.hand_sizes = seen.hand_sizes.copy()
    state.discards = seen.discards.copy()
    state.discards_size = sum(seen.discards)
    state.stock = seen.stock
    state.aside_fresh = seen.aside_fresh
    return state


def draw_out(counts: list[int], size: int, rng: Rng) -> list[int]:
    """`size` random cards out of a multiset, as counts."""
    left = counts.copy()
    total = sum(left)
    found = [0] * len(left)
    for _ in range(size):
        kind = rng.pick(left, total)
        left[kind] -= 1
        total -= 1
        found[kind] += 1
    return found


def without(counts: list[int], taken: list[int]) -> list[int]:
    """What is left of a multiset."""
    return [counts[kind] - taken[kind] for kind in range(len(counts))]


def share_out_draws(state: State, seen: View, rng: Rng) -> None:
    """Says who knows that he drew which cards of the stock, the viewer's own draws being known.

    It is memory of others, which the viewer cannot know. Any division fits; some cards nobody remembers,
    because he took them up after a shuffle (`cards.take_aside`).
    """
    others = [seat for seat in range(seen.options.players) if seat != seen.seat]
    state.drawn = [0] * (seen.options.players * KINDS)
    for kind in range(KINDS):
        if seen.seat >= 0:
            state.drawn[seen.seat * KINDS + kind] = seen.drawn[kind]
        gone = seen.stock[kind] - seen.drawn[kind] - state.deck[kind]
        if seen.aside_fresh:
            gone -= state.aside[kind]
        for _ in range(gone):
            chosen = rng.below(len(others) + 1)
            if chosen < len(others):
                state.drawn[others[chosen] * KINDS + kind] += 1
