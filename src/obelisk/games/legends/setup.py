"""The beginning of a match.  [LEG-4]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.games.legends import words
from obelisk.games.legends.asks import ASK_FIRST
from obelisk.games.legends.dealing import new_game
from obelisk.games.legends.options import Options, require_decks
from obelisk.games.legends.state import State, new_state
from obelisk.games.legends.turn import settle


def setup(options: Options, deal: Deal) -> State:
    """The first game; its first player is random unless the options say who.  [LEG-4.4]"""
    require_decks(options)
    state = new_state(options.cast)
    # The cards of each pool that are not in the deck at first (LEG-19.12).
    state.aside = options.aside
    first = state.cast.first
    if first == words.NOBODY:
        first = deal.pick(ASK_FIRST, [1, 1], 2)
    new_game(state, deal, first)
    settle(state, deal)
    return state
