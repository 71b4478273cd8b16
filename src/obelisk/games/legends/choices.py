"""Who decides what, and the choices, before the look ahead of LEG-6.6.  [LEG-20]"""

from __future__ import annotations

from typing import Final

from obelisk.core.decision import Decision
from obelisk.core.errors import RulesBug
from obelisk.games.legends import reasons, words
from obelisk.games.legends.actions import action, code_of, pick_of, slot_of, with_card
from obelisk.games.legends.demands import demand_cost, meetable, payable
from obelisk.games.legends.fight import movable_dragons
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.interference import responses
from obelisk.games.legends.moves import deck_cards, may_take
from obelisk.games.legends.plays import (
    bluff_refusal,
    booster_or_support_refusal,
    character_refusal,
    lead_refusal,
    load_refusal,
    may_keep,
)
from obelisk.games.legends.power import icons_of, may_announce, side
from obelisk.games.legends.resolve import EFFECTS, batch_options, effect_of, pick_options
from obelisk.games.legends.ships import may_load_at_all, open_ships, sources
from obelisk.games.legends.state import State
from obelisk.games.legends.targets import MUST, choosable
from obelisk.games.legends.turn import mulligan_seat, usable

PHASE_KINDS: Final = [
    "mulligan",
    "",
    "",
    "begin",
    "leadership",
    "engagement",
    "decline",
    "character",
    "support",
    "",
    "announce",
    "call",
    "",
    "end",
    "",
    "",
    "",
    "",
]
FRAME_KINDS: Final = [
    "",
    "text",
    "pick",
    "text",
    "",
    "",
    "target",
    "dragon",
    "",
    "pick",
    "respond",
    "",
    "pick",
    "deck",
]
PHASE_DECISIONS: Final = [[Decision(seat, kind) for seat in range(2)] for kind in PHASE_KINDS]
FRAME_DECISIONS: Final = [
    [Decision(seat, kind, number == words.FRAME_RESPOND) for seat in range(2)]
    for number, kind in enumerate(FRAME_KINDS)
]


def deciding_seat(state: State) -> int:
    """Which seat chooses, or NONE when all is over."""
    if state.over:
        return words.NONE
    if state.frames:
        return state.frames[-1].seat
    if state.phase == words.CALL_PHASE:
        return 1 - state.active
    if state.phase == words.MULLIGAN_PHASE:
        return mulligan_seat(state)
    return state.active


def decision_kind(state: State) -> str:
    """What is decided.  [LEG-20]"""
    if state.frames:
        return FRAME_KINDS[state.frames[-1].kind]
    return PHASE_KINDS[state.phase]


def decision_of(state: State) -> Decision | None:
    """Whose choice it is and of what kind."""
    seat = deciding_seat(state)
    if seat == words.NONE:
        return None
    if state.frames:
        return FRAME_DECISIONS[state.frames[-1].kind][seat]
    return PHASE_DECISIONS[state.phase][seat]


def candidates(state: State) -> list[int]:
    """All choices, in canonical order, whether or not the turn could then be completed.  [LEG-20]"""
    if state.over:
        return []
    if state.frames:
        return _answers(state, state.frames[-1])
    phase = state.phase
    if phase == words.CHARACTER_PHASE:
        return _character(state)
    if phase == words.SUPPORT_PHASE:
        return _support(state)
    if phase == words.BEGIN_PHASE:
        return _begin(state)
    if phase == words.LEADERSHIP_PHASE:
        return _leadership(state)
    if phase == words.ENGAGEMENT_PHASE:
        return _engagement(state)
    if phase == words.POWER_PHASE:
        return _announcements(state)
    if phase == words.CALL_PHASE:
        return [action(words.CALL), action(words.ACCEPT)]
    if phase == words.END_PHASE:
        found: list[int] = []
        _uses(state, found)
        found.append(action(words.DONE))
        return found
    if phase == words.DECLINE_PHASE:
        found = _hand(state, state.active)
        if state.declined:
            found.append(action(words.DONE))
        return found
    found = _hand(state, mulligan_seat(state))
    found.append(action(words.DONE))
    return found


def _hand(state: State, seat: int) -> list[int]:
    found: list[int] = []
    for card in state.hand[seat]:
        found.append(pick_of(state, card))
    return found


def _begin(state: State) -> list[int]:
    """Retrieving, dropping bluffs and landing, in any order and number.  [LEG-5.2]"""
    seat = state.active
    found: list[int] = []
    _retrievals(state, seat, found)
    for card in state.support[seat]:
        if state.flags[card] & words.FACE_DOWN:
            found.append(action(words.DROP, slot_of(state, card)))
    for ship in state.ships[seat]:
        if not state.flags[ship] & words.LANDED:
            found.append(with_card(state, words.LAND, ship))
    _windows(state, found)
    found.append(action(words.DONE))
    return found


def _retrievals(state: State, seat: int, found: list[int]) -> None:
    """Active cards with an unignored RETRIEVE; no characters while the foe shows one too.  [LEG-11.10]"""
    for area in (state.combat[seat], state.support[seat]):
        for card in area:
            if state.cast.icons[card] & words.RETRIEVE_ICON and not retrieve_refusal(state, card):
                found.append(with_card(state, words.RETRIEVE, card))


def retrieve_refusal(state: State, card: int) -> int:
    """Why a card of the areas cannot be taken back, or ALLOWED.  [LEG-11.10]"""
    if not state.flags[card] & words.ACTIVE or state.flags[card] & words.FACE_DOWN:
        return reasons.NOT_ACTIVE
    if not state.cast.icons[card] & words.RETRIEVE_ICON:
        return reasons.NO_ICON
    if not icons_of(state, card) & words.RETRIEVE_ICON:
        return reasons.ICON_IGNORED
    seat = state.cast.owners[card]
    if not may_take(state, seat, False):
        return reasons.MAY_NOT_TAKE
    if state.cast.types[card] == words.CHARACTER and _shows_retrieve(state, 1 - seat):
        return reasons.FOE_RETRIEVES
    return reasons.ALLOWED


def _shows_retrieve(state: State, seat: int) -> bool:
    """Whether the seat has an active character that shows a printed RETRIEVE.  [LEG-11.10]"""
    for card in state.combat[seat]:
        if (
            state.flags[card] & words.ACTIVE
            and state.cast.icons[card] & words.RETRIEVE_ICON
            and state.cast.types[card] == words.CHARACTER
        ):
            return True
    return False


def _windows(state: State, found: list[int]) -> None:
    """What is offered in every free decision up to the support phase.  [LEG-5.12]"""
    _uses(state, found)
    for card in meetable(state):
        found.append(with_card(state, words.MEET, card))


def _uses(state: State, found: list[int]) -> None:
    for card in state.texts[state.active]:
        for effect in state.cast.effects[card]:
            if effect.when == words.ONCE_PER_TURN or effect.when == words.END:
                if usable(state, card) != words.NONE:
                    found.append(with_card(state, words.USE, card))
                break


def _leadership(state: State) -> list[int]:
    """At most one leadership-phase card or replacement per turn.  [LEG-5.3]"""
    found: list[int] = []
    seat = state.active
    if not state.led:
        for card in state.hand[seat]:
            if state.cast.types[card] & words.LEADING and not lead_refusal(state, card):
                found.append(with_card(state, words.PLAY, card))
        for card in state.hand[seat]:
            if state.cast.icons[card] & words.REPLACE_ICON and not replace_refusal(state, card):
                found.append(with_card(state, words.REPLACE, card))
    _windows(state, found)
    found.append(action(words.DONE))
    return found


def replace_refusal(state: State, card: int) -> int:
    """Why a hand card cannot be replaced, or ALLOWED.  [LEG-11.13]"""
    if not state.cast.icons[card] & words.REPLACE_ICON:
        return reasons.NO_ICON
    return reasons.ALLOWED if icons_of(state, card) & words.REPLACE_ICON else reasons.ICON_IGNORED


def _engagement(state: State) -> list[int]:
    """Start or decline; continue or retreat.  [LEG-5.4]"""
    found: list[int] = []
    if state.fight == words.PEACE:
        found.append(action(words.START))
        found.append(action(words.DECLINE))
    else:
        found.append(action(words.CONTINUE))
        found.append(action(words.RETREAT))
    _windows(state, found)
    return found


def _character(state: State) -> list[int]:
    """Characters, windows, and `done` once the duty is met.  [LEG-5.5]"""
    found: list[int] = []
    seat = state.active
    types = state.cast.types
    for card in sources(state, seat):
        if types[card] == words.CHARACTER and not character_refusal(state, card):
            found.append(with_card(state, words.PLAY, card))
            if may_keep(state, card):
                found.append(with_card(state, words.PLAY_KEEP, card))
    _windows(state, found)
    if not end_characters_refusal(state):
        found.append(action(words.DONE))
    return found


def end_characters_refusal(state: State) -> int:
    """Which duty of the character phase is not met, or ALLOWED.  [LEG-5.5, LEG-14.19]"""
    if not state.characters_played and not state.attack_again:
        return reasons.CHARACTER_FIRST
    mine = side(state, state.active)
    return reasons.ALLOWED if mine.active_character <= mine.max_characters else reasons.TOO_MANY_CHARACTERS


def _support(state: State) -> list[int]:
    """Boosters, supports, bluffs and loads.  [LEG-5.6]"""
    found: list[int] = []
    seat = state.active
    types = state.cast.types
    cards = sources(state, seat)
    for card in cards:
        if types[card] & (words.BOOSTER | words.SUPPORT) and not booster_or_support_refusal(state, card):
            found.append(with_card(state, words.PLAY, card))
    for card in cards:
        if state.cast.cards[card].bluff and not bluff_refusal(state, card):
            found.append(with_card(state, words.PLAY_BLUFF, card))
    if state.ships[seat] and may_load_at_all(state, seat):
        ships = open_ships(state, seat)
        if ships:
            for card in cards:
                if not load_refusal(state, card):
                    for ship in ships:
                        found.append(action(words.LOAD, code_of(state, card), code_of(state, ship)))
    _windows(state, found)
    found.append(action(words.DONE))
    return found


def _announcements(state: State) -> list[int]:
    """The element is chosen in the first turn of a fight.  [LEG-5.8, LEG-7.5]"""
    if state.fight == words.RUNNING:
        return [action(words.ANNOUNCE, state.element)] if may_announce(state, state.active) else []
    return [action(words.ANNOUNCE, words.FIRE), action(words.ANNOUNCE, words.EARTH)]


def _answers(state: State, frame: Frame) -> list[int]:
    """The choices that the frame on top waits for."""
    kind = frame.kind
    found: list[int] = []
    if kind == words.FRAME_PICK:
        return pick_options(state, frame)
    if kind == words.FRAME_TEXT:
        if effect_of(state, frame).can_do(state, frame.card, frame.seat):
            found.append(with_card(state, words.USE, frame.card))
        found.append(with_card(state, words.SKIP, frame.card))
        return found
    if kind == words.FRAME_PAY:
        cost = demand_cost(state, frame.card)
        assert cost is not None
        for card in payable(state, frame.seat, cost, frame.picks):
            found.append(pick_of(state, card))
        return found
    if kind == words.FRAME_TARGET:
        return _targets(state, frame)
    if kind == words.FRAME_ATTRACT:
        for dragon in movable_dragons(state, frame.seat):
            found.append(action(words.DRAGON, dragon))
        return found
    if kind == words.FRAME_BATCH:
        return _batch(state, frame)
    if kind == words.FRAME_RESPOND:
        for card in responses(state, frame.n):
            found.append(with_card(state, words.INTERFERE, card))
        found.append(action(words.PASS))
        return found
    if kind == words.FRAME_ACHIEVE:
        for card in state.achievements[frame.seat]:
            found.append(pick_of(state, card))
        return found
    if kind == words.FRAME_DECK:
        return _deck(state, frame)
    raise RulesBug(f"there is no question {kind}")


def _deck(state: State, frame: Frame) -> list[int]:
    """One card out of the deck, then one of the rest of the pool into it, each card once.  [LEG-19.13]"""
    coming = [card for card in state.aside[frame.seat] if card not in frame.picks]
    going = [card for card in deck_cards(state, frame.seat) if card not in frame.picks]
    found: list[int] = []
    if frame.stage or coming:
        for card in coming if frame.stage else going:
            found.append(pick_of(state, card))
    if not frame.stage:
        found.append(action(words.DONE))
    return found


def _targets(state: State, frame: Frame) -> list[int]:
    found: list[int] = []
    code = code_of(state, frame.card)
    for card in choosable(state, frame):
        if state.flags[card] & words.FACE_DOWN:
            found.append(action(words.TARGET_BLUFF, code, slot_of(state, card)))
        else:
            found.append(action(words.TARGET, code, code_of(state, card)))
    if frame.stage != MUST:
        found.append(action(words.KEEP, code))
    return found


def _batch(state: State, frame: Frame) -> list[int]:
    found: list[int] = []
    seen: list[int] = []
    for entry in batch_options(state, frame):
        card = entry // EFFECTS
        if card in seen:
            continue
        seen.append(card)
        effect = state.cast.effects[card][entry % EFFECTS]
        if not effect.may or effect.can_do(state, card, frame.seat):
            found.append(with_card(state, words.USE, card))
        if effect.may:
            found.append(with_card(state, words.SKIP, card))
    return found
