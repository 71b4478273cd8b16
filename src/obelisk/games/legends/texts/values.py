"""Texts that change values and power.  [LEG-15.9, LEG-17.1]"""

from __future__ import annotations

from obelisk.core.document import Section
from obelisk.games.legends import words
from obelisk.games.legends.power import BLUFF_VALUE, printed_values, side
from obelisk.games.legends.reach import Reach
from obelisk.games.legends.side import Side
from obelisk.games.legends.state import State
from obelisk.games.legends.texts import traits
from obelisk.games.legends.texts.effect import Effect
from obelisk.games.legends.texts.fields import FIGHTING_NAMES, RULE, bit_of, bits_of, number_or_word


class ZeroValues(Effect):
    """Odd or even printed values of the foe's cards of those types become 0.  [LEG-17.1]"""

    __slots__ = ("parity", "types")

    KIND = "zero_values"
    TRAITS = traits.TOUCHES_FOE

    def __init__(self, types: int, parity: int) -> None:
        super().__init__(words.ALWAYS)
        self.types = types
        self.parity = parity

    @staticmethod
    def read(table: Section) -> ZeroValues:
        parity = table.word("parity", ["odd", "even"], RULE)
        types = bits_of(table, "types", FIGHTING_NAMES, words.TYPE_NAMES)
        return ZeroValues(types, words.ODD if parity == "odd" else words.EVEN)

    def parameters(self) -> dict[str, object]:
        parity = "odd" if self.parity == words.ODD else "even"
        return {"types": words.names_of(self.types, words.TYPE_NAMES), "parity": parity}

    def fold(self, card: int, mine: Side, foe: Side) -> None:
        if self.parity == words.ODD:
            foe.zero_odd |= self.types
        else:
            foe.zero_even |= self.types

    def add_reach(self, reach: Reach) -> None:
        reach.types |= self.types


class ChangeValues(Effect):
    """Changes values of one or all of my cards; what the two kinds below share.  [LEG-15.11]"""

    __slots__ = ("elements", "one", "types")

    TRAITS = traits.CHANGES_VALUES | traits.BOOSTS

    def __init__(self, types: int, elements: int, one: bool) -> None:
        super().__init__(words.ALWAYS)
        self.types = types
        self.elements = elements
        self.one = one

    def parameters(self) -> dict[str, object]:
        return {
            "count": "one" if self.one else "all",
            "types": words.names_of(self.types, words.TYPE_NAMES),
            "elements": words.names_of(self.elements, words.ELEMENT_NAMES),
        }

    def works_on(self, state: State, source: int, card: int, types: int) -> bool:
        return state.link[source] == card if self.one else self.types & types != 0

    def has_one_target(self) -> bool:
        return self.one

    def may_target(self, state: State, card: int) -> bool:
        is_bluff = state.flags[card] & words.FACE_DOWN
        return self.types & (words.SUPPORT | words.BLUFF if is_bluff else state.cast.types[card]) != 0

    def is_zeroed(self, state: State, card: int) -> bool:
        facts = state.cast.cards[card]
        down = state.flags[card] & words.FACE_DOWN != 0
        fire, earth = printed_values(side(state, state.cast.owners[card]), facts, down)
        if self.elements & words.FIRE and fire == 0 and (BLUFF_VALUE if down else facts.fire):
            return True
        return self.elements & words.EARTH != 0 and earth == 0 and (BLUFF_VALUE if down else facts.earth) != 0


class RaiseValues(ChangeValues):
    """Raises one or all of my cards to a number, `TO_SUM` or `TO_HIGHER`.  [LEG-17.1]"""

    __slots__ = ("to",)

    KIND = "raise_values"

    def __init__(self, types: int, elements: int, to: int, one: bool = False) -> None:
        super().__init__(types, elements, one)
        self.to = to

    @staticmethod
    def read(table: Section) -> RaiseValues:
        return RaiseValues(
            bits_of(table, "types", [*FIGHTING_NAMES, "bluff"], words.TYPE_NAMES),
            bits_of(table, "elements", words.ELEMENT_NAMES, words.ELEMENT_NAMES),
            number_or_word(table, "to", {"sum": words.TO_SUM, "higher": words.TO_HIGHER}),
            table.word("count", ["one", "all"], RULE) == "one",
        )

    def parameters(self) -> dict[str, object]:
        facts = super().parameters()
        facts["to"] = (
            "sum" if self.to == words.TO_SUM else "higher" if self.to == words.TO_HIGHER else self.to
        )
        return facts

    def raised(self, printed: tuple[int, int], fire: int, earth: int) -> tuple[int, int]:
        to = self.to
        if to == words.TO_SUM:
            to = printed[0] + printed[1]
        elif to == words.TO_HIGHER:
            to = max(printed[0], printed[1])
        if self.elements & words.FIRE:
            fire = max(fire, to)
        if self.elements & words.EARTH:
            earth = max(earth, to)
        return fire, earth

    def add_reach(self, reach: Reach) -> None:
        raises = reach.raises_one if self.one else reach.raises
        raises.append((self.types, self.elements, self.to))


class DoubleValues(ChangeValues):
    """Doubles one or all of my cards.  [LEG-17.1]"""

    __slots__ = ()

    KIND = "double_values"

    def __init__(self, types: int, elements: int = words.BOTH, one: bool = False) -> None:
        super().__init__(types, elements, one)

    @staticmethod
    def read(table: Section) -> DoubleValues:
        return DoubleValues(
            bits_of(table, "types", FIGHTING_NAMES, words.TYPE_NAMES),
            bits_of(table, "elements", words.ELEMENT_NAMES, words.ELEMENT_NAMES),
            table.word("count", ["one", "all"], RULE) == "one",
        )

    def doubled(self, fire: int, earth: int) -> tuple[int, int]:
        if self.elements & words.FIRE:
            fire *= 2
        if self.elements & words.EARTH:
            earth *= 2
        return fire, earth

    def add_reach(self, reach: Reach) -> None:
        reach.doubles_types |= self.types
        if self.one:
            reach.doubles_one.append((self.types, self.elements))
        else:
            reach.doubles += 1


class RaisePower(Effect):
    """My total is at least `to`, in those elements.  [LEG-17.1]"""

    __slots__ = ("elements", "to")

    KIND = "raise_power"
    TRAITS = traits.BOOSTS

    def __init__(self, to: int, elements: int = words.BOTH) -> None:
        super().__init__(words.ALWAYS)
        self.to = to
        self.elements = elements

    @staticmethod
    def read(table: Section) -> RaisePower:
        elements = words.BOTH
        if table.has("element"):
            elements = bit_of(table, "element", words.ELEMENT_NAMES, words.ELEMENT_NAMES)
        return RaisePower(table.integer("to", 1, 99, RULE), elements)

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {"to": self.to}
        if self.elements != words.BOTH:
            facts["element"] = words.name_of(self.elements, words.ELEMENT_NAMES)
        return facts

    def fold(self, card: int, mine: Side, foe: Side) -> None:
        if self.elements & words.FIRE:
            mine.floor_fire = max(mine.floor_fire, self.to)
        if self.elements & words.EARTH:
            mine.floor_earth = max(mine.floor_earth, self.to)

    def add_reach(self, reach: Reach) -> None:
        reach.floors.append((self.elements, self.to))
