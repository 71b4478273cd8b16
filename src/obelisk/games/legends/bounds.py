"""What a turn could reach at most: bounds that prove a turn uncompletable without a search.  [LEG-6.9]

All of it is generous to the active player: what might be played is counted as played, what might be taken
from the foe is counted as taken. Texts that no bound is known for make everything possible.
"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends import words
from obelisk.games.legends.demands import unmet_retreats
from obelisk.games.legends.outlook import Outlook, is_free
from obelisk.games.legends.paying import can_pay_demands
from obelisk.games.legends.plays import pair_bit
from obelisk.games.legends.power import BLUFF_VALUE, power_of, printed_values, side
from obelisk.games.legends.reach import Reach
from obelisk.games.legends.ships import sources_at_most
from obelisk.games.legends.side import Side
from obelisk.games.legends.state import State
from obelisk.games.legends.texts.demand import DemandPlay


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
        if can_pay_demands(state) and all(_may_meet(state, card) for card in unmet_retreats(state)):
            return False
    reach = Outlook(state).reach
    return not reach.takes_texts and not reach.returns and not reach.unknown


def _may_meet(state: State, demand: int) -> bool:
    """Whether the seat holds a card to play for this demand.  [LEG-14.8]"""
    for effect in state.cast.folded[demand]:
        if isinstance(effect, DemandPlay):
            types = state.played_types
            for card in sources_at_most(state, state.active):
                types |= words.SUPPORT if state.cast.cards[card].bluff else 0
                types |= state.cast.types[card]
            if not types & effect.type:
                return False
    return True


def is_out_of_reach(state: State, mine: Side) -> bool:
    """Whether all that could be played stays below the least that the foe keeps.  [LEG-6.9]"""
    element = state.element
    outlook = Outlook(state)
    reach = outlook.reach
    if reach.unknown:
        return False
    if best_power(state, mine, outlook, element) >= least_power(state, reach, element):
        return False
    if not reach.switches:
        return True
    other = words.BOTH - element
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
HIDDEN: Final = words.SUPPORT | words.BLUFF
"""The types of a bluff."""
PAIRS: Final = 16
"""Where the bits of pairs begin, behind those of the icons."""


def best_power(state: State, mine: Side, outlook: Outlook, element: int) -> int:
    """The most that the own power could become: cards in play, one unit of each sort, and all FREE ones."""
    seat = state.active
    reach = outlook.reach
    shield = _shield(element)
    # What is ignored now need not stay so.
    may_shield = reach.takes_texts or mine.shields & shield != 0
    early = state.phase != words.SUPPORT_PHASE and not state.attack_again
    covers = early and not state.characters_played
    power = 0
    # How often one card is doubled in this element, of what types such cards are, and their highest value.
    doublings = 0
    doubled = 0
    for types, elements in reach.doubles_one:
        if elements & element:
            doublings += 1
            doubled |= types
    top = 0
    characters = 0
    for card in state.support[seat]:
        down = state.flags[card] & words.FACE_DOWN != 0
        if may_shield and not down and state.cast.icons[card] & shield:
            return UNBOUNDED
        value = _value(state, mine, reach, card, element, down)
        power += value
        if doubled & (HIDDEN if down else words.SUPPORT):
            top = max(top, value)
    if not covers or reach.keeps:
        for card in state.combat[seat]:
            if state.flags[card] & words.ACTIVE:
                if may_shield and state.cast.icons[card] & shield:
                    return UNBOUNDED
                value = _value(state, mine, reach, card, element, False)
                power += value
                if doubled & state.cast.types[card]:
                    top = max(top, value)
                characters += 1 if state.cast.types[card] == words.CHARACTER else 0
    fighters = Units(state.open_gangs, state.open_pairs, (0 if state.character_units else 1) + reach.free)
    used = state.booster_units + state.support_units
    more = max(0, 1 + reach.extra + reach.free - used) if not state.stopped else reach.extra + reach.free
    # Pairs and gangs are open for the cards of their phase alone.
    helpers = Units(0, 0, more) if early else Units(state.open_gangs, state.open_pairs, more)
    helpers.bluffs = len(outlook.bluffs)
    for card in outlook.plays:
        facts = state.cast.cards[card]
        units = fighters if facts.type == words.CHARACTER else helpers
        if facts.icons & shield:
            return UNBOUNDED
        value = _value(state, mine, reach, card, element, False)
        if doubled & facts.type:
            top = max(top, value)
        pair = pair_bit(facts) if facts.icons & words.PAIR else 0
        units.add(value, facts.icons & words.GANGS, pair, is_free(state, card))
    if outlook.back:
        again: list[int] = []
        for card in outlook.back:
            if state.cast.icons[card] & shield:
                return UNBOUNDED
            value = _value(state, mine, reach, card, element, False)
            if state.cast.cards[card].bluff:
                value = max(value, bluff_value(reach, element))
            if doubled & (state.cast.types[card] | HIDDEN):
                top = max(top, value)
            again.append(value)
        again.sort()
        for _ in range(min(reach.returns, len(again))):
            power += again.pop()
            characters += 1
    bluff = bluff_value(reach, element) if helpers.bluffs else 0
    if doubled & HIDDEN:
        top = max(top, bluff)
    power += fighters.most(0)
    power += helpers.most(bluff)
    if reach.raises_one or doublings:
        raised: list[int] = []
        for types, elements, to in reach.raises_one:
            if elements & element:
                value = to if to > 0 else _top_sum(state, outlook.plays)
                if doubled & types:
                    top = max(top, value)
                if types == words.CHARACTER:
                    raised.append(value)
                else:
                    power += value
        # Each character is raised by one text at most; the others come to nothing.
        raised.sort()
        for _ in range(min(len(raised), characters + fighters.size())):
            power += raised.pop()
        power += top * ((1 << doublings) - 1)
    power <<= reach.doubles
    for elements, to in reach.floors:
        if elements & element:
            power = max(power, to)
    return power


class Units:
    """What cards of one phase add: all FREE ones and those that join what is open, and of the others as many
    single ones or groups that join each other as may be counted.  [LEG-11.1]
    """

    __slots__ = ("_bits", "_counted", "_free", "_open", "_singles", "_size", "_values", "bluffs")

    def __init__(self, gangs: int, pairs: int, counted: int) -> None:
        # Gangs and pairs in one bit set.
        self._open = gangs | pairs << PAIRS
        self._counted = counted
        self._free = 0
        self._singles: list[int] = []
        # Values and bits of the cards that belong to a pair or gang.
        self._values: list[int] = []
        self._bits: list[int] = []
        self._size = 0
        self.bluffs = 0

    def add(self, value: int, gangs: int, pair: int, free: bool) -> None:
        bits = gangs | pair << PAIRS
        self._size += 1
        if free:
            self._free += value
            self._open |= bits
        elif bits:
            self._values.append(value)
            self._bits.append(bits)
        else:
            self._singles.append(value)

    def size(self) -> int:
        """How many cards might be played at most."""
        return self._size - len(self._singles) + min(self._counted, len(self._singles))

    def most(self, bluff: int) -> int:
        """`bluff`: what one of the bluffs is worth."""
        power = self._free + self._joined(self._open)
        units = self._singles + [bluff] * self.bluffs
        while self._bits:
            units.append(self._joined(self._bits[0]))
        units.sort()
        for _ in range(min(self._counted, len(units))):
            power += units.pop()
        return power

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


def _value(state: State, mine: Side, reach: Reach, card: int, element: int, down: bool) -> int:
    """The most that the card could be worth, but for texts that work on one card."""
    facts = state.cast.cards[card]
    if reach.takes_texts:
        # What zeroes or ignores it may end.
        fire, earth = (BLUFF_VALUE, BLUFF_VALUE) if down else (facts.fire, facts.earth)
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


def bluff_value(reach: Reach, element: int) -> int:
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
