"""The file of a tile set: what must be rejected with line and rule, and what gives a warning.  [CITY-17]"""

from __future__ import annotations

import json
from typing import NamedTuple

import pytest

from games.city.city_table import FROZEN_BOX
from obelisk.core.document import InvalidDocument
from obelisk.games.city import box, tileset
from obelisk.games.city.kinds import ANY, BLUE, BROWN, GREEN, KIND_NAMES, KIND_OF, PEOPLES, RED, WHITE

STANDARD = FROZEN_BOX.read_text(encoding="utf-8").replace('id = "frozen"', 'id = "mine"')
CUSTOM = STANDARD.replace('kind = "standard"', 'kind = "custom"')


def edit(text: str, old: str, new: str, after: str = "") -> str:
    """Replaces the first `old` behind the first `after`."""
    at = text.index(old, text.index(after))
    return text[:at] + new + text[at + len(old) :]


def line_of(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def problems(text: str) -> list[str]:
    with pytest.raises(InvalidDocument) as raised:
        tileset.parse(text, "my.toml")
    return [str(problem) for problem in raised.value.problems]


def warnings(text: str) -> list[str]:
    return [str(warning) for warning in tileset.parse(text, "my.toml").warnings]


def without_section(text: str, header: str) -> str:
    """The text without the tables that begin with this header."""
    blocks = text.split("\n\n")
    return "\n\n".join(block for block in blocks if header not in block.splitlines())


# What is refused.


class Fault(NamedTuple):
    """A change of the file and the problem it must give.

    The first `old` behind `after` becomes `new`. The problem is on the line of the mark » in `new` (of the
    beginning of `new`, if there is none), or on the last line before it that has `at`. The change may lead to
    a number of other problems: `others`.
    """

    rule: str
    old: str
    new: str
    where: str
    reason: str
    after: str = ""
    at: str = ""
    others: int = 0


MILL = 'id = "mill"'
MILL_SLOTS = 'slots = ["red 3", "red 2", "red 2"]'
OLD = 'id = "2006"'
NAME = "is not a name made of a-z, 0-9, - and _"
COLOURS = "black, red, blue, grey, green, brown, white, yellow, any"
A_SLOT = 'is not a colour and a value, such as "red 4"'

FAULTS = [
    Fault("17.3", '"city-tileset/1"', '"other/1"', "format", "'other/1' is not one of city-tileset/1"),
    Fault("17.3", 'kind = "standard"', 'kind = "odd"', "kind", "'odd' is not one of standard, custom"),
    Fault("17.3", '"mine"', '"My set"', "id", f"'My set' {NAME}"),
    Fault("17.3", "hand = 8", "hand = -8", "hand", "-8 is not from 0 to 999"),
    Fault("17.3", "hand = 8", 'hand = "8"', "hand", "'8' is not a whole number"),
    Fault("17.3", "hand = 8", "", "hand", "is missing", at="# The box"),
    Fault("17.3", "hand = 8", "hand = 8\n»hands = 8", "hands", "unknown key"),
    Fault("17.3", "markers = 10", "markers = 10.0", "markers", "10.0 is not a whole number"),
    Fault("17.3", "2 = 6", "2 = 0", "offerings_to_win.2", "0 is not from 1 to 999"),
    Fault("17.3", "2 = 6, 3 = 5", "2 = 6", "offerings_to_win.3", "is missing"),
    Fault("17.3", "2 = 6,", "2 = 6, 5 = 4,", "offerings_to_win.5", "unknown key"),
    Fault("17.3", "1 = 10 }", "1 = -10 }", "deck.khind.counts.1", "-10 is not from 0 to 999"),
    Fault("17.3", "counts = { 1 = 10 },", "", "deck.khind.counts", "is missing"),
    Fault("17.3", '"vulca",', '"vulca", dragon = "fire",', "deck.vulca.dragon", "unknown key"),
    Fault(
        "17.3", '"2018"', '"2017"', "editions.2017.id", "'2017' is not one of 2006, 2018", "cross]", others=1
    ),
    Fault("17.3", '"2018"', '"2006"', "editions.2006.id", "the id 2006 is there twice", "cross]", others=1),
    Fault("17.3", '"fixed"', '"star"', "editions.2006.layout", "'star' is not one of fixed, cross, random"),
    Fault("17.3", '"aside"', '"off"', "editions.2006.bonus_cards", "'off' is not one of aside, hand", OLD),
    Fault(
        "17.3",
        "charge = 1",
        "charge = -1",
        "editions.2006.golden_shrine_surcharge",
        "-1 is not from 0 to 999",
        OLD,
    ),
    Fault("17.3", "2 = 9,", "", "editions.2006.scales.2", "is missing"),
    Fault("17.3", "2 = 9,", "2 = 9.5,", "editions.2006.scales.2", "9.5 is not a whole number"),
    Fault("17.3", "{ 2 = 9, 3 = 12, 4 = 15 }", "9", "editions.2006.scales", "9 is not a table"),
    Fault("17.3", "obelisk.3", "obelisk.5", "editions.2006.obelisk.5", "unknown key", others=1),
    Fault(
        "17.3", "obelisk.3", "obelisks.3", "editions.2006.obelisk.3", "is missing", at="obelisk.2", others=1
    ),
    Fault("17.3", "[7, 7, 8", "[7,\n»-7, 8", "editions.2006.obelisk.2[2]", "-7 is not from 0 to 999"),
    Fault("17.3", "[7, 7, 8", '["7", 7, 8', "editions.2006.obelisk.2[1]", "'7' is not a whole number"),
    Fault("17.3", MILL, 'id = "Mill"', "buildings[7].id", f"'Mill' {NAME}", others=1),
    Fault("17.3", MILL, 'id = "citadel"', "buildings.citadel.id", "the id citadel is there twice", others=1),
    Fault(
        "17.3",
        MILL,
        'id = "courtyard"',
        "buildings.courtyard.id",
        "the id courtyard is there twice",
        others=1,
    ),
    Fault(
        "17.3", 'id = "theatre"', 'id = "hospice"', "expansion.hospice.id", "the id hospice is there twice"
    ),
    Fault("17.3", MILL, MILL + '\n»colour = "red"', "buildings.mill.colour", "unknown key"),
    Fault("17.3", MILL, MILL + '\n»special = "none"', "buildings.mill.special", "unknown key"),
    Fault(
        "17.3",
        "start = true",
        "start = 1",
        "buildings.royal_palace.start",
        "1 is neither true nor false",
        others=1,
    ),
    Fault(
        "17.3", "cards = 2", "cards = -2", "buildings.mill.majority.cards", "-2 is not from 0 to 999", MILL
    ),
    Fault(
        "17.3", "cards = 2", "cards = 1.5", "buildings.mill.majority.cards", "1.5 is not a whole number", MILL
    ),
    Fault("17.3", "cards = 2", "card = 2", "buildings.mill.majority.card", "unknown key", MILL),
    Fault("17.3", "{ cards = 2 }", "2", "buildings.mill.majority", "2 is not a table", MILL),
    Fault(
        "17.3", "majority = { cards = 2 }", "", "buildings.mill.majority", "is missing", MILL, "[[buildings]]"
    ),
    Fault("17.3", '"aqueduct"', '"hospital"', "demo.c1", "'hospital' is not a building"),
    Fault("17.3", '"aqueduct"', "1", "demo.c1", "1 is not a building"),
    Fault("17.3", '"aqueduct"', '"hospice"', "demo.c1", "hospice is there twice"),
    Fault("17.3", "d1 = ", "e1 = ", "demo.e1", "unknown key", others=1),
    Fault("17.3", 'd1 = "trading_house"', "", "demo.d1", "is missing", at="[demo]"),
    Fault("17.4", MILL_SLOTS, "", "buildings.mill.slots", "is missing", at="[[buildings]]"),
    Fault("17.4", MILL_SLOTS, "slots = []", "buildings.mill.slots", "a building has 1 to 8 slots, not 0"),
    Fault("17.4", MILL_SLOTS, "slots = 3", "buildings.mill.slots", "3 is not a list"),
    Fault(
        "17.4",
        MILL_SLOTS,
        f"slots = {['red 1'] * 9}",
        "buildings.mill.slots",
        "a building has 1 to 8 slots, not 9",
    ),
    Fault(
        "17.4",
        '"red 3"',
        '"pink 3"',
        "buildings.mill.slots[1]",
        f"colour 'pink' is not one of {COLOURS}",
        MILL,
    ),
    Fault("17.4", '"red 3"', '"red 0"', "buildings.mill.slots[1]", "value 0 is not from 1 to 9", MILL),
    Fault("17.4", '"red 3"', '"red 12"', "buildings.mill.slots[1]", "value 12 is not from 1 to 9", MILL),
    Fault(
        "17.4",
        '"red 3",',
        '"red 3",\n»"red ½",',
        "buildings.mill.slots[2]",
        "value ½ is not from 1 to 9",
        MILL,
    ),
    Fault("17.4", '"red 3"', '"red"', "buildings.mill.slots[1]", f"'red' {A_SLOT}", MILL),
    Fault("17.4", '"red 3"', '""', "buildings.mill.slots[1]", f"'' {A_SLOT}", MILL),
    Fault("17.4", '"red 3"', '["red", 3]', "buildings.mill.slots[1]", f"a list {A_SLOT}", MILL),
    Fault(
        "17.4",
        'special = "main_hall"',
        'special = "town_hall"',
        "expansion.main_hall.special",
        "'town_hall' is not one of none, main_hall, hospital, golden_shrine",
    ),
    Fault(
        "17.5",
        '"hoax"',
        '"buka"',
        "deck.buka.people",
        "'buka' is not one of vulca, terrah, aqua, flit, khind, mimix, hoax, pillar",
        others=1,
    ),
    Fault("17.5", '"hoax"', '"flit"', "deck.flit.people", "the people flit is there twice", others=1),
    Fault(
        "17.5", "1 = 10 }", "1 = 9, 2 = 1 }", "deck.khind.counts.2", "cards of khind have the value 1 only"
    ),
    Fault("17.5", "3 = 2", "4 = 2", "deck.hoax.counts.4", "cards have the value 1, 2 or 3", '"hoax"'),
    Fault("17.6", "2 = 9,", "2 = 4,", "editions.2006.scales.2", "2 players need at least 5 scales, not 4"),
    Fault("17.6", "4 = 15", "4 = 8", "editions.2006.scales.4", "4 players need at least 9 scales, not 8"),
    Fault("17.6", "[7, 7, 8", "[0, 7, 8", "editions.2006.obelisk.2[1]", "a price must be positive"),
    Fault("17.6", "7, 8, 8", "7, 8,\n»6", "editions.2006.obelisk.2[4]", "the price falls from 8 to 6", OLD),
    Fault(
        "17.6",
        "10, 11, 11, 12]",
        "10]",
        "editions.2006.obelisk.4",
        "4 players need at least 13 spaces, not 10",
        "obelisk.4",
    ),
    Fault(
        "17.6",
        "[7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12]",
        "[]",
        "editions.2006.obelisk.2",
        "2 players need at least 11 spaces, not 0",
    ),
    Fault("17.7", '"fire_temple"', '"mill"', "fixed_cross.c4", "'mill' is not a start tile"),
    Fault("17.7", '"earth_temple"', '"fire_temple"', "fixed_cross.c2", "fire_temple is there twice"),
    Fault("17.7", "c4 = ", "c5 = ", "fixed_cross.c5", "unknown key", others=1),
    Fault("17.7", 'c4 = "fire_temple"', "", "fixed_cross.c4", "is missing", at="[fixed_cross]"),
    Fault(
        "17.7",
        "1 = 10 }",
        "1 = 11 }",
        "deck.khind.counts",
        "a standard set has 10 cards of each people, not 11",
    ),
    Fault("17.7", "hand = 8", "hand = 7", "hand", "a standard set has hands of 8, not 7"),
    Fault("17.7", "markers = 10", "markers = 9", "markers", "a standard set has 10 markers, not 9"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.rule}-{fault.where}")
def test_each_fault_is_reported_with_line_and_rule(fault: Fault) -> None:
    at = STANDARD.index(fault.old, STANDARD.index(fault.after))
    before, behind = STANDARD[:at], STANDARD[at + len(fault.old) :]
    if fault.at:
        line = line_of(before, before.rindex(fault.at))
    else:
        line = line_of(before + fault.new, at + max(fault.new.find("»"), 0))
    found = problems(before + fault.new.replace("»", "") + behind)
    assert f"my.toml:{line}: {fault.where}: {fault.reason} [CITY-{fault.rule}]" in found
    assert len(found) == 1 + fault.others


def test_a_text_that_is_no_toml_is_refused() -> None:
    [problem] = problems(STANDARD + "\n[[buildings\n")
    assert problem.startswith(f"my.toml:{line_of(STANDARD, len(STANDARD)) + 1}: not valid TOML: ")
    assert problem.endswith("[CITY-17.3]")


@pytest.mark.parametrize(
    ("header", "section"),
    [
        ("[fixed_cross]", "fixed_cross"),
        ("[[editions]]", "editions"),
        ("[[buildings]]", "buildings"),
        ("[[expansion]]", "expansion"),
    ],
)
def test_a_missing_section_is_refused(header: str, section: str) -> None:
    found = problems(without_section(STANDARD, header))
    assert found == [f"my.toml:1: {section}: is missing [CITY-17.3]"]


def test_a_missing_deck_is_refused() -> None:
    start = STANDARD.index("deck = [")
    text = STANDARD[:start] + STANDARD[STANDARD.index("\n]\n", start) + 2 :]
    assert problems(text) == ["my.toml:1: deck: is missing [CITY-17.3]"]


def test_a_missing_edition_and_a_missing_people_are_refused() -> None:
    start = STANDARD.index('[[editions]]\nid = "2018"')
    text = STANDARD[:start] + STANDARD[STANDARD.index("\n# The 20 buildings") :]
    text = "\n".join(line for line in text.splitlines() if '"aqua"' not in line)
    deck = line_of(text, text.index("deck = ["))
    editions = line_of(text, text.index("[[editions]]"))
    assert problems(text) == [
        f"my.toml:{deck}: deck: the people aqua is missing [CITY-17.5]",
        f"my.toml:{editions}: editions: the edition 2018 is missing [CITY-17.3]",
    ]


def test_a_list_that_is_no_list_is_reported_once() -> None:
    for section, header in (("buildings", "[[buildings]]"), ("editions", "[[editions]]")):
        text = edit(without_section(STANDARD, header), "hand = 8", f"{section} = 1\nhand = 8")
        line = line_of(text, text.index(f"{section} = 1"))
        assert problems(text) == [f"my.toml:{line}: {section}: 1 is not a list [CITY-17.3]"]


@pytest.mark.parametrize(("text", "rule"), [(STANDARD, "17.7"), (CUSTOM, "17.8")])
def test_the_shape_of_the_city_fixes_the_numbers_of_buildings(text: str, rule: str) -> None:
    first = text.index("[[buildings]]")
    line = line_of(text, first)
    fewer = text[:first] + text[text.index("[[buildings]]", first + 1) :]
    assert problems(fewer) == [
        f"my.toml:{line}: buildings: 20 buildings are needed, not 19 [CITY-{rule}]",
        f"my.toml:{line}: buildings: 4 start tiles are needed, not 3 [CITY-{rule}]",
    ]
    more = edit(text, MILL, MILL + "\nstart = true")
    assert problems(more) == [f"my.toml:{line}: buildings: 4 start tiles are needed, not 5 [CITY-{rule}]"]


def test_a_standard_set_has_four_expansion_tiles() -> None:
    start = STANDARD.index('[[expansion]]\nid = "theatre"')
    line = line_of(STANDARD, STANDARD.index("[[expansion]]"))
    reason = "the expansion needs 4 tiles, not 3"
    assert problems(STANDARD[:start]) == [f"my.toml:{line}: expansion: {reason} [CITY-17.7]"]


def test_all_problems_are_reported_at_once_in_the_order_of_lines() -> None:
    text = edit(STANDARD, '"red 3"', '"pink 12"', MILL)
    text = edit(text, "hand = 8", "hand = true")
    text = edit(text, "2 = 9,", "2 = 3,")
    found = problems(text)
    assert [problem.partition(": ")[2].partition(":")[0] for problem in found] == [
        "hand",
        "editions.2006.scales.2",
        "buildings.mill.slots[1]",
        "buildings.mill.slots[1]",
    ]
    assert [problem[-11:] for problem in found] == [
        "[CITY-17.3]",
        "[CITY-17.6]",
        "[CITY-17.4]",
        "[CITY-17.4]",
    ]
    with pytest.raises(InvalidDocument) as raised:
        tileset.parse(text, "my.toml")
    assert str(raised.value) == "\n".join(found)


# Custom sets.


def test_a_custom_set_is_free_in_deck_hand_and_markers() -> None:
    text = edit(CUSTOM, "1 = 4, 2 = 4, 3 = 2", "2 = 30")
    text = edit(text, "hand = 8", "hand = 5")
    text = edit(text, "markers = 10", "markers = 6")
    tiles = tileset.parse(text, "my.toml")
    assert (tiles.kind, tiles.hand, tiles.markers, tiles.warnings) == ("custom", 5, 6, [])
    assert [tiles.deck[KIND_OF[name]] for name in ("k3", "k2", "k1")] == [0, 30, 0]


def test_a_custom_set_needs_cards_for_the_hands() -> None:
    line = line_of(CUSTOM, CUSTOM.index("deck = ["))
    assert problems(edit(CUSTOM, "hand = 8", "hand = 41")) == [
        f"my.toml:{line}: deck: 80 cards are too few for 2 hands of 41 [CITY-17.8]"
    ]
    text = edit(CUSTOM, "hand = 8", "hand = 21")
    assert warnings(text) == [f"my.toml:{line}: deck: 80 cards are enough for 3 hands of 21 only [CITY-17.8]"]
    tiles = tileset.parse(text, "my.toml")
    assert box.unfit(tiles, 3, False) == []
    assert [str(problem) for problem in box.unfit(tiles, 4, True)] == [
        "mine: deck: 80 cards are too few for 4 hands of 21 [CITY-17.8]"
    ]


def test_hands_are_not_counted_against_a_broken_deck() -> None:
    text = edit(edit(CUSTOM, "hand = 8", "hand = 50"), "1 = 10 }", "1 = -10 }")
    assert [problem[-11:] for problem in problems(text)] == ["[CITY-17.3]"]


@pytest.mark.parametrize("text", [STANDARD, CUSTOM])
def test_markers_must_suffice_for_the_offerings_to_win(text: str) -> None:
    text = edit(text, "2 = 6, 3", "2 = 11, 3")
    for players in ("2006", "2018"):
        text = edit(text, "11, 12]", f"11{', 12' * 11}]", f'id = "{players}"')
    line = line_of(text, text.index("markers = 10"))
    reason = "10 markers are fewer than the 11 offerings to win"
    assert problems(text) == [f"my.toml:{line}: markers: {reason} [CITY-17.8]"]


def test_a_custom_set_may_do_without_the_expansion() -> None:
    text = without_section(CUSTOM, "[[expansion]]")
    tiles = tileset.parse(text, "my.toml")
    assert (tiles.expansion, tiles.warnings) == ([], [])
    assert box.unfit(tiles, 4, False) == []
    assert [str(problem) for problem in box.unfit(tiles, 4, True)] == [
        "mine: expansion: the expansion needs 4 tiles, not 0 [CITY-17.8]"
    ]
    again = tileset.decode(tileset.encode(tiles))
    assert (again.expansion, again.warnings) == ([], [])


def test_a_custom_set_with_some_expansion_tiles_gives_a_warning() -> None:
    text = CUSTOM[: CUSTOM.index('[[expansion]]\nid = "theatre"')]
    line = line_of(text, text.index("[[expansion]]"))
    assert warnings(text) == [f"my.toml:{line}: expansion: the expansion needs 4 tiles, not 3 [CITY-17.8]"]
    assert len(tileset.parse(text, "my.toml").expansion) == 3


def small(starts: int, cells: str) -> str:
    """A custom set of start tiles alone, which lie on these cells."""
    tiles = [
        f'[[buildings]]\nid = "tile_{number}"\nstart = true\nslots = ["red 1"]\n'
        "majority = {}\nbuilding = {}\nneighbour = {}\n"
        for number in range(starts)
    ]
    text = without_section(
        without_section(without_section(CUSTOM, "[demo]"), "[[buildings]]"), "[fixed_cross]"
    )
    places = [f'{cell} = "tile_{number}"\n' for number, cell in enumerate(cells.split())]
    return f"{text}\n{''.join(tiles)}\n[fixed_cross]\n{''.join(places)}"


def test_a_small_city_has_start_tiles_alone() -> None:
    tiles = tileset.parse(small(2, "d3 c4"), "my.toml")
    assert tiles.is_small()
    assert tiles.fixed_cross == {"c4": "tile_1", "d3": "tile_0"}
    again = tileset.decode(tileset.encode(tiles))
    assert again.is_small()
    assert box.unfit(tiles, 2, False) == []
    assert [str(problem) for problem in box.unfit(tiles, 2, True)] == [
        "mine: expansion: a small city has no place for the expansion [CITY-17.8]"
    ]
    assert not tileset.parse(CUSTOM, "my.toml").is_small()


def test_a_small_city_has_a_cell_for_each_tile() -> None:
    assert [problem.partition(": ")[2] for problem in problems(small(2, "d3"))] == [
        "fixed_cross: 2 start tiles need as many cells, not 1 [CITY-17.8]"
    ]
    standard = small(2, "d3 c4").replace('kind = "custom"', 'kind = "standard"')
    assert any("20 buildings are needed, not 2" in problem for problem in problems(standard))


def test_a_set_may_do_without_demo_description_and_certainty() -> None:
    text = without_section(STANDARD, "[demo]")
    text = "\n".join(line for line in text.splitlines() if not line.startswith(("certainty", "description")))
    tiles = tileset.parse(text, "my.toml")
    assert (tiles.demo, tiles.description, tiles.warnings) == ({}, "", [])
    assert sorted(tiles.certainty) == sorted(f"deck.{people}.counts" for people in PEOPLES)
    assert "demo" not in tileset.encode(tiles)


# Warnings.


@pytest.mark.parametrize(
    ("old", "new", "where", "reason"),
    [
        ('slots = "probable"', 'slots = "sure"', "certainty.slots", "'sure' is not a certainty"),
        ('slots = "probable"', "slots = 1", "certainty.slots", "1 is not a certainty"),
        ('slots = "probable"', 'slot = "probable"', "certainty.slot", "there is no such fact here"),
        ("certainty = {", 'certainty = "sure"\n#', "certainty", "'sure' is not a certainty"),
        ("certainty = {", "certainty = 3\n#", "certainty", "3 is not a certainty"),
        ("slots =", "alternatives = 3\nslots =", "alternatives", "3 is not a list"),
        (
            "slots =",
            "alternatives = [[3, 2]]\nslots =",
            "alternatives[1]",
            "not 3 values from 1 to 9, one for each slot",
        ),
        (
            "slots =",
            "alternatives = [[3, 2, 1], [3, 2, 10]]\nslots =",
            "alternatives[2]",
            "not 3 values from 1 to 9, one for each slot",
        ),
        (
            "slots =",
            "alternatives = [[3, 2, true]]\nslots =",
            "alternatives[1]",
            "not 3 values from 1 to 9, one for each slot",
        ),
        (
            "slots =",
            "alternatives = [7]\nslots =",
            "alternatives[1]",
            "not 3 values from 1 to 9, one for each slot",
        ),
    ],
)
def test_odd_words_for_people_give_warnings_only(old: str, new: str, where: str, reason: str) -> None:
    text = edit(STANDARD, old, new, MILL)
    line = line_of(text, text.index(new, text.index(MILL)))
    assert warnings(text) == [f"my.toml:{line}: buildings.mill.{where}: {reason} [CITY-17.9]"]


def test_an_odd_certainty_is_not_kept_but_good_alternatives_are() -> None:
    text = edit(STANDARD, 'slots = "probable"', 'slots = "sure"', MILL)
    text = edit(text, "slots =", "alternatives = [[3, 2, 1], 5]\nslots =", MILL)
    tiles = tileset.parse(text, "my.toml")
    assert "buildings.mill.slots" not in tiles.certainty
    assert tiles.alternatives["mill"] == [[3, 2, 1]]


def test_a_slot_that_the_whole_deck_cannot_pay_gives_a_warning() -> None:
    text = CUSTOM.replace("1 = 4, 2 = 4, 3 = 2", "1 = 0").replace("1 = 10 }", "1 = 4 }")
    text = edit(text, "hand = 8", "hand = 1")
    found = warnings(text)
    palace = line_of(text, text.index("slots = [", text.index('id = "royal_palace"')))
    reason = "the whole deck cannot pay for this slot"
    assert found[0] == f"my.toml:{palace}: buildings.royal_palace.slots[1]: {reason} [CITY-17.9]"
    fives = text.count(' 5"')
    assert len(found) == fives


def deck_of(**counts: int) -> list[int]:
    deck = [0] * len(KIND_NAMES)
    for name, count in counts.items():
        deck[KIND_OF[name]] = count
    return deck


def test_the_bound_of_what_a_deck_is_worth() -> None:
    deck = deck_of(r3=1, r1=2, g1=1)
    assert [box.most_worth(deck, colour) for colour in (RED, BLUE, GREEN, ANY)] == [6, 1, 1, 6]
    pairs = deck_of(n3=1, n2=2, n1=1)
    assert [box.most_worth(pairs, colour) for colour in (RED, BROWN)] == [3, 11]
    one_hoax = deck_of(r3=3, y2=4, w2=1)
    assert [box.most_worth(one_hoax, colour) for colour in (RED, BLUE, WHITE)] == [11, 3, 5]
    strong_hoax = deck_of(r3=3, y2=4, w1=1)
    assert [box.most_worth(strong_hoax, colour) for colour in (RED, BLUE)] == [17, 11]


# Plain data.


@pytest.mark.parametrize("text", [STANDARD, CUSTOM])
def test_a_set_can_be_carried_as_json(text: str) -> None:
    tiles = tileset.parse(text, "my.toml")
    data = json.loads(json.dumps(tileset.encode(tiles)))
    again = tileset.decode(data)
    assert tileset.encode(again) == tileset.encode(tiles) == data
    assert (again.deck, again.certainty, again.alternatives, again.fixed_cross, again.demo) == (
        tiles.deck,
        tiles.certainty,
        tiles.alternatives,
        tiles.fixed_cross,
        tiles.demo,
    )
    assert [(one.id, one.start, one.special, one.slots) for one in again.buildings + again.expansion] == [
        (one.id, one.start, one.special, one.slots) for one in tiles.buildings + tiles.expansion
    ]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "tile set: None is not a table [CITY-17.3]"),
        ([], "tile set: a list is not a table [CITY-17.3]"),
        ({1: 2}, "tile set: a table has a key that is not a text [CITY-17.3]"),
    ],
)
def test_data_that_is_no_table_is_refused(data: object, reason: str) -> None:
    with pytest.raises(ValueError) as raised:
        tileset.decode(data)
    assert str(raised.value) == reason


def test_wrong_data_is_refused_without_lines() -> None:
    data = tileset.encode(tileset.parse(STANDARD, "my.toml"))
    data["hand"] = 7
    data["markers"] = None
    data["extra"] = 1
    data["certainty"] = {2: "certain"}
    with pytest.raises(ValueError) as raised:
        tileset.decode(data)
    assert str(raised.value).splitlines() == [
        "tile set: hand: a standard set has hands of 8, not 7 [CITY-17.7]",
        "tile set: markers: is missing [CITY-17.3]",
        "tile set: certainty: a table has a key that is not a text [CITY-17.3]",
        "tile set: extra: unknown key [CITY-17.3]",
    ]


def test_empty_data_names_every_missing_section() -> None:
    with pytest.raises(InvalidDocument) as raised:
        tileset.decode({})
    missing = {problem.where for problem in raised.value.problems}
    assert missing == {
        "format",
        "id",
        "kind",
        "offerings_to_win",
        "deck",
        "hand",
        "markers",
        "editions",
        "buildings",
        "fixed_cross",
    }
    assert {problem.reason for problem in raised.value.problems} == {"is missing"}
