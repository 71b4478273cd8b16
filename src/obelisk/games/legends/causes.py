"""What the words for a reason speak of: its one cause, with the numbers and the cards that forbid.  [LEG-20]

As the reasons, the facts follow from what the deciding seat sees.
"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends import reasons, words
from obelisk.games.legends.actions import card_of, first_of, laid_out, picked, second_of, verb_of
from obelisk.games.legends.choices import (
    candidates,
    decision_kind,
)
from obelisk.games.legends.demands import demand_cost, unmet_retreats
from obelisk.games.legends.events import element_name
from obelisk.games.legends.metrics import NOT_MET, metric_of
from obelisk.games.legends.moves import may_take
from obelisk.games.legends.paying import EARTH_VALUE, FIRE_VALUE, MOONS, ways_to_pay, worth_of
from obelisk.games.legends.plays import (
    is_named,
)
from obelisk.games.legends.power import BLUFF_VALUE, ignorers, in_force, power_of, side
from obelisk.games.legends.ships import sources
from obelisk.games.legends.state import State
from obelisk.games.legends.targets import possible_targets
from obelisk.games.legends.texts.cost import Cost
from obelisk.games.legends.texts.dragons import DragonForDiscards
from obelisk.games.legends.texts.draw import Draw, DrawSift, Search
from obelisk.games.legends.texts.effect import Effect
from obelisk.games.legends.texts.limits import ForbidPlay, Limit
from obelisk.games.legends.texts.playing import PlayOnlyIf

PHASE_OF: Final = {
    words.START: words.ENGAGEMENT_PHASE,
    words.DECLINE: words.ENGAGEMENT_PHASE,
    words.CONTINUE: words.ENGAGEMENT_PHASE,
    words.RETREAT: words.ENGAGEMENT_PHASE,
    words.ANNOUNCE: words.POWER_PHASE,
    words.PLAY_KEEP: words.CHARACTER_PHASE,
    words.PLAY_BLUFF: words.SUPPORT_PHASE,
    words.LOAD: words.SUPPORT_PHASE,
    words.RETRIEVE: words.BEGIN_PHASE,
    words.DROP: words.BEGIN_PHASE,
    words.LAND: words.BEGIN_PHASE,
    words.REPLACE: words.LEADERSHIP_PHASE,
    words.USE: words.END_PHASE,
}
"""The phase that a verb belongs to; a card that is played has its own, and only texts of the end have one."""
QUESTIONS: Final = {
    words.SKIP: "text",
    words.TARGET: "target",
    words.TARGET_BLUFF: "target",
    words.KEEP: "target",
    words.INTERFERE: "interference",
    words.PASS: "interference",
    words.DRAGON: "dragon",
}
"""What the verbs of answers are asked about; all others pick cards."""
COUNTED_IN: Final = {FIRE_VALUE: "fire", EARTH_VALUE: "earth", MOONS: "moons", words.CHARACTER: "characters"}
"""The needs of costs by name; others are cards of one type."""
FEW: Final = 5
"""So many cards are called by name."""
LIMITS: Final = {
    reasons.PLAY_LIMIT: words.PLAYS,
    reasons.COMBAT_LIMIT: words.COMBAT_PLAYS,
    reasons.TOO_MANY_CHARACTERS: words.ACTIVE_CHARACTERS,
}


def _play_phase(state: State, card: int) -> int:
    """The phase in which a card is played.  [LEG-5.3, LEG-5.5, LEG-5.6]"""
    type = state.cast.types[card]
    if type & words.LEADING:
        return words.LEADERSHIP_PHASE
    return words.CHARACTER_PHASE if type == words.CHARACTER else words.SUPPORT_PHASE


def phase_of(state: State, number: int) -> int:
    """The phase that an action belongs to."""
    verb = verb_of(number)
    return _play_phase(state, card_of(state, first_of(number))) if verb == words.PLAY else PHASE_OF[verb]


def facts_of(state: State, reason: int, number: int) -> dict[str, object]:
    """What the words for a reason speak of."""
    seat = state.active
    if reason == reasons.WRONG_PHASE:
        return {"phase": words.PHASE_NAMES[phase_of(state, number)]}
    if reason == reasons.ANSWER_FIRST:
        return {"decision": decision_kind(state)}
    if reason == reasons.ELEMENT_FIXED:
        return {"element": element_name(state.element)}
    if reason == reasons.POWER_TOO_LOW:
        element = state.element
        return {"power": power_of(state, seat, element), "needed": power_of(state, 1 - seat, element)}
    if reason == reasons.DEMAND_UNMET:
        return {"cards": _names(state, unmet_retreats(state))}
    if reason in LIMITS:
        return _limit_facts(state, LIMITS[reason])
    if reason in (reasons.FORBIDDEN, reasons.BLUFF_FORBIDDEN, reasons.LOADS_FORBIDDEN):
        return {"cards": _forbidders(state, reason, card_of(state, first_of(number)))}
    if reason == reasons.NO_ICON:
        return {"icon": _icon(state, number)}
    if reason == reasons.ICON_IGNORED:
        return {"icon": _icon(state, number), "cards": _ignorers(state)}
    if reason in (reasons.TEXT_IGNORED, reasons.BLUFFS_IGNORED):
        return {"cards": _ignorers(state)}
    if reason == reasons.STOPPED:
        return {"cards": _stoppers(state)}
    if reason == reasons.SHIP_FULL:
        return {"limit": state.cast.cards[card_of(state, second_of(number))].capacity}
    if reason == reasons.CONDITION_UNMET:
        return _condition_facts(state, card_of(state, first_of(number)))
    if reason == reasons.TURN_NOT_COMPLETABLE:
        return _lack_facts(state)
    if reason == reasons.NO_CHARACTER:
        return _character_facts(state)
    if reason == reasons.MAY_NOT_TAKE:
        return _take_facts(state)
    if reason == reasons.NOT_A_CHOICE:
        return {"decision": decision_kind(state)}
    if reason == reasons.NOT_ASKED:
        return {"cause": QUESTIONS.get(verb_of(number), "pick"), "decision": decision_kind(state)}
    if reason == reasons.NOT_AMONG:
        return _choice_facts(state)
    if reason == reasons.MUST_PICK:
        return _asking_facts(state)
    if reason == reasons.MANDATORY:
        return {"cards": _names(state, [card_of(state, first_of(number))])}
    if reason == reasons.NOT_IN_FULL:
        return _short_facts(state, card_of(state, first_of(number)))
    if reason == reasons.CANNOT_PAY:
        return _demand_facts(state, card_of(state, first_of(number)))
    if reason == reasons.TARGET_UNFIT:
        return _target_facts(state, number)
    return {}


def _asking_facts(state: State) -> dict[str, object]:
    """The card whose text asks; between games the deck asks.  [LEG-19.13]"""
    card = state.frames[-1].card
    if card == words.NONE:
        return {"cause": "deck", "cards": []}
    return {"cause": "text", "cards": _names(state, [card])}


def _choice_facts(state: State) -> dict[str, object]:
    """What can be chosen instead: each card by name if they are few, else how many there are.  [LEG-20]"""
    asking = _asking_facts(state)
    if asking["cause"] == "deck":
        return asking
    options = [option for option in candidates(state) if verb_of(option) not in (words.PICK_NONE, words.DONE)]
    few = len(options) <= FEW and all(verb_of(option) == words.PICK for option in options)
    cause = "nothing" if not options else "only" if few else "several"
    choices = _names(state, [picked(state, option) for option in options]) if few else []
    return {**asking, "cause": cause, "choices": choices, "number": len(options)}


def _target_facts(state: State, number: int) -> dict[str, object]:
    """Why a text does not work on a card: whose it is, that it is not active, or its kind.  [LEG-15.11]"""
    source = state.frames[-1].card
    tried = laid_out(state, verb_of(number) == words.TARGET_BLUFF, second_of(number))
    cause = "kind"
    if tried != words.NONE and state.cast.owners[tried] != state.cast.owners[source]:
        cause = "foe"
    elif tried != words.NONE and not state.flags[tried] & words.ACTIVE:
        cause = "inactive"
    choices = _names(state, possible_targets(state, source))
    return {"cause": cause, "cards": _names(state, [source]), "choices": choices}


def _short_facts(state: State, card: int) -> dict[str, object]:
    """What a text lacks: its cost, cards that may be drawn, or anything to work on.  [LEG-15.3]"""
    named = _names(state, [card])
    for effect in state.cast.effects[card]:
        if isinstance(effect, DragonForDiscards):
            return {"cards": named, **_cost_facts(state, effect.cost)}
        if isinstance(effect, (Draw, DrawSift, Search)) and not may_take(state, state.active, True):
            return {"cards": named, "cause": "draw"}
    return {"cards": named, "cause": "nothing"}


def _demand_facts(state: State, card: int) -> dict[str, object]:
    """What a demand takes, and what the hand has of it.  [LEG-14.3]"""
    cost = demand_cost(state, card)
    assert cost is not None
    return {"cards": _names(state, [card]), **_cost_facts(state, cost)}


def _cost_facts(state: State, cost: Cost) -> dict[str, object]:
    """What a cost is counted in, how much it takes, and how much the hand has of it.  [LEG-17.3]"""
    hand = state.hand[state.active]
    cause = "both"
    wanted = 0
    held = -1
    for way in ways_to_pay(cost):
        for sort, needed in way:
            now = sum([worth_of(state, card, sort) for card in hand])
            if held < now < needed:
                cause = "either" if cost.either else COUNTED_IN.get(sort, "type")
                wanted = needed
                held = now
    return {"cause": cause, "needed": wanted, "now": held}


def _take_facts(state: State) -> dict[str, object]:
    """The card that lets the active player take no more: of any kind, or out of the deck.  [LEG-16.8]"""
    hand = _limit_facts(state, words.HAND)
    takes = [_limit_facts(state, what) for what in (words.DECK_TAKES, words.DECK_TAKES_OWN_TURN)]
    found = next((limits for limits in [hand, *takes] if limits["cards"]), hand)
    cause = "deck" if not found["cards"] else "hand" if found is hand else "takes"
    return {"cause": cause, "hand": len(state.hand[state.active]), **found}


def _lack_facts(state: State) -> dict[str, object]:
    """What the turn would lack: a demand, or the power of the foe; else another of its duties.  [LEG-6.4]"""
    demands = unmet_retreats(state)
    if demands:
        return {"cause": "demand", "cards": _names(state, demands)}
    if state.fight != words.RUNNING or side(state, state.active).demands is not None:
        return {"cause": "duty"}
    needed = power_of(state, 1 - state.active, state.element)
    return {"cause": "power", "needed": needed, "element": element_name(state.element)}


def _character_facts(state: State) -> dict[str, object]:
    """How many characters there would be to play, and the cards of the foe that forbid them.  [LEG-10.10]"""
    types = state.cast.types
    held = [card for card in sources(state, state.active) if types[card] == words.CHARACTER]
    cards: list[str] = []
    for card in held:
        cards.extend(name for name in _forbidders(state, reasons.FORBIDDEN, card) if name not in cards)
    cause = "forbidden" if cards else "unfit" if held else "none"
    return {"cause": cause, "number": len(held), "cards": cards}


def _names(state: State, cards: list[int]) -> list[str]:
    return [state.cast.cards[card].id for card in cards]


def _limit_facts(state: State, what: int) -> dict[str, object]:
    """The lowest of the limits in force on the active player, and the cards that set limits.  [LEG-17.1]"""
    cards: list[int] = []
    lowest = words.ANY
    for card, effect in _texts_against(state, state.active):
        if isinstance(effect, Limit) and effect.what == what:
            cards.append(card)
            lowest = min(lowest, effect.n)
    return {"limit": lowest, "cards": _names(state, cards)}


def _forbidders(state: State, reason: int, tried: int) -> list[str]:
    """The cards whose prohibitions stop this one, as what it would be played.  [LEG-12.3, LEG-13.3]"""
    cards: list[int] = []
    facts = state.cast.cards[tried]
    for card, effect in _texts_against(state, state.cast.owners[tried]):
        if not isinstance(effect, ForbidPlay):
            continue
        stops = is_named(effect, facts)
        if reason == reasons.LOADS_FORBIDDEN:
            stops = effect.types & words.SUPPORT != 0
        elif reason == reasons.BLUFF_FORBIDDEN:
            stops = stops or effect.forbids(words.SUPPORT, False, BLUFF_VALUE)
        if stops:
            cards.append(card)
    return _names(state, cards)


def _texts_against(state: State, seat: int) -> list[tuple[int, Effect]]:
    """The constant texts of the foe of `seat` that are in force."""
    found: list[tuple[int, Effect]] = []
    for card in state.texts[1 - seat]:
        if in_force(state, card):
            for effect in state.cast.folded[card]:
                found.append((card, effect))
    return found


def _ignorers(state: State) -> list[str]:
    """The cards of the foe that ignore texts, cards or icons.  [LEG-15.10]"""
    return _names(state, ignorers(state, state.active))


def _stoppers(state: State) -> list[str]:
    """The active cards of the active player that show STOP.  [LEG-11.9]"""
    seat = state.active
    laid = [*state.combat[seat], *state.support[seat]]
    return _names(
        state,
        [card for card in laid if state.flags[card] & words.ACTIVE and state.cast.icons[card] & words.STOP],
    )


def _condition_facts(state: State, card: int) -> dict[str, object]:
    """What the condition of a card wants, and what there is.  [LEG-14.14]"""
    for effect in state.cast.effects[card]:
        if isinstance(effect, PlayOnlyIf):
            now = metric_of(state, state.active, effect.metric, state.cast.cards[card])
            if now != NOT_MET and effect.at_least != -words.ANY:
                return {"cause": "least", "now": now, "limit": effect.at_least}
            if now != NOT_MET:
                return {"cause": "most", "now": now, "limit": effect.at_most}
    return {"cause": "none"}


def _icon(state: State, number: int) -> str:
    """The name of the icon that is wanted."""
    verb = verb_of(number)
    if verb == words.PLAY_BLUFF:
        return words.ICON_NAMES[state.cast.cards[card_of(state, first_of(number))].bluff.bit_length() - 1]
    return "retrieve" if verb == words.RETRIEVE else "replace"
