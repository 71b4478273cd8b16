"""Actions as integers: a verb and up to two arguments.  [LEG-25]

Cards are coded by seat and place in the card table, bluffs by seat and slot, never by instance: what an
action says must not depend on what the deciding seat cannot see.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.decision import Action
from obelisk.games.legends import words
from obelisk.games.legends.state import State

SEAT: Final = 1024
"""The card table has fewer cards than this."""
CODES: Final = 2048


def action(verb: int, first: int = 0, second: int = 0) -> int:
    """The integer of a verb with its arguments."""
    return (verb * CODES + first) * CODES + second


def verb_of(action: int) -> int:
    """What is done."""
    return action // (CODES * CODES)


def first_of(action: int) -> int:
    """The first argument."""
    return action // CODES % CODES


def second_of(action: int) -> int:
    """The second argument."""
    return action % CODES


def as_action(number: int) -> Action:
    """The number as an action of the protocol."""
    return Action(number)


def code_of(state: State, card: int) -> int:
    """A card as an argument: its seat and its place in the table."""
    cast = state.cast
    return cast.owners[card] * SEAT + cast.cards[card].index


def card_of(state: State, code: int) -> int:
    """The instance a code stands for, or NONE."""
    seat = code // SEAT
    instances = state.cast.instances[seat]
    index = code % SEAT
    return instances[index] if index < len(instances) else words.NONE


def slot_of(state: State, card: int) -> int:
    """A bluff as an argument: its seat and its number among the bluffs, in play order, from 0.  [LEG-25]"""
    seat = state.cast.owners[card]
    area = state.support[seat]
    slot = 0
    for other in area[: area.index(card)]:
        if state.flags[other] & words.FACE_DOWN:
            slot += 1
    return seat * SEAT + slot


def bluff_of(state: State, code: int) -> int:
    """The bluff a slot stands for, or NONE."""
    slot = code % SEAT
    for card in state.support[code // SEAT]:
        if state.flags[card] & words.FACE_DOWN:
            if slot == 0:
                return card
            slot -= 1
    return words.NONE


def with_card(state: State, verb: int, card: int) -> int:
    """The action of a verb about a card that is seen by the deciding seat."""
    return action(verb, code_of(state, card))


def pick_of(state: State, card: int) -> int:
    """`pick x`, or `pick bluff#n` for a card that lies face down."""
    if state.flags[card] & words.FACE_DOWN:
        return action(words.PICK_BLUFF, slot_of(state, card))
    return action(words.PICK, code_of(state, card))


def picked(state: State, number: int) -> int:
    """The instance that a `pick` names, or NONE."""
    if verb_of(number) == words.PICK_BLUFF:
        return bluff_of(state, first_of(number))
    return card_of(state, first_of(number))


def laid_out(state: State, is_bluff: bool, code: int) -> int:
    """The card of an area that an action names, or NONE: a bluff is named by its slot alone."""
    if is_bluff:
        return bluff_of(state, code)
    card = card_of(state, code)
    if (
        card == words.NONE
        or state.flags[card] & words.FACE_DOWN
        or state.zone[card] not in (words.IN_COMBAT, words.IN_SUPPORT)
    ):
        return words.NONE
    return card
