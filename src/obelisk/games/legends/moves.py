"""Single card movements, and what they prove to those who watch.  [LEG-2.3]

A card that moves face up is known to be where it went. When a card leaves a hidden zone unseen, nobody else
knows any more that a card which could have been the one is still there.

Numbers in lists are written `flags[card] = flags[card] | …`: `|=` would be compiled to arithmetic of objects.
"""

from __future__ import annotations

from mypy_extensions import i64

from obelisk.core.deal import Deal
from obelisk.games.legends import events as tell
from obelisk.games.legends import words
from obelisk.games.legends.asks import ASK_DEAL, ASK_DIG, ASK_LOSE, ASK_MILL, ASK_TURN
from obelisk.games.legends.power import side
from obelisk.games.legends.state import (
    State,
    added,
    changed,
    count_take,
    deck_size,
    own_decks,
    own_order,
    replaced,
    set_link,
    set_stamp,
    without,
)


def activate(state: State, card: int) -> None:
    """The card is active from now on.  [LEG-10.2]

    Texts are kept in the order of the list: what is offered must not tell when a card came.
    """
    state.flags[card] = state.flags[card] | words.ACTIVE
    if state.cast.effects[card] and not state.flags[card] & words.FACE_DOWN:
        seat = state.cast.owners[card]
        texts = state.texts[seat].copy()
        place = len(texts)
        while place > 0 and texts[place - 1] > card:
            place -= 1
        texts.insert(place, card)
        state.texts = replaced(state.texts, seat, texts)


def deactivate(state: State, card: int) -> None:
    """The card is covered, has left play or has stopped.  [LEG-10.2, LEG-10.3]"""
    state.flags[card] = state.flags[card] & ~words.ACTIVE
    seat = state.cast.owners[card]
    if card in state.texts[seat]:
        state.texts = without(state.texts, seat, card)
    # Its effect works on nothing any more.
    set_link(state, card, words.NONE)
    changed(state)


def leave(state: State, card: int) -> None:
    """Takes the card out of its zone. The caller puts it somewhere else at once."""
    seat = state.cast.owners[card]
    zone = state.zone[card]
    if zone == words.IN_HAND:
        state.hand[seat].remove(card)
    elif zone == words.IN_DECK:
        place = card - state.cast.bases[seat]
        if state.deck[seat][place]:
            own_decks(state)[seat][place] = 0
            state.deck_count[seat] = state.deck_count[seat] - 1
        else:
            state.bottom = without(state.bottom, seat, card)
    elif zone == words.IN_COMBAT:
        state.combat = without(state.combat, seat, card)
    elif zone == words.IN_SUPPORT:
        state.support = without(state.support, seat, card)
    elif zone == words.IN_LEADERSHIP:
        state.leadership = without(state.leadership, seat, card)
    elif zone == words.IN_PILE:
        if card in state.pile[seat]:
            state.pile = without(state.pile, seat, card)
        else:
            state.loose = without(state.loose, seat, card)
    elif zone == words.IN_SHIPS:
        state.ships = without(state.ships, seat, card)
    elif zone == words.IN_CARGO:
        state.cargo = without(state.cargo, seat, card)
    elif zone == words.IN_ACHIEVEMENTS:
        state.achievements = without(state.achievements, seat, card)
    elif zone == words.IN_HYLA:
        state.hyla = words.NONE
    state.choices = None
    if state.flags[card] & words.ACTIVE:
        # Only active cards count for what is folded.
        deactivate(state, card)
    state.zone[card] = words.IN_LIMBO
    state.flags[card] = state.flags[card] & (words.PLACE_KNOWN | words.REVEALED)
    # Nothing of an earlier time on the table may show when the card comes back.
    if state.order[card]:
        own_order(state)[card] = 0
    set_stamp(state, card, 0)
    set_link(state, card, words.NONE)


def note_ran_out(state: State, seat: int) -> None:
    """Gives the mark to the first player without cards in hand and deck.  [LEG-9.4]"""
    if state.ran_out == words.NOBODY and not state.hand[seat] and deck_size(state, seat) == 0:
        state.ran_out = seat


def forget_known(state: State, seat: int, zone: int) -> None:
    """A card left this zone unseen: nobody else knows for sure what is still in it.  [LEG-2.3]"""
    flags = state.flags
    if zone == words.IN_HAND:
        for card in state.hand[seat]:
            if not flags[card] & words.REVEALED:
                flags[card] = flags[card] & ~words.PLACE_KNOWN
    elif zone == words.IN_DECK:
        place: i64 = state.cast.bases[seat]
        count: i64
        for count in state.deck[seat]:
            if count and flags[place] & words.PLACE_KNOWN:
                flags[place] = flags[place] & ~words.PLACE_KNOWN
            place += 1
        # A mark says the zone, not the place in it: a card at the bottom might be the one as well.
        for card in state.bottom[seat]:
            flags[card] = flags[card] & ~words.PLACE_KNOWN
    else:
        # The pile was shuffled before.
        for card in state.loose[seat]:
            flags[card] = flags[card] & ~words.PLACE_KNOWN


def to_hand(state: State, card: int, known: bool) -> None:
    """The card comes into the hand of its owner."""
    seat = state.cast.owners[card]
    hand = state.hand[seat]
    place = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)
    state.zone[card] = words.IN_HAND
    state.flags[card] = words.PLACE_KNOWN if known else 0
    state.choices = None


def to_deck(state: State, card: int, known: bool) -> None:
    """The card goes into the undetermined part of its owner's deck."""
    seat = state.cast.owners[card]
    own_decks(state)[seat][card - state.cast.bases[seat]] = 1
    state.deck_count[seat] = state.deck_count[seat] + 1
    state.zone[card] = words.IN_DECK
    state.flags[card] = words.PLACE_KNOWN if known else 0
    state.choices = None


def put_into_deck(state: State, cards: list[int]) -> None:
    """The cards go into the undetermined part of their owner's deck; what others knew they know still."""
    for card in cards:
        known = state.flags[card] & words.PLACE_KNOWN != 0
        leave(state, card)
        to_deck(state, card, known)


def deck_cards(state: State, seat: int) -> list[int]:
    """The cards of a deck, in the order of the seat's list."""
    found: list[int] = []
    base = state.cast.bases[seat]
    for number, here in enumerate(state.deck[seat]):
        if here:
            found.append(base + number)
    found.extend(state.bottom[seat])
    found.sort()
    return found


def pile_cards(state: State, seat: int) -> list[int]:
    """The cards of a discard pile, in the order of the seat's list."""
    found = state.loose[seat].copy()
    found.extend(state.pile[seat])
    found.sort()
    return found


def shuffle_deck(state: State, deal: Deal, seat: int) -> None:
    """Its order becomes undetermined; cards at the bottom lose their place.  [LEG-16.9]"""
    base = state.cast.bases[seat]
    for card in state.bottom[seat]:
        own_decks(state)[seat][card - base] = 1
        state.deck_count[seat] = state.deck_count[seat] + 1
    state.bottom = replaced(state.bottom, seat, [])
    tell.deck_shuffled(deal, seat)


def discard(state: State, deal: Deal, card: int) -> None:
    """The card goes face up to its owner's discard pile; a leadership card to the leadership area.
    [LEG-16.4]

    A bluff is shown by this (LEG-12.6), and a ship discards its load first (LEG-13.8).
    """
    seat = state.cast.owners[card]
    zone = state.zone[card]
    if zone == words.IN_SHIPS:
        unload(state, deal, card)
    hidden = zone in (words.IN_HAND, words.IN_DECK) or state.flags[card] & words.FACE_DOWN != 0
    leave(state, card)
    if state.cast.types[card] == words.LEADERSHIP:
        state.leadership = added(state.leadership, seat, card)
        state.zone[card] = words.IN_LEADERSHIP
    else:
        state.pile = added(state.pile, seat, card)
        state.zone[card] = words.IN_PILE
    state.flags[card] = words.PLACE_KNOWN
    tell.card_discarded(deal, state, card, zone, hidden)
    if zone in (words.IN_HAND, words.IN_DECK):
        note_ran_out(state, seat)


def unload(state: State, deal: Deal, ship: int) -> None:
    """Everything on the ship is discarded, in loading order.  [LEG-13.8, LEG-16.3]"""
    seat = state.cast.owners[ship]
    for card in state.cargo[seat].copy():
        if state.link[card] == ship:
            discard(state, deal, card)


def may_take(state: State, seat: int, from_deck: bool, count: int = 1) -> bool:
    """Whether `count` cards may be taken one after another, and are there to be drawn.  [LEG-16.8]"""
    mine = side(state, seat)
    if len(state.hand[seat]) + count - 1 >= mine.hand:
        return False
    if from_deck:
        return may_leave_deck(state, seat, count)
    return True


def may_leave_deck(state: State, seat: int, count: int) -> bool:
    """Whether `count` cards may leave the deck by this seat's doing.  [LEG-16.8]"""
    mine = side(state, seat)
    takes = state.takes[seat] + count
    if takes > mine.deck_takes or (seat == state.active and takes > mine.own_takes):
        return False
    return deck_size(state, seat) >= count


def top_card(state: State, deal: Deal, seat: int, ask: int) -> int:
    """The top card of a deck that is not empty: undetermined until now, or the first at the bottom.
    [LEG-16.10]

    Somebody other than the owner may not know afterwards which cards are left there.
    """
    if state.deck_count[seat]:
        place = deal.pick(ask + seat, state.deck[seat], state.deck_count[seat])
        return state.cast.bases[seat] + place
    return state.bottom[seat][0]


def draw(state: State, deal: Deal, seat: int, is_first: bool = True) -> int:
    """One card comes from the deck into the hand, unseen by others; NONE if that may not be.  [LEG-16.8]

    After the first of several in a row nobody else knows any more what is in the deck.
    """
    if not may_take(state, seat, True):
        return words.NONE
    flags = state.flags
    if state.deck_count[seat]:
        place = deal.pick(ASK_DEAL + seat, state.deck[seat], state.deck_count[seat])
        card = state.cast.bases[seat] + place
        own_decks(state)[seat][place] = 0
        state.deck_count[seat] = state.deck_count[seat] - 1
        if is_first:
            forget_known(state, seat, words.IN_DECK)
    else:
        card = state.bottom[seat][0]
        state.bottom = without(state.bottom, seat, card)
        for other in state.bottom[seat]:
            flags[other] = flags[other] & ~words.PLACE_KNOWN
    to_hand(state, card, False)
    count_take(state, seat)
    tell.card_drawn(deal, state, card)
    return card


def draw_up_to(state: State, deal: Deal, seat: int, size: int) -> None:
    """Draws until the hand has `size` cards or no more can be drawn.  [LEG-5.9]"""
    is_first = True
    while len(state.hand[seat]) < size:
        if draw(state, deal, seat, is_first) == words.NONE:
            return
        is_first = False


def take_shown(state: State, deal: Deal, card: int) -> None:
    """The card comes into its owner's hand and everybody sees it.  [LEG-16.7]"""
    zone = state.zone[card]
    if zone == words.IN_SHIPS:
        unload(state, deal, card)
    if zone == words.IN_DECK:
        count_take(state, state.cast.owners[card])
    leave(state, card)
    to_hand(state, card, True)
    tell.card_taken(deal, state, card, zone, zone == words.IN_DECK)


def turn_up(state: State, deal: Deal, seat: int) -> None:
    """A pile from which cards were taken shows its top, perhaps a new one.  [LEG-2.2]"""
    loose = state.loose[seat]
    if not state.pile[seat] and loose:
        base = state.cast.bases[seat]
        weights = [0] * state.cast.sizes[seat]
        for card in loose:
            weights[card - base] = 1
        card = base + deal.pick(ASK_TURN + seat, weights, len(loose))
        state.loose = without(state.loose, seat, card)
        state.pile = added(state.pile, seat, card)
        state.flags[card] |= words.PLACE_KNOWN
    tell_top(state, deal, state.pile[seat])


def tell_top(state: State, deal: Deal, cards: list[int]) -> None:
    """Everybody sees what now lies on top."""
    if cards:
        tell.card_turned_up(deal, state, cards[-1], state.zone[cards[-1]])


def shuffle_pile(state: State, seat: int) -> None:
    """The order of the discard pile becomes undetermined."""
    loose = state.loose[seat].copy()
    loose.extend(state.pile[seat])
    loose.sort()
    state.loose = replaced(state.loose, seat, loose)
    state.pile = replaced(state.pile, seat, [])


def dig(state: State, deal: Deal, seat: int) -> None:
    """One random card of the shuffled discard pile comes into the hand, unseen by others.  [LEG-21]"""
    loose = state.loose[seat]
    base = state.cast.bases[seat]
    weights = [0] * state.cast.sizes[seat]
    for card in loose:
        weights[card - base] = 1
    card = base + deal.pick(ASK_DIG + seat, weights, len(loose))
    leave(state, card)
    forget_known(state, seat, words.IN_PILE)
    to_hand(state, card, False)
    tell.card_dug(deal, state, card)


def return_hidden(state: State, deal: Deal, card: int, bottom: bool) -> None:
    """A hand card goes back to the deck unseen, to be shuffled in or to lie at the bottom.

    Others know it only if it lay open: a revealed card cannot leave the hand unnoticed.
    """
    seat = state.cast.owners[card]
    known = state.flags[card] & words.REVEALED != 0
    leave(state, card)
    if not known:
        forget_known(state, seat, words.IN_HAND)
    if bottom:
        state.bottom = added(state.bottom, seat, card)
        state.zone[card] = words.IN_DECK
        state.flags[card] = words.PLACE_KNOWN if known else 0
    else:
        to_deck(state, card, known)
    if bottom:
        tell.card_put_under(deal, state, card)
    else:
        tell.card_put_back(deal, state, card)


def shuffle_in(state: State, deal: Deal, card: int) -> None:
    """A card that everybody sees goes into its owner's deck.  [LEG-17.1]"""
    zone = state.zone[card]
    hidden = state.flags[card] & words.FACE_DOWN != 0
    leave(state, card)
    to_deck(state, card, True)
    tell.card_shuffled_in(deal, state, card, zone, hidden)


def reveal(state: State, deal: Deal, seat: int) -> None:
    """All cards now in the hand become revealed.  [LEG-14.1]"""
    names: list[str] = []
    for card in state.hand[seat]:
        state.flags[card] |= words.REVEALED | words.PLACE_KNOWN
        names.append(state.cast.cards[card].id)
    state.choices = None
    tell.hand_revealed(deal, seat, names)


def mill(state: State, deal: Deal, seat: int) -> None:
    """The top card of the deck is discarded; it is no take.  [LEG-16.8]"""
    discard(state, deal, top_card(state, deal, seat, ASK_MILL))


def lose(state: State, deal: Deal, seat: int) -> None:
    """A random unrevealed hand card is discarded.  [LEG-16.6]"""
    base = state.cast.bases[seat]
    weights = [0] * state.cast.sizes[seat]
    total = 0
    for card in state.hand[seat]:
        if not state.flags[card] & words.REVEALED:
            weights[card - base] = 1
            total += 1
    discard(state, deal, base + deal.pick(ASK_LOSE + seat, weights, total))


def load(state: State, deal: Deal, card: int, ship: int) -> None:
    """The card goes openly onto the ship.  [LEG-13.1]"""
    seat = state.cast.owners[card]
    zone = state.zone[card]
    if zone == words.IN_DECK:
        count_take(state, seat)
    leave(state, card)
    state.cargo = added(state.cargo, seat, card)
    state.zone[card] = words.IN_CARGO
    set_link(state, card, ship)
    state.flags[card] = words.PLACE_KNOWN
    tell.card_loaded(deal, state, seat, card, ship)
    note_ran_out(state, seat)


def land(state: State, deal: Deal, ship: int) -> None:
    """The ship lands.  [LEG-13.5]"""
    state.flags[ship] |= words.LANDED
    state.landed = True
    state.choices = None
    tell.ship_landed(deal, state, ship)


def discard_landed(state: State, deal: Deal, seat: int) -> None:
    """Landed ships are discarded with what is left on them.  [LEG-13.8]"""
    if state.ships[seat]:
        for ship in state.ships[seat].copy():
            if state.flags[ship] & words.LANDED:
                discard(state, deal, ship)


def load_of(state: State, ship: int) -> int:
    """How many cards lie on the ship."""
    count = 0
    for card in state.cargo[state.cast.owners[ship]]:
        if state.link[card] == ship:
            count += 1
    return count


def has_room(state: State, ship: int) -> bool:
    """Whether the ship can carry one more card.  [LEG-13.2]"""
    return load_of(state, ship) < state.cast.cards[ship].capacity
