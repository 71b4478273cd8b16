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
    if known is not None:
        return known
    found = candidates(state)
    if not state.over:
        phase = state.phase
        if phase in (words.CHARACTER_PHASE, words.SUPPORT_PHASE):
            if deciding_seat(state) == state.active:
                found = _filtered(state, found)
        elif phase == words.ENGAGEMENT_PHASE and not state.frames and not _may_engage(state, found[0]):
            found = found[1:]
    state.choices = found
    return found


def _may_engage(state: State, number: int) -> bool:
    """Whether `start` or `continue` leads to a turn that can be completed.  [LEG-6.5]"""
    settled = quick(state)
    if settled != UNKNOWN:
        return settled == GOOD
    return _leads_on(state, number, Trials())


def _filtered(state: State, found: list[int]) -> list[int]:
    """The choices that leave the turn completable.  [LEG-6.6]"""
    well = ends_well(state)
    if well and len(found) == 1:
        return found
    trials = Trials()
    kept: list[int] = []
    for number in found:
        if _is_surely_good(state, number, well) or _leads_on(state, number, trials):
            kept.append(number)
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
