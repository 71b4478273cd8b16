"""Odd meetings of rules."""

from __future__ import annotations

import pytest

from games.drakon.drakon_table import given


@pytest.mark.parametrize(
    ("chamber", "question"),
    [
        ("rotate[N]", "rotate"),
        ("floating[N]", "float"),
        ("destroy[N]", "destroy"),
        ("map[N]", "map"),
        ("magical_shift[N]", "shift"),
        ("mind_control[N]", "control"),
        ("drakon_moves[N]", "drakon_move"),
    ],
)
def test_an_effect_waits_for_its_chamber_and_then_the_turn_goes_on(chamber: str, question: str) -> None:
    hands = {"p1": "plain.1", "p2": "plain.1"}
    table = given(f"(1,0) {chamber}; (0,1) plain[N]; (2,0) plain[N]", hands=hands, drakon="(0,1)")
    table.play("p1 move (1,0)")
    assert table.waiting == ["acted p1", f"{question} p1 (1,0)"]


@pytest.mark.parametrize(("tile", "question"), [("escape", "escape"), ("drakon_moves", "drakon_enter")])
def test_what_a_placed_chamber_asks_comes_before_the_drawing(tile: str, question: str) -> None:
    table = given(active="p2", hands={"p2": f"{tile}.1"}).play(f"p2 place {tile}[E] @(1,0)")
    assert table.waiting == ["acted p2", "draw p2", f"{question} p2 (1,0)"]


def test_wind_across_an_arrowless_chamber_beside_a_harp() -> None:
    """The virtual arrow of a passed Teleport binds the second step to the Harp.  [DRK-9.131]"""
    board = "(1,0) strong_wind[E]; (2,0) teleport[-]; (2,1) magic_harp[N]; (3,0) plain[N]; (2,-1) plain[E]"
    assert given(board, at={"p1": "(1,0)"}).moves() == ["(2,1)"]
    # A Harp whose arrow points at the Teleport closes that side.
    closed = board.replace("magic_harp[N]", "magic_harp[S]")
    assert given(closed, at={"p1": "(1,0)"}).moves() == ["(2,-1)", "(3,0)"]


def test_wind_whose_first_step_is_a_harp_and_whose_second_meets_another() -> None:
    board = "(1,0) strong_wind[E]; (2,0) magic_harp[NE]; (2,1) plain[N]; (3,0) magic_harp[N]"
    assert given(board, at={"p1": "(1,0)"}).moves() == ["(3,0)"]


def test_mind_control_chains_end() -> None:
    """Two heroes, two Mind Controls: each entry counts once per turn.  [DRK-9.162]"""
    table = given(
        "(1,0) mind_control[W]; (0,1) plain[N]; (0,0) start[NS]; (0,2) mind_control[W]; (-1,2) plain[N]; "
        "(2,0) plain[W]",
        players=2,
        at={"p1": "(2,0)", "p2": "(0,1)"},
    )
    table.play("p1 move (1,0)")
    assert table.choices() == ["control p2 (0,2)"]
    table.play("p1 control p2 (0,2)")
    assert table.decision == "p2 control"
    assert table.choices() == ["control p1 (0,0)"]
    table.play("p2 control p1 (0,0)")
    assert table.decision == "p2 turn"
    assert table.state.marks == []


def test_a_hero_led_back_to_the_same_mind_control_has_no_second_effect() -> None:
    board = "(0,0) start[E]; (1,0) mind_control[NE]; (1,1) mind_control[N]; (2,0) plain[N]"
    table = given(board, players=2)
    table.play("p1 move (1,0)").play("p1 control p2 (1,0)")
    assert table.decision == "p2 control"
    table.play("p2 control p1 (1,1)")
    assert table.decision == "p1 control"
    table.play("p1 control p2 (1,1)")
    assert table.told().count("nothing_happened") == 1


def test_a_floating_chamber_that_splits_the_maze() -> None:
    table = given(
        "(1,0) floating[NE]; (2,0) plain[E]; (3,0) plain[N]",
        at={"p2": "(2,0)"},
        hands={"p2": "plain.1"},
        players=2,
    )
    table.play("p1 move (1,0)").play("p1 float (3,1) [NE]")
    assert (table.where("p1"), table.where("p2")) == ("(3,1)", "(2,0)")
    assert table.moves() == ["(3,0)"]
    # Both parts take chambers.
    assert {"place plain[N] @(1,0)", "place plain[N] @(-1,0)"} <= set(table.choices("place"))


def test_a_chamber_may_float_between_two_others_only_if_no_arrows_face() -> None:
    table = given("(1,0) floating[NS]; (0,1) plain[E]; (2,1) plain[W]").play("p1 move (1,0)")
    assert "float (1,1) [NS]" in table.choices()
    assert "float (1,1) [EW]" not in table.choices()
    assert table.refusal("float (1,1) [EW]") == "facing_arrows DRK-6.2"


def test_a_coin_won_out_of_turn() -> None:
    """p1 leads p2 onto a coin that wins: at once, in p1's turn.  [DRK-12.1]"""
    table = given("(1,0) mind_control[N]; (0,1) find_coin[N]", purses={"p2": "3+3+2"})
    table.play("p1 move (1,0)").play("p1 control p2 (0,1)", "coin 2")
    assert (table.winners, table.result.reason) == (["p2"], "goal")
    assert table.result.places == [2, 1, 2]


def test_a_win_stops_everything_that_waits() -> None:
    """The Barbarian's victim wins by being pushed, and keeps his tiles.  [DRK-8.5]"""
    table = given(
        "(1,0) find_coin[N]",
        powers={"p1": "barbarian"},
        purses={"p2": "3+3+2"},
        hands={"p1": "plain.1", "p2": "plain.3"},
    )
    table.play("p1 barbarian p2 (1,0)", "coin 3")
    assert table.winners == ["p2"]
    assert table.hand("p2") == "plain.3"


def test_a_shifted_chamber_is_new() -> None:
    """Marks vanish with the chamber, and what comes is a chamber that nobody has entered.  [DRK-8.6]"""
    table = given(
        "(0,1) find_coin[E]; (1,1) mind_control[N]; (1,2) plain[N]; (0,-1) magical_shift[E]",
        players=2,
        hands={"p2": "find_coin.2o"},
        powers={"p1": "amazon"},
    )
    table.play("p1 amazon (0,1)", "coin 1")
    assert len(table.state.marks) == 1
    table.play("p1 move (1,1)").play("p1 control p2 (0,-1)").play("p2 shift (0,1) find_coin[EW]")
    assert [mark % 8 for mark in table.state.marks] == []
    assert table.decision == "p2 turn"


def test_a_mark_vanishes_when_its_chamber_floats() -> None:
    table = given("(0,0) start[E]; (1,0) floating[N]; (0,1) plain[N]", players=2, powers={"p1": "amazon"})
    table.play("p1 amazon (1,0)").play("p1 float (-1,0) [E]")
    assert table.state.marks == []
    assert table.decision == "p1 turn"
    # Back on Start and in again: the chamber is new, and asks again.
    assert table.moves() == ["(0,0)"]


def test_a_mark_vanishes_when_its_chamber_is_destroyed() -> None:
    table = given(
        "(0,1) find_coin[E]; (1,1) mind_control[N]; (1,2) plain[N]; (0,-1) destroy[E]",
        players=2,
        powers={"p1": "amazon"},
    )
    table.play("p1 amazon (0,1)", "coin 1").play("p1 move (1,1)").play("p1 control p2 (0,-1)")
    marks = len(table.state.marks)
    cell = table.state.maze.window.cell
    assert marks == 3
    table.play("p2 destroy (0,1)")
    assert table.chamber("(0,1)") == ""
    assert cell(0) >= 0


def test_an_entered_chamber_works_again_in_a_later_turn() -> None:
    table = given("(1,0) find_coin[N]; (1,1) master_key[-]; (0,-1) master_key[-]", players=2)
    table.play("p1 move (1,0)", "coin 1").play("p2 move (0,-1)")
    table.play("p1 move (1,1)").play("p2 move (0,0)")
    table.play("p1 move (1,0)", "coin 2")
    assert table.purse("p1") == "2+1"


def test_an_escape_placed_under_the_eyes_of_a_harp_frees() -> None:
    table = given("(0,1) magic_harp[N]", hands={"p1": "escape.1"})
    assert table.moves() == ["(0,1)"]
    table.play("p1 place escape[N] @(-1,0)").play("p1 jump")
    assert table.where("p1") == "(-1,0)"


def test_drakon_hits_go_clockwise_from_the_mover() -> None:
    table = given(
        "(1,0) plain[S]; (2,0) plain[E]; (3,0) plain[N]; (1,-1) drakon_moves[E]",
        players=4,
        active="p3",
        at={"p1": "(2,0)", "p2": "(2,0)", "p3": "(1,0)", "p4": "(2,0)"},
        drakon="(3,0)",
    )
    table.play("p3 move (1,-1)").play("p3 drakon (2,0)")
    hits = [event.facts["seat"] for event in table.events if event.id == "hero_hit"]
    assert hits == [3, 0, 1]


def test_drifting_chambers_never_leave_the_maze_behind() -> None:
    """Two floating chambers leapfrog far beyond the first window; coordinates stay readable.  [DRK-3.6]"""
    table = given(
        "(10,0) floating[N]; (11,0) floating[W]; (0,1) master_key[-]",
        players=2,
        stall_limit=0,
        round_limit=0,
        at={"p1": "(11,0)", "p2": "(0,1)"},
        drakon="(0,0)",
    )
    front, back = 11, 10
    for turn in range(60):
        # The hero steps back west onto the rear chamber, which then floats beyond the front one.
        table.play(f"p1 move ({back},0)")
        front, back = front + 1, front
        table.play(f"p1 float ({front},0) [W]")
        assert table.where("p1") == f"({front},0)"
        table.play("p2 move (0,0)" if turn % 2 == 0 else "p2 move (0,1)")
    assert front == 71
    assert table.state.maze.window.size < 70 * 70
    assert table.chamber("(0,0)") == "start[NES]"
    assert table.drakon == "(0,0)"
