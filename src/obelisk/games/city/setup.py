"""Laying the city and dealing the cards.  [CITY-4]"""

from __future__ import annotations

from obelisk.core.chance import Chance
from obelisk.core.event import Event
from obelisk.games.city import cards
from obelisk.games.city import events as tell
from obelisk.games.city.asks import ASK_DEAL, ASK_FIRST, ASK_TILE
from obelisk.games.city.grid import CELL_OF, COURTYARD_CELL, CROSS
from obelisk.games.city.kinds import KINDS
from obelisk.games.city.options import Options
from obelisk.games.city.public import NO_TILE
from obelisk.games.city.state import State, new_state


def setup(options: Options, chance: Chance, events: list[Event] | None) -> State:
    """First player, tiles, cards, in this order.  [CITY-16.1] [CITY-16.2] [CITY-16.3]"""
    state = new_state(options)
    players = options.players
    state.first = chance.pick(ASK_FIRST, [1] * players, players)
    state.active = state.first
    if events is not None:
        events.append(tell.first_player_chosen(state.first))
    lay_city(state, chance, events)
    for turn in range(players):
        deal(state, (state.first + turn) % players, chance, events)
    if events is not None:
        events.append(tell.turn_began(state.active, state.turn))
    return state


def lay_city(state: State, chance: Chance, events: list[Event] | None) -> None:
    """Ruins on every cell but the courtyard.  [CITY-4.2]"""
    options = state.options
    left = [1] * len(options.buildings)
    start = [1 if building.start else 0 for building in options.buildings]
    if options.layout == "fixed":
        ids = [building.id for building in options.buildings]
        for cell_name, tile_id in options.tile_set.fixed_cross.items():
            tile = ids.index(tile_id)
            left[tile] = 0
            lay(state, CELL_OF[cell_name], tile, events)
    elif options.layout == "cross":
        for cell in CROSS:
            tile = chance.pick(ASK_TILE + cell, start, sum(start))
            start[tile] = 0
            left[tile] = 0
            lay(state, cell, tile, events)
    for cell in options.cells:
        if cell != COURTYARD_CELL and state.tiles[cell] == NO_TILE:
            tile = chance.pick(ASK_TILE + cell, left, sum(left))
            left[tile] = 0
            lay(state, cell, tile, events)


def lay(state: State, cell: int, tile: int, events: list[Event] | None) -> None:
    state.tiles[cell] = tile
    if events is not None:
        events.append(tell.tile_laid(cell, state.options.buildings[tile].id))


def deal(state: State, seat: int, chance: Chance, events: list[Event] | None) -> None:
    """The first hand of a seat.  [CITY-4.4]"""
    for _ in range(state.options.tile_set.hand):
        kind = cards.take_from_deck(state, ASK_DEAL + seat, chance, events)
        state.hands[seat * KINDS + kind] += 1
        state.hand_sizes[seat] += 1
        state.drawn[seat * KINDS + kind] += 1
        if events is not None:
            events.append(tell.card_dealt(seat, kind))
