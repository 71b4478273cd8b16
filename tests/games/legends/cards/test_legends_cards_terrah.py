"""The Terrah cards with a text, each as a piece of a game."""

from __future__ import annotations

import pytest

from games.legends.cards.report import SAMPLES, active, is_protected
from games.legends.table_language import ANN, BOB, given, seat


def test_terrah_12_forbids_all_cards_with_text() -> None:
    table = given(
        seat(hand="hoax-27 buka-28 buka-30 hoax-12 hoax-06 vulca-20 hoax-21"),
        seat(combat="terrah-12*"),
        phase="leadership",
    )
    assert table.choices == ["play buka-30", "done"]
    table.play("done", "continue")
    assert table.choices == ["play hoax-06"]
    table.play("play hoax-06", "done")
    assert table.choices == ["play hoax-21", "done"]


def test_terrah_12_stops_bluffs_of_characters_with_text_only() -> None:
    table = given(seat(hand="hoax-06 buka-07 buka-13"), seat(combat="terrah-12*"))
    table.play("continue", "play hoax-06", "done")
    assert "bluff buka-07" in table.choices
    assert "bluff buka-13" not in table.choices


def test_terrah_13_demands_a_support() -> None:
    table = given(seat(hand="hoax-06 hoax-21 mimix-25"), seat(combat="terrah-13*"))
    table.play("continue", "play hoax-06", "done")
    assert table.choices == ["play hoax-21"]
    table.play("play hoax-21")
    assert table.choices == ["done"]


def test_terrah_13_makes_a_foe_without_support_retreat() -> None:
    table = given(seat(hand="hoax-06 mimix-25"), seat(combat="terrah-13*"))
    assert table.choices == ["retreat"]


def test_terrah_13_takes_a_bluff_for_a_support_but_not_a_load() -> None:
    """Worked example W24 of the rules.  [LEG-14.8]"""
    table = given(seat(hand="hoax-06 buka-07", ships="buka-30"), seat(combat="terrah-13*"))
    table.play("continue", "play hoax-06", "done")
    assert table.choices == ["bluff buka-07"]


def test_terrah_14_demands_a_booster() -> None:
    table = given(seat(hand="hoax-06 hoax-21 mimix-25"), seat(combat="terrah-14*"))
    table.play("continue", "play hoax-06", "done")
    assert table.choices == ["play mimix-25"]
    table = given(seat(hand="hoax-06 hoax-21"), seat(combat="terrah-14*"))
    assert table.choices == ["retreat"]


def test_terrah_15_makes_the_foe_discard_two_cards_of_the_foes_choice() -> None:
    table = given(seat(hand="terrah-15"), seat(combat="hoax-09*", hand="vulca-01 vulca-02 vulca-03"))
    table.play("continue", "play terrah-15", "use terrah-15")
    assert table.seat == BOB
    table.play("pick vulca-03", "pick vulca-01")
    assert table.discards(BOB) == ["vulca-03", "vulca-01"]


def test_terrah_15_needs_two_cards() -> None:
    table = given(seat(hand="terrah-15"), seat(combat="hoax-09*", hand="vulca-01"))
    table.play("continue", "play terrah-15")
    assert table.choices == ["done"]


def test_terrah_16_forbids_all_cards_without_text() -> None:
    table = given(
        seat(hand="hoax-27 buka-28 buka-30 hoax-12 hoax-06 vulca-20 hoax-21 buka-13"),
        seat(combat="terrah-16*"),
        phase="leadership",
    )
    assert table.choices == ["play hoax-27", "play buka-28", "done"]
    table.play("done", "continue")
    assert table.choices == ["play hoax-12", "play buka-13"]
    table.play("play hoax-12", "done")
    assert table.choices == ["play vulca-20", "done"]


def test_terrah_16_leaves_loading_alone() -> None:
    table = given(seat(hand="hoax-12 hoax-06 hoax-21", ships="buka-28"), seat(combat="terrah-16*"))
    table.play("continue", "play hoax-12", "done")
    assert table.choices == ["load hoax-06 on buka-28", "load hoax-21 on buka-28", "done"]


def test_terrah_19_discards_one_booster_or_support() -> None:
    table = given(seat(hand="hoax-06 terrah-19"), seat(combat="hoax-09* mimix-26*", support="hoax-22*"))
    table.play("continue", "play hoax-06", "done", "play terrah-19", "use terrah-19", "pick mimix-26")
    assert table.discards(BOB) == ["mimix-26"]


@pytest.mark.parametrize(
    ("storm", "other"),
    [
        ("terrah-21", "terrah-22"),
        ("terrah-22", "terrah-23"),
        ("terrah-23", "terrah-24"),
        ("terrah-24", "terrah-21"),
    ],
)
def test_terrah_21_22_23_24_attract_a_dragon_when_two_storms_are_active(storm: str, other: str) -> None:
    table = given(seat(), seat(combat="hoax-09*", support=f"{storm}* {other}*"), phase="start", active=BOB)
    assert table.dragons[BOB] == 1
    table = given(seat(), seat(combat="hoax-09*", support=f"{storm}* hoax-21*"), phase="start", active=BOB)
    assert table.dragons[BOB] == 0


def test_terrah_21_brings_one_dragon_however_many_storms_there_are() -> None:
    """Worked example W25 of the rules.  [LEG-14.12, LEG-14.13]"""
    table = given(seat(support="terrah-21* terrah-22* terrah-23*"), seat(combat="hoax-09*"), phase="start")
    assert table.dragons[ANN] == 1


def test_terrah_22_does_not_count_while_it_is_ignored() -> None:
    table = given(seat(support="terrah-21* terrah-22*"), seat(combat="flit-08*"), phase="start")
    assert table.dragons[ANN] == 0


def test_terrah_25_forbids_characters_with_a_value_above_four() -> None:
    table = given(seat(hand="vulca-05 terrah-05 terrah-06"), seat(combat="hoax-09*", support="terrah-25*"))
    table.play("continue")
    assert table.choices == ["play terrah-06"]


def test_terrah_26_ignores_every_icon_but_stop_and_protected() -> None:
    """Worked examples W5 and W27 of the rules.  [LEG-11.15, LEG-7.4, LEG-11.10]"""
    table = given(
        seat(hand="hoax-06 mimix-22", combat="aqua-05*"), seat(combat="hoax-09*", support="terrah-26*")
    )
    assert is_protected(table, "aqua-05")
    table.play("continue", "play hoax-06")
    assert table.choices == ["done"]


def test_terrah_26_keeps_stop() -> None:
    table = given(seat(hand="mimix-20 hoax-21"), seat(combat="hoax-09*", support="terrah-26*"))
    table.play("continue", "play mimix-20", "done")
    assert table.choices == ["done"]


def test_terrah_27_stops_taking_at_four_cards() -> None:
    table = given(seat(hand="hoax-06 hoax-01 hoax-02 hoax-03"), seat(combat="hoax-09*", support="terrah-27*"))
    table.play("continue", "play hoax-06", "done", "done", "announce fire")
    assert len(table.hand(ANN)) == 4


def test_terrah_27_forbids_retrieving_with_four_cards_in_hand() -> None:
    table = given(
        seat(hand="hoax-06 hoax-01 hoax-02 hoax-03", combat="hoax-05*"),
        seat(combat="hoax-09*", support="terrah-27*"),
        phase="begin",
    )
    assert table.choices == ["done"]


def test_terrah_28_forbids_all_cards_of_the_leadership_phase() -> None:
    table = given(
        seat(hand="hoax-27 buka-28 sample-01 sample-07", dragons=1),
        seat(combat="hoax-09*", support="terrah-28*"),
        phase="leadership",
        cards=SAMPLES,
        match=True,
        achievements=True,
    )
    assert table.choices == ["done"]


def test_terrah_29_discards_the_whole_combat_area() -> None:
    table = given(
        seat(hand="terrah-29"),
        seat(combat="hoax-06 aqua-05 hoax-07* aqua-06* mimix-25*", support="hoax-21*"),
        phase="leadership",
    )
    table.play("play terrah-29", "use terrah-29")
    assert table.discards(BOB) == ["hoax-06", "aqua-05", "hoax-07", "mimix-25"]
    assert active(table, BOB) == ["aqua-06", "hoax-21"]


def test_terrah_30_gives_eight_earth_for_a_dragon() -> None:
    table = given(
        seat(hand="terrah-30 terrah-01 terrah-08 vulca-03"), seat(combat="hoax-09*"), phase="leadership"
    )
    table.play("play terrah-30", "use terrah-30", "pick terrah-08", "pick terrah-01")
    assert table.dragons[ANN] == 1
    assert table.hand(ANN) == ["vulca-03"]


def test_terrah_31_discards_a_crystal_card() -> None:
    table = given(
        seat(hand="terrah-31"),
        seat(combat="hoax-09*", achievements="sample-07 sample-17"),
        phase="leadership",
        cards=SAMPLES,
        match=True,
        achievements=True,
    )
    table.play("play terrah-31", "use terrah-31", "pick sample-17")
    assert table.discards(BOB) == ["sample-17"]
    assert table.names(table.state.achievements[BOB]) == ["sample-07"]


def test_terrah_32_lets_each_player_draw_three_cards() -> None:
    table = given(seat(hand="terrah-32", deck=2), seat(combat="hoax-09*"), phase="leadership")
    table.play("play terrah-32")
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (2, 3)


def test_terrah_13_is_met_by_an_ignored_support() -> None:
    table = given(seat(hand="hoax-01 hoax-21"), seat(combat="terrah-13* flit-08*"))
    table.play("continue", "play hoax-01", "done", "play hoax-21", "done", "announce fire")
    assert table.announced == 5


def test_terrah_13_is_void_while_its_text_is_ignored() -> None:
    table = given(seat(hand="flit-07"), seat(combat="terrah-13*"))
    table.play("continue", "play flit-07", "done")
    assert table.choices == ["done"]


def test_terrah_13_is_not_waived_by_stop() -> None:
    table = given(seat(hand="mimix-20 hoax-21"), seat(combat="terrah-13*"))
    assert table.choices == ["retreat"]


def test_terrah_19_takes_a_bluff_by_its_slot() -> None:
    table = given(
        seat(hand="hoax-06 terrah-19"), seat(combat="hoax-09*", support="bluff:buka-04 bluff:buka-07")
    )
    table.play("continue", "play hoax-06", "done", "play terrah-19", "use terrah-19")
    assert table.choices == ["pick bluff#1", "pick bluff#2"]
    table.play("pick bluff#2")
    assert table.discards(BOB) == ["buka-07"]


def test_terrah_26_takes_shields_and_retrieving_away() -> None:
    """Worked example W27 of the rules.  [LEG-11.10]"""
    table = given(
        seat(hand="hoax-06", combat="hoax-05*"), seat(combat="hoax-09*", support="terrah-26*"), phase="begin"
    )
    assert table.choices == ["done"]


def test_terrah_29_may_be_left() -> None:
    table = given(seat(hand="terrah-29"), seat(combat="hoax-09*"), phase="leadership")
    table.play("play terrah-29", "skip terrah-29")
    assert table.discards(BOB) == []
