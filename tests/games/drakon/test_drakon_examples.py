"""Every worked example of the rules, EX-01 to EX-25.  [DRK-19]"""

from __future__ import annotations

import pytest

from games.drakon.drakon_table import cells, given
from obelisk.games.drakon import GAME


@pytest.mark.parametrize(
    ("tile", "number"),
    [("plain.1", 13), ("plain.2o", 5), ("plain.2a", 10), ("plain.3", 7), ("teleport.0", 4)],
)
def test_ex_01_opening_placements(tile: str, number: int) -> None:
    assert len(given(hands={"p1": tile}).choices("place")) == number


def test_ex_01_fitting_orientations() -> None:
    table = given(hands={"p1": "plain.2a"})
    east = [text for text in table.choices("place") if text.endswith("@(1,0)")]
    west = [text for text in table.choices("place") if text.endswith("@(-1,0)")]
    assert east == ["place plain[NE] @(1,0)", "place plain[ES] @(1,0)"]
    assert west == [f"place plain[{arrows}] @(-1,0)" for arrows in ("NE", "ES", "NW", "SW")]


def test_ex_02_arrow_and_chamber_needed() -> None:
    table = given("(1,0) find_coin[E]; (-1,0) plain[E]", players=2, hands={"p1": "plain.1"})
    assert table.moves() == ["(1,0)"]
    table.play("p1 move (1,0)", "coin 2")
    assert table.purse("p1") == "2"
    table.play("p2 move (1,0)", "coin 1")
    assert table.decision == "p1 turn"
    assert table.moves() == []
    assert table.choices("place")
    assert table.choices("pass") == []
    assert table.refusal("pass") == "must_act DRK-5.1"


def test_ex_03_harp_binds_moving_not_placing() -> None:
    board = "(0,1) magic_harp[N]; (1,0) plain[E]"
    free = given("(0,1) plain[N]; (1,0) plain[E]", hands={"p1": "plain.1"})
    table = given(board, hands={"p1": "plain.1"})
    assert table.moves() == ["(0,1)"]
    assert table.choices("place") == free.choices("place")
    assert given(f"{board}; (0,-1) magic_harp[EW]").moves() == ["(0,-1)", "(0,1)"]


def test_ex_04_strong_wind() -> None:
    board = "(1,0) strong_wind[NE]; (1,1) lose_coin[N]; (2,0) find_coin[N]"
    table = given(f"{board}; (2,1) plain[NW]", at={"p1": "(1,0)"})
    assert table.moves() == ["(2,1)"]
    table.play("p1 move (2,1)")
    assert table.purse("p1") == ""
    table = given(board, at={"p1": "(1,0)"}, hands={"p1": "plain.1"})
    assert table.moves() == []
    assert table.choices("place")
    assert table.choices("pass") == []


def test_ex_05_wind_across_a_key() -> None:
    board = "(1,0) strong_wind[NE]; (2,0) master_key[-]; (3,0) plain[W]; (2,1) plain[EW]; (2,-1) plain[N]"
    assert given(board, at={"p1": "(1,0)"}).moves() == ["(2,1)"]
    assert given(board, at={"p1": "(2,0)"}).moves() == cells("(1,0) (2,-1) (2,1) (3,0)")


def test_ex_06_wind_past_a_harp() -> None:
    board = (
        "(1,0) strong_wind[ES]; (2,0) plain[NES]; (2,1) magic_harp[N]; (3,0) find_coin[E]; (2,-1) plain[S]"
    )
    assert given(board, at={"p1": "(1,0)"}).moves() == ["(2,1)"]


def test_ex_07_leaving_a_key() -> None:
    table = given("(1,0) master_key[-]; (1,1) magic_harp[S]; (2,0) plain[W]", at={"p1": "(1,0)"})
    assert table.moves() == cells("(0,0) (1,1) (2,0)")


def test_ex_08_steal_left_and_right() -> None:
    table = given("(1,0) steal_cw[N]", purses={"p2": "3+1"})
    table.play("p1 move (1,0)", "coin 1")
    assert (table.purse("p1"), table.purse("p2")) == ("1", "3")
    table = given("(1,0) steal_cw[N]", purses={"p2": "3+1"})
    table.play("p1 move (1,0)", "coin 3")
    assert (table.purse("p1"), table.purse("p2")) == ("3", "1")
    table = given("(1,0) steal_ccw[N]", purses={"p2": "3+1"})
    table.play("p1 move (1,0)")
    assert table.told()[:2] == ["hero_moved", "nothing_happened"]
    assert table.purse("p1") == ""


def test_ex_08_the_owner_of_a_controlled_hero_steals() -> None:
    table = given("(1,0) mind_control[N]; (0,1) steal_ccw[N]", purses={"p1": "2", "p3": "3"})
    table.play("p1 move (1,0)").play("p1 control p2 (0,1)", "coin 2")
    assert (table.purse("p1"), table.purse("p2"), table.purse("p3")) == ("", "2", "3")


def test_ex_09_drakon_arrives() -> None:
    table = given("(1,0) plain[N]", at={"p1": "(1,0)"}, active="p2", hands={"p2": "drakon_moves.1"})
    table.play("p2 place drakon_moves[N] @(-1,0)")
    assert table.decision == "p2 drakon_enter"
    assert table.hand("p2") == ""
    assert table.choices() == ["drakon (-1,0)"]
    table.play("p2 drakon (-1,0)", "draw p2 plain.1")
    assert table.drakon == "(-1,0)"
    assert table.hand("p2") == "plain.1"


EX_10 = "(1,0) plain[E]; (2,0) drakon_moves[E]; (3,0) plain[E]; (4,0) find_coin[E]; (5,0) plain[N]"


def test_ex_10_drakon_strikes() -> None:
    at = {"p1": "(1,0)", "p2": "(3,0)", "p3": "(3,0)"}
    table = given(EX_10, at=at, drakon="(4,0)", purses={"p1": "1", "p2": "2", "p3": "3"})
    table.play("p1 move (2,0)")
    assert table.decision == "p1 drakon_move"
    assert table.moves("drakon") == cells("(1,0) (2,0) (3,0) (4,0) (5,0)")
    table.play("p1 drakon (3,0)", "coin 2", "coin 3")
    hits = [event.facts["seat"] for event in table.events if event.id == "hero_hit"]
    assert hits == [1, 2]
    assert [table.where(who) for who in ("p1", "p2", "p3")] == ["(2,0)", "(0,0)", "(0,0)"]
    assert [table.purse(who) for who in ("p1", "p2", "p3")] == ["1", "", ""]


def test_ex_10_the_mover_can_hit_himself() -> None:
    table = given(EX_10, at={"p1": "(1,0)"}, drakon="(4,0)", purses={"p1": "1"})
    table.play("p1 move (2,0)").play("p1 drakon (2,0)", "coin 1")
    assert (table.where("p1"), table.purse("p1"), table.drakon) == ("(0,0)", "", "(2,0)")


def test_ex_11_walking_into_drakon() -> None:
    table = given("(1,0) find_coin[E]", drakon="(1,0)", purses={"p1": "2"})
    table.play("p1 move (1,0)", "coin 2")
    assert (table.where("p1"), table.purse("p1"), table.hoard) == ("(0,0)", "", 28)
    assert "coin_found" not in table.told()


EX_12 = "(1,0) mind_control[NE]; (0,1) plain[EW]; (1,1) rotate[NE]"


def test_ex_12_mind_control() -> None:
    table = given(EX_12, at={"p2": "(0,1)"}).play("p1 move (1,0)")
    assert table.decision == "p1 control"
    assert table.choices() == ["control p2 (1,1)", "control p3 (0,1)", "control p3 (1,0)"]
    table.play("p1 control p2 (1,1)")
    assert table.decision == "p2 rotate"
    assert table.choices() == [
        "rotate (0,0) [NEW]",
        "rotate (0,0) [NSW]",
        "rotate (0,0) [ESW]",
        "rotate (1,0) [ES]",
        "keep",
    ]


def test_ex_12_the_controlled_hero_may_become_the_controller() -> None:
    table = given(EX_12, at={"p2": "(0,1)"}).play("p1 move (1,0)").play("p1 control p3 (1,0)")
    assert table.decision == "p3 control"
    assert {text.split(" ")[1] for text in table.choices()} == {"p1", "p2"}


def test_ex_13_shift_brings_an_escape() -> None:
    table = given("(1,0) magical_shift[NE]; (1,1) plain[E]", hands={"p1": "escape.2a"})
    table.play("p1 move (1,0)")
    assert table.choices() == ["shift (1,1) escape[NE]", "shift (1,1) escape[NW]"]
    assert table.refusal("keep") == "not_your_decision DRK-5.4"
    table.play("p1 shift (1,1) escape[NE]")
    assert table.hand("p1") == "plain.1"
    assert [table.known(who, "p1") for who in ("p2", "p3", "all")] == ["plain.1"] * 3
    assert table.decision == "p1 escape"
    assert table.choices() == ["jump", "stay"]
    table.play("p1 jump")
    assert table.where("p1") == "(1,1)"
    assert table.hand("p1") == "plain.1"


def test_ex_14_destroy_refills_the_pile() -> None:
    table = given("(1,0) destroy[NE]; (2,0) find_coin[E]", pool="", hands={"p2": "plain.1", "p3": "plain.1"})
    table.play("p1 move (1,0)")
    assert table.choices() == ["destroy (2,0)"]
    table.play("p1 destroy (2,0)")
    assert table.slots == "find_coin.1"
    table.play("p2 place plain[E] @(0,-1)")
    assert table.hand("p2") == "find_coin.1"
    assert table.event("tile_drawn") == {"seat": 1, "tile": "find_coin.1"}
    assert [table.known(who, "p2") for who in ("p1", "p3", "all")] == ["find_coin.1"] * 3
    table.play("p3 place plain[N] @(-1,0)")
    assert table.hand("p3") == ""


def test_ex_15_floating() -> None:
    table = given("(1,0) floating[NS]; (2,0) plain[N]", at={"p2": "(1,0)"}, hands={"p2": "plain.1"})
    table.play("p1 move (1,0)")
    assert table.choices() == [
        "float (-1,0) [NS]",
        "float (-1,0) [EW]",
        "float (0,-1) [EW]",
        "float (0,1) [EW]",
        "float (2,-1) [NS]",
        "float (2,-1) [EW]",
        "float (2,1) [EW]",
        "float (3,0) [NS]",
        "float (3,0) [EW]",
        "keep",
    ]
    table.play("p1 float (3,0) [EW]")
    assert [table.where(who) for who in ("p1", "p2", "p3")] == ["(3,0)", "(3,0)", "(0,0)"]
    assert table.chamber("(1,0)") == ""
    assert table.decision == "p2 turn"
    assert "(1,0)" in {text.split("@")[-1] for text in table.choices("place")}


def test_ex_16_rotate() -> None:
    table = given("(1,0) rotate[ES]; (2,0) plain[N]").play("p1 move (1,0)")
    assert table.choices() == [
        "rotate (0,0) [NEW]",
        "rotate (0,0) [NSW]",
        "rotate (0,0) [ESW]",
        "rotate (1,0) [NE]",
        "rotate (2,0) [E]",
        "rotate (2,0) [S]",
        "keep",
    ]
    assert table.refusal("rotate (2,0) [W]") == "facing_arrows DRK-6.2"


def test_ex_17_map() -> None:
    table = given("(1,0) map[N]", hands={"p3": "plain.1 plain.1 escape.3 map.2o", "p1": "plain.3 " * 4})
    table.play("p1 move (1,0)").play("p1 map p3", "take plain.1")
    assert table.hand("p1") == "plain.1 plain.3 plain.3 plain.3 plain.3"
    assert table.hand("p3") == "plain.1 escape.3 map.2o"
    assert table.known("p3", "p1") == "plain.1"
    assert table.known("p2", "p1") == ""
    assert table.event("tile_taken", "p3")["tile"] == "plain.1"
    assert "tile" not in table.event("tile_taken", "p2")


def test_ex_17_weights_and_later_draws() -> None:
    counts = {"plain.1": 0, "escape.3": 0, "map.2o": 0}
    weights: list[list[int]] = []

    class Watching:
        def pick(self, ask: int, given_weights: list[int], total: int) -> int:
            weights.append(given_weights.copy())
            return given_weights.index(max(given_weights))

        def proof(self) -> str:
            return ""

    table = given("(1,0) map[N]; (0,1) plain[N]", hands={"p3": "plain.1 plain.1 escape.3 map.2o"})
    table.play("p1 move (1,0)")
    GAME.advance(table.state, GAME.parse(table.state, "map p3"), Watching())
    designs = table.state.options.tile_set.designs
    for index, weight in enumerate(weights[0]):
        if weight:
            counts[table.tile_texts([index])] = weight
    assert len(designs) == len(weights[0])
    assert counts == {"plain.1": 2, "escape.3": 1, "map.2o": 1}
    table.play("p2 move (0,1)").play("p3 place escape[NES] @(-1,0)").play("p3 stay")
    assert len(table.state.hands[2]) == 3


@pytest.mark.parametrize("coin", [1, 3])
def test_ex_18_knight(coin: int) -> None:
    powers = {"p1": "thief", "p2": "knight", "p3": "dwarf"}
    table = given("(1,0) steal_cw[N]", powers=powers, purses={"p2": "3+1"})
    table.play("p1 move (1,0)")
    assert table.decision == "p2 knight"
    assert table.choices() == ["knight", "allow"]
    table.play("p2 knight")
    assert (table.purse("p1"), table.purse("p2")) == ("", "3+1")
    assert table.state.used == [False, True, False]
    table = given("(1,0) steal_cw[N]", powers=powers, purses={"p2": "3+1"})
    table.play("p1 move (1,0)").play("p2 allow", f"coin {coin}")
    assert table.purse("p1") == str(coin)


def test_ex_18_a_knight_without_coins_is_not_asked() -> None:
    table = given("(1,0) steal_cw[N]", powers={"p1": "wizard", "p2": "knight", "p3": "dwarf"})
    table.play("p1 move (1,0)")
    assert not table.reveals("nothing_happened")
    assert table.decision == "p2 turn"


def test_ex_19_amazon_after_placing() -> None:
    table = given(powers={"p1": "amazon"}, hands={"p1": "find_coin.1"})
    table.play("p1 place find_coin[E] @(1,0)", "draw p1 plain.1")
    assert table.decision == "p1 after"
    assert table.choices() == ["amazon (1,0)", "end"]
    table.play("p1 amazon (1,0)", "coin 3")
    assert table.purse("p1") == "3"


def test_ex_20_wizard() -> None:
    table = given("(-1,0) find_coin[E]; (1,0) plain[N]", powers={"p1": "wizard"})
    assert table.choices() == ["move (1,0)", "wizard (-1,0)"]
    table = given("(-1,0) find_coin[E]; (1,0) magic_harp[N]", powers={"p1": "wizard"})
    assert table.choices() == ["move (1,0)"]


@pytest.mark.parametrize(
    ("drawn", "purse", "wins"), [(1, "3+3+2+1", False), (2, "3+3+2+2", True), (3, "3+3+3+2", True)]
)
def test_ex_21_thiefs_swap(drawn: int, purse: str, wins: bool) -> None:
    table = given(powers={"p1": "thief"}, purses={"p1": "3+3+2+1"}, hands={"p1": "plain.1"})
    assert table.choices("thief") == ["thief swap 1", "thief swap 2", "thief swap 3"]
    assert table.state.purses[-1] == [7, 11, 6]
    table.play("p1 thief swap 1", f"coin {drawn}")
    assert table.purse("p1") == purse
    assert (table.decision == "over") is wins


def test_ex_21_the_goal_is_tested_after_the_old_coin_went_back() -> None:
    table = given(powers={"p1": "thief"}, purses={"p1": "3+3+2+1"}, hands={"p1": "plain.1"})
    table.play("p1 thief swap 3", "coin 3")
    assert table.purse("p1") == "3+3+2+1"
    assert table.decision == "p1 turn"


def test_ex_22_goal_escape() -> None:
    hands = {"p1": "escape.2o"}
    table = given(goal="escape", purses={"p1": "3+3+2"}, hands=hands)
    table.play("p1 place escape[NS] @(1,0)").play("p1 jump")
    assert table.result.reason == "escape"
    assert table.winners == ["p1"]
    assert table.hand("p1") == ""
    table = given(goal="escape", purses={"p1": "3+3+2"}, hands=hands)
    table.play("p1 place escape[NS] @(1,0)").play("p1 stay")
    assert table.decision == "p2 turn"
    table = given(goal="escape", purses={"p1": "3+2+2"}, hands=hands)
    table.play("p1 place escape[NS] @(1,0)").play("p1 jump")
    assert table.decision == "p2 turn"
    assert table.where("p1") == "(1,0)"


@pytest.mark.parametrize("goal", ["standard", "fixed"])
def test_ex_23_dead_end_with_a_tie(goal: str) -> None:
    table = given(
        "(1,0) destroy[N]; (2,0) plain[E]",
        goal=goal,
        pool="",
        at={"p1": "(0,0)", "p2": "(1,0)", "p3": "(1,0)"},
        purses={"p1": "3+1", "p2": "2+2", "p3": "3"},
    )
    table.play("p1 move (1,0)").play("p1 destroy (2,0)")
    assert table.result.reason == "dead_end"
    assert table.winners == ["p1", "p2"]
    assert table.result.places == [1, 1, 3]
    assert table.result.scores == {"gold": [4, 4, 3], "coins": [2, 2, 1]}
    assert table.slots == "plain.1"


def test_ex_24_six_in_teams() -> None:
    table = given("(1,0) steal_cw[N]", goal="team", players=6, active="p3", purses={"p1": "2"})
    table.play("p3 move (1,0)", "coin 2")
    assert [table.purse(who) for who in ("p1", "p3", "p4", "p6")] == ["", "2", "", "2"]


def test_ex_25_entering_twice_in_one_turn() -> None:
    table = given(
        "(1,0) mind_control[NE]; (1,1) master_key[-]; (0,1) plain[N]; (0,2) mind_control[EW]",
        at={"p2": "(0,1)"},
        powers={"p1": "amazon"},
        hands={"p2": "plain.1"},
    )
    table.play("p1 move (1,0)").play("p1 control p2 (0,2)")
    assert table.choices() == ["control p1 (1,1)", "control p3 (0,1)", "control p3 (1,0)"]
    table.play("p2 control p1 (1,1)")
    assert table.decision == "p1 after"
    assert table.choices() == ["amazon (0,1)", "amazon (1,0)", "end"]
    table.play("p1 amazon (1,0)")
    assert not table.reveals("nothing_happened")
    assert table.decision == "p2 turn"
