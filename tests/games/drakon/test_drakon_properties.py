"""Properties of whole games, from tapes of integers.  [DRK-17]"""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.drakon.drakon_table import default_options, frozen_box
from obelisk.core.chance import SeededChance
from obelisk.games.drakon import GAME, actions
from obelisk.games.drakon.kinds import turned
from obelisk.games.drakon.maze import Maze, empty_maze
from obelisk.games.drakon.window import cell_code, coordinates, first_window, window_with

QUIET = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])

TAPES = st.lists(st.integers(min_value=0, max_value=9999), max_size=150)


@QUIET
@given(
    tape=TAPES,
    players=st.integers(2, 6),
    heroes=st.sampled_from(["off", "random", "draft"]),
    seed=st.integers(),
)
def test_invariants_along_any_game(tape: list[int], players: int, heroes: str, seed: int) -> None:
    state = GAME.setup(default_options(players, heroes=heroes), SeededChance(seed))
    chance = SeededChance(f"tape/{seed}")
    before = None
    for number in tape:
        assert GAME.faults(state, before) == []
        legal = GAME.legal(state)
        if not legal:
            break
        # Moves and effects are as likely as all the placements together.
        others = [action for action in legal if actions.verb_of(action) != actions.PLACE]
        chosen = others if others and number % 2 else legal
        before = GAME.copy(state)
        GAME.advance(state, chosen[number // 2 % len(chosen)], chance)


def turned_maze(maze: Maze) -> Maze:
    """The maze after a quarter turn of the table: (x, y) goes to (y, -x)."""
    twins: dict[int, int] = {}
    for cell in maze.chambers:
        x, y = coordinates(maze.window.codes[cell])
        chamber = maze.board[cell]
        twins[cell_code(y, -x)] = chamber & ~15 | turned(chamber & 15)
    other = empty_maze(window_with(list(twins), frozen_box().window))
    for code, chamber in twins.items():
        other.lay(other.window.cell(code), chamber)
    return other


@QUIET
@given(tape=TAPES, seed=st.integers())
def test_turning_the_table_turns_the_moves(tape: list[int], seed: int) -> None:
    state = GAME.setup(default_options(2), SeededChance(seed))
    chance = SeededChance(f"turn/{seed}")
    for number in tape[:80]:
        legal = GAME.legal(state)
        if not legal:
            break
        GAME.advance(state, legal[number % len(legal)], chance)
    maze = state.maze
    other = turned_maze(maze)
    assert len(other.frontier) == len(maze.frontier)
    for cell in maze.chambers:
        x, y = coordinates(maze.window.codes[cell])
        twin = other.window.cell(cell_code(y, -x))
        for one, two in (
            (maze.moves(cell), other.moves(twin)),
            (maze.wizard_moves(cell), other.wizard_moves(twin)),
            (maze.within_reach(cell), other.within_reach(twin)),
        ):
            there = [coordinates(maze.window.codes[target]) for target in one]
            expected = {(b, -a) for a, b in there}
            assert {coordinates(other.window.codes[target]) for target in two} == expected
        assert cell not in maze.moves(cell)
        assert maze.has_moves(cell) == bool(maze.moves(cell))
        assert maze.count_moves(cell) == len(maze.moves(cell))
        for target in maze.chambers:
            assert maze.may_move(cell, target) == (target in maze.moves(cell))


@QUIET
@given(x=st.integers(), y=st.integers())
def test_every_cell_has_its_code(x: int, y: int) -> None:
    assert coordinates(cell_code(x, y)) == (x, y)


@QUIET
@given(tape=TAPES)
def test_lifting_undoes_laying(tape: list[int]) -> None:
    maze = empty_maze(first_window(frozen_box().forms))
    maze.lay(maze.window.cell(0), 7)
    for number in tape:
        if number % 3 and len(maze.chambers) > 1:
            cell = maze.chambers[number % len(maze.chambers)]
            if cell == maze.window.cell(0):
                continue
            maze.lift(cell)
        else:
            free = [cell for cell in maze.frontier if maze.has_room(cell)]
            if not free:
                continue
            cell = free[number % len(free)]
            arrows = number % 16 & ~maze.facing(cell)
            maze.lay(cell, 16 + arrows)
        again = empty_maze(maze.window)
        for other in maze.chambers:
            again.lay(other, maze.board[other])
        assert again.frontier == maze.frontier
        assert [*again.around, *again.gaps] == [*maze.around, *maze.gaps]
