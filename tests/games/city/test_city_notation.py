"""Texts of actions and of chance, both ways.  [CITY-19]"""

from __future__ import annotations

import pytest
from hypothesis import given as property_of
from hypothesis import settings
from hypothesis import strategies as st

from games.city.city_table import given, options_of
from obelisk.core.errors import InvalidNotation
from obelisk.games.city import GAME
from obelisk.games.city.grid import CELL_NAMES
from obelisk.games.city.kinds import KIND_NAMES

STATE = given().state

READABLE = [
    "move d4",
    "move a1",
    "play b1 d4",
    "play k2 c3",
    "play e1 a2",
    "play e2",
    "play y3 e5",
    "build 1 w3",
    "build 2 w3+w2",
    "build 8 k3+k3+g1+y1",
    "offer",
    "offer y1",
    "offer b1",
    "go c3",
    "take",
    "discard r1",
    "draw",
    "done",
]

UNREADABLE = [
    "",
    " ",
    "Move d4",
    "move D4",
    "move  d4",
    " move d4",
    "move d4 ",
    "move d4\n",
    "move",
    "move f1",
    "move d6",
    "move d",
    "move r3",
    "move d4 e4",
    "play",
    "play b1",
    "play e1",
    "play e2 d4",
    "play e4 d4",
    "play b1 d4 d5",
    "play d4 b1",
    "build",
    "build 1",
    "build 0 r3",
    "build 9 r3",
    "build 10 r3",
    "build -1 r3",
    "build ¹ r3",
    "build 1 r3+",
    "build 1 +r3",
    "build 1 r3,r2",
    "build 1 g2",
    "build 1 r3 r2",
    "build 1 ",
    "offer y1 y2",
    "offer d4",
    "offer y1+y1",
    "go",
    "go b6",
    "take 2",
    "discard",
    "discard r1+r2",
    "discard a1",
    "draw 2",
    "done done",
    "pass",
    "p1 done",
]


@pytest.mark.parametrize("text", READABLE)
def test_19_1_texts_read_back(text: str) -> None:
    assert GAME.notate(STATE, GAME.parse(STATE, text)) == text


def test_19_4_every_text_is_another_action() -> None:
    assert len({GAME.parse(STATE, text) for text in READABLE}) == len(READABLE)


@pytest.mark.parametrize("text", UNREADABLE)
def test_19_4_anything_else_is_unreadable(text: str) -> None:
    with pytest.raises(InvalidNotation) as raised:
        GAME.parse(STATE, text)
    assert (raised.value.reason, raised.value.rule) == ("unreadable", "CITY-19.4")


def test_19_4_every_simple_action_has_its_own_text() -> None:
    texts = [f"{verb} {cell}" for verb in ("move", "go") for cell in CELL_NAMES]
    texts += [f"{verb} {kind}" for verb in ("offer", "discard") for kind in KIND_NAMES]
    texts += [f"play {kind} {cell}" for kind in KIND_NAMES if kind != "e2" for cell in CELL_NAMES]
    parsed = [GAME.parse(STATE, text) for text in texts]
    assert len(set(parsed)) == len(texts)
    assert [GAME.notate(STATE, action) for action in parsed] == texts


@settings(max_examples=200, deadline=None)
@property_of(st.integers(1, 8), st.lists(st.sampled_from(KIND_NAMES), min_size=1, max_size=20))
def test_19_4_payments_are_read_in_any_order_and_written_in_one(slot: int, cards: list[str]) -> None:
    ordered = sorted(cards, key=KIND_NAMES.index)
    for written in (cards, ordered):
        action = GAME.parse(STATE, f"build {slot} {'+'.join(written)}")
        assert GAME.notate(STATE, action) == f"build {slot} {'+'.join(ordered)}"


@settings(max_examples=300, deadline=None)
@property_of(st.text(alphabet="abcdekrgnwypu0123459+ \nmoveplayoffer", max_size=14))
def test_19_4_whatever_can_be_read_reads_back_to_the_same_text(text: str) -> None:
    try:
        action = GAME.parse(STATE, text)
    except InvalidNotation:
        return
    assert GAME.notate(STATE, action) == text


# Chance

CHANCE = [
    "first p1",
    "first p3",
    "tile b5 mill",
    "tile a4 royal_palace",
    "deal p1 k3",
    "deal p3 y1",
    "draw p1 k3",
    "draw p2 g1",
    "aside p1 k3",
    "aside p3 e1",
]


@pytest.mark.parametrize("text", CHANCE)
def test_19_2_chance_reads_back(text: str) -> None:
    options = options_of()
    ask, outcome = GAME.parse_chance(options, text)
    assert GAME.notate_chance(options, ask, outcome) == text


def test_19_2_every_chance_text_is_another_question_or_answer() -> None:
    options = options_of(4, expansion=True)
    texts = [f"first p{seat}" for seat in (1, 2, 3, 4)]
    texts += [f"tile {cell} {tile.id}" for cell in CELL_NAMES for tile in options.buildings]
    texts += [
        f"{verb} p{seat} {kind}"
        for verb in ("deal", "draw", "aside")
        for seat in (1, 4)
        for kind in KIND_NAMES
    ]
    parsed = [GAME.parse_chance(options, text) for text in texts]
    assert len(set(parsed)) == len(texts)
    assert [GAME.notate_chance(options, *pair) for pair in parsed] == texts


@pytest.mark.parametrize(
    "text",
    [
        "",
        "first",
        "first 1",
        "first p0",
        "first p4",
        "first p1 p2",
        "tile b5",
        "tile b5 main_hall",
        "tile b6 mill",
        "tile mill b5",
        "deal p1",
        "deal p1 k4",
        "deal p9 k3",
        "draw p4 k3",
        "draw p9 k3",
        "draw k3 p1",
        "aside x k3",
        "aside p5 k3",
        "Draw p1 k3",
        "draw  p1 k3",
        "draw p1 k3 ",
        "shuffle",
        "move p1 d4",
    ],
)
def test_19_2_other_chance_texts_are_unreadable(text: str) -> None:
    """Seats that do not exist included: `draw p9` must not pass for `aside p1`."""
    with pytest.raises(InvalidNotation) as raised:
        GAME.parse_chance(options_of(3), text)
    assert raised.value.rule == "CITY-19.4"


def test_19_2_tiles_of_the_expansion_exist_only_with_it() -> None:
    options = options_of(expansion=True)
    assert (
        GAME.notate_chance(options, *GAME.parse_chance(options, "tile b5 main_hall")) == "tile b5 main_hall"
    )


# Order


def test_19_3_canonical_order_of_all_movement_choices() -> None:
    table = given(hand="k2+k1+r2+r1+b2+b1+e2+e1", dragons={"fire": "c3", "earth": "a4", "water": "e2"})
    texts = table.choices()
    cells = {name: number for number, name in enumerate(CELL_NAMES)}
    kinds = {name: number for number, name in enumerate(KIND_NAMES)}

    def key(text: str) -> tuple[int, int, int]:
        words = text.split(" ")
        if words[0] == "move":
            return 0, 0, cells[words[1]]
        if words[0] == "play":
            return 1, kinds[words[1]], cells[words[2]] if len(words) == 3 else -1
        return 2, 0, 0

    assert texts == sorted(texts, key=key)
    assert {text.split(" ")[1] for text in table.choices("play")} == {
        "k2", "k1", "r2", "r1", "b2", "b1", "e2", "e1"
    }  # fmt: skip
