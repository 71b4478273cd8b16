"""The Buka cards with a text, each as a piece of a game."""

from __future__ import annotations

from games.legends.cards.report import active
from games.legends.table_language import ANN, BOB, given, seat


def test_buka_13_is_free_when_the_foe_has_six_area_cards() -> None:
    table = given(
        seat(hand="buka-01 buka-13"),
        seat(combat="hoax-01 hoax-02 hoax-03 hoax-04 hoax-09*", support="hoax-22*"),
    )
    table.play("continue", "play buka-01")
    assert table.choices == ["play buka-13", "done"]
    table = given(
        seat(hand="buka-01 buka-13"), seat(combat="hoax-01 hoax-02 hoax-03 hoax-09*", support="hoax-22*")
    )
    table.play("continue", "play buka-01")
    assert table.choices == ["done"]


def test_buka_13_counts_bluffs_as_area_cards() -> None:
    table = given(
        seat(hand="buka-01 buka-13"),
        seat(combat="hoax-01 hoax-02 hoax-03 hoax-04 hoax-09*", support="bluff:buka-07"),
    )
    table.play("continue", "play buka-01")
    assert table.choices == ["play buka-13", "done"]


def test_buka_14_is_free_when_the_foe_has_two_active_characters() -> None:
    table = given(seat(hand="buka-01 buka-14"), seat(combat="hoax-08 mimix-23* mimix-24*"))
    table.play("continue", "play buka-01")
    assert table.choices == ["play buka-14", "done"]
    table = given(seat(hand="buka-01 buka-14"), seat(combat="mimix-23 mimix-24*"))
    table.play("continue", "play buka-01")
    assert table.choices == ["done"]


def test_buka_15_is_free_when_the_foe_has_two_active_boosters() -> None:
    table = given(seat(hand="buka-01 buka-15"), seat(combat="hoax-09* mimix-26* flit-26*"))
    table.play("continue", "play buka-01")
    assert table.choices == ["play buka-15", "done"]
    table = given(seat(hand="buka-01 buka-15"), seat(combat="hoax-09* mimix-26*"))
    table.play("continue", "play buka-01")
    assert table.choices == ["done"]


def test_buka_16_is_free_when_the_foe_has_two_active_supports() -> None:
    table = given(seat(hand="buka-01 buka-16"), seat(combat="hoax-09*", support="hoax-22* bluff:buka-07"))
    table.play("continue", "play buka-01")
    assert table.choices == ["play buka-16", "done"]
    table = given(seat(hand="buka-01 buka-16"), seat(combat="hoax-09*", support="hoax-22*"))
    table.play("continue", "play buka-01")
    assert table.choices == ["done"]


def test_buka_17_is_free_when_the_foe_has_two_active_cards_with_an_icon() -> None:
    table = given(seat(hand="buka-01 buka-17"), seat(combat="mimix-24* flit-26*"))
    table.play("continue", "play buka-01")
    assert table.choices == ["play buka-17", "done"]
    table = given(seat(hand="buka-01 buka-17"), seat(combat="mimix-24* mimix-26*"))
    table.play("continue", "play buka-01")
    assert table.choices == ["done"]


def test_buka_18_lets_the_foe_end_with_one_active_character() -> None:
    table = given(seat(hand="mimix-03 mimix-04"), seat(combat="buka-18*"))
    table.play("continue", "play mimix-03")
    assert table.choices == ["done"]


def test_buka_18_leaves_two_characters_that_fight_on_no_way() -> None:
    table = given(
        seat(hand="khind-31 hoax-06", combat="mimix-03* mimix-04*"),
        seat(combat="buka-18*"),
        phase="leadership",
    )
    table.play("play khind-31", "done")
    assert table.choices == ["retreat"]


def test_buka_19_discards_the_combat_area_when_it_comes_from_a_ship() -> None:
    table = given(
        seat(ships="buka-30", cargo="buka-19@buka-30 buka-01@buka-30"),
        seat(combat="hoax-06 hoax-09* aqua-06*", support="hoax-22*"),
        phase="begin",
    )
    table.play("land buka-30", "done", "done", "continue", "play buka-19", "use buka-19")
    assert table.discards(BOB) == ["hoax-06", "hoax-09"]
    assert active(table, BOB) == ["aqua-06", "hoax-22"]


def test_buka_19_does_nothing_from_the_hand() -> None:
    table = given(seat(hand="buka-19"), seat(combat="hoax-06 hoax-09*"))
    table.play("continue", "play buka-19")
    assert table.choices == ["done"]


def test_buka_20_plays_any_number_of_supports() -> None:
    table = given(seat(hand="buka-20 buka-25 hoax-21 hoax-22 buka-07"), seat(combat="hoax-09*"))
    table.play(
        "continue", "play buka-20", "done", "play hoax-21", "play hoax-22", "bluff buka-07", "play buka-25"
    )
    assert table.power(ANN) == 2 + 2 + 1 + 2 + 1


def test_buka_21_raises_bluffs_to_four() -> None:
    table = given(seat(hand="buka-21 buka-07", support="bluff:buka-08"), seat(combat="hoax-09*"))
    table.play("continue", "play buka-21", "done", "bluff buka-07")
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (2 + 4 + 4, 1 + 4 + 4)


def test_buka_22_discards_all_boosters_or_all_supports() -> None:
    table = given(
        seat(hand="buka-22 hoax-18"),
        seat(combat="hoax-09* mimix-26* flit-26*", support="hoax-22* aqua-24* bluff:buka-07"),
    )
    table.play("continue", "play buka-22", "use buka-22")
    assert table.choices == ["pick booster", "pick support"]
    table.play("pick support")
    assert table.discards(BOB) == ["hoax-22", "buka-07"]
    assert active(table, BOB) == ["hoax-09", "mimix-26", "flit-26", "aqua-24"]


def test_buka_23_is_played_only_without_ships_and_switches_the_element() -> None:
    table = given(seat(hand="buka-23"), seat(combat="power-9*"))
    table.play("continue", "play buka-23")
    assert table.element == "earth"
    table.play("done", "done", "announce earth")
    table = given(seat(hand="buka-23", ships="buka-30"), seat(combat="power-9*"))
    assert table.choices == ["retreat"]


def test_buka_24_forbids_calling_bluffs() -> None:
    table = given(seat(hand="buka-01 buka-24 buka-04"), seat(combat="hoax-09*"))
    table.play("continue", "play buka-01", "done", "play buka-24", "bluff buka-04", "done", "announce fire")
    assert table.decision == "p1 end"
    table = given(seat(hand="buka-01 buka-04"), seat(combat="hoax-09*"))
    table.play("continue", "play buka-01", "done", "bluff buka-04", "done", "announce fire")
    assert table.decision == "p2 call"


def test_buka_25_plays_one_support_beyond_the_limit() -> None:
    table = given(seat(hand="buka-01 buka-25 hoax-21 hoax-22"), seat(combat="hoax-09*"))
    table.play("continue", "play buka-01", "done", "play buka-25", "play hoax-21")
    assert table.choices == ["done"]


def test_buka_25_does_not_pay_for_itself_in_the_first_turn_of_a_fight() -> None:
    table = given(seat(hand="buka-01 buka-25 hoax-21"), seat(), fight=None)
    table.play("start", "play buka-01", "done")
    assert table.choices == ["done"]


def test_buka_26_doubles_the_fire_of_one_character() -> None:
    table = given(seat(hand="buka-01 buka-26"), seat(combat="hoax-09*"))
    table.play("continue", "play buka-01", "done", "play buka-26")
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (10, 4)


def test_buka_27_plays_an_influence_card_from_the_deck() -> None:
    table = given(
        seat(hand="buka-27 hoax-06", deck="buka-29 buka-01 hoax-27"),
        seat(combat="hoax-09*"),
        phase="leadership",
    )
    table.play("play buka-27", "use buka-27")
    assert table.choices == ["pick buka-29", "pick none"]
    table.play("pick buka-29", "use buka-29", "pick hoax-06", "done")
    assert table.ships(ANN) == ["buka-29"]
    assert table.cargo(ANN) == ["hoax-06"]
    assert table.deck(ANN) == ["hoax-27", "buka-01"]


def test_buka_27_loads_a_card_from_the_deck_onto_a_ship() -> None:
    table = given(
        seat(hand="buka-27", ships="buka-30", deck="buka-29 buka-01 hoax-27"),
        seat(combat="hoax-09*"),
        phase="leadership",
    )
    table.play("play buka-27", "use buka-27")
    assert table.choices == ["pick buka-01", "pick buka-29", "pick none"]
    table.play("pick buka-01", "pick buka-30")
    assert table.cargo(ANN) == ["buka-01"]


def test_buka_27_finds_nothing_where_nothing_leaves_the_deck() -> None:
    table = given(
        seat(hand="buka-27", deck="buka-29"), seat(combat="hoax-09*", support="vulca-26*"), phase="leadership"
    )
    table.play("play buka-27")
    assert table.choices == ["done"]


def test_buka_28_lets_hand_cards_be_played_on_the_turn_it_lands() -> None:
    table = given(
        seat(hand="hoax-06 hoax-21", ships="buka-28", cargo="buka-01@buka-28"),
        seat(combat="hoax-09*"),
        phase="begin",
    )
    table.play("land buka-28", "done", "done", "continue")
    assert table.choices == ["play hoax-06", "play buka-01"]
    table.play("play buka-01", "play hoax-06", "done")
    assert table.choices == ["play hoax-21", "done"]


def test_buka_29_loads_up_to_three_cards_when_played() -> None:
    table = given(
        seat(hand="buka-29 buka-01 buka-02 buka-25 buka-24"), seat(combat="hoax-09*"), phase="leadership"
    )
    table.play("play buka-29", "use buka-29", "pick buka-01", "pick buka-25", "pick buka-02")
    assert table.cargo(ANN) == ["buka-01", "buka-25", "buka-02"]
    assert table.hand(ANN) == ["buka-24"]


def test_buka_29_brings_only_its_load_on_the_turn_it_lands() -> None:
    """Worked example W26 of the rules.  [LEG-13.6, LEG-13.7]"""
    table = given(
        seat(hand="hoax-06", ships="buka-29", cargo="buka-01@buka-29 buka-05@buka-29 buka-25@buka-29"),
        seat(combat="hoax-09*"),
        phase="begin",
    )
    table.play("land buka-29", "done", "done", "continue")
    assert table.choices == ["play buka-01", "play buka-05"]
    table.play("play buka-01", "play buka-05", "done")
    assert table.choices == ["play buka-25", "done"]


def test_buka_31_loads_one_card_when_played() -> None:
    table = given(seat(hand="buka-31 buka-01 buka-02"), seat(combat="hoax-09*"), phase="leadership")
    table.play("play buka-31", "use buka-31", "pick buka-02")
    assert table.cargo(ANN) == ["buka-02"]
    assert table.choices == ["done"]


def test_buka_31_lets_one_hand_card_be_played_on_the_turn_it_lands() -> None:
    table = given(
        seat(hand="hoax-06 hoax-21", ships="buka-31", cargo="buka-01@buka-31"),
        seat(combat="hoax-09*"),
        phase="begin",
    )
    table.play("land buka-31", "done", "done", "continue", "play buka-01", "play hoax-06", "done")
    assert table.choices == ["done"]
    table = given(
        seat(hand="hoax-06 hoax-21", ships="buka-31", cargo="buka-01@buka-31"),
        seat(combat="hoax-09*"),
        phase="begin",
    )
    table.play("land buka-31", "done", "done", "continue", "play buka-01", "done")
    assert table.choices == ["play hoax-21", "done"]


def test_buka_21_does_not_raise_other_supports() -> None:
    table = given(seat(combat="buka-21*", support="hoax-21* bluff:buka-07"), seat(combat="hoax-09*"))
    assert table.power(ANN) == 2 + 2 + 4


def test_buka_23_may_come_from_a_landed_ship() -> None:
    table = given(seat(ships="buka-30", cargo="buka-23@buka-30"), seat(combat="power-9*"), phase="begin")
    table.play("land buka-30", "done", "done", "continue", "play buka-23")
    assert table.element == "earth"


def test_buka_26_chooses_one_of_two_characters() -> None:
    table = given(seat(hand="mimix-03 mimix-04 buka-26"), seat(combat="hoax-09*"))
    table.play(
        "continue", "play mimix-03", "play mimix-04", "done", "play buka-26", "target buka-26 mimix-03"
    )
    assert table.power(ANN) == 12 + 1


def test_buka_27_may_load_onto_a_landed_ship() -> None:
    table = given(
        seat(hand="buka-27", ships="buka-30", cargo="buka-02@buka-30", deck="buka-01 hoax-27"),
        seat(combat="hoax-09*"),
        phase="begin",
    )
    table.play(
        "land buka-30",
        "done",
        "play buka-27",
        "use buka-27",
        "pick buka-01",
        "pick buka-30",
        "done",
        "continue",
    )
    assert table.choices == ["play buka-02", "play buka-01"]


def test_buka_31_counts_a_bluff_or_a_load_as_the_hand_card() -> None:
    table = given(
        seat(hand="buka-07 hoax-21", ships="buka-31 buka-30", cargo="buka-01@buka-31"),
        seat(combat="hoax-09*"),
        phase="begin",
    )
    table.play("land buka-31", "done", "done", "continue", "play buka-01", "done")
    assert table.choices == [
        "play hoax-21",
        "bluff buka-07",
        "load hoax-21 on buka-30",
        "load buka-07 on buka-30",
        "done",
    ]
    table.play("load buka-07 on buka-30")
    assert table.choices == ["done"]


def test_buka_28_brings_no_hand_cards_while_its_text_is_ignored() -> None:
    table = given(
        seat(hand="hoax-06", ships="buka-28", cargo="buka-01@buka-28"), seat(combat="flit-07*"), phase="begin"
    )
    table.play("land buka-28", "done", "done", "continue")
    assert table.choices == ["play buka-01"]
