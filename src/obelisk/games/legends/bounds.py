"""What a turn could reach at most: bounds that prove a turn uncompletable without a search.  [LEG-6.9]

All of it is generous to the active player: what might be played is counted as played, what might be taken
from the foe is counted as taken. Texts that no bound is known for make everything possible.
"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends import words
from obelisk.games.legends.demands import can_pay, demand_cost, unmet_retreats
from obelisk.games.legends.plays import booster_or_support_refusal, character_refusal, pair_bit, within_limit
from obelisk.games.legends.power import BLUFF_VALUE, power_of, printed_values, side
from obelisk.games.legends.reach import Reach
from obelisk.games.legends.reasons import (
    CONDITION_UNMET,
    FIRST_TURN,
    ONE_CHARACTER,
    ONE_EXTRA,
    STOPPED,
)
from obelisk.games.legends.ships import grants_free, sources
from obelisk.games.legends.side import Side
from obelisk.games.legends.state import State
from obelisk.games.legends.texts import traits
from obelisk.games.legends.texts.demand import DemandPlay
from obelisk.games.legends.texts.playing import PlayOnlyIf

PASSING: Final = [
    words.BEGIN,
    words.AFTER_SUPPORT,
    words.END,
    words.TURN_ENDING,
    words.AFTER_TURN,
    words.LANDING,
    words.GAME_START,
    words.GAME_WON,
]
"""Timings outside the character and support phases."""
RISING: Final = [words.FOE_POWER, words.FOE_POWER_FIRE, words.FOE_POWER_EARTH]
"""Metrics that rise when a text of mine that touches the foe's cards is covered."""
FIXED: Final = [
    words.FOE_DRAGONS,
    words.FOE_HYLA,
    words.MY_SHIPS,
    words.MY_AREA_CARDS,
    words.MY_MATCHING_DRAGON,
]
"""Metrics that no text with a known bound changes in favour of a condition."""


class Outlook:
    """What might come of the rest of a turn: the reach of the texts, and the cards that might be played."""

    __slots__ = ("bluffs", "plays", "reach")

    def __init__(self, state: State) -> None:
        self.reach = _standing_reach(state)
        # Cards that might be played openly, and those that might be bluffs.
        self.plays: list[int] = []
        self.bluffs: list[int] = []
        early = state.phase != words.SUPPORT_PHASE
        waiting: list[int] = []
        refused: list[int] = []
        for card in sources(state, state.active):
            type = state.cast.types[card]
            if not type & words.FIGHTING:
                continue
            if state.cast.cards[card].bluff:
                self.bluffs.append(card)
            if type != words.CHARACTER:
                waiting.append(card)
                refused.append(booster_or_support_refusal(state, card))
            elif early:
                waiting.append(card)
                refused.append(character_refusal(state, card))
        # A card that is refused now may be let in by one that is played before.
        is_growing = True
        while is_growing:
            is_growing = False
            left: list[int] = []
            reasons: list[int] = []
            for place, card in enumerate(waiting):
                if is_unplayable(state, self.reach, card, refused[place]):
                    left.append(card)
                    reasons.append(refused[place])
                else:
                    self.plays.append(card)
                    is_growing = True
                    if not state.cast.simple[card]:
                        add_texts(state, self.reach, card)
                    if state.cast.icons[card] & words.GANGS:
                        self.reach.keeps = True
            waiting = left
            refused = reasons
        if self.reach.takes_icons and side(state, 1 - state.active).off:
            # What was protected from a text in force is not any more.
            self.reach.takes_texts = True

    def holds(self, card: int) -> bool:
        """Whether the card might still be of use this turn."""
        return card in self.plays or card in self.bluffs


def _standing_reach(state: State) -> Reach:
    """What the texts in force could do, and those that are being resolved."""
    reach = Reach()
    cast = state.cast
    for card in state.texts[state.active]:
        if cast.traits[card] & (traits.BOOSTS | traits.WAIVES):
            for effect in cast.folded[card]:
                if effect.TRAITS & traits.FREES_NEXT and card != state.last_played:
                    # The next card has been played.
                    continue
                if effect.TRAITS & (traits.BOOSTS | traits.WAIVES):
                    effect.add_reach(reach)
        for effect in cast.effects[card]:
            if effect.when == words.ONCE_PER_TURN:
                effect.add_reach(reach)
    for frame in state.frames:
        if frame.kind in (words.FRAME_TEXT, words.FRAME_PICK, words.FRAME_NOW):
            add_texts(state, reach, frame.card)
        elif frame.kind not in (words.FRAME_PAY, words.FRAME_TARGET):
            reach.unknown = True
    return reach


def add_texts(state: State, reach: Reach, card: int) -> None:
    """Enters what the text of a card could do in the character and support phases."""
    for effect in state.cast.effects[card]:
        if effect.when not in PASSING:
            effect.add_reach(reach)


def is_doomed(state: State, mine: Side) -> bool:
    """Whether a duty of the turn cannot be met any more, whatever else is played.  [LEG-6.9]"""
    crowded = (
        state.phase == words.CHARACTER_PHASE
        and (state.characters_played != 0 or state.attack_again)
        and mine.active_character > mine.max_characters
    )
    if not crowded:
        if mine.demands is None:
            return False
        if all(_may_meet(state, card) for card in unmet_retreats(state)):
            return False
    reach = Outlook(state).reach
    return not reach.takes_texts and not reach.unknown


def _may_meet(state: State, demand: int) -> bool:
    """Whether what the seat holds could meet this demand.  [LEG-14.3, LEG-14.8]"""
    for effect in state.cast.folded[demand]:
        if isinstance(effect, DemandPlay):
            types = state.played_types
            for card in sources(state, state.active):
                types |= words.SUPPORT if state.cast.cards[card].bluff else 0
                types |= state.cast.types[card]
            if not types & effect.type:
                return False
    cost = demand_cost(state, demand)
    if cost is None or demand in state.met:
        return True
    if any(frame.kind == words.FRAME_PAY and frame.card == demand for frame in state.frames):
        # It is being paid: a part of the cards has left the hand already.
        return True
    return can_pay(state, state.active, cost)


def is_out_of_reach(state: State, mine: Side) -> bool:
    """Whether all that could be played stays below the least that the foe keeps.  [LEG-6.9]"""
    element = state.element
    if mine.shields & _shield(element):
        return False
    outlook = Outlook(state)
    reach = outlook.reach
    if reach.unknown:
        return False
    if best_power(state, mine, outlook, element) >= least_power(state, reach, element):
        return False
    if not reach.switches:
        return True
    other = words.BOTH - element
    if mine.shields & _shield(other):
        return False
    return best_power(state, mine, outlook, other) < least_power(state, reach, other)


def _shield(element: int) -> int:
    return words.SHIELD_FIRE if element == words.FIRE else words.SHIELD_EARTH


def least_power(state: State, reach: Reach, element: int) -> int:
    """The least that the foe's power could fall to."""
    foe = 1 - state.active
    if not reach.types and not reach.takes_texts and not reach.takes_icons:
        return power_of(state, foe, element)
    theirs = side(state, foe)
    left = 0
    picked: list[int] = []
    for area in (state.combat[foe], state.support[foe]):
        for card in area:
            flags = state.flags[card]
            if not flags & words.ACTIVE:
                continue
            down = flags & words.FACE_DOWN != 0
            type = words.SUPPORT if down else state.cast.types[card]
            if reach.types & type or (reach.takes_icons and state.cast.icons[card] & words.PROTECTED):
                continue
            fire, earth = printed_values(theirs, state.cast.cards[card], down)
            value = fire if element == words.FIRE else earth
            left += value
            if reach.picks_types & type:
                picked.append(value)
    picked.sort()
    for _ in range(min(reach.picks, len(picked))):
        left -= picked.pop()
    return left


UNBOUNDED: Final = 9999
"""More than any power: nothing can be proved."""
PAIRS: Final = 16
"""Where the bits of pairs begin, behind those of the icons."""


def best_power(state: State, mine: Side, outlook: Outlook, element: int) -> int:
    """The most that the own power could become: cards in play, one unit of each sort, and all FREE ones."""
    seat = state.active
    reach = outlook.reach
    shield = _shield(element)
    early = state.phase != words.SUPPORT_PHASE and not state.attack_again
    covers = early and not state.characters_played
    power = 0
    top = 0
    for card in state.support[seat]:
        if state.flags[card] & words.ACTIVE:
            value = _value(state, mine, reach, card, element, state.flags[card] & words.FACE_DOWN != 0)
            power += value
            top = max(top, value)
    if not covers or reach.keeps:
        for card in state.combat[seat]:
            if state.flags[card] & words.ACTIVE:
                value = _value(state, mine, reach, card, element, False)
                power += value
                top = max(top, value)
    fighters = Units(state.open_gangs, state.open_pairs, state.character_units == 0)
    may_add = within_limit(state, seat, words.BOOSTER) or within_limit(state, seat, words.SUPPORT)
    # Pairs and gangs are open for the cards of their phase alone.
    helpers = Units(state.open_gangs, state.open_pairs, may_add) if not early else Units(0, 0, True)
    helpers.bluffs = len(outlook.bluffs)
    for card in outlook.plays:
        facts = state.cast.cards[card]
        units = fighters if facts.type == words.CHARACTER else helpers
        if facts.icons & shield:
            return UNBOUNDED
        value = _value(state, mine, reach, card, element, False)
        top = max(top, value)
        pair = pair_bit(facts) if facts.icons & words.PAIR else 0
        units.add(value, facts.icons & words.GANGS, pair, is_free(state, card))
    bluff = _bluff_value(reach, element) if helpers.bluffs else 0
    top = max(top, bluff)
    power += fighters.most(reach.more, 0)
    power += helpers.most(reach.more, bluff)
    if reach.raises_one or reach.doubles_one:
        for _, elements, to in reach.raises_one:
            if elements & element:
                top = max(top, to if to > 0 else _top_sum(state, outlook.plays))
        power += top * len(reach.raises_one)
        power += top * ((1 << reach.doubles_one) - 1)
    power <<= reach.doubles
    for elements, to in reach.floors:
        if elements & element:
            power = max(power, to)
    return power


class Units:
    """What cards of one phase add: the best single one or group that joins each other, all that join what is
    open, and all FREE ones.  [LEG-11.1]
    """

    __slots__ = ("_best", "_bits", "_everything", "_free", "_may_add", "_open", "_values", "bluffs")

    def __init__(self, gangs: int, pairs: int, may_add: bool) -> None:
        # Gangs and pairs in one bit set.
        self._open = gangs | pairs << PAIRS
        self._may_add = may_add
        self._best = 0
        self._free = 0
        self._everything = 0
        # Values and bits of the cards that belong to a pair or gang.
        self._values: list[int] = []
        self._bits: list[int] = []
        self.bluffs = 0

    def add(self, value: int, gangs: int, pair: int, free: bool) -> None:
        self._everything += value
        bits = gangs | pair << PAIRS
        if free:
            self._free += value
            self._open |= bits
        elif bits:
            self._values.append(value)
            self._bits.append(bits)
        elif value > self._best:
            self._best = value

    def most(self, more: bool, bluff: int) -> int:
        """`more`: a text may lift the limits. `bluff`: what one of the bluffs is worth."""
        if more:
            return self._everything + bluff * self.bluffs
        power = self._free + self._joined(self._open)
        if not self._may_add:
            return power
        best = max(self._best, bluff)
        while self._bits:
            best = max(best, self._joined(self._bits[0]))
        return power + best

    def _joined(self, open: int) -> int:
        """Takes out all cards that can join what is open, and what they open; their sum."""
        power = 0
        number = 0
        while number < len(self._bits):
            if self._bits[number] & open:
                open |= self._bits.pop(number)
                power += self._values.pop(number)
                number = 0
            else:
                number += 1
        return power


def is_free(state: State, card: int) -> bool:
    """Whether the card might be played FREE.  [LEG-11.5, LEG-13.7, LEG-17.1]"""
    facts = state.cast.cards[card]
    if facts.icons & words.FREE:
        return True
    if facts.type != words.CHARACTER:
        return False
    if any(effect.may_grant_free() for effect in facts.effects):
        return True
    return state.landed and grants_free(state, card)


def is_unplayable(state: State, reach: Reach, card: int, reason: int) -> bool:
    """Whether a card that is refused now will be refused for the rest of the turn."""
    if not reason:
        return False
    if reason == CONDITION_UNMET:
        return not reach.waives and not _may_come_true(state, reach, card)
    if reason in (ONE_CHARACTER, ONE_EXTRA, FIRST_TURN, STOPPED):
        joins = state.cast.icons[card] & (words.PAIR | words.GANGS | words.FREE)
        return not (reach.more or joins or is_free(state, card))
    # Prohibitions and limits end with the texts that make them.
    return not reach.takes_texts


def _may_come_true(state: State, reach: Reach, card: int) -> bool:
    """Whether a condition that does not hold now might hold later this turn.  [LEG-17.2]"""
    for effect in state.cast.effects[card]:
        if isinstance(effect, PlayOnlyIf):
            if effect.metric in FIXED:
                return False
            if effect.metric in RISING and not reach.takes_texts and not loses_grip(state):
                return False
            if effect.metric != words.FOE_HAND_MINUS_MINE and not reach.takes_texts and not reach.types:
                return effect.metric in RISING
    return True


def loses_grip(state: State) -> bool:
    """Whether covering my combat area would give the foe's cards something back."""
    for card in state.texts[state.active]:
        if state.cast.traits[card] & traits.TOUCHES_FOE and state.zone[card] == words.IN_COMBAT:
            return True
    return False


def _value(state: State, mine: Side, reach: Reach, card: int, element: int, down: bool) -> int:
    """The most that the card could be worth, but for texts that work on one card."""
    facts = state.cast.cards[card]
    if reach.takes_texts and not down:
        # What zeroes or ignores it may end.
        fire, earth = facts.fire, facts.earth
    else:
        fire, earth = printed_values(mine, facts, down)
    value = fire if element == words.FIRE else earth
    types = words.SUPPORT | words.BLUFF if down else facts.type
    for raised, elements, to in reach.raises:
        if raised & types and elements & element:
            if to == words.TO_SUM:
                value = max(value, fire + earth)
            elif to == words.TO_HIGHER:
                value = max(value, fire, earth)
            else:
                value = max(value, to)
    return value


def _bluff_value(reach: Reach, element: int) -> int:
    value = BLUFF_VALUE
    for types, elements, to in reach.raises:
        if types & (words.SUPPORT | words.BLUFF) and elements & element:
            value = max(value, to if to > 0 else 2 * BLUFF_VALUE)
    return value


def _top_sum(state: State, plays: list[int]) -> int:
    """The highest sum of fire and earth on a card that is or might be in play."""
    top = 2 * BLUFF_VALUE
    seat = state.active
    for area in (plays, state.combat[seat], state.support[seat]):
        for card in area:
            facts = state.cast.cards[card]
            top = max(top, facts.fire + facts.earth)
    return top
