"""Texts of ships.  [LEG-13.4, LEG-13.6]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.core.document import Section
from obelisk.games.legends import moves, reasons, ships, words
from obelisk.games.legends.actions import action, picked
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.state import State
from obelisk.games.legends.texts.effect import Effect
from obelisk.games.legends.texts.fields import RULE, number_of, number_or_word
from obelisk.games.legends.texts.once import Once, picks


class LoadShip(Once):
    """Up to `up_to` hand cards go onto this ship.  [LEG-13.4]"""

    __slots__ = ("up_to",)

    KIND = "load_ship"
    TIMES = (words.NOW,)

    def __init__(self, up_to: int) -> None:
        super().__init__(words.NOW, may=True)
        self.up_to = up_to

    @staticmethod
    def read(table: Section) -> LoadShip:
        return LoadShip(table.integer("up_to", 1, 9, RULE))

    def parameters(self) -> dict[str, object]:
        return {"up_to": self.up_to}

    def can_do(self, state: State, card: int, actor: int) -> bool:
        return len(self._loadable(state, card, actor)) > 0

    def is_asked(self, state: State, card: int, actor: int, how: int) -> bool:
        has_cards = len(state.hand[actor]) > 0
        return has_cards and moves.has_room(state, card) and ships.may_load_at_all(state, actor)

    def count(self, state: State, actor: int) -> int:
        return self.up_to

    def options(self, state: State, frame: Frame) -> list[int]:
        options = picks(state, self._loadable(state, frame.card, frame.seat))
        options.append(action(words.DONE))
        return options

    def take(self, state: State, deal: Deal, frame: Frame, card: int) -> None:
        moves.load(state, deal, card, frame.card)

    def unfit(self, state: State, frame: Frame, number: int) -> int:
        is_held = picked(state, number) in state.hand[frame.seat]
        return reasons.NOT_LOADABLE if is_held else reasons.NOT_IN_HAND

    def _loadable(self, state: State, ship: int, actor: int) -> list[int]:
        """The hand cards that may go onto this ship.  [LEG-13.3, LEG-13.4]"""
        found: list[int] = []
        if moves.has_room(state, ship) and ships.may_load_at_all(state, actor):
            for card in state.hand[actor]:
                if ships.is_loadable(state, card):
                    found.append(card)
        return found


class HandOnLanding(Effect):
    """On the turn it lands, `n` hand cards may be played too.  [LEG-13.6]"""

    __slots__ = ("n",)

    KIND = "hand_on_landing"
    TIMES = (words.LANDING,)

    def __init__(self, n: int) -> None:
        super().__init__(words.LANDING, may=True)
        self.n = n

    @staticmethod
    def read(table: Section) -> HandOnLanding:
        return HandOnLanding(number_or_word(table, "n", {"any": words.ANY}))

    def parameters(self) -> dict[str, object]:
        return {"n": number_of(self.n)}

    def cards_on_landing(self) -> int:
        return self.n
