"""Targets of effects that work on one card, and choosing them anew.  [LEG-15.11, LEG-15.12]"""

from __future__ import annotations

from typing import Final

from obelisk.core.deal import Deal
from obelisk.games.legends import events as tell
from obelisk.games.legends import words
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.power import is_ignored, text_works
from obelisk.games.legends.state import State, set_link, set_stamp
from obelisk.games.legends.texts.effect import Effect

# Why a target is chosen, the stage of the frame.
MUST: Final = 0
NEWCOMERS: Final = 1
ANY_CARD: Final = 2


def is_candidate(state: State, effect: Effect, card: int) -> bool:
    """Whether the effect may have this active card of its owner as target.  [LEG-15.11]"""
    return state.flags[card] & words.ACTIVE != 0 and effect.may_target(state, card)


def possible_targets(state: State, card: int) -> list[int]:
    """The cards that the effect of `card` may have as target, combat area first, in play order."""
    effect = state.cast.single_target[card]
    assert effect is not None
    found: list[int] = []
    seat = state.cast.owners[card]
    for other in state.combat[seat]:
        if is_candidate(state, effect, other):
            found.append(other)
    for other in state.support[seat]:
        if is_candidate(state, effect, other):
            found.append(other)
    return found


def is_spoiled(state: State, effect: Effect, card: int) -> bool:
    """Whether a text of the foe ignores the target or zeroes a value the effect works on.  [LEG-15.12]"""
    return is_ignored(state, card) or effect.is_zeroed(state, card)


def set_target(state: State, deal: Deal, card: int, target: int) -> None:
    """The effect of `card` works on `target` from now on, another card than before."""
    effect = state.cast.single_target[card]
    assert effect is not None
    set_link(state, card, target)
    set_stamp(state, card, state.sequence)
    state.flags[card] &= ~words.SPOILED
    if is_spoiled(state, effect, target):
        state.flags[card] |= words.SPOILED
    state.sides = None
    state.choices = None
    tell.target_chosen(deal, state, card, target)


def keep_target(state: State, card: int) -> None:
    """The owner keeps the target; nothing is asked until something changes again."""
    set_stamp(state, card, state.sequence)


def check_targets(state: State, deal: Deal) -> bool:
    """Chooses what is automatic and asks for what is not; True if somebody is asked.  [LEG-15.11,
    LEG-15.12]
    """
    state.moved = False
    cast = state.cast
    for seat in (state.active, 1 - state.active):
        for card in state.texts[seat]:
            effect = cast.single_target[card]
            if effect is not None and _check_target(state, deal, card, effect):
                # What follows has to be looked at again afterwards.
                state.moved = True
                return True
    return False


def _check_target(state: State, deal: Deal, card: int, effect: Effect) -> bool:
    target = state.link[card]
    if target != words.NONE and not is_candidate(state, effect, target):
        set_link(state, card, words.NONE)
        state.sides = None
        state.choices = None
        target = words.NONE
    if not text_works(state, card):
        return False
    if target == words.NONE:
        found = possible_targets(state, card)
        if not found:
            return False
        if len(found) == 1:
            set_target(state, deal, card, found[0])
            return False
        return _ask(state, card, MUST)
    spoiled = is_spoiled(state, effect, target)
    if not spoiled:
        state.flags[card] &= ~words.SPOILED
    elif not state.flags[card] & words.SPOILED:
        state.flags[card] |= words.SPOILED
        if len(possible_targets(state, card)) > 1:
            return _ask(state, card, ANY_CARD)
    if newcomers(state, card):
        return _ask(state, card, NEWCOMERS)
    return False


def newcomers(state: State, card: int) -> list[int]:
    """The candidates that became active since the owner was last asked."""
    found: list[int] = []
    for other in possible_targets(state, card):
        if state.order[other] > state.stamp[card] and other != state.link[card]:
            found.append(other)
    return found


def _ask(state: State, card: int, why: int) -> bool:
    frame = Frame(words.FRAME_TARGET, state.cast.owners[card], card)
    frame.stage = why
    state.frames.append(frame)
    return True


def choosable(state: State, frame: Frame) -> list[int]:
    """The targets that may be chosen in answer to a frame."""
    if frame.stage == NEWCOMERS:
        return newcomers(state, frame.card)
    found: list[int] = []
    for card in possible_targets(state, frame.card):
        if card != state.link[frame.card]:
            found.append(card)
    return found
