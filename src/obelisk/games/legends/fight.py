"""Retreat, dragons and the end of a fight.  [LEG-8, LEG-9]"""

from __future__ import annotations

from typing import Final

from obelisk.core.deal import Deal
from obelisk.games.legends import events as tell
from obelisk.games.legends import words
from obelisk.games.legends.demands import unmet_dragons
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.moves import deactivate, discard, discard_landed, draw_up_to
from obelisk.games.legends.power import in_force
from obelisk.games.legends.scoring import finish, is_out_of_cards, winner_at_limit, winner_by_dragons
from obelisk.games.legends.state import State, changed
from obelisk.games.legends.texts import traits

CROWD: Final = 6
"""So many area cards of the winner are worth a second dragon.  [LEG-8.3]"""


class Spoils:
    """How many dragons a retreat is worth, as texts add, take away, cap or prevent.  [LEG-8.3]"""

    __slots__ = ("cap", "dragons", "fewer", "none")

    def __init__(self, dragons: int) -> None:
        self.dragons = dragons
        self.fewer = 0
        self.cap = words.DRAGONS + CROWD
        self.none = False

    def total(self) -> int:
        return 0 if self.none else min(max(self.dragons - self.fewer, 0), self.cap)


def dragons_for_retreat(state: State, loser: int) -> int:
    """One dragon, two against a crowd; then texts add, take away, cap or prevent.  [LEG-8.3]"""
    winner = 1 - loser
    cards = len(state.combat[winner])
    for card in state.support[winner]:
        if not state.flags[card] & words.FACE_DOWN:
            cards += 1
    spoils = Spoils(2 if cards >= CROWD else 1)
    for seat in range(2):
        about = words.FOE if seat == winner else words.ME
        for card in state.texts[seat]:
            if state.cast.traits[card] & traits.CHANGES_RETREAT and in_force(state, card):
                for effect in state.cast.folded[card]:
                    effect.change_spoils(about, spoils)
    return spoils.total()


def attract(state: State, seat: int, count: int) -> None:
    """`seat` attracts dragons one by one, as the next thing that happens.  [LEG-8.4]"""
    if count > 0:
        state.frames.append(Frame(words.FRAME_ATTRACT, seat, n=count))


def movable_dragons(state: State, seat: int) -> list[int]:
    """The dragons of which one moves when `seat` attracts: the foe's, else those in the middle.  [LEG-8.4]"""
    for side in (1 - seat, words.MIDDLE):
        found: list[int] = []
        for dragon in range(words.DRAGONS):
            if state.dragons[dragon] == side:
                found.append(dragon)
        if found:
            return found
    return []


def move_dragon(state: State, deal: Deal, seat: int, dragon: int) -> None:
    """One dragon leaves the far side for the middle, or comes from there.  [LEG-8.4]"""
    left = state.dragons[dragon] != words.MIDDLE
    dragons = state.dragons.copy()
    dragons[dragon] = words.MIDDLE if left else seat
    state.dragons = dragons
    state.choices = None
    tell.dragon_moved(deal, state, 1 - seat if left else seat, dragon, left)


def run_attract(state: State, deal: Deal, frame: Frame) -> bool:
    """Goes on attracting; True if the attracting player has to say which dragon.  [LEG-18.9]"""
    while frame.n > 0:
        dragons = movable_dragons(state, frame.seat)
        if not dragons:
            finish(state, deal, frame.seat, words.FOURTH_DRAGON)
            return False
        if len(dragons) > 1 and state.cast.achievements:
            return True
        move_dragon(state, deal, frame.seat, dragons[0])
        frame.n -= 1
    state.frames.pop()
    return False


def start_retreat(state: State, deal: Deal, loser: int) -> None:
    """`loser` gives up the fight.  [LEG-8.1]"""
    tell.retreated(deal, loser)
    state.frames.append(Frame(words.FRAME_RETREAT, loser))


def run_retreat(state: State, deal: Deal, frame: Frame) -> None:
    """The steps of a retreat, one after another, with all dragons in between.  [LEG-8.2]"""
    loser = frame.seat
    winner = 1 - loser
    stage = frame.stage
    frame.stage += 1
    if stage == 0:
        discard_landed(state, deal, loser)
        demands = unmet_dragons(state, loser)
        state.settled = [*state.settled, *demands]
        attract(state, winner, len(demands))
    elif stage == 1:
        attract(state, winner, dragons_for_retreat(state, loser))
    else:
        state.frames.pop()
        end_fight(state, deal)
        draw_up_to(state, deal, winner, words.HAND_SIZE)
        draw_up_to(state, deal, loser, words.HAND_SIZE)
        if is_out_of_cards(state, 0) or is_out_of_cards(state, 1):
            finish(state, deal, winner_by_dragons(state), words.OUT_OF_CARDS)
            return
        begin_turn(state, deal, loser)


def end_fight(state: State, deal: Deal) -> None:
    """All area cards go to the discard piles, in play order, and this-turn texts stop.  [LEG-8.2, LEG-8.6]"""
    for seat in range(2):
        for card in state.combat[seat].copy():
            discard(state, deal, card)
        for card in state.support[seat].copy():
            discard(state, deal, card)
        stop_texts(state, seat)
    state.fight = words.PEACE
    state.element = 0
    state.announced = 0
    changed(state)
    tell.fight_ended(deal)


def stop_texts(state: State, seat: int) -> None:
    """Leadership cards of this turn become inactive.  [LEG-5.11]"""
    for card in state.texts[seat].copy():
        if card in state.leadership[seat] and state.flags[card] & words.ACTIVE:
            deactivate(state, card)


def begin_turn(state: State, deal: Deal, seat: int) -> None:
    """Counters are reset and the next turn begins, unless the turns are used up.  [LEG-5.11, LEG-9.8]"""
    if state.cast.max_turns and state.turn >= state.cast.max_turns:
        finish(state, deal, winner_at_limit(state), words.TURN_LIMIT)
        return
    state.turn += 1
    state.active = seat
    state.phase = words.START_PHASE
    state.reset_turn()
    state.choices = None
    tell.turn_began(deal, seat, state.turn)
