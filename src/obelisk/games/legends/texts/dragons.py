"""Texts about dragons.  [LEG-8.3, LEG-14.12, LEG-14.13, LEG-17.1]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.core.document import Section
from obelisk.games.legends import moves, reasons, words
from obelisk.games.legends.actions import picked
from obelisk.games.legends.demands import can_pay, payable, pays
from obelisk.games.legends.fight import Spoils, attract
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.state import State
from obelisk.games.legends.texts import traits
from obelisk.games.legends.texts.cost import Cost
from obelisk.games.legends.texts.effect import Effect
from obelisk.games.legends.texts.fields import RULE, bit_of, place_of
from obelisk.games.legends.texts.once import Once, picks


class RetreatDragons(Effect):
    """Changes the number of dragons when `loser` retreats.  [LEG-8.3]"""

    __slots__ = ("loser", "mode", "n")

    KIND = "retreat_dragons"
    TRAITS = traits.CHANGES_RETREAT
    IS_SIMPLE = True

    def __init__(self, loser: int, mode: int, n: int = 0) -> None:
        super().__init__(words.ALWAYS)
        self.loser = loser
        self.mode = mode
        self.n = n

    @staticmethod
    def read(table: Section) -> RetreatDragons:
        loser = words.FOE if table.word("retreater", ["foe", "me"], RULE) == "foe" else words.ME
        mode = place_of(table, "mode", words.MODE_NAMES, words.NO_DRAGONS)
        n = 0 if mode == words.NO_DRAGONS else table.integer("n", 0, 9, RULE)
        return RetreatDragons(loser, mode, n)

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {
            "retreater": "foe" if self.loser == words.FOE else "me",
            "mode": words.MODE_NAMES[self.mode],
        }
        if self.mode != words.NO_DRAGONS:
            facts["n"] = self.n
        return facts

    def change_spoils(self, loser: int, spoils: Spoils) -> None:
        if self.loser != loser:
            return
        if self.mode == words.ADD:
            spoils.dragons += self.n
        elif self.mode == words.FEWER:
            spoils.fewer += self.n
        elif self.mode == words.CAP:
            spoils.cap = min(spoils.cap, self.n)
        else:
            spoils.none = True


class TagBonus(Effect):
    """Storms attract a dragon, Floods make the foe retreat; all of a tag count together.  [LEG-14.12,
    LEG-14.13]
    """

    __slots__ = ("at_least", "outcome", "tag")

    KIND = "tag_bonus"
    TIMES = (words.BEGIN, words.AFTER_TURN)
    IS_SIMPLE = True

    def __init__(self, tag: int, at_least: int, outcome: int) -> None:
        super().__init__(words.BEGIN if outcome == words.ATTRACT else words.AFTER_TURN)
        self.tag = tag
        self.at_least = at_least
        self.outcome = outcome

    @staticmethod
    def read(table: Section) -> TagBonus:
        outcome = table.word("outcome", ["attract", "foe_retreats"], RULE)
        return TagBonus(
            bit_of(table, "tag", words.TAG_NAMES, words.TAG_NAMES),
            table.integer("at_least", 1, 9, RULE),
            words.ATTRACT if outcome == "attract" else words.FOE_RETREATS,
        )

    def parameters(self) -> dict[str, object]:
        return {
            "tag": words.name_of(self.tag, words.TAG_NAMES),
            "at_least": self.at_least,
            "outcome": "attract" if self.outcome == words.ATTRACT else "foe_retreats",
        }


class DragonForDiscards(Once):
    """Pays from the hand, then attracts one dragon.  [LEG-17.1]"""

    __slots__ = ("cost",)

    KIND = "dragon_for_discards"

    def __init__(self, cost: Cost) -> None:
        super().__init__(words.NOW)
        self.cost = cost

    @staticmethod
    def read(table: Section) -> DragonForDiscards:
        return DragonForDiscards(Cost.read(table))

    def parameters(self) -> dict[str, object]:
        return {"cost": self.cost.facts()}

    def can_do(self, state: State, card: int, actor: int) -> bool:
        return can_pay(state, actor, self.cost)

    def is_asked(self, state: State, card: int, actor: int, how: int) -> bool:
        return len(state.hand[actor]) > 0

    def options(self, state: State, frame: Frame) -> list[int]:
        return picks(state, payable(state, frame.seat, self.cost, frame.picks))

    def take(self, state: State, deal: Deal, frame: Frame, card: int) -> None:
        frame.picks.append(card)
        moves.discard(state, deal, card)
        frame.n = 0 if pays(state, self.cost, frame.picks) else 1

    def close(self, state: State, deal: Deal, frame: Frame) -> None:
        attract(state, frame.seat, 1)

    def unfit(self, state: State, frame: Frame, number: int) -> int:
        is_held = picked(state, number) in state.hand[frame.seat]
        return reasons.DOES_NOT_PAY if is_held else reasons.NOT_IN_HAND
