"""The Hoax cards with a text, each as a piece of a game."""

from __future__ import annotations

from games.legends.cards.report import active, is_protected
from games.legends.table_language import ANN, BOB, given, seat


def test_hoax_10_attracts_one_dragon_more_when_the_foe_retreats() -> None:
    table = given(seat(), seat(combat="hoax-10*"))
    table.play("retreat")
    assert table.dragons[BOB] == 2


def test_hoax_10_is_covered_and_silent_after_the_next_character() -> None:
    table = given(seat(), seat(combat="hoax-10 hoax-06*"))
    table.play("retreat")
    assert table.dragons[BOB] == 1


def test_hoax_11_retreats_without_giving_a_dragon() -> None:
    table = given(seat(combat="hoax-11*"), seat(combat="hoax-10*"))
    table.play("retreat")
    assert table.dragons[BOB] == 0


def test_hoax_12_doubles_both_values_of_all_supports() -> None:
    table = given(seat(hand="hoax-12", support="hoax-21* hoax-22*"), seat(combat="hoax-09*"))
    table.play("continue", "play hoax-12")
    assert table.power(ANN, "fire") == 2 + 2 * 2 + 2 * 1
    assert table.power(ANN, "earth") == 2 + 2 * 1 + 2 * 2


def test_hoax_13_forbids_leadership_cards_boosters_and_supports() -> None:
    table = given(seat(hand="hoax-27 hoax-06 hoax-19 hoax-21"), seat(combat="hoax-13*"), phase="leadership")
    assert table.choices == ["done"]
    table.play("done", "continue", "play hoax-06", "done")
    assert table.choices == ["done"]


def test_hoax_14_plays_one_support_beyond_the_limit() -> None:
    table = given(seat(hand="hoax-14 hoax-20 hoax-21 hoax-22"), seat(combat="hoax-09*"))
    table.play("continue", "play hoax-14", "done", "play hoax-20", "play hoax-21")
    assert table.choices == ["done"]


def test_hoax_14_plays_a_support_in_the_first_turn_of_a_fight() -> None:
    table = given(seat(hand="hoax-14 hoax-20 hoax-21"), seat(), fight=None)
    table.play("start", "play hoax-14", "done", "play hoax-20")
    assert table.choices == ["done"]


def test_hoax_15_draws_up_to_nine_as_the_last_thing_in_the_turn() -> None:
    table = given(seat(hand="hoax-15", deck=12), seat(combat="hoax-09*"))
    table.play("continue", "play hoax-15", "done", "done", "announce fire", "done")
    assert table.choices == ["use hoax-15", "skip hoax-15"]
    assert len(table.hand(ANN)) == 6
    table.play("use hoax-15")
    assert len(table.hand(ANN)) == 9
    assert table.seat == BOB


def test_hoax_15_draws_as_far_as_the_deck_goes() -> None:
    table = given(seat(hand="hoax-15", deck=7), seat(combat="hoax-09*"))
    table.play("continue", "play hoax-15", "done", "done", "announce fire", "done", "use hoax-15")
    assert len(table.hand(ANN)) == 7


def test_hoax_16_ignores_every_icon_but_stop() -> None:
    table = given(seat(hand="hoax-06 mimix-22 hoax-18"), seat(combat="hoax-16* vulca-18*"))
    # The fire shield does not help against 5, and Sun Setting is not FREE.
    assert table.choices == ["retreat"]
    table = given(seat(hand="mimix-20 hoax-21"), seat(combat="hoax-16*"))
    table.play("continue", "play mimix-20", "done")
    assert table.choices == ["done"]


def test_hoax_16_reaches_protected_cards() -> None:
    table = given(
        seat(hand="vulca-14", combat="hoax-16*"), seat(combat="hoax-09*", support="aqua-23*"), fight="earth"
    )
    assert not is_protected(table, "aqua-23")
    table = given(
        seat(hand="vulca-14", combat="hoax-06*"), seat(combat="hoax-09*", support="aqua-23*"), fight="earth"
    )
    assert is_protected(table, "aqua-23")


def test_hoax_17_discards_two_cards_from_the_foes_hand_at_random() -> None:
    table = given(seat(hand="hoax-17 hoax-21"), seat(combat="hoax-09*", hand="vulca-01 vulca-02 vulca-03"))
    table.play("continue", "play hoax-17", "use hoax-17")
    assert table.choices == ["pick random"]
    table.play("pick random", "pick random")
    assert len(table.hand(BOB)) == 1
    assert len(table.discards(BOB)) == 2


def test_hoax_17_names_revealed_cards() -> None:
    """Worked example W31 of the rules.  [LEG-16.6]"""
    table = given(
        seat(hand="hoax-17 hoax-20"),
        seat(
            combat="hoax-09*",
            hand="vulca-01 vulca-02 vulca-03 vulca-04 vulca-05",
            revealed="vulca-01 vulca-02",
        ),
    )
    table.play("continue", "play hoax-17", "use hoax-17")
    assert table.choices == ["pick vulca-01", "pick vulca-02", "pick random"]
    table.play("pick vulca-02", "pick random")
    assert table.discards(BOB)[0] == "vulca-02"
    assert "vulca-01" in table.hand(BOB)
    assert len(table.hand(BOB)) == 3


def test_hoax_17_needs_two_cards_in_the_foes_hand() -> None:
    table = given(seat(hand="hoax-17 hoax-21"), seat(combat="hoax-09*", hand="vulca-01"))
    table.play("continue", "play hoax-17")
    assert table.choices == ["done"]


def test_hoax_25_doubles_the_earth_of_one_character() -> None:
    table = given(seat(hand="terrah-05 hoax-25"), seat(combat="hoax-06*"), fight="earth")
    table.play("continue", "play terrah-05", "done", "play hoax-25")
    assert table.power(ANN, "earth") == 10
    assert table.power(ANN, "fire") == 1


def test_hoax_25_turns_to_the_new_character_when_its_target_is_covered() -> None:
    """Worked example W32 of the rules.  [LEG-15.12]"""
    table = given(
        seat(hand="terrah-08", combat="terrah-04*", support="hoax-25*"),
        seat(combat="hoax-08*"),
        fight="earth",
    )
    table.play("continue", "play terrah-08")
    assert table.power(ANN) == 2


def test_hoax_26_lets_the_foe_play_one_card_a_turn() -> None:
    table = given(seat(hand="hoax-06 hoax-21"), seat(combat="hoax-09*", support="hoax-26*"))
    table.play("continue", "play hoax-06", "done")
    assert table.choices == ["done"]


def test_hoax_26_counts_leadership_cards_too() -> None:
    table = given(
        seat(hand="hoax-29 hoax-06"), seat(combat="hoax-09*", support="hoax-26*"), phase="leadership"
    )
    table.play("play hoax-29", "done")
    assert table.choices == ["retreat"]


def test_hoax_27_draws_five_cards() -> None:
    """Worked example W28 of the rules.  [LEG-15.3]"""
    table = given(seat(hand="hoax-27", deck=5), seat(combat="hoax-09*"), phase="leadership")
    table.play("play hoax-27", "use hoax-27")
    assert len(table.hand(ANN)) == 5
    assert table.leadership(ANN) == ["hoax-27"]


def test_hoax_27_is_not_used_with_four_cards_in_the_deck() -> None:
    """Worked example W28 of the rules.  [LEG-15.3]"""
    table = given(seat(hand="hoax-27", deck=4), seat(combat="hoax-09*"), phase="leadership")
    table.play("play hoax-27")
    assert table.choices == ["done"]
    assert len(table.hand(ANN)) == 0


def test_hoax_28_ignores_the_foes_texts_this_turn() -> None:
    table = given(seat(hand="hoax-28"), seat(combat="hoax-10*"), phase="leadership")
    table.play("play hoax-28", "done", "retreat")
    assert table.dragons[BOB] == 1


def test_hoax_28_does_nothing_against_laughing_gas() -> None:
    """Worked example W15 of the rules.  [LEG-15.10, LEG-8.3]"""
    table = given(
        seat(hand="hoax-28", combat="flit-08*"),
        seat(combat="hoax-10*", support="khind-27*"),
        phase="leadership",
    )
    table.play("play hoax-28", "done", "retreat")
    assert table.dragons[BOB] == 2


def test_hoax_29_plays_any_number_of_supports() -> None:
    table = given(
        seat(hand="hoax-29 hoax-06 hoax-20 hoax-21 hoax-22 hoax-23"),
        seat(combat="hoax-09*"),
        phase="leadership",
    )
    table.play("play hoax-29", "done", "continue", "play hoax-06", "done")
    table.play("play hoax-20", "play hoax-21", "play hoax-22", "play hoax-23")
    assert table.power(ANN) == 3 + 3 + 2 + 1 + 2


def test_hoax_30_discards_all_active_free_cards() -> None:
    table = given(
        seat(hand="hoax-30"),
        seat(combat="mimix-24 mimix-22* mimix-11*", support="pillar-29*"),
        phase="leadership",
    )
    table.play("play hoax-30", "use hoax-30")
    assert table.discards(BOB) == ["mimix-22", "pillar-29"]
    assert active(table, BOB) == ["mimix-11"]


def test_hoax_30_finds_no_prey_where_free_is_ignored() -> None:
    table = given(
        seat(hand="hoax-30", support="terrah-26*"), seat(combat="mimix-22* mimix-11*"), phase="leadership"
    )
    table.play("play hoax-30")
    assert table.choices == ["done"]


def test_hoax_31_gives_two_leadership_cards_for_a_dragon() -> None:
    table = given(seat(hand="hoax-31 hoax-27 hoax-29 hoax-06"), seat(combat="hoax-09*"), phase="leadership")
    table.play("play hoax-31", "use hoax-31")
    assert table.choices == ["pick hoax-27", "pick hoax-29"]
    table.play("pick hoax-27", "pick hoax-29")
    assert table.dragons[ANN] == 1
    assert table.leadership(ANN) == ["hoax-31", "hoax-27", "hoax-29"]
    assert table.discards(ANN) == []


def test_hoax_31_needs_two_cards_of_one_sort() -> None:
    table = given(seat(hand="hoax-31 hoax-27 hoax-06"), seat(combat="hoax-09*"), phase="leadership")
    table.play("play hoax-31")
    assert not table.offers("use hoax-31")


def test_hoax_32_makes_each_player_discard_three_cards() -> None:
    table = given(
        seat(hand="hoax-32 hoax-06 hoax-07"),
        seat(combat="hoax-09*", hand="vulca-01 vulca-02 vulca-03 vulca-04"),
        phase="leadership",
    )
    table.play("play hoax-32")
    assert table.seat == BOB
    table.play("pick vulca-01", "pick vulca-03", "pick vulca-04")
    assert table.seat == ANN
    table.play("pick hoax-07", "pick hoax-06")
    assert table.discards(BOB) == ["vulca-01", "vulca-03", "vulca-04"]
    assert table.discards(ANN) == ["hoax-07", "hoax-06"]


def test_hoax_11_does_not_stop_the_dragon_of_a_demand() -> None:
    table = given(seat(hand="hoax-06", combat="hoax-11*"), seat(combat="hoax-09*", support="aqua-28*"))
    table.play("retreat")
    assert table.dragons[BOB] == 1


def test_hoax_16_takes_the_fitting_icon_from_a_called_bluff() -> None:
    table = given(seat(hand="buka-01 buka-08", support="bluff:buka-07"), seat(combat="hoax-16*"))
    table.play("continue", "play buka-01", "done")
    assert table.choices == ["done"]
    table.play("done", "announce fire", "call")
    assert table.dragons[BOB] == 2
    assert not table.fight_is_running


def test_hoax_25_chooses_one_of_two_characters() -> None:
    table = given(seat(hand="mimix-03 mimix-04 hoax-25"), seat(combat="hoax-08*"), fight="earth")
    table.play(
        "continue", "play mimix-03", "play mimix-04", "done", "play hoax-25", "target hoax-25 mimix-04"
    )
    assert table.power(ANN) == 1 + 12


def test_hoax_26_leaves_only_loading_to_entreat_favor() -> None:
    table = given(
        seat(hand="buka-27 khind-31", ships="buka-30", deck="buka-29 buka-01"),
        seat(combat="hoax-09*", support="hoax-26*"),
        phase="leadership",
    )
    table.play("play buka-27", "use buka-27")
    assert table.choices == ["pick buka-01", "pick none"]


def test_hoax_26_lets_the_foe_fight_on_with_the_one_card() -> None:
    table = given(
        seat(hand="khind-31", combat="vulca-05*"),
        seat(combat="hoax-09*", support="hoax-26*"),
        phase="leadership",
    )
    table.play("play khind-31", "done", "continue", "done", "done", "announce fire")
    assert table.announced == 5


def test_hoax_28_reaches_flit_characters_too() -> None:
    table = given(seat(hand="hoax-28"), seat(combat="flit-11* flit-15*"), phase="leadership")
    assert table.power(BOB) == 6
    table.play("play hoax-28")
    assert table.power(BOB) == 3


def test_hoax_28_stops_when_the_turn_is_over() -> None:
    table = given(seat(hand="hoax-28 vulca-01"), seat(combat="flit-11* flit-15*"), phase="leadership")
    table.play("play hoax-28", "done", "continue", "play vulca-01", "done", "done", "announce fire", "done")
    assert table.power(BOB) == 6


def test_hoax_14_does_not_add_boosters() -> None:
    table = given(seat(hand="hoax-14 mimix-25 mimix-26 hoax-21 hoax-22"), seat(combat="hoax-09*"))
    table.play("continue", "play hoax-14", "done", "play mimix-25")
    assert table.choices == ["play hoax-21", "play hoax-22", "done"]
    table.play("play hoax-21")
    assert table.choices == ["done"]


def test_hoax_16_takes_the_granted_free_from_cards_of_a_ship() -> None:
    table = given(
        seat(ships="buka-30", cargo="buka-01@buka-30 buka-05@buka-30"), seat(combat="hoax-16*"), phase="begin"
    )
    table.play("land buka-30", "done", "done", "continue", "play buka-01")
    assert table.choices == ["done"]


def test_hoax_27_is_not_used_where_not_all_five_may_be_taken() -> None:
    table = given(seat(hand="hoax-27"), seat(combat="hoax-09*", support="terrah-27*"), phase="leadership")
    table.play("play hoax-27")
    assert table.choices == ["done"]
