"""The file of a tile set, and what is refused in it.  [DRK-16.4] to [DRK-16.9]"""

from __future__ import annotations

import pytest

from games.drakon.drakon_table import FROZEN_BOX, frozen_box
from obelisk.core.document import InvalidDocument
from obelisk.games.drakon import GAME, tileset
from obelisk.games.drakon.kinds import design_name

TEXT = FROZEN_BOX.read_text(encoding="utf-8").replace('id = "frozen"', 'id = "mine"')
KEY = 'kind = "master_key"\ncount = 2\ncertainty = "reconstructed"\narrows = { "0" = 2 }\n'
ESCAPE = (
    'kind = "escape"\ncount = 3\ncertainty = "reconstructed"\n'
    'arrows = { "1" = 0, "2o" = 1, "2a" = 1, "3" = 1 }'
)


def problems(old: str, new: str) -> list[str]:
    assert old in TEXT
    with pytest.raises(InvalidDocument) as caught:
        tileset.parse(TEXT.replace(old, new, 1), "mine.toml")
    return [str(problem) for problem in caught.value.problems]


def line_of(text: str) -> int:
    return TEXT[: TEXT.index(text)].count("\n") + 1


def test_designs_are_in_catalogue_order() -> None:
    names = [design_name(design) for design in frozen_box().designs]
    assert names[:6] == ["plain.1", "plain.2o", "plain.2a", "plain.3", "find_coin.1", "find_coin.2o"]
    assert frozen_box().designs == sorted(
        frozen_box().designs, key=lambda one: (one >> 4, [0, 1, 5, 3, 7, 15].index(one & 15))
    )


def test_a_set_of_ones_own_travels_in_the_options() -> None:
    tiles = tileset.parse(TEXT, "mine.toml")
    again = tileset.decode(tileset.encode(tiles))
    assert tileset.encode(again) == tileset.encode(tiles)
    options = GAME.options({"players": 2, "tile_set": tiles})
    data = GAME.encode_options(options)
    assert isinstance(data["tile_set"], dict)
    assert GAME.encode_options(GAME.options(data)) == data


def test_sets_of_other_makes() -> None:
    text = (
        'format = "drakon-tileset/1"\nid = "tiny"\nedition = "custom"\n'
        'start = { count = 1, a = { pattern = "4" }, b = { pattern = "1" } }\n'
        "coins = [{ value = 5, count = 4 }]\n"
        '[[chambers]]\nkind = "plain"\ncount = 20\narrows = { 4 = 20 }\n'
        '[[chambers]]\nkind = "map"\ncount = 0\narrows = {}\n'
    )
    tiles = tileset.parse(text, "tiny.toml")
    assert (tiles.starts, tiles.values, tiles.gold()) == ([5, 1], [5], 20)
    assert tiles.has_four
    assert tileset.encode(tileset.decode(tileset.encode(tiles))) == tileset.encode(tiles)


def test_the_id_of_the_program_is_taken() -> None:
    assert problems('id = "mine"', 'id = "drakon-3e-reconstructed"')[0].startswith("mine.toml:")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("format =", "format ==", "not valid TOML"),
        ("drakon-tileset/1", "drakon-tileset/9", "[DRK-16.4]"),
        ('edition = "3"', 'edition = "5"', "is not one of 3, 4, custom [DRK-16.4]"),
        ('edition = "3"', "", "is missing [DRK-16.4]"),
        ('kind = "escape"', 'kind = "exit"', "is not one of"),
        ('kind = "escape"', 'kind = "map"', "the kind map is there twice [DRK-16.4]"),
        ('kind = "escape"', 'kind = "start"', "Start is not one of the chambers [DRK-16.5]"),
        (ESCAPE, ESCAPE.replace("count = 3", "count = -3"), "is not from 0 to 999 [DRK-16.4]"),
        (ESCAPE, ESCAPE.replace("count = 3", "count = 2.5"), "is not a whole number [DRK-16.4]"),
        (ESCAPE, ESCAPE.replace("count = 3", "count = 4"), "is not the sum of the arrows, 3 [DRK-16.4]"),
        (ESCAPE, ESCAPE.replace('"2o" = 1', '"2x" = 1'), "unknown key [DRK-16.4]"),
        (ESCAPE, ESCAPE.replace('"1" = 0', '"0" = 0'), ""),
        (ESCAPE, ESCAPE.replace('"1" = 0, "2o" = 1', '"0" = 1'), "escape has at least one arrow [DRK-16.6]"),
        (KEY, KEY.replace('"0" = 2', '"1" = 2'), "master_key has no arrows [DRK-16.6]"),
        ("value = 1\ncount = 8", "value = 2\ncount = 8", "the coin value 2 is there twice [DRK-16.4]"),
        ("value = 1\ncount = 8", "value = 0\ncount = 8", "is not from 1 to 999 [DRK-16.4]"),
        ("value = 1\ncount = 8", "value = 4\ncount = 8", "coins are worth 1, 2 or 3 gold, not 4 [DRK-16.7]"),
        ("value = 1\ncount = 8", "value = 1\ncount = 7", "28 coins are needed, not 27 [DRK-16.7]"),
        ("[start]\ncount = 1", "[start]\ncount = 2", "there must be exactly one Start, not 2 [DRK-16.5]"),
        (
            'a = { pattern = "3"',
            'a = { pattern = "0"',
            "nobody could leave a Start without arrows [DRK-16.5]",
        ),
        ('a = { pattern = "3"', 'a = { pattern = "7"', "is not one of 0, 1, 2o, 2a, 3, 4 [DRK-16.4]"),
        (
            ESCAPE,
            ESCAPE.replace("count = 3", "count = 2").replace('"2o" = 1', '"2o" = 0'),
            "72 chambers with Start are needed, not 71 [DRK-16.7]",
        ),
        (
            ESCAPE,
            'kind = "escape"\ncount = 0\narrows = {}',
            "there is no escape [DRK-16.7]",
        ),
        (f"[[chambers]]\n{KEY}arrows_certainty", "[extra]\na", "there is no master_key [DRK-16.7]"),
    ],
)
def test_what_is_refused(old: str, new: str, reason: str) -> None:
    if not reason:
        assert tileset.parse(TEXT.replace(old, new, 1), "mine.toml").id == "mine"
        return
    found = problems(old, new)
    assert any(reason in problem for problem in found), found


def test_problems_name_their_line() -> None:
    line = line_of('kind = "escape"')
    found = problems('kind = "escape"', 'kind = "exit"')
    assert any(problem.startswith(f"mine.toml:{line}: ") for problem in found)


def test_all_problems_are_reported_at_once() -> None:
    text = TEXT.replace("value = 1\ncount = 8", "value = 1\ncount = 7").replace(
        'edition = "3"', 'edition = "5"'
    )
    with pytest.raises(InvalidDocument) as caught:
        tileset.parse(text, "mine.toml")
    assert len(caught.value.problems) == 2


def test_missing_tables_are_named_once() -> None:
    with pytest.raises(InvalidDocument) as caught:
        tileset.parse('format = "drakon-tileset/1"\nid = "mine"\nedition = "3"\n', "mine.toml")
    assert [problem.where for problem in caught.value.problems] == ["start", "coins", "chambers"]


def test_missed_bounds_and_odd_certainties_are_only_warned_of() -> None:
    text = TEXT.replace('at_least = { value = 2, certainty = "certain" }', "at_least = { value = 9 }")
    text = text.replace('certainty = "reconstructed"', 'certainty = "sure"', 1)
    tiles = tileset.parse(text, "mine.toml")
    assert [warning.rule for warning in tiles.warnings] == ["DRK-16.9", "DRK-16.9"]
    assert "at least 9" in str(tiles.warnings[1])
    assert tiles.warnings[0].line > 0
