"""Coins that move, and who knows of them.  [DRK-14.2] [DRK-14.3]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.core.lists import with_item
from obelisk.games.drakon import events as tell
from obelisk.games.drakon import scoring
from obelisk.games.drakon.asks import ASK_COIN
from obelisk.games.drakon.hands import still_known
from obelisk.games.drakon.knowledge import VIEWER
from obelisk.games.drakon.maze import insert
from obelisk.games.drakon.public import hoard_of, side_of
from obelisk.games.drakon.state import State


def pick_coin(state: State, deal: Deal, purse: int) -> int:
    """A random coin of a purse that is not empty, as the place of its value.  [DRK-15.5] [DRK-15.6]"""
    return deal.pick(ASK_COIN, state.purses[purse], state.sizes[purse])


def move_coin(state: State, source: int, target: int, coin: int, seers: int) -> None:
    """A coin changes its place; some sides see its value.  [DRK-14.21]"""
    state.progress = True
    purses = state.purses.copy()
    purses[source] = with_item(purses[source], coin, purses[source][coin] - 1)
    purses[target] = with_item(purses[target], coin, purses[target][coin] + 1)
    state.purses = purses
    sizes = state.sizes.copy()
    sizes[source] -= 1
    sizes[target] += 1
    state.sizes = sizes
    known = state.known_coins.copy()
    told = state.told_coins.copy()
    if known[source]:
        known[source] = still_known(known[source], coin, seers)
    known[target] = known[target].copy()
    sides = state.options.sides
    for viewer in range(sides):
        seen = seers >> viewer & 1
        entry = source * sides + viewer
        if told[entry]:
            if not seen:
                told[entry] -= 1
            told[entry] = min(told[entry], sizes[source])
        if seen and viewer != target:
            insert(known[target], viewer * VIEWER + coin)
            entry = target * sides + viewer
            told[entry] = min(told[entry] + 1, sizes[target])
    state.known_coins = known
    state.told_coins = told


def find_coin(state: State, deal: Deal, seat: int) -> None:
    """A random coin of the hoard, if it has one, goes to the finder's purse.  [DRK-9.30]"""
    hoard = hoard_of(state)
    if not state.sizes[hoard]:
        return
    side = side_of(state, seat)
    coin = pick_coin(state, deal, hoard)
    move_coin(state, hoard, side, coin, 1 << side)
    tell.coin_found(deal, state, seat, coin)
    scoring.end_if_goal(state, deal, side)


def lose_coin(state: State, deal: Deal, seat: int, threat: int) -> None:
    """A random coin of the owner's purse goes back to the hoard.  [DRK-9.40] [DRK-10.5]"""
    side = side_of(state, seat)
    coin = pick_coin(state, deal, side)
    move_coin(state, side, hoard_of(state), coin, 1 << side)
    tell.coin_lost(deal, state, seat, threat, coin)


def steal_coin(state: State, deal: Deal, thief: int, victim: int, threat: int) -> None:
    """A random coin of the victim's purse goes to the thief's.  [DRK-9.50] [DRK-11.50]"""
    source = side_of(state, victim)
    target = side_of(state, thief)
    coin = pick_coin(state, deal, source)
    move_coin(state, source, target, coin, (1 << source) | (1 << target))
    tell.coin_stolen(deal, state, thief, victim, threat, coin)
    scoring.end_if_goal(state, deal, target)


def swap_coin(state: State, deal: Deal, seat: int, old: int) -> None:
    """A coin of the hoard is drawn, then the old one returned, then the goal checked.  [DRK-11.51]"""
    side = side_of(state, seat)
    hoard = hoard_of(state)
    new = pick_coin(state, deal, hoard)
    move_coin(state, hoard, side, new, 1 << side)
    move_coin(state, side, hoard, old, 1 << side)
    tell.coin_swapped(deal, state, seat, old, new)
    scoring.end_if_goal(state, deal, side)
