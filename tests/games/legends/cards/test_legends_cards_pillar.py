"""The Pillar cards with a text, each as a piece of a game."""

from __future__ import annotations

import pytest

from games.legends.table_language import ANN, BOB, given, seat


def test_pillar_11_plays_one_booster_beyond_the_limit() -> None:
    table = given(seat(hand="pillar-11 mimix-25 mimix-26 vulca-18"), seat(combat="hoax-09*"))
    table.play("continue", "play pillar-11", "done", "play mimix-25", "play mimix-26")
    assert table.choices == ["done"]


def test_pillar_12_takes_another_card_of_the_combat_area_back() -> None:
    table = given(
        seat(hand="pillar-12", combat="hoax-06 hoax-07*", support="hoax-21*"), seat(combat="hoax-09*")
    )
    table.play("continue", "play pillar-12", "use pillar-12")
    assert table.choices == ["pick hoax-06", "pick hoax-07"]
    table.play("pick hoax-07")
    assert table.hand(ANN) == ["hoax-07"]


def test_pillar_13_discards_one_card_from_the_foes_hand() -> None:
    table = given(
        seat(hand="pillar-13"),
        seat(combat="hoax-09*", hand="vulca-01 vulca-02 vulca-03", revealed="vulca-01"),
    )
    table.play("continue", "play pillar-13", "use pillar-13")
    assert table.choices == ["pick vulca-01", "pick random"]
    table.play("pick random")
    assert len(table.hand(BOB)) == 2
    assert "vulca-01" in table.hand(BOB)


def test_pillar_14_doubles_the_demand_of_a_caterpillar() -> None:
    table = given(seat(hand="hoax-06 vulca-12 vulca-18 mimix-25"), seat(combat="pillar-14* pillar-16*"))
    table.play("meet pillar-16", "pick vulca-12", "pick vulca-18")
    assert table.discards(ANN) == ["vulca-12", "vulca-18"]
    table = given(seat(hand="hoax-06 vulca-12 mimix-25"), seat(combat="pillar-14* pillar-16*"))
    assert not table.offers("continue")


def test_pillar_14_doubles_one_caterpillar_only() -> None:
    table = given(seat(hand="pillar-14 pillar-16 pillar-17"), seat(combat="hoax-09*"))
    table.play("continue", "play pillar-14", "done", "play pillar-16", "play pillar-17")
    assert table.choices == ["target pillar-14 pillar-17", "keep pillar-14"]
    table.play("target pillar-14 pillar-17")
    assert table.target("pillar-14") == "pillar-17"


def test_pillar_15_lets_the_foe_take_no_cards_at_all() -> None:
    table = given(seat(hand="hoax-06", combat="hoax-05*"), seat(combat="pillar-15*"), phase="begin")
    assert table.choices == ["done"]
    table.play("done", "done", "continue", "play hoax-06", "done", "done", "announce fire")
    assert table.hand(ANN) == []


def test_pillar_16_demands_three_fire() -> None:
    """Worked example W22 of the rules.  [LEG-14.3]"""
    table = given(
        seat(hand="power-9 plain-3-0 plain-2-0 plain-1-0 plain-0-3"), seat(combat="hoax-09* pillar-16*")
    )
    table.play("meet pillar-16")
    assert table.choices == ["pick power-9", "pick plain-3-0", "pick plain-2-0", "pick plain-1-0"]
    table.play("pick plain-2-0")
    assert table.choices == ["pick plain-1-0"]
    table.play("pick plain-1-0")
    assert table.discards(ANN) == ["plain-2-0", "plain-1-0"]
    table.play("continue", "play plain-3-0", "done", "done", "announce fire")


def test_pillar_16_makes_a_foe_who_cannot_pay_retreat() -> None:
    table = given(seat(hand="hoax-06 terrah-10"), seat(combat="hoax-09* pillar-16*"))
    assert not table.offers("continue")


def test_pillar_16_may_be_met_until_the_support_phase_ends() -> None:
    table = given(seat(hand="hoax-06 vulca-12"), seat(combat="hoax-09* pillar-16*"))
    table.play("continue", "play hoax-06", "done")
    assert table.choices == ["meet pillar-16"]
    table.play("meet pillar-16", "pick vulca-12", "done", "announce fire")
    assert table.announced == 3


def test_pillar_17_demands_three_earth() -> None:
    table = given(seat(hand="hoax-06 vulca-12 terrah-10"), seat(combat="hoax-09* pillar-17*"))
    table.play("continue", "play hoax-06", "done", "meet pillar-17")
    assert table.choices == ["pick terrah-10"]
    table.play("pick terrah-10", "done")


def test_pillar_18_demands_two_fire_and_two_earth_of_different_cards() -> None:
    """Worked example W23 of the rules.  [LEG-14.3, LEG-17.3]"""
    table = given(seat(hand="power-9 hoax-06 hoax-07"), seat(combat="hoax-09* pillar-18*"))
    table.play("continue", "play power-9", "done", "meet pillar-18", "pick hoax-06", "pick hoax-07", "done")
    assert table.discards(ANN) == ["hoax-06", "hoax-07"]
    table = given(seat(hand="power-9 hoax-06"), seat(combat="hoax-09* pillar-18*"))
    assert not table.offers("continue")


def test_pillar_19_demands_five_fire_or_five_earth() -> None:
    table = given(seat(hand="power-9 plain-3-2 plain-2-0 plain-0-3"), seat(combat="hoax-09* pillar-19*"))
    table.play("continue", "play power-9", "done", "meet pillar-19", "pick plain-3-2")
    assert table.choices == ["pick plain-2-0", "pick plain-0-3"]
    table.play("pick plain-0-3", "done")


def test_pillar_19_does_not_add_fire_to_earth() -> None:
    table = given(seat(hand="plain-1-0 plain-3-1 plain-1-3"), seat(combat="hoax-09* pillar-19*"))
    assert not table.offers("continue")


def test_pillar_20_demands_two_moons() -> None:
    table = given(seat(hand="hoax-06 hoax-01 hoax-02 hoax-27 hoax-07"), seat(combat="hoax-09* pillar-20*"))
    table.play("meet pillar-20")
    assert table.choices == ["pick hoax-01", "pick hoax-02", "pick hoax-27"]
    table.play("pick hoax-27")
    assert table.leadership(ANN) == ["hoax-27"]


def test_pillar_21_doubles_both_values_of_one_character() -> None:
    table = given(seat(hand="hoax-06 pillar-21"), seat(combat="hoax-09*"))
    table.play("continue", "play hoax-06", "done", "play pillar-21")
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (6, 4)


def test_pillar_22_raises_to_the_sum_of_the_printed_values() -> None:
    table = given(seat(hand="hoax-09 pillar-22"), seat(combat="hoax-09*"))
    table.play("continue", "play hoax-09", "done", "play pillar-22")
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (4, 4)


def test_pillar_23_raises_to_the_higher_printed_value() -> None:
    table = given(seat(hand="hoax-09 pillar-23"), seat(combat="hoax-09*"))
    table.play("continue", "play hoax-09", "done", "play pillar-23")
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (3, 3)


def test_pillar_24_raises_fire_to_six() -> None:
    table = given(seat(hand="hoax-09 pillar-24"), seat(combat="hoax-09*"))
    table.play("continue", "play hoax-09", "done", "play pillar-24")
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (6, 3)


def test_pillar_24_never_lowers() -> None:
    table = given(seat(combat="vulca-01* pillar-24*"), seat(combat="hoax-09*"))
    assert table.power(ANN, "fire") == 7


def test_pillar_25_raises_earth_to_six() -> None:
    table = given(seat(hand="hoax-09 pillar-25"), seat(combat="hoax-09*"))
    table.play("continue", "play hoax-09", "done", "play pillar-25")
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (1, 6)


def test_pillar_26_raises_both_values_to_five() -> None:
    table = given(seat(hand="hoax-09 pillar-26"), seat(combat="hoax-09*"))
    table.play("continue", "play hoax-09", "done", "play pillar-26")
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (5, 5)


def test_pillar_27_reveals_the_foes_hand() -> None:
    table = given(seat(hand="hoax-06 pillar-27"), seat(combat="hoax-09*", hand="vulca-01 vulca-02"))
    table.play("continue", "play hoax-06", "done", "play pillar-27")
    assert table.is_revealed("vulca-01")
    assert table.is_revealed("vulca-02")


def test_pillar_27_does_not_reveal_cards_taken_later() -> None:
    table = given(
        seat(hand="hoax-06 pillar-27"),
        seat(combat="hoax-09*", hand="vulca-01 vulca-10", deck="vulca-03 vulca-04"),
    )
    table.play("continue", "play hoax-06", "done", "play pillar-27", "done", "announce fire", "done")
    table.play("done", "done", "continue", "play vulca-10", "done", "done", "announce fire")
    assert sorted(table.hand(BOB)) == ["vulca-01", "vulca-03", "vulca-04"]
    assert table.is_revealed("vulca-01")
    assert not table.is_revealed("vulca-03")


def test_pillar_30_reveals_the_foes_hand() -> None:
    table = given(
        seat(hand="pillar-30"), seat(combat="hoax-09*", hand="vulca-01 vulca-02"), phase="leadership"
    )
    table.play("play pillar-30")
    assert table.is_revealed("vulca-01")
    assert table.is_revealed("vulca-02")


def test_pillar_31_gives_five_moons_for_a_dragon() -> None:
    table = given(
        seat(hand="pillar-31 hoax-25 hoax-01 hoax-06 hoax-10"), seat(combat="hoax-09*"), phase="leadership"
    )
    table.play("play pillar-31", "use pillar-31", "pick hoax-25", "pick hoax-01")
    assert table.dragons[ANN] == 1
    assert table.discards(ANN) == ["hoax-25", "hoax-01"]


def test_pillar_32_lets_each_player_pay_for_a_dragon() -> None:
    table = given(
        seat(hand="pillar-32 hoax-06 hoax-07"),
        seat(combat="hoax-09*", hand="vulca-12 vulca-13"),
        phase="leadership",
    )
    table.play("play pillar-32")
    assert table.seat == BOB
    table.play("use pillar-32", "pick vulca-12", "pick vulca-13")
    assert table.dragons[BOB] == 1
    assert table.seat == ANN
    table.play("use pillar-32", "pick hoax-06", "pick hoax-07")
    assert table.dragons[BOB] == 0
    assert table.dragons[ANN] == 0


def test_pillar_32_may_be_left() -> None:
    table = given(
        seat(hand="pillar-32 hoax-06 hoax-07"),
        seat(combat="hoax-09*", hand="vulca-12 vulca-13"),
        phase="leadership",
    )
    table.play("play pillar-32", "skip pillar-32", "skip pillar-32")
    assert table.dragons[ANN] == 0


def test_pillar_14_loses_its_target_when_the_caterpillars_are_covered() -> None:
    table = given(seat(hand="hoax-06 vulca-12"), seat(combat="pillar-16 pillar-14*"), targets={})
    table.play("continue", "play hoax-06")
    assert table.target("pillar-14") is None


def test_pillar_18_counts_fire_and_earth_of_two_sets() -> None:
    table = given(seat(hand="power-9 plain-2-0 plain-0-1 plain-0-2"), seat(combat="hoax-09* pillar-18*"))
    table.play("continue", "play power-9", "done", "meet pillar-18")
    assert sorted(table.choices) == ["pick plain-0-2", "pick plain-2-0"]
    table = given(seat(hand="power-9 plain-2-0 plain-0-1"), seat(combat="terrah-17* pillar-18*"))
    table.play("continue")
    assert table.choices == ["play plain-0-1", "meet pillar-18"]


def test_pillar_20_adds_moons_up() -> None:
    table = given(seat(hand="hoax-06 hoax-01 hoax-02"), seat(combat="hoax-09* pillar-20*"))
    table.play("continue", "play hoax-06", "done", "meet pillar-20", "pick hoax-01", "pick hoax-02", "done")
    assert table.discards(ANN) == ["hoax-01", "hoax-02"]


@pytest.mark.parametrize(
    ("potion", "fire", "earth"),
    [
        ("pillar-21", 12 + 1, 2 + 6),
        ("pillar-22", 7 + 1, 7 + 6),
        ("pillar-23", 6 + 1, 6 + 6),
        ("pillar-24", 6 + 1, 1 + 6),
        ("pillar-25", 6 + 1, 6 + 6),
        ("pillar-26", 6 + 1, 5 + 6),
    ],
)
def test_pillar_21_22_23_24_25_26_work_on_one_of_two_characters(potion: str, fire: int, earth: int) -> None:
    table = given(seat(hand=f"mimix-03 mimix-04 {potion}"), seat(combat="hoax-09*"))
    table.play(
        "continue", "play mimix-03", "play mimix-04", "done", f"play {potion}", f"target {potion} mimix-03"
    )
    assert (table.power(ANN, "fire"), table.power(ANN, "earth")) == (fire, earth)


def test_pillar_27_lets_revealed_cards_be_named() -> None:
    table = given(
        seat(hand="hoax-17 pillar-30"), seat(combat="hoax-09*", hand="vulca-01 vulca-02"), phase="leadership"
    )
    table.play("play pillar-30", "done", "continue", "play hoax-17", "use hoax-17")
    assert table.choices == ["pick vulca-01", "pick vulca-02"]
