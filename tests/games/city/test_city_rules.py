"""The rules of the turn that no worked example shows: sections 5 to 14."""

from __future__ import annotations

from typing import Any

import pytest

from games.city.city_table import ChanceOnPaper, CityTable, custom_set, given
from obelisk.games.city import GAME

# 5. The turn


def test_5_1_phases_follow_in_order_and_play_goes_clockwise() -> None:
    table = given(expansion=True, figure="a5", hand="r1+k1", first="p2", turn=4)
    assert table.decision == "p1 movement"
    assert table.play("p1 done").decision == "p1 contribution"
    assert table.play("p1 done").decision == "p1 special"
    assert table.play("p1 done").decision == "p1 discard"
    table.play("p1 draw")
    assert (table.decision, table.data["turn"]) == ("p2 movement", 5)
    assert table.told()[-1] == "turn_began p2 5"
    table.play("p2 done")
    assert table.play("p3 done").decision == "p1 movement"


def test_5_1_every_optional_phase_may_pass_but_drawing_may_not() -> None:
    table = given(figure="c2", hand="r3").play("p1 done", "p1 done")
    assert table.decision == "p1 discard"
    table.play("p1 draw", draws="k3+k2")
    assert table.hand() == "k3+k2+r3"


def test_5_2_a_card_is_used_once_for_its_power_or_its_value() -> None:
    table = given(figure="c2", hand="r2+r1", dragons={"earth": "c4"}).play("p1 play r2 c2", "p1 done")
    assert (table.hand(), table.choices()) == ("r1", ["done"])
    assert table.refused("p1 build 3 r2+r1") == ("not_in_hand", "CITY-5.2")


def test_5_2_any_number_of_cards_may_be_used_in_a_turn() -> None:
    table = given(hand="k1+k1+r1+b1+e2+e2+e1+w3+w3", markers={"d4": {2: "p2"}})
    table.play("p1 play k1 c4", "p1 play k1 d4", "p1 play r1 d4", "p1 play b1 d4", "p1 play e2")
    table.play("p1 play e2", "p1 play e1 e4", "p1 move d4", "p1 done", "p1 build 1 w3+w3")
    assert table.scales == [3 + 1, 0, 0]
    assert table.hand() == "k3+k3"


def test_5_3_and_5_4_what_belongs_to_a_turn_starts_anew_in_the_next() -> None:
    table = given(players=2, hand="e2+y1+k3", crystals=[30], hands={"p2": "r3"}, figures={"p2": "c2"}).play(
        "p1 play e2", "p1 done", "p1 offer", "p1 done", "p1 discard y1", "p1 draw"
    )
    assert table.decision == "p2 movement"
    assert (table.steps, table.data["discarded"], table.data["offered"]) == (2, 0, False)
    table.play("p2 done", "p2 build 3 r3")
    assert (table.decision, table.data["scaled"]) == ("p1 movement", False)


# 6. Movement


def test_6_2_walking_ignores_what_stands_on_the_way() -> None:
    table = given(
        figure="c2",
        figures={"p2": "c3", "p3": "c4"},
        dragons={"fire": "c3", "earth": "c4"},
        rebuilt=["c4"],
    )
    assert "c4" in table.cells("move")
    assert table.play("p1 move c4").figure() == "c4"
    assert table.told() == ["figure_walked p1 c2 c4 0"]


def test_6_2_without_steps_left_there_is_nowhere_to_walk() -> None:
    assert given(steps=0).choices() == ["done"]


@pytest.mark.parametrize("expansion", [False, True])
def test_6_2_the_city_has_its_corners_only_with_the_expansion(expansion: bool) -> None:
    cells = set(given(expansion=expansion, steps=8).cells("move"))
    corners = {"a1", "a5", "e1", "e5"}
    assert len(cells) == (24 if expansion else 20)
    assert corners & cells == (corners if expansion else set())


def test_6_3_flight_needs_no_steps_and_leaves_them() -> None:
    for steps in (0, 1, 2):
        table = given(figure="b1", hand="e1", steps=steps, dragons={"fire": "e4"})
        assert len(table.cells("play e1")) == 20
        assert "b1" not in table.cells("play e1")
        table.play("p1 play e1 e4")
        assert (table.figure(), table.steps, table.cards("discards")) == ("e4", steps, "e1")
        assert table.told() == ["figure_flew p1 b1 e4 e1"]


def test_6_4_steps_add_up() -> None:
    table = given(figure="b1", hand="e2+e2+e2+e2+e3").play("p1 play e2")
    assert table.told() == ["steps_gained p1 e2 4"]
    table.play("p1 play e2", "p1 play e2", "p1 play e2")
    assert (table.steps, len(table.cells("move")), table.choices("play")) == (10, 20, [])
    table.play("p1 move e4")
    assert table.steps == 4
    assert table.cards("discards") == "e2+e2+e2+e2"


DRAGON_CARDS = [("k", "fire"), ("r", "earth"), ("b", "water")]


@pytest.mark.parametrize(("colour", "dragon"), DRAGON_CARDS)
def test_6_5_value_1_brings_the_dragon_anywhere_from_outside_and_inside(colour: str, dragon: str) -> None:
    table = given(hand=f"{colour}1+{colour}1")
    assert table.choices("play") == [f"play {colour}1 {cell}" for cell in sorted(table_cells())]
    table.play(f"p1 play {colour}1 c3")
    assert table.told() == [f"dragon_moved p1 {dragon} outside c3 {colour}1"]
    assert table.dragon(dragon) == "c3"
    assert [table.dragon(other) for _, other in DRAGON_CARDS if other != dragon] == ["outside"] * 2
    assert set(table.cells(f"play {colour}1")) == table_cells() - {"c3"}
    table.play(f"p1 play {colour}1 a4")
    assert table.told() == [f"dragon_moved p1 {dragon} c3 a4 {colour}1"]
    assert table.cards("discards") == f"{colour}1+{colour}1"


@pytest.mark.parametrize(("colour", "dragon"), DRAGON_CARDS)
def test_6_6_value_2_leads_the_dragon_up_to_three_steps(colour: str, dragon: str) -> None:
    others = {other: "e4" for _, other in DRAGON_CARDS if other != dragon}
    table = given(hand=f"{colour}2", dragons={**others, dragon: "a4"})
    near = ["a2", "a3", "b2", "b3", "b4", "b5", "c3", "c4", "c5", "d4"]
    assert table.cells(f"play {colour}2") == near
    assert table.refused(f"p1 play {colour}2 d3") == ("too_far", "CITY-6.6")
    table.play(f"p1 play {colour}2 d4")
    assert table.told() == [f"dragon_moved p1 {dragon} a4 d4 {colour}2"]
    assert (table.dragon(dragon), table.cards("discards")) == ("d4", f"{colour}2")
    assert [table.dragon(other) for other in others] == ["e4", "e4"]


def table_cells() -> set[str]:
    return {*given(steps=8).cells("move"), "c3"}


def test_6_8_after_done_no_power_works_this_turn() -> None:
    table = given(figure="c2", hand="e2+k1+r1").play("p1 done")
    for line in ("move c3", "play e2", "play k1 c4"):
        assert table.refused(f"p1 {line}") == ("wrong_phase", "CITY-5.1")


# 7. Contributions


def test_7_1_contributions_need_ruins_a_marker_and_a_card() -> None:
    assert given(figure="c2", hand="k1").play("p1 done").decision == "p1 contribution"
    assert given(figure="c2", hand="k1", rebuilt=["c2"]).play("p1 done").decision == "p1 discard"
    assert given(figure="c2", hand="").play("p1 done").decision == "p2 movement"
    assert given(figure="c2", hand="k1", supply={"p1": 0}).play("p1 done").decision == "p1 discard"


def test_7_2_slots_of_others_are_taken_and_own_ones_too() -> None:
    table = given(figure="c2", hand="r3+r3", markers={"c2": {1: "p2", 2: "p1"}}).play("p1 done")
    assert table.choices() == ["build 3 r3", "done"]
    for slot in (1, 2):
        assert table.refused(f"p1 build {slot} r3+r3") == ("slot_taken", "CITY-7.2")


def test_7_3_the_payment_lies_on_the_discards_before_reward_cards_are_drawn() -> None:
    table = given(figure="b5", hand="r3", markers={"b5": {2: "p2", 3: "p2"}}, deck="k1", rest="p3").play(
        "p1 done"
    )
    table.play("p1 build 1 r3", draws="k1+r3")
    assert table.chance.asked == ["draw p2 k1", "draw p2 r3"]
    assert "deck_shuffled 1" in table.told()
    assert table.hand("p2") == "k1+r3"


def test_7_3_scales_for_dragons_only_at_the_first_contribution_of_the_turn() -> None:
    table = given(figure="c2", hand="r3+r3+k1").play("p1 done", "p1 build 3 r3")
    assert table.told() == ["contribution_made p1 c2 earth_temple 3 r3"]
    # No dragon was there, and none can come now: nothing is owed for the second contribution either.
    assert (table.scales, table.data["scaled"]) == ([0, 0, 0], True)


def test_7_3_scales_for_dragons_count_the_dragons_on_the_tile_only() -> None:
    dragons = {"fire": "c2", "earth": "c3", "water": "d2"}
    table = given(figure="c2", hand="r3", dragons=dragons).play("p1 done", "p1 build 3 r3")
    assert table.told(only="dragon") == ["dragon_scales_awarded p1 1"]
    assert (table.told(only="scales"), table.scales) == (["scales_taken p1 1"], [1, 0, 0])


def test_7_3_dragon_scales_go_to_the_active_player_whoever_else_is_there() -> None:
    table = given(
        active="p2", figure="c2", hand="r3", figures={"p1": "c2", "p3": "c2"}, dragons={"water": "c2"}
    ).play("p2 done", "p2 build 3 r3")
    assert table.scales == [0, 1, 0]


def test_7_4_the_phase_ends_with_the_last_marker() -> None:
    table = given(figure="c2", hand="r3+r3+r2", supply={"p1": 1}).play("p1 done", "p1 build 3 r3")
    assert (table.decision, table.supply[0]) == ("p1 discard", 0)


def test_7_4_the_phase_ends_with_the_last_card() -> None:
    table = given(figure="c2", hand="r3").play("p1 done", "p1 build 3 r3")
    assert table.decision == "p2 movement"


def test_7_4_the_phase_ends_when_the_building_is_completed() -> None:
    table = given(figure="d2", hand="k3+k2+k3").play("p1 done", "p1 build 1 k3+k2")
    assert (table.decision, table.hand()) == ("p1 discard", "k3")


# 8. Payments are in test_payments; here only what the turn adds.


def test_8_7_a_wasteful_payment_is_accepted_although_not_listed() -> None:
    table = given(figure="b5", hand="r3+r3+g1+n2+n2+w2+b1").play("p1 done")
    assert "build 1 r3+r3+g1+n2+n2+w2" not in table.choices()
    assert table.refused("p1 build 1 r3+r3+g1+n2+n2+w2") == ("no_role", "CITY-8.1")
    table.play("p1 build 1 r3+r3+b1+g1+n2+n2+w2")
    assert table.cards("discards") == "r3+r3+b1+g1+n2+n2+w2"
    assert table.markers("b5") == {1: "p1"}


def test_8_3_a_slot_of_any_colour_takes_one_colour() -> None:
    table = given(figure="d3", hand="k2+r3+w1").play("p1 done")
    assert table.choices("build 4") == ["build 4 r3"]
    assert table.refused("p1 build 4 k2+r3") == ("no_role", "CITY-8.1")
    assert table.refused("p1 build 1 r3") == ("too_little", "CITY-8.3")
    assert table.facts("p1 build 1 r3") == {"worth": 3, "value": 5}
    table.play("p1 build 4 k2+r3+w1")


# 9. Completing a building


def test_9_1_events_in_order_active_first_then_clockwise_neighbours_north_east_south_west() -> None:
    """p2 completes the Palace; all four neighbours but the courtyard, which gives nothing, are rebuilt."""
    table = given(
        active="p2",
        figure="d3",
        hand="k3+k3",
        markers={"d3": {1: "p1", 2: "p3", 3: "p1"}},
        rebuilt=["d4", "e3", "d2"],
    ).play("p2 done")
    table.play("p2 build 4 k3+k3", draws="b3+b2+b1+e3+k2")
    assert table.told()[1:] == [
        "building_completed d3 royal_palace",
        "reward_gained p1 majority d3 royal_palace 2 0 0",
        "reward_gained p2 building d3 royal_palace 1 1 1",
        "reward_gained p3 building d3 royal_palace 1 1 1",
        "reward_gained p1 building d3 royal_palace 1 1 1",
        *[
            f"reward_gained {seat} neighbour {reward}"
            for seat in ("p2", "p3", "p1")
            for reward in ("d4 university 1 0 0", "e3 monastery_tower 0 1 0", "d2 citadel 1 0 0")
        ],
        "card_put_aside p2",
        "card_drawn p3 b2",
        "card_drawn p1 b1",
        "scales_taken p1 2",
        "scales_taken p2 2",
        "scales_taken p3 2",
        "card_drawn p2 e3",
        "card_drawn p2 k2",
        "aside_taken p2 1 b3",
        "turn_began p3 1",
    ]
    assert table.chance.asked == [
        *("aside p2 b3", "draw p3 b2", "draw p1 b1", "draw p2 e3", "draw p2 k2"),
    ]
    assert table.crystals == [5, 3, 3]
    assert table.supply == [10, 10, 10]


def test_9_1_four_rebuilt_neighbours() -> None:
    table = given(
        edition="2018", figure="b4", hand="n3+n1", markers={"b4": {1: "p2"}}, rebuilt=["b5", "c4", "b3", "a4"]
    ).play("p1 done", "p1 build 2 n3+n1")
    told = [line for line in table.told() if line.startswith("reward_gained p1 neighbour")]
    assert [line.split(" ")[3] for line in told] == ["b5", "c4", "b3", "a4"]


def test_9_1_neighbours_at_the_edge_and_diagonal_ones() -> None:
    table = given(figure="c1", hand="b3+b2", rebuilt=["b2", "d2", "b1"]).play("p1 done", "p1 build 1 b3+b2")
    assert [line for line in table.told() if "neighbour" in line] == [
        "reward_gained p1 neighbour b1 library 3 0 0"
    ]


def test_9_1_the_number_of_markers_does_not_multiply_a_reward() -> None:
    table = given(figure="c2", hand="r3", markers={"c2": {1: "p1", 2: "p1"}}, rebuilt=["c1"]).play(
        "p1 done", "p1 build 3 r3"
    )
    assert table.crystals == [2 + 3 + 1, 0, 0]


def test_9_1_rewards_are_computed_before_any_is_paid() -> None:
    """The completed building is no neighbour of itself and was in ruins: its own reward goes to nobody."""
    table = given(figure="c2", hand="r3", markers={"c2": {1: "p2", 2: "p2"}}).play("p1 done")
    table.play("p1 build 3 r3")
    assert [line for line in table.told() if "neighbour" in line] == []
    assert table.crystals == [3, 5, 0]


def test_9_1_the_majority_may_go_to_another_than_the_active_player() -> None:
    table = given(figure="b5", hand="r3", markers={"b5": {2: "p3", 3: "p3"}}).play("p1 done")
    table.play("p1 build 1 r3", draws="k3+k2+b3+b2")
    assert (table.hand("p3"), table.cards("aside"), table.hand()) == ("k3+k2", "", "b3+b2")


def test_9_3_cards_are_drawn_by_the_active_player_first_then_clockwise() -> None:
    """Three cards are left for three contributors who gain two each."""
    table = given(
        edition="2018",
        active="p2",
        figure="c2",
        hand="r3",
        markers={"c2": {1: "p1", 2: "p3"}},
        rebuilt=["c1", "b2"],
        city={"b2": "market_hall"},
        deck="k3+k2",
        rest="p1",
    ).play("p2 done")
    table.play("p2 build 3 r3", draws="k3+k2+r3")
    assert table.chance.asked == ["draw p2 k3", "draw p2 k2", "draw p3 r3"]


def test_9_4_markers_return_and_the_tile_is_rebuilt_for_ever() -> None:
    table = given(
        figure="c2",
        hand="r3+k1",
        markers={"c2": {1: "p3", 2: "p3"}, "d4": {1: "p3"}},
        figures={"p2": "c2"},
        dragons={"water": "c2"},
    )
    assert table.supply == [10, 10, 7]
    table.play("p1 done", "p1 build 3 r3")
    assert (table.supply, table.markers("c2"), table.markers("d4")) == ([10, 10, 9], {}, {1: "p3"})
    assert (table.rebuilt("c2"), table.figure("p2"), table.dragon("water")) == (True, "c2", "c2")


def test_9_7_the_2006_edition_puts_only_the_active_players_cards_aside() -> None:
    for edition, aside in (("2006", "k3+k2"), ("2018", "")):
        table = given(edition=edition, figure="b5", hand="r3+y1", markers={"b5": {2: "p1", 3: "p2"}})
        table.play("p1 done").play("p1 build 1 r3", draws="k3+k2")
        assert table.cards("aside") == aside
        assert table.hand() == ("y1" if aside else "k3+k2+y1")


def test_9_7_cards_aside_join_the_hand_after_drawing_even_if_nothing_was_in_hand() -> None:
    table = given(figure="b5", hand="r3", markers={"b5": {2: "p1", 3: "p2"}}).play("p1 done")
    table.play("p1 build 1 r3", draws="k3+k2+b3+b2")
    assert table.chance.asked == ["aside p1 k3", "aside p1 k2", "draw p1 b3", "draw p1 b2"]
    assert table.told()[-4:] == [
        "card_drawn p1 b3",
        "card_drawn p1 b2",
        "aside_taken p1 2 k3+k2",
        "turn_began p2 1",
    ]
    assert (table.hand(), table.cards("aside")) == ("k3+k2+b3+b2", "")


def test_9_7_cards_aside_are_not_shuffled_in() -> None:
    """The deck runs out while cards are put aside: the second one comes from the new deck."""
    table = given(
        figure="b5", hand="r3", markers={"b5": {2: "p1", 3: "p2"}}, deck="k3", discards="g1+g1", rest="p3"
    ).play("p1 done")
    table.play("p1 build 1 r3", draws="k3+g1+g1+r3")
    assert table.chance.asked == ["aside p1 k3", "aside p1 g1", "draw p1 g1", "draw p1 r3"]
    assert table.chance.weights == ["k3", "r3+g1+g1", "r3+g1", "r3"]
    assert table.hand() == "k3+r3+g1+g1"


def test_12_5_missing_reward_cards_are_not_made_up_for() -> None:
    table = given(figure="b5", hand="r3+y1", markers={"b5": {2: "p1", 3: "p2"}}, deck="", rest="p3").play(
        "p1 done"
    )
    table.play("p1 build 1 r3", draws="r3")
    assert (table.cards("aside"), table.cards("deck"), table.cards("discards")) == ("r3", "", "")
    table.play("p1 discard y1", draws="y1")
    assert table.hand() == "r3+y1"


# 10. Dragons and golden scales


@pytest.mark.parametrize(
    ("held", "totals", "crystals", "kept"),
    [
        ([8, 1, 1], [10, 1, 1], [6, 0, 0], [0, 1, 1]),
        ([4, 4, 3], [6, 4, 3], [6, 3, 3], [0, 0, 0]),
        ([2, 4, 4], [4, 4, 4], [3, 3, 3], [0, 0, 0]),
        ([1, 5, 5], [3, 5, 5], [3, 3, 3], [0, 0, 0]),
        ([0, 5, 5], [2, 5, 5], [0, 3, 3], [2, 0, 0]),
        ([0, 9, 2], [2, 9, 2], [0, 6, 0], [2, 0, 2]),
        ([4, 2, 4], [6, 2, 4], [6, 0, 3], [0, 2, 0]),
    ],
)
def test_10_4_and_10_5_scale_scoring(
    held: list[int], totals: list[int], crystals: list[int], kept: list[int]
) -> None:
    """p1 is awarded two scales by dragons; the supply, of 12 less what is held, does not outlast them."""
    table = given(figure="c2", hand="r3", scales=held, dragons={"fire": "c2", "water": "c2"})
    table.play("p1 done", "p1 build 3 r3")
    assert table.told(only="scales") == [
        f"scales_scored p{seat} {total} {gained}"
        for seat, (total, gained) in enumerate(zip(totals, crystals, strict=True), 1)
    ]
    assert (table.crystals, table.scales) == (crystals, kept)
    assert table.scale_supply == 12 - sum(kept) > 0


@pytest.mark.parametrize(("held", "scored"), [([4, 3, 2], False), ([4, 4, 2], True), ([4, 4, 3], True)])
def test_10_3_scoring_when_the_supply_is_emptied_not_before(held: list[int], scored: bool) -> None:
    """Supplies of 3, 2 and 1 against an award of 2."""
    table = given(figure="c2", hand="r3", scales=held, dragons={"fire": "c2", "water": "c2"})
    table.play("p1 done", "p1 build 3 r3")
    assert (sum(table.crystals) > 0) is scored
    if not scored:
        assert table.told(only="scales") == ["scales_taken p1 2"]
        assert (table.scales, table.scale_supply) == ([6, 3, 2], 1)


def test_10_3_an_award_of_nothing_settles_nothing() -> None:
    table = given(figure="c2", hand="r3", scales=[5, 4, 2]).play("p1 done", "p1 build 3 r3")
    assert (table.told(only="scales"), table.scales, table.crystals) == ([], [5, 4, 2], [0, 0, 0])


def test_10_1_offerings_never_give_scales() -> None:
    dragons = {"fire": "c3", "earth": "c3", "water": "c3"}
    table = given(crystals=[20], hand="y1", dragons=dragons).play("p1 done", "p1 offer", "p1 offer y1")
    assert table.scales == [0, 0, 0]


def test_10_5_a_scoring_after_which_the_supply_is_as_large_as_before() -> None:
    """Five scales, the fewest allowed for two: p2 keeps two, p1 is awarded the other three and scores."""
    table = given(
        players=2,
        tiles=custom_set("few_scales", hand=8, scales={"2": 5, "3": 7, "4": 9}),
        figure="c2",
        hand="r3",
        scales=[0, 2],
        dragons={"fire": "c2", "earth": "c2", "water": "c2"},
    )
    table.play("p1 done", "p1 build 3 r3")
    assert (table.crystals, table.scales, table.scale_supply) == ([6, 0], [0, 2], 3)


@pytest.mark.parametrize(
    ("edition", "players", "scales"),
    [("2006", 2, 9), ("2006", 3, 12), ("2006", 4, 15), ("2018", 2, 7), ("2018", 3, 10), ("2018", 4, 12)],
)
def test_2_8_scales_of_the_editions(edition: str, players: int, scales: int) -> None:
    table = given(edition=edition, players=players)
    assert table.scale_supply == scales


# 11. The obelisk


@pytest.mark.parametrize("edition", ["2006", "2018"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_11_1_prices_from_the_bottom_up(edition: str, players: int) -> None:
    sevens = [7, 7] if players == 2 else [7, 7, 7, 7]
    options = given(edition=edition, players=players).options
    assert options.prices == [*sevens, 8, 8, 9, 9, 10, 10, 11, 11, 12]
    assert options.offerings_to_win == {2: 6, 3: 5, 4: 4}[players]


def test_11_2_an_offering_costs_exactly_the_price_once_per_turn() -> None:
    table = given(hand="k1+k1", crystals=[21]).play("p1 done", "p1 offer")
    assert (table.crystals[0], table.supply[0], table.obelisk) == (14, 9, ["p1"])
    assert (table.decision, table.choices()) == ("p1 offering", ["done"])
    assert table.refused("p1 offer") == ("already_offered", "CITY-11.2")
    table.play("p1 done", "p1 draw", "p2 done", "p3 done", "p1 done")
    assert table.choices() == ["offer", "done"]


def test_11_2_an_offering_needs_a_marker() -> None:
    assert given(hand="k1", crystals=[21], supply={"p1": 0}).play("p1 done").decision == "p1 discard"
    table = given(hand="y1", crystals=[21], supply={"p1": 1}).play("p1 done", "p1 offer")
    assert table.decision == "p1 discard"


def test_11_2_an_offering_is_made_on_the_courtyard_only() -> None:
    assert given(figure="c2", hand="k1", crystals=[21]).play("p1 done").decision == "p1 contribution"
    table = given(figure="c2", hand="k1", crystals=[21], rebuilt=["c2"]).play("p1 done")
    assert table.decision == "p1 discard"


def test_11_3_equal_pillars_one_after_the_other() -> None:
    table = given(players=2, hand="y1+y1+y2+y2", crystals=[50]).play("p1 done", "p1 offer")
    table.play("p1 offer y2", "p1 offer y1", "p1 offer y1")
    assert table.told(only="offering") == [
        "offering_made p1 2 9 y2",
        "offering_made p1 3 9 y1",
        "offering_made p1 4 9 y1",
    ]
    assert (table.crystals[0], table.hand(), table.choices()) == (16, "y2", ["offer y2", "done"])


@pytest.mark.parametrize(
    ("crystals", "choices"),
    [(7 + 7, None), (7 + 8, ["offer y1", "done"]), (7 + 9, ["offer y2", "offer y1", "done"])],
)
def test_11_3_pillars_as_far_as_they_can_be_paid(crystals: int, choices: list[str] | None) -> None:
    table = given(hand="y3+y2+y1", crystals=[crystals]).play("p1 done", "p1 offer")
    assert (table.choices() if table.decision == "p1 offering" else None) == choices


def test_11_3_and_15_32_pillars_are_not_asked_for_with_an_empty_hand() -> None:
    assert given(hand="", crystals=[30]).play("p1 done", "p1 offer").decision == "p2 movement"
    table = given(hand="y1", crystals=[30]).play("p1 done", "p1 offer", "p1 offer y1")
    assert table.decision == "p2 movement"


# 12. Discarding and drawing


@pytest.mark.parametrize(
    ("lines", "drawn"),
    [
        (["p1 draw"], 2),
        (["p1 discard k1", "p1 draw"], 3),
        (["p1 discard k1", "p1 discard k1"], 4),
    ],
)
def test_12_1_and_12_2_two_cards_and_one_per_discard(lines: list[str], drawn: int) -> None:
    table = given(phase="discard", hand="k1+k1+k2").play(*lines)
    assert len(table.chance.asked) == drawn
    assert table.decision == "p2 movement"
    assert table.data["discards"].get("k1", 0) == drawn - 2


def test_12_1_discarding_the_only_card_ends_discarding() -> None:
    table = given(phase="discard", hand="k1").play("p1 discard k1", draws="r3+r2+r1")
    assert (table.hand(), table.decision) == ("r3+r2+r1", "p2 movement")


def test_12_1_each_kind_in_hand_is_one_choice() -> None:
    table = given(phase="discard", hand="k1+k1+y2+y2+g1")
    assert table.choices() == ["discard k1", "discard g1", "discard y2", "draw"]
    table.play("p1 discard y2")
    assert (table.decision, table.choices()[2:]) == ("p1 discard", ["discard y2", "draw"])


def test_12_2_there_is_no_hand_limit() -> None:
    table = given(phase="discard", hand="+".join(["g1"] * 10 + ["k1"] * 4 + ["r1"] * 4)).play("p1 draw")
    assert table.data["hands"][0] == {"g1": 10, "k1": 4, "r1": 4, "k3": 2}


def test_12_3_powers_and_payments_are_no_discards() -> None:
    table = given(figure="c2", hand="k1+e2+r3+y1").play("p1 play k1 c4", "p1 play e2", "p1 done")
    table.play("p1 build 3 r3", "p1 done", "p1 draw")
    assert len(table.chance.asked) == 2


def test_12_4_a_discard_of_this_phase_may_come_back() -> None:
    table = given(phase="discard", hand="r1+k1", deck="b1", rest="p2")
    table.play("p1 discard r1", "p1 draw", draws="b1+r1")
    assert table.chance.asked == ["draw p1 b1", "draw p1 r1"]
    assert table.told()[1:4] == ["card_drawn p1 b1", "deck_shuffled 1", "card_drawn p1 r1"]
    assert table.hand() == "k1+r1+b1"


def test_12_4_the_deck_is_made_when_a_card_is_needed_and_not_before() -> None:
    table = given(phase="discard", hand="r1+k1", deck="b1+b2", discards="g1", rest="p2")
    table.play("p1 draw", draws="b1+b2")
    assert (table.cards("deck"), table.cards("discards")) == ("", "g1")


# 13. Special buildings


def special(cell: str, **said: Any) -> CityTable:
    return given(expansion=True, figure=cell, **said)


@pytest.mark.parametrize("rebuilt", [[], ["a5"]])
def test_13_1_the_main_hall_works_in_ruins_and_rebuilt(rebuilt: list[str]) -> None:
    table = special("a5", hand="k2", rebuilt=rebuilt).play("p1 done")
    if not rebuilt:
        table.play("p1 done")
    assert table.decision == "p1 special"
    cells = table.cells("go")
    assert len(cells) == 24
    assert cells == sorted(cells)
    assert "a5" not in cells
    table.play("p1 go c2")
    assert (table.figure(), table.decision) == ("c2", "p1 discard")


def test_13_1_special_actions_follow_the_completion_of_the_building() -> None:
    full = dict.fromkeys(range(1, 8), "p2")
    table = special("a5", hand="w1+k1", markers={"a5": full}).play("p1 done", "p1 build 8 w1")
    assert (table.decision, table.rebuilt("a5")) == ("p1 special", True)


def test_13_2_where_the_main_hall_leads_nothing_else_is_possible_this_turn() -> None:
    for cell in ("c3", "e1", "e5", "c2"):
        table = special("a5", hand="r3", crystals=[20], rebuilt=["a5"]).play("p1 done")
        assert table.play(f"p1 go {cell}").decision == "p1 discard"


@pytest.mark.parametrize("edition", ["2006", "2018"])
@pytest.mark.parametrize("rebuilt", [[], ["e1"]])
def test_13_3_the_hospital_gives_two_cards_to_the_hand_at_once(edition: str, rebuilt: list[str]) -> None:
    table = special("e1", edition=edition, hand="k1", rebuilt=rebuilt).play("p1 done")
    if not rebuilt:
        table.play("p1 done")
    assert (table.decision, table.choices()) == ("p1 special", ["take", "done"])
    table.play("p1 take", draws="b3+b2")
    assert table.told() == ["card_drawn p1 b3", "card_drawn p1 b2"]
    assert (table.decision, table.choices()) == (
        "p1 discard",
        ["discard k1", "discard b3", "discard b2", "draw"],
    )
    table.play("p1 discard b3", "p1 discard b2")
    assert len(table.chance.asked) == 4


def test_13_3_the_hospital_may_be_left_alone_and_helps_an_empty_hand() -> None:
    table = special("e1", hand="", rebuilt=["e1"]).play("p1 done")
    assert table.play("p1 take", draws="b3+b2").choices() == ["discard b3", "discard b2", "draw"]
    table = special("e1", hand="", rebuilt=["e1"]).play("p1 done")
    table.play("p1 done", draws="b3+b2")
    assert (table.decision, table.hand()) == ("p2 movement", "b3+b2")


def test_13_3_and_15_33_the_hospital_needs_deck_or_discards() -> None:
    table = special("e1", hand="k1", rebuilt=["e1"], deck="", rest="p2").play("p1 done")
    assert table.decision == "p1 discard"
    table = special("e1", hand="k1", rebuilt=["e1"], deck="", discards="g1", rest="p2").play("p1 done")
    assert table.decision == "p1 special"
    table.play("p1 take", draws="g1")
    assert (table.told(), table.hand()) == (
        ["deck_shuffled 1", "card_drawn p1 g1", "cards_ran_out p1"],
        "k1+g1",
    )
    table = special("e1", hand="k1", rebuilt=["e1"], deck="g1", rest="p2").play("p1 done")
    assert table.decision == "p1 special"


def test_13_1_the_theatre_has_no_special_action() -> None:
    assert special("a1", hand="k1", rebuilt=["a1"]).play("p1 done").decision == "p1 discard"


@pytest.mark.parametrize(("edition", "cost"), [("2006", 8), ("2018", 7)])
def test_13_4_the_shrine_takes_one_offering_at_its_own_price(edition: str, cost: int) -> None:
    table = special("e5", edition=edition, hand="y1", crystals=[cost - 1], rebuilt=["e5"]).play("p1 done")
    assert table.decision == "p1 discard"
    table = special("e5", edition=edition, hand="y1", crystals=[cost + 20], rebuilt=["e5"]).play("p1 done")
    assert (table.decision, table.choices()) == ("p1 special", ["offer", "done"])
    table.play("p1 offer")
    assert table.told() == [f"offering_made p1 1 {cost} None"]
    assert (table.crystals[0], table.supply[0], table.decision) == (20, 9, "p1 discard")
    assert table.refused("p1 offer") == ("wrong_phase", "CITY-5.1")


def test_13_4_the_shrine_needs_a_marker_and_may_be_passed_by() -> None:
    table = special("e5", hand="k1", crystals=[20], rebuilt=["e5"], supply={"p1": 0}).play("p1 done")
    assert table.decision == "p1 discard"
    table = special("e5", hand="k1", crystals=[20]).play("p1 done", "p1 done")
    assert table.decision == "p1 special"
    assert table.play("p1 done").decision == "p1 discard"
    table = special("e5", hand="", crystals=[20], rebuilt=["e5"]).play("p1 done", "p1 offer")
    assert table.decision == "p2 movement"


def test_13_4_an_offering_at_the_shrine_wins_and_can_be_the_last_marker() -> None:
    table = special("e5", crystals=[20], rebuilt=["e5"], obelisk=["p1"] * 4).play("p1 done", "p1 offer")
    assert (table.ending, table.winners, table.decision) == ("offerings", ["p1"], "")
    table = special("e5", players=2, crystals=[20], rebuilt=["e5"], supply={"p1": 1, "p2": 0}).play(
        "p1 done", "p1 offer"
    )
    assert (table.ending, table.decision) == ("markers_out", "")


def test_13_5_crystals_of_the_shrines_completion_may_be_spent_there() -> None:
    table = special(
        "e5", edition="2018", hand="k3+k1+y1", crystals=[6], markers={"e5": {1: "p1", 2: "p2"}}
    ).play("p1 done", "p1 build 3 k3+k1")
    assert (table.crystals[0], table.decision) == (7, "p1 special")
    assert table.play("p1 offer").crystals[0] == 0


# 14. Winning and ending


@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 5), (4, 4)])
@pytest.mark.parametrize("card", ["", "y1"])
def test_14_1_the_last_offering_needed_wins_at_once(players: int, needed: int, card: str) -> None:
    made = needed - (2 if card else 1)
    table = given(players=players, hand="y1+y2", crystals=[40], obelisk=["p1"] * made + ["p2"])
    table.play("p1 done", "p1 offer")
    if card:
        assert table.ending == ""
        table.play(f"p1 offer {card}")
    assert (table.ending, table.winners, table.choices()) == ("offerings", ["p1"], [])
    assert table.result.places[:2] == [1, 2]
    assert table.told()[-1] == "game_ended offerings 0"
    assert table.refused("p1 done") == ("game_over", "CITY-5.1")
    assert table.data["phase"] == "over"


def test_14_2_the_last_marker_on_the_obelisk_is_a_draw() -> None:
    table = given(players=2, crystals=[20, 3], obelisk=["p1", "p2"], supply={"p1": 1, "p2": 0}).play(
        "p1 done"
    )
    table.play("p1 offer")
    assert table.told() == ["offering_made p1 3 8 None", "game_ended markers_out "]
    assert (table.ending, table.winners, table.result.places) == ("markers_out", [], [1, 1])
    assert table.result.scores == {"offerings": [2, 1], "crystals": [12, 3]}


def test_14_2_one_marker_anywhere_keeps_the_game_going() -> None:
    table = given(figure="c2", hand="r3+k1", supply={"p1": 1, "p2": 0, "p3": 1}).play("p1 done")
    assert table.play("p1 build 3 r3").ending == ""


def test_14_2_rewards_are_settled_before_the_draw() -> None:
    table = given(players=2, figure="c2", hand="r3", supply={"p1": 1, "p2": 0}, dragons={"fire": "c2"}).play(
        "p1 done", "p1 build 3 r3"
    )
    assert (table.ending, table.scales) == ("markers_out", [1, 0])


def test_14_4_one_ruin_is_enough_to_go_on() -> None:
    rest = [cell for cell in given().options.tile_set.demo if cell != "b1"]
    assert given(rebuilt=rest).play("p1 done").ending == ""
    assert given(rebuilt="all").play("p1 done").ending == "exhausted"


@pytest.mark.parametrize(("crystals", "ending"), [(6, "exhausted"), (7, "")])
def test_14_4_somebody_who_can_pay_the_price_keeps_the_game_going(crystals: int, ending: str) -> None:
    for seat in ("p1", "p2", "p3"):
        table = given(rebuilt="all", figure="b1", crystals={seat: crystals}).play("p1 done")
        assert table.ending == ending


def test_14_4_the_surcharge_of_the_shrine_does_not_matter() -> None:
    assert special("e5", rebuilt="all", crystals=[7]).play("p1 done").ending == ""
    assert special("e5", rebuilt="all", crystals=[6]).play("p1 done").ending == "exhausted"


def test_14_3_exhausted_comes_before_stall() -> None:
    assert given(rebuilt="all", quiet=59).play("p1 done").ending == "exhausted"
    assert given(rebuilt="all", crystals=[7], figure="b1", quiet=59).play("p1 done").ending == "stall"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_14_5_stall_after_so_many_turns_without_a_marker(players: int) -> None:
    table = given(players=players, stall_limit=2, figure="c2", hand="r3+k1")
    table.play("p1 done", "p1 build 3 r3", "p1 done", "p1 draw")
    for turn in range(2 * players):
        assert table.ending == "", turn
        seat = table.decision.split(" ")[0]
        table.play(f"{seat} done")
        if table.decision.endswith("contribution"):
            table.play(f"{seat} done")
        if table.decision.endswith("discard"):
            table.play(f"{seat} draw")
    assert table.ending == "stall"
    assert table.told()[-1].startswith("game_ended stall")


def test_14_5_an_offering_counts_as_a_marker_placed() -> None:
    table = given(stall_limit=1, crystals=[7], quiet=2).play("p1 done", "p1 offer")
    assert (table.ending, table.data["quiet"]) == ("", 0)
    assert given(stall_limit=1, crystals=[7], quiet=2).play("p1 done", "p1 done").ending == "stall"
    assert given(stall_limit=1, quiet=1).play("p1 done").ending == ""


def test_14_5_without_a_limit_nothing_stalls() -> None:
    assert given(stall_limit=0, quiet=100_000).play("p1 done").ending == ""


@pytest.mark.parametrize(
    ("obelisk", "crystals", "winners", "places"),
    [
        (["p1", "p2", "p2", "p3"], [9, 0, 8], ["p2"], [2, 1, 3]),
        (["p1", "p2", "p3"], [3, 5, 4], ["p2"], [3, 1, 2]),
        (["p1", "p2", "p3"], [5, 5, 4], ["p1", "p2"], [1, 1, 3]),
        ([], [0, 0, 0], ["p1", "p2", "p3"], [1, 1, 1]),
        (["p3"], [2, 2, 0], ["p3"], [2, 2, 1]),
    ],
)
def test_14_6_and_14_7_winners_and_places(
    obelisk: list[str], crystals: list[int], winners: list[str], places: list[int]
) -> None:
    table = given(figure="b1", stall_limit=1, quiet=2, obelisk=obelisk, crystals=crystals).play("p1 done")
    assert table.ending == "stall"
    assert (table.winners, table.result.places) == (winners, places)
    assert table.result.scores == {
        "offerings": [obelisk.count(f"p{seat}") for seat in (1, 2, 3)],
        "crystals": crystals,
    }


def test_14_7_places_after_a_win_by_offerings() -> None:
    table = given(players=4, crystals=[12, 3, 5, 3], obelisk=["p1", "p1", "p1", "p2", "p3", "p4", "p4"]).play(
        "p1 done", "p1 offer"
    )
    assert (table.winners, table.result.places) == (["p1"], [1, 4, 3, 2])
    table = given(players=4, crystals=[12, 3, 5, 3], obelisk=["p1", "p1", "p1"]).play("p1 done", "p1 offer")
    assert table.result.places == [1, 3, 2, 3]


# Copies share what never changes in place; these actions change everything that could be shared by mistake.


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ({"figure": "b5", "hand": "r3+y1", "markers": {"b5": {2: "p1", 3: "p2"}}}, "build 1 r3"),
        ({"figure": "c2", "hand": "r3", "scales": [5, 4, 2], "dragons": {"fire": "c2"}}, "build 3 r3"),
        ({"hand": "y1", "crystals": [20]}, "offer"),
    ],
)
def test_an_action_on_a_copy_leaves_the_old_state_alone(said: dict[str, Any], line: str) -> None:
    table = given(**said).play("p1 done")
    before = table.data
    after, _ = GAME.apply(table.state, GAME.parse(table.state, line), ChanceOnPaper(table.options))
    assert GAME.encode_state(after) != before
    assert table.data == before


def test_drawing_on_a_copy_leaves_the_old_state_alone() -> None:
    """Cards aside are taken up, and the discards become the deck."""
    table = given(phase="discard", hand="r1+k1", aside="g1", deck="b1", discards="e1+e2+e3", rest="p2")
    before = table.data
    after, _ = GAME.apply(table.state, GAME.parse(table.state, "draw"), ChanceOnPaper(table.options))
    assert GAME.encode_state(after)["aside"] == {}
    assert table.data == before
