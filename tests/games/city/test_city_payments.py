"""Payments against the table and the examples of the rules, and against the oracle.  [CITY-8]"""

from __future__ import annotations

from functools import cache
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.city import city_payment_oracle as oracle
from obelisk.core.errors import InvalidNotation, TooLong
from obelisk.core.patience import PATIENCE
from obelisk.games.city import notation, tileset
from obelisk.games.city import payments as city_payments
from obelisk.games.city.kinds import (
    ANY,
    BLACK,
    BLUE,
    BROWN,
    COLOUR,
    COLOUR_NAMES,
    COLOURS,
    GREEN,
    GREY,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    PEOPLES,
    RED,
    VALUE,
    WHITE,
    YELLOW,
)
from obelisk.games.city.options import read, usual_payments
from obelisk.games.city.payments import LargePayments, PaymentTable, cards_of, payment, payments_for, worth

SLOT_COLOURS = COLOURS + "*"
DECK = [10 if name == "g1" else {"1": 4, "2": 4, "3": 2}[name[1]] for name in KIND_NAMES]


@cache
def table(colour: int, value: int) -> PaymentTable:
    return PaymentTable(colour, value, DECK)


def kinds(cards: str) -> list[int]:
    return [KIND_OF[card] for card in cards.split("+")]


def code(cards: str) -> int:
    return payment(kinds(cards))


def text(payment_code: int) -> str:
    return "+".join(KIND_NAMES[kind] for kind in cards_of(payment_code))


def texts(codes: list[int]) -> str:
    return ", ".join(text(each) for each in codes)


def counts(cards: list[int]) -> list[int]:
    return [cards.count(kind) for kind in range(KINDS)]


def expected(cards: list[int], colour: int, value: int) -> list[int]:
    """What the oracle lists."""
    hand = oracle.multiset([KIND_NAMES[kind] for kind in cards])
    return [code("+".join(each)) for each in oracle.irredundant(hand, SLOT_COLOURS[colour], value)]


def test_kinds_are_in_canonical_order() -> None:
    assert KINDS == len(KIND_NAMES) == len(set(KIND_NAMES)) == 22
    assert [COLOURS[colour] + str(value) for colour, value in zip(COLOUR, VALUE, strict=True)] == KIND_NAMES
    assert sorted(range(KINDS), key=lambda kind: (COLOUR[kind], -VALUE[kind])) == list(range(KINDS))
    assert [KIND_OF[name] for name in KIND_NAMES] == list(range(KINDS))
    assert list(range(9)) == [BLACK, RED, BLUE, GREY, GREEN, BROWN, WHITE, YELLOW, ANY]
    assert COLOUR_NAMES == ["black", "red", "blue", "grey", "green", "brown", "white", "yellow"]
    assert PEOPLES == ["vulca", "terrah", "aqua", "flit", "khind", "mimix", "hoax", "pillar"]


def test_codes_compare_as_payments_do() -> None:
    ordered = ["k3", "r2", "r1", "y1", "k3+y1", "r3+r2", "r3+r1", "r2+r2", "k3+k3+k3"]
    assert [text(each) for each in sorted(code(cards) for cards in ordered)] == ordered


@given(st.lists(st.integers(0, KINDS - 1), max_size=20))
def test_codes_read_back(cards: list[int]) -> None:
    assert cards_of(payment(cards)) == sorted(cards)


EXAMPLES = [
    ("8.9 table", "r3+r2+r2+r1", "r5", "r3+r2, r2+r2+r1"),
    ("8.9 table", "r3+r2+r2+r1", "r4", "r3+r2, r3+r1, r2+r2"),
    ("8.9 table", "r3+r2+r2+r1", "r3", "r3, r2+r2, r2+r1"),
    ("8.9 table", "n3+n2+n1+n1", "n4", "n3+n2, n3+n1, n2+n1+n1"),
    ("8.9 table", "n3+n2+n1+n1", "n2", "n3, n2, n1+n1"),
    ("8.9 table", "n3+n2+n1+n1", "r3", "n2+n1, n1+n1"),
    ("8.9 table", "n3+n2+n1+n1", "r5", ""),
    ("8.9 table", "w3+w2+w1", "w5", "w3+w2"),
    ("8.9 table", "w3+w2+w1", "r5", "w3+w2+w1"),
    ("8.9 table", "w3+w2+w1", "r2", "w3+w2, w3+w1, w2+w1"),
    ("8.9 table", "r2+r1+r1+r1+r1+w2+w1", "b4", "r2+r1+r1+w1, r1+r1+r1+r1+w1"),
    ("8.9 table", "r2+r1+r1+r1+r1+w2+w1", "b5", "r2+r1+r1+r1+w1"),
    ("8.9 table", "r2+r1+r1+r1+r1+w2+w1", "b6", "r2+r1+r1+r1+r1+w2+w1"),
    ("8.9 table", "r2+r2+b2+e2+w1+w1", "e5", "r2+r2+e2+w1, r2+r2+b2+w1+w1, r2+b2+e2+w1+w1"),
    ("8.9 table", "r1+g1+g1+n2+n2+w2", "g4", "g1+n2+n2, r1+n2+n2+w2, g1+g1+n2+w2"),
    ("EX-05", "r2+r1", "r5", ""),
    ("EX-05", "r2+r1", "r4", ""),
    ("EX-05", "r2+r1", "r3", "r2+r1"),
    ("EX-06", "w3+w3+w1", "w5", "w3+w3"),
    ("EX-06", "w3+w3+w1", "w2", "w3"),
    ("EX-06", "w1", "w2", ""),
    ("EX-07", "r2+g1+g1+g1", "r3", "r2+g1, g1+g1+g1"),
    ("EX-07", "r2+g1+g1+g1", "r2", "r2, g1+g1"),
    ("EX-08", "n3+n2+n1+n1", "n3", "n3, n2+n1, n1+n1"),
    ("EX-08", "n3+n2+n1+n1", "r3", "n2+n1, n1+n1"),
    ("EX-08", "n3+n2+n1+n1", "r5", ""),
    ("EX-08", "g1+n2+n2+n1+n1", "b4", "g1+n2+n2, g1+n2+n1, g1+n1+n1, n2+n2+n1+n1"),
    ("EX-09", "k2+r3+r1+b3+w2+w1", "k5", "k2+r3+w2, k2+r3+w1, k2+b3+w2, k2+b3+w1, r3+b3+w2+w1"),
    ("EX-09", "k2+r3+r1+b3+w2+w1", "k3", "r3+w2, r3+w1, b3+w2, b3+w1, k2+r1+w2, k2+r1+w1, k2+w2+w1"),
    ("EX-10", "r3+b2+w1", "e5", ""),
    ("EX-10", "r3+b2+w2+w1", "e5", "r3+b2+w2+w1"),
    ("EX-10", "r2+r1+r1+r1+r1+w1", "e6", ""),
    ("EX-11", "b1+e3+g1+n2+n1+w2", "b5", "b1+e3+g1+w2, b1+g1+n2+n1, e3+n2+n1+w2"),
    ("EX-11", "r3+b2+g1+n2+n1+w1", "r5", "r3+b2+w1, r3+n2+n1, r3+n2+w1, r3+g1+n1+w1, b2+n2+n1+w1"),
    ("EX-12", "r3+r2+b3+g1+w2", "*5", "r3+r2, r3+b3+w2, r2+b3+w2"),
    ("EX-12", "r3+r2+b3+g1+w2", "*4", "r3+r2, r3+g1, b3+g1, r3+b3+w2, r2+b3+w2"),
    ("EX-12", "r3+r2+b3+g1+w2", "*3", "r3, b3, r2+g1, g1+w2"),
    ("EX-13", "r3+r2+b2+g1+w1", "r3", "r3, r2+g1, r2+b2+w1, b2+g1+w1"),
    ("EX-32", "n2+n1", "n4", ""),
    ("EX-32", "n2+n1", "n3", "n2+n1"),
    ("EX-32", "n2+n1", "n2", "n2"),
]


@pytest.mark.parametrize(("rule", "hand", "slot", "payments"), EXAMPLES)
def test_examples_of_the_rules(rule: str, hand: str, slot: str, payments: str) -> None:
    colour, value = SLOT_COLOURS.index(slot[0]), int(slot[1])
    own = counts(kinds(hand))
    assert texts(PaymentTable(colour, value, own).codes) == payments, rule
    assert texts(table(colour, value).fitting(own, 0)) == payments, rule


@pytest.mark.parametrize(
    ("cards", "colour", "total"),
    [
        ("r3+r2", RED, 5),  # EX-13: wasteful for a red 3, but accepted
        ("r3+b2+w1", RED, 5),
        ("r3+b2", RED, -1),  # b2 has no role
        ("r2+w1", RED, -1),  # w1 has nothing to recolour
        ("r2", RED, 2),
        ("r2+b3", ANY, -1),  # EX-12
        ("r2+b3+w2", ANY, 5),
        ("n3+n2+n1", RED, -1),  # EX-08: brown 3 never pairs
        ("n2+n2+n1+n1", BROWN, 7),  # the ones pair, the twos are plain
        ("n1+n1+n1+n1", BROWN, 6),
        ("n2+n2+n2", BLACK, -1),
        ("n2+n2+w2", BLACK, -1),
        ("n2+n2+n1+w2", BLACK, 5),
        ("n2+n2+w1", BLACK, 4),
        ("w2+w2", RED, 2),
        ("w2+w2", WHITE, 4),
        ("w2+w2+w2", RED, -1),
        ("w3+w2+w2", RED, -1),
        ("w2+w2+w2+w2", RED, 4),
        ("w2+w2+w2+w1", RED, 6),
        ("r1+r1+r1+r1+r1+w1", BLUE, -1),
        ("r1+r1+r1+r1+r1+w1+w1", BLUE, 5),
        ("r1+w1+w1", BLUE, -1),  # the second w1 would need a Hoax of its own
        ("g1+g1+g1", GREEN, 3),
        ("g1+w2", GREEN, -1),  # Khind are never recoloured
    ],
)
def test_worth(cards: str, colour: int, total: int) -> None:
    assert worth(code(cards), colour) == total


def test_worth_of_no_card_is_0() -> None:
    assert worth(0, RED) == 0


@pytest.mark.parametrize(
    ("colour", "total"),
    [
        (WHITE, 36 - 3),  # three w1 recolour ten black cards, the other whites are plain
        (RED, 36 - 4 - 2),  # four w1 recolour 4 + 4 + 2 black and 4 white cards, one w2 the fifth white
    ],
)
def test_worth_of_twenty_cards(colour: int, total: int) -> None:
    cards = kinds("w3+w3+w2+w2+w2+w2+w1+w1+w1+w1+k3+k3+k2+k2+k2+k2+k1+k1+k1+k1")
    assert worth(payment(cards), colour) == total


# Jokers come up more often than in the deck, for they are what makes payments interesting.
KIND = st.sampled_from([*range(KINDS), *(kinds("g1+n2+n1+w2+w1+w2+w1+n2+n1") * 2)])
HAND = st.lists(KIND, max_size=9) | st.lists(KIND, min_size=7, max_size=9)


@settings(max_examples=300, deadline=None)
@given(HAND, st.integers(0, 7))
def test_worth_equals_the_oracle(cards: list[int], colour: int) -> None:
    best = oracle.worth(oracle.multiset([KIND_NAMES[kind] for kind in cards]), COLOURS[colour])
    assert worth(payment(cards), colour) == (-1 if best is None else best)


@settings(max_examples=200, deadline=None)
@given(HAND, st.integers(0, 7), st.integers(1, 9))
def test_table_of_a_small_deck_equals_the_oracle(cards: list[int], colour: int, value: int) -> None:
    assert PaymentTable(colour, value, counts(cards)).codes == expected(cards, colour, value)


@settings(max_examples=50, deadline=None)
@given(HAND, st.integers(1, 9))
def test_table_of_a_small_deck_for_any_colour_equals_the_oracle(cards: list[int], value: int) -> None:
    assert PaymentTable(ANY, value, counts(cards)).codes == expected(cards, ANY, value)


@settings(max_examples=200, deadline=None)
@given(HAND, st.integers(0, 7), st.integers(1, 5))
def test_fitting_equals_the_oracle(cards: list[int], colour: int, value: int) -> None:
    hand = [min(have, most) for have, most in zip(counts(cards), DECK, strict=True)]
    held = [kind for kind in range(KINDS) for _ in range(hand[kind])]
    assert table(colour, value).fitting([9, *hand], 1) == expected(held, colour, value)


@settings(max_examples=50, deadline=None)
@given(HAND, st.integers(1, 5))
def test_fitting_for_any_colour_equals_the_oracle(cards: list[int], value: int) -> None:
    hand = [min(have, most) for have, most in zip(counts(cards), DECK, strict=True)]
    held = [kind for kind in range(KINDS) for _ in range(hand[kind])]
    assert table(ANY, value).fitting([9, *hand], 1) == expected(held, ANY, value)


@settings(deadline=None)
@given(st.lists(st.integers(0, 4), min_size=KINDS, max_size=KINDS), st.integers(0, 8), st.integers(1, 3))
def test_irredundant_does_not_depend_on_the_deck(deck: list[int], colour: int, value: int) -> None:
    fewer = [min(have, most) for have, most in zip(deck, DECK, strict=True)]
    assert PaymentTable(colour, value, fewer).codes == table(colour, value).fitting(fewer, 0)


def test_number_of_payments_of_the_default_deck() -> None:
    assert [len(table(colour, 5).codes) for colour in range(9)] == [
        *(2887, 2887, 2887, 2887),
        *(2853, 2849, 584, 2887),
        2381,
    ]


@pytest.mark.parametrize("colour", range(9))
def test_the_whole_table_is_valid_and_no_payment_contains_another(colour: int) -> None:
    for value in range(1, 6):
        slot = table(colour, value)
        assert slot.codes == sorted(set(slot.codes))
        assert slot.fitting(DECK, 0) == slot.codes
        for each in slot.codes:
            assert worth(each, colour) >= value
            assert slot.fitting(counts(cards_of(each)), 0) == [each]


def test_has_knows_the_irredundant_payments_only() -> None:
    slot = table(RED, 3)
    assert all(slot.has(each) for each in slot.codes)
    assert not slot.has(code("r3+r2"))
    assert not slot.has(code("r2"))
    assert not slot.has(0)


def test_a_slot_the_deck_cannot_pay_has_no_payments() -> None:
    slot = PaymentTable(BLUE, 2, [0] * KINDS)
    assert slot.codes == []
    assert slot.fitting(DECK, 0) == []


@settings(max_examples=25, deadline=None)
@given(st.lists(st.integers(0, KINDS - 1), max_size=8), st.integers(0, ANY), st.integers(1, 6))
def test_payments_found_for_a_hand_are_those_of_the_table(cards: list[int], colour: int, value: int) -> None:
    hand = counts(cards)
    large = LargePayments(colour, value, DECK)
    assert large.fitting(hand, 0) == PaymentTable(colour, value, hand).codes
    assert large.fitting([7, *hand], 1) == large.fitting(hand, 0), "the hand was here before"


def test_a_value_of_nine_takes_no_table() -> None:
    assert isinstance(payments_for(RED, 6, DECK, True), PaymentTable)
    large = payments_for(RED, 9, DECK, True)
    assert isinstance(large, LargePayments)
    assert texts(large.fitting(counts(kinds("r3+r3+r2+r1+g1")), 0)) == "r3+r3+r2+r1, r3+r3+r2+g1"
    assert large.has(code("r3+r3+r2+r1"))
    assert not large.has(code("r3+r3+r2+r1+g1")), "a card too many"
    assert not large.has(code("r3+r3+r3")), "the deck has two"
    assert not large.has(code("r3+r3+r2"))
    assert not large.has(31), "there is no such kind"
    assert not large.has(KIND_OF["r1"] + 1 << 5 | KIND_OF["r3"] + 1), "not in canonical order"


def test_hands_are_forgotten_when_they_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(city_payments, "MOST_KEPT", 3)
    large = LargePayments(RED, 7, DECK)
    hands = ["r3+r3+r1", "r3+r2+r2", "r3+g1", "r3+r3+r1"]
    found = [texts(large.fitting(counts(kinds(hand)), 0)) for hand in hands]
    assert found == ["r3+r3+r1", "r3+r2+r2", "", "r3+r3+r1"]


# --- boxes of somebody's own, at a server that must not stand still


def test_a_hand_of_hundreds_ends_with_the_patience_of_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A box of one's own may deal 300 cards; to find all that they pay would take minutes."""
    hand = [14] * KINDS
    monkeypatch.setattr(PATIENCE, "most", 100)
    with pytest.raises(TooLong):
        LargePayments(ANY, 9, [999] * KINDS).fitting(hand, 0)
    few = counts(kinds("r3+r3+r2+r1+g1"))
    assert texts(LargePayments(RED, 9, [999] * KINDS).fitting(few, 0)) == "r3+r3+r2+r1, r3+r3+r2+g1"


def test_only_the_usual_deck_has_tables_where_nobody_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PATIENCE, "most", 100)
    assert isinstance(payments_for(RED, 6, DECK, True), PaymentTable)
    assert isinstance(payments_for(RED, 6, DECK, False), LargePayments)
    monkeypatch.setattr(PATIENCE, "most", 0)
    assert isinstance(payments_for(RED, 6, DECK, False), PaymentTable)


def test_a_payment_of_many_jokers_ends_with_the_patience_of_its_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Thousands of ways to use them, for one card in a text; and a text with a hundred thousand cards."""
    jokers = code("+".join(["w1"] * 21 + ["w2"] * 21 + ["n1"] * 21 + ["r1"]))
    monkeypatch.setattr(PATIENCE, "most", 1500)
    with pytest.raises(TooLong):
        worth(jokers, BLUE)
    with pytest.raises(TooLong):
        notation.parse(f"build 1 {'+'.join(['w1'] * 100_000)}")
    with pytest.raises(InvalidNotation):
        notation.parse(f"build 1 {'+'.join(['w9'] * 1_000)}")
    assert worth(code("w1+w2+n1+n1+r1"), BLUE) > 0


def test_boxes_of_somebodys_own_do_not_displace_the_usual_payments() -> None:
    box = tileset.encode(tileset.default())
    box["id"], box["kind"] = "own", "custom"
    for people in cast("list[dict[str, object]]", box["deck"]):
        people["counts"] = dict.fromkeys(cast("dict[str, int]", people["counts"]), 1)
    own = read({"players": 2, "tile_set": box}).payments(RED, 2)
    assert texts(own.fitting(counts(kinds("r1+r2+g1")), 0)) == "r2, r1+g1"
    usual = read({"players": 2}).payments(RED, 2)
    assert usual is usual_payments(RED, 2)
    assert usual is not own
