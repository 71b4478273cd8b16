"""The card tables as a whole: counts and check sums of the printed cards."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256

import pytest

from obelisk.games.legends import words
from obelisk.games.legends.cards.card import Card, CardTable, character
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.presets import PRESETS


def cards_of(preset: str) -> list[Card]:
    return [KNOWN.card(id) for id in PRESETS[preset]]


def test_306_cards_of_nine_peoples_and_ten_mutants() -> None:
    peoples = Counter(card.people for card in KNOWN.cards)
    assert len(KNOWN) == 306
    assert peoples.pop("buka") == 32
    assert peoples.pop("mutant") == 10
    assert set(peoples.values()) == {33}
    assert len(peoples) == 8


def test_types_of_all_cards() -> None:
    types = Counter(words.TYPE_NAMES[card.type.bit_length() - 1] for card in KNOWN.cards)
    assert types == {
        "leader": 9,
        "character": 175,
        "booster": 43,
        "support": 41,
        "leadership": 34,
        "influence": 4,
    }


def test_icons_of_all_cards() -> None:
    icons = Counter(icon for card in KNOWN.cards for icon in words.names_of(card.icons, words.ICON_NAMES))
    assert icons == {
        "bluff_blank": 12,
        "bluff_earth": 3,
        "bluff_fire": 3,
        "free": 15,
        "gang_cool": 4,
        "gang_fun": 5,
        "gang_no": 8,
        "gang_top": 5,
        "pair": 30,
        "protected": 9,
        "retrieve": 18,
        "shield_earth": 15,
        "shield_fire": 15,
        "stop": 14,
    }


def test_156_cards_have_a_text_with_168_effects() -> None:
    texted = [card for card in KNOWN.cards if card.has_text]
    assert len(texted) == 156
    assert sum(len(card.effects) for card in texted) == 168


@pytest.mark.parametrize(
    ("preset", "moons", "foreign_moons", "fire", "earth"),
    [
        ("vulca", 42, 5, 69, 46),
        ("hoax", 42, 6, 55, 44),
        ("mimix", 40, 4, 72, 69),
        ("flit", 41, 5, 44, 45),
        ("khind", 46, 7, 48, 48),
        ("terrah", 51, 6, 43, 61),
        ("pillar", 44, 7, 49, 52),
        ("aqua", 40, 4, 49, 49),
        ("buka", 50, 0, 59, 74),
    ],
)
def test_check_sums_of_the_preset_decks(
    preset: str, moons: int, foreign_moons: int, fire: int, earth: int
) -> None:
    cards = cards_of(preset)
    assert len(cards) == 30
    assert sum(card.moons or 0 for card in cards) == moons
    assert sum(card.moons or 0 for card in cards if card.people != preset) == foreign_moons
    assert sum(card.fire for card in cards) == fire
    assert sum(card.earth for card in cards) == earth


@pytest.mark.parametrize(
    ("preset", "characters", "boosters", "supports", "leadership", "ships"),
    [
        ("vulca", 18, 4, 5, 3, 0),
        ("hoax", 18, 3, 6, 3, 0),
        ("mimix", 23, 2, 3, 2, 0),
        ("flit", 14, 13, 0, 3, 0),
        ("khind", 23, 0, 4, 3, 0),
        ("terrah", 18, 3, 7, 2, 0),
        ("pillar", 16, 9, 3, 2, 0),
        ("aqua", 15, 5, 8, 2, 0),
        ("buka", 23, 1, 2, 1, 3),
    ],
)
def test_types_in_the_preset_decks(
    preset: str, characters: int, boosters: int, supports: int, leadership: int, ships: int
) -> None:
    types = Counter(words.TYPE_NAMES[card.type.bit_length() - 1] for card in cards_of(preset))
    found = [types[name] for name in ("character", "booster", "support", "leadership", "influence")]
    assert found == [characters, boosters, supports, leadership, ships]


def test_cards_are_in_printed_order_and_know_their_place() -> None:
    for index, card in enumerate(KNOWN.cards):
        assert card.index == index
        assert KNOWN.card(card.id) is card
        assert repr(card) == f"Card({card.id})"
        assert card.id == f"{card.people}-{card.number:02d}"
    numbers = [card.number for card in KNOWN.cards if card.people == "hoax"]
    assert numbers == list(range(33))


def test_pair_words_stand_on_cards_with_the_pair_icon_and_nowhere_else() -> None:
    for card in KNOWN.cards:
        assert (card.pair != "") == ("pair" in words.names_of(card.icons, words.ICON_NAMES))
    pairs = Counter(card.pair for card in KNOWN.cards if card.pair)
    assert pairs["launch"] == 13
    assert pairs["wild"] == 3
    assert {pairs[word] for word in ("guardian", "virgin", "heroine", "spirit", "amazon", "dancer")} == {2}


def test_texts_name_the_cards_that_void_them() -> None:
    assert KNOWN.card("hoax-28").void_if_foe_has == [KNOWN.index("flit-07"), KNOWN.index("khind-27")]
    assert KNOWN.card("khind-27").void_if_foe_has == [KNOWN.index("khind-27")]


def test_a_table_refuses_the_same_id_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        CardTable([character(1), character(1)])


def test_a_card_keeps_its_place_in_every_table() -> None:
    with pytest.raises(ValueError, match="another place"):
        CardTable([KNOWN.card("hoax-05")])


def fingerprint(people: str) -> str:
    """A short hash of every fact of a people's cards, down to what the engine reads."""
    facts = [card.facts() for card in KNOWN.cards if card.people == people]
    return sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:12]


@pytest.mark.parametrize(
    ("people", "expected"),
    [
        ("vulca", "160de539fb06"),
        ("hoax", "8bce7be71acc"),
        ("mimix", "e75bd03b00b8"),
        ("flit", "5b7bd4da7414"),
        ("khind", "6366beabdb14"),
        ("terrah", "bad1561a73fb"),
        ("pillar", "b612a783af1c"),
        ("aqua", "fc6e2b1c4ed5"),
        ("buka", "fc37333341ba"),
        ("mutant", "3cf66e769661"),
    ],
)
def test_no_fact_of_a_card_changes_unnoticed(people: str, expected: str) -> None:
    """Data version 1, compared card by card with the card sheet.

    If you correct a card, take the new value here and say so in the changelog: old records of games with that
    card replay differently.
    """
    assert fingerprint(people) == expected
