"""The Aqua cards with a text, each as a piece of a game."""

from __future__ import annotations

import pytest

from games.legends.cards.report import SAMPLES
from games.legends.table_language import ANN, BOB, given, seat


def test_aqua_11_discards_any_number_of_own_cards() -> None:
    table = given(seat(hand="aqua-11 hoax-01 hoax-02 hoax-03"), seat(combat="hoax-09*"))
    table.play("continue", "play aqua-11", "use aqua-11", "pick hoax-01", "pick hoax-03", "done")
    assert table.discards(ANN) == ["hoax-01", "hoax-03"]
    assert table.hand(ANN) == ["hoax-02"]


def test_aqua_12_makes_the_next_card_free() -> None:
    """Worked example W35 of the rules.  [LEG-11.2, LEG-14.18]"""
    table = given(seat(hand="aqua-12 mimix-03 mimix-04 hoax-06"), seat(combat="hoax-09*"))
    table.play("continue", "play aqua-12", "play mimix-03", "play mimix-04")
    assert table.choices == ["done"]
    assert table.power(ANN) == 2 + 6 + 1


def test_aqua_12_frees_a_booster_in_the_first_turn_of_a_fight() -> None:
    table = given(seat(hand="aqua-12 vulca-18 mimix-25"), seat(), fight=None)
    table.play("start", "play aqua-12", "done")
    assert table.choices == ["play vulca-18", "play mimix-25", "done"]
    table.play("play vulca-18")
    assert table.choices == ["done"]


def test_aqua_13_makes_the_next_card_free() -> None:
    table = given(seat(hand="aqua-13 hoax-06 hoax-07"), seat(combat="hoax-09*"))
    table.play("continue", "play aqua-13", "play hoax-06")
    assert table.choices == ["done"]
    assert table.power(ANN) == 0 + 3


def test_aqua_13_frees_yang_who_frees_the_next() -> None:
    table = given(seat(hand="aqua-13 aqua-12 hoax-06 hoax-07"), seat(combat="hoax-09*"))
    table.play("continue", "play aqua-13", "play aqua-12", "play hoax-06")
    assert table.choices == ["done"]
    assert table.power(ANN) == 0 + 2 + 3


def test_aqua_14_puts_any_number_of_cards_under_the_deck() -> None:
    hand = "aqua-14 hoax-01 hoax-02 hoax-03 hoax-04 hoax-05 hoax-06"
    table = given(seat(hand=hand, deck="vulca-01"), seat(combat="hoax-09*"))
    table.play("continue", "play aqua-14", "use aqua-14", "pick hoax-03", "pick hoax-01", "done")
    assert table.hand(ANN) == ["hoax-02", "hoax-04", "hoax-05", "hoax-06"]
    table.play("done", "done", "announce fire")
    # Two cards are drawn: the rest of the deck, then the first that went under it.
    assert table.hand(ANN) == ["hoax-02", "hoax-03", "hoax-04", "hoax-05", "hoax-06", "vulca-01"]
    assert table.deck(ANN) == ["hoax-01"]


def test_aqua_15_plays_a_crystal_card_without_its_dragon() -> None:
    table = given(
        seat(hand="sample-07 hoax-27", combat="aqua-15*"),
        seat(combat="hoax-09*"),
        phase="leadership",
        cards=SAMPLES,
        match=True,
        achievements=True,
    )
    table.play("play sample-07")
    assert table.names(table.state.achievements[ANN]) == ["sample-07"]
    assert table.choices == ["done"]


def test_aqua_15_is_needed_while_the_dragon_is_elsewhere() -> None:
    table = given(
        seat(hand="sample-07"),
        seat(combat="hoax-09*"),
        phase="leadership",
        cards=SAMPLES,
        match=True,
        achievements=True,
    )
    assert table.choices == ["done"]


def test_aqua_19_makes_the_total_at_least_seven_in_a_fire_fight() -> None:
    table = given(seat(hand="hoax-06 aqua-19"), seat(combat="hoax-09*"))
    table.play("continue", "play hoax-06", "done", "play aqua-19")
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (7, 2)


def test_aqua_20_makes_the_total_at_least_seven_in_an_earth_fight() -> None:
    table = given(seat(hand="hoax-06 aqua-20"), seat(combat="hoax-08*"), fight="earth")
    table.play("continue", "play hoax-06", "done", "play aqua-20")
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (3, 7)


@pytest.mark.parametrize(("played", "lying"), [("aqua-25", "aqua-26"), ("aqua-26", "aqua-25")])
def test_aqua_25_26_make_the_foe_retreat_when_two_floods_are_active(played: str, lying: str) -> None:
    """Worked example W25 of the rules.  [LEG-14.12, LEG-14.13]"""
    table = given(seat(hand=f"hoax-06 {played}", support=f"{lying}*"), seat(combat="hoax-09*"))
    table.play("continue", "play hoax-06", "done", f"play {played}", "done", "announce fire", "done")
    assert table.dragons[ANN] == 1
    assert table.decision == "p2 begin"
    assert not table.fight_is_running


def test_aqua_25_alone_does_nothing() -> None:
    table = given(seat(hand="hoax-06 aqua-25"), seat(combat="hoax-09*"))
    table.play("continue", "play hoax-06", "done", "play aqua-25", "done", "announce fire", "done")
    assert table.dragons[ANN] == 0
    assert table.fight_is_running


def test_aqua_27_raises_every_character_to_its_higher_value() -> None:
    table = given(seat(hand="mimix-03 mimix-04", support="aqua-27*"), seat(combat="hoax-09*"))
    table.play("continue", "play mimix-03", "play mimix-04")
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (12, 12)


def test_aqua_28_attracts_a_dragon_unless_a_character_is_discarded() -> None:
    table = given(seat(hand="hoax-06 hoax-07"), seat(combat="hoax-09*", support="aqua-28*"))
    table.play("continue", "play hoax-06", "done", "meet aqua-28", "pick hoax-07", "done")
    assert table.dragons[BOB] == 0
    table = given(seat(hand="hoax-06 hoax-07"), seat(combat="hoax-09*", support="aqua-28*"))
    table.play("continue", "play hoax-06", "done", "done")
    assert table.dragons[BOB] == 1
    table.play("announce fire")


def test_aqua_28_attracts_a_dragon_also_when_the_foe_retreats() -> None:
    table = given(seat(hand="hoax-06"), seat(combat="hoax-09*", support="aqua-28*"))
    table.play("retreat")
    assert table.dragons[BOB] == 2


def test_aqua_29_makes_the_foe_discard_down_to_five_cards() -> None:
    hand = "vulca-01 vulca-02 vulca-03 vulca-04 vulca-05 vulca-06 vulca-07"
    table = given(seat(hand="aqua-29"), seat(combat="hoax-09*", hand=hand), phase="leadership")
    table.play("play aqua-29", "pick vulca-07", "pick vulca-01")
    assert table.discards(BOB) == ["vulca-07", "vulca-01"]
    assert table.seat == ANN


def test_aqua_30_discards_the_active_combat_area_but_one_character() -> None:
    """Worked example W33 of the rules.  [LEG-15.13]"""
    table = given(seat(hand="aqua-30"), seat(combat="hoax-06 aqua-02* aqua-07* aqua-16*"), phase="leadership")
    table.play("play aqua-30", "use aqua-30")
    assert table.choices == ["pick aqua-02", "pick aqua-07"]
    table.play("pick aqua-02")
    assert table.discards(BOB) == ["aqua-07", "aqua-16"]
    table = given(seat(hand="aqua-30"), seat(combat="hoax-06 aqua-02* aqua-07* aqua-16*"), phase="leadership")
    table.play("play aqua-30", "use aqua-30", "pick aqua-07")
    assert table.discards(BOB) == ["aqua-16"]


def test_aqua_31_shuffles_the_own_discard_pile_into_the_deck() -> None:
    table = given(
        seat(hand="aqua-31", discard="hoax-01 hoax-02"),
        seat(combat="hoax-09*", discard="hoax-03"),
        phase="leadership",
    )
    table.play("play aqua-31", "use aqua-31")
    assert (table.discards(ANN), table.deck_size(ANN)) == ([], 12)
    assert (table.discards(BOB), table.deck_size(BOB)) == (["hoax-03"], 10)


def test_aqua_32_lets_each_player_change_the_hand_for_six_new_cards() -> None:
    table = given(
        seat(hand="aqua-32 hoax-01"),
        seat(combat="hoax-09*", hand="vulca-01 vulca-02", deck=3),
        phase="leadership",
    )
    table.play("play aqua-32")
    assert (len(table.hand(ANN)), table.deck_size(ANN)) == (6, 5)
    assert (len(table.hand(BOB)), table.deck_size(BOB)) == (5, 0)


def test_aqua_12_is_not_used_up_by_a_bluff() -> None:
    table = given(seat(hand="aqua-12 buka-04 hoax-21 hoax-22"), seat(combat="hoax-09*"))
    table.play("continue", "play aqua-12", "done", "bluff buka-04")
    assert table.choices == ["play hoax-21", "play hoax-22", "done"]
    table.play("play hoax-21")
    assert table.choices == ["done"]


def test_aqua_28_charges_once_in_a_turn() -> None:
    table = given(seat(hand="buka-01 buka-04"), seat(combat="hoax-09*", support="aqua-28*"))
    table.play("continue", "play buka-01", "done", "bluff buka-04", "done", "announce fire", "call")
    # One for the demand, one for the call, one for the retreat.
    assert table.dragons[BOB] == 3
    assert table.winner is None


def test_aqua_28_wants_a_character() -> None:
    table = given(seat(hand="hoax-06 hoax-21 hoax-27"), seat(combat="hoax-09*", support="aqua-28*"))
    table.play("continue", "play hoax-06")
    assert not table.offers("meet aqua-28")


def test_aqua_29_leaves_five_cards_alone() -> None:
    hand = "vulca-01 vulca-02 vulca-03 vulca-04 vulca-05"
    table = given(seat(hand="aqua-29"), seat(combat="hoax-09*", hand=hand), phase="leadership")
    table.play("play aqua-29")
    assert table.seat == ANN


def test_aqua_31_may_be_left() -> None:
    table = given(seat(hand="aqua-31", discard="hoax-01"), seat(combat="hoax-09*"), phase="leadership")
    table.play("play aqua-31", "skip aqua-31")
    assert table.discards(ANN) == ["hoax-01"]


def test_aqua_25_adds_the_dragon_of_an_unmet_demand() -> None:
    table = given(
        seat(hand="hoax-06", support="aqua-25* aqua-26* aqua-28*"), seat(combat="hoax-09*", hand="hoax-01")
    )
    table.play("continue", "play hoax-06", "done", "done", "announce fire", "done")
    assert table.dragons[ANN] == 2


def test_aqua_32_draws_nothing_where_nothing_may_be_taken() -> None:
    table = given(
        seat(hand="aqua-32 hoax-01"), seat(combat="pillar-15*", hand="vulca-01"), phase="leadership"
    )
    table.play("play aqua-32")
    assert (len(table.hand(ANN)), table.deck_size(ANN)) == (0, 11)
    assert len(table.hand(BOB)) == 6
