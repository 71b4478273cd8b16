"""Laying the city and dealing the cards.  [CITY-4]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.games.city import cards
from obelisk.games.city import events as tell
from obelisk.games.city.asks import ASK_DEAL, ASK_FIRST, ASK_TILE
from obelisk.games.city.grid import CELL_OF, COURTYARD_CELL, CROSS
from obelisk.games.city.options import Options
from obelisk.games.city.public import NO_TILE
from obelisk.games.city.state import State, new_state


def setup(options: Options, deal: Deal) -> State:
    """First player, tiles, cards, in this order.  [CITY-16.1] [CITY-16.2] [CITY-16.3]"""
    state = new_state(options)
    players = options.players
    state.first = deal.pick(ASK_FIRST, [1] * players, players)
    state.active = state.first
    tell.first_player_chosen(deal, state.first)
    lay_city(state, deal)
    for turn in range(players):
        deal_hand(state, deal, (state.first + turn) % players)
    tell.turn_began(deal, state.active, state.turn)
    return state


def lay_city(state: State, deal: Deal) -> None:
    """Ruins on every cell but the courtyard.  [CITY-4.2]"""
    options = state.options
    left = [1] * len(options.buildings)
    start = [1 if building.start else 0 for building in options.buildings]
    if options.layout == "fixed":
        ids = [building.id for building in options.buildings]
        for cell_name, tile_id in options.tile_set.fixed_cross.items():
            tile = ids.index(tile_id)
            left[tile] = 0
            lay(state, deal, CELL_OF[cell_name], tile)
    elif options.layout == "cross":
        for cell in [one for one in CROSS if options.has_cell[one]]:
            tile = deal.pick(ASK_TILE + cell, start, sum(start))
            start[tile] = 0
            left[tile] = 0
            lay(state, deal, cell, tile)
    for cell in options.cells:
        if cell != COURTYARD_CELL and state.tiles[cell] == NO_TILE:
            tile = deal.pick(ASK_TILE + cell, left, sum(left))
            left[tile] = 0
            lay(state, deal, cell, tile)


def lay(state: State, deal: Deal, cell: int, tile: int) -> None:
    state.tiles[cell] = tile
    tell.tile_laid(deal, cell, state.options.buildings[tile].id)


def deal_hand(state: State, deal: Deal, seat: int) -> None:
    """The first hand of a seat.  [CITY-4.4]"""
    for _ in range(state.options.tile_set.hand):
        kind = cards.take_from_deck(state, deal, ASK_DEAL + seat)
        cards.take_up(state, seat, kind)
        tell.card_dealt(deal, seat, kind)
