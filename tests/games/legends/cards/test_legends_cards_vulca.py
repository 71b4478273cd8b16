"""The Vulca cards with a text, each as a piece of a game."""

from __future__ import annotations

from games.legends.cards.report import SAMPLES, active
from games.legends.table_language import ANN, BOB, given, seat


def test_vulca_14_discards_one_booster_or_support() -> None:
    table = given(seat(hand="vulca-14"), seat(combat="hoax-09* mimix-26*", support="hoax-22*"))
    table.play("continue", "play vulca-14", "use vulca-14")
    assert table.choices == ["pick mimix-26", "pick hoax-22"]
    table.play("pick hoax-22")
    assert table.discards(BOB) == ["hoax-22"]


def test_vulca_14_does_not_reach_protected_cards() -> None:
    table = given(seat(hand="vulca-14"), seat(combat="hoax-09*", support="aqua-24*"))
    table.play("continue", "play vulca-14")
    assert table.choices == ["done"]


def test_vulca_15_draws_two_cards_in_the_end_phase() -> None:
    table = given(seat(hand="vulca-15", deck=9), seat(combat="hoax-09*"))
    table.play("continue", "play vulca-15", "done", "done", "announce fire", "use vulca-15")
    assert len(table.hand(ANN)) == 8
    assert table.choices == ["done"]


def test_vulca_16_forbids_characters_without_text() -> None:
    table = given(seat(hand="vulca-05 hoax-12 mimix-25"), seat(combat="vulca-16*"))
    table.play("continue")
    assert table.choices == ["play hoax-12"]
    table.play("play hoax-12", "done")
    assert "play mimix-25" in table.choices


def test_vulca_16_stops_bluffs_of_characters_without_text_only() -> None:
    table = given(seat(hand="hoax-12 buka-04 buka-13"), seat(combat="vulca-16*"))
    table.play("continue", "play hoax-12", "done")
    assert "bluff buka-13" in table.choices
    assert "bluff buka-04" not in table.choices


def test_vulca_17_shuffles_both_areas_of_the_foe_into_the_deck() -> None:
    table = given(
        seat(hand="vulca-17"), seat(combat="hoax-06 aqua-05 hoax-07* aqua-06*", support="hoax-21* aqua-24*")
    )
    table.play("continue", "play vulca-17", "use vulca-17")
    assert active(table, BOB) == ["aqua-06", "aqua-24"]
    assert table.deck_size(BOB) == 14
    assert table.discards(BOB) == []


def test_vulca_20_makes_the_total_at_least_six() -> None:
    """Worked example W13 of the rules.  [LEG-7.1]"""
    table = given(seat(hand="hoax-06 vulca-20"), seat(combat="hoax-09*"))
    table.play("continue", "play hoax-06", "done", "play vulca-20")
    assert table.power(ANN, "fire") == 6
    assert table.power(ANN, "earth") == 6


def test_vulca_20_adds_nothing_to_a_higher_total() -> None:
    """Worked example W13 of the rules.  [LEG-7.1]"""
    table = given(seat(combat="hoax-06* vulca-20*", support="hoax-20* hoax-21*"), seat(combat="hoax-09*"))
    assert table.power(ANN, "fire") == 8


def test_vulca_21_doubles_the_fire_of_one_character() -> None:
    table = given(seat(hand="vulca-05 vulca-21"), seat(combat="hoax-09*"))
    table.play("continue", "play vulca-05", "done", "play vulca-21")
    assert table.power(ANN, "fire") == 10
    assert table.power(ANN, "earth") == 1


def test_vulca_21_chooses_one_of_two_characters() -> None:
    table = given(seat(hand="mimix-03 mimix-04 vulca-21"), seat(combat="hoax-09*"))
    table.play("continue", "play mimix-03", "play mimix-04", "done", "play vulca-21")
    assert table.choices == ["target vulca-21 mimix-03", "target vulca-21 mimix-04"]
    table.play("target vulca-21 mimix-03")
    assert table.power(ANN) == 13


def test_vulca_22_doubles_the_earth_of_one_character() -> None:
    table = given(seat(hand="terrah-05 vulca-22"), seat(combat="hoax-06*"), fight="earth")
    table.play("continue", "play terrah-05", "done", "play vulca-22")
    assert table.power(ANN, "earth") == 10


def test_vulca_24_forbids_leadership_cards() -> None:
    table = given(
        seat(hand="hoax-27 hoax-28", deck=9), seat(combat="hoax-09*", support="vulca-24*"), phase="leadership"
    )
    assert table.choices == ["done"]


def test_vulca_25_forbids_characters_and_boosters_with_text() -> None:
    table = given(
        seat(hand="hoax-12 hoax-06 vulca-20 mimix-25 hoax-26"), seat(combat="hoax-09*", support="vulca-25*")
    )
    table.play("continue")
    assert table.choices == ["play hoax-06"]
    table.play("play hoax-06", "done")
    assert table.choices == ["play hoax-26", "play mimix-25", "done"]


def test_vulca_26_lets_the_foe_take_nothing_from_the_deck() -> None:
    table = given(seat(hand="hoax-06 hoax-21", deck=9), seat(combat="hoax-09*", support="vulca-26*"))
    table.play("continue", "play hoax-06", "done", "done", "announce fire", "done")
    assert table.hand(ANN) == ["hoax-21"]


def test_vulca_26_forbids_searching_the_deck_but_not_the_discard_pile() -> None:
    table = given(
        seat(hand="khind-29 mimix-31 hoax-06", deck=9, discard="hoax-01"),
        seat(combat="hoax-09*", support="vulca-26*"),
        phase="leadership",
    )
    table.play("play khind-29")
    assert table.choices == ["done"]
    table = given(
        seat(hand="khind-29 mimix-31 hoax-06", deck=9, discard="hoax-01"),
        seat(combat="hoax-09*", support="vulca-26*"),
        phase="leadership",
    )
    table.play("play mimix-31", "use mimix-31", "pick hoax-01")
    assert "hoax-01" in table.hand(ANN)


def test_vulca_27_attracts_one_dragon_more_when_the_foe_retreats() -> None:
    table = given(seat(), seat(combat="hoax-09*", support="vulca-27*"))
    table.play("retreat")
    assert table.dragons[BOB] == 2


def test_vulca_28_takes_one_active_card_back() -> None:
    table = given(
        seat(
            hand="vulca-28",
            combat="vulca-04 vulca-05*",
            support="vulca-23*",
            ships="buka-30",
            cargo="buka-01@buka-30",
        ),
        seat(combat="hoax-09*"),
        phase="leadership",
    )
    table.play("play vulca-28", "use vulca-28")
    assert sorted(table.choices) == ["pick buka-30", "pick vulca-05", "pick vulca-23"]
    table.play("pick buka-30")
    assert table.hand(ANN) == ["buka-30"]
    assert table.discards(ANN) == ["buka-01"]


def test_vulca_29_gives_eight_fire_for_a_dragon() -> None:
    table = given(
        seat(hand="vulca-29 vulca-01 vulca-10 terrah-10"), seat(combat="hoax-09*"), phase="leadership"
    )
    table.play("play vulca-29", "use vulca-29", "pick vulca-01", "pick vulca-10")
    assert table.dragons[ANN] == 1
    assert table.discards(ANN) == ["vulca-01", "vulca-10"]
    assert table.hand(ANN) == ["terrah-10"]


def test_vulca_29_needs_eight_fire() -> None:
    table = given(seat(hand="vulca-29 vulca-01 terrah-10"), seat(combat="hoax-09*"), phase="leadership")
    table.play("play vulca-29")
    assert not table.offers("use vulca-29")


def test_vulca_30_discards_all_active_supports() -> None:
    table = given(
        seat(hand="vulca-30"),
        seat(combat="hoax-09* hoax-19*", support="hoax-21* aqua-23* hoax-22*"),
        phase="leadership",
    )
    table.play("play vulca-30", "use vulca-30")
    assert table.discards(BOB) == ["hoax-21", "hoax-22"]
    assert active(table, BOB) == ["hoax-09", "hoax-19", "aqua-23"]


def test_vulca_31_plays_a_mutant_without_its_condition() -> None:
    table = given(seat(hand="vulca-31 mutant-101 hoax-06"), seat(combat="hoax-09*"), phase="leadership")
    table.play("play vulca-31", "done", "continue", "play mutant-101")
    assert table.element == "earth"
    assert table.power(ANN) == 8


def test_vulca_31_is_needed_while_the_condition_is_not_met() -> None:
    table = given(seat(hand="mutant-101 hoax-06"), seat(combat="hoax-09*"))
    table.play("continue")
    assert table.choices == ["play hoax-06"]


def test_vulca_31_leaves_a_fire_fight_to_mutant_106() -> None:
    table = given(seat(hand="vulca-31 mutant-106"), seat(combat="hoax-09*"), phase="leadership")
    table.play("play vulca-31", "done", "continue", "play mutant-106")
    assert table.element == "fire"


def test_vulca_32_shuffles_one_leadership_card_of_each_into_the_deck() -> None:
    table = given(
        seat(hand="vulca-32", leadership="hoax-27 hoax-29"),
        seat(combat="hoax-09*", leadership="flit-31 vulca-32 flit-30"),
        phase="leadership",
    )
    table.play("play vulca-32")
    assert table.seat == BOB
    assert table.choices == ["pick flit-30", "pick flit-31"]
    table.play("pick flit-31")
    assert table.seat == ANN
    table.play("pick hoax-27")
    assert table.leadership(BOB) == ["vulca-32", "flit-30"]
    assert table.leadership(ANN) == ["hoax-29", "vulca-32"]
    assert table.deck_size(ANN) == 11
    assert table.deck_size(BOB) == 11


def test_vulca_17_shows_bluffs_before_they_go_into_the_deck() -> None:
    table = given(seat(hand="vulca-17"), seat(combat="hoax-09*", support="bluff:buka-07"))
    table.play("continue", "play vulca-17", "use vulca-17")
    assert [event.facts["card"] for event in table.told("card_shuffled_in")] == ["hoax-09", "buka-07"]


def test_vulca_20_does_not_help_while_boosters_are_ignored() -> None:
    table = given(seat(combat="hoax-06* vulca-20*"), seat(combat="flit-09*"))
    assert table.power(ANN) == 3


def test_vulca_22_chooses_one_of_two_characters() -> None:
    table = given(seat(hand="mimix-03 mimix-04 vulca-22"), seat(combat="hoax-08*"), fight="earth")
    table.play(
        "continue", "play mimix-03", "play mimix-04", "done", "play vulca-22", "target vulca-22 mimix-04"
    )
    assert table.power(ANN) == 1 + 12


def test_vulca_28_takes_hyla_and_crystal_cards_back_too() -> None:
    table = given(
        seat(hand="vulca-28", hyla="sample-02", achievements="sample-07"),
        seat(combat="hoax-09*"),
        phase="leadership",
        cards=SAMPLES,
        match=True,
        achievements=True,
    )
    table.play("play vulca-28", "use vulca-28")
    assert sorted(table.choices) == ["pick sample-02", "pick sample-07"]
    table.play("pick sample-02")
    assert table.hand(ANN) == ["sample-02"]


def test_vulca_31_waives_the_condition_of_one_mutant_only() -> None:
    table = given(
        seat(hand="vulca-31 mutant-101 aqua-12 mutant-109"), seat(combat="hoax-09*"), phase="leadership"
    )
    table.play("play vulca-31", "done", "continue")
    assert table.choices == ["play aqua-12", "play mutant-101", "play mutant-109"]


def test_vulca_31_does_not_help_the_ghost() -> None:
    table = given(seat(hand="vulca-31 buka-23", ships="buka-30"), seat(combat="hoax-09*"), phase="leadership")
    table.play("play vulca-31", "done")
    assert table.choices == ["retreat"]


def test_vulca_15_draws_nothing_while_four_cards_are_too_many() -> None:
    table = given(seat(hand="vulca-15"), seat(combat="hoax-09*", support="terrah-27*"))
    table.play("continue", "play vulca-15", "done", "done", "announce fire")
    assert len(table.hand(ANN)) == 4
    assert table.choices == ["done"]


def test_vulca_21_may_turn_to_another_card_when_its_target_is_zeroed() -> None:
    table = given(
        seat(combat="mimix-03* mimix-05* vulca-21*"),
        seat(hand="khind-01", support="support-20-20*"),
        active=BOB,
        targets={"vulca-21": "mimix-05"},
    )
    assert table.power(ANN) == 6 + 10
    table.play("continue", "play khind-01")
    assert table.seat == ANN
    assert table.choices == ["target vulca-21 mimix-03", "keep vulca-21"]
    table.play("target vulca-21 mimix-03")
    assert table.power(ANN) == 12
    assert table.seat == BOB


def test_vulca_25_stops_bluffs_of_characters_with_text_only() -> None:
    table = given(seat(hand="hoax-06 buka-04 buka-13"), seat(combat="hoax-09*", support="vulca-25*"))
    table.play("continue", "play hoax-06", "done")
    assert table.choices == ["bluff buka-04", "done"]
