"""The hidden states that fit what a seat knows.  [CITY-15.20]"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from obelisk.core.rng import Rng
from obelisk.games.city.kinds import KINDS
from obelisk.games.city.state import State
from obelisk.games.city.view import View

THINGS: Final[list[object]] = list(range(KINDS))
"""The kinds of cards."""


def determinise(seen: View, rng: Rng) -> State:
    """A full state that fits the view: sizes, sums per kind, and a deck out of the stock.  [CITY-15.20]"""
    state = State(seen.options)
    state.copy_public(seen)
    unseen = without(without(seen.options.tile_set.deck, seen.discards), seen.hand)
    of_stock = [min(unseen[k], seen.stock[k] - seen.drawn[k]) for k in range(KINDS)]
    if seen.aside_fresh:
        unseen_of_stock = draw_out(of_stock, seen.deck_size + seen.aside_size, rng)
        state.aside = draw_out(unseen_of_stock, seen.aside_size, rng)
        state.deck = without(unseen_of_stock, state.aside)
    else:
        state.deck = draw_out(of_stock, seen.deck_size, rng)
        state.aside = draw_out(without(unseen, state.deck), seen.aside_size, rng)
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


def draw_out(counts: list[int], size: int, rng: Rng) -> list[int]:
    """`size` random cards out of a multiset, as counts; if they are most of it, the others are drawn."""
    left: list[int] = []
    # As objects: the compiler would make each number anew.
    things = cast("list[object]", left)
    number: i64
    for kind, number in enumerate(counts):
        thing = THINGS[kind]
        while number > 0:
            things.append(thing)
            number -= 1
    others = len(left) - size
    found = [0] * len(counts)
    for _ in range(min(size, others)):
        kind = left.pop(rng.below(len(left)))
        found[kind] = found[kind] + 1
    return found if size <= others else without(counts, found)


def without(counts: list[int], taken: list[int]) -> list[int]:
    """What is left of a multiset."""
    left = counts.copy()
    number: i64
    for kind, number in enumerate(taken):
        if number:
            left[kind] = left[kind] - number
    return left


def share_out_draws(state: State, seen: View, rng: Rng) -> None:
    """Says who knows that he drew which cards of the stock, the viewer's own draws being known.

    It is memory of others, which the viewer cannot know. Any division fits; some cards nobody remembers,
    because he took them up after a shuffle (`cards.take_aside`).
    """
    others = [seat for seat in range(seen.options.players) if seat != seen.seat]
    drawn = [0] * (seen.options.players * KINDS)
    if seen.seat >= 0:
        drawn[seen.seat * KINDS : (seen.seat + 1) * KINDS] = seen.drawn
    gone: i64
    for kind, gone in enumerate(without(without(seen.stock, seen.drawn), state.deck)):
        if seen.aside_fresh:
            gone -= state.aside[kind]
        while gone > 0:
            gone -= 1
            chosen = rng.below(len(others) + 1)
            if chosen < len(others):
                place = others[chosen] * KINDS + kind
                drawn[place] = drawn[place] + 1
    state.drawn = drawn
