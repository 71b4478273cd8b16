"""What a turn could reach at most: bounds that prove a turn uncompletable without a search.  [LEG-6.9]

All of it is generous to the active player: what might be played is counted as played, what might be taken
from the foe is counted as taken. Texts that no bound is known for make everything possible.
"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends import words
from obelisk.games.legends.demands import demand_cost, demanding, most_paid, unmet_retreats
from obelisk.games.legends.paying import can_pay_demands
from obelisk.games.legends.plays import booster_or_support_refusal, character_refusal, pair_bit
from obelisk.games.legends.power import BLUFF_VALUE, in_force, power_of, printed_values, side
from obelisk.games.legends.reach import Reach
from obelisk.games.legends.reasons import (
    CONDITION_UNMET,
    FIRST_TURN,
    ONE_CHARACTER,
    ONE_EXTRA,
    STOPPED,
)
from obelisk.games.legends.ships import grants_free, sources_at_most
from obelisk.games.legends.side import Side
from obelisk.games.legends.state import State
from obelisk.games.legends.texts import traits
from obelisk.games.legends.texts.cost import Cost
from obelisk.games.legends.texts.demand import DemandPlay
from obelisk.games.legends.texts.draw import MoveHand
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
"""Metrics that change with the element, and when a text of mine that touches the foe's cards is covered."""
FIXED: Final = [words.FOE_DRAGONS, words.FOE_HYLA, words.MY_MATCHING_DRAGON]
"""Metrics that no text with a known bound changes in favour of a condition."""

JOINING: Final = words.PAIR | words.GANGS
"""Icons with which a character may be played beside another one."""


class Outlook:
    """What might come of the rest of a turn: the reach of the texts, and the cards that might be played."""

    __slots__ = ("_is_freed", "back", "bluffs", "plays", "reach")

    def __init__(self, state: State) -> None:
        self.reach = _standing_reach(state)
        # Cards that might be played openly, and those that might be bluffs.
        self.plays: list[int] = []
        self.bluffs: list[int] = []
        # Cards that come back to hand may be played again, with whatever they say.
        self.back: list[int] = []
        self._is_freed = False
        early = state.phase != words.SUPPORT_PHASE
        waiting: list[int] = []
        refused: list[int] = []
        for card in sources_at_most(state, state.active):
            type = state.cast.types[card]
            if not type & words.FIGHTING:
                continue
            if state.cast.cards[card].bluff:
                self.bluffs.append(card)
            if type != words.CHARACTER:
                reason = booster_or_support_refusal(state, card)
            elif early:
                reason = character_refusal(state, card)
            else:
                continue
            if reason:
                waiting.append(card)
                refused.append(reason)
            else:
                self._let_in(state, card)
        self._follow(state)
        # A card that is refused now may be let in by one that is played before.
        place = 0
        while place < len(waiting):
            if is_unplayable(state, self, waiting[place], refused[place]):
                place += 1
            else:
                self._let_in(state, waiting.pop(place))
                self._follow(state)
                refused.pop(place)
                place = 0

    def _let_in(self, state: State, card: int) -> None:
        """The card might be played, and its text might do what it can."""
        self.plays.append(card)
        if not state.cast.simple[card]:
            add_texts(state, self.reach, card)
        if state.cast.icons[card] & words.GANGS:
            self.reach.keeps = True

    def _follow(self, state: State) -> None:
        """Enters what follows: cards that come back, and texts that are out of force and need not stay so."""
        reach = self.reach
        seat = state.active
        if reach.returns and not self.back:
            self.back = state.combat[seat] + state.support[seat]
            for card in self.back:
                add_texts(state, reach, card)
        if reach.takes_icons and side(state, 1 - seat).off:
            # What was protected from a text in force is not any more.
            reach.takes_texts = True
        if reach.takes_texts and not self._is_freed:
            self._is_freed = True
            for card in state.texts[seat]:
                if state.cast.traits[card] & traits.TOUCHES_FOE and not in_force(state, card):
                    for effect in state.cast.folded[card]:
                        effect.add_reach(reach)

    def most_given(self, state: State, card: int) -> int:
        """How many cards can leave the hand before this one is played, at most."""
        cast = state.cast
        if self.reach.unknown or cast.types[card] != words.CHARACTER:
            return words.ANY
        doubles = 0
        for other in state.texts[1 - state.active]:
            if cast.traits[other] & traits.DOUBLES_DEMAND:
                doubles += 1
        due = demanding(state)
        for frame in state.frames:
            if frame.kind == words.FRAME_PAY:
                due.append(frame.card)
            elif frame.kind != words.FRAME_TARGET:
                return words.ANY
        costs: list[Cost] = []
        for other in due:
            cost = demand_cost(state, other)
            if cost is not None:
                costs.append(cost)
        given = most_paid(state, costs, card) << doubles
        for other in state.texts[state.active]:
            given += _most_moved(state, other, False)
        for other in self.back:
            given += _most_moved(state, other, True)
        return min(words.ANY, given + self._most_played(state, card))

    def _most_played(self, state: State, card: int) -> int:
        """How many hand cards the characters take along that can be played before this one, at most: each
        itself, and what its text moves.
        """
        cast = state.cast
        counted = (0 if state.character_units else 1) + self.reach.free
        others = counted
        opens = state.open_pairs != 0 or state.open_gangs != 0
        if not is_free(state, card) and not cast.icons[card] & JOINING:
            counted -= 1
            others -= 1
        # A card that frees the next one takes the place that it gives, unless it is FREE or joins others.
        for other in self.plays:
            if cast.types[other] != words.CHARACTER:
                continue
            if is_free(state, other):
                opens = opens or cast.icons[other] & JOINING != 0
            elif cast.traits[other] & traits.FREES_NEXT and not cast.icons[other] & JOINING:
                others -= 1
        given = max(0, counted)
        for other in self.plays:
            if cast.types[other] != words.CHARACTER:
                continue
            is_extra = is_free(state, other) or cast.icons[other] & JOINING != 0
            if is_free(state, other) or others > 0 or (opens and is_extra):
                given += _most_moved(state, other, True)
                if is_extra and state.zone[other] == words.IN_HAND:
                    given += 1
            elif cast.traits[other] & traits.FREES_NEXT:
                given += _most_moved(state, other, True)
        return given

    def holds(self, card: int) -> bool:
        """Whether the card might still be of use this turn."""
        return card in self.plays or card in self.bluffs


def _most_moved(state: State, card: int, is_coming: bool) -> int:
    """How many hand cards the text of a card moves away at most, which is in play or `is_coming`."""
    moved = 0
    for effect in state.cast.effects[card]:
        if effect.when == words.ONCE_PER_TURN or (is_coming and effect.when == words.NOW):
            if effect.each:
                return words.ANY
            if isinstance(effect, MoveHand):
                moved += effect.n
    return moved


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
HIDDEN: Final = words.SUPPORT | words.BLUFF
"""The types of a bluff."""
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
        if reach.takes_texts and not down and state.cast.icons[card] & shield:
            # Ignored now, but it need not stay so.
            return UNBOUNDED
        value = _value(state, mine, reach, card, element, down)
        power += value
        if doubled & (HIDDEN if down else words.SUPPORT):
            top = max(top, value)
    if not covers or reach.keeps:
        for card in state.combat[seat]:
            if state.flags[card] & words.ACTIVE:
                if reach.takes_texts and state.cast.icons[card] & shield:
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


def is_unplayable(state: State, outlook: Outlook, card: int, reason: int) -> bool:
    """Whether a card that is refused now will be refused for the rest of the turn."""
    reach = outlook.reach
    if reason == CONDITION_UNMET:
        return not reach.waives and not _may_come_true(state, outlook, card)
    if reason in (ONE_CHARACTER, ONE_EXTRA, FIRST_TURN, STOPPED):
        joins = state.cast.icons[card] & (words.PAIR | words.GANGS | words.FREE)
        extra = reach.extra if reason != ONE_CHARACTER else 0
        return not (extra or reach.free or joins or is_free(state, card))
    # Prohibitions and limits end with the texts that make them.
    return not reach.takes_texts


def _may_come_true(state: State, outlook: Outlook, card: int) -> bool:
    """Whether a condition that does not hold now might hold later this turn.  [LEG-17.2]"""
    reach = outlook.reach
    for effect in state.cast.effects[card]:
        if isinstance(effect, PlayOnlyIf) and not effect.holds(state, card):
            metric = effect.metric
            if metric in FIXED:
                return False
            if metric == words.FOE_HAND_MINUS_MINE:
                foe = len(state.hand[1 - state.active])
                now = foe - len(state.hand[state.active])
                if not effect.counts_hands(now, min(foe, now + outlook.most_given(state, card))):
                    return False
                continue
            if reach.takes_texts:
                continue
            if metric == words.MY_SHIPS or (metric == words.MY_AREA_CARDS and effect.at_most != words.ANY):
                may_change = reach.returns > 0
            elif metric in RISING:
                may_change = reach.switches or reach.types != 0 or reach.returns > 0 or loses_grip(state)
            elif metric == words.FOE_FREE_CARDS:
                may_change = reach.takes_icons or reach.returns > 0 or loses_grip(state)
            else:
                may_change = metric == words.MY_AREA_CARDS
            if not may_change:
                return False
    return True


def loses_grip(state: State, grip: int = traits.TOUCHES_FOE) -> bool:
    """Whether covering my combat area would give the foe's cards something back."""
    for card in state.texts[state.active]:
        if state.cast.traits[card] & grip and state.zone[card] == words.IN_COMBAT:
            return True
    return False


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
