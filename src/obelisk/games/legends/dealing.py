"""The beginning of each game of a match.  [LEG-4]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.games.legends import events as tell
from obelisk.games.legends import words
from obelisk.games.legends.cards.card import is_fixed
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.moves import draw_up_to
from obelisk.games.legends.state import State, changed


def new_game(state: State, deal: Deal, first: int) -> None:
    """Leaders are placed, dragons are in the middle.  [LEG-4.2, LEG-4.3]

    Between the games of a match drafters may change their decks, before anything is dealt (LEG-19.13).
    """
    cast = state.cast
    state.game += 1
    state.clear_game(first)
    state.clear_cards()
    for card in range(cast.size):
        seat = cast.owners[card]
        if is_fixed(cast.cards[card]):
            state.zone[card] = words.IN_LEADERSHIP
            state.leadership[seat].append(card)
            state.flags[card] = words.PLACE_KNOWN
        elif card in state.aside[seat]:
            state.zone[card] = words.IN_ASIDE
        else:
            state.deck[seat][card - cast.bases[seat]] = 1
            state.deck_count[seat] += 1
    for card in cast.inquisitors:
        # Never active, but its text is in force all game (LEG-18.3).
        if cast.effects[card]:
            state.texts[cast.owners[card]].append(card)
    state.reset_turn()
    changed(state)
    tell.game_began(deal, state.game, first)
    state.seen = [words.SEEN_BEFORE if seen == words.SEEN_NOW else seen for seen in state.seen]
    state.phase = words.BUILDING_PHASE
    if state.game > 1:
        for seat in (1 - first, first):
            if cast.spares[seat]:
                state.frames.append(Frame(words.FRAME_DECK, seat))


def deal_hands(state: State, deal: Deal) -> None:
    """Both players draw six cards, the first player first.  [LEG-4.5]"""
    for seat in (state.first, 1 - state.first):
        draw_up_to(state, deal, seat, words.HAND_SIZE)
    state.reset_turn()
    state.phase = words.MULLIGAN_PHASE if state.cast.mulligan else words.OPENING_PHASE
