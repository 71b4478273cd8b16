"""Texts of the modules: inquisitors, achievements, interference cards.  [LEG-18]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.core.document import Section
from obelisk.games.legends import words
from obelisk.games.legends.fight import attract
from obelisk.games.legends.state import State
from obelisk.games.legends.texts.effect import Effect
from obelisk.games.legends.texts.fields import RULE


class AttractDragons(Effect):
    """I attract `n` dragons.  [LEG-17.1]"""

    __slots__ = ("n",)

    KIND = "attract_dragons"
    TIMES = (words.GAME_START,)

    def __init__(self, n: int) -> None:
        super().__init__(words.GAME_START)
        self.n = n

    @staticmethod
    def read(table: Section) -> AttractDragons:
        return AttractDragons(table.integer("n", 1, 9, RULE))

    def parameters(self) -> dict[str, object]:
        return {"n": self.n}

    def begin(self, state: State, deal: Deal, card: int, number: int, actor: int, how: int) -> None:
        attract(state, actor, self.n)


class CrystalBonus(Effect):
    """If I win while it is active I score `n` more crystals.  [LEG-18.11]"""

    __slots__ = ("n",)

    KIND = "crystal_bonus"
    TIMES = (words.GAME_WON,)

    def __init__(self, n: int) -> None:
        super().__init__(words.GAME_WON)
        self.n = n

    @staticmethod
    def read(table: Section) -> CrystalBonus:
        return CrystalBonus(table.integer("n", 1, 9, RULE))

    def parameters(self) -> dict[str, object]:
        return {"n": self.n}

    def crystals(self) -> int:
        return self.n


class Cancel(Effect):
    """The card that triggered the response is not played.  [LEG-18.7]"""

    __slots__ = ()

    KIND = "cancel"
    TIMES = (words.RESPONSE,)

    def __init__(self) -> None:
        super().__init__(words.RESPONSE)

    @staticmethod
    def read(table: Section) -> Cancel:
        return Cancel()

    def cancels(self) -> bool:
        return True
