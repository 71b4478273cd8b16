"""Laying Start, choosing the first player, giving out heroes and tiles.  [DRK-4]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.core.lists import with_item
from obelisk.games.drakon import events as tell
from obelisk.games.drakon import rules
from obelisk.games.drakon.asks import ASK_FIRST, ASK_HERO
from obelisk.games.drakon.kinds import HEROES
from obelisk.games.drakon.maze import NOWHERE, Maze, empty_maze
from obelisk.games.drakon.options import HEROES_DRAFT, HEROES_RANDOM, Options
from obelisk.games.drakon.public import DRAFTING, push
from obelisk.games.drakon.state import State, new_state


def setup(options: Options, deal: Deal) -> State:
    """First player, heroes, tiles, in this order.  [DRK-15.1] [DRK-15.2] [DRK-15.3]"""
    state = new_state(options, bare_maze(options))
    players = options.players
    for seat in range(players):
        state.figures[seat] = state.maze.chambers[0]
    state.first = deal.pick(ASK_FIRST, [1] * players, players)
    state.active = state.first
    tell.first_player_chosen(deal, state.first)
    if options.heroes == HEROES_DRAFT:
        push(state, DRAFTING, state.first, 0, NOWHERE)
        return state
    if options.heroes == HEROES_RANDOM:
        deal_heroes(state, deal)
    rules.deal_hands(state, deal)
    return state


def bare_maze(options: Options) -> Maze:
    """Start alone, in reference orientation on (0,0).  [DRK-4.1]"""
    window = options.tile_set.window
    maze = empty_maze(window)
    maze.lay(window.cell(0), options.start)
    return maze


def deal_heroes(state: State, deal: Deal) -> None:
    """A random hero for each seat, none twice, clockwise from the first player.  [DRK-15.2]"""
    players = state.options.players
    left = [1] * HEROES
    for turn in range(players):
        seat = (state.first + turn) % players
        hero = deal.pick(ASK_HERO + seat, left, HEROES - turn)
        left[hero] = 0
        state.heroes = with_item(state.heroes, seat, hero)
        tell.hero_dealt(deal, seat, hero)
