"""Cards on the move: dealing, drawing, discarding, shuffling.  [CITY-12]

Counts are written `deck[kind] = deck[kind] - 1`: `-=` would be compiled to arithmetic of objects.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.deal import Deal
from obelisk.games.city import events as tell
from obelisk.games.city.asks import ASK_ASIDE, ASK_DRAW
from obelisk.games.city.kinds import KINDS
from obelisk.games.city.state import State, own_drawn, own_hands

NO_CARD: Final = -1


def take_from_deck(state: State, deal: Deal, ask: int) -> int:
    """One card of the deck, leaving it, or `NO_CARD` when deck and discards are empty.  [CITY-12.4]"""
    if not state.deck_size:
        if not state.discards_size:
            return NO_CARD
        shuffle(state, deal)
    deck = state.deck
    kind = deal.pick(ask, deck, state.deck_size)
    deck[kind] = deck[kind] - 1
    state.deck_size -= 1
    return kind


def shuffle(state: State, deal: Deal) -> None:
    """The discards become the deck, and everybody knows what is in it.  [CITY-12.4] [CITY-15.20]"""
    state.deck = state.discards
    state.deck_size = state.discards_size
    state.discards = [0] * KINDS
    state.discards_size = 0
    state.stock = state.deck.copy()
    state.drawn = [0] * len(state.drawn)
    state.is_drawn_shared = False
    state.aside_fresh = not state.aside_size
    tell.deck_shuffled(deal, state.deck_size)


def draw(state: State, deal: Deal, seat: int, cards: int) -> None:
    """`seat` draws cards to the hand, one by one, as far as there are any.  [CITY-12.2] [CITY-12.5]"""
    for _ in range(cards):
        kind = take_from_deck(state, deal, ASK_DRAW + seat)
        if kind == NO_CARD:
            tell.cards_ran_out(deal, seat)
            return
        take_up(state, seat, kind)
        tell.card_drawn(deal, seat, kind)


def take_up(state: State, seat: int, kind: int) -> None:
    """A card of the deck joins the hand of a seat, which sees it.  [CITY-15.20]"""
    place = seat * KINDS + kind
    hands = own_hands(state)
    hands[place] = hands[place] + 1
    state.hand_sizes[seat] = state.hand_sizes[seat] + 1
    drawn = own_drawn(state)
    drawn[place] = drawn[place] + 1


def put_aside(state: State, deal: Deal, seat: int, cards: int) -> None:
    """Reward cards of the active player wait, unseen by everybody.  [CITY-9.7]"""
    for _ in range(cards):
        kind = take_from_deck(state, deal, ASK_ASIDE + seat)
        if kind == NO_CARD:
            tell.cards_ran_out(deal, seat)
            return
        state.aside = state.aside.copy()
        state.aside[kind] += 1
        state.aside_size += 1
        tell.card_put_aside(deal, seat)


def take_aside(state: State, deal: Deal) -> None:
    """The cards aside join the active player's hand.  [CITY-12.2] [CITY-15.20]

    He counts them as drawn from the stock if all of them were. If the deck was shuffled meanwhile he cannot
    tell which ones came from the new stock, and counts none.
    """
    seat = state.active
    start = seat * KINDS
    taken: list[int] = []
    hands = own_hands(state)
    drawn = own_drawn(state)
    for kind in range(KINDS):
        count = state.aside[kind]
        if count:
            hands[start + kind] += count
            if state.aside_fresh:
                drawn[start + kind] += count
            taken.extend([kind] * count)
    state.hand_sizes[seat] += state.aside_size
    state.aside = [0] * KINDS
    state.aside_fresh = True
    state.aside_size = 0
    tell.aside_taken(deal, seat, taken)


def spend(state: State, kind: int) -> None:
    """A card of the active player's hand goes to the discards.  [CITY-5.2]"""
    seat = state.active
    place = seat * KINDS + kind
    hands = own_hands(state)
    hands[place] = hands[place] - 1
    state.hand_sizes[seat] = state.hand_sizes[seat] - 1
    state.discards[kind] = state.discards[kind] + 1
    state.discards_size += 1
