"""Drakon's figure: how she arrives, walks and strikes.  [DRK-10]"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.games.drakon import events as tell
from obelisk.games.drakon import purses
from obelisk.games.drakon.kinds import START
from obelisk.games.drakon.maze import NOWHERE
from obelisk.games.drakon.public import GUARDING, HIT, HITTING, may_guard, push, side_of
from obelisk.games.drakon.state import State


def arrive(state: State, deal: Deal, seat: int, cell: int) -> None:
    """Drakon comes onto the board; no effect follows.  [DRK-10.1]"""
    state.drakon = cell
    tell.drakon_entered(deal, state, seat, cell)


def walk(state: State, deal: Deal, seat: int, cell: int) -> None:
    """Drakon goes to `cell`; in another chamber she hits every hero, clockwise from the mover.  [DRK-10.3]"""
    start = state.drakon
    state.drakon = cell
    tell.drakon_moved(deal, state, seat, start, cell)
    heroes = 0
    for other in range(state.options.players):
        if state.figures[other] == cell:
            heroes |= 1 << other
    if cell != start and heroes:
        push(state, HITTING, seat, heroes, cell)


def hit_next(state: State, deal: Deal, mover: int, heroes: int, cell: int) -> None:
    """The next hero of those that Drakon found is hit.  [DRK-10.3]"""
    seat = mover
    while not heroes >> seat & 1:
        seat = (seat + 1) % state.options.players
    heroes &= ~(1 << seat)
    if heroes:
        push(state, HITTING, mover, heroes, cell)
    hit(state, deal, seat)


def hit(state: State, deal: Deal, seat: int) -> None:
    """A coin is lost, if there is one that no Knight saves, and the hero is set on Start.  [DRK-10.5]"""
    cell = state.figures[seat]
    tell.hero_hit(deal, state, seat, cell)
    if state.sizes[side_of(state, seat)]:
        if may_guard(state, seat, HIT):
            push(state, GUARDING, seat, HIT * 8 + seat, cell)
            return
        purses.lose_coin(state, deal, seat, HIT)
    set_on_start(state, seat)


def set_on_start(state: State, seat: int) -> None:
    """A hero that was hit stands on Start, without entering it.  [DRK-8.1]"""
    state.figures[seat] = start_cell(state)


def start_cell(state: State) -> int:
    """Where Start lies: always on (0,0).  [DRK-4.1]"""
    cell = state.maze.window.cell(0)
    assert cell != NOWHERE
    assert state.maze.kind(cell) == START
    return cell
