"""What may be picked.  [LEG-19.9]"""

from __future__ import annotations

from obelisk.core.decision import Action
from obelisk.games.legends.draft.state import OVER, State, hand


def legal(state: State) -> list[Action]:
    """The cards of the packet in hand.  [LEG-19.9]"""
    if state.seat == OVER:
        return []
    return [Action(card) for card in hand(state)]
