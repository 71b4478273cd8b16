"""Texts about playing cards: FREE, conditions, the element and the duty of the turn.  [LEG-17.1]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.core.document import Section
from obelisk.games.legends import events as tell
from obelisk.games.legends import words
from obelisk.games.legends.metrics import NOT_MET, metric_of
from obelisk.games.legends.power import text_works
from obelisk.games.legends.reach import Reach
from obelisk.games.legends.state import State, changed
from obelisk.games.legends.texts import traits
from obelisk.games.legends.texts.effect import Effect
from obelisk.games.legends.texts.fields import RULE, place_of


class NextCardFree(Effect):
    """The card I play right after this one is FREE.  [LEG-14.18]"""

    __slots__ = ()

    KIND = "next_card_free"
    TIMES = (words.ALWAYS,)
    TRAITS = traits.FREES_NEXT | traits.BOOSTS

    def __init__(self) -> None:
        super().__init__(words.ALWAYS)

    @staticmethod
    def read(table: Section) -> NextCardFree:
        return NextCardFree()

    def add_reach(self, reach: Reach) -> None:
        reach.free += 1


class FreeIf(Effect):
    """The card is played with a granted FREE if the metric is high enough.  [LEG-17.1]"""

    __slots__ = ("at_least", "metric")

    KIND = "free_if"
    TIMES = (words.BEFORE_PLAY,)
    IS_SIMPLE = True

    def __init__(self, metric: int, at_least: int) -> None:
        super().__init__(words.BEFORE_PLAY, may=True)
        self.metric = metric
        self.at_least = at_least

    @staticmethod
    def read(table: Section) -> FreeIf:
        metric = place_of(table, "metric", words.METRIC_NAMES)
        return FreeIf(metric, table.integer("at_least", 0, 99, RULE))

    def parameters(self) -> dict[str, object]:
        return {"metric": words.METRIC_NAMES[self.metric], "at_least": self.at_least}

    def grants_free(self, state: State, card: int) -> bool:
        if card in state.met:
            return text_works(state, card)
        metric = metric_of(state, state.cast.owners[card], self.metric, state.cast.cards[card])
        return metric != NOT_MET and metric >= self.at_least and text_works(state, card)

    def may_grant_free(self) -> bool:
        return True

    def counts_hands(self, now: int, most: int) -> bool:
        return self.metric == words.FOE_HAND_MINUS_MINE and now < self.at_least <= most


class PlayOnlyIf(Effect):
    """The card may be played only if the metric is in range; an ignored condition need not hold.
    [LEG-14.14, LEG-17.1]
    """

    __slots__ = ("at_least", "at_most", "metric")

    KIND = "play_only_if"
    TIMES = (words.BEFORE_PLAY,)
    IS_SIMPLE = True

    def __init__(self, metric: int, at_least: int = -words.ANY, at_most: int = words.ANY) -> None:
        super().__init__(words.BEFORE_PLAY)
        self.metric = metric
        self.at_least = at_least
        self.at_most = at_most

    @staticmethod
    def read(table: Section) -> PlayOnlyIf:
        if table.has("at_least") == table.has("at_most"):
            table.refuse((), "needs either at_least or at_most", RULE)
        least = table.integer("at_least", -words.ANY, words.ANY, RULE, missing=-words.ANY)
        metric = place_of(table, "metric", words.METRIC_NAMES)
        return PlayOnlyIf(
            metric, least, table.integer("at_most", -words.ANY, words.ANY, RULE, missing=words.ANY)
        )

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {"metric": words.METRIC_NAMES[self.metric]}
        if self.at_least != -words.ANY:
            facts["at_least"] = self.at_least
        if self.at_most != words.ANY:
            facts["at_most"] = self.at_most
        return facts

    def holds(self, state: State, card: int) -> bool:
        if card in state.met or not text_works(state, card):
            return True
        metric = metric_of(state, state.cast.owners[card], self.metric, state.cast.cards[card])
        return metric != NOT_MET and self.at_least <= metric <= self.at_most

    def counts_hands(self, now: int, most: int) -> bool:
        if self.metric != words.FOE_HAND_MINUS_MINE:
            return False
        return self.at_most != words.ANY or now < self.at_least <= most


class SwitchElement(Effect):
    """Changes the fight element: `TO_OTHER`, `FIRE` or `EARTH`.  [LEG-14.15]"""

    __slots__ = ("to",)

    KIND = "switch_element"
    TIMES = (words.NOW,)

    def __init__(self, to: int = words.TO_OTHER) -> None:
        super().__init__(words.NOW)
        self.to = to

    @staticmethod
    def read(table: Section) -> SwitchElement:
        to = table.word("to", ["other", *words.ELEMENT_NAMES], RULE)
        is_element = to in words.ELEMENT_NAMES
        return SwitchElement(1 << words.ELEMENT_NAMES.index(to) if is_element else words.TO_OTHER)

    def parameters(self) -> dict[str, object]:
        is_other = self.to == words.TO_OTHER
        return {"to": "other" if is_other else words.name_of(self.to, words.ELEMENT_NAMES)}

    def begin(self, state: State, deal: Deal, card: int, number: int, actor: int, how: int) -> None:
        """The fight element changes at once; before the first announcement there is none.  [LEG-7.6,
        LEG-14.15]
        """
        if state.fight != words.RUNNING:
            return
        to = self.to
        if to == words.TO_OTHER:
            to = words.EARTH if state.element == words.FIRE else words.FIRE
        state.element = to
        changed(state)
        tell.element_switched(deal, to)

    def add_reach(self, reach: Reach) -> None:
        reach.switches = True


class Waive(Effect):
    """Conditions that need not be met.  [LEG-14.16]"""

    __slots__ = ("n", "what")

    KIND = "waive"
    TRAITS = traits.WAIVES

    def __init__(self, what: int, n: int = 1) -> None:
        super().__init__(words.ALWAYS, may=True)
        self.what = what
        self.n = n

    @staticmethod
    def read(table: Section) -> Waive:
        what = place_of(table, "what", ["mutant_condition", "achievement_dragon"])
        return Waive(what, table.integer("n", 1, 9, RULE))

    def parameters(self) -> dict[str, object]:
        is_mutant = self.what == words.MUTANT_CONDITION
        return {"what": "mutant_condition" if is_mutant else "achievement_dragon", "n": self.n}

    def waives(self, what: int) -> int:
        return self.n if self.what == what else 0

    def add_reach(self, reach: Reach) -> None:
        reach.waives = True


class AttackAgain(Effect):
    """The character duty of this turn counts as met.  [LEG-10.9]"""

    __slots__ = ()

    KIND = "attack_again"
    TIMES = (words.NOW,)

    def __init__(self) -> None:
        super().__init__(words.NOW)

    @staticmethod
    def read(table: Section) -> AttackAgain:
        return AttackAgain()

    def begin(self, state: State, deal: Deal, card: int, number: int, actor: int, how: int) -> None:
        state.attack_again = True
        state.choices = None


class KeepCombatActive(Effect):
    """As first character of a turn it may leave my combat area active.  [LEG-17.1]"""

    __slots__ = ()

    KIND = "keep_combat_active"
    TIMES = (words.BEFORE_PLAY,)

    def __init__(self) -> None:
        super().__init__(words.BEFORE_PLAY, may=True)

    @staticmethod
    def read(table: Section) -> KeepCombatActive:
        return KeepCombatActive()

    def keeps_combat(self) -> bool:
        return True

    def add_reach(self, reach: Reach) -> None:
        reach.keeps = True
