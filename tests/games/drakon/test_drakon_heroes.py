"""Each hero's power and its timing windows.  [DRK-11]"""

from __future__ import annotations

from games.drakon.drakon_table import cells, given
from obelisk.games.drakon.kinds import FOUR_ARROWS

# Timing


def test_after_a_power_the_turn_is_asked_again_without_powers() -> None:
    table = given("(1,0) plain[N]; (1,1) plain[N]", powers={"p1": "amazon"}, hands={"p1": "plain.1"})
    table.play("p1 amazon (1,0)")
    assert table.decision == "p1 turn"
    assert table.choices("amazon") == []
    assert table.choices("place")
    table.play("p1 move (1,1)")
    assert table.decision == "p2 turn"


def test_no_after_decision_without_a_usable_power() -> None:
    table = given("(1,0) plain[N]; (0,1) plain[N]", powers={"p1": "amazon"}).play("p1 move (1,0)")
    assert table.decision == "p2 turn"


def test_without_a_normal_action_powers_or_pass() -> None:
    table = given(at={"p1": "(0,0)"}, powers={"p1": "dwarf"}, players=2)
    assert table.choices() == ["dwarf", "pass"]
    table.play("p1 pass")
    assert table.told()[0] == "turn_passed"


def test_a_power_may_create_a_normal_action_that_must_then_be_done() -> None:
    table = given(powers={"p1": "dwarf"}, players=2, pool="plain.1 plain.1")
    table.play("p1 dwarf")
    assert table.waiting == ["empowered p1", "dwarf p1 (0,0)"]
    assert table.choices() == ["done"]
    table.play("p1 done", "draw p1 plain.1", "draw p1 plain.1")
    assert table.decision == "p1 turn"
    assert table.refusal("pass") == "must_act DRK-5.1"


def test_there_is_no_after_decision_if_no_normal_action_was_done() -> None:
    at = {"p1": "(1,0)", "p2": "(0,0)"}
    table = given("(1,0) plain[N]; (0,1) plain[N]", powers={"p1": "thief"}, purses={"p1": "1"}, at=at)
    assert table.choices() == ["thief swap 1", "pass"]
    table.play("p1 thief swap 1", "coin 2")
    assert table.told()[:3] == ["power_used", "coin_swapped", "turn_skipped"]
    assert table.decision == "p2 turn"


def test_a_seat_that_can_do_nothing_is_skipped() -> None:
    table = given("(1,0) plain[N]; (0,1) master_key[-]", at={"p2": "(1,0)"}).play("p1 move (0,1)")
    assert table.told()[-3:] == ["turn_began", "turn_skipped", "turn_began"]
    assert table.decision == "p3 turn"
    assert not table.reveals("turn_skipped")


def test_who_is_skipped_with_a_tile_in_hand_holds_four_arrows() -> None:
    table = given("(0,0) start[NESW]", powers={"p1": "dwarf"}, hands={"p2": "plain.4", "p3": "plain.1"})
    table.play("p1 pass")
    assert table.told() == ["turn_passed", "turn_began", "turn_skipped", "turn_began"]
    assert table.decision == "p3 turn"
    assert table.reveals("turn_skipped")
    assert table.state.narrowed == [[], [1 << FOUR_ARROWS], []]
    # With a fourth side without arrow the tile can be placed, and p2 is asked.
    table = given(powers={"p1": "dwarf"}, hands={"p2": "plain.4", "p3": "plain.1"}).play("p1 pass")
    assert table.choices() == ["place plain[NESW] @(-1,0)"]
    # A chamber without arrows fits anywhere.
    table = given("(0,0) start[NESW]", powers={"p1": "dwarf"}, hands={"p2": "teleport.0"}).play("p1 pass")
    assert table.moves("place") == ["@(-1,0)", "@(0,-1)", "@(0,1)", "@(1,0)"]


def test_ending_the_turn_in_the_after_decision() -> None:
    table = given("(0,1) master_key[-]", powers={"p1": "amazon"}).play("p1 move (0,1)")
    assert table.waiting == ["after p1"]
    assert table.play("p1 end").decision == "p2 turn"


def test_a_used_power_is_public() -> None:
    table = given("(0,1) master_key[-]", powers={"p1": "amazon"}).play("p1 amazon (0,1)")
    assert table.event("power_used") == {"seat": 0, "hero": "amazon"}
    assert table.view().used == [True, False, False]


# Amazon


def test_the_amazon_may_move_before_placing() -> None:
    table = given("(1,0) find_coin[N]", powers={"p1": "amazon"}, hands={"p1": "plain.1"})
    table.play("p1 amazon (1,0)", "coin 2")
    assert table.event("hero_moved")["how"] == "amazon"
    table.play("p1 place plain[N] @(-1,0)")
    assert (table.purse("p1"), table.where("p1")) == ("2", "(1,0)")


def test_an_amazon_hit_by_drakon_goes_on_from_start() -> None:
    table = given("(1,0) plain[N]; (0,1) plain[N]", powers={"p1": "amazon"}, drakon="(1,0)")
    table.play("p1 move (1,0)")
    assert table.choices() == ["amazon (0,1)", "amazon (1,0)", "end"]


# Barbarian


def test_the_barbarian_pushes_and_takes_a_tile_afterwards() -> None:
    table = given("(1,0) find_coin[N]", powers={"p1": "barbarian"}, hands={"p1": "map.1", "p2": "plain.3"})
    assert table.choices("barbarian") == ["barbarian p2 (1,0)", "barbarian p3 (1,0)"]
    table.play("p1 barbarian p2 (1,0)", "coin 1", "take plain.3")
    assert (table.purse("p2"), table.hand("p1"), table.hand("p2")) == ("1", "plain.3 map.1", "")
    assert table.told() == ["power_used", "hero_moved", "coin_found", "tile_taken"]
    assert table.event("hero_moved")["how"] == "barbarian"
    assert table.known("p2", "p1") == "plain.3"


def test_the_victim_resolves_the_push_before_the_tile_is_taken() -> None:
    table = given("(1,0) rotate[N]", powers={"p1": "barbarian"}, hands={"p1": "map.1", "p2": "plain.3"})
    table.play("p1 barbarian p2 (1,0)")
    assert table.decision == "p2 rotate"
    assert table.hand("p2") == "plain.3"
    table.play("p2 keep", "take plain.3")
    assert table.hand("p2") == ""


def test_an_empty_hand_gives_nothing() -> None:
    table = given("(1,0) plain[N]", powers={"p1": "barbarian"}, hands={"p1": "map.1"})
    table.play("p1 barbarian p2 (1,0)")
    assert "tile_taken" not in table.told()


def test_the_barbarian_does_not_push_partners_or_heroes_elsewhere() -> None:
    table = given(
        "(1,0) plain[N]",
        powers={"p1": "barbarian"},
        goal="team",
        players=4,
        hands={"p1": "plain.1"},
        at={"p4": "(1,0)"},
    )
    assert table.choices("barbarian") == ["barbarian p2 (1,0)"]


def test_a_barbarian_without_company_is_not_asked_after_his_action() -> None:
    table = given("(0,1) master_key[-]", powers={"p1": "barbarian"}).play("p1 move (0,1)")
    assert table.decision == "p2 turn"


def test_the_barbarian_needs_a_hero_that_can_move() -> None:
    table = given(powers={"p1": "barbarian"}, hands={"p1": "plain.1"})
    assert table.choices("barbarian") == []
    assert table.refusal("barbarian p2 (1,0)") == "no_chamber DRK-7.1"


# Dwarf


def test_the_dwarf_exchanges_tiles() -> None:
    table = given(
        powers={"p1": "dwarf"}, hands={"p1": "plain.1 plain.1 map.1 map.3"}, pool="rotate.1 rotate.3"
    )
    table.play("p1 dwarf")
    assert table.choices() == ["discard plain.1", "discard map.1", "discard map.3"]
    table.play("p1 discard map.3")
    assert table.choices() == ["discard plain.1", "discard map.1", "done"]
    table.play("p1 discard plain.1")
    assert table.choices() == ["done"]
    assert table.refusal("discard map.1") == "no_target DRK-8.7"
    table.play("p1 done", "draw p1 rotate.3", "draw p1 rotate.1")
    assert table.hand("p1") == "plain.1 rotate.1 rotate.3 map.1"
    assert table.slots == "map.3 plain.1"
    assert table.decision == "p1 turn"


def test_the_dwarfs_discards_are_his_secret() -> None:
    table = given(powers={"p1": "dwarf"}, hands={"p1": "plain.1 plain.1 map.1 map.3"})
    table.play("p1 dwarf").play("p1 discard map.3")
    assert table.event("tile_discarded", "p1") == {"seat": 0, "tile": "map.3"}
    assert table.event("tile_discarded", "p2") == {"seat": 0}
    assert table.view("p1").discards == table.state.discards
    assert table.view("p2").discards == table.view().discards == [-1]
    table.play("p1 done", "draw p1 plain.3")
    assert table.view("p1").slots == [table.state.slots[0] // 128]
    assert table.view("p2").slots == table.view().slots == [-1]
    assert table.event("tiles_returned", "p2") == {"seat": 0, "number": 1}


def test_whoever_knows_a_slot_knows_where_its_tile_went() -> None:
    table = given(
        "(1,0) plain[N]; (0,1) master_key[-]",
        powers={"p1": "dwarf"},
        hands={"p1": "plain.1 plain.1 map.1 map.3", "p2": "rotate.1"},
        pool="rotate.3",
    )
    table.play("p1 dwarf").play("p1 discard map.3").play("p1 done", "draw p1 rotate.3")
    table.play("p1 move (1,0)")
    table.play("p2 place rotate[N] @(-1,0)")
    assert table.hand("p2") == "map.3"
    assert table.known("p1", "p2") == "map.3"
    assert table.known("p3", "p2") == table.known("all", "p2") == ""
    assert table.event("tile_drawn", "p1") == table.event("tile_drawn", "p2") == {"seat": 1, "tile": "map.3"}
    assert table.event("tile_drawn", "p3") == {"seat": 1}


def test_the_dwarf_with_few_tiles_is_topped_up_to_four() -> None:
    table = given(powers={"p1": "dwarf"}, hands={"p1": "plain.1"}, pool="map.1 map.3 map.2o")
    table.play("p1 dwarf").play("p1 done", "draw p1 map.1", "draw p1 map.3", "draw p1 map.2o")
    assert len(table.state.hands[0]) == 4
    assert table.told().count("tiles_returned") == 0


def test_the_dwarf_with_four_tiles_must_discard() -> None:
    table = given(powers={"p1": "dwarf"}, hands={"p1": "plain.1 plain.1 map.1 map.3"}).play("p1 dwarf")
    assert table.refusal("done") == "mandatory DRK-8.7"


def test_the_dwarf_with_five_tiles_may_discard_just_one() -> None:
    hand = "plain.1 plain.1 map.1 map.3 rotate.1"
    table = given(powers={"p1": "dwarf"}, hands={"p1": hand}).play("p1 dwarf").play("p1 discard map.3")
    table.play("p1 done", "draw p1 plain.3")
    assert table.hand("p1") == "plain.1 plain.1 plain.3 rotate.1 map.1"


def test_a_face_down_discard_could_be_the_tile_that_others_know() -> None:
    table = given(
        "(1,0) map[N]", active="p2", powers={"p2": "dwarf"}, hands={"p2": "map.1", "p3": "plain.3 plain.1"}
    )
    table.play("p2 move (1,0)").play("p2 map p3", "take plain.3")
    assert table.known("p3", "p2") == "plain.3"
    table.play("p2 dwarf").play("p2 discard map.1")
    assert table.known("p3", "p2") == ""
    table.play("p2 done")
    assert table.view("p2").slots == [table.state.slots[0] // 128]
    assert table.view("p1").slots == table.view("p3").slots == [-1]


def test_the_dwarf_needs_a_pile() -> None:
    table = given(powers={"p1": "dwarf"}, hands={"p1": "plain.1"}, pool="")
    assert table.choices("dwarf") == []
    assert table.refusal("dwarf") == "power_idle DRK-11.2"


def test_the_dwarf_may_act_after_his_action() -> None:
    table = given("(0,1) master_key[-]", powers={"p1": "dwarf"}).play("p1 move (0,1)")
    assert table.choices() == ["dwarf", "end"]
    table.play("p1 dwarf").play("p1 done")
    assert table.decision == "p2 turn"


# Knight


def test_the_knight_guards_against_lose_a_coin() -> None:
    table = given("(1,0) lose_coin[N]", powers={"p1": "knight"}, purses={"p1": "2"}, hands={"p2": "plain.1"})
    table.play("p1 move (1,0)").play("p1 knight")
    assert table.purse("p1") == "2"
    assert table.event("coin_guarded", "p3") == {"seat": 0, "threat": "lose"}
    table = given("(1,0) lose_coin[N]", powers={"p1": "knight"}, purses={"p1": "2"}, hands={"p2": "plain.1"})
    table.play("p1 move (1,0)").play("p1 allow", "coin 2")
    assert (table.purse("p1"), table.state.used[0]) == ("", False)


def test_a_theft_that_the_knight_allows_goes_to_the_thief() -> None:
    table = given("(1,0) steal_cw[N]", active="p2", powers={"p3": "knight"}, purses={"p3": "2"})
    table.play("p2 move (1,0)")
    assert table.waiting == ["acted p2", "knight p3 9 (1,0)"]
    table.play("p3 allow", "coin 2")
    assert table.told() == ["coin_not_guarded", "coin_stolen", "turn_began"]
    assert (table.purse("p2"), table.purse("p3")) == ("2", "")


def test_the_knight_guards_only_once() -> None:
    table = given(
        "(1,0) lose_coin[N]; (1,1) lose_coin[N]; (0,1) master_key[-]",
        powers={"p1": "knight"},
        purses={"p1": "2"},
        players=2,
    )
    table.play("p1 move (1,0)").play("p1 knight").play("p2 move (0,1)").play("p1 move (1,1)", "coin 2")
    assert table.purse("p1") == ""


def test_a_prevented_thief_is_spent() -> None:
    table = given(powers={"p1": "thief", "p2": "knight"}, purses={"p2": "2"}, hands={"p1": "plain.1"})
    table.play("p1 thief p2").play("p2 knight")
    assert table.state.used == [True, True, False]
    assert (table.purse("p1"), table.purse("p2")) == ("", "2")
    assert table.decision == "p1 turn"


def test_a_knight_does_not_guard_his_partner() -> None:
    table = given(
        "(1,0) steal_cw[N]",
        goal="team",
        players=4,
        powers={"p4": "knight"},
        purses={"p2": "2"},
        hands={"p2": "plain.1"},
    )
    table.play("p1 move (1,0)", "coin 2")
    assert table.purse("p1") == "2"


def test_drakon_cannot_be_guarded_against_by_default() -> None:
    table = given(
        "(1,0) plain[N]; (0,1) master_key[-]", powers={"p1": "knight"}, purses={"p1": "2"}, drakon="(1,0)"
    )
    table.play("p1 move (1,0)", "coin 2")
    assert table.purse("p1") == ""


def test_the_knight_against_drakon_saves_the_coin_not_the_way() -> None:
    board = "(1,0) plain[N]; (0,1) master_key[-]"
    for answer, purse in (("knight", "2"), ("allow", "")):
        table = given(
            board, powers={"p1": "knight"}, purses={"p1": "2"}, drakon="(1,0)", knight_vs_drakon=True
        )
        table.play("p1 move (1,0)")
        assert (table.decision, table.where("p1")) == ("p1 knight", "(1,0)")
        table.play(f"p1 {answer}")
        assert (table.purse("p1"), table.where("p1")) == (purse, "(0,0)")


def test_drakons_other_hits_wait_for_the_knight() -> None:
    table = given(
        "(1,0) drakon_moves[N]; (2,0) plain[N]; (2,1) plain[N]",
        at={"p2": "(2,0)", "p3": "(2,0)"},
        drakon="(2,1)",
        powers={"p2": "knight"},
        purses={"p2": "2", "p3": "3"},
        knight_vs_drakon=True,
    )
    table.play("p1 move (1,0)").play("p1 drakon (2,0)")
    assert (table.decision, table.purse("p3")) == ("p2 knight", "3")
    table.play("p2 knight", "coin 3")
    assert [table.where(who) for who in ("p2", "p3")] == ["(0,0)", "(0,0)"]
    assert [table.purse(who) for who in ("p2", "p3")] == ["2", ""]


# Thief


def test_the_thief_robs_opponents_beside_him() -> None:
    table = given(
        "(1,0) plain[N]",
        powers={"p1": "thief"},
        players=4,
        at={"p4": "(1,0)"},
        purses={"p2": "2", "p4": "3"},
        hands={"p1": "plain.1"},
    )
    assert table.choices("thief") == ["thief p2"]
    table.play("p1 thief p2", "coin 2")
    assert (table.purse("p1"), table.purse("p2")) == ("2", "")
    assert table.known_coins("p2", "p1") == [2]


def test_the_thief_does_not_rob_himself() -> None:
    table = given(powers={"p2": "thief"}, active="p2", purses={"p2": "2", "p3": "1"})
    assert table.choices("thief") == ["thief p3", "thief swap 2"]


def test_the_thief_does_not_rob_his_partner() -> None:
    table = given(powers={"p1": "thief"}, goal="team", players=4, purses={"p1": "2", "p2": "1"})
    assert table.choices("thief") == ["thief p2", "thief p4", "thief swap 2"]


def test_a_swap_is_known_to_the_thief_alone() -> None:
    table = given(powers={"p1": "thief"}, purses={"p1": "2"}, hands={"p1": "plain.1"})
    table.play("p1 thief swap 2", "coin 3")
    assert table.event("coin_swapped", "p1") == {"seat": 0, "old": 2, "new": 3}
    assert table.event("coin_swapped", "p2") == {"seat": 0}
    assert table.known_coins("p1", "hoard") == [2]


def test_a_swap_needs_a_coin_on_both_sides() -> None:
    coins = {1: 4}
    table = given(powers={"p1": "thief"}, coins=coins, purses={"p1": "1+1", "p2": "1+1"}, at={"p1": "(0,0)"})
    assert table.choices("thief") == ["thief p2"]
    table = given(powers={"p1": "thief"}, coins={1: 2}, purses={"p1": "1"})
    assert table.choices("thief") == ["thief swap 1"]


# Wizard


def test_the_wizard_walks_through_walls() -> None:
    table = given("(-1,0) find_coin[E]; (0,1) master_key[-]", powers={"p1": "wizard"})
    table.play("p1 wizard (-1,0)", "coin 2")
    assert (table.where("p1"), table.purse("p1")) == ("(-1,0)", "2")
    assert table.decision == "p2 turn"
    assert table.event("power_used") == {"seat": 0, "hero": "wizard"}
    assert table.event("hero_moved")["how"] == "wizard"


def test_a_wizard_step_alone_does_not_oblige() -> None:
    table = given("(-1,0) plain[E]", powers={"p1": "wizard"}, players=2, at={"p2": "(-1,0)"})
    assert table.choices() == ["wizard (-1,0)", "pass"]


def test_a_wizard_whose_only_step_is_his_power_is_asked() -> None:
    table = given("(-1,0) plain[N]; (0,1) plain[N]", powers={"p2": "wizard"}, at={"p2": "(0,1)"})
    table.play("p1 move (0,1)")
    assert table.choices() == ["wizard (0,0)", "pass"]
    idle = given("(5,5) plain[N]; (0,1) plain[N]", powers={"p2": "wizard"}, at={"p2": "(5,5)"})
    assert idle.play("p1 move (0,1)").decision == "p3 turn"


def test_the_wizard_has_nothing_to_add_on_key_and_teleport() -> None:
    for kind in ("master_key", "teleport"):
        table = given(f"(1,0) {kind}[-]; (2,0) plain[W]", powers={"p1": "wizard"}, at={"p1": "(1,0)"})
        assert table.moves("wizard") == []


def test_the_wizard_on_the_wind_takes_the_first_step_anywhere() -> None:
    board = "(1,0) strong_wind[E]; (2,0) plain[E]; (3,0) plain[N]; (1,1) plain[NES]; (1,2) plain[E]"
    table = given(board, powers={"p1": "wizard"}, at={"p1": "(1,0)"})
    assert table.moves() == ["(3,0)"]
    assert table.moves("wizard") == ["(1,2)"]
    # No step leads on from (0,0), and the arrow of (1,1) back to the Wind does not count.


def test_a_bound_wizard_on_the_wind_stays_bound() -> None:
    board = "(1,0) strong_wind[E]; (2,0) magic_harp[E]; (3,0) plain[N]; (1,1) plain[N]; (1,2) plain[E]"
    table = given(board, powers={"p1": "wizard"}, at={"p1": "(1,0)"})
    assert table.moves() == ["(3,0)"]
    assert table.moves("wizard") == []
    assert table.refusal("wizard (1,2)") == "harp DRK-9.90"


def test_cells_are_listed_west_to_east() -> None:
    table = given("(1,0) master_key[-]; (1,1) plain[N]; (1,-1) plain[S]; (2,0) plain[E]", at={"p1": "(1,0)"})
    assert table.moves() == cells("(0,0) (1,-1) (1,1) (2,0)")
