"""The mutants, each as a piece of a game: the condition and the switch."""

from __future__ import annotations

from games.legends.cards.report import SAMPLES
from games.legends.table_language import ANN, BOB, given, seat


def test_mutant_101_needs_a_dragon_of_the_foe_and_switches_the_element() -> None:
    table = given(seat(hand="mutant-101"), seat(combat="power-5*", dragons=1))
    table.play("continue", "play mutant-101")
    assert table.element == "earth"
    assert table.power(ANN) == 8
    assert given(seat(hand="mutant-101"), seat(combat="power-5*")).choices == ["retreat"]


def test_mutant_101_ends_the_plays_of_the_turn() -> None:
    table = given(seat(hand="mutant-101 mimix-22 mimix-25"), seat(combat="power-5*", dragons=1))
    table.play("continue", "play mutant-101")
    assert table.choices == ["done"]
    table.play("done")
    assert table.choices == ["done"]


def test_mutant_101_switches_nothing_in_the_first_turn_of_a_fight() -> None:
    table = given(seat(hand="mutant-101"), seat(dragons=1), fight=None)
    table.play("start", "play mutant-101", "done", "done")
    assert table.choices == ["announce fire", "announce earth"]


def test_mutant_102_needs_two_cards_more_in_the_foes_hand() -> None:
    table = given(seat(hand="mutant-102"), seat(combat="power-5*", hand="vulca-01 vulca-02 vulca-03"))
    table.play("continue", "play mutant-102")
    assert table.element == "earth"
    assert given(seat(hand="mutant-102"), seat(combat="power-5*", hand="vulca-01 vulca-02")).choices == [
        "retreat"
    ]


def test_mutant_103_needs_six_area_cards_of_the_foe() -> None:
    table = given(
        seat(hand="mutant-103"),
        seat(combat="hoax-01 hoax-02 hoax-03 hoax-04 power-5*", support="bluff:buka-07"),
    )
    table.play("continue", "play mutant-103")
    assert table.element == "earth"
    table = given(
        seat(hand="mutant-103"), seat(combat="hoax-02 hoax-03 hoax-04 power-5*", support="bluff:buka-07")
    )
    assert table.choices == ["retreat"]


def test_mutant_104_needs_three_active_cards_of_the_foe() -> None:
    table = given(
        seat(hand="mutant-104"), seat(combat="power-5* hoax-18*", support="hoax-22*", ships="buka-30")
    )
    table.play("continue", "play mutant-104")
    assert table.element == "earth"
    table = given(seat(hand="mutant-104"), seat(combat="hoax-01 power-5* hoax-18*", ships="buka-30"))
    assert table.choices == ["retreat"]


def test_mutant_105_needs_a_total_power_of_seven() -> None:
    table = given(seat(hand="mutant-105"), seat(combat="plain-7-9*"))
    table.play("continue", "play mutant-105")
    assert table.element == "earth"
    # Both shields: the power of 9 in earth need not be matched.
    table.play("done", "done", "announce earth")
    assert table.announced == 4
    assert given(seat(hand="mutant-105"), seat(combat="plain-6-9*")).choices == ["retreat"]


def test_mutant_106_needs_an_earth_fight_and_makes_it_a_fire_fight() -> None:
    table = given(seat(hand="mutant-106"), seat(combat="plain-9-5*"), fight="earth")
    table.play("continue", "play mutant-106")
    assert table.element == "fire"
    assert given(seat(hand="mutant-106"), seat(combat="plain-9-4*"), fight="earth").choices == ["retreat"]
    assert given(seat(hand="mutant-106"), seat(combat="plain-9-5*")).choices == ["retreat"]


def test_mutant_107_needs_a_fire_fight_and_makes_it_an_earth_fight() -> None:
    table = given(seat(hand="mutant-107"), seat(combat="plain-5-9*"))
    table.play("continue", "play mutant-107")
    assert table.element == "earth"
    assert given(seat(hand="mutant-107"), seat(combat="plain-4-9*")).choices == ["retreat"]
    assert given(seat(hand="mutant-107"), seat(combat="plain-5-9*"), fight="earth").choices == ["retreat"]


def test_mutant_108_needs_an_active_hyla_card_of_the_foe() -> None:
    table = given(
        seat(hand="mutant-108"),
        seat(combat="power-5*", hyla="sample-02"),
        cards=SAMPLES,
        match=True,
        achievements=True,
    )
    table.play("continue", "play mutant-108")
    assert table.element == "earth"
    table = given(
        seat(hand="mutant-108", hyla="sample-02"),
        seat(combat="power-5*"),
        cards=SAMPLES,
        match=True,
        achievements=True,
    )
    assert table.choices == ["retreat"]


def test_mutant_109_needs_empty_areas_of_its_own() -> None:
    table = given(seat(hand="mutant-109"), seat(combat="power-5*"))
    table.play("continue", "play mutant-109")
    assert table.element == "earth"
    assert given(seat(hand="mutant-109", combat="hoax-06"), seat(combat="power-5*")).choices == ["retreat"]
    assert given(seat(hand="mutant-109", support="bluff:buka-07"), seat(combat="power-5*")).choices == [
        "retreat"
    ]


def test_mutant_110_needs_an_active_free_card_of_the_foe() -> None:
    table = given(seat(hand="mutant-110"), seat(combat="power-5* mimix-22*"))
    table.play("continue", "play mutant-110")
    assert table.element == "earth"
    assert given(seat(hand="mutant-110"), seat(combat="mimix-22 power-5*")).choices == ["retreat"]


def test_mutant_110_does_not_see_a_free_icon_that_is_ignored() -> None:
    table = given(seat(hand="mutant-110", support="terrah-26*"), seat(combat="power-5* mimix-22*"))
    assert table.choices == ["retreat"]


def test_mutant_105_looks_at_the_power_after_the_own_texts() -> None:
    table = given(seat(hand="mutant-105 vulca-01", combat="khind-01*"), seat(combat="plain-7-2*"))
    assert table.power(BOB) == 0
    table.play("continue")
    assert table.choices == ["play vulca-01"]


def test_mutant_109_may_start_a_fight() -> None:
    table = given(seat(hand="mutant-109"), seat(), fight=None)
    table.play("start", "play mutant-109", "done", "done", "announce earth")
    assert table.announced == 0
