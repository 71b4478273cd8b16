"""How a bot looks through a turn of Legends, and how far where a bluff may be called."""

from __future__ import annotations

from typing import Final, cast

from obelisk.core.decision import Action
from obelisk.games.legends import words
from obelisk.games.legends.legal import some_legal
from obelisk.games.legends.state import State

STOPPED: Final = 35
"""Of a hundred playouts that come to the question whether to call, so many stop there."""
STIR: Final = 7919


class LegendsGuide:
    """All actions are worth a look, but in some playouts neither answer to bluffs.

    A caller in a playout knows what lies face down and is always right. So that bluffs are worth something,
    some playouts stop at the question and are valued as if nobody had answered. Which ones depends on the
    hand of the seat that is asked, another one in every world, and never on the bluffs.
    """

    def __init__(self, quick: bool) -> None:
        self._quick = quick

    def worth_trying(self, state: State, legal: list[Action]) -> list[Action]:
        """All choices; none where a playout stops at the question whether to call."""
        if not self._quick or state.phase != words.CALL_PHASE or len(legal) != 2:
            return legal
        return [] if stops(state, 1 - state.active) else legal


def stops(state: State, seat: int) -> bool:
    """Whether a playout stops at the question, from the hand of the seat and the turn."""
    mixed = state.turn
    for card in state.hand[seat]:
        mixed = (mixed * 31 + card) % STIR
    return mixed % 100 < STOPPED


def some_choices(state: State, most: int) -> list[Action]:
    """The first choices: each one may take a look ahead, and often two will do.  [LEG-6.6]"""
    return cast("list[Action]", some_legal(state, most))
