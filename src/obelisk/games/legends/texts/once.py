"""Texts that happen once: they do something, or ask for picks and go on when these are made.  [LEG-15]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.games.legends import moves, reasons, words
from obelisk.games.legends.actions import pick_of, picked, verb_of
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.state import State
from obelisk.games.legends.texts.effect import ONE_SHOT, Effect


class Once(Effect):
    """A text that happens once; without more words it asks for one card and discards it.  [LEG-15.2]"""

    __slots__ = ()

    TIMES = ONE_SHOT

    def begin(self, state: State, deal: Deal, card: int, number: int, actor: int, how: int) -> None:
        ask(state, actor, card, number, self.count(state, actor))

    def count(self, state: State, actor: int) -> int:
        """How many cards the actor picks."""
        return 1

    def pick(self, state: State, deal: Deal, frame: Frame, number: int) -> None:
        self.take(state, deal, frame, picked(state, number))

    def take(self, state: State, deal: Deal, frame: Frame, card: int) -> None:
        """Does with a picked card what the text does."""
        moves.discard(state, deal, card)

    def refusal(self, state: State, frame: Frame, number: int) -> int:
        if verb_of(number) not in (words.PICK, words.PICK_BLUFF):
            return reasons.NOT_AMONG
        return self.unfit(state, frame, number)

    def unfit(self, state: State, frame: Frame, number: int) -> int:
        """Why this card may not be picked.  [LEG-17.1]"""
        return reasons.NOT_AMONG


def ask(state: State, chooser: int, card: int, number: int, count: int) -> None:
    """A choice of `count` cards is next."""
    if count > 0:
        state.frames.append(Frame(words.FRAME_PICK, chooser, card, number, count))


def picks(state: State, cards: list[int]) -> list[int]:
    """The actions that pick one of these cards."""
    options: list[int] = []
    for card in cards:
        options.append(pick_of(state, card))
    return options


def close(state: State, deal: Deal, frame: Frame) -> None:
    """Nothing more is picked: the frame goes, and what follows happens.  [LEG-16.9]"""
    state.frames.remove(frame)
    state.cast.effects[frame.card][frame.effect].close(state, deal, frame)
