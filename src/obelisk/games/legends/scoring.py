"""How games and matches end.  [LEG-9]"""

from __future__ import annotations

from typing import Final

from obelisk.core.deal import Deal
from obelisk.core.decision import Result
from obelisk.games.legends import events as tell
from obelisk.games.legends import words
from obelisk.games.legends.dealing import new_game
from obelisk.games.legends.power import in_force
from obelisk.games.legends.state import State, deck_size, dragons_of

CRYSTALS_TO_WIN: Final = 5


def is_out_of_cards(state: State, seat: int) -> bool:
    """Whether the seat has no cards in hand and deck.  [LEG-9.1]"""
    return not state.hand[seat] and deck_size(state, seat) == 0


def winner_by_dragons(state: State) -> int:
    """The player with dragons; if there are none, the foe of the one who ran out first.  [LEG-9.3]"""
    if dragons_of(state, 0):
        return 0
    if dragons_of(state, 1):
        return 1
    return 1 - state.ran_out


def winner_at_limit(state: State) -> int:
    """Who wins when the turns are used up.  [LEG-9.8]"""
    if dragons_of(state, 0) or dragons_of(state, 1):
        return winner_by_dragons(state)
    cards = [len(state.hand[seat]) + deck_size(state, seat) for seat in range(2)]
    if cards[0] != cards[1]:
        return 0 if cards[0] > cards[1] else 1
    return 1 - state.first


def finish(state: State, deal: Deal, winner: int, reason: int) -> None:
    """The game is over and its winner scores crystals.  [LEG-9.1, LEG-9.5, LEG-18.11]"""
    extra = 0
    for card in state.texts[winner]:
        for effect in state.cast.effects[card]:
            crystals = effect.crystals()
            if crystals and in_force(state, card):
                extra += crystals
    state.extra = extra
    state.winner = winner
    state.reason = reason
    crystals = 1 + dragons_of(state, winner) + extra
    scores = state.crystals.copy()
    scores[winner] += crystals
    state.crystals = scores
    state.frames.clear()
    state.rewind = None
    state.choices = None
    tell.game_ended(deal, winner, reason, crystals)


def after_game(state: State, deal: Deal) -> None:
    """The match goes on until somebody has five crystals; the loser starts the next game.  [LEG-9.6]"""
    if state.cast.match and max(state.crystals) < CRYSTALS_TO_WIN:
        new_game(state, deal, 1 - state.winner)
        return
    state.over = True
    state.phase = words.OVER_PHASE
    if state.cast.match:
        winner = 0 if state.crystals[0] > state.crystals[1] else 1
        tell.match_ended(deal, winner, state.crystals)


def result(state: State) -> Result | None:
    """Who won the game or the match, and the crystals.  [LEG-9.5, LEG-9.6]"""
    if not state.over:
        return None
    if state.cast.match:
        winner = 0 if state.crystals[0] > state.crystals[1] else 1
        reason = "five_crystals"
    else:
        winner = state.winner
        reason = words.END_REASONS[state.reason]
    places = [1 if seat == winner else 2 for seat in range(2)]
    return Result(reason, [winner], places, {"crystals": list(state.crystals)})
