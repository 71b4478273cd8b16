"""How games end, and who has won.  [DRK-12] [DRK-13]"""

from __future__ import annotations

import pytest

from games.drakon.drakon_table import given
from obelisk.games.drakon.kinds import FOUR_ARROWS


@pytest.mark.parametrize(
    ("goal", "purse", "coin", "wins"),
    [
        ("standard", "3+3+1", 3, True),
        ("standard", "3+3+1", 2, False),
        ("short", "3+2", 2, True),
        ("short", "3+2", 1, False),
        ("fixed", "1+1+1+1", 1, True),
        ("fixed", "3+3+3", 3, False),
        ("escape", "3+3+3", 3, False),
    ],
)
def test_goals(goal: str, purse: str, coin: int, wins: bool) -> None:
    table = given("(1,0) find_coin[N]; (0,1) plain[N]", goal=goal, purses={"p1": purse})
    table.play("p1 move (1,0)", f"coin {coin}")
    assert (table.decision == "over") is wins
    if wins:
        assert (table.winners, table.result.reason) == (["p1"], "goal")
        assert table.event("game_ended")["winners"] == [0]
        assert table.choices() == []


def test_a_team_wins_together() -> None:
    purse = "3+3+3+3+3+2"
    table = given("(1,0) find_coin[N]", goal="team", players=4, purses={"p1": purse})
    table.play("p1 move (1,0)", "coin 3")
    assert table.winners == ["p1", "p3"]
    assert table.result.places == [1, 3, 1, 3]
    assert table.result.scores["gold"] == [20, 0, 20, 0]
    assert (table.state.winner, table.state.marks, table.waiting) == (0, [], [])


def test_losing_a_coin_never_wins_and_stealing_may() -> None:
    table = given("(1,0) steal_cw[N]", purses={"p1": "3+3+3", "p2": "1"}).play("p1 move (1,0)", "coin 1")
    assert table.winners == ["p1"]


@pytest.mark.parametrize("kind", ["escape[N]", "teleport[-]"])
def test_escaping_on_foot(kind: str) -> None:
    table = given(f"(1,0) {kind}; (0,1) plain[N]", goal="escape", purses={"p1": "3+3+2"})
    table.play("p1 move (1,0)")
    assert (table.winners, table.result.reason) == (["p1"], "escape")


def test_a_forced_entry_counts_too() -> None:
    table = given("(1,0) mind_control[N]; (0,1) teleport[-]", goal="escape", purses={"p2": "3+3+2"})
    table.play("p1 move (1,0)").play("p1 control p2 (0,1)")
    assert table.winners == ["p2"]


def test_drakon_in_the_exit_comes_first() -> None:
    table = given("(1,0) escape[N]; (0,1) plain[N]", goal="escape", purses={"p1": "3+3+2"}, drakon="(1,0)")
    table.play("p1 move (1,0)", "coin 2")
    assert table.decision == "p2 turn"


def test_reaching_eight_gold_in_the_exit_is_not_enough() -> None:
    table = given(
        "(0,1) escape[N]; (1,0) plain[N]",
        goal="escape",
        at={"p1": "(0,1)"},
        powers={"p1": "thief"},
        purses={"p1": "3+3+1"},
        hands={"p1": "plain.1"},
    )
    table.play("p1 thief swap 1", "coin 3")
    assert table.decision == "p1 turn"


def test_who_escapes_wins_though_another_is_richer() -> None:
    purses = {"p1": "3+3+2", "p2": "3+3+3"}
    table = given("(1,0) escape[N]; (0,1) plain[N]", goal="escape", purses=purses)
    table.play("p1 move (1,0)")
    assert (table.winners, table.result.places) == (["p1"], [1, 2, 3])


@pytest.mark.parametrize(("goal", "winner"), [("standard", "p2"), ("fixed", "p1")])
def test_without_a_goal_gold_decides_but_coins_under_fixed(goal: str, winner: str) -> None:
    purses = {"p1": "1+1+1", "p2": "3+2"}
    table = given("(0,1) master_key[-]", players=2, stall_limit=2, quiet=3, goal=goal, purses=purses)
    table.play("p1 move (0,1)")
    assert (table.result.reason, table.winners) == ("stall", [winner])


def test_stall() -> None:
    table = given("(0,1) master_key[-]", players=2, stall_limit=2, quiet=2, purses={"p2": "1"})
    table.play("p1 move (0,1)")
    assert table.state.quiet == 3
    table.play("p2 move (0,1)")
    assert (table.result.reason, table.winners) == ("stall", ["p2"])


def test_a_coin_or_a_placing_breaks_the_quiet() -> None:
    table = given("(1,0) find_coin[N]; (0,1) master_key[-]", players=2, stall_limit=2, quiet=3)
    table.play("p1 move (1,0)")
    assert table.state.quiet == 0
    table = given(players=2, stall_limit=2, quiet=3, hands={"p1": "plain.1", "p2": "plain.1"})
    table.play("p1 place plain[N] @(-1,0)")
    assert table.state.quiet == 0


def test_shifting_is_quiet() -> None:
    table = given(
        "(1,0) magical_shift[NE]; (2,0) plain[N]; (0,1) master_key[-]",
        players=2,
        hands={"p1": "plain.1"},
    )
    table.play("p1 move (1,0)").play("p1 shift (2,0) plain[E]")
    assert table.state.quiet == 1


def test_no_stall_limit() -> None:
    table = given("(0,1) master_key[-]", players=2, stall_limit=0, quiet=500).play("p1 move (0,1)")
    assert table.decision == "p2 turn"


def test_round_limit() -> None:
    table = given("(0,1) master_key[-]", players=2, round_limit=10, turns=18).play("p1 move (0,1)")
    assert table.decision == "p2 turn"
    table.play("p2 move (0,1)")
    assert (table.result.reason, table.winners, table.state.turns) == ("round_limit", ["p1", "p2"], 20)


def test_dead_end_comes_before_the_other_endings() -> None:
    table = given("(1,0) plain[N]", players=2, at={"p2": "(1,0)"}, round_limit=1, turns=1, active="p1")
    table.play("p1 move (1,0)")
    assert table.result.reason == "dead_end"


def test_a_dead_end_shows_that_all_tiles_left_have_four_arrows() -> None:
    hands = {"p1": "plain.4", "p2": "map.4 map.4", "p3": ""}
    table = given("(0,0) start[NESW]", hands=hands, powers={"p1": "dwarf"}).play("p1 pass")
    assert table.result.reason == "dead_end"
    four = 1 << FOUR_ARROWS
    assert table.state.narrowed == [[four], [four, four], []]


def test_unused_powers_do_not_prevent_a_dead_end() -> None:
    table = given("(1,0) plain[N]", players=2, at={"p2": "(1,0)"}, powers={"p1": "thief", "p2": "dwarf"})
    table.play("p1 move (1,0)")
    assert table.result.reason == "dead_end"


def test_skipped_turns_count_until_the_stall() -> None:
    """p2 can never do anything; p1 walks to and fro."""
    table = given("(0,1) master_key[-]; (1,0) plain[N]", players=2, stall_limit=2, at={"p2": "(1,0)"})
    table.play("p1 move (0,1)").play("p1 move (0,0)")
    assert table.result.reason == "stall"


def test_purses_are_revealed_at_the_end() -> None:
    table = given("(1,0) find_coin[N]", purses={"p1": "3+3+2", "p2": "2+1"}).play("p1 move (1,0)", "coin 2")
    assert table.view().purses == table.state.purses
    assert table.event("game_ended")["gold"] == [10, 3, 0]
    assert table.event("game_ended")["purses"] == ["3+3+2+2", "2+1", "-"]
