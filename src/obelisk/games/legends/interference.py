"""Which actions an interference card may answer.  [LEG-18.6]"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends import words
from obelisk.games.legends.actions import card_of, first_of, verb_of
from obelisk.games.legends.plays import is_forbidden
from obelisk.games.legends.resolve import plays_card
from obelisk.games.legends.state import State

ANSWERABLE: Final = [words.PLAY, words.PLAY_KEEP, words.PLAY_BLUFF, words.LAND, words.ANNOUNCE]
"""Verbs that an interference card may answer.  [LEG-18.6]"""


def responses(state: State, number: int) -> list[int]:
    """The interference cards with which the foe may answer this action of the active player.  [LEG-18.6]

    A pick is one that plays a card (see `plays_card`).
    """
    found: list[int] = []
    foe = 1 - state.active
    if not state.cast.interferes[foe] or state.trial:
        return found
    verb = verb_of(number)
    types = 0
    if verb in (words.PLAY, words.PLAY_KEEP, words.PICK):
        trigger = words.FOE_PLAYS
        types = state.cast.types[card_of(state, first_of(number))]
    elif verb == words.PLAY_BLUFF:
        trigger = words.FOE_PLAYS
        types = words.SUPPORT
    else:
        trigger = words.FOE_LANDS if verb == words.LAND else words.FOE_ANNOUNCES
    for card in state.hand[foe]:
        facts = state.cast.cards[card]
        fits = facts.trigger == trigger and (trigger != words.FOE_PLAYS or facts.trigger_types & types != 0)
        if fits and not is_forbidden(state, card):
            found.append(card)
    return found


def may_be_answered(state: State, number: int) -> bool:
    """Whether an interference card could answer this action, as far as everybody can tell.  [LEG-18.6]"""
    foe = 1 - state.active
    cast = state.cast
    is_possible = cast.may_strand if cast.closed_lists else cast.interferes[foe]
    return is_possible and len(state.hand[foe]) > 0 and is_answerable(state, number)


def is_answerable(state: State, number: int) -> bool:
    """Whether the active player plays a card, lands or announces by this.  [LEG-18.6]"""
    if state.frames:
        top = state.frames[-1]
        return top.seat == state.active and plays_card(state, top, number)
    return verb_of(number) in ANSWERABLE
