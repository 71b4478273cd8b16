"""What an action of a player does: it must be legal, and a turn that is stranded goes back.  [LEG-5]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.games.legends import events as tell
from obelisk.games.legends import words
from obelisk.games.legends.choices import deciding_seat
from obelisk.games.legends.fight import start_retreat
from obelisk.games.legends.legal import is_legal
from obelisk.games.legends.lookahead import Trials, completable
from obelisk.games.legends.moves import discard, shuffle_deck
from obelisk.games.legends.refusals import refusal
from obelisk.games.legends.state import State, deck_size
from obelisk.games.legends.turn import decline, play, settle


def advance(state: State, deal: Deal, number: int) -> None:
    """Plays a legal action in place; raises `IllegalAction` for any other, and changes nothing then."""
    if not is_legal(state, number):
        raise refusal(state, number)
    spent = len(state.spent)
    answering = is_being_answered(state)
    play(state, deal, number)
    if answering or len(state.spent) != spent:
        examine(state, deal)


def is_being_answered(state: State) -> bool:
    """Whether the text of an interference card is being resolved.  [LEG-18.6]"""
    return any(frame.kind == words.FRAME_RESPOND and frame.stage == 1 for frame in state.frames)


def examine(state: State, deal: Deal) -> None:
    """After an interference card: whether the turn can go on. Everybody learns the answer.  [LEG-6.8]

    Nobody knows while the foe still chooses what it does.
    """
    if state.rewind is None or (is_being_answered(state) and deciding_seat(state) != state.active):
        return
    if state.phase != words.CHARACTER_PHASE and state.phase != words.SUPPORT_PHASE:
        return
    stranded = is_stranded(state)
    tell.turn_examined(deal, state.active, stranded)
    if stranded:
        strand(state, deal)


def is_stranded(state: State) -> bool:
    """Whether an interference card made the current turn uncompletable.  [LEG-6.8]"""
    twin = state.copy()
    twin.trial = True
    return not completable(twin, Trials())


def strand(state: State, deal: Deal) -> None:
    """A turn that cannot be completed any more goes back to the engagement choice.  [LEG-6.8]

    The interference cards and what they cancelled stay discarded, and revealed cards stay revealed. Then the
    active player retreats, or declines if no fight was running.
    """
    before = state.rewind
    assert before is not None
    twin = before.copy()
    for seat in range(2):
        # A card that was drawn meanwhile is in the deck again, and nobody knows where.
        if deck_size(state, seat) < deck_size(before, seat):
            shuffle_deck(twin, deal, seat)
        for card in twin.hand[seat]:
            twin.flags[card] |= state.flags[card] & (words.REVEALED | words.PLACE_KNOWN)
    for card in state.spent:
        if twin.zone[card] in (words.IN_HAND, words.IN_CARGO, words.IN_DECK):
            discard(twin, deal, card)
    twin.dragons = state.dragons
    twin.ran_out = state.ran_out
    twin.takes = state.takes
    twin.used = state.used
    twin.sequence = state.sequence
    twin.spent = state.spent
    twin.seen = state.seen
    state.copy_from(twin)
    if state.fight == words.RUNNING:
        start_retreat(state, deal, state.active)
    else:
        decline(state, deal)
    settle(state, deal)
