"""The choices of a trial that are worth trying: those that no other one makes superfluous.  [LEG-6.9]

A turn that can be completed can also be completed by trying these alone. That rests on a few observations:
what is loaded is not played this turn; demands may as well be met before cards that leave them as they are;
of two cards that differ in nothing but their values the higher one does what the lower one does; a card
without value that changes nothing is not missed. A condition that counts hands (mutant-102) can upset most of
them, so that with such a card about everything is tried.
"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends import words
from obelisk.games.legends.actions import card_of, first_of, picked, verb_of
from obelisk.games.legends.bounds import add_texts, playable_cards, reach_of
from obelisk.games.legends.demands import costs_dragon, demand_cost, pays
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.power import printed_values, side
from obelisk.games.legends.reach import Reach
from obelisk.games.legends.ships import sources
from obelisk.games.legends.side import Side
from obelisk.games.legends.state import State
from obelisk.games.legends.texts import traits
from obelisk.games.legends.texts.demand import DemandPlay

TELLING: Final = (
    words.SHIELD_FIRE
    | words.SHIELD_EARTH
    | words.STOP
    | words.FREE
    | words.PAIR
    | words.PROTECTED
    | words.GANGS
)
"""Icons with which a card does more in its turn than add its value."""


def counts_hands(state: State) -> bool:
    """Whether a condition of a card that may be played depends on how many cards are held (mutant-102)."""
    for card in sources(state, state.active):
        for effect in state.cast.effects[card]:
            if effect.counts_hands():
                return True
    return False


def may_meet_later(state: State) -> bool:
    """Whether meeting a demand now may differ from having met it before the last card was played.

    It does not if that card leaves the demands and what pays them as they are, and did not cover others.
    """
    last = state.last_played
    if last == words.NONE or state.cast.traits[last] & traits.FREES_NEXT:
        return True
    if state.characters_played < 2 and state.phase == words.CHARACTER_PHASE:
        return True
    reach = Reach()
    add_texts(state, reach, last)
    return reach.takes_texts or reach.unknown


def let_demands_wait(state: State) -> None:
    """Where a trial begins: the player may have played cards, or ended a phase, with a demand still unmet."""
    last = state.last_played
    if last != words.NONE and not state.cast.traits[last] & traits.FREES_NEXT:
        state.last_played = words.NONE


def unpaid(state: State, mine: Side) -> list[int]:
    """The demands made of the active player that wait for a discard."""
    found: list[int] = []
    if mine.demands is not None:
        for card in mine.demands:
            if card not in state.met and demand_cost(state, card) is not None:
                found.append(card)
    return found


def worth_trying(state: State, choices: list[int]) -> list[int]:
    """The choices of a phase that are worth trying."""
    if counts_hands(state):
        return choices
    mine = side(state, state.active)
    reach = reach_of(state, playable_cards(state))
    demands = unpaid(state, mine)
    meets = len(demands) > 0 and may_meet_later(state)
    if meets and not reach.takes_texts and not reach.unknown:
        # Nothing will free the player from these demands: they are met first, one after the other.
        for number in choices:
            if verb_of(number) == words.MEET and not costs_dragon(state, card_of(state, first_of(number))):
                return [number]
    found: list[int] = []
    bluffs: list[int] = []
    for number in choices:
        verb = verb_of(number)
        if verb == words.LOAD or (verb == words.MEET and not meets):
            continue
        if verb == words.PLAY_BLUFF and not demands:
            # In the support phase characters are good for bluffs alone: one of each sort stands for all.
            card = card_of(state, first_of(number))
            sort = state.cast.cards[card].bluff * 2 + (1 if state.zone[card] == words.IN_HAND else 0)
            if sort in bluffs:
                continue
            bluffs.append(sort)
        elif verb == words.PLAY and not demands:
            card = card_of(state, first_of(number))
            if is_useless(state, mine, reach, card) or is_surpassed(state, mine, card, choices):
                continue
        found.append(number)
    return found


def is_plain(state: State, card: int) -> bool:
    """Whether a booster, support or further character does nothing in this turn but add its value."""
    cast = state.cast
    if not cast.simple[card] or not cast.calm[card] or cast.icons[card] & TELLING:
        return False
    if cast.types[card] == words.CHARACTER and cast.cards[card].bluff:
        return False
    for effect in cast.effects[card]:
        if effect.when == words.BEFORE_PLAY:
            return False
    return not cast.cards[card].tags


def is_useless(state: State, mine: Side, reach: Reach, card: int) -> bool:
    """Whether playing the card brings nothing: no value, no duty met, nobody covered."""
    if not is_plain(state, card):
        return False
    facts = state.cast.cards[card]
    if facts.type == words.CHARACTER and not state.characters_played:
        return False
    if facts.fire or facts.earth or reach.raises or reach.raises_one:
        return False
    if mine.demands is not None:
        for demand in mine.demands:
            for effect in state.cast.folded[demand]:
                if isinstance(effect, DemandPlay) and not state.played_types & effect.type:
                    return False
    return True


def is_surpassed(state: State, mine: Side, card: int, choices: list[int]) -> bool:
    """Whether it and another card of the same sort are plain, and that one is worth at least as much."""
    if not is_plain(state, card):
        return False
    cast = state.cast
    facts = cast.cards[card]
    fire, earth = printed_values(mine, facts, False)
    for number in choices:
        if verb_of(number) != words.PLAY:
            continue
        other = card_of(state, first_of(number))
        if other == card or cast.types[other] != facts.type or state.zone[other] != state.zone[card]:
            continue
        if not is_plain(state, other) or bool(cast.effects[other]) != bool(facts.effects):
            continue
        theirs = cast.cards[other]
        if theirs.icons != facts.icons or theirs.is_flit != facts.is_flit:
            continue
        if (theirs.people == "buka") != (facts.people == "buka"):
            continue
        other_fire, other_earth = printed_values(mine, theirs, False)
        if theirs.fire < facts.fire or theirs.earth < facts.earth:
            continue
        if other_fire < fire or other_earth < earth:
            continue
        if (theirs.fire, theirs.earth, other_fire, other_earth) == (facts.fire, facts.earth, fire, earth):
            # Equals: the first stands for both.
            if other < card:
                return True
            continue
        return True
    return False


def payments(state: State, frame: Frame, choices: list[int]) -> list[int]:
    """The hand cards to try for a demand: only such as will not be played, if these can pay it all."""
    cost = demand_cost(state, frame.card)
    if cost is None or counts_hands(state):
        return choices
    playable = playable_cards(state)
    idle: list[int] = []
    cards: list[int] = list(frame.picks)
    for number in choices:
        card = picked(state, number)
        if card not in playable:
            idle.append(number)
    for card in state.hand[state.active]:
        if card not in playable:
            cards.append(card)
    return idle if idle and pays(state, cost, cards) else choices
