"""Why an action is refused: the first reason that applies with its rule, for any client to say.  [LEG-20]

Everything here follows from what the deciding seat sees. A card of the foe is looked at only where it lies
open on the table: a reason must not tell what is in his hand, his deck or under his bluffs.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.errors import IllegalAction
from obelisk.games.legends import actions, reasons, words
from obelisk.games.legends.actions import card_of, first_of, laid_out, picked, second_of, verb_of
from obelisk.games.legends.causes import PHASE_OF, facts_of, phase_of
from obelisk.games.legends.choices import (
    candidates,
    end_characters_refusal,
    replace_refusal,
    retrieve_refusal,
)
from obelisk.games.legends.demands import meet_refusal, unmet_retreats
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.legal import legal
from obelisk.games.legends.moves import has_room
from obelisk.games.legends.plays import (
    bluff_refusal,
    booster_or_support_refusal,
    character_refusal,
    is_forbidden,
    lead_refusal,
    load_refusal,
)
from obelisk.games.legends.power import may_announce, side
from obelisk.games.legends.ships import may_load_at_all, sources
from obelisk.games.legends.state import State
from obelisk.games.legends.targets import possible_targets
from obelisk.games.legends.turn import use_refusal

PHASE_RULES: Final = {
    words.BEGIN_PHASE: "LEG-5.2",
    words.LEADERSHIP_PHASE: "LEG-5.3",
    words.ENGAGEMENT_PHASE: "LEG-5.4",
    words.CHARACTER_PHASE: "LEG-5.5",
    words.SUPPORT_PHASE: "LEG-5.6",
    words.POWER_PHASE: "LEG-5.8",
    words.END_PHASE: "LEG-5.10",
}
CLOSER_RULES: Final = {
    (reasons.WRONG_PHASE, words.DECLINE): "LEG-6.3",
    (reasons.WRONG_PHASE, words.RETREAT): "LEG-6.3",
    (reasons.TURN_NOT_COMPLETABLE, words.START): "LEG-6.5",
    (reasons.TURN_NOT_COMPLETABLE, words.CONTINUE): "LEG-6.5",
    (reasons.NOT_ASKED, words.SKIP): "LEG-15.3",
    (reasons.NOT_ASKED, words.TARGET): "LEG-15.11",
    (reasons.NOT_ASKED, words.TARGET_BLUFF): "LEG-15.11",
    (reasons.NOT_ASKED, words.KEEP): "LEG-15.12",
    (reasons.NOT_ASKED, words.INTERFERE): "LEG-18.6",
    (reasons.NOT_ASKED, words.PASS): "LEG-18.6",
    (reasons.NOT_ASKED, words.DRAGON): "LEG-18.9",
    (reasons.NO_ICON, words.RETRIEVE): "LEG-11.10",
    (reasons.NO_ICON, words.REPLACE): "LEG-11.13",
    (reasons.NOT_ACTIVE, words.RETRIEVE): "LEG-11.10",
    (reasons.NO_SHIP, words.LAND): "LEG-13.5",
    (reasons.SHIP_LANDED, words.LAND): "LEG-13.5",
    (reasons.FORBIDDEN, words.INTERFERE): "LEG-18.8",
    (reasons.NOT_IN_HAND, words.REPLACE): "LEG-11.13",
}
"""The rules of reasons that depend on what is tried."""
QUESTION_RULES: Final = {
    words.FRAME_PICK: "LEG-17.1",
    words.FRAME_PAY: "LEG-14.3",
    words.FRAME_ACHIEVE: "LEG-18.10",
    words.FRAME_DECK: "LEG-19.13",
    words.FRAME_RESPOND: "LEG-18.6",
}
"""What cards a question is about."""
HAND_RULES: Final = {words.DECLINE_PHASE: "LEG-6.1", words.MULLIGAN_PHASE: "LEG-4.6"}
ANSWERS: Final = {
    words.FRAME_TEXT: [words.USE, words.SKIP],
    words.FRAME_BATCH: [words.USE, words.SKIP],
    words.FRAME_PICK: [
        words.PICK,
        words.PICK_BLUFF,
        words.PICK_RANDOM,
        words.PICK_NONE,
        words.PICK_TYPE,
        words.DONE,
    ],
    words.FRAME_PAY: [words.PICK, words.PICK_NONE, words.DONE],
    words.FRAME_ACHIEVE: [words.PICK, words.PICK_NONE, words.DONE],
    words.FRAME_DECK: [words.PICK, words.PICK_NONE, words.DONE],
    words.FRAME_TARGET: [words.TARGET, words.TARGET_BLUFF, words.KEEP],
    words.FRAME_ATTRACT: [words.DRAGON],
    words.FRAME_RESPOND: [words.INTERFERE, words.PASS],
}
"""The verbs that answer each kind of question.  [LEG-20]"""
ASKED_FOR: Final = [
    words.PASS,
    words.SKIP,
    words.PICK,
    words.PICK_BLUFF,
    words.PICK_RANDOM,
    words.PICK_NONE,
    words.PICK_TYPE,
    words.TARGET,
    words.TARGET_BLUFF,
    words.KEEP,
    words.INTERFERE,
    words.DRAGON,
]
"""The verbs that only answer questions."""


def refusal(state: State, number: int) -> IllegalAction:
    """The error for an action that is not legal now."""
    reason = reason_against(state, number)
    return IllegalAction(
        reasons.REASONS[reason], _rule(state, reason, number), facts_of(state, reason, number)
    )


def reason_against(state: State, number: int) -> int:
    """The first reason against an action, or ALLOWED for a legal one."""
    if state.over:
        return reasons.GAME_OVER
    if not 0 <= verb_of(number) < words.VERBS:
        return reasons.UNREADABLE
    if number in legal(state):
        return reasons.ALLOWED
    if number in candidates(state):
        return _shortfall(state, number)
    reason = _not_an_answer(state, state.frames[-1], number) if state.frames else _not_an_act(state, number)
    return reason or reasons.NOT_A_CHOICE


# --- turns that could not be completed


def _shortfall(state: State, number: int) -> int:
    """What the turn would lack: said of engaging and of announcing, which are not far to see.  [LEG-6.4]"""
    verb = verb_of(number)
    if verb in (words.START, words.CONTINUE):
        return reasons.TURN_NOT_COMPLETABLE if _has_character(state) else reasons.NO_CHARACTER
    if verb == words.DONE and state.phase == words.SUPPORT_PHASE and not state.frames:
        if unmet_retreats(state):
            return reasons.DEMAND_UNMET
        if not may_announce(state, state.active):
            return reasons.POWER_TOO_LOW
    return reasons.TURN_NOT_COMPLETABLE


def _has_character(state: State) -> bool:
    """Whether a character can be played, or need not be.  [LEG-10.9, LEG-10.10]"""
    if state.attack_again:
        return True
    types = state.cast.types
    return any(
        types[card] == words.CHARACTER and not character_refusal(state, card)
        for card in sources(state, state.active)
    )


# --- decisions of a phase


def _not_an_act(state: State, number: int) -> int:
    verb = verb_of(number)
    phase = state.phase
    if verb in (words.CALL, words.ACCEPT):
        return reasons.NOTHING_TO_CALL
    if verb == words.PICK and phase in (words.DECLINE_PHASE, words.MULLIGAN_PHASE):
        return reasons.NOT_IN_HAND
    if verb in ASKED_FOR:
        return reasons.NOT_ASKED
    if verb == words.DONE and phase == words.DECLINE_PHASE:
        return reasons.MUST_DISCARD
    if phase in (words.CALL_PHASE, words.DECLINE_PHASE, words.MULLIGAN_PHASE):
        return reasons.ANSWER_FIRST
    if verb == words.ANNOUNCE:
        return _not_announced(state, number)
    if phase == words.POWER_PHASE:
        return reasons.MUST_ANNOUNCE
    if verb == words.DONE:
        return reasons.MUST_ENGAGE if phase == words.ENGAGEMENT_PHASE else end_characters_refusal(state)
    if verb <= words.RETREAT:
        return _not_engaged(state, verb)
    if verb in (words.PLAY, words.PLAY_KEEP, words.PLAY_BLUFF, words.LOAD):
        return _not_played(state, number)
    if verb == words.USE:
        return _not_used(state, card_of(state, first_of(number)))
    if verb == words.MEET:
        return _not_met(state, card_of(state, first_of(number)))
    if phase != PHASE_OF[verb]:
        return reasons.WRONG_PHASE
    if verb == words.RETRIEVE:
        return _not_retrieved(state, card_of(state, first_of(number)))
    if verb == words.DROP:
        return reasons.NO_SUCH_BLUFF
    if verb == words.LAND:
        return (
            reasons.SHIP_LANDED
            if card_of(state, first_of(number)) in state.ships[state.active]
            else reasons.NO_SHIP
        )
    return _not_replaced(state, card_of(state, first_of(number)))


def _not_announced(state: State, number: int) -> int:
    """The element is chosen once for a fight.  [LEG-5.8]"""
    if state.phase != words.POWER_PHASE:
        return reasons.WRONG_PHASE
    if state.fight != words.RUNNING:
        return reasons.UNREADABLE
    return reasons.POWER_TOO_LOW if first_of(number) == state.element else reasons.ELEMENT_FIXED


def _not_engaged(state: State, verb: int) -> int:
    """A fight is started once, and left only in this phase.  [LEG-5.4, LEG-6.3]"""
    if state.phase != words.ENGAGEMENT_PHASE:
        return reasons.WRONG_PHASE
    return reasons.NO_FIGHT if state.fight == words.PEACE else reasons.FIGHT_RUNNING


def _not_played(state: State, number: int) -> int:
    """Where the card lies, the phase, then what is in force.  [LEG-10.12]"""
    verb = verb_of(number)
    card = card_of(state, first_of(number))
    reason = _not_at_hand(state, card)
    if reason:
        return reason
    type = state.cast.types[card]
    if verb == words.PLAY_KEEP and type != words.CHARACTER:
        return reasons.NOTHING_TO_KEEP
    if verb == words.PLAY and not type & (words.FIGHTING | words.LEADING):
        return reasons.ONLY_AS_ANSWER
    if state.phase != phase_of(state, number):
        return reasons.WRONG_PHASE
    if verb == words.PLAY_BLUFF:
        return bluff_refusal(state, card)
    if verb == words.LOAD:
        return _not_aboard(state, card_of(state, second_of(number))) or load_refusal(state, card)
    if type & words.LEADING:
        return reasons.LED_ALREADY if state.led else lead_refusal(state, card)
    if type == words.CHARACTER:
        return character_refusal(state, card) or reasons.NOTHING_TO_KEEP
    return booster_or_support_refusal(state, card)


def _not_at_hand(state: State, card: int) -> int:
    """Cards are played from the hand or from a landed ship.  [LEG-10.1, LEG-13.6]"""
    seat = state.active
    if card == words.NONE or state.cast.owners[card] != seat:
        return reasons.NOT_IN_HAND
    zone = state.zone[card]
    if zone == words.IN_CARGO:
        return reasons.ALLOWED if card in sources(state, seat) else reasons.NOT_LANDED
    if zone != words.IN_HAND:
        return reasons.NOT_IN_HAND
    is_free_of_ships = not state.cast.types[card] & words.FIGHTING
    return reasons.ALLOWED if is_free_of_ships or card in sources(state, seat) else reasons.ONLY_FROM_SHIP


def _not_aboard(state: State, ship: int) -> int:
    """Loading needs an own ship with room that has not landed.  [LEG-13.2, LEG-13.3]"""
    if ship not in state.ships[state.active]:
        return reasons.NO_SHIP
    if state.flags[ship] & words.LANDED:
        return reasons.SHIP_LANDED
    if not has_room(state, ship):
        return reasons.SHIP_FULL
    return reasons.ALLOWED if may_load_at_all(state, state.active) else reasons.LOADS_FORBIDDEN


def _not_used(state: State, card: int) -> int:
    """Texts of windows and of the end.  [LEG-5.10, LEG-5.12]"""
    if card not in state.texts[state.active]:
        return reasons.NOT_ACTIVE
    reason = reasons.NO_WINDOW
    for number in range(len(state.cast.effects[card])):
        found = use_refusal(state, card, number)
        if found != reasons.NO_WINDOW:
            reason = found
    return reason


def _not_met(state: State, card: int) -> int:
    """Demands of the foe, up to the support phase.  [LEG-5.12, LEG-14.2]"""
    if state.phase == words.END_PHASE:
        return reasons.DEMAND_LATE
    demands = side(state, state.active).demands
    if demands is None or card not in demands:
        return reasons.NO_DEMAND
    return meet_refusal(state, card)


def _not_retrieved(state: State, card: int) -> int:
    seat = state.active
    if card in state.combat[seat] or card in state.support[seat]:
        return retrieve_refusal(state, card)
    return reasons.NOT_ACTIVE


def _not_replaced(state: State, card: int) -> int:
    """Instead of the card of this phase.  [LEG-5.3, LEG-11.13]"""
    if card not in state.hand[state.active]:
        return reasons.NOT_IN_HAND
    return reasons.LED_ALREADY if state.led else replace_refusal(state, card)


# --- answers to questions


def _not_an_answer(state: State, frame: Frame, number: int) -> int:
    verb = verb_of(number)
    kind = frame.kind
    if verb not in ANSWERS[kind]:
        return reasons.NOTHING_TO_CALL if verb in (words.CALL, words.ACCEPT) else reasons.ANSWER_FIRST
    if kind == words.FRAME_ATTRACT:
        return reasons.WRONG_DRAGON
    if kind == words.FRAME_RESPOND:
        return _not_interfered(state, frame.seat, card_of(state, first_of(number)))
    if kind == words.FRAME_TARGET:
        return _not_targeted(state, frame, number)
    if kind in (words.FRAME_TEXT, words.FRAME_BATCH):
        return _not_resolved(state, number)
    if verb in (words.DONE, words.PICK_NONE):
        return reasons.MUST_PICK
    if kind == words.FRAME_PICK:
        return state.cast.effects[frame.card][frame.effect].refusal(state, frame, number)
    if kind == words.FRAME_PAY:
        return (
            reasons.DOES_NOT_PAY if picked(state, number) in state.hand[frame.seat] else reasons.NOT_IN_HAND
        )
    return reasons.NOT_AMONG


def _not_interfered(state: State, seat: int, card: int) -> int:
    """An interference card of the own hand that fits what happens.  [LEG-18.6, LEG-18.8]"""
    if card not in state.hand[seat]:
        return reasons.NOT_IN_HAND
    if state.cast.types[card] != words.INTERFERENCE:
        return reasons.NOT_AN_ANSWER
    return reasons.FORBIDDEN if is_forbidden(state, card) else reasons.TRIGGER_UNFIT


def _not_resolved(state: State, number: int) -> int:
    """A text that is asked about can be skipped if it is optional, and used if it can be done in full.
    [LEG-15.3, LEG-15.4]
    """
    use = actions.action(words.USE, first_of(number))
    skip = actions.action(words.SKIP, first_of(number))
    offered = candidates(state)
    if verb_of(number) == words.SKIP:
        return reasons.MANDATORY if use in offered else reasons.ANSWER_FIRST
    return reasons.NOT_IN_FULL if skip in offered else reasons.ANSWER_FIRST


def _not_targeted(state: State, frame: Frame, number: int) -> int:
    """The own active cards that the effect can work on.  [LEG-15.11, LEG-15.12]"""
    verb = verb_of(number)
    if card_of(state, first_of(number)) != frame.card:
        return reasons.ANSWER_FIRST
    if verb == words.KEEP:
        return reasons.MUST_TARGET
    card = laid_out(state, verb == words.TARGET_BLUFF, second_of(number))
    if card not in possible_targets(state, frame.card):
        return reasons.TARGET_UNFIT
    return reasons.SAME_TARGET if card == state.link[frame.card] else reasons.ONLY_NEW


# --- the rule of a reason


def _rule(state: State, reason: int, number: int) -> str:
    """The rule that a refusal names: the closest to what was tried."""
    verb = verb_of(number)
    if (reason, verb) in CLOSER_RULES:
        return CLOSER_RULES[(reason, verb)]
    if reason == reasons.WRONG_PHASE:
        return PHASE_RULES[phase_of(state, number)]
    if reason in (reasons.NOT_AMONG, reasons.MUST_PICK, reasons.NOT_IN_HAND):
        if state.frames:
            return QUESTION_RULES[state.frames[-1].kind]
        if state.phase in HAND_RULES:
            return HAND_RULES[state.phase]
    if (
        reason == reasons.CONDITION_UNMET
        and state.cast.types[card_of(state, first_of(number))] == words.ACHIEVEMENT
    ):
        return "LEG-18.12"
    return reasons.RULES[reason]
