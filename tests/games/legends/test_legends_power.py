"""Layers: ignoring, icons, zeroing, raising, doubling, sums, prohibitions and limits.  [LEG-15.9]"""

from __future__ import annotations

from games.legends.table_language import ANN, BOB, given, seat
from obelisk.games.legends import power, words
from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.texts.dragons import RetreatDragons
from obelisk.games.legends.texts.draw import Draw
from obelisk.games.legends.texts.effect import Effect
from obelisk.games.legends.texts.ignore import IgnoreCards, IgnoreIcons, IgnoreText
from obelisk.games.legends.texts.limits import ExtraPlays, ForbidPlay
from obelisk.games.legends.texts.values import DoubleValues, RaisePower, RaiseValues


def made(id: str, *effects: Effect, type: int = words.CHARACTER, icons: int = 0, fire: int = 2) -> Card:
    """A card of a user's file."""
    return Card(id, "user", 1, type, fire, 2, icons, 0, list(effects))


def test_flit_07_spares_flit_characters() -> None:
    table = given(seat(combat="flit-07*"), seat(combat="flit-11* flit-27* hoax-10*"))
    assert table.is_in_force("flit-11")
    assert not table.is_in_force("flit-27")
    assert not table.is_in_force("hoax-10")


def test_hoax_28_reaches_flit_characters_too() -> None:
    table = given(seat(leadership="hoax-28*"), seat(combat="flit-11*"))
    assert not table.is_in_force("flit-11")


def test_two_khind_27_are_both_void() -> None:
    table = given(seat(support="khind-27*", combat="hoax-10*"), seat(support="khind-27*", combat="hoax-11*"))
    assert table.is_in_force("hoax-10")
    assert table.is_in_force("hoax-11")
    assert not table.is_in_force("khind-27", ANN)
    assert not table.is_in_force("khind-27", BOB)


def test_a_void_text_says_nothing_at_all() -> None:
    raising = [RaisePower(15), RaiseValues(words.CHARACTER, words.BOTH, 6)]
    void = made("user-18", IgnoreText(void_if_foe_has=["hoax-20"]), *raising)
    table = given(seat(combat="user-18* power-3*"), seat(support="hoax-20*"), cards=[void])
    assert not table.is_in_force("user-18")
    assert table.power(ANN) == 5
    assert table.values("power-3") == (3, 3)
    table = given(seat(combat="user-18* power-3*"), seat(support="hoax-21*"), cards=[void])
    assert table.is_in_force("user-18")
    assert table.power(ANN) == 15
    assert table.values("power-3") == (6, 6)


def test_khind_27_against_other_ignoring_texts() -> None:
    table = given(seat(support="khind-27*"), seat(support="terrah-26*", combat="hoax-16*"))
    assert not table.is_in_force("terrah-26")
    assert not table.is_in_force("hoax-16")
    table = given(seat(support="khind-27*"), seat(combat="flit-12*"))
    assert table.is_in_force("flit-12")
    assert table.is_in_force("khind-27")


def test_flit_characters_spare_each_other() -> None:
    table = given(seat(combat="flit-12*"), seat(combat="flit-13*"))
    assert table.is_in_force("flit-12")
    assert table.is_in_force("flit-13")


def test_a_cycle_of_user_cards_is_ignored_on_both_sides() -> None:
    one = made("user-01", IgnoreCards(types=words.CHARACTER))
    two = made("user-02", IgnoreCards(types=words.CHARACTER))
    table = given(seat(combat="user-01* power-3*"), seat(combat="user-02* power-4*"), cards=[one, two])
    assert table.power(ANN) == 5
    assert table.power(BOB) == 6


def test_an_ignored_ignoring_text_leaves_others_undecided_for_a_round() -> None:
    # flit-08 switches khind-27 off, so that vulca-27 works and user-03 does not cover anything.
    other = made("user-03", IgnoreCards(types=words.BOOSTER), type=words.SUPPORT)
    ann = seat(combat="flit-08*", support="vulca-27*")
    table = given(ann, seat(support="khind-27* user-03*"), cards=[other])
    assert table.is_in_force("vulca-27")
    assert not table.is_in_force("user-03")


def test_a_chain_of_three_ignoring_texts() -> None:
    # a covers b, b covers c: with a in force, b is off and c works.
    first = made("user-04", IgnoreCards(types=words.SUPPORT), type=words.BOOSTER)
    second = made("user-05", IgnoreCards(types=words.CHARACTER), type=words.SUPPORT)
    third = made("user-06", IgnoreCards(types=words.BOOSTER))
    ann = seat(combat="user-04* user-06*")
    table = given(ann, seat(support="user-05*", combat="booster-3-3*"), cards=[first, second, third])
    assert not table.is_in_force("user-05")
    assert table.is_in_force("user-06")
    assert table.power(BOB) == 0


def test_a_text_may_ignore_and_do_more() -> None:
    both = made("user-07", IgnoreText(words.FLIT_CHARACTERS), IgnoreText(), RaisePower(9))
    table = given(seat(combat="user-07*"), seat(combat="flit-11* flit-15*"), cards=[both])
    assert table.power(ANN) == 9
    assert not table.is_in_force("flit-11")
    assert table.power(BOB) == 3


def test_ignoring_cards_with_icons_twice() -> None:
    weak = made("user-08", IgnoreCards(only=words.PRINTED_ICON))
    ann = seat(combat="user-08* flit-13*")
    table = given(ann, seat(combat="flit-01* power-4*", support="bluff:buka-07"), cards=[weak])
    assert table.power(BOB) == 4


def test_protected_cards_are_spared() -> None:
    table = given(seat(combat="flit-12*"), seat(combat="aqua-02* aqua-07*"))
    assert table.values("aqua-02") == (5, 0)
    assert table.values("aqua-07") == (0, 0)
    table = given(seat(combat="khind-01*"), seat(combat="aqua-02* aqua-07*"))
    assert table.values("aqua-02") == (5, 0)
    assert table.values("aqua-07") == (0, 0)


def test_hoax_16_takes_the_protection_away() -> None:
    table = given(seat(combat="hoax-16* flit-12*"), seat(combat="aqua-02* buka-22*"))
    assert table.values("aqua-02") == (0, 0)
    assert not table.is_in_force("buka-22")
    table = given(seat(combat="flit-07*"), seat(combat="buka-22*"))
    assert table.is_in_force("buka-22")


def test_icons_that_are_left() -> None:
    mutant = given(seat(support="terrah-26*"), seat(combat="mutant-104*"))
    assert power.icons_of(mutant.state, mutant.card("mutant-104")) == words.STOP
    mutant = given(seat(combat="flit-13*"), seat(combat="mutant-104*"))
    assert power.icons_of(mutant.state, mutant.card("mutant-104")) == 0
    mutant = given(seat(support="terrah-26*"), seat(combat="aqua-02*"))
    assert power.icons_of(mutant.state, mutant.card("aqua-02")) == words.PROTECTED
    bluff = given(seat(support="terrah-26*"), seat(support="bluff:buka-07"))
    assert power.icons_of(bluff.state, bluff.card("buka-07")) == 0
    assert not power.is_protected(bluff.state, bluff.card("buka-07"))


def test_two_ignore_icons_keep_what_both_keep() -> None:
    wide = made("user-09", IgnoreIcons(words.ALL_ICONS & ~words.SHIELD_FIRE))
    table = given(seat(combat="user-09*", support="terrah-26*"), seat(combat="terrah-17*"), cards=[wide])
    assert power.side(table.state, BOB).shields == 0


def test_bluffs_are_even_supports_that_can_be_raised() -> None:
    table = given(seat(support="bluff:buka-07", combat="buka-21*"), seat(combat="khind-04*"))
    assert table.values("buka-07") == (4, 4)
    table = given(seat(support="bluff:buka-07"), seat(combat="khind-04*"))
    assert table.values("buka-07") == (0, 0)
    table = given(seat(support="bluff:buka-07", combat="hoax-12*"))
    assert table.values("buka-07") == (4, 4)
    table = given(seat(support="bluff:buka-07", combat="buka-21*"), seat(combat="flit-08*"))
    assert table.values("buka-07") == (0, 0)


def test_an_ignored_target_stays_at_nothing() -> None:
    table = given(seat(combat="hoax-01* pillar-26*"), seat(combat="flit-12*"))
    assert table.values("hoax-01") == (0, 0)
    assert table.power(ANN) == 0


def test_cards_without_values_get_none() -> None:
    table = given(
        seat(combat="vulca-21* pillar-22* flit-11* hoax-01*"),
        targets={"vulca-21": "hoax-01", "pillar-22": "hoax-01"},
    )
    assert table.values("vulca-21") == (0, 0)
    assert table.values("hoax-01") == (12, 6)


def test_two_doublings_are_times_four() -> None:
    table = given(
        seat(combat="power-3* vulca-21* pillar-21* flit-11*"),
        targets={"vulca-21": "power-3", "pillar-21": "power-3"},
    )
    assert table.values("power-3") == (12, 6)


def test_raising_all_and_one() -> None:
    table = given(seat(combat="plain-1-4* plain-5-2*", support="aqua-27*"))
    assert table.values("plain-1-4") == (4, 4)
    assert table.values("plain-5-2") == (5, 5)
    fire_only = made("user-10", RaiseValues(words.CHARACTER, words.FIRE, 7), type=words.BOOSTER)
    table = given(seat(combat="user-10* plain-1-4*"), cards=[fire_only])
    assert table.values("plain-1-4") == (7, 4)


def test_a_shield_on_a_support_among_texts() -> None:
    shield = made("user-11", type=words.SUPPORT, icons=words.SHIELD_FIRE, fire=0)
    table = given(
        seat(combat="hoax-12*", support="user-11* support-1-1"), seat(combat="power-14*"), cards=[shield]
    )
    assert power.has_shield(table.state, ANN, words.FIRE)
    table = given(seat(combat="hoax-12*", support="user-11*"), seat(support="terrah-26*"), cards=[shield])
    assert not power.has_shield(table.state, ANN, words.FIRE)


def test_limits_take_the_lowest() -> None:
    bob = seat(combat="pillar-15*", support="terrah-27* khind-25* vulca-26* hoax-26*")
    mine = power.side(given(seat(), bob).state, ANN)
    assert (mine.hand, mine.deck_takes, mine.own_takes, mine.max_plays) == (0, 0, 1, 1)
    bob = seat(combat="flit-10* buka-18*", support="flit-28*")
    mine = power.side(given(seat(), bob).state, ANN)
    assert (mine.max_combat, mine.max_characters, mine.no_end_draws) == (1, 1, True)


def test_prohibitions_with_text_and_value_together() -> None:
    strange = made(
        "user-12", ForbidPlay(words.CHARACTER, words.WITH_TEXT, 1), ForbidPlay(words.BOOSTER, 0, 2)
    )
    more = made("user-13", ForbidPlay(words.CHARACTER, 0, 3), ForbidPlay(words.SUPPORT, words.WITH_TEXT, 0))
    ann = seat(hand="hoax-10 plain-2-2 power-4 booster-3-3 booster-2-2")
    table = given(
        ann, seat(combat="user-12* user-13*"), cards=[strange, more], fight="fire", phase="character"
    )
    assert table.offers("play plain-2-2")
    assert not table.offers("play hoax-10")
    table.state.choices = None
    assert not table.offers("play power-4")


def test_extra_plays_add_up() -> None:
    more = made("user-14", ExtraPlays(words.BOOSTER, 2), ExtraPlays(words.SUPPORT, 1))
    mine = power.side(given(seat(combat="user-14* hoax-14* pillar-11*"), cards=[more]).state, ANN)
    assert (mine.extra_boosters, mine.extra_supports) == (3, 2)


def test_texts_about_dragons_do_not_fold_into_powers() -> None:
    mixed = made("user-15", RetreatDragons(1, 0, 1), DoubleValues(words.CHARACTER, words.BOTH))
    table = given(seat(combat="user-15*"), cards=[mixed])
    assert table.power(ANN) == 4


def test_powers_before_the_first_announcement() -> None:
    table = given(seat(combat="aqua-19* power-3*"), fight="started", phase="support")
    assert table.power(ANN, "fire") == 7
    assert table.power(ANN, "earth") == 3
    assert power.may_announce(table.state, ANN)


def test_values_of_cards_whose_raisers_are_ignored() -> None:
    table = given(seat(combat="power-3* vulca-21*"), seat(combat="flit-09*"), targets={"vulca-21": "power-3"})
    assert table.values("power-3") == (3, 3)


def test_a_stronger_ignoring_text_before_a_weaker_one() -> None:
    texts = made("user-16", IgnoreText(), IgnoreText(words.FLIT_CHARACTERS))
    icons = made(
        "user-17",
        IgnoreCards(only=words.PRINTED_ICON),
        IgnoreCards(only=words.PRINTED_ICON, spare=words.FLIT_CHARACTERS),
    )
    bob = seat(combat="flit-11* flit-01*")
    table = given(seat(combat="user-16* user-17*"), bob, cards=[texts, icons])
    assert not table.is_in_force("flit-11")
    assert table.power(BOB) == 0


def test_a_prohibition_of_high_values_may_spare_cards_with_text() -> None:
    strict = made("user-19", ForbidPlay(text=words.WITHOUT_TEXT, printed_above=3))
    table = given(seat(hand="hoax-01 hoax-10 power-4"), seat(combat="user-19*"), cards=[strict])
    table.play("continue")
    assert table.choices == ["play hoax-10"]
    high = made("user-20", Draw(1), fire=4)
    table = given(seat(hand="user-20 power-4"), seat(combat="user-19*"), cards=[strict, high])
    table.play("continue")
    assert table.choices == ["play user-20"]


def test_a_bluff_may_be_the_target_of_a_text() -> None:
    twice = made("user-21", DoubleValues(words.SUPPORT, words.FIRE, one=True), type=words.BOOSTER, fire=0)
    ann = seat(hand="power-3 user-21", support="bluff:buka-07 bluff:buka-09")
    table = given(ann, seat(combat="power-1*"), cards=[twice])
    table.play("continue", "play power-3", "done", "play user-21", "target user-21 bluff#2")
    assert table.power(ANN) == 3 + 2 + 4
