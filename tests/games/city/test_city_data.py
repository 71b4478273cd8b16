"""What lies in the box that comes with the program; only the golden games know it too.  [CITY-3]

Tests of the rules play with a box of their own, `frozen_box.toml`.
"""

from __future__ import annotations

from importlib.resources import files

import pytest

from games.city.city_table import frozen_box
from obelisk.core.document import InvalidDocument
from obelisk.games.city import box, tileset
from obelisk.games.city.box import Building, Edition, Reward, TileSet
from obelisk.games.city.kinds import COLOURS, KIND_NAMES

FILE = files("obelisk").joinpath("games/city/data/city.toml").read_text(encoding="utf-8")
BUILDINGS = {
    "royal_palace": "*5 *4 *4 *3 | 2c | 1c+1s+1d | 1c+1s+1d",
    "fire_temple": "k5 k4 k3 | 2c | 3c | 3c",
    "earth_temple": "r5 r4 r3 | 2c | 3c | 2d",
    "water_temple": "b5 b4 b3 | 2c | 3c | 2s",
    "iron_foundry": "k3 k2 k2 | 2d | 1c | 1c",
    "citadel": "k5 | 1s | 1c | 1c",
    "mill": "r3 r2 r2 | 2d | 1c | 1c",
    "hospice": "r5 | 1s | 1c | 1c",
    "thermae": "b3 b2 b2 | 2d | 1c | 1c",
    "aqueduct": "b5 | 1s | 1c | 1c",
    "flight_tower": "e4 e3 e2 | 2c | 2c | 2c",
    "watchtower": "e5 e3 | 2d | 1c | 1c",
    "monastery_tower": "e4 e2 e2 | 1s | 1c | 1s",
    "city_residence": "n4 n3 n2 | 2c | 2c | 2c",
    "great_hall": "n5 n4 | 1s | 2c | 1c",
    "university": "w5 w2 | 1s | 1c | 1c",
    "library": "w4 w3 w3 | 2c | 2c | 3c",
    "market_hall": "y4 y3 y2 | 2c | 2c | 2d",
    "trading_house": "y5 y3 | 2d | 1c | 1c",
    "caravanserai": "y4 y2 y2 | 1s | 1c | 1c",
    "main_hall": "n1 b1 k1 r1 e1 g1 y1 w1 | 3c | 2c | 2c",
    "hospital": "*3 *3 *2 | 1c | 2c | 2c",
    "golden_shrine": "w4 n4 *4 | 1s | 1c+1s+1d | 2s",
    "theatre": "w3 n3 *3 | 2d | 2d | 2d",
}
"""Slots, then the rewards for the majority, the building and its neighbours, written as in CITY-3.5."""


def edition(tiles: TileSet, id: str) -> Edition:
    return next(one for one in tiles.editions if one.id == id)


def written(one: Building) -> str:
    """`w5 w2 | 1s | 1c | 1c`."""
    slots = " ".join(f"{(COLOURS + '*')[colour]}{value}" for colour, value in one.slots)
    return " | ".join([slots, *[in_short(reward) for reward in (one.majority, one.building, one.neighbour)]])


def in_short(reward: Reward) -> str:
    parts = [(reward.crystals, "c"), (reward.scales, "s"), (reward.cards, "d")]
    return "+".join(f"{number}{what}" for number, what in parts if number)


def test_the_default_has_the_totals_of_the_box() -> None:
    tiles = tileset.default()
    assert (tiles.id, tiles.kind) == ("city-default", "standard")
    assert (len(tiles.buildings), len(tiles.expansion), tiles.hand, tiles.markers) == (20, 4, 8, 10)
    assert tiles.offerings_to_win == [0, 0, 6, 5, 4]
    assert tiles.warnings == []
    assert [one.id for one in tiles.buildings if one.start] == [
        "royal_palace",
        "fire_temple",
        "earth_temple",
        "water_temple",
    ]


def test_the_default_deck() -> None:
    deck = tileset.default().deck
    assert sum(deck) == 80
    for name, count in zip(KIND_NAMES, deck, strict=True):
        assert count == (10 if name == "g1" else 2 if name[1] == "3" else 4)


def test_the_default_buildings() -> None:
    tiles = tileset.default()
    assert {one.id: written(one) for one in tiles.buildings + tiles.expansion} == BUILDINGS


def test_the_default_specials() -> None:
    tiles = tileset.default()
    assert [(one.id, one.special) for one in tiles.expansion] == [
        ("main_hall", box.MAIN_HALL),
        ("hospital", box.HOSPITAL),
        ("golden_shrine", box.GOLDEN_SHRINE),
        ("theatre", box.NO_SPECIAL),
    ]
    assert all(one.special == box.NO_SPECIAL for one in tiles.buildings)


def test_the_default_editions() -> None:
    tiles = tileset.default()
    long = [7, 7, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12]
    old, new = edition(tiles, "2006"), edition(tiles, "2018")
    assert (old.layout, old.bonus_aside, old.surcharge, old.scales) == ("fixed", True, 1, [0, 0, 9, 12, 15])
    assert (new.layout, new.bonus_aside, new.surcharge, new.scales) == ("cross", False, 0, [0, 0, 7, 10, 12])
    for one in (old, new):
        assert one.prices == [[], [], long[2:], long, long]


def test_the_default_places() -> None:
    tiles = tileset.default()
    assert tiles.fixed_cross == {
        "c4": "fire_temple",
        "d3": "royal_palace",
        "c2": "earth_temple",
        "b3": "water_temple",
    }


def test_the_worked_examples_are_played_in_its_demo_city() -> None:
    assert tileset.default().demo == frozen_box().demo
    assert sorted(frozen_box().demo.values()) == sorted(list(BUILDINGS)[:20])


def test_the_default_keeps_certainty_and_alternatives() -> None:
    tiles = tileset.default()
    slots = [tiles.certainty[f"buildings.{one.id}.slots"] for one in tiles.buildings]
    assert [slots.count(word) for word in tileset.CERTAINTIES] == [7, 5, 8]
    assert all(tiles.certainty[f"expansion.{one.id}.slots"] == "reconstructed" for one in tiles.expansion)
    assert all(tiles.certainty[f"buildings.{one.id}.neighbour"] == "certain" for one in tiles.buildings)
    assert [
        tiles.certainty[fact]
        for fact in (
            "hand",
            "demo",
            "deck.khind.counts",
            "deck.hoax.counts",
            "editions.2006.golden_shrine_surcharge",
            "editions.2018.obelisk",
            "buildings.royal_palace.start",
            "buildings.mill.building",
        )
    ] == ["certain", "probable", "certain", "probable", "probable", "probable", "certain", "probable"]
    assert "buildings.mill.start" not in tiles.certainty
    assert len(tiles.alternatives) == 8
    assert tiles.alternatives["watchtower"] == [[5, 4], [5, 2], [4, 3]]


def test_a_changed_box_must_not_bear_the_id_of_the_default() -> None:
    assert tileset.encode(tileset.parse(FILE, "copy.toml")) == tileset.encode(tileset.default())
    with pytest.raises(InvalidDocument) as raised:
        tileset.parse(FILE.replace('layout = "fixed"', 'layout = "random"'), "my.toml")
    line = FILE[: FILE.index("city-default")].count("\n") + 1
    assert str(raised.value) == (
        f"my.toml:{line}: id: city-default is the set that comes with the program; "
        "another one needs another id [CITY-17.3]"
    )


def test_the_data_of_the_default_is_the_default() -> None:
    data = tileset.encode(tileset.default())
    assert tileset.encode(tileset.decode(data)) == data
