"""`legends-v1`: dragons, cards left, and whether the side that has to answer the fight can and should.

The own hand counts card by card; of the foe's only its size counts, and what may be in it: the cards of his
list that have not been seen. The weights were fitted to games of bots against themselves (docs/bots.md).
"""

from __future__ import annotations

from math import exp
from typing import Final

from obelisk.bots.eval.legends_weights import CORE, FOE_TEXT, HAND_CARD, HAND_KIND, OWN_TEXT
from obelisk.bots.search.plan import payoff
from obelisk.games.legends import scoring, words
from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.cast import Cast
from obelisk.games.legends.fight import dragons_for_retreat
from obelisk.games.legends.power import may_announce, power_of, printed_values, side
from obelisk.games.legends.state import State, deck_size, dragons_of

CRYSTAL: Final = 0.9
"""What a crystal of a match adds to the logit."""
FLAT: Final = 0.02
"""The chance never gets nearer to 0 or 1 before the end."""
CALLED_TRUE: Final = 0.2
CALLED_FALSE: Final = -0.9
"""What a call that may come adds to the logit, if the bluffs are true and if one is not: a dragon, or two or
three for the foe."""
LOADED: Final = 0.16
"""What a card on a ship adds to the logit: it waits for a landing, with which it costs no play."""
ROOM: Final = 3
"""What a booster or support adds to a character, about."""


def card_features(card: Card) -> list[float]:
    """What a card in hand is, in numbers."""
    high = card.fire if card.fire > card.earth else card.earth
    low = card.earth if card.fire > card.earth else card.fire
    is_character = card.type == words.CHARACTER
    return [
        1.0 if is_character else 0.0,
        1.0 if card.type == words.BOOSTER else 0.0,
        1.0 if card.type == words.SUPPORT else 0.0,
        1.0 if not card.type & (words.CHARACTER | words.BOOSTER | words.SUPPORT) else 0.0,
        float(high) if is_character else 0.0,
        float(low) if is_character else 0.0,
        0.0 if is_character else float(high),
        float(card.moons or 0),
        1.0 if card.icons & words.FREE else 0.0,
        1.0 if card.icons & (words.SHIELD_FIRE | words.SHIELD_EARTH) else 0.0,
        1.0 if card.icons & words.PROTECTED else 0.0,
        1.0 if card.icons & words.RETRIEVE_ICON else 0.0,
        1.0 if card.icons & (words.PAIR | words.GANGS) else 0.0,
    ]


def answering_seat(state: State) -> int:
    """The seat that has to answer next: the active one until it can announce, then the other."""
    active = state.active
    phase = state.phase
    if words.CALL_PHASE <= phase <= words.ENDING_PHASE:
        return 1 - active
    if (
        phase >= words.CHARACTER_PHASE
        and phase <= words.POWER_PHASE
        and state.characters_played
        and may_announce(state, active)
    ):
        return 1 - active
    return active


def core_features(state: State, viewer: int) -> list[float]:
    """Dragons, cards and the fight, as the viewer sees them."""
    foe = 1 - viewer
    lead = dragons_of(state, viewer) - dragons_of(state, foe)
    hand = len(state.hand[viewer])
    foe_hand = len(state.hand[foe])
    left = hand + deck_size(state, viewer)
    foe_left = foe_hand + deck_size(state, foe)
    fewest = left if left < foe_left else foe_left
    late = exp(-fewest / 7.0)
    found = [
        1.0,
        float(lead),
        float(lead * lead * lead) / 9.0,
        (1.0 if lead > 0 else -1.0 if lead < 0 else 0.0) * late,
        (left - foe_left) / 10.0,
        (left - foe_left) / 10.0 * late,
        hand / 6.0,
        foe_hand / 6.0,
    ]
    answering = answering_seat(state)
    pressing = [0.0] * 10
    if state.fight == words.PEACE:
        found.append(1.0 if answering == foe else 0.0)
    else:
        found.append(0.0)
        pressing = pressure(state, answering, viewer)
    nothing = [0.0] * 10
    if answering == foe:
        return [*found, *pressing, *nothing]
    return [*found, *nothing, *pressing]


def pressure(state: State, answering: int, viewer: int) -> list[float]:
    """How hard it is to answer the fight, and what giving it up costs."""
    other = 1 - answering
    element = state.element
    if not element:
        element = (
            words.FIRE
            if power_of(state, other, words.FIRE) >= power_of(state, other, 3 - words.FIRE)
            else 3 - words.FIRE
        )
    fire = element == words.FIRE
    mine = side(state, answering)
    base = 0
    for card in state.support[answering]:
        if state.flags[card] & words.ACTIVE:
            values = printed_values(mine, state.cast.cards[card], state.flags[card] & words.FACE_DOWN != 0)
            base += values[0] if fire else values[1]
    need = power_of(state, other, element) - base
    if need < 0:
        need = 0
    alone = 0
    helped = 0
    size = 0
    best = 0
    added = 0
    types = state.cast.types
    for card in state.hand[answering]:
        size += 1
        facts = state.cast.cards[card]
        value = facts.fire if fire else facts.earth
        if types[card] == words.CHARACTER:
            if value > best:
                best = value
            if value >= need:
                alone += 1
            if value + ROOM >= need:
                helped += 1
        elif value > added:
            added = value
    gap = 0.0
    count = size
    if answering == viewer:
        chance_alone = 1.0 if alone else 0.0
        chance_helped = 1.0 if best + added >= need else 0.0
        gap = float(need - best - added) if need > best + added else 0.0
    else:
        # What he holds is unknown: any of the cards that have not been seen.
        first = state.cast.bases[answering]
        deck = state.deck[answering]
        for place in range(len(deck)):
            if deck[place]:
                card = first + place
                size += 1
                if types[card] == words.CHARACTER:
                    facts = state.cast.cards[card]
                    value = facts.fire if fire else facts.earth
                    if value >= need:
                        alone += 1
                    if value + ROOM >= need:
                        helped += 1
        chance_alone = some_of(alone, size, count)
        chance_helped = some_of(helped, size, count)
    stakes = dragons_for_retreat(state, answering)
    own_cards = len(state.combat[answering]) + len(state.support[answering])
    cards = len(state.combat[other]) + len(state.support[other])
    return [
        1.0,
        need / 5.0,
        (need - 6) / 5.0 if need > 6 else 0.0,
        chance_alone,
        chance_helped,
        gap / 5.0,
        float(stakes),
        stakes * (1.0 - chance_helped),
        own_cards / 6.0,
        cards / 6.0,
    ]


def loaded(state: State, seat: int) -> int:
    """The cards on the ships of a seat that have not landed.  [LEG-13.1]"""
    found = 0
    for card in state.cargo[seat]:
        if not state.flags[state.link[card]] & words.LANDED:
            found += 1
    return found


def has_bluffs(state: State, seat: int) -> bool:
    """Whether a seat has cards face down in its support."""
    return any(state.flags[card] & words.FACE_DOWN for card in state.support[seat])


def bluffs_fit(state: State, seat: int) -> bool:
    """Whether the bluffs of a seat would stand a call.  [LEG-12.10]"""
    wanted = words.BLUFF_FIRE if state.element == words.FIRE else words.BLUFF_EARTH
    for card in state.support[seat]:
        if state.flags[card] & words.FACE_DOWN and not state.cast.icons[card] & wanted:
            return False
    return True


def some_of(good: int, size: int, drawn: int) -> float:
    """The chance that one of the drawn cards is good, about."""
    if not size:
        return 0.0
    none = 1.0 - good / float(size)
    chance = 1.0
    for _ in range(drawn):
        chance *= none
    return 1.0 - chance


class LegendsEvaluation:
    """A logistic model of the chance to win."""

    def __init__(self) -> None:
        self.id = "legends-v1"
        self.batch = 1
        self._cast: Cast | None = None
        self._in_hand: list[float] = []
        self._own: list[float] = []
        self._foe: list[float] = []

    def values(self, states: list[State], seat: int) -> list[float]:
        """`value` of each position."""
        return [self.value(state, seat) for state in states]

    def value(self, state: State, seat: int) -> float:
        """How likely `seat` is to win, from 0 to 1; at the end what the result pays."""
        result = scoring.result(state)
        if result is not None:
            return payoff(result, seat, 2)
        logit = self.logit(state, seat)
        if logit > 300.0:
            logit = 300.0
        elif logit < -300.0:
            logit = -300.0
        return FLAT * 0.5 + (1.0 - FLAT) / (1.0 + exp(-logit))

    def logit(self, state: State, seat: int) -> float:
        """The sum of all weighted features, before it is made a probability."""
        if state.cast is not self._cast:
            self._learn(state.cast)
        total = 0.0
        features = core_features(state, seat)
        for index in range(len(features)):
            total += CORE[index] * features[index]
        for card in state.hand[seat]:
            total += self._in_hand[card]
        for card in state.texts[seat]:
            total += self._own[card]
        for card in state.texts[1 - seat]:
            total += self._foe[card]
        if (
            state.active == seat
            and words.BEGIN_PHASE <= state.phase <= words.CALL_PHASE
            and has_bluffs(state, seat)
        ):
            total += CALLED_TRUE if bluffs_fit(state, seat) else CALLED_FALSE
        if state.cargo[0] or state.cargo[1]:
            total += LOADED * (loaded(state, seat) - loaded(state, 1 - seat))
        if state.cast.match:
            total += CRYSTAL * (state.crystals[seat] - state.crystals[1 - seat])
        return total

    def _learn(self, cast: Cast) -> None:
        """What each card of a table is worth."""
        self._cast = cast
        self._in_hand = []
        self._own = []
        self._foe = []
        for card in cast.cards:
            worth = 0.0
            features = card_features(card)
            for index in range(len(features)):
                worth += HAND_CARD[index] * features[index]
            own = 0.0
            foe = 0.0
            for effect in card.effects:
                worth += HAND_KIND.get(effect.KIND, 0.0)
                own += OWN_TEXT.get(effect.KIND, 0.0)
                foe += FOE_TEXT.get(effect.KIND, 0.0)
            self._in_hand.append(worth)
            self._own.append(own)
            self._foe.append(foe)


LEGENDS_V1: Final = LegendsEvaluation()
