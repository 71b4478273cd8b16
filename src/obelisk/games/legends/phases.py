"""Phases that pass by themselves.  [LEG-5.1]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.games.legends import events as tell
from obelisk.games.legends import words
from obelisk.games.legends.dealing import deal_hands
from obelisk.games.legends.demands import unmet_dragons
from obelisk.games.legends.fight import attract, begin_turn, start_retreat, stop_texts
from obelisk.games.legends.moves import discard_landed, draw_up_to
from obelisk.games.legends.resolve import EFFECTS, gather, push_batch
from obelisk.games.legends.scoring import finish, is_out_of_cards, winner_by_dragons
from obelisk.games.legends.state import State
from obelisk.games.legends.texts.dragons import TagBonus


def run_phase(state: State, deal: Deal) -> bool:
    """Passes a phase without a decision; True if it waits for one."""
    phase = state.phase
    seat = state.active
    if phase == words.START_PHASE:
        state.phase = words.BEGIN_PHASE
        push_batch(state, seat, words.BEGIN)
        _drop_tags(state)
        if tag_count(state, seat, words.ATTRACT):
            tell.storm_broke(deal, seat)
            attract(state, seat, 1)
        return False
    if phase == words.CLOSING_PHASE:
        demands = unmet_dragons(state, seat)
        state.settled = [*state.settled, *demands]
        state.phase = words.POWER_PHASE
        push_batch(state, seat, words.AFTER_SUPPORT)
        attract(state, 1 - seat, len(demands))
        return False
    if phase == words.REFRESH_PHASE:
        state.phase = words.END_PHASE
        draw_up_to(state, deal, seat, words.HAND_SIZE)
        if state.declined != words.NONE and is_out_of_cards(state, seat):
            finish(state, deal, winner_by_dragons(state), words.OUT_OF_CARDS)
        return False
    if phase == words.ENDING_PHASE:
        state.phase = words.OVER_PHASE
        push_batch(state, seat, words.TURN_ENDING)
        return False
    if phase == words.OVER_PHASE:
        _end_turn(state, deal)
        return False
    if phase == words.BUILDING_PHASE:
        deal_hands(state, deal)
        return False
    if phase == words.OPENING_PHASE:
        state.phase = words.OPENED_PHASE
        push_batch(state, 1 - state.first, words.GAME_START)
        push_batch(state, state.first, words.GAME_START)
        return False
    if phase == words.OPENED_PHASE:
        begin_turn(state, deal, state.first)
        return False
    return True


def _drop_tags(state: State) -> None:
    """Storms are counted together, not one by one.  [LEG-14.12]"""
    if state.frames and state.frames[-1].kind == words.FRAME_BATCH:
        frame = state.frames[-1]
        rest: list[int] = []
        for entry in frame.picks:
            if not isinstance(state.cast.effects[entry // EFFECTS][entry % EFFECTS], TagBonus):
                rest.append(entry)
        frame.picks = rest


def tag_count(state: State, seat: int, outcome: int) -> bool:
    """Whether enough active supports of one tag have their text in force.  [LEG-14.12, LEG-14.13]"""
    when = words.BEGIN if outcome == words.ATTRACT else words.AFTER_TURN
    found = gather(state, seat, when)
    for entry in found:
        effect = state.cast.effects[entry // EFFECTS][entry % EFFECTS]
        if not isinstance(effect, TagBonus) or effect.outcome != outcome:
            continue
        count = 0
        for other in found:
            if state.cast.cards[other // EFFECTS].tags & effect.tag:
                count += 1
        if count >= effect.at_least:
            return True
    return False


def _end_turn(state: State, deal: Deal) -> None:
    """The turn is over; Floods make the foe retreat at once.  [LEG-5.11, LEG-14.13]"""
    seat = state.active
    stop_texts(state, seat)
    discard_landed(state, deal, seat)
    flood = tag_count(state, seat, words.FOE_RETREATS)
    if flood and state.fight == words.RUNNING:
        state.reset_turn()
        state.active = 1 - seat
        state.choices = None
        tell.flood_came(deal, seat)
        start_retreat(state, deal, 1 - seat)
        return
    begin_turn(state, deal, 1 - seat)
