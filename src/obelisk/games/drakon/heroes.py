"""The powers of the heroes, and when they can be used.  [DRK-11]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.core.lists import with_item
from obelisk.games.drakon import effects, hands, purses
from obelisk.games.drakon import events as tell
from obelisk.games.drakon.asks import ASK_DRAW
from obelisk.games.drakon.box import HAND
from obelisk.games.drakon.kinds import AMAZON, BARBARIAN, DWARF, NO_HERO, THIEF, WIZARD
from obelisk.games.drakon.maze import NOWHERE
from obelisk.games.drakon.public import EXCHANGING, TAKING, THEFT, has_power, hoard_of, push, side_of
from obelisk.games.drakon.state import State, pile_size


def spend(state: State, deal: Deal, seat: int) -> None:
    """The token leaves the game.  [DRK-11.1]"""
    state.used = with_item(state.used, seat, True)
    tell.power_used(deal, seat, state.heroes[seat])


def may_use_power(state: State, seat: int) -> bool:
    """Whether a seat can use a power right before or after its normal action.  [DRK-11.2]"""
    hero = state.heroes[seat]
    if hero == NO_HERO or state.used[seat]:
        return False
    if hero == AMAZON:
        return state.maze.has_moves(state.figures[seat])
    if hero == BARBARIAN:
        return len(pushable(state, seat)) > 0
    if hero == DWARF:
        return pile_size(state) > 0
    if hero == THIEF:
        return may_swap(state, seat) or len(robbable(state, seat)) > 0
    return False


def may_wizard(state: State, seat: int) -> bool:
    """Whether the Wizard has a step that is no move.  [DRK-11.60]"""
    return has_power(state, seat, WIZARD) and len(state.maze.wizard_moves(state.figures[seat])) > 0


def opponents_here(state: State, seat: int) -> list[int]:
    """Opponents whose heroes stand in the same chamber.  [DRK-1.5]"""
    sides = state.options.sides
    found: list[int] = []
    for other in range(state.options.players):
        if other % sides != seat % sides and state.figures[other] == state.figures[seat]:
            found.append(other)
    return found


def pushable(state: State, seat: int) -> list[int]:
    """Whom the Barbarian can push: opponents beside him, if their heroes can move.  [DRK-11.30]"""
    if not state.maze.has_moves(state.figures[seat]):
        return []
    return opponents_here(state, seat)


def robbable(state: State, seat: int) -> list[int]:
    """Whom the Thief can rob: opponents beside him whose purses are not empty.  [DRK-11.50]"""
    sides = state.options.sides
    return [other for other in opponents_here(state, seat) if state.sizes[other % sides]]


def may_swap(state: State, seat: int) -> bool:
    """Whether there is a coin on both sides.  [DRK-11.51]"""
    return state.sizes[side_of(state, seat)] > 0 and state.sizes[hoard_of(state)] > 0


def push_hero(state: State, deal: Deal, seat: int, victim: int, cell: int) -> None:
    """The Barbarian pushes a hero, and when that is resolved takes a tile of its owner.  [DRK-11.30]"""
    spend(state, deal, seat)
    push(state, TAKING, seat, victim, NOWHERE)
    effects.move_hero(state, deal, seat, victim, cell, "barbarian")


def extra_move(state: State, deal: Deal, seat: int, cell: int) -> None:
    """The Amazon moves once more.  [DRK-11.10]"""
    spend(state, deal, seat)
    effects.move_hero(state, deal, seat, seat, cell, "amazon")


def step_aside(state: State, deal: Deal, seat: int, cell: int) -> None:
    """The Wizard moves whatever the arrows.  [DRK-11.60]"""
    spend(state, deal, seat)
    effects.move_hero(state, deal, seat, seat, cell, "wizard")


def rob(state: State, deal: Deal, seat: int, victim: int) -> None:
    """The Thief takes a coin of an opponent, unless a Knight prevents it.  [DRK-11.50] [DRK-11.21]"""
    spend(state, deal, seat)
    effects.threaten(state, deal, victim, seat, THEFT, state.figures[seat])


def swap(state: State, deal: Deal, seat: int, coin: int) -> None:
    """The Thief changes a coin for one of the hoard.  [DRK-11.50]"""
    spend(state, deal, seat)
    purses.swap_coin(state, deal, seat, coin)


def begin_exchange(state: State, deal: Deal, seat: int) -> None:
    """The Dwarf lays tiles aside, one after another.  [DRK-11.40]"""
    spend(state, deal, seat)
    push(state, EXCHANGING, seat, 0, state.figures[seat])


def may_discard(state: State) -> bool:
    """Whether the pile holds more tiles than the Dwarf has discarded.  [DRK-11.40]"""
    return len(state.discards) < pile_size(state)


def may_finish(state: State, seat: int) -> bool:
    """Whether the Dwarf may say `done`.  [DRK-11.40]"""
    return len(state.discards) > 0 or len(state.hands[seat]) < HAND


def discard(state: State, deal: Deal, seat: int, design: int) -> None:
    """A tile of the Dwarf's hand is laid aside, face down.  [DRK-14.7]"""
    hands.give_up(state, seat, design, 1 << seat)
    state.discards = [*state.discards, design]
    tell.tile_discarded(deal, state, seat, design)


def finish_exchange(state: State, deal: Deal, seat: int) -> None:
    """The Dwarf draws as many, then up to four; last, the discards go under the pile.  [DRK-11.40]"""
    for _ in range(len(state.discards)):
        hands.draw(state, deal, seat, ASK_DRAW)
    while len(state.hands[seat]) < HAND and pile_size(state):
        hands.draw(state, deal, seat, ASK_DRAW)
    for design in state.discards:
        hands.return_tile(state, design, 1 << seat)
    if state.discards:
        tell.tiles_returned(deal, seat, len(state.discards))
    state.discards = []
