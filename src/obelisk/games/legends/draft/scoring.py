"""The end of a draft: pools.  [LEG-19.12]"""

from __future__ import annotations

from obelisk.core.decision import Result
from obelisk.games.legends.draft.options import CARDS
from obelisk.games.legends.draft.state import OVER, State, pool


def result(state: State) -> Result | None:
    """A draft has no winner; its fruit is the pools.  [LEG-19.12]"""
    if state.seat != OVER:
        return None
    players = state.options.players
    cards = [len(pool(state, seat)) for seat in range(players)]
    return Result("drafted", [], [1] * players, {"cards": cards})


def pool_ids(state: State, seat: int) -> list[str]:
    """The pool of a seat as card ids, people by people: what its deck is made of.  [LEG-19.12]"""
    return [CARDS[card] for card in sorted(pool(state, seat))]
