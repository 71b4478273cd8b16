"""The window on the boundless grid."""

from __future__ import annotations

from games.drakon.drakon_table import given
from obelisk.games.drakon import GAME
from obelisk.games.drakon.kinds import EAST, NORTH, SOUTH, WEST
from obelisk.games.drakon.window import NEAR, Window, cell_code, ends, first_window, window_with


def test_numbers_rise_by_x_and_then_by_y() -> None:
    window = first_window([])
    assert (window.x(0), window.y(0)) == (-10, -10)
    assert (window.x(1), window.y(1)) == (-10, -9)
    assert window.name(window.cell(0)) == "(0,0)"
    assert window.edge[0]
    assert not window.edge[window.cell(0)]


def test_sides_lead_to_neighbours_and_back() -> None:
    maze = given("(1,0) plain[N]").state.maze
    window = maze.window
    start = window.cell(0)
    found = [window.name(maze.neighbour(start, side)) for side in (NORTH, EAST, SOUTH, WEST)]
    assert found == ["(0,1)", "(1,0)", "(0,-1)", "(-1,0)"]
    beside = window.cell(cell_code(1, 0))
    assert (maze.side_towards(start, beside), maze.side_towards(beside, start)) == (EAST, WEST)
    assert [maze.side_towards(start, maze.neighbour(start, side)) for side in (NORTH, SOUTH, WEST)] == [
        0,
        0,
        0,
    ]


def test_the_first_windows_lie_in_each_other() -> None:
    sizes = []
    window: Window | None = first_window([])
    while window is not None:
        assert sorted(window.codes) == list(range(window.size))
        sizes.append(window.size)
        if window.wider is not None:
            assert [window.wider.codes[cell] for cell in window.moved] == list(window.codes)
            assert not any(window.wider.edge[cell] for cell in window.moved)
        window = window.wider
    assert sizes == [400, NEAR]


def test_a_window_is_as_small_as_its_chambers_let_it() -> None:
    first = first_window([])
    assert window_with([cell_code(0, 0), cell_code(-9, 8)], first) is first
    assert window_with([cell_code(0, 0), cell_code(9, 0)], first) is first.wider
    far = window_with([cell_code(0, 0), cell_code(0, 15)], first)
    assert (far.ys[-1], far.wider) == (23, None)


def test_parts_far_apart_keep_their_edges() -> None:
    assert ends([1, 2, 3, 7, 8]) == [True, False, True, True, True]
    window = window_with([cell_code(0, 0), cell_code(100, 100)], first_window([]))
    assert len(window.xs) == len(window.ys) == 34
    assert window.xs[16:18] == [8, 92]
    assert all(window.edge[16 * window.stride + row] for row in range(window.stride))


def test_a_maze_grows_over_the_edge_of_its_window() -> None:
    hands = {"p1": "plain.2o " * 4, "p2": "plain.2o " * 4}
    table = given(players=2, hands=hands, pool="plain.2o " * 40, round_limit=0)
    who = ["p1", "p2"]
    for turn in range(40):
        table.play(f"{who[turn % 2]} place plain[NS] @({turn + 1},0)", f"draw {who[turn % 2]} plain.2o")
    assert table.chamber("(40,0)") == "plain[NS]"
    assert table.where("p1") == "(0,0)"
    assert table.state.maze.window.wider is None
    assert GAME.faults(table.state) == []


def test_the_window_stays_while_there_is_room() -> None:
    table = given(players=2, hands={"p1": "plain.2o"})
    window = table.state.maze.window
    table.play("p1 place plain[NS] @(1,0)")
    assert table.state.maze.window is window


def test_marks_frames_and_drakon_move_with_the_window() -> None:
    table = given(
        "(8,0) floating[N]; (7,0) plain[E]; (8,1) plain[E]",
        at={"p1": "(7,0)"},
        drakon="(0,0)",
        powers={"p1": "barbarian"},
        players=2,
    )
    table.play("p1 move (8,0)").play("p1 float (9,1) [N]")
    assert (table.where("p1"), table.drakon) == ("(9,1)", "(0,0)")
    # What was entered in this turn stays marked when the window changes.
    amazon = given(
        "(8,0) find_coin[N]; (7,0) plain[E]",
        at={"p1": "(7,0)"},
        powers={"p1": "amazon"},
        hands={"p1": "escape.1"},
        players=2,
    )
    amazon.play("p1 amazon (8,0)", "coin 1").play("p1 place escape[E] @(9,0)")
    window = amazon.state.maze.window
    assert [(window.name(mark // 8), mark % 8) for mark in amazon.state.marks] == [("(8,0)", 0)]
    far = "(7,0) mind_control[NE]; (8,0) find_coin[E]; (6,0) plain[E]; (7,1) escape[N]"
    table = given(far, at={"p1": "(6,0)", "p2": "(6,0)"}, players=2, hands={"p1": "escape.1"})
    table.play("p1 place escape[E] @(9,0)")
    assert table.decision == "p1 escape"
    table.play("p1 jump")
    assert table.where("p1") == "(9,0)"
