"""The Flit cards with a text, each as a piece of a game."""

from __future__ import annotations

import pytest

from games.legends.cards.report import active
from games.legends.table_language import ANN, BOB, given, seat


def test_flit_06_discards_one_of_two_active_characters() -> None:
    table = given(seat(hand="flit-06"), seat(combat="mimix-23* mimix-24* mimix-26*"))
    table.play("continue", "play flit-06", "use flit-06")
    assert table.choices == ["pick mimix-23", "pick mimix-24"]
    table.play("pick mimix-23")
    assert table.discards(BOB) == ["mimix-23"]


def test_flit_06_leaves_a_single_character_alone() -> None:
    table = given(seat(hand="flit-06"), seat(combat="mimix-24 hoax-09*"))
    table.play("continue", "play flit-06")
    assert table.choices == ["done"]


def test_flit_06_counts_a_protected_character_but_does_not_discard_it() -> None:
    table = given(seat(hand="flit-06"), seat(combat="aqua-06* hoax-09*"))
    table.play("continue", "play flit-06", "use flit-06")
    assert table.choices == ["pick hoax-09"]


def test_flit_07_ignores_all_texts() -> None:
    table = given(seat(hand="hoax-12", support="hoax-21*"), seat(combat="flit-07*"))
    table.play("continue", "play hoax-12")
    assert table.power(ANN) == 2 + 2


def test_flit_07_spares_flit_characters() -> None:
    table = given(seat(hand="flit-11 flit-15"), seat(combat="flit-07*"))
    table.play("continue", "play flit-11", "done", "play flit-15")
    assert table.power(ANN) == 6


def test_flit_08_ignores_supports() -> None:
    table = given(seat(hand="hoax-06", support="hoax-20* aqua-23*"), seat(combat="flit-08*"))
    table.play("continue", "play hoax-06")
    assert table.power(ANN) == 3 + 3


def test_flit_08_lets_no_bluff_be_played() -> None:
    table = given(seat(hand="hoax-06 buka-07"), seat(combat="flit-08*"))
    table.play("continue", "play hoax-06", "done")
    assert table.choices == ["done"]


def test_flit_09_ignores_boosters() -> None:
    table = given(seat(hand="hoax-06 mimix-25"), seat(combat="flit-09*"))
    table.play("continue", "play hoax-06", "done", "play mimix-25")
    assert table.power(ANN) == 3


def test_flit_09_ignores_the_shield_of_a_booster() -> None:
    table = given(seat(hand="hoax-06 hoax-18"), seat(combat="flit-09* flit-16*"))
    assert table.choices == ["retreat"]


def test_flit_10_lets_the_foe_play_one_card_into_the_combat_area() -> None:
    table = given(seat(hand="mimix-03 mimix-04 mimix-25 hoax-21"), seat(combat="flit-10*"))
    table.play("continue", "play mimix-03")
    assert table.choices == ["done"]
    table.play("done")
    assert table.choices == ["play hoax-21", "done"]


def test_flit_11_doubles_all_boosters() -> None:
    table = given(seat(hand="flit-11 flit-15 flit-16"), seat(combat="hoax-09*"))
    table.play("continue", "play flit-11", "done", "play flit-15", "play flit-16")
    assert table.power(ANN, "fire") == 12
    assert table.power(ANN, "earth") == 10


def test_flit_12_ignores_characters() -> None:
    table = given(seat(hand="vulca-05 vulca-18"), seat(combat="flit-12*"))
    table.play("continue", "play vulca-05", "done", "play vulca-18")
    assert table.power(ANN) == 3


def test_flit_12_spares_flit_characters() -> None:
    table = given(seat(hand="flit-01"), seat(combat="flit-12*"))
    table.play("continue", "play flit-01")
    assert table.power(ANN) == 4


def test_flit_12_frees_a_mutant_of_its_condition_and_of_its_text() -> None:
    table = given(seat(hand="mutant-101"), seat(combat="flit-12*"))
    table.play("continue", "play mutant-101")
    assert table.element == "fire"
    assert table.power(ANN) == 0


@pytest.mark.parametrize(("foe", "choices"), [("hoax-09*", ["play buka-05", "done"]), ("flit-12*", ["done"])])
def test_flit_12_takes_the_free_of_a_landing_away(foe: str, choices: list[str]) -> None:
    table = given(seat(ships="buka-29!", cargo="buka-01@buka-29 buka-05@buka-29"), seat(combat=foe))
    table.play("continue", "play buka-01")
    assert table.choices == choices


def test_flit_12_stops_new_bluffs_but_an_earlier_one_still_fits() -> None:
    table = given(seat(hand="buka-01 buka-09", support="bluff:buka-07"), seat(combat="flit-12*"))
    table.play("continue", "play buka-01", "done")
    assert table.choices == ["done"]
    table.play("done", "announce fire", "call")
    assert table.dragons == {ANN: 1, BOB: 0}


def test_flit_13_ignores_cards_that_show_an_icon() -> None:
    table = given(seat(hand="mimix-03 hoax-21", support="hoax-23* aqua-23*"), seat(combat="flit-13*"))
    table.play("continue", "play mimix-03", "done", "play hoax-21")
    assert table.power(ANN) == 0 + 2 + 0 + 3


def test_flit_13_takes_a_granted_free_away() -> None:
    table = given(seat(hand="aqua-12 hoax-06 hoax-07"), seat(combat="flit-13*"))
    table.play("continue", "play aqua-12")
    assert table.choices == ["done"]


def test_flit_27_gives_one_dragon_less_when_its_owner_retreats() -> None:
    table = given(seat(combat="flit-02* flit-27*"), seat(combat="hoax-09*"))
    table.play("retreat")
    assert table.dragons[BOB] == 0


def test_flit_28_forbids_drawing_by_texts_of_the_end_phase() -> None:
    table = given(seat(hand="vulca-15"), seat(combat="hoax-09*", support="flit-28*"))
    table.play("continue", "play vulca-15", "done", "done", "announce fire")
    assert table.choices == ["done"]


def test_flit_28_does_not_touch_the_very_end_of_the_turn() -> None:
    table = given(seat(hand="hoax-15"), seat(combat="hoax-09*", support="flit-28*"))
    table.play("continue", "play hoax-15", "done", "done", "announce fire", "done")
    assert table.choices == ["use hoax-15", "skip hoax-15"]


def test_flit_29_gives_at_most_one_dragon_when_its_owner_retreats() -> None:
    table = given(
        seat(hand="flit-29"),
        seat(combat="hoax-01 hoax-02 hoax-03 hoax-04 hoax-05 hoax-10*"),
        phase="leadership",
    )
    table.play("play flit-29", "done", "retreat")
    assert table.dragons[BOB] == 1


def test_flit_30_gives_three_characters_for_a_dragon() -> None:
    table = given(
        seat(hand="flit-30 hoax-01 hoax-02 hoax-03 hoax-18"), seat(combat="hoax-09*"), phase="leadership"
    )
    table.play("play flit-30", "use flit-30", "pick hoax-01", "pick hoax-02", "pick hoax-03")
    assert table.dragons[ANN] == 1
    assert table.hand(ANN) == ["hoax-18"]


def test_flit_31_plays_any_number_of_boosters() -> None:
    table = given(
        seat(hand="flit-31 hoax-06 mimix-25 mimix-26 vulca-18"), seat(combat="hoax-09*"), phase="leadership"
    )
    table.play(
        "play flit-31",
        "done",
        "continue",
        "play hoax-06",
        "done",
        "play mimix-25",
        "play mimix-26",
        "play vulca-18",
    )
    assert table.power(ANN) == 3 + 2 + 1 + 3


def test_flit_32_makes_each_player_discard_all_active_supports() -> None:
    table = given(
        seat(hand="flit-32", support="hoax-21* aqua-23*"),
        seat(combat="hoax-09*", support="hoax-22* hoax-20* aqua-24*"),
        phase="leadership",
    )
    table.play("play flit-32")
    assert table.discards(BOB) == ["hoax-22", "hoax-20"]
    assert table.discards(ANN) == ["hoax-21"]
    assert active(table, ANN) == ["aqua-23"]


def test_flit_07_does_not_ignore_the_text_of_a_protected_card() -> None:
    table = given(seat(hand="buka-22", support="hoax-21*"), seat(combat="flit-07* mimix-26*"))
    table.play("continue", "play buka-22", "use buka-22", "pick booster")
    assert table.discards(BOB) == ["mimix-26"]


def test_flit_08_does_not_ignore_bluffs_in_the_hand_of_its_owner() -> None:
    table = given(
        seat(hand="hoax-06 buka-07", combat="flit-08*"), seat(combat="hoax-09*", support="hoax-22*")
    )
    table.play("continue", "play hoax-06", "done")
    assert "bluff buka-07" in table.choices


def test_flit_12_ignores_the_stop_of_a_character() -> None:
    table = given(seat(hand="mimix-20 mimix-25"), seat(combat="flit-12*"))
    table.play("continue", "play mimix-20", "done")
    assert table.choices == ["play mimix-25", "done"]


def test_flit_13_ignores_bluffs_which_then_cannot_be_called() -> None:
    table = given(seat(hand="hoax-06", support="bluff:buka-04"), seat(combat="flit-13*"))
    table.play("continue", "play hoax-06")
    assert table.power(ANN) == 3
    table.play("done", "done", "announce fire")
    assert table.decision == "p1 end"


def test_flit_29_holds_also_after_a_called_bluff() -> None:
    table = given(
        seat(hand="flit-29 buka-01 buka-04"),
        seat(combat="hoax-01 hoax-02 hoax-03 hoax-04 hoax-05 hoax-09*"),
        phase="leadership",
    )
    table.play(
        "play flit-29",
        "done",
        "continue",
        "play buka-01",
        "done",
        "bluff buka-04",
        "done",
        "announce fire",
        "call",
    )
    # One for the call, one for the retreat.
    assert table.dragons[BOB] == 2


def test_flit_32_discards_bluffs_too() -> None:
    table = given(seat(hand="flit-32"), seat(combat="hoax-09*", support="bluff:buka-07"), phase="leadership")
    table.play("play flit-32")
    assert table.discards(BOB) == ["buka-07"]
