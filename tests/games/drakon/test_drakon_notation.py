"""Texts of actions and outcomes, both ways.  [DRK-18]"""

from __future__ import annotations

import pytest

from games.drakon.drakon_table import default_options, given
from obelisk.core.decision import Action
from obelisk.core.errors import InvalidNotation
from obelisk.games.drakon import GAME, actions, notation
from obelisk.games.drakon.kinds import HERO_NAMES
from obelisk.games.drakon.window import cell_code, coordinates

TEXTS = [
    "place plain[NE] @(1,0)",
    "place teleport[-] @(-12,345)",
    "move (1,0)",
    "wizard (1,0)",
    "pass",
    "end",
    "jump",
    "stay",
    "drakon (2,1)",
    "shift (1,1) escape[NE]",
    "amazon (1,0)",
    "barbarian p2 (0,1)",
    "draft amazon",
    "destroy (2,0)",
    "rotate (0,0) [ESW]",
    "keep",
    "float (3,0) [NS]",
    "map p3",
    "control p2 (1,1)",
    "knight",
    "allow",
    "dwarf",
    "discard plain.1",
    "done",
    "thief p2",
    "thief swap 1",
    "thief swap 12",
]


@pytest.mark.parametrize("text", TEXTS)
def test_texts_read_back(text: str) -> None:
    state = given().state
    action = GAME.parse(state, text)
    assert GAME.notate(state, action) == text
    assert actions.is_well_formed(action)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        "place plain[NE] (1,0)",
        "place plain[EN] @(1,0)",
        "place plain[] @(1,0)",
        "place plan[N] @(1,0)",
        "place plain.2a @(1,0)",
        "place plain[NE] @(1,0) ",
        "place  plain[NE] @(1,0)",
        "Place plain[NE] @(1,0)",
        "move (01,0)",
        "move (1, 0)",
        "move (-0,0)",
        "move (+1,0)",
        "move (١,0)",
        "move 1,0",
        "move (1,0) (2,0)",
        "move p2",
        "map p7",
        "map p0",
        "map 3",
        "rotate (0,0) [SN]",
        "rotate (0,0) NS",
        "rotate (0,0)",
        "shift escape[NE] (1,1)",
        "discard plain",
        "discard plain.5",
        "discard plain.3o",
        "discard plan.1",
        "draft elf",
        "thief swap 0",
        "thief swap -1",
        "thief swap",
        "thief  swap 1",
        "control p2",
        "pass pass",
        "pass now please go",
        "jump (1,0)",
    ],
)
def test_anything_else_is_unreadable(text: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        GAME.parse(given().state, text)
    assert (caught.value.rule, caught.value.reason) == ("DRK-18.4", "unreadable")


CHANCE = ["first p3", "hero p1 amazon", "deal p1 plain.2a", "draw p6 plain.2a", "coin 2", "take map.3"]


@pytest.mark.parametrize("text", CHANCE)
def test_chance_texts_read_back(text: str) -> None:
    options = default_options(6)
    assert GAME.notate_chance(options, *GAME.parse_chance(options, text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "first",
        "first p9",
        "hero p1 elf",
        "deal p1 plain.4",
        "draw p1 plain",
        "coin 4",
        "coin x",
        "take map",
        "take map.1",
        "roll 6",
        "draw p1 plain.1 now",
    ],
)
def test_chance_texts_that_cannot_be_read(text: str) -> None:
    with pytest.raises(InvalidNotation):
        GAME.parse_chance(default_options(6), text)


def test_codes_of_cells_are_unique_and_read_back() -> None:
    found: set[int] = set()
    for x in range(-20, 21):
        for y in range(-20, 21):
            code = cell_code(x, y)
            assert coordinates(code) == (x, y)
            found.add(code)
    assert len(found) == 41 * 41
    for x, y in ((10**12, -(10**12)), (-1, 10**15), (0, -(10**9))):
        assert coordinates(cell_code(x, y)) == (x, y)
    assert cell_code(0, 0) == 0


def test_far_cells_are_readable() -> None:
    text = "move (123456789,-987654321)"
    assert notation.notate(notation.parse(text)) == text


def test_verbs_are_numbered_in_canonical_order() -> None:
    order = (
        "place, move, wizard, amazon, barbarian, dwarf, thief, thief swap, shift, destroy, rotate, float, "
        "map, control, drakon, jump, stay, keep, knight, allow, discard, done, draft, end, pass"
    )
    assert ", ".join(actions.VERBS) == order
    assert sorted(HERO_NAMES) == HERO_NAMES
    assert isinstance(Action(0), int)
