"""Why an action is refused: the first reason that applies with its rule, for any client to say.  [LEG-20]

Everything here follows from what the deciding seat sees. A card of the foe is looked at only where it lies
open on the table: a reason must not tell what is in his hand, his deck or under his bluffs.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.errors import IllegalAction
from obelisk.games.legends import actions
from obelisk.games.legends.actions import bluff_of, card_of, first_of, picked, second_of, verb_of
from obelisk.games.legends.completable import legal
from obelisk.games.legends.demands import meet_refusal, unmet_retreats
from obelisk.games.legends.effects import (
    ACHIEVEMENT,
    ACTIVE_CHARACTERS,
    ALL,
    ANY,
    CHARACTER,
    COMBAT_PLAYS,
    DECK,
    DISCARD_FOE_HAND,
    DRAGON_FOR_DISCARDS,
    DRAW_SIFT,
    DRAWN,
    FIGHTING,
    FOE,
    FOE_DISCARDS,
    FORBID_PLAY,
    ICON_NAMES,
    INTERFERENCE,
    LEADING,
    LIMIT,
    LOAD_SHIP,
    MOVE_HAND,
    PLAYS,
    REMOVE_CARDS,
    SEARCH,
    SUPPORT,
    DrawSift,
    Effect,
    ForbidPlay,
    Limit,
    RemoveCards,
    Search,
)
from obelisk.games.legends.events import element_name
from obelisk.games.legends.legal import (
    candidates,
    decision_kind,
    end_characters_refusal,
    replace_refusal,
    retrieve_refusal,
)
from obelisk.games.legends.moves import has_room, may_take
from obelisk.games.legends.plays import (
    bluff_refusal,
    booster_or_support_refusal,
    character_refusal,
    fits,
    is_forbidden,
    is_named,
    lead_refusal,
    load_refusal,
)
from obelisk.games.legends.power import BLUFF_VALUE, in_force, may_announce, power_of, side
from obelisk.games.legends.reasons import (
    ALLOWED,
    ANSWER_FIRST,
    BLUFF_FORBIDDEN,
    COMBAT_LIMIT,
    CONDITION_UNMET,
    DEMAND_LATE,
    DEMAND_UNMET,
    DOES_NOT_PAY,
    ELEMENT_FIXED,
    FIGHT_RUNNING,
    FORBIDDEN,
    GAME_OVER,
    ICON_IGNORED,
    LAST_CHARACTER,
    LED_ALREADY,
    LOADS_FORBIDDEN,
    MANDATORY,
    MAY_NOT_TAKE,
    MUST_ANNOUNCE,
    MUST_DISCARD,
    MUST_ENGAGE,
    MUST_PICK,
    MUST_TARGET,
    NO_CHARACTER,
    NO_DEMAND,
    NO_FIGHT,
    NO_ICON,
    NO_SHIP,
    NO_SUCH_BLUFF,
    NO_WINDOW,
    NONE_HIDDEN,
    NOT_A_CHOICE,
    NOT_ACTIVE,
    NOT_AMONG,
    NOT_AN_ANSWER,
    NOT_ASKED,
    NOT_IN_FULL,
    NOT_IN_HAND,
    NOT_LANDED,
    NOT_LOADABLE,
    NOT_REVEALED,
    NOTHING_TO_CALL,
    NOTHING_TO_KEEP,
    ONLY_AS_ANSWER,
    ONLY_FROM_SHIP,
    ONLY_NEW,
    PLAY_LIMIT,
    POWER_TOO_LOW,
    REASONS,
    RULES,
    SAME_TARGET,
    SHIP_FULL,
    SHIP_LANDED,
    TARGET_UNFIT,
    TOO_MANY_CHARACTERS,
    TRIGGER_UNFIT,
    TURN_NOT_COMPLETABLE,
    UNREADABLE,
    WRONG_DRAGON,
    WRONG_PHASE,
)
from obelisk.games.legends.resolve import remove_refusal
from obelisk.games.legends.rules import use_refusal
from obelisk.games.legends.ships import may_load_at_all, sources
from obelisk.games.legends.state import (
    BEGIN,
    DECLINE,
    END,
    ENGAGEMENT,
    FACE_DOWN,
    FRAME_ACHIEVE,
    FRAME_ATTRACT,
    FRAME_BATCH,
    FRAME_DECK,
    FRAME_PAY,
    FRAME_PICK,
    FRAME_RESPOND,
    FRAME_TARGET,
    FRAME_TEXT,
    IN_CARGO,
    IN_COMBAT,
    IN_HAND,
    IN_SUPPORT,
    LANDED,
    LEADERSHIP,
    MULLIGAN,
    NONE,
    PHASES,
    POWER,
    RUNNING,
    Frame,
    State,
)
from obelisk.games.legends.state import CALL as CALL_PHASE
from obelisk.games.legends.state import CHARACTER as CHARACTER_PHASE
from obelisk.games.legends.state import NO_FIGHT as PEACE
from obelisk.games.legends.state import SUPPORT as SUPPORT_PHASE
from obelisk.games.legends.targets import candidates as target_candidates

PHASE_OF: Final = {
    actions.START: ENGAGEMENT,
    actions.DECLINE: ENGAGEMENT,
    actions.CONTINUE: ENGAGEMENT,
    actions.RETREAT: ENGAGEMENT,
    actions.ANNOUNCE: POWER,
    actions.PLAY_KEEP: CHARACTER_PHASE,
    actions.BLUFF: SUPPORT_PHASE,
    actions.LOAD: SUPPORT_PHASE,
    actions.RETRIEVE: BEGIN,
    actions.DROP: BEGIN,
    actions.LAND: BEGIN,
    actions.REPLACE: LEADERSHIP,
    actions.USE: END,
}
"""The phase that a verb belongs to; a card that is played has its own, and only texts of the end have one."""
PHASE_RULES: Final = {
    BEGIN: "LEG-5.2",
    LEADERSHIP: "LEG-5.3",
    ENGAGEMENT: "LEG-5.4",
    CHARACTER_PHASE: "LEG-5.5",
    SUPPORT_PHASE: "LEG-5.6",
    POWER: "LEG-5.8",
    END: "LEG-5.10",
}
CLOSER_RULES: Final = {
    (WRONG_PHASE, actions.DECLINE): "LEG-6.3",
    (WRONG_PHASE, actions.RETREAT): "LEG-6.3",
    (TURN_NOT_COMPLETABLE, actions.START): "LEG-6.5",
    (TURN_NOT_COMPLETABLE, actions.CONTINUE): "LEG-6.5",
    (NOT_ASKED, actions.SKIP): "LEG-15.3",
    (NOT_ASKED, actions.TARGET): "LEG-15.11",
    (NOT_ASKED, actions.TARGET_BLUFF): "LEG-15.11",
    (NOT_ASKED, actions.KEEP): "LEG-15.12",
    (NOT_ASKED, actions.INTERFERE): "LEG-18.6",
    (NOT_ASKED, actions.PASS): "LEG-18.6",
    (NOT_ASKED, actions.DRAGON): "LEG-18.9",
    (NO_ICON, actions.RETRIEVE): "LEG-11.10",
    (NO_ICON, actions.REPLACE): "LEG-11.13",
    (NOT_ACTIVE, actions.RETRIEVE): "LEG-11.10",
    (NO_SHIP, actions.LAND): "LEG-13.5",
    (SHIP_LANDED, actions.LAND): "LEG-13.5",
    (FORBIDDEN, actions.INTERFERE): "LEG-18.8",
    (NOT_IN_HAND, actions.REPLACE): "LEG-11.13",
}
"""The rules of reasons that depend on what is tried."""
QUESTION_RULES: Final = {
    FRAME_PICK: "LEG-17.1",
    FRAME_PAY: "LEG-14.3",
    FRAME_ACHIEVE: "LEG-18.10",
    FRAME_DECK: "LEG-19.13",
    FRAME_RESPOND: "LEG-18.6",
}
"""What cards a question is about."""
HAND_RULES: Final = {DECLINE: "LEG-6.1", MULLIGAN: "LEG-4.6"}
LIMITS: Final = {
    PLAY_LIMIT: PLAYS,
    COMBAT_LIMIT: COMBAT_PLAYS,
    TOO_MANY_CHARACTERS: ACTIVE_CHARACTERS,
}
ANSWERS: Final = {
    FRAME_TEXT: [actions.USE, actions.SKIP],
    FRAME_BATCH: [actions.USE, actions.SKIP],
    FRAME_PICK: [
        actions.PICK,
        actions.PICK_BLUFF,
        actions.PICK_RANDOM,
        actions.PICK_NONE,
        actions.PICK_TYPE,
        actions.DONE,
    ],
    FRAME_PAY: [actions.PICK, actions.PICK_NONE, actions.DONE],
    FRAME_ACHIEVE: [actions.PICK, actions.PICK_NONE, actions.DONE],
    FRAME_DECK: [actions.PICK, actions.PICK_NONE, actions.DONE],
    FRAME_TARGET: [actions.TARGET, actions.TARGET_BLUFF, actions.KEEP],
    FRAME_ATTRACT: [actions.DRAGON],
    FRAME_RESPOND: [actions.INTERFERE, actions.PASS],
}
"""The verbs that answer each kind of question.  [LEG-20]"""
ASKED_FOR: Final = [
    actions.PASS,
    actions.SKIP,
    actions.PICK,
    actions.PICK_BLUFF,
    actions.PICK_RANDOM,
    actions.PICK_NONE,
    actions.PICK_TYPE,
    actions.TARGET,
    actions.TARGET_BLUFF,
    actions.KEEP,
    actions.INTERFERE,
    actions.DRAGON,
]
"""The verbs that only answer questions."""


def refusal(state: State, number: int) -> IllegalAction:
    """The error for an action that is not legal now."""
    reason = reason_against(state, number)
    return IllegalAction(REASONS[reason], _rule(state, reason, number), _facts(state, reason, number))


def reason_against(state: State, number: int) -> int:
    """The first reason against an action, or ALLOWED for a legal one."""
    if state.over:
        return GAME_OVER
    if not 0 <= verb_of(number) < actions.VERBS:
        return UNREADABLE
    if number in legal(state):
        return ALLOWED
    if number in candidates(state):
        return _shortfall(state, number)
    reason = _not_an_answer(state, state.frames[-1], number) if state.frames else _not_an_act(state, number)
    return reason or NOT_A_CHOICE


# --- turns that could not be completed


def _shortfall(state: State, number: int) -> int:
    """What the turn would lack: said of engaging and of announcing, which are not far to see.  [LEG-6.4]"""
    verb = verb_of(number)
    if verb in (actions.START, actions.CONTINUE):
        return TURN_NOT_COMPLETABLE if _has_character(state) else NO_CHARACTER
    if verb == actions.DONE and state.phase == SUPPORT_PHASE and not state.frames:
        if unmet_retreats(state):
            return DEMAND_UNMET
        if not may_announce(state, state.active):
            return POWER_TOO_LOW
    return TURN_NOT_COMPLETABLE


def _has_character(state: State) -> bool:
    """Whether a character can be played, or need not be.  [LEG-10.9, LEG-10.10]"""
    if state.attack_again:
        return True
    types = state.cast.types
    return any(
        types[card] == CHARACTER and not character_refusal(state, card)
        for card in sources(state, state.active)
    )


# --- decisions of a phase


def _not_an_act(state: State, number: int) -> int:
    verb = verb_of(number)
    phase = state.phase
    if verb in (actions.CALL, actions.ACCEPT):
        return NOTHING_TO_CALL
    if verb == actions.PICK and phase in (DECLINE, MULLIGAN):
        return NOT_IN_HAND
    if verb in ASKED_FOR:
        return NOT_ASKED
    if verb == actions.DONE and phase == DECLINE:
        return MUST_DISCARD
    if phase in (CALL_PHASE, DECLINE, MULLIGAN):
        return ANSWER_FIRST
    if verb == actions.ANNOUNCE:
        return _not_announced(state, number)
    if phase == POWER:
        return MUST_ANNOUNCE
    if verb == actions.DONE:
        return MUST_ENGAGE if phase == ENGAGEMENT else end_characters_refusal(state)
    if verb <= actions.RETREAT:
        return _not_engaged(state, verb)
    if verb in (actions.PLAY, actions.PLAY_KEEP, actions.BLUFF, actions.LOAD):
        return _not_played(state, number)
    if verb == actions.USE:
        return _not_used(state, card_of(state, first_of(number)))
    if verb == actions.MEET:
        return _not_met(state, card_of(state, first_of(number)))
    if phase != PHASE_OF[verb]:
        return WRONG_PHASE
    if verb == actions.RETRIEVE:
        return _not_retrieved(state, card_of(state, first_of(number)))
    if verb == actions.DROP:
        return NO_SUCH_BLUFF
    if verb == actions.LAND:
        return SHIP_LANDED if card_of(state, first_of(number)) in state.ships[state.active] else NO_SHIP
    return _not_replaced(state, card_of(state, first_of(number)))


def _not_announced(state: State, number: int) -> int:
    """The element is chosen once for a fight.  [LEG-5.8]"""
    if state.phase != POWER:
        return WRONG_PHASE
    if state.fight != RUNNING:
        return UNREADABLE
    return POWER_TOO_LOW if first_of(number) == state.element else ELEMENT_FIXED


def _not_engaged(state: State, verb: int) -> int:
    """A fight is started once, and left only in this phase.  [LEG-5.4, LEG-6.3]"""
    if state.phase != ENGAGEMENT:
        return WRONG_PHASE
    return NO_FIGHT if state.fight == PEACE else FIGHT_RUNNING


def _play_phase(state: State, card: int) -> int:
    """The phase in which a card is played.  [LEG-5.3, LEG-5.5, LEG-5.6]"""
    type = state.cast.types[card]
    if type & LEADING:
        return LEADERSHIP
    return CHARACTER_PHASE if type == CHARACTER else SUPPORT_PHASE


def _phase_of(state: State, number: int) -> int:
    """The phase that an action belongs to."""
    verb = verb_of(number)
    return _play_phase(state, card_of(state, first_of(number))) if verb == actions.PLAY else PHASE_OF[verb]


def _not_played(state: State, number: int) -> int:
    """Where the card lies, the phase, then what is in force.  [LEG-10.12]"""
    verb = verb_of(number)
    card = card_of(state, first_of(number))
    reason = _not_at_hand(state, card)
    if reason:
        return reason
    type = state.cast.types[card]
    if verb == actions.PLAY_KEEP and type != CHARACTER:
        return NOTHING_TO_KEEP
    if verb == actions.PLAY and not type & (FIGHTING | LEADING):
        return ONLY_AS_ANSWER
    if state.phase != _phase_of(state, number):
        return WRONG_PHASE
    if verb == actions.BLUFF:
        return bluff_refusal(state, card)
    if verb == actions.LOAD:
        return _not_aboard(state, card_of(state, second_of(number))) or load_refusal(state, card)
    if type & LEADING:
        return LED_ALREADY if state.led else lead_refusal(state, card)
    if type == CHARACTER:
        return character_refusal(state, card) or NOTHING_TO_KEEP
    return booster_or_support_refusal(state, card)


def _not_at_hand(state: State, card: int) -> int:
    """Cards are played from the hand or from a landed ship.  [LEG-10.1, LEG-13.6]"""
    seat = state.active
    if card == NONE or state.cast.owners[card] != seat:
        return NOT_IN_HAND
    zone = state.zone[card]
    if zone == IN_CARGO:
        return ALLOWED if card in sources(state, seat) else NOT_LANDED
    if zone != IN_HAND:
        return NOT_IN_HAND
    is_free_of_ships = not state.cast.types[card] & FIGHTING
    return ALLOWED if is_free_of_ships or card in sources(state, seat) else ONLY_FROM_SHIP


def _not_aboard(state: State, ship: int) -> int:
    """Loading needs an own ship with room that has not landed.  [LEG-13.2, LEG-13.3]"""
    if ship not in state.ships[state.active]:
        return NO_SHIP
    if state.flags[ship] & LANDED:
        return SHIP_LANDED
    if not has_room(state, ship):
        return SHIP_FULL
    return ALLOWED if may_load_at_all(state, state.active) else LOADS_FORBIDDEN


def _not_used(state: State, card: int) -> int:
    """Texts of windows and of the end.  [LEG-5.10, LEG-5.12]"""
    if card not in state.texts[state.active]:
        return NOT_ACTIVE
    reason = NO_WINDOW
    for number in range(len(state.cast.effects[card])):
        found = use_refusal(state, card, number)
        if found != NO_WINDOW:
            reason = found
    return reason


def _not_met(state: State, card: int) -> int:
    """Demands of the foe, up to the support phase.  [LEG-5.12, LEG-14.2]"""
    if state.phase == END:
        return DEMAND_LATE
    demands = side(state, state.active).demands
    if demands is None or card not in demands:
        return NO_DEMAND
    return meet_refusal(state, card)


def _not_retrieved(state: State, card: int) -> int:
    seat = state.active
    if card in state.combat[seat] or card in state.support[seat]:
        return retrieve_refusal(state, card)
    return NOT_ACTIVE


def _not_replaced(state: State, card: int) -> int:
    """Instead of the card of this phase.  [LEG-5.3, LEG-11.13]"""
    if card not in state.hand[state.active]:
        return NOT_IN_HAND
    return LED_ALREADY if state.led else replace_refusal(state, card)


# --- answers to questions


def _not_an_answer(state: State, frame: Frame, number: int) -> int:
    verb = verb_of(number)
    kind = frame.kind
    if verb not in ANSWERS[kind]:
        return NOTHING_TO_CALL if verb in (actions.CALL, actions.ACCEPT) else ANSWER_FIRST
    if kind == FRAME_ATTRACT:
        return WRONG_DRAGON
    if kind == FRAME_RESPOND:
        return _not_interfered(state, frame.seat, card_of(state, first_of(number)))
    if kind == FRAME_TARGET:
        return _not_targeted(state, frame, number)
    if kind in (FRAME_TEXT, FRAME_BATCH):
        return _not_resolved(state, number)
    if verb in (actions.DONE, actions.PICK_NONE):
        return MUST_PICK
    if kind == FRAME_PICK:
        return _not_picked(state, frame, state.cast.effects[frame.card][frame.effect], number)
    if kind == FRAME_PAY:
        return DOES_NOT_PAY if picked(state, number) in state.hand[frame.seat] else NOT_IN_HAND
    return NOT_AMONG


def _not_interfered(state: State, seat: int, card: int) -> int:
    """An interference card of the own hand that fits what happens.  [LEG-18.6, LEG-18.8]"""
    if card not in state.hand[seat]:
        return NOT_IN_HAND
    if state.cast.types[card] != INTERFERENCE:
        return NOT_AN_ANSWER
    return FORBIDDEN if is_forbidden(state, card) else TRIGGER_UNFIT


def _not_resolved(state: State, number: int) -> int:
    """A text that is asked about can be skipped if it is optional, and used if it can be done in full.
    [LEG-15.3, LEG-15.4]
    """
    use = actions.action(actions.USE, first_of(number))
    skip = actions.action(actions.SKIP, first_of(number))
    offered = candidates(state)
    if verb_of(number) == actions.SKIP:
        return MANDATORY if use in offered else ANSWER_FIRST
    return NOT_IN_FULL if skip in offered else ANSWER_FIRST


def _not_targeted(state: State, frame: Frame, number: int) -> int:
    """The own active cards that the effect can work on.  [LEG-15.11, LEG-15.12]"""
    verb = verb_of(number)
    if card_of(state, first_of(number)) != frame.card:
        return ANSWER_FIRST
    if verb == actions.KEEP:
        return MUST_TARGET
    card = _laid_out(state, verb == actions.TARGET_BLUFF, second_of(number))
    if card not in target_candidates(state, frame.card):
        return TARGET_UNFIT
    return SAME_TARGET if card == state.link[frame.card] else ONLY_NEW


def _laid_out(state: State, is_bluff: bool, code: int) -> int:
    """The card of an area that an action names, or NONE: a bluff is named by its slot alone."""
    if is_bluff:
        return bluff_of(state, code)
    card = card_of(state, code)
    if card == NONE or state.flags[card] & FACE_DOWN or state.zone[card] not in (IN_COMBAT, IN_SUPPORT):
        return NONE
    return card


def _not_picked(state: State, frame: Frame, effect: Effect, number: int) -> int:
    """What may be picked is told by the text.  [LEG-17.1]"""
    kind = effect.kind
    verb = verb_of(number)
    hand = state.hand[frame.seat]
    if kind == DISCARD_FOE_HAND:
        return NONE_HIDDEN if verb == actions.PICK_RANDOM else NOT_REVEALED
    if verb not in (actions.PICK, actions.PICK_BLUFF):
        return NOT_AMONG
    if kind == DRAGON_FOR_DISCARDS:
        return DOES_NOT_PAY if picked(state, number) in hand else NOT_IN_HAND
    if kind in (FOE_DISCARDS, MOVE_HAND):
        return NOT_IN_HAND
    if kind == DRAW_SIFT:
        assert isinstance(effect, DrawSift)
        return NOT_AMONG if effect.give_from == DRAWN else NOT_IN_HAND
    if kind == SEARCH:
        assert isinstance(effect, Search)
        return NOT_AMONG if may_take(state, frame.seat, effect.zone == DECK) else MAY_NOT_TAKE
    if kind == LOAD_SHIP:
        return NOT_LOADABLE if picked(state, number) in hand else NOT_IN_HAND
    if kind == REMOVE_CARDS:
        assert isinstance(effect, RemoveCards)
        return _not_removed(state, frame, effect, number)
    return NOT_AMONG


def _not_removed(state: State, frame: Frame, effect: RemoveCards, number: int) -> int:
    """Cards of one side of the table that the text names.  [LEG-15.13]"""
    card = _laid_out(state, verb_of(number) == actions.PICK_BLUFF, first_of(number))
    whose = 1 - frame.seat if effect.side == FOE else frame.seat
    if card == NONE or state.cast.owners[card] != whose:
        return NOT_AMONG
    reason = remove_refusal(state, effect, card)
    if reason:
        return reason
    return LAST_CHARACTER if effect.keep_one_character and effect.n != ALL else NOT_AMONG


# --- the rule and the facts of a reason


def _rule(state: State, reason: int, number: int) -> str:
    """The rule that a refusal names: the closest to what was tried."""
    verb = verb_of(number)
    if (reason, verb) in CLOSER_RULES:
        return CLOSER_RULES[(reason, verb)]
    if reason == WRONG_PHASE:
        return PHASE_RULES[_phase_of(state, number)]
    if reason in (NOT_AMONG, MUST_PICK, NOT_IN_HAND):
        if state.frames:
            return QUESTION_RULES[state.frames[-1].kind]
        if state.phase in HAND_RULES:
            return HAND_RULES[state.phase]
    if reason == CONDITION_UNMET and state.cast.types[card_of(state, first_of(number))] == ACHIEVEMENT:
        return "LEG-18.12"
    return RULES[reason]


def _facts(state: State, reason: int, number: int) -> dict[str, object]:
    """What the words for a reason speak of."""
    seat = state.active
    if reason == WRONG_PHASE:
        return {"phase": PHASES[_phase_of(state, number)]}
    if reason == ANSWER_FIRST:
        return {"decision": decision_kind(state)}
    if reason == ELEMENT_FIXED:
        return {"element": element_name(state.element)}
    if reason == POWER_TOO_LOW:
        element = state.element
        return {"power": power_of(state, seat, element), "needed": power_of(state, 1 - seat, element)}
    if reason == DEMAND_UNMET:
        return {"cards": _names(state, unmet_retreats(state))}
    if reason in LIMITS:
        return _limit_facts(state, LIMITS[reason])
    if reason in (FORBIDDEN, BLUFF_FORBIDDEN, LOADS_FORBIDDEN):
        return {"cards": _forbidders(state, reason, card_of(state, first_of(number)))}
    if reason in (NO_ICON, ICON_IGNORED):
        return {"icon": _icon(state, number)}
    return {}


def _names(state: State, cards: list[int]) -> list[str]:
    return [state.cast.cards[card].id for card in cards]


def _limit_facts(state: State, what: int) -> dict[str, object]:
    """The lowest of the limits in force on the active player, and the cards that set limits.  [LEG-17.1]"""
    cards: list[int] = []
    lowest = ANY
    for card, effect in _texts_against(state, state.active, LIMIT):
        assert isinstance(effect, Limit)
        if effect.what == what:
            cards.append(card)
            lowest = min(lowest, effect.n)
    return {"limit": lowest, "cards": _names(state, cards)}


def _forbidders(state: State, reason: int, tried: int) -> list[str]:
    """The cards whose prohibitions stop this one, as what it would be played.  [LEG-12.3, LEG-13.3]"""
    cards: list[int] = []
    facts = state.cast.cards[tried]
    for card, effect in _texts_against(state, state.cast.owners[tried], FORBID_PLAY):
        assert isinstance(effect, ForbidPlay)
        stops = is_named(effect, facts) if reason != LOADS_FORBIDDEN else effect.types & SUPPORT != 0
        if reason == BLUFF_FORBIDDEN:
            stops = stops or fits(effect, SUPPORT, False, BLUFF_VALUE)
        if stops:
            cards.append(card)
    return _names(state, cards)


def _texts_against(state: State, seat: int, kind: int) -> list[tuple[int, Effect]]:
    """The constant texts of that kind of the foe of `seat` that are in force."""
    found: list[tuple[int, Effect]] = []
    for card in state.texts[1 - seat]:
        if in_force(state, card):
            for effect in state.cast.folded[card]:
                if effect.kind == kind:
                    found.append((card, effect))
    return found


def _icon(state: State, number: int) -> str:
    """The name of the icon that is wanted."""
    verb = verb_of(number)
    if verb == actions.BLUFF:
        return ICON_NAMES[state.cast.cards[card_of(state, first_of(number))].bluff.bit_length() - 1]
    return "retrieve" if verb == actions.RETRIEVE else "replace"
