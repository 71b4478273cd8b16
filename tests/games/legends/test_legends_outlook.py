"""What the look-ahead counts on: texts that come back into force, conditions that come true.  [LEG-6.9]

Most of these positions were refused once: a turn that can be completed was taken for a lost one. In the
others the look took long.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

from games.legends.table_language import Seat, given, seat
from games.legends.test_legends_lookahead import compare, looked, user_card
from obelisk.core.chance import SeededChance
from obelisk.core.deal import Deal
from obelisk.core.errors import TooLong
from obelisk.core.patience import PATIENCE
from obelisk.games.legends import GAME, lookahead, words
from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.choices import candidates
from obelisk.games.legends.demands import is_minimal, payable, pays
from obelisk.games.legends.paying import can_pay_all
from obelisk.games.legends.texts.cost import Cost
from obelisk.games.legends.texts.draw import MoveHand, ReturnToHand
from obelisk.games.legends.texts.effect import Effect, each, may, now, once_per_turn
from obelisk.games.legends.texts.ignore import IgnoreCards, IgnoreText
from obelisk.games.legends.texts.playing import FreeIf, PlayOnlyIf, SwitchElement
from obelisk.games.legends.texts.remove import RemoveCards
from obelisk.games.legends.texts.values import DoubleValues
from obelisk.games.legends.turn import play


def test_a_text_of_mine_works_again_once_the_foes_is_void() -> None:
    """Khind against Khind: khind-27 ignores khind-01 until ANN plays her own khind-27, which voids it. Then
    BOB's odd characters are worth nothing.
    """
    table = looked(seat(hand="khind-01 khind-27"), seat(combat="power-5*", support="khind-27*"))
    assert table.choices == ["continue", "retreat"]
    table.play("continue", "play khind-01", "done", "play khind-27", "done", "announce fire")
    assert table.power(1) == 0


def test_a_card_is_kept_for_a_demand_that_waits_until_the_text_in_its_way_is_covered() -> None:
    """Flit-09 ignores the booster that wants two fire and two earth, until the first character covers it. The
    lowest card has to be that character: the other two pay.
    """
    table = looked(seat(hand="plain-1-1 plain-2-2 plain-3-3", combat="flit-09*"), seat(combat="pillar-18*"))
    assert table.choices == ["continue", "retreat"]
    table.play("continue")
    assert table.choices == ["play plain-1-1"]
    table.play("play plain-1-1", "meet pillar-18", "pick plain-2-2", "pick plain-3-3", "done", "done")


@pytest.mark.parametrize(
    ("name", "most"),
    [("legends-low-payments", 50), ("legends-four-demands", 700)],
    ids=["more cards than can ever pay", "cards enough, but the turn is lost however it is paid"],
)
def test_payments_that_cannot_help_are_not_tried(name: str, most: int) -> None:
    """Made up by the hunt: mutant-102 wants a hand far smaller than BOB's. Every set of cards that pays the
    demands was tried to see that none helps, 21,000 and 106,000 actions.
    """
    case = json.loads((Path(__file__).parent / f"{name}.json").read_text())
    state = GAME.decode_state(GAME.options(case["options"]), case["state"])
    assert "continue" not in [GAME.notate(state, action) for action in GAME.legal(state)]
    trials = lookahead.Trials()
    assert not lookahead.goes_on(state, candidates(state)[0], trials)
    assert trials.played < most


def test_cards_that_pay_together_are_picked_in_any_order() -> None:
    """Two fire and two earth: the support, which might still be played, and two characters, which cannot."""
    table = given(
        seat(hand="mutant-102 aqua-13 aqua-14 mimix-26", combat="power-9*"),
        seat(combat="power-5* pillar-18*", hand="power-1 power-2 power-3"),
        phase="support",
        fight="fire",
    )
    table.play("meet pillar-18")
    assert compare(table.state)
    assert sorted(table.choices) == ["pick aqua-13", "pick aqua-14", "pick mimix-26", "pick mutant-102"]


def test_hands_are_counted_where_a_card_may_come_back_to_be_played_again() -> None:
    """Pillar-12 would take a support back; mutant-102 wants two cards fewer than BOB holds."""
    bob = seat(combat="power-9*", hand="power-1 power-2 power-3 power-4")
    ann = seat(hand="mutant-102 pillar-12 plain-1-1", support="support-1-1*")
    assert looked(ann, bob).choices == ["retreat"]
    ann = seat(hand="mutant-102 pillar-12", support="support-1-1*")
    assert looked(ann, bob).choices == ["continue", "retreat"]


def test_a_landed_ship_lets_hand_cards_be_played_again_once_the_foes_text_is_void() -> None:
    drum = user_card("user-01", words.BOOSTER, 9, icons=words.FREE)
    ann = seat(hand="user-01", ships="buka-28!", cargo="power-1@buka-28 khind-27@buka-28")
    table = looked(ann, seat(combat="power-9*", support="khind-27*"), drum)
    assert table.choices == ["continue", "retreat"]
    table.play("continue", "play power-1", "done", "play khind-27", "play user-01", "done", "announce fire")


def test_a_shield_protects_again_once_the_text_that_ignores_icons_is_ignored() -> None:
    wall = user_card("user-01", words.SUPPORT, 0, icons=words.SHIELD_FIRE)
    table = looked(
        seat(hand="flit-08", support="user-01*"), seat(combat="power-9*", support="terrah-26*"), wall
    )
    assert table.choices == ["continue", "retreat"]
    table.play("continue", "play flit-08", "done", "done", "announce fire")


def test_a_bluff_is_worth_something_again_once_the_text_that_zeroes_it_is_gone() -> None:
    """Khind-04 makes even supports of ANN worth nothing, bluffs among them; khind-06 takes it away."""
    table = given(
        seat(hand="buka-17", combat="khind-06*"),
        seat(combat="power-2* plain-2-2* khind-04*"),
        phase="support",
    )
    assert compare(table.state)
    assert table.choices == ["bluff buka-17", "use khind-06"]
    table.play("bluff buka-17", "use khind-06", "pick khind-04", "done", "announce fire")


LATE = {
    "enough own cards": PlayOnlyIf(words.MY_AREA_CARDS, at_least=2),
    "few own cards": PlayOnlyIf(words.MY_AREA_CARDS, at_most=1),
    "the power in earth": PlayOnlyIf(words.FOE_POWER_EARTH, at_least=5),
    "a FREE card": PlayOnlyIf(words.FOE_FREE_CARDS, at_least=1),
}
BACK = ReturnToHand(words.ANY_AREA, False)


@pytest.mark.parametrize(
    ("condition", "ann", "text", "foe"),
    [
        ("enough own cards", seat(hand="power-1 booster-0-0 user-01"), None, "power-9*"),
        ("few own cards", seat(hand="user-02 user-01", support="support-0-0*"), BACK, "power-9*"),
        ("the power in earth", seat(hand="user-02 user-01"), SwitchElement(), "plain-0-7* power-1*"),
        ("a FREE card", seat(hand="power-1 user-01", combat="hoax-16*"), None, "power-9* aqua-22*"),
    ],
    ids=list(LATE),
)
@pytest.mark.parametrize("other", [[], [PlayOnlyIf(words.FOE_DRAGONS, at_most=3)]], ids=["alone", "of two"])
def test_a_condition_comes_true(
    condition: str, ann: Seat, text: Effect | None, foe: str, other: list[Effect]
) -> None:
    """`user-01` is worth nine, which is enough, but cannot be played yet."""
    late = user_card("user-01", words.BOOSTER, 9, *other, LATE[condition], icons=words.FREE)
    cards: list[Card] = [late]
    if text is not None:
        cards.append(user_card("user-02", words.CHARACTER, 1, text))
    table = looked(ann, seat(combat=foe), *cards)
    assert table.choices == ["continue", "retreat"]


@pytest.mark.parametrize("type", [words.BOOSTER, words.SUPPORT], ids=["a booster", "a support"])
@pytest.mark.parametrize(
    "condition",
    [
        PlayOnlyIf(words.FOE_DRAGONS, at_least=1),
        PlayOnlyIf(words.MY_SHIPS, at_least=1),
        PlayOnlyIf(words.MY_AREA_CARDS, at_most=0),
        PlayOnlyIf(words.FOE_AREA_CARDS, at_least=9),
        PlayOnlyIf(words.FOE_ACTIVE_BOOSTERS, at_least=1),
        PlayOnlyIf(words.FOE_HAND_MINUS_MINE, at_least=9),
    ],
    ids=["dragons", "ships", "own cards", "cards", "boosters", "hands"],
)
def test_a_condition_need_not_hold_once_the_foe_ignores_it(condition: PlayOnlyIf, type: int) -> None:
    """ANN's card keeps BOB's in check, who ignores texts, until her character covers it: then nothing keeps
    her from playing the card that waits.
    """
    keeper = user_card("user-01", words.CHARACTER, 1, IgnoreCards(words.CHARACTER))
    silencer = user_card("user-02", words.CHARACTER, 9, IgnoreText())
    late = user_card("user-03", type, 3, condition)
    ann = seat(hand="power-6 user-03", combat="user-01*")
    table = looked(ann, seat(combat="user-02*"), keeper, silencer, late)
    assert table.choices == ["continue", "retreat"]
    table.play("continue", "play power-6", "done", "play user-03", "done", "announce fire")


@pytest.mark.parametrize("type", [words.BOOSTER, words.SUPPORT], ids=["a booster", "a support"])
def test_a_card_that_becomes_free_comes_beside_the_one_that_may_be_played(type: int) -> None:
    """With two cards out ANN plays it FREE, after another one."""
    second = user_card("user-01", type, 3, FreeIf(words.MY_AREA_CARDS, 2))
    ann = seat(hand="power-2 booster-1-1 user-01")
    assert looked(ann, seat(combat="power-6*"), second).choices == ["continue", "retreat"]
    assert looked(ann, seat(combat="power-7*"), second).choices == ["retreat"]


def test_of_two_texts_that_ignore_each_other_one_works_when_the_other_is_gone() -> None:
    """Both ignore supports and characters; khind-07 takes BOB's away, and then ANN's works."""
    wall = user_card("user-01", words.SUPPORT, 1, IgnoreCards(words.CHARACTER | words.SUPPORT))
    ann = seat(hand="khind-07", support="user-01*")
    table = looked(ann, seat(combat="power-9*", support="user-01*"), wall)
    assert table.choices == ["continue", "retreat"]
    table.play("continue", "play khind-07", "use khind-07", "pick user-01", "done", "done", "announce fire")


def test_room_is_made_for_a_card_that_wants_an_empty_area() -> None:
    """ANN may put her own support away; then the booster can be played, which wants one card at most."""
    tidy = user_card(
        "user-01", words.CHARACTER, 1, once_per_turn(may(RemoveCards(words.SUPPORT, 1, side=words.ME)))
    )
    late = user_card("user-02", words.BOOSTER, 9, PlayOnlyIf(words.MY_AREA_CARDS, at_most=1))
    ann = seat(hand="user-01 user-02", support="support-0-0*")
    assert looked(ann, seat(combat="power-10*"), tidy, late).choices == ["continue", "retreat"]
    assert looked(ann, seat(combat="power-11*"), tidy, late).choices == ["retreat"]


def test_a_gang_is_kept_where_other_cards_leave_before_the_first_character() -> None:
    """Khind-10 and khind-12 are of one gang, the third of none; ANN may put it away, and keeps the rest."""
    tidy = user_card(
        "user-01", words.SUPPORT, 0, once_per_turn(may(RemoveCards(words.CHARACTER, 1, side=words.ME)))
    )
    ann = seat(hand="khind-11", combat="khind-10* khind-12* plain-0-0*", support="user-01*")
    assert looked(ann, seat(combat="power-8*"), tidy).choices == ["continue", "retreat", "use user-01"]
    assert looked(ann, seat(combat="power-9*"), tidy).choices == ["retreat", "use user-01"]
    ann = seat(hand="khind-11", combat="khind-10* khind-12* plain-0-0*")
    assert looked(ann, seat(combat="power-8*")).choices == ["retreat"]


def actions_tried(case: str) -> tuple[list[str], int]:
    """What is legal in a position that the hunt made up, and how many actions the longest look tries."""
    found = json.loads((Path(__file__).parent / f"{case}.json").read_text())
    state = GAME.decode_state(GAME.options(found["options"]), found["state"])
    most = 0
    for action in candidates(state):
        looked_through = lookahead.Trials()
        trial = state.copy()
        trial.trial = True
        play(trial, Deal(SeededChance(1)), action)
        if trial.phase in (words.CHARACTER_PHASE, words.SUPPORT_PHASE):
            lookahead.completable(trial, looked_through)
        most = max(most, looked_through.played)
    return [GAME.notate(state, action) for action in GAME.legal(state)], most


def test_what_cannot_raise_the_power_far_enough_is_not_tried_in_all_orders() -> None:
    """Seventeen cards in hand, two landed ships, a demand and many bluffs: 43,000 actions were tried when
    mutant-102 counted on hands that cannot shrink so far, and on a doubling in the other element.
    """
    choices, tried = actions_tried("legends-many-bluffs")
    assert choices == ["retreat", "meet pillar-16"]
    assert tried < 500


def test_what_ignores_nothing_of_the_foe_is_covered_without_a_care() -> None:
    """Flit against Pillar, sixteen cards in hand: flit-08 ignores supports and BOB has none, so that demands
    may as well be met at the end; and mutant-109 wants an area that is never empty. Every payment was tried
    before every card, 13,457 actions.
    """
    choices, tried = actions_tried("legends-idle-grip")
    assert choices == ["retreat", "meet pillar-18"]
    assert tried < 1000


def test_two_demands_give_away_no_more_cards_than_they_need() -> None:
    """Aqua against Pillar: with both paid ANN still holds too many for mutant-102: 4,500 actions tried."""
    choices, tried = actions_tried("legends-two-demands")
    assert choices == ["retreat", "meet pillar-16", "meet pillar-19"]
    assert tried < 1000


def test_cards_that_give_a_demand_the_same_stand_for_each_other() -> None:
    """Twenty-four boosters of four sorts pay in so many ways that a search through all of them never ends."""
    sorts = ["1-0", "0-1", "2-1", "1-2"]
    cards = [user_card(f"user-{number:02}", words.BOOSTER, 1, earth=1) for number in range(24)]
    for card, sort in zip(cards, sorts * 6, strict=True):
        card.fire, card.earth = (int(value) for value in sort.split("-"))
    state = given(seat(hand=" ".join(card.id for card in cards)), seat(), cards=cards).state
    assert len(payable(state, 0, Cost(fire=9, earth=9), [])) == 24


def test_a_hand_that_is_all_different_ends_with_the_patience_of_its_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody's own cards: thirty of different values, and demands of a hundred. Which of them pay together
    would take for ever to find.
    """
    cards = [user_card(f"user-{number:02}", words.BOOSTER, 1) for number in range(30)]
    for number, card in enumerate(cards):
        card.fire, card.earth = 2 * (number % 6) + 10, 2 * (number // 6) + 10
    state = given(seat(hand=" ".join(card.id for card in cards)), seat(), cards=cards).state
    monkeypatch.setattr(PATIENCE, "most", 1500)
    with pytest.raises(TooLong):
        payable(state, 0, Cost(fire=99, earth=99), [state.hand[0][0]])
    with pytest.raises(TooLong):
        can_pay_all(state, 0, [Cost(fire=99, earth=99), Cost(fire=99, earth=99)])
    assert len(payable(state, 0, Cost(fire=12), [])) == 30
    assert can_pay_all(state, 0, [Cost(fire=10), Cost(earth=20)])


@pytest.mark.parametrize(
    "cost",
    [
        Cost(fire=3),
        Cost(fire=2, earth=2),
        Cost(either=4),
        Cost(characters=2),
        Cost(moons=2),
        Cost(same_type=2, of=words.CHARACTER | words.BOOSTER),
    ],
    ids=["fire", "both", "either", "characters", "moons", "one type"],
)
def test_the_cards_that_may_be_picked_are_those_of_minimal_sets(cost: Cost) -> None:
    hand = "power-1 plain-2-0 plain-0-2 plain-3-1 booster-0-0 booster-2-2 flit-02 pillar-04 khind-05"
    state = given(seat(hand=hand), seat()).state
    held = list(state.hand[0])
    wanted: set[int] = set()
    for size in range(1, len(held) + 1):
        for cards in combinations(held, size):
            if pays(state, cost, list(cards)) and is_minimal(state, cost, list(cards)):
                wanted.update(cards)
    assert set(payable(state, 0, cost, [])) == wanted


def test_one_support_that_is_doubled_may_be_a_bluff() -> None:
    """A support of two and a bluff of two, one of them doubled: with the character seven, and no more."""
    banner = user_card("user-01", words.CHARACTER, 1, DoubleValues(words.SUPPORT, one=True))
    ann = seat(hand="user-01 buka-13", support="support-2-2*")
    assert looked(ann, seat(combat="power-7*"), banner).choices == ["continue", "retreat"]
    assert looked(ann, seat(combat="power-8*"), banner).choices == ["retreat"]


@pytest.mark.parametrize("type", [words.CHARACTER, words.BOOSTER], ids=["a character", "a booster"])
def test_a_text_that_costs_both_a_card_lets_hands_be_counted(type: int) -> None:
    """Once `user-01` is played both have discarded a card, and the FREE `user-02` may follow."""
    giver = user_card("user-01", words.CHARACTER, 1, now(each(MoveHand(1, to=words.DISCARD))))
    late = user_card("user-02", type, 9, PlayOnlyIf(words.FOE_HAND_MINUS_MINE, at_least=1), icons=words.FREE)
    ann = seat(hand="user-01 user-02 booster-0-0")
    table = looked(ann, seat(combat="power-10*", hand="power-1 power-2 power-3"), giver, late)
    assert table.choices == ["continue", "retreat"]


def test_a_shield_in_the_fight_protects_while_a_demand_is_paid() -> None:
    table = given(
        seat(hand="pillar-04 pillar-28", combat="power-1* hoax-18*"),
        seat(combat="power-9* pillar-18*"),
        phase="support",
    )
    assert compare(table.state)
    assert table.choices == ["meet pillar-18"]
    table.play("meet pillar-18", "pick pillar-04")
    assert compare(table.state)
    table.play("pick pillar-28", "done", "announce fire")


def test_a_shield_that_the_first_character_covers_protects_no_more() -> None:
    ann = seat(hand="power-2", combat="power-1* hoax-18*")
    assert looked(ann, seat(combat="power-9*")).choices == ["retreat"]


def test_whoever_ignores_icons_pays_in_time() -> None:
    """What hoax-16 takes from BOB's cards comes back when it is covered: the demand may come first."""
    ann = seat(hand="power-6 plain-3-0", combat="hoax-16*")
    table = looked(ann, seat(combat="power-5* pillar-16*"))
    assert table.choices == ["continue", "retreat", "meet pillar-16"]
    table.play("continue")
    assert compare(table.state)
    assert "meet pillar-16" in table.choices
