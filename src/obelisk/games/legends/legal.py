"""The choices of a player: those after which the turn can still be completed.  [LEG-6.5, LEG-6.6]"""

from __future__ import annotations

from obelisk.games.legends import words
from obelisk.games.legends.actions import action, card_of, first_of, verb_of
from obelisk.games.legends.choices import candidates, deciding_seat
from obelisk.games.legends.lookahead import (
    GOOD,
    UNKNOWN,
    Trials,
    accepts_character,
    ends_well,
    goes_on,
    is_harmless,
    quick,
    value_in,
)
from obelisk.games.legends.power import power_of, side
from obelisk.games.legends.state import State


def legal(state: State) -> list[int]:
    """The choices of the deciding seat: those that leave the turn completable.  [LEG-6.5, LEG-6.6]"""
    known = state.choices
    if known is None:
        found = candidates(state)
        known = _allowed(state, found, len(found))
        state.choices = known
    return known


def some_legal(state: State, most: int) -> list[int]:
    """The first choices, at least so many if there are so many: found sooner than all of them."""
    known = state.choices
    if known is None:
        found = candidates(state)
        known = _allowed(state, found, most)
        if len(known) < most or len(known) == len(found):
            state.choices = known
    return known


def is_legal(state: State, number: int) -> bool:
    """Whether this is one of the choices: found sooner than all of them."""
    known = state.choices
    if known is not None:
        return number in known
    return number in candidates(state) and len(_allowed(state, [number], 1)) == 1


def _allowed(state: State, found: list[int], most: int) -> list[int]:
    """Those of some candidates that leave the turn completable: all, or at least the first so many."""
    if state.over or not found:
        return found
    phase = state.phase
    if phase in (words.CHARACTER_PHASE, words.SUPPORT_PHASE):
        if deciding_seat(state) == state.active:
            return _filtered(state, found, most)
    elif phase == words.ENGAGEMENT_PHASE and not state.frames:
        first = found[0]
        if verb_of(first) in (words.START, words.CONTINUE) and not _may_engage(state, first):
            return found[1:]
    return found


def _may_engage(state: State, number: int) -> bool:
    """Whether `start` or `continue` leads to a turn that can be completed.  [LEG-6.5]"""
    settled = quick(state)
    if settled != UNKNOWN:
        return settled == GOOD
    return _leads_on(state, number, Trials())


def _filtered(state: State, found: list[int], most: int) -> list[int]:
    """The first choices that leave the turn completable, at most so many.  [LEG-6.6]"""
    well = ends_well(state)
    trials = Trials()
    kept: list[int] = []
    for number in found:
        if _is_surely_good(state, number, well) or _leads_on(state, number, trials):
            kept.append(number)
            if len(kept) == most:
                break
    return kept


def _is_surely_good(state: State, number: int, well: bool) -> bool:
    """Whether the action leads on without trying; `well`: the turn could end well as things stand."""
    if state.frames:
        return False
    verb = verb_of(number)
    if verb == words.DONE:
        return well
    if verb in (words.PLAY, words.PLAY_KEEP):
        card = card_of(state, first_of(number))
        if state.phase == words.CHARACTER_PHASE:
            if not state.characters_played:
                return accepts_character(state, card, verb == words.PLAY_KEEP)
            if well:
                mine = side(state, state.active)
                return mine.active_character < mine.max_characters and is_harmless(state, card)
            return False
        if well:
            return is_harmless(state, card)
        # One more card may be all that is missing.
        mine = side(state, state.active)
        if mine.demands is not None or not is_harmless(state, card):
            return False
        power = mine.sum_fire if state.element == words.FIRE else mine.sum_earth
        power += value_in(state, mine, card)
        return power >= power_of(state, 1 - state.active, state.element)
    return well and (verb in (words.PLAY_BLUFF, words.LOAD, words.MEET))


def _leads_on(state: State, number: int, trials: Trials) -> bool:
    """Whether the turn can still be completed after this action."""
    if number == action(words.DONE) and not state.frames:
        if state.phase == words.SUPPORT_PHASE:
            return ends_well(state)
        if not state.open_pairs and not state.open_gangs:
            # Only the phase changes, and after a character the quick test counts on supports alone.
            settled = quick(state)
            if settled != UNKNOWN:
                return settled == GOOD
    return goes_on(state, number, trials)
