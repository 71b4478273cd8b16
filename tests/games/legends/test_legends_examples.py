"""The worked examples of the rules; W37 and W38 are with the modules and the draft.  [LEG-24]"""

from __future__ import annotations

import re
from pathlib import Path

from games.legends.table_language import ANN, BOB, given, seat


def test_w01_first_turn_offers_only_free_boosters() -> None:
    table = given(seat(hand="aqua-01 aqua-16 aqua-19"), fight=None)
    table.play("start", "play aqua-01", "done")
    assert table.choices == ["play aqua-16", "done"]
    table.play("play aqua-16", "done")
    assert table.power(ANN, "fire") == 7
    assert table.power(ANN, "earth") == 5
    table.play("announce fire")
    assert table.announced == 7


def test_w02_only_completable_lines_are_offered() -> None:
    table = given(seat(hand="hoax-06 hoax-07 hoax-21"), seat(combat="power-5*"))
    assert table.choices == ["continue", "retreat"]
    table.play("continue")
    assert table.choices == ["play hoax-06"]
    table.play("play hoax-06")
    assert table.choices == ["done"]
    table.play("done")
    assert table.choices == ["play hoax-21"]
    table.play("play hoax-21", "done", "announce fire")
    assert table.announced == 5


def test_w03_forced_retreat() -> None:
    table = given(seat(hand="hoax-06 hoax-07 hoax-21"), seat(combat="power-6*"))
    assert table.choices == ["retreat"]


def test_w04_a_shield_counts_the_foe_as_nothing() -> None:
    table = given(seat(hand="hoax-06 hoax-18"), seat(combat="power-14*"))
    table.play("continue", "play hoax-06", "done", "play hoax-18", "done", "announce fire")
    assert table.announced == 3


def test_w05_an_ignored_shield_does_not_help() -> None:
    table = given(seat(hand="hoax-06 hoax-18"), seat(combat="power-14*", support="terrah-26*"))
    assert table.choices == ["retreat"]


def test_w06_covering() -> None:
    ann = seat(hand="vulca-08", combat="vulca-05* vulca-18*", support="vulca-23*")
    table = given(ann, seat(combat="power-1*"))
    table.play("continue", "play vulca-08")
    assert table.combat(ANN) == ["vulca-05", "vulca-18", "vulca-08*"]
    assert table.power(ANN) == 7
    assert len(table.combat(ANN)) + len(table.support(ANN)) == 4


def test_w07_a_pair_is_one_unit() -> None:
    table = given(seat(hand="mimix-03 mimix-04 mimix-25"), seat(combat="power-9*"))
    table.play("continue", "play mimix-03", "play mimix-04", "done", "play mimix-25", "done")
    assert table.power(ANN) == 9
    table.play("announce fire")


def test_w08_keeping_a_gang() -> None:
    ann = seat(hand="khind-14 khind-13", combat="khind-10* khind-12*")
    table = given(ann, seat(combat="power-1*"))
    table.play("continue", "play khind-14 keep", "play khind-13")
    assert table.power(ANN) == 14
    other = given(ann, seat(combat="power-1*"))
    other.play("continue", "play khind-14", "play khind-13")
    assert other.power(ANN) == 2


def test_w09_a_booster_prevents_keeping() -> None:
    ann = seat(hand="khind-14 khind-13", combat="khind-10* khind-12* booster-1-1*")
    table = given(ann, seat(combat="power-1*"))
    table.play("continue")
    assert table.offers("play khind-14")
    assert not table.offers("play khind-14 keep")


def test_w10_stop_leaves_only_extra_plays() -> None:
    ann = seat(hand="mutant-101 buka-24 support-1-1 buka-07 plain-1-1", support="buka-25*", ships="buka-28")
    table = given(ann, seat(combat="power-5*", dragons=1))
    table.play("continue", "play mutant-101")
    assert table.element == "earth"
    table.play("done")
    assert table.offers("play support-1-1", "bluff buka-07", "load plain-1-1 on buka-28", "done")
    assert not table.offers("play buka-24")
    table.play("bluff buka-07")
    assert table.choices == ["done"]


def test_w11_raising_then_doubling() -> None:
    ann = seat(hand="hoax-09", combat="", leadership="flit-31*")
    for raiser, fire in (("pillar-24", 12), ("pillar-22", 8)):
        ann = seat(hand=f"hoax-09 {raiser} vulca-21", leadership="flit-31*")
        table = given(ann, seat(combat="power-1*"))
        table.play("continue", "play hoax-09", "done", f"play {raiser}", "play vulca-21")
        assert table.power(ANN, "fire") == fire


def test_w12_zeroing_before_raising() -> None:
    table = given(seat(combat="hoax-01* pillar-26*"), seat(combat="khind-01*"))
    assert table.values("hoax-01") == (5, 5)
    table = given(seat(combat="hoax-01* pillar-23*"), seat(combat="khind-01*"))
    assert table.values("hoax-01") == (0, 0)
    table = given(seat(combat="hoax-01*"), seat(combat="khind-01*"))
    assert table.values("hoax-01") == (0, 0)


def test_w13_a_power_floor() -> None:
    assert given(seat(combat="hoax-06* vulca-20*")).power(ANN) == 6
    assert given(seat(combat="hoax-06* vulca-20*", support="hoax-20*")).power(ANN) == 6
    assert given(seat(combat="hoax-06* vulca-20*", support="hoax-20* hoax-21*")).power(ANN) == 8


def test_w14_ignored_supports_do_not_ignore() -> None:
    ann = seat(hand="flit-08", support="vulca-27*")
    table = given(ann, seat(combat="power-1*", support="khind-27* khind-25*"))
    table.play("continue", "play flit-08")
    assert table.is_in_force("vulca-27")
    assert not table.is_in_force("khind-27")
    table.play("done", "done", "announce fire")
    assert len(table.hand(ANN)) == 6


def test_w15_enthrall_is_void_by_presence() -> None:
    ann = seat(hand="hoax-28", combat="flit-08*")
    table = given(ann, seat(combat="hoax-10*", support="khind-27*"), phase="leadership")
    table.play("play hoax-28", "done", "retreat")
    assert table.dragons == {ANN: 0, BOB: 2}


def test_w16_a_crowd_without_bluffs() -> None:
    bob = seat(
        combat="filler-50 filler-51 filler-52 filler-53 power-3*", support="support-1-1* bluff:buka-07"
    )
    table = given(seat(), bob)
    table.play("retreat")
    assert table.dragons == {ANN: 0, BOB: 2}
    bob = seat(combat="filler-50 filler-51 filler-52 power-3*", support="support-1-1* bluff:buka-07")
    table = given(seat(), bob)
    table.play("retreat")
    assert table.dragons == {ANN: 0, BOB: 1}


def test_w17_more_and_fewer_dragons() -> None:
    bob = seat(combat="filler-50 filler-51 filler-52 filler-53 power-3 hoax-10*")
    table = given(seat(support="mimix-29*"), bob)
    table.play("retreat")
    assert table.dragons == {ANN: 0, BOB: 2}
    table = given(seat(support="mimix-29*", leadership="flit-29*"), bob)
    table.play("retreat")
    assert table.dragons == {ANN: 0, BOB: 1}
    table = given(seat(support="mimix-29*", leadership="flit-29*", combat="hoax-11*"), bob)
    table.play("retreat")
    assert table.dragons == {ANN: 0, BOB: 0}


def test_w18_dragons_leave_the_far_side_first() -> None:
    bob = seat(combat="filler-50 filler-51 filler-52 filler-53 power-3 hoax-10*")
    table = given(seat(dragons=2), bob)
    table.play("retreat")
    assert table.dragons == {ANN: 0, BOB: 1}


def test_w19_the_fourth_dragon_wins() -> None:
    bob = seat(combat="filler-50 filler-51 filler-52 filler-53 power-3 power-4*", dragons=3)
    table = given(seat(combat="power-1*"), bob)
    table.play("retreat")
    assert table.winner == BOB
    assert table.crystals == {ANN: 0, BOB: 4}
    assert table.combat(BOB) != []
    assert table.choices == []


def test_w20_a_called_bluff_that_fits() -> None:
    ann = seat(hand="plain-2-2", support="bluff:buka-07 bluff:buka-09")
    table = given(ann, seat(combat="power-5*"))
    table.play("continue", "play plain-2-2", "done", "done", "announce fire")
    assert table.decision == "p2 call"
    assert table.announced == 6
    table.play("call")
    assert table.dragons == {ANN: 1, BOB: 0}
    assert table.discards(ANN) == ["buka-07", "buka-09"]
    assert table.power(ANN) == 2
    assert table.decision == "p1 end"


def test_w21_a_called_bluff_that_does_not_fit() -> None:
    ann = seat(hand="plain-2-2", support="bluff:buka-07 bluff:buka-04")
    table = given(ann, seat(combat="power-5* filler-50 filler-51"))
    table.play("continue", "play plain-2-2", "done", "done", "announce fire", "call")
    assert table.dragons == {ANN: 0, BOB: 2}
    assert len(table.hand(BOB)) == 6
    assert len(table.hand(ANN)) == 6
    assert table.decision == "p1 begin"
    assert not table.fight_is_running


def test_w22_minimal_sets() -> None:
    ann = seat(hand="plain-3-0 plain-2-0 plain-1-0 plain-0-0 power-9")
    table = given(ann, seat(combat="pillar-16* power-1*"))
    table.play("meet pillar-16")
    assert set(table.choices) == {"pick plain-3-0", "pick plain-2-0", "pick plain-1-0", "pick power-9"}
    table.play("pick plain-2-0")
    assert table.choices == ["pick plain-1-0"]
    table.play("pick plain-1-0")
    assert table.discards(ANN) == ["plain-2-0", "plain-1-0"]
    assert not table.offers("meet pillar-16")


def test_w23_two_disjoint_sets() -> None:
    table = given(seat(hand="hoax-06 hoax-07 power-0"), seat(combat="pillar-18*"))
    table.play("continue", "play power-0")
    table.play("meet pillar-18", "pick hoax-06")
    assert table.choices == ["pick hoax-07"]
    table.play("pick hoax-07", "done", "done", "announce fire")
    assert given(seat(hand="hoax-06 power-0"), seat(combat="pillar-18*")).choices == ["retreat"]


def test_w24_a_load_is_not_a_played_support() -> None:
    ann = seat(hand="buka-01 buka-07", ships="buka-28")
    table = given(ann, seat(combat="terrah-13*"))
    table.play("continue", "play buka-01", "done")
    assert table.choices == ["bluff buka-07"]
    table.play("bluff buka-07", "done", "announce fire")


def test_w25_storms_and_floods() -> None:
    table = given(seat(support="terrah-21* terrah-22* terrah-23*"), seat(combat="power-1*"), phase="start")
    assert table.dragons == {ANN: 1, BOB: 0}
    table = given(
        seat(support="aqua-25* aqua-26*", hand="power-3"), seat(combat="hoax-11*", hand="power-4"), turn=3
    )
    table.play("continue", "play power-3", "done", "done", "announce fire", "done")
    assert table.decision == "p2 begin"
    assert table.dragons == {ANN: 0, BOB: 0}
    assert not table.fight_is_running


def test_w26_a_landing() -> None:
    ann = seat(
        hand="power-9 support-9-9 buka-20",
        ships="buka-29",
        cargo="buka-01@buka-29 buka-05@buka-29 buka-25@buka-29",
    )
    table = given(ann, seat(combat="power-1*"), phase="begin")
    table.play("land buka-29", "done", "done", "continue")
    assert table.choices == ["play buka-01", "play buka-05"]
    table.play("play buka-01", "play buka-05", "done")
    assert table.choices == ["play buka-25", "done"]
    table.play("play buka-25")
    assert table.choices == ["done"]
    table = given(ann, seat(combat="power-1*"), phase="begin")
    table.play(
        "land buka-29", "done", "done", "continue", "play buka-01", "done", "done", "announce fire", "done"
    )
    assert table.discards(ANN) == ["buka-05", "buka-25", "buka-29"]


def test_w27_retrieving() -> None:
    ann = seat(combat="flit-01* flit-26*", support="terrah-26*")
    table = given(ann, seat(combat="hoax-05*"), phase="begin")
    assert table.offers("retrieve flit-26")
    assert not table.offers("retrieve flit-01")


def test_w28_an_optional_text_is_done_in_full() -> None:
    table = given(seat(hand="hoax-27", deck=4), phase="leadership")
    table.play("play hoax-27")
    assert table.kind == "leadership"
    table = given(seat(hand="hoax-27", deck=5), phase="leadership")
    table.play("play hoax-27", "use hoax-27")
    assert len(table.hand(ANN)) == 5


def test_w29_deck_takes() -> None:
    ann = seat(hand="vulca-15 power-1 power-2")
    table = given(ann, seat(combat="power-0*", support="khind-25*"))
    table.play("continue", "play vulca-15", "done", "done", "announce fire")
    assert len(table.hand(ANN)) == 3
    assert table.choices == ["done"]


def test_w30_running_out() -> None:
    def end(dragons: int) -> tuple[int | None, dict[int, int]]:
        ann = seat(hand="power-9", combat="filler-50 filler-51 power-5*", deck=0)
        bob = seat(combat="power-1*", hand="power-2", dragons=dragons)
        table = given(ann, bob)
        table.play("continue", "play power-9", "done", "done", "announce fire", "done")
        table.play("done", "done", "retreat")
        return table.winner, table.crystals

    assert end(1) == (BOB, {ANN: 0, BOB: 1})
    assert end(0) == (ANN, {ANN: 2, BOB: 0})


def test_w31_discarding_from_the_foes_hand() -> None:
    bob = seat(hand="power-1 power-2 power-3 power-4 power-5", revealed="power-1 power-2", combat="power-0*")
    table = given(seat(hand="hoax-17"), bob, chance=["lose power-4"])
    table.play("continue", "play hoax-17", "use hoax-17")
    assert table.choices == ["pick power-1", "pick power-2", "pick random"]
    table.play("pick power-1", "pick random")
    assert table.discards(BOB) == ["power-1", "power-4"]


def test_w32_an_automatic_new_target() -> None:
    ann = seat(hand="terrah-08", combat="terrah-04*", support="hoax-25*")
    table = given(ann, seat(combat="power-1*"), fight="earth")
    assert table.target("hoax-25") == "terrah-04"
    table.play("continue", "play terrah-08")
    assert table.target("hoax-25") == "terrah-08"
    assert table.power(ANN) == 2


def test_w33_the_character_that_stays() -> None:
    bob = seat(combat="aqua-02* aqua-07* aqua-16*")
    table = given(seat(hand="aqua-30"), bob, phase="leadership")
    table.play("play aqua-30", "use aqua-30")
    assert table.choices == ["pick aqua-02", "pick aqua-07"]
    table.play("pick aqua-02")
    assert table.combat(BOB) == ["aqua-02*"]
    table = given(seat(hand="aqua-30"), bob, phase="leadership")
    table.play("play aqua-30", "use aqua-30", "pick aqua-07")
    assert table.combat(BOB) == ["aqua-02*", "aqua-07*"]


def test_w34_only_decline() -> None:
    table = given(seat(hand="hoax-18 hoax-19 hoax-20 hoax-21 hoax-22"), fight=None)
    assert table.choices == ["decline"]
    table.play("decline")
    assert not table.offers("done")
    table.play("pick hoax-18", "pick hoax-19")
    assert table.offers("done")
    table.play("pick hoax-20")
    assert len(table.hand(ANN)) == 6
    table.play("done")
    assert table.decision == "p2 begin"


def test_w35_a_free_pair() -> None:
    table = given(seat(hand="aqua-12 mimix-03 mimix-04"), seat(combat="power-9*"))
    table.play("continue", "play aqua-12", "play mimix-03", "play mimix-04")
    assert table.power(ANN) == 9
    assert table.state.character_units == 1


def test_w36_a_match() -> None:
    spent = seat(deck=0)
    full = "power-4 power-5 power-6 power-7 power-8 power-9"
    first = given(seat(combat="power-3*", hand=full, dragons=1), spent, match=True, active=BOB)
    first.play("retreat")
    assert first.told("game_ended")[0].facts == {"seat": ANN, "reason": "out_of_cards", "crystals": 3}
    assert first.crystals == {ANN: 3, BOB: 0}
    assert (first.state.game, first.decision) == (2, "p2 begin")
    bob = seat(combat="filler-50 filler-51 filler-52 filler-53 power-3 power-4*", dragons=3)
    second = given(seat(crystals=3), bob, match=True)
    second.play("retreat")
    assert second.told("game_ended")[0].facts == {"seat": BOB, "reason": "fourth_dragon", "crystals": 4}
    assert second.crystals == {ANN: 3, BOB: 4}
    assert (second.state.game, second.decision) == (2, "p1 begin")
    third = given(
        seat(combat="power-3*", hand=full, crystals=3), seat(deck=0, crystals=4), match=True, active=BOB
    )
    third.play("retreat")
    assert third.told("game_ended")[0].facts == {"seat": ANN, "reason": "out_of_cards", "crystals": 2}
    assert third.crystals == {ANN: 5, BOB: 4}
    assert third.told("match_ended")[0].facts == {"seat": ANN, "crystals": [5, 4]}
    assert third.choices == []


EXAMPLE = re.compile(r"^- \*\*W(\d+) ", re.MULTILINE)
TEST = re.compile(r"^def test_w(\d+)_", re.MULTILINE)


def test_every_worked_example_has_its_test() -> None:
    rules = Path(__file__).parents[3] / "docs" / "rules" / "legends.md"
    examples = {int(number) for number in EXAMPLE.findall(rules.read_text(encoding="utf-8"))}
    tested: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        tested.update(int(number) for number in TEST.findall(path.read_text(encoding="utf-8")))
    assert len(examples) == 38
    assert tested == examples
