"""Texts that demand something of the foe on each of his turns.  [LEG-14.2 to LEG-14.9]"""

from __future__ import annotations

from obelisk.core.document import Section
from obelisk.games.legends import words
from obelisk.games.legends.side import Side
from obelisk.games.legends.state import State
from obelisk.games.legends.texts import traits
from obelisk.games.legends.texts.cost import Cost
from obelisk.games.legends.texts.effect import Effect
from obelisk.games.legends.texts.fields import EXTRA_NAMES, RULE, bit_of


class Demand(Effect):
    """A demand that is made of the foe; what the two kinds below share.  [LEG-14.2]"""

    __slots__ = ()

    TIMES = (words.DEMAND,)
    IS_SIMPLE = True

    def __init__(self) -> None:
        super().__init__(words.DEMAND)

    def fold(self, card: int, mine: Side, foe: Side) -> None:
        if foe.demands is None:
            foe.demands = [card]
        else:
            foe.demands.append(card)


class DemandDiscard(Demand):
    """The foe discards on each of his turns, or else.  [LEG-14.2 to LEG-14.7]"""

    __slots__ = ("cost", "otherwise")

    KIND = "demand_discard"

    def __init__(self, cost: Cost, otherwise: int = words.ELSE_RETREAT) -> None:
        super().__init__()
        self.cost = cost
        self.otherwise = otherwise

    @staticmethod
    def read(table: Section) -> DemandDiscard:
        otherwise = table.word("else", ["retreat", "dragon"], RULE)
        is_dragon = otherwise == "dragon"
        return DemandDiscard(Cost.read(table), words.ELSE_DRAGON if is_dragon else words.ELSE_RETREAT)

    def parameters(self) -> dict[str, object]:
        return {"cost": self.cost.facts(), "else": "dragon" if self.costs_dragon() else "retreat"}

    def demanded(self) -> Cost | None:
        return self.cost

    def costs_dragon(self) -> bool:
        return self.otherwise == words.ELSE_DRAGON

    def is_met(self, state: State, card: int) -> bool:
        return card in state.met


class DemandPlay(Demand):
    """The foe plays a card of that type on each of his turns.  [LEG-14.8]"""

    __slots__ = ("type",)

    KIND = "demand_play"

    def __init__(self, type: int) -> None:
        super().__init__()
        self.type = type

    @staticmethod
    def read(table: Section) -> DemandPlay:
        return DemandPlay(bit_of(table, "type", EXTRA_NAMES, words.TYPE_NAMES))

    def parameters(self) -> dict[str, object]:
        return {"type": words.name_of(self.type, words.TYPE_NAMES)}

    def is_met(self, state: State, card: int) -> bool:
        return state.played_types & self.type != 0


class DoubleDemand(Effect):
    """Doubles every number of one demand.  [LEG-14.9]"""

    __slots__ = ("tag",)

    KIND = "double_demand"
    TRAITS = traits.DOUBLES_DEMAND
    IS_SIMPLE = True

    def __init__(self, tag: int) -> None:
        super().__init__(words.ALWAYS)
        self.tag = tag

    @staticmethod
    def read(table: Section) -> DoubleDemand:
        table.word("count", ["one"], RULE)
        return DoubleDemand(bit_of(table, "tag", words.TAG_NAMES, words.TAG_NAMES))

    def parameters(self) -> dict[str, object]:
        return {"count": "one", "tag": words.name_of(self.tag, words.TAG_NAMES)}

    def has_one_target(self) -> bool:
        return True

    def may_target(self, state: State, card: int) -> bool:
        return state.cast.cards[card].tags & self.tag != 0 and not state.flags[card] & words.FACE_DOWN
