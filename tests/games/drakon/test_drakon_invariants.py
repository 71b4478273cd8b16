"""Broken states are found out.  [DRK-17]"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.drakon.drakon_table import given
from obelisk.games.drakon import GAME
from obelisk.games.drakon.knowledge import VIEWER
from obelisk.games.drakon.maze import EMPTY, NOWHERE
from obelisk.games.drakon.public import DRAKON_ENTERS, GOAL, push
from obelisk.games.drakon.state import State


def sound() -> State:
    return given(
        "(1,0) plain[N]; (2,0) drakon_moves[N]",
        hands={"p1": "plain.1 plain.3"},
        purses={"p1": "3"},
        powers={"p1": "dwarf"},
        drakon="(1,0)",
    ).state


def cell(state: State, x: int) -> int:
    return state.maze.chambers[0] + x * state.maze.window.stride


def face(state: State) -> None:
    state.maze.replace(cell(state, 1), state.maze.board[cell(state, 1)] & ~15 | 8)


def second_start(state: State) -> None:
    state.maze.replace(cell(state, 1), state.options.start & ~15 | 1)


def at_the_edge(state: State) -> None:
    state.maze.board[0] = 17


def lost_list(state: State) -> None:
    state.maze.chambers.pop()


def lost_facing(state: State) -> None:
    state.maze.around[0] = 3


def foreign_chamber(state: State) -> None:
    state.maze.replace(cell(state, 1), 14 * 16)


def unordered(state: State) -> None:
    state.hands[0].reverse()


def lost_tile(state: State) -> None:
    state.pool[0] -= 1


def fewer_tiles(state: State) -> None:
    state.undrawn += 1


def lost_coin(state: State) -> None:
    state.purses[0][0] += 1


def wrong_size(state: State) -> None:
    state.sizes[0] += 1


def rich(state: State) -> None:
    state.purses[0][2] = 4
    state.purses[-1][2] -= 3
    state.sizes[0] += 3
    state.sizes[-1] -= 3


def floating_hero(state: State) -> None:
    state.figures[0] = cell(state, 5)


def lost_hero(state: State) -> None:
    state.figures[0] = NOWHERE


def lost_drakon(state: State) -> None:
    state.drakon = NOWHERE


def beside_drakon(state: State) -> None:
    state.figures[0] = state.drakon


def two_heroes(state: State) -> None:
    state.heroes = [1, 1, -1]


def used_without(state: State) -> None:
    state.used[2] = True


def too_long(state: State) -> None:
    state.turns = 601


def knows_too_much(state: State) -> None:
    state.known[1] = [0 * VIEWER + 5]
    state.told[4] = 1


def knows_unordered(state: State) -> None:
    state.known[0] = [2 * VIEWER + state.hands[0][1], 1 * VIEWER + state.hands[0][1]]
    state.told = [2] * 12


def knows_untold(state: State) -> None:
    state.known[0] = [1 * VIEWER + state.hands[0][0]]


def unknown_viewer(state: State) -> None:
    state.known[0] = [9 * VIEWER + state.hands[0][0]]


def wrong_number_narrowed(state: State) -> None:
    state.narrowed[0] = [63]


def wrongly_narrowed(state: State) -> None:
    state.narrowed[0] = [1, 1]


def knows_a_coin(state: State) -> None:
    state.known_coins[0] = [1 * VIEWER + 0]
    state.told_coins = [5] * 12


def over_with_a_decision(state: State) -> None:
    state.ending = GOAL


@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        (face, "DRK-17.2"),
        (second_start, "DRK-17.2"),
        (at_the_edge, "DRK-17.2"),
        (lost_list, "DRK-17.2"),
        (lost_facing, "DRK-17.2"),
        (foreign_chamber, "DRK-17.1"),
        (unordered, "DRK-17.1"),
        (lost_tile, "DRK-17.1"),
        (fewer_tiles, "DRK-17.8"),
        (lost_coin, "DRK-17.1"),
        (wrong_size, "DRK-17.1"),
        (rich, "DRK-17.5"),
        (floating_hero, "DRK-17.3"),
        (lost_hero, "DRK-17.3"),
        (lost_drakon, "DRK-17.3"),
        (beside_drakon, "DRK-17.4"),
        (two_heroes, "DRK-17.10"),
        (used_without, "DRK-17.10"),
        (too_long, "DRK-17.10"),
        (knows_too_much, "DRK-14.21"),
        (knows_unordered, "DRK-14.21"),
        (knows_untold, "DRK-14.21"),
        (unknown_viewer, "DRK-14.21"),
        (wrong_number_narrowed, "DRK-14.22"),
        (wrongly_narrowed, "DRK-14.22"),
        (knows_a_coin, "DRK-14.21"),
        (over_with_a_decision, "DRK-17.6"),
    ],
)
def test_what_is_wrong_is_named(spoil: Callable[[State], None], rule: str) -> None:
    state = sound()
    assert GAME.faults(state) == []
    spoil(state)
    assert any(fault.startswith(rule) for fault in GAME.faults(state)), GAME.faults(state)


def test_choices_out_of_order_are_found() -> None:
    state = sound()
    places = state.maze.window.places
    GAME.legal(state)
    first = state.maze.frontier[0]
    places[first] = list(reversed(places[first]))
    assert any(fault.startswith("DRK-17.6") for fault in GAME.faults(state))


def test_a_hand_without_a_placement_is_found() -> None:
    state = given(hands={"p1": "plain.1"}, pool="plain.1 plain.1").state
    tiles = state.options.tile_set
    tiles.fitting = [[] for _ in tiles.fitting]
    assert any(fault.startswith("DRK-17.7") for fault in GAME.faults(state))


@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        (lambda state: setattr(state, "drakon", NOWHERE), "DRK-17.3: Drakon has left"),
        (lambda state: setattr(state, "used", [False] * 3), "DRK-17.10: a power came back"),
        (lambda state: setattr(state, "pool_size", 999), "DRK-17.9"),
        (lambda state: setattr(state, "turns", -1), "DRK-17.10: turns"),
    ],
)
def test_what_may_not_change(spoil: Callable[[State], None], rule: str) -> None:
    before = sound()
    before.used[0] = True
    after = before.copy()
    assert GAME.faults(after, before) == []
    spoil(after)
    assert any(fault.startswith(rule) for fault in GAME.faults(after, before))


def test_drakon_about_to_arrive_is_no_fault() -> None:
    state = sound()
    state.drakon = NOWHERE
    push(state, DRAKON_ENTERS, 0, 0, cell(state, 2))
    assert GAME.faults(state) == []
    assert state.maze.board[cell(state, 5)] == EMPTY
