"""Texts of their own: each is a class in the file of its people.  [LEG-17.4]"""

from __future__ import annotations

from typing import ClassVar

from obelisk.core.deal import Deal
from obelisk.core.document import Section
from obelisk.games.legends import words
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.plays import lift
from obelisk.games.legends.state import State, count_take
from obelisk.games.legends.texts import once
from obelisk.games.legends.texts.fields import RULE


class Custom(once.Once):
    """A text that fits no kind; the class of the text says its `NAME`.  [LEG-17.4]"""

    __slots__ = ()

    KIND = "custom"
    TIMES = (words.NOW,)
    NAME: ClassVar[str] = ""

    def __init__(self) -> None:
        super().__init__(words.NOW)

    @staticmethod
    def read(table: Section) -> Custom:
        # Known once the cards of all peoples are.
        named = {text.NAME: text for text in Custom.__subclasses__()}
        name = table.word("name", sorted(named), RULE)
        return named[name]() if name else Custom()

    def parameters(self) -> dict[str, object]:
        return {"name": self.NAME}


def lift_by_text(state: State, deal: Deal, frame: Frame, card: int) -> int:
    """The text that plays the card is over; fixes what holds for the play, as `lift` does.  [LEG-10.8]"""
    if state.zone[card] == words.IN_DECK:
        count_take(state, frame.seat)
    once.close(state, deal, frame)
    return lift(state, card, False)
