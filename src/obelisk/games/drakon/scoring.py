"""How a game ends, and who has won.  [DRK-12] [DRK-13]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.core.decision import Result, places_by
from obelisk.games.drakon import events as tell
from obelisk.games.drakon.options import FIXED
from obelisk.games.drakon.public import ENDINGS, GOAL, GOING_ON, clear
from obelisk.games.drakon.state import State, gold


def end_if_goal(state: State, deal: Deal, side: int) -> None:
    """A purse that has gained a coin may have reached the goal, in anybody's turn.  [DRK-12.1] [DRK-13.1]"""
    options = state.options
    if state.sizes[side] >= options.coins_to_win or gold(state, side) >= options.gold_to_win:
        state.winner = side
        end(state, deal, GOAL)


def end(state: State, deal: Deal, ending: int) -> None:
    """The game is over at this instant; nothing that waits is done any more.  [DRK-8.5]"""
    state.ending = ending
    clear(state)
    state.marks = []
    if deal.is_heard:
        outcome = result(state)
        assert outcome is not None
        tell.game_ended(deal, state, outcome)


def result(state: State) -> Result | None:
    """Winners, reason, places and final purses.  [DRK-12.7] [DRK-12.8]"""
    if state.ending == GOING_ON:
        return None
    options = state.options
    sides = options.sides
    golds = [gold(state, seat % sides) for seat in range(options.players)]
    coins = [state.sizes[seat % sides] for seat in range(options.players)]
    measures = [[one] for one in (coins if options.goal == FIXED else golds)]
    if state.winner >= 0:
        winners = [seat for seat in range(options.players) if seat % sides == state.winner]
    else:
        best = max(measures)
        winners = [seat for seat in range(options.players) if measures[seat] == best]
    scores = {"gold": golds, "coins": coins}
    return Result(ENDINGS[state.ending], winners, places_by(measures, winners), scores)
