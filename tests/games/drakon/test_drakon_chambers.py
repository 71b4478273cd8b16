"""Each chamber, one rule after the other.  [DRK-6] to [DRK-10]"""

from __future__ import annotations

import pytest

from games.drakon.drakon_table import cells, given
from obelisk.games.drakon.kinds import ANY_PATTERN, NO_ARROWS

# Placing and drawing


def test_placing_is_not_entering() -> None:
    table = given(hands={"p1": "find_coin.1"}, players=2)
    table.play("p1 place find_coin[E] @(1,0)", "draw p1 plain.1")
    assert (table.where("p1"), table.purse("p1"), table.hand("p1")) == ("(0,0)", "", "plain.1")


def test_a_hand_of_another_size_stays_so() -> None:
    table = given(hands={"p1": "plain.1 plain.2o plain.2a plain.3 map.1"})
    table.play("p1 place plain[N] @(-1,0)", "draw p1 map.3")
    assert len(table.state.hands[0]) == 5


def test_an_empty_pile_stops_the_drawing_only() -> None:
    table = given(hands={"p1": "plain.1 plain.2o"}, pool="")
    table.play("p1 place plain[N] @(-1,0)")
    assert table.hand("p1") == "plain.2o"
    assert "tile_drawn" not in table.told()


def test_equal_tiles_and_equal_orientations_are_one_choice() -> None:
    once = given(hands={"p1": "plain.2o"}).choices("place")
    assert given(hands={"p1": "plain.2o plain.2o"}).choices("place") == once


def test_placements_beside_any_part_of_a_split_board() -> None:
    table = given("(5,5) plain[N]", hands={"p1": "teleport.0"})
    assert "place teleport[-] @(5,4)" in table.choices("place")


def test_a_gap_with_arrows_from_all_sides_takes_a_chamber_without_any() -> None:
    board = "(1,1) plain[S]; (1,-1) plain[N]; (2,0) plain[W]"
    table = given(board, hands={"p1": "teleport.0 plain.1"})
    assert [text for text in table.choices("place") if text.endswith("@(1,0)")] == [
        "place teleport[-] @(1,0)"
    ]


# Start and plain


def test_start_does_nothing_when_entered() -> None:
    table = given("(-1,0) plain[E]; (0,1) plain[N]", at={"p1": "(-1,0)"}, players=2)
    table.play("p1 move (0,0)")
    assert table.told() == ["hero_moved", "turn_began"]
    assert table.waiting == ["turn p2"]


def test_start_can_be_rotated_but_neither_destroyed_nor_shifted() -> None:
    table = given("(1,0) destroy[N]; (2,0) plain[E]").play("p1 move (1,0)")
    assert table.choices() == ["destroy (2,0)"]
    table = given("(1,0) magical_shift[N]; (2,0) plain[E]", hands={"p1": "teleport.0"})
    assert table.play("p1 move (1,0)").choices() == ["shift (2,0) teleport[-]"]
    table = given("(1,0) rotate[N]").play("p1 move (1,0)").play("p1 rotate (0,0) [NEW]")
    assert table.chamber("(0,0)") == "start[NEW]"


def test_a_plain_chamber_does_nothing() -> None:
    table = given("(1,0) plain[N]; (0,1) plain[N]").play("p1 move (1,0)")
    assert table.told() == ["hero_moved", "turn_began"]


# Coins


def test_find_a_coin_takes_nothing_from_an_empty_hoard() -> None:
    coins = {1: 5}
    table = given("(1,0) find_coin[N]; (0,1) plain[N]", coins=coins, purses={"p2": "1+1+1", "p3": "1+1"})
    table.play("p1 move (1,0)")
    assert table.purse("p1") == ""


def test_the_value_found_is_secret() -> None:
    table = given("(1,0) find_coin[N]; (0,1) plain[N]").play("p1 move (1,0)", "coin 3")
    assert table.event("coin_found", "p1") == {"seat": 0, "value": 3}
    assert table.event("coin_found", "p2") == {"seat": 0}
    assert table.event("coin_found") == {"seat": 0}


def test_lose_a_coin() -> None:
    table = given("(1,0) lose_coin[N]; (0,1) plain[N]", purses={"p1": "3+1"})
    table.play("p1 move (1,0)", "coin 3")
    assert (table.purse("p1"), table.hoard) == ("1", 27)
    assert table.known_coins("p1", "hoard") == [3]
    assert table.event("coin_lost", "p1") == {"seat": 0, "threat": "lose", "value": 3}
    assert table.event("coin_lost", "p2") == {"seat": 0, "threat": "lose"}


def test_lose_a_coin_with_an_empty_purse() -> None:
    table = given("(1,0) lose_coin[N]; (0,1) plain[N]").play("p1 move (1,0)")
    assert table.told()[1] == "nothing_happened"
    assert not table.reveals("nothing_happened")


def test_a_stolen_coin_is_known_to_both_sides() -> None:
    table = given("(1,0) steal_cw[N]; (0,1) plain[N]", purses={"p2": "3+1"})
    table.play("p1 move (1,0)", "coin 3")
    assert table.known_coins("p2", "p1") == [3]
    assert table.known_coins("p3", "p1") == []
    assert table.event("coin_stolen", "p2")["value"] == 3
    assert "value" not in table.event("coin_stolen", "p3")


def test_steal_counter_clockwise_takes_from_the_right() -> None:
    table = given("(1,0) steal_ccw[N]; (0,1) plain[N]", purses={"p3": "2"}).play("p1 move (1,0)", "coin 2")
    assert (table.purse("p1"), table.purse("p3")) == ("2", "")


def test_with_two_players_both_thefts_rob_the_same_opponent() -> None:
    for kind in ("steal_cw", "steal_ccw"):
        table = given(f"(1,0) {kind}[N]; (0,1) plain[N]", players=2, purses={"p2": "2"})
        assert table.play("p1 move (1,0)", "coin 2").purse("p1") == "2"


# Escape


def test_escape_may_be_jumped_to_from_anywhere() -> None:
    table = given("(0,1) magic_harp[N]; (5,5) plain[N]", at={"p1": "(5,5)"}, hands={"p1": "escape.1"})
    table.play("p1 place escape[N] @(-1,0)")
    assert table.decision == "p1 escape"
    table.play("p1 jump", "draw p1 plain.1")
    assert (table.where("p1"), table.hand("p1")) == ("(-1,0)", "plain.1")


def test_escape_may_be_refused() -> None:
    table = given("(0,1) plain[N]", hands={"p1": "escape.1"}).play("p1 place escape[N] @(-1,0)")
    table.play("p1 stay", "draw p1 plain.1")
    assert table.where("p1") == "(0,0)"
    assert table.told() == ["escape_refused", "tile_drawn", "turn_began"]


def test_walking_onto_an_escape_does_nothing() -> None:
    table = given("(1,0) escape[N]; (0,1) plain[N]").play("p1 move (1,0)")
    assert table.decision == "p2 turn"


# Master Key, Teleport


def test_a_key_is_left_through_every_side_and_never_bound() -> None:
    table = given(
        "(1,0) master_key[-]; (1,1) magic_harp[S]; (2,0) plain[W]; (1,-1) plain[N]", at={"p1": "(1,0)"}
    )
    assert table.moves() == cells("(0,0) (1,-1) (1,1) (2,0)")


def test_a_key_alone_cannot_be_left() -> None:
    table = given("(5,5) master_key[-]", at={"p1": "(5,5)"}, hands={"p1": "plain.1"})
    assert table.moves() == []


def test_who_can_leave_key_or_teleport_is_asked() -> None:
    for chamber in ("master_key[-]", "teleport[-]"):
        table = given(f"(1,0) {chamber}", players=2, at={"p2": "(1,0)"}).play("p1 move (1,0)")
        assert (table.decision, table.moves()) == ("p2 turn", ["(0,0)"])


def test_a_teleport_leads_to_every_other_chamber() -> None:
    table = given("(1,0) teleport[-]; (0,1) magic_harp[N]; (9,9) plain[N]", at={"p1": "(1,0)"})
    assert table.moves() == cells("(0,0) (0,1) (9,9)")
    assert table.play("p1 move (9,9)").where("p1") == "(9,9)"


# Magical Shift


def test_shift_needs_a_chamber_without_hero_and_drakon() -> None:
    board = "(1,0) magical_shift[NE]; (1,1) plain[E]; (2,0) plain[E]; (3,0) plain[N]"
    table = given(board, at={"p2": "(1,1)"}, drakon="(2,0)", hands={"p1": "plain.1"})
    assert set(table.play("p1 move (1,0)").moves("shift")) == {"plain[N]", "plain[E]", "plain[S]"}
    assert {text.split(" ")[1] for text in table.choices()} == {"(3,0)"}


def test_shift_with_an_empty_hand_does_nothing() -> None:
    table = given("(1,0) magical_shift[NE]; (1,1) plain[E]; (0,1) plain[N]").play("p1 move (1,0)")
    assert table.told()[1] == "nothing_happened"
    assert not table.reveals("nothing_happened")


def test_a_shift_that_is_not_asked_tells_of_the_hand_if_a_tile_could_have_fitted() -> None:
    board = "(1,0) magical_shift[NE]; (2,0) plain[N]; (0,1) plain[N]"
    table = given(board, hands={"p1": "map.4"}).play("p1 move (1,0)")
    assert table.reveals("nothing_happened")
    alone = given("(1,0) magical_shift[N]", hands={"p1": "map.4"}, players=2).play("p1 move (1,0)")
    assert not alone.reveals("nothing_happened")


@pytest.mark.parametrize(("tile", "fits"), [("master_key.0", True), ("map.4", False)])
def test_only_a_chamber_without_arrows_fits_where_arrows_point_from_all_sides(tile: str, fits: bool) -> None:
    board = "(1,0) teleport[-]; (1,1) plain[S]; (1,-1) plain[N]; (2,0) plain[W]; (0,1) magical_shift[N]"
    at = {"p2": "(2,0)", "p3": "(1,1)"}
    table = given(board, hands={"p1": tile}, at=at, drakon="(1,-1)").play("p1 move (0,1)")
    if fits:
        assert table.choices() == ["shift (1,0) master_key[-]"]
    else:
        assert table.reveals("nothing_happened")
        assert table.state.narrowed[0] == [ANY_PATTERN & ~(1 << NO_ARROWS)]


def test_shift_may_bring_an_equal_design() -> None:
    table = given("(1,0) magical_shift[NE]; (2,0) plain[N]; (0,1) plain[N]", hands={"p1": "plain.1"})
    table.play("p1 move (1,0)").play("p1 shift (2,0) plain[N]")
    assert (table.hand("p1"), table.chamber("(2,0)")) == ("plain.1", "plain[N]")


def test_shift_draws_nothing() -> None:
    table = given("(1,0) magical_shift[NE]; (2,0) plain[N]; (0,1) plain[N]", hands={"p1": "map.2o"})
    table.play("p1 move (1,0)").play("p1 shift (2,0) map[NS]")
    assert table.hand("p1") == "plain.1"
    assert table.told() == ["chamber_shifted", "turn_began"]
    assert "tile_drawn" not in table.told()


def test_shift_may_bring_drakon() -> None:
    table = given("(1,0) magical_shift[NE]; (2,0) plain[N]; (0,1) plain[N]", hands={"p1": "drakon_moves.1"})
    table.play("p1 move (1,0)").play("p1 shift (2,0) drakon_moves[N]")
    assert table.decision == "p1 drakon_enter"
    assert table.moves("drakon") == ["(0,1)", "(2,0)"]


# Magic Harp


def test_a_harp_needs_an_arrow_to_draw() -> None:
    table = given("(-1,0) magic_harp[N]; (1,0) plain[N]")
    assert table.moves() == ["(1,0)"]


def test_a_hero_on_a_harp_may_be_drawn_by_another() -> None:
    table = given("(1,0) magic_harp[NE]; (1,1) plain[N]; (2,0) magic_harp[E]", at={"p1": "(1,0)"})
    assert table.moves() == ["(2,0)"]


def test_drakon_on_the_harp_changes_nothing() -> None:
    table = given("(1,0) magic_harp[N]; (0,1) plain[N]", drakon="(1,0)")
    assert table.moves() == ["(1,0)"]


# Destroy


def test_destroy_spares_heroes_drakon_and_start() -> None:
    board = "(1,0) destroy[NE]; (2,0) plain[E]; (1,1) plain[E]; (3,0) plain[N]; (0,1) plain[N]"
    table = given(board, at={"p2": "(2,0)"}, drakon="(1,1)").play("p1 move (1,0)")
    assert table.moves("destroy") == ["(0,1)", "(3,0)"]


def test_destroy_without_a_target_does_nothing() -> None:
    table = given("(1,0) destroy[N]").play("p1 move (1,0)")
    assert "nothing_happened" in table.told()


def test_a_destroyed_chamber_lies_under_the_pile_for_all_to_know() -> None:
    table = given("(1,0) destroy[N]; (0,1) plain[N]; (0,-1) plain[S]", pool="map.1")
    table.play("p1 move (1,0)").play("p1 destroy (0,1)")
    assert table.slots == "plain.1"
    assert table.told() == ["chamber_destroyed", "turn_began"]
    assert table.view("p3").slots == table.view().slots == [table.state.slots[0] // 128]


# Rotate


def test_rotate_may_turn_any_chamber_or_none() -> None:
    table = given("(1,0) rotate[ES]; (2,0) plain[N]; (0,1) plain[N]", at={"p2": "(2,0)"}, drakon="(0,1)")
    table.play("p1 move (1,0)")
    assert {text.split(" ")[1] for text in table.choices("rotate")} == set(cells("(0,0) (0,1) (1,0) (2,0)"))
    table.play("p1 keep")
    assert table.event("chamber_kept")["chamber"] == "rotate[ES]"


def test_an_arrowless_chamber_cannot_be_rotated() -> None:
    table = given("(1,0) rotate[N]; (2,0) master_key[-]").play("p1 move (1,0)")
    assert "(2,0)" not in {text.split(" ")[1] for text in table.choices("rotate")}


def test_rotating_does_not_enter() -> None:
    table = given("(1,0) rotate[N]; (0,1) find_coin[N]", at={"p2": "(0,1)"}).play("p1 move (1,0)")
    table.play("p1 rotate (0,1) [E]")
    assert (table.chamber("(0,1)"), table.purse("p2")) == ("find_coin[E]", "")
    facts = {"seat": 0, "cell": "(0,1)", "chamber": "find_coin[N]", "arrows": "E"}
    assert table.event("chamber_rotated") == facts


# Map


def test_map_takes_from_any_other_player_with_tiles() -> None:
    table = given("(1,0) map[N]", players=4, hands={"p1": "plain.1", "p2": "plain.1", "p4": "plain.3"})
    assert table.play("p1 move (1,0)").choices() == ["map p2", "map p4"]


def test_map_without_tiles_elsewhere_does_nothing() -> None:
    table = given("(1,0) map[N]", hands={"p1": "plain.1"}).play("p1 move (1,0)")
    assert "nothing_happened" in table.told()


def test_map_may_take_from_a_partner() -> None:
    table = given("(1,0) map[N]", players=4, goal="team", hands={"p3": "plain.1"}).play("p1 move (1,0)")
    assert table.choices() == ["map p3"]


# Strong Wind


def test_the_wind_does_not_blow_back_to_where_it_began() -> None:
    table = given("(1,0) strong_wind[N]; (1,1) master_key[-]; (0,1) plain[N]", at={"p1": "(1,0)"})
    assert table.moves() == ["(0,1)"]
    table = given("(1,0) strong_wind[E]; (2,0) plain[NW]".replace("[E]", "[S]"), at={"p1": "(1,0)"})
    assert table.moves() == []


def test_who_is_becalmed_is_not_asked() -> None:
    table = given("(1,0) strong_wind[N]; (0,1) master_key[-]", at={"p2": "(1,0)"}).play("p1 move (0,1)")
    assert table.decision == "p3 turn"


def test_two_paths_of_the_wind_to_one_cell_are_one_choice() -> None:
    board = "(1,0) strong_wind[NE]; (1,1) plain[E]; (2,0) plain[N]; (2,1) plain[N]"
    assert given(board, at={"p1": "(1,0)"}).moves() == ["(2,1)"]


def test_a_harp_next_to_the_wind_draws() -> None:
    board = "(1,0) strong_wind[NE]; (1,1) magic_harp[N]; (1,2) plain[N]; (2,0) plain[E]; (3,0) plain[N]"
    assert given(board, at={"p1": "(1,0)"}).moves() == ["(1,2)"]


def test_a_harp_next_to_the_wind_does_not_draw_into_a_dead_end() -> None:
    board = "(1,0) strong_wind[NE]; (1,1) magic_harp[N]; (2,0) plain[E]; (3,0) plain[N]"
    assert given(board, at={"p1": "(1,0)"}).moves() == ["(3,0)"]


def test_a_passed_drakon_is_harmless() -> None:
    table = given("(1,0) strong_wind[E]; (2,0) plain[E]; (3,0) plain[N]", at={"p1": "(1,0)"}, drakon="(2,0)")
    table.play("p1 move (3,0)")
    assert table.where("p1") == "(3,0)"


# Floating


def test_a_floating_chamber_may_stay() -> None:
    table = given("(1,0) floating[N]").play("p1 move (1,0)").play("p1 keep")
    assert table.chamber("(1,0)") == "floating[N]"


def test_keep_alone_is_still_asked() -> None:
    table = given("(0,0) start[E]; (1,0) floating[N]", players=2).play("p1 move (1,0)")
    assert table.decision == "p1 float"
    assert "keep" in table.choices()


def test_all_heroes_ride_along() -> None:
    table = given("(1,0) floating[N]; (0,1) plain[N]", at={"p2": "(1,0)"}).play("p1 move (1,0)")
    table.play("p1 float (-1,0) [S]")
    assert [table.where(who) for who in ("p1", "p2", "p3")] == ["(-1,0)", "(-1,0)", "(0,0)"]
    assert table.event("chamber_floated") == {"seat": 0, "from": "(1,0)", "to": "(-1,0)", "arrows": "S"}


# Mind Control


def test_mind_control_needs_a_hero_that_can_move() -> None:
    table = given("(1,0) mind_control[N]", at={"p2": "(1,0)", "p3": "(1,0)"}).play("p1 move (1,0)")
    assert "nothing_happened" in table.told()


def test_the_controlled_hero_is_bound_by_harps() -> None:
    table = given("(0,1) magic_harp[N]; (5,5) mind_control[N]; (4,5) plain[E]", at={"p1": "(4,5)"})
    table.play("p1 move (5,5)")
    assert table.choices() == ["control p2 (0,1)", "control p3 (0,1)"]


def test_a_controlled_hero_meets_drakon() -> None:
    table = given("(1,0) mind_control[N]; (0,1) plain[N]", drakon="(0,1)", purses={"p2": "2"})
    table.play("p1 move (1,0)").play("p1 control p2 (0,1)", "coin 2")
    assert table.event("hero_moved")["how"] == "control"
    assert (table.where("p2"), table.purse("p2")) == ("(0,0)", "")


# Drakon


def test_a_later_drakon_moves_does_nothing_when_placed() -> None:
    table = given("(1,0) plain[N]", drakon="(1,0)", hands={"p1": "drakon_moves.1"})
    table.play("p1 place drakon_moves[N] @(-1,0)", "draw p1 plain.1")
    assert table.decision == "p2 turn"


def test_drakon_may_come_to_an_empty_start() -> None:
    at = {"p1": "(1,0)", "p2": "(1,0)", "p3": "(1,0)"}
    table = given("(1,0) plain[N]", at=at, hands={"p1": "drakon_moves.1"})
    table.play("p1 place drakon_moves[N] @(-1,0)")
    assert table.moves("drakon") == ["(-1,0)", "(0,0)"]


def test_drakon_who_stays_hits_nobody() -> None:
    table = given("(1,0) drakon_moves[N]", drakon="(0,0)", purses={"p2": "1"}).play("p1 move (1,0)")
    table.play("p1 drakon (0,0)")
    assert (table.purse("p2"), table.drakon) == ("1", "(0,0)")


def test_drakon_cannot_cross_gaps() -> None:
    table = given("(1,0) drakon_moves[N]; (3,0) plain[N]", drakon="(3,0)").play("p1 move (1,0)")
    assert table.moves("drakon") == ["(3,0)"]


def test_a_hero_hit_on_start_stays_there_beside_drakon() -> None:
    table = given("(1,0) drakon_moves[N]; (2,0) plain[N]", drakon="(2,0)", purses={"p2": "1"})
    table.play("p1 move (1,0)").play("p1 drakon (0,0)", "coin 1")
    assert [table.where(who) for who in ("p2", "p3")] == ["(0,0)", "(0,0)"]
    assert (table.drakon, table.purse("p2")) == ("(0,0)", "")


def test_entering_start_where_drakon_is_costs_a_coin() -> None:
    table = given("(-1,0) plain[E]", at={"p1": "(-1,0)"}, drakon="(0,0)", purses={"p1": "2"})
    table.play("p1 move (0,0)", "coin 2")
    assert (table.where("p1"), table.purse("p1")) == ("(0,0)", "")
