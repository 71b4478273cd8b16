"""How a foe who cannot see bluffs answers them while a bot looks ahead."""

from __future__ import annotations

from typing import Final

from obelisk.core.decision import Action
from obelisk.games.legends import words
from obelisk.games.legends.state import State

CALLED: Final = 35
"""Of a hundred bluffs that many are called."""
STIR: Final = 7919


class LegendsGuide:
    """All actions are worth a look, but for the answer to bluffs in playouts.

    There the caller must not know what lies face down. Whether he calls depends on his own hand only, which
    is another one in every world: bluffs are called now and then, the false ones as often as the true ones.
    """

    def __init__(self, quick: bool) -> None:
        self._quick = quick

    def worth_trying(self, state: State, legal: list[Action]) -> list[Action]:
        if not self._quick or state.phase != words.CALL_PHASE or len(legal) != 2:
            return legal
        return [choice for choice in legal if (choice == words.CALL) == calls(state, 1 - state.active)]


def calls(state: State, seat: int) -> bool:
    """Whether the seat calls, from its own hand and the turn."""
    mixed = state.turn
    for card in state.hand[seat]:
        mixed = (mixed * 31 + card) % STIR
    return mixed % 100 < CALLED
