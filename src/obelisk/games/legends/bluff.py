"""Calling bluffs.  [LEG-12.9 to LEG-12.11]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.games.legends import events as tell
from obelisk.games.legends import words
from obelisk.games.legends.fight import attract, start_retreat
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.moves import discard
from obelisk.games.legends.power import icons_of, is_ignored, side
from obelisk.games.legends.state import State


def bluffs_of(state: State, seat: int) -> list[int]:
    """The bluffs of a seat, in play order.  [LEG-25]"""
    found: list[int] = []
    for card in state.support[seat]:
        if state.flags[card] & words.FACE_DOWN:
            found.append(card)
    return found


def may_be_called(state: State) -> bool:
    """Whether the foe decides about a call: a bluff that counts, and no text against it.  [LEG-12.9]"""
    for card in state.support[state.active]:
        if state.flags[card] & words.FACE_DOWN:
            return not is_ignored(state, card) and not side(state, 1 - state.active).no_call
    return False


def call(state: State, deal: Deal) -> None:
    """All bluffs of the active player are shown and discarded.  [LEG-12.10, LEG-12.11]"""
    seat = state.active
    wanted = words.BLUFF_FIRE if state.element == words.FIRE else words.BLUFF_EARTH
    fits = True
    bluffs = bluffs_of(state, seat)
    for card in bluffs:
        if not icons_of(state, card) & wanted:
            fits = False
    tell.bluff_called(deal, 1 - seat)
    for card in bluffs:
        discard(state, deal, card)
    if fits:
        tell.bluff_held(deal, seat)
        attract(state, seat, 1)
    else:
        tell.bluff_failed(deal, seat)
        state.frames.append(Frame(words.FRAME_CALLED, seat))
        attract(state, 1 - seat, 1)


def run_called(state: State, deal: Deal, frame: Frame) -> None:
    """After the caller's dragon the active player retreats.  [LEG-12.11]"""
    state.frames.pop()
    start_retreat(state, deal, frame.seat)
