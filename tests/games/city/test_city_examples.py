"""The worked examples of the rules, one by one: EX-01 to EX-33 of section 20."""

from __future__ import annotations

import pytest

from games.city.city_table import CityTable, given


def builds(table: CityTable, slot: int) -> str:
    """The payments listed for a slot, as the rules write them."""
    return ", ".join(text.split(" ")[2] for text in table.choices(f"build {slot} "))


def at_work(cell: str, hand: str, city: dict[str, str] | None = None) -> CityTable:
    """p1 in the contribution phase on a building."""
    return given(figure=cell, hand=hand, city=city).play("p1 done")


def test_ex_01_walking_6_2_3_4() -> None:
    table = given(figure="c3")
    assert table.cells("move") == ["a3", "b2", "b3", "b4", "c1", "c2", "c4", "c5", "d2", "d3", "d4", "e3"]
    table.play("p1 move c4")
    assert table.cells("move") == ["b4", "c3", "c5", "d4"]
    assert given(figure="b5").cells("move") == ["a4", "b3", "b4", "c4", "c5", "d5"]
    assert given(figure="b5", expansion=True).cells("move") == ["a4", "a5", "b3", "b4", "c4", "c5", "d5"]


def test_ex_02_steps_split_around_powers_6_1_6_4_6_5() -> None:
    table = given(figure="e3", hand="b1+e2")
    table.play("p1 move e4")
    assert table.steps == 1
    table.play("p1 play b1 d4")
    assert table.dragon("water") == "d4"
    table.play("p1 move d4")
    assert table.steps == 0
    table.play("p1 play e2")
    assert table.steps == 2
    table.play("p1 done")
    assert (table.figure(), table.cards("discards"), table.hand()) == ("d4", "b1+e2", "k3+k3")
    assert table.decision == "p2 movement"  # no card in hand: nothing to contribute or discard
    assert table.steps == 2


def test_ex_03_flight_and_steps_6_3_6_4() -> None:
    table = given(figure="b1", hand="e2+e1")
    table.play("p1 play e1 e4")
    assert table.figure() == "e4"
    assert table.cells("move") == ["c4", "d3", "d4", "d5", "e2", "e3"]
    table = given(figure="b1", hand="e2+e1").play("p1 play e2")
    assert table.steps == 4
    reached = table.cells("move")
    assert len(reached) == 15
    everywhere = given(figure="b1", steps=8).cells("move")
    assert [cell for cell in everywhere if cell not in reached] == ["c5", "d4", "d5", "e3", "e4"]


def test_ex_04_dragons_6_5_6_6_6_7() -> None:
    table = given(hand="k2+k1+r3+r2+r1", dragons={"earth": "c3"})
    assert len(table.cells("play k1")) == 21
    assert table.choices("play k2") == []
    assert table.refused("p1 play k2 c4") == ("dragon_outside", "CITY-6.6")
    for card in ("r2", "r1"):
        cells = table.cells(f"play {card}")
        assert len(cells) == 20
        assert "c3" not in cells
    assert table.refused("p1 play r3 c4") == ("no_power", "CITY-3.1")
    table.play("p1 play k1 d4")
    assert len(table.cells("play k2")) == 15
    out_of_reach = set(given(figure="d4", steps=8).cells("move")) - set(table.cells("play k2"))
    assert out_of_reach == {"a2", "a3", "b1", "b2", "c1"}


def test_ex_05_two_contributions_7_2_8_6() -> None:
    table = at_work("c2", "r3+r2+r2+r1")
    assert table.choices() == [
        *[f"build 1 {cards}" for cards in ("r3+r2", "r2+r2+r1")],
        *[f"build 2 {cards}" for cards in ("r3+r2", "r3+r1", "r2+r2")],
        *[f"build 3 {cards}" for cards in ("r3", "r2+r2", "r2+r1")],
        "done",
    ]
    table.play("p1 build 1 r3+r2")
    assert table.hand() == "r2+r1"
    assert table.choices() == ["build 3 r2+r1", "done"]


def test_ex_06_paid_separately_7_2_8_6() -> None:
    table = at_work("d4", "w3+w3+w1")
    assert table.choices() == ["build 1 w3+w3", "build 2 w3", "done"]
    table.play("p1 build 1 w3+w3")
    assert table.decision == "p1 contribution"
    assert table.choices() == ["done"]


def test_ex_07_khind_8_1() -> None:
    assert at_work("b5", "r2+g1+g1+g1").choices() == [
        "build 1 r2+g1",
        "build 1 g1+g1+g1",
        "build 2 r2",
        "build 2 g1+g1",
        "build 3 r2",
        "build 3 g1+g1",
        "done",
    ]


def test_ex_08_mimix_at_home_and_abroad_8_1_8_4() -> None:
    assert builds(at_work("e2", "n3+n2+n1+n1"), 2) == "n3, n2+n1, n1+n1"
    abroad = at_work("c2", "n3+n2+n1+n1")
    assert builds(abroad, 3) == "n2+n1, n1+n1"
    assert builds(abroad, 1) == ""
    assert abroad.refused("p1 build 1 n2+n1+n1") == ("no_role", "CITY-8.1")
    blue = at_work("b3", "g1+n2+n2+n1+n1")
    assert builds(blue, 2) == "g1+n2+n2, g1+n2+n1, g1+n1+n1, n2+n2+n1+n1"


def test_ex_09_hoax_8_1_8_5() -> None:
    hand = "k2+r3+r1+b3+w2+w1"
    citadel = at_work("d2", hand)
    assert builds(citadel, 1) == "k2+r3+w2, k2+r3+w1, k2+b3+w2, k2+b3+w1, r3+b3+w2+w1"
    black_3 = at_work("c4", hand)
    assert builds(black_3, 3) == "r3+w2, r3+w1, b3+w2, b3+w1, k2+r1+w2, k2+r1+w1, k2+w2+w1"


def test_ex_10_one_colour_per_hoax_8_5() -> None:
    assert builds(at_work("b2", "r3+b2+w1"), 1) == ""
    assert builds(at_work("b2", "r3+b2+w2+w1"), 1) == "r3+b2+w2+w1"


def test_ex_11_khind_mimix_and_hoax_together_8_1_8_6() -> None:
    aqueduct = at_work("c1", "b1+e3+g1+n2+n1+w2")
    assert builds(aqueduct, 1) == "b1+e3+g1+w2, b1+g1+n2+n1, e3+n2+n1+w2"
    temple = at_work("c2", "r3+b2+g1+n2+n1+w1")
    assert builds(temple, 1) == "r3+b2+w1, r3+n2+n1, r3+n2+w1, r3+g1+n1+w1, b2+n2+n1+w1"


def test_ex_12_palace_8_3() -> None:
    table = at_work("d3", "r3+r2+b3+g1+w2")
    assert builds(table, 1) == "r3+r2, r3+b3+w2, r2+b3+w2"
    for slot in (2, 3):
        assert builds(table, slot) == "r3+r2, r3+g1, b3+g1, r3+b3+w2, r2+b3+w2"
    assert builds(table, 4) == "r3, b3, r2+g1, g1+w2"
    assert len(table.choices()) == 18
    assert table.refused("p1 build 1 r2+b3") == ("no_role", "CITY-8.1")


@pytest.mark.parametrize("wasteful", ["r3+r2", "r3+b2+w1"])
def test_ex_13_wasteful_8_3_8_7(wasteful: str) -> None:
    table = at_work("c2", "r3+r2+b2+g1+w1")
    assert builds(table, 3) == "r3, r2+g1, r2+b2+w1, b2+g1+w1"
    table.play(f"p1 build 3 {wasteful}")
    assert table.markers("c2") == {3: "p1"}
    assert table.cards("discards") == wasteful


def test_ex_13_refused_17_10() -> None:
    table = at_work("c2", "r3+r2+b2+g1+w1")
    assert table.refused("p1 build 3 r3+b2") == ("no_role", "CITY-8.1")
    assert table.refused("p1 build 3 r2+w1") == ("no_role", "CITY-8.1")
    assert table.refused("p1 build 3 r2") == ("too_little", "CITY-8.3")
    assert table.refused("p1 build 3 r2+r2") == ("not_in_hand", "CITY-5.2")
    assert table.refused("p1 build 3 w1+r2") == ("no_role", "CITY-8.1")


def test_ex_14_dragon_scales_once_a_turn_7_3_10_1() -> None:
    dragons = {"earth": "c2", "water": "c2"}
    table = given(figure="c2", hand="r3+r2+r2+r1", dragons=dragons).play("p1 done")
    table.play("p1 build 1 r3+r2")
    assert (table.scales, table.scale_supply) == ([2, 0, 0], 10)
    table.play("p1 build 3 r2+r1")
    assert table.scales == [2, 0, 0]
    # His hand is empty. In another game he keeps a card, and p2 and p3 pass.
    assert table.decision == "p2 movement"
    table = given(figure="c2", hand="r3+r2+r1+y1", dragons=dragons).play("p1 done")
    table.play("p1 build 1 r3+r2", "p1 done", "p1 draw", draws="k3+r3")
    table.play("p2 done", "p3 done")
    table.play("p1 done", "p1 build 3 r3")
    assert table.scales == [4, 0, 0]


def test_ex_15_completing_the_university_9_1_to_9_7() -> None:
    table = given(
        figure="e3",
        hand="b1+w3+w2+y1+y1",
        rebuilt=["c4", "e4"],
        markers={"d4": {2: "p2"}},
        dragons={"fire": "d4"},
    )
    table.play("p1 move d4", "p1 play b1 d4", "p1 done")
    table.play("p1 build 1 w3+w2", draws="k3+k2+r3+r2")
    assert table.told() == [
        "contribution_made p1 d4 university 1 w3+w2",
        "dragon_scales_awarded p1 2",
        "building_completed d4 university",
        "reward_gained p1 majority d4 university 0 1 0",
        "reward_gained p1 building d4 university 1 0 0",
        "reward_gained p2 building d4 university 1 0 0",
        "reward_gained p1 neighbour e4 market_hall 0 0 2",
        "reward_gained p1 neighbour c4 fire_temple 3 0 0",
        "reward_gained p2 neighbour e4 market_hall 0 0 2",
        "reward_gained p2 neighbour c4 fire_temple 3 0 0",
        "card_put_aside p1",
        "card_put_aside p1",
        "card_drawn p2 r3",
        "card_drawn p2 r2",
        "scales_taken p1 3",
    ]
    assert table.chance.asked == ["aside p1 k3", "aside p1 k2", "draw p2 r3", "draw p2 r2"]
    assert table.crystals == [4, 4, 0]
    assert (table.scales, table.scale_supply) == ([3, 0, 0], 9)
    assert (table.supply, table.markers("d4")) == ([10, 10, 10], {})
    assert table.rebuilt("d4")
    assert (table.hand("p2"), table.cards("aside")) == ("r3+r2", "k3+k2")
    assert (table.figure(), table.dragon("fire"), table.dragon("water")) == ("d4", "d4", "d4")
    assert table.decision == "p1 discard"
    table.play("p1 discard y1", "p1 discard y1", draws="b3+b2+b1+e3")
    assert table.told() == [
        "card_discarded p1 y1",
        "card_discarded p1 y1",
        "card_drawn p1 b3",
        "card_drawn p1 b2",
        "card_drawn p1 b1",
        "card_drawn p1 e3",
        "aside_taken p1 2 k3+k2",
        "turn_began p2 1",
    ]
    assert (table.hand("p1"), table.cards("aside")) == ("k3+k2+b3+b2+b1+e3", "")


def test_ex_16_neighbours_9_1_9_2() -> None:
    city = {
        "d4": "water_temple",
        "c4": "citadel",
        "e4": "aqueduct",
        "d5": "monastery_tower",
        "d3": "trading_house",
    }
    table = given(
        edition="2018",
        city=city,
        figure="d4",
        hand="b3",
        rebuilt=["c4", "e4"],
        markers={"d4": {1: "p1", 2: "p2"}},
    )
    table.play("p1 done", "p1 build 3 b3")
    assert table.crystals == [7, 5, 0]
    assert table.scales == [0, 0, 0]


@pytest.mark.parametrize(
    ("players", "owners", "winner"),
    [(3, "p2 p1 p1 p2", "p2"), (3, "p3 p1 p1 p2", "p1"), (4, "p3 p2 p1 p4", "p3"), (3, "p3 p1 p2 p1", "p1")],
)
@pytest.mark.parametrize("last", [1, 2, 3, 4])
def test_ex_17_majority_ties_9_1(players: int, owners: str, winner: str, last: int) -> None:
    """Whoever places the last marker, and wherever: the owners decide."""
    seats = owners.split(" ")
    active = seats[last - 1]
    markers = {slot: seat for slot, seat in enumerate(seats, 1) if slot != last}
    table = given(players=players, active=active, figure="d3", hand="k3+k3", markers={"d3": markers}).play(
        f"{active} done", f"{active} build {last} k3+k3"
    )
    assert table.told(only="reward_gained")[0] == f"reward_gained {winner} majority d3 royal_palace 2 0 0"


def test_ex_18_scale_scoring_by_dragons_10_3_10_4_10_5() -> None:
    table = given(figure="c2", hand="r3", scales=[5, 4, 2], dragons={"fire": "c2", "water": "c2"})
    assert table.scale_supply == 1
    table.play("p1 done", "p1 build 3 r3")
    assert table.told(only="scales") == [
        "scales_scored p1 7 6",
        "scales_scored p2 4 3",
        "scales_scored p3 2 0",
    ]
    assert table.crystals == [6, 3, 0]
    assert (table.scales, table.scale_supply) == ([0, 0, 2], 10)


def test_ex_19_scale_scoring_by_completion_10_2_to_10_5() -> None:
    table = given(
        edition="2018",
        players=4,
        city={"e4": "water_temple"},
        figure="e3",
        hand="e2",
        rebuilt=["e4"],
        markers={"e3": {1: "p4", 2: "p2"}},
        scales=[5, 3, 2, 1],
        dragons={"earth": "e3"},
    )
    assert table.scale_supply == 1
    table.play("p1 done", "p1 build 3 e2")
    assert table.told(only="scales") == [
        "scales_scored p1 8 6",
        "scales_scored p2 5 3",
        "scales_scored p3 2 0",
        "scales_scored p4 4 3",
    ]
    assert table.crystals == [7, 4, 0, 4]
    assert (table.scales, table.scale_supply) == ([0, 0, 2, 0], 10)


def test_ex_20_owed_scales_of_one_who_keeps_10_5() -> None:
    table = given(
        edition="2018",
        players=4,
        city={"b5": "water_temple"},
        figure="c5",
        hand="e2",
        rebuilt=["b5"],
        markers={"c5": {1: "p3", 2: "p3"}},
        scales=[5, 5, 0, 1],
    )
    assert table.scale_supply == 1
    table.play("p1 done", "p1 build 3 e2")
    assert table.told(only="scales") == [
        "scales_scored p1 7 6",
        "scales_scored p2 5 3",
        "scales_scored p3 2 0",
        "scales_scored p4 1 0",
    ]
    assert (table.scales, table.scale_supply) == ([0, 0, 2, 1], 9)


@pytest.mark.parametrize(
    ("held", "dragons", "scales", "crystals", "supply"),
    [
        ([4, 3], ["fire"], [5, 3], [0, 0], 1),
        ([4, 3], ["fire", "earth"], [0, 0], [6, 3], 9),
        ([3, 5], ["fire", "earth"], [0, 0], [3, 3], 9),
    ],
)
def test_ex_21_when_scoring_happens_10_3_10_4(
    held: list[int], dragons: list[str], scales: list[int], crystals: list[int], supply: int
) -> None:
    table = given(players=2, figure="c2", hand="r3", scales=held, dragons=dict.fromkeys(dragons, "c2")).play(
        "p1 done", "p1 build 3 r3"
    )
    assert (table.scales, table.crystals, table.scale_supply) == (scales, crystals, supply)


def test_ex_22_offerings_with_pillars_11_2_11_3() -> None:
    table = given(hand="y3+y2+y1", crystals=[30], obelisk=["p1", "p2", "p1", "p3", "p3"])
    table.play("p1 done")
    assert table.choices() == ["offer", "done"]
    table.play("p1 offer")
    assert table.told() == ["offering_made p1 6 8 None"]
    assert table.crystals[0] == 22
    assert table.choices() == ["offer y2", "offer y1", "done"]
    table.play("p1 offer y1")
    assert table.told() == ["offering_made p1 7 10 y1"]
    assert table.crystals[0] == 12
    assert table.choices() == ["offer y2", "done"]
    table.play("p1 offer y2")
    assert table.told() == ["offering_made p1 8 11 y2", "game_ended offerings 0"]
    assert table.crystals[0] == 1
    assert (table.ending, table.winners, table.decision) == ("offerings", ["p1"], "")
    assert table.hand() == "y3"


def test_ex_23_not_asked_5_4_15_31_15_32() -> None:
    assert given(hand="k1", crystals=[6]).play("p1 done").decision == "p1 discard"
    table = given(hand="k1", crystals=[7]).play("p1 done")
    assert table.choices() == ["offer", "done"]
    assert table.play("p1 offer").decision == "p1 discard"
    table = given(hand="k1", crystals=[20]).play("p1 done", "p1 offer")
    assert (table.decision, table.choices()) == ("p1 offering", ["done"])
    table = given(figure="c2", hand="k1").play("p1 done")
    assert (table.decision, table.choices()) == ("p1 contribution", ["done"])
    table = given(figure="c2", hand="r3+r3", rebuilt=["c2"]).play("p1 done")
    assert table.decision == "p1 discard"


def test_ex_24_two_players_2006_2_8() -> None:
    table = given(players=2, hand="y2+y2", crystals=[21])
    assert table.options.prices == [7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12]
    table.play("p1 done", "p1 offer", "p1 offer y2")
    assert table.told() == ["offering_made p1 1 7 None", "offering_made p1 2 9 y2"]
    assert (table.crystals, table.hand()) == ([5, 0], "y2")
    assert table.decision == "p1 discard"


def test_ex_25_discard_and_shuffle_12_2_12_4_15_20() -> None:
    table = given(phase="discard", hand="r1+b2", deck="k3+k2+k1", discards="e3+e3+g1+g1+y1", rest="p2")
    table.play("p1 discard r1", "p1 discard b2", draws="k1+k2+k3+g1")
    assert table.chance.asked == ["draw p1 k1", "draw p1 k2", "draw p1 k3", "draw p1 g1"]
    assert table.chance.weights == ["k3+k2+k1", "k3+k2", "k3", "r1+b2+e3+e3+g1+g1+y1"]
    assert table.told(only="deck") == ["deck_shuffled 7"]
    assert table.cards("stock") == "r1+b2+e3+e3+g1+g1+y1"
    assert (table.cards("deck"), table.cards("discards")) == ("r1+b2+e3+e3+g1+y1", "")
    assert (table.drawn("p1"), table.drawn("p2")) == ("g1", "")


def test_ex_25_too_few_cards_12_5() -> None:
    table = given(phase="discard", hand="r1", deck="k3", rest="p2").play("p1 draw")
    assert table.chance.asked == ["draw p1 k3"]
    assert (table.hand(), table.cards("deck"), table.decision) == ("k3+r1", "", "p2 movement")


def test_ex_26_reward_cards_9_6_9_7_13_3() -> None:
    """Both contributors to the University gain the Market Hall's 2 cards."""
    for edition in ("2006", "2018"):
        table = given(
            edition=edition,
            figure="d4",
            hand="r1+w3+w2",
            rebuilt=["e4"],
            markers={"d4": {2: "p2"}},
        ).play("p1 done")
        table.play("p1 build 1 w3+w2", draws="k3+k2+b3+b2")
        assert table.hand("p2") == "b3+b2"
        if edition == "2006":
            assert (table.hand(), table.cards("aside")) == ("r1", "k3+k2")
            assert table.choices() == ["discard r1", "draw"]
            assert table.told("p1", "card") == ["card_put_aside p1"] * 2 + ["card_drawn p2"] * 2
            assert table.refused("p1 discard k3") == ("not_in_hand", "CITY-5.2")
            table.play("p1 draw", draws="e3+e2")
            assert table.hand() == "k3+k2+r1+e3+e2"
        else:
            assert (table.hand(), table.cards("aside")) == ("k3+k2+r1", "")
            assert table.told("p1", "card") == [
                "card_drawn p1 k3",
                "card_drawn p1 k2",
                *["card_drawn p2"] * 2,
            ]
            assert table.choices() == ["discard k3", "discard k2", "discard r1", "draw"]


def test_ex_27_main_hall_13_1_13_2_15_31_15_34() -> None:
    obelisk = ["p1", "p2", "p3", "p1", "p2", "p3"]
    table = given(expansion=True, figure="a5", hand="r1", crystals=[9], obelisk=obelisk)
    table.play("p1 done", "p1 build 4 r1")
    assert table.decision == "p1 special"
    assert len(table.cells("go")) == 24
    assert table.choices()[-1] == "done"
    table.play("p1 go c3", draws="k3+k2")
    assert table.told() == ["figure_went p1 a5 c3", "card_drawn p1 k3", "card_drawn p1 k2", "turn_began p2 1"]
    table.play("p2 done", "p3 done", "p1 done")
    assert table.choices() == ["offer", "done"]
    assert table.play("p1 offer").crystals[0] == 0


def test_ex_27_main_hall_later_13_2() -> None:
    table = given(expansion=True, figure="a5", hand="r1", crystals=[9], hands={"p2": "k1"})
    table.play("p1 done", "p1 build 4 r1", "p1 done")
    assert table.figure() == "a5"
    table.play("p2 done", "p2 draw", "p3 done", "p1 done", "p1 done")
    assert table.decision == "p1 special"
    assert "go c3" in table.choices()


@pytest.mark.parametrize("edition", ["2018", "2006"])
def test_ex_28_golden_shrine_13_4_13_5(edition: str) -> None:
    table = given(
        edition=edition,
        expansion=True,
        figure="e5",
        hand="y1",
        crystals=[9],
        rebuilt=["e5"],
        obelisk=["p1", "p2", "p3", "p1", "p2", "p3"],
    ).play("p1 done")
    if edition == "2006":
        assert table.decision == "p1 discard"
        return
    assert (table.decision, table.choices()) == ("p1 special", ["offer", "done"])
    assert table.refused("p1 offer y1") == ("no_pillar_here", "CITY-11.4")
    table.play("p1 offer")
    assert table.told() == ["offering_made p1 7 9 None"]
    assert (table.crystals[0], table.decision) == (0, "p1 discard")


@pytest.mark.parametrize(
    ("crystals", "winners", "places"),
    [([9, 6, 12], ["p1"], [1, 2, 3]), ([6, 6, 12], ["p1", "p2"], [1, 1, 3])],
)
def test_ex_29_all_rebuilt_14_4_14_6(crystals: list[int], winners: list[str], places: list[int]) -> None:
    obelisk = ["p1", "p2", "p3"] * 3 + ["p1", "p2"]
    table = given(active="p2", figure="b1", rebuilt="all", obelisk=obelisk, crystals=crystals)
    table.play("p2 done")
    assert table.decision == "p3 movement"
    table.play("p3 done")
    assert table.choices() == ["offer", "done"]
    table.play("p3 offer")
    assert (table.ending, table.winners, table.result.places) == ("exhausted", winners, places)
    assert table.result.scores == {"offerings": [4, 4, 4], "crystals": [crystals[0], 6, 1]}


def test_ex_30_out_of_markers_14_2() -> None:
    table = given(players=2, figure="c2", hand="r3+k1", supply={"p1": 1, "p2": 0}).play("p1 done")
    table.play("p1 build 3 r3")
    assert table.told()[-1] == "game_ended markers_out "
    assert (table.ending, table.winners, table.result.places, table.decision) == (
        "markers_out",
        [],
        [1, 1],
        "",
    )


def test_ex_30_out_of_markers_but_completed_9_4() -> None:
    table = given(players=2, figure="d2", hand="k3+k3+k1", supply={"p1": 1, "p2": 0}).play("p1 done")
    table.play("p1 build 1 k3+k3")
    assert (table.ending, table.supply, table.decision) == ("", [1, 0], "p1 discard")


def test_ex_30_out_of_markers_but_won_14_1() -> None:
    table = given(players=2, crystals=[30], obelisk=["p1"] * 5, supply={"p1": 1, "p2": 0}).play("p1 done")
    table.play("p1 offer")
    assert (table.ending, table.winners, table.supply) == ("offerings", ["p1"], [0, 0])


def test_ex_31_opening_count_15_30_19_3() -> None:
    table = given(hand="k1+r2+b3+e1+g1+n2+w1+y3")
    assert len(table.cells("move")) == 12
    assert len(table.cells("play k1")) == 21
    assert len(table.cells("play e1")) == 20
    assert table.choices("play r2") == []
    assert len(table.choices()) == 54
    assert table.choices()[-1] == "done"


def test_ex_32_one_up_one_left_6_2_7_2_17_10() -> None:
    table = given(
        city={"d1": "hospice", "c2": "city_residence"}, figure="d1", hand="n2+n1", hands={"p2": "n3"}
    )
    table.play("p1 move c2")
    assert table.steps == 0
    table.play("p1 done")
    assert table.choices() == ["build 2 n2+n1", "build 3 n2", "done"]
    table.play("p1 build 2 n2+n1", "p2 move c2", "p2 done")
    assert table.choices() == ["build 3 n3", "done"]
    assert table.refused("p2 build 2 n3") == ("slot_taken", "CITY-7.2")


def test_ex_33_one_offering_11_1_11_2() -> None:
    table = given(figure="d3", hand="k1", crystals=[10], obelisk=["p2", "p3"] * 3)
    assert table.options.prices[:6] == [7, 7, 7, 7, 8, 8]
    table.play("p1 move c3", "p1 done", "p1 offer")
    assert table.told(only="offering") == ["offering_made p1 7 9 None"]
    assert (table.crystals[0], table.supply[0], table.obelisk[6]) == (1, 9, "p1")
    assert table.decision == "p1 discard"
