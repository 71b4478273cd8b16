"""The Khind cards with a text, each as a piece of a game."""

from __future__ import annotations

from games.legends.cards.report import SAMPLES
from games.legends.table_language import ANN, BOB, given, seat


def test_khind_01_makes_odd_values_of_characters_zero() -> None:
    """Worked example W12 of the rules.  [LEG-15.9]"""
    table = given(seat(combat="hoax-01*"), seat(combat="khind-01*"))
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (0, 0)
    table = given(seat(combat="terrah-06* flit-15*"), seat(combat="khind-01*"))
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (4 + 3, 0 + 3)


def test_khind_01_yields_to_raising() -> None:
    """Worked example W12 of the rules.  [LEG-15.9]"""
    table = given(seat(combat="hoax-01* pillar-26*"), seat(combat="khind-01*"))
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (5, 5)
    table = given(seat(combat="hoax-01* pillar-23*"), seat(combat="khind-01*"))
    assert table.power(ANN, "fire") == 0


def test_khind_02_makes_even_values_of_characters_zero() -> None:
    table = given(seat(combat="terrah-06* mimix-25*"), seat(combat="khind-02*"))
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (0 + 2, 3 + 1)


def test_khind_03_makes_odd_values_of_boosters_and_supports_zero() -> None:
    table = given(seat(combat="hoax-06* flit-16*", support="hoax-21* hoax-20*"), seat(combat="khind-03*"))
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (3 + 0 + 2 + 0, 2 + 2 + 0 + 0)


def test_khind_04_makes_even_values_of_boosters_and_supports_zero() -> None:
    table = given(seat(combat="terrah-06* flit-16*", support="hoax-21* hoax-20*"), seat(combat="khind-04*"))
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (4 + 3 + 0 + 3, 3 + 0 + 1 + 3)


def test_khind_04_makes_bluffs_zero() -> None:
    table = given(seat(combat="hoax-06*", support="bluff:buka-07"), seat(combat="khind-04*"))
    assert table.power(ANN) == 3
    table = given(seat(combat="buka-21*", support="bluff:buka-07"), seat(combat="khind-04*"))
    assert table.power(ANN) == 2 + 4


def test_khind_05_draws_a_card_in_the_end_phase() -> None:
    table = given(seat(hand="khind-05"), seat(combat="hoax-09*"))
    table.play("continue", "play khind-05", "done", "done", "announce fire", "use khind-05")
    assert len(table.hand(ANN)) == 7
    assert table.choices == ["done"]


def test_khind_06_discards_one_active_card_with_an_icon_once_a_turn() -> None:
    table = given(
        seat(hand="hoax-06", combat="khind-06*"),
        seat(combat="flit-05* hoax-19* mimix-26*", support="bluff:buka-07"),
    )
    table.play("use khind-06")
    assert table.choices == ["pick hoax-19", "pick bluff#1"]
    table.play("pick hoax-19")
    assert table.discards(BOB) == ["hoax-19"]
    assert "use khind-06" not in table.choices


def test_khind_06_may_take_one_of_two_characters() -> None:
    table = given(seat(hand="hoax-06", combat="khind-06*"), seat(combat="mimix-16* aqua-09*"))
    table.play("use khind-06")
    assert table.choices == ["pick mimix-16"]


def test_khind_07_discards_one_booster_or_support_once_a_turn() -> None:
    table = given(
        seat(hand="hoax-06", combat="khind-07*"), seat(combat="hoax-09* mimix-25*", support="hoax-21*")
    )
    table.play("use khind-07", "pick mimix-25")
    assert table.discards(BOB) == ["mimix-25"]
    assert "use khind-07" not in table.choices


def test_khind_07_works_in_the_turn_it_is_played() -> None:
    table = given(seat(hand="khind-07"), seat(combat="hoax-09* mimix-25*"))
    table.play("continue", "play khind-07", "use khind-07", "pick mimix-25")
    assert table.power(BOB) == 1


def test_khind_08_makes_the_foe_discard_a_card_of_the_foes_choice() -> None:
    table = given(seat(hand="khind-08"), seat(combat="hoax-09*", hand="vulca-01 vulca-02"))
    table.play("continue", "play khind-08", "done", "done", "announce fire", "use khind-08")
    assert table.seat == BOB
    table.play("pick vulca-02")
    assert table.discards(BOB) == ["vulca-02"]
    assert table.seat == ANN


def test_khind_09_discards_the_top_card_of_the_foes_deck() -> None:
    table = given(seat(hand="khind-09"), seat(combat="hoax-09*", deck="vulca-01"))
    table.play("continue", "play khind-09", "done", "done", "announce fire", "use khind-09")
    assert table.discards(BOB) == ["vulca-01"]
    assert table.deck_size(BOB) == 0


def test_khind_09_discards_from_the_bottom_when_nothing_else_is_left() -> None:
    table = given(seat(hand="khind-09"), seat(combat="hoax-09*", deck=0, bottom="vulca-02 vulca-01"))
    table.play("continue", "play khind-09", "done", "done", "announce fire", "use khind-09")
    assert table.discards(BOB) == ["vulca-02"]
    assert table.deck(BOB) == ["vulca-01"]


def test_khind_14_doubles_all_characters() -> None:
    """Worked example W8 of the rules.  [LEG-11.8, LEG-15.9]"""
    table = given(seat(hand="khind-14 khind-13", combat="khind-10* khind-12*"), seat(combat="hoax-09*"))
    table.play("continue", "play khind-14 keep", "play khind-13")
    assert table.power(ANN, "fire") == (3 + 3 + 0 + 1) * 2
    assert table.power(ANN, "earth") == (2 + 1 + 0 + 3) * 2


def test_khind_23_leaves_the_combat_area_active() -> None:
    table = given(seat(hand="khind-23", combat="vulca-05* vulca-18*"), seat(combat="hoax-09*"))
    table.play("continue")
    assert table.choices == ["play khind-23", "play khind-23 keep"]
    table.play("play khind-23 keep")
    assert table.power(ANN) == 5 + 3 + 1


def test_khind_23_may_cover_as_usual() -> None:
    table = given(seat(hand="khind-23", combat="vulca-05* vulca-18*"), seat(combat="hoax-09*"))
    table.play("continue", "play khind-23")
    assert table.power(ANN) == 1


def test_khind_23_chooses_only_as_first_character_of_the_turn() -> None:
    table = given(seat(hand="khind-23 mimix-22", combat="vulca-05*"), seat(combat="hoax-09*"))
    table.play("continue", "play mimix-22")
    assert "play khind-23 keep" not in table.choices
    assert "play khind-23" in table.choices


def test_khind_24_attracts_one_dragon_more_when_the_foe_retreats() -> None:
    table = given(seat(), seat(combat="hoax-09* khind-24*"))
    table.play("retreat")
    assert table.dragons[BOB] == 2


def test_khind_25_lets_the_foe_take_one_card_from_the_deck_a_turn() -> None:
    """Worked example W29 of the rules.  [LEG-16.8]"""
    table = given(seat(hand="vulca-15 hoax-01 hoax-02"), seat(combat="hoax-09*", support="khind-25*"))
    table.play("continue", "play vulca-15", "done", "done", "announce fire")
    assert len(table.hand(ANN)) == 3
    assert table.choices == ["done"]


def test_khind_26_forbids_supports() -> None:
    table = given(
        seat(hand="hoax-06 hoax-21 aqua-21 mimix-25 buka-07"), seat(combat="hoax-09*", support="khind-26*")
    )
    table.play("continue", "play hoax-06", "done")
    assert table.choices == ["play mimix-25", "done"]


def test_khind_26_stops_loading_even_by_a_text() -> None:
    table = given(
        seat(hand="buka-29 hoax-06 hoax-07"), seat(combat="hoax-09*", support="khind-26*"), phase="leadership"
    )
    table.play("play buka-29")
    assert table.choices == ["done"]


def test_khind_27_ignores_all_texts_except_on_flit_characters() -> None:
    table = given(seat(combat="hoax-12*", support="hoax-21*"), seat(support="khind-27*"))
    assert table.power(ANN) == 2 + 2
    table = given(seat(combat="flit-11* flit-15*"), seat(support="khind-27*"))
    assert table.power(ANN) == 6


def test_khind_27_does_nothing_against_another_laughing_gas() -> None:
    table = given(seat(combat="hoax-12*", support="hoax-21* khind-27*"), seat(support="khind-27*"))
    assert table.power(ANN) == 2 + 2 * 2


def test_khind_27_falls_with_all_supports() -> None:
    """Worked example W14 of the rules.  [LEG-15.10]"""
    table = given(seat(hand="flit-08"), seat(combat="hoax-09*", support="khind-27* khind-25*"))
    table.play("continue", "play flit-08", "done", "done", "announce fire")
    assert len(table.hand(ANN)) == 6


def test_khind_28_draws_a_card_in_the_end_phase() -> None:
    table = given(seat(hand="hoax-06", support="khind-28*"), seat(combat="hoax-09*"))
    table.play("continue", "play hoax-06", "done", "done", "announce fire", "use khind-28")
    assert len(table.hand(ANN)) == 7


def test_khind_29_searches_the_deck() -> None:
    table = given(
        seat(hand="khind-29", deck="vulca-01 vulca-02 vulca-03"), seat(combat="hoax-09*"), phase="leadership"
    )
    table.play("play khind-29", "use khind-29", "pick vulca-02")
    assert table.hand(ANN) == ["vulca-02"]
    assert table.deck(ANN) == ["vulca-01", "vulca-03"]


def test_khind_29_may_find_nothing() -> None:
    table = given(seat(hand="khind-29", deck="vulca-01"), seat(combat="hoax-09*"), phase="leadership")
    table.play("play khind-29", "use khind-29", "pick none")
    assert table.hand(ANN) == []


def test_khind_30_takes_three_random_cards_from_the_discard_pile() -> None:
    table = given(
        seat(hand="khind-30", discard="vulca-01 vulca-02 vulca-03 vulca-04"),
        seat(combat="hoax-09*"),
        phase="leadership",
    )
    table.play("play khind-30", "use khind-30")
    assert len(table.hand(ANN)) == 3
    assert len(table.discards(ANN)) == 1


def test_khind_31_fights_on_with_the_active_cards() -> None:
    table = given(
        seat(hand="khind-31 hoax-06 mimix-25", combat="vulca-05* vulca-18*"),
        seat(combat="hoax-09*"),
        phase="leadership",
    )
    table.play("play khind-31", "done", "continue")
    assert table.choices == ["done"]
    table.play("done")
    assert table.choices == ["done"]
    table.play("done", "announce fire")
    assert table.announced == 8


def test_khind_32_lets_each_player_play_a_crystal_card_without_its_dragon() -> None:
    table = given(
        seat(hand="khind-32 sample-07"),
        seat(combat="hoax-09*", hand="sample-17"),
        phase="leadership",
        cards=SAMPLES,
        match=True,
        achievements=True,
    )
    table.play("play khind-32")
    assert table.seat == BOB
    table.play("use khind-32", "pick sample-17")
    assert table.seat == ANN
    table.play("use khind-32", "pick sample-07")
    # The foe had one already: each discards one, the foe first.
    table.play("pick sample-17", "pick sample-07")
    assert (table.discards(ANN), table.discards(BOB)) == (["sample-07"], ["sample-17"])


def test_khind_32_may_be_left_by_either() -> None:
    table = given(
        seat(hand="khind-32 sample-07"),
        seat(combat="hoax-09*", hand="sample-17"),
        phase="leadership",
        cards=SAMPLES,
        match=True,
        achievements=True,
    )
    table.play("play khind-32", "skip khind-32", "use khind-32", "pick sample-07")
    assert table.names(table.state.achievements[ANN]) == ["sample-07"]
    assert table.hand(BOB) == ["sample-17"]


def test_khind_01_leaves_protected_characters_alone() -> None:
    table = given(seat(combat="aqua-02* hoax-01*"), seat(combat="khind-01*"))
    assert table.power(ANN) == 5


def test_khind_09_needs_a_card_in_the_foes_deck() -> None:
    table = given(seat(hand="khind-09"), seat(combat="hoax-09*", deck=0))
    table.play("continue", "play khind-09", "done", "done", "announce fire")
    assert table.choices == ["done"]


def test_khind_23_keeps_texts_in_force() -> None:
    table = given(seat(hand="khind-23", combat="hoax-12*", support="hoax-21*"), seat(combat="hoax-09*"))
    table.play("continue", "play khind-23 keep")
    assert table.power(ANN) == 2 + 1 + 2 * 2


def test_khind_25_counts_searching_as_taking() -> None:
    table = given(
        seat(hand="khind-29 hoax-06", deck="vulca-01 vulca-02"),
        seat(combat="hoax-09*", support="khind-25*"),
        phase="leadership",
    )
    table.play(
        "play khind-29",
        "use khind-29",
        "pick vulca-01",
        "done",
        "continue",
        "play hoax-06",
        "done",
        "done",
        "announce fire",
    )
    assert table.hand(ANN) == ["vulca-01"]


def test_khind_25_does_not_count_in_the_turn_of_its_owner() -> None:
    table = given(
        seat(support="khind-25*", hand="terrah-32"),
        seat(combat="hoax-09*", hand="hoax-01"),
        phase="leadership",
    )
    table.play("play terrah-32")
    assert len(table.hand(BOB)) == 4


def test_khind_31_does_not_repeat_texts_of_playing() -> None:
    table = given(
        seat(hand="khind-31", combat="hoax-17*", support="hoax-20*"),
        seat(combat="hoax-09*", hand="vulca-01 vulca-02"),
        phase="leadership",
    )
    table.play("play khind-31", "done", "continue", "done", "done", "announce fire")
    assert table.announced == 4
    assert len(table.hand(BOB)) == 2


def test_khind_31_still_allows_extra_plays() -> None:
    table = given(
        seat(hand="khind-31 hoax-21 hoax-22", combat="hoax-14*"), seat(combat="hoax-09*"), phase="leadership"
    )
    table.play("play khind-31", "done", "continue", "done", "play hoax-21")
    assert table.choices == ["done"]


def test_khind_07_may_be_used_again_on_the_next_turn() -> None:
    table = given(
        seat(hand="khind-23 khind-31", combat="khind-07*"),
        seat(combat="hoax-09*", support="hoax-21* hoax-22*", hand="vulca-05"),
    )
    table.play(
        "use khind-07",
        "pick hoax-21",
        "continue",
        "play khind-23 keep",
        "done",
        "done",
        "announce fire",
        "done",
    )
    table.play("done", "done", "continue", "play vulca-05", "done", "done", "announce fire", "done")
    table.play("use khind-07", "pick hoax-22")
    assert table.discards(BOB) == ["hoax-21", "hoax-22"]


def test_khind_14_doubles_what_is_doubled_already() -> None:
    table = given(
        seat(combat="khind-14* khind-10* vulca-21*"),
        seat(combat="hoax-09*"),
        targets={"vulca-21": "khind-10"},
    )
    assert table.power(ANN) == 3 * 4


def test_khind_30_takes_cards_as_far_as_it_may_or_not_at_all() -> None:
    table = given(
        seat(hand="khind-30 hoax-06 hoax-07", discard="vulca-01 vulca-02 vulca-03"),
        seat(combat="hoax-09*", support="terrah-27*"),
        phase="leadership",
    )
    table.play("play khind-30")
    assert table.choices == ["done"]


def test_khind_32_does_nothing_outside_a_match() -> None:
    table = given(
        seat(hand="khind-32 sample-07"),
        seat(combat="hoax-09*", hand="sample-17"),
        phase="leadership",
        cards=SAMPLES,
    )
    table.play("play khind-32").until("engagement")
    assert table.hand(ANN) == ["sample-07"]
    assert table.hand(BOB) == ["sample-17"]
