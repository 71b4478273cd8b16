"""Options: what is accepted, what is refused, all at once and with rule ids.  [CITY-2] [CITY-17]"""

from __future__ import annotations

import pytest

from games.city.city_table import custom_set
from obelisk.core.errors import InvalidOptions
from obelisk.games.city import GAME, tileset


def problems(**values: object) -> list[tuple[str, str]]:
    """Option and rule of every problem."""
    with pytest.raises(InvalidOptions) as raised:
        GAME.options(values)
    return [(problem.option, problem.rule) for problem in raised.value.problems]


def test_defaults() -> None:
    assert GAME.encode_options(GAME.options({"players": 3})) == {
        "players": 3,
        "edition": "2006",
        "layout": "fixed",
        "expansion": False,
        "tile_set": "city-default",
        "stall_limit": 20,
    }


@pytest.mark.parametrize("edition", ["2006", "2018"])
@pytest.mark.parametrize("layout", ["fixed", "cross", "random"])
@pytest.mark.parametrize("expansion", [False, True])
def test_2_7_everything_combines(edition: str, layout: str, expansion: bool) -> None:
    values = {"players": 4, "edition": edition, "layout": layout, "expansion": expansion, "stall_limit": 0}
    options = GAME.options(values)
    assert GAME.seats(options) == 4
    assert GAME.encode_options(options) == {**values, "tile_set": "city-default"}
    assert GAME.encode_options(GAME.options(GAME.encode_options(options))) == GAME.encode_options(options)


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, 2.0, "3", None, [3]])
def test_17_1_players(players: object) -> None:
    assert problems(players=players) == [("players", "CITY-17.1")]


def test_17_1_players_have_no_default() -> None:
    assert problems() == [("players", "CITY-17.1")]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("edition", "2007"),
        ("edition", 2006),
        ("edition", None),
        ("edition", ["2006"]),
        ("layout", "line"),
        ("layout", 1),
        ("layout", ["fixed"]),
        ("layout", None),
        ("expansion", 1),
        ("expansion", "true"),
        ("expansion", None),
        ("stall_limit", -1),
        ("stall_limit", 1.5),
        ("stall_limit", "20"),
        ("stall_limit", True),
        ("stall_limit", None),
        ("colour", "red"),
    ],
)
def test_17_2_unknown_names_and_values(option: str, value: object) -> None:
    assert problems(players=3, **{option: value}) == [(option, "CITY-17.2")]


@pytest.mark.parametrize("value", ["my.toml", 3, None, []])
def test_17_3_a_tile_set_that_is_none(value: object) -> None:
    assert problems(players=3, tile_set=value) == [("tile_set", "CITY-17.3")]


def test_17_all_problems_at_once_with_option_value_and_rule() -> None:
    values = {
        "players": 5,
        "edition": "1999",
        "layout": "x",
        "expansion": 0,
        "stall_limit": -3,
        "a": 1,
        "tile_set": 7,
    }
    with pytest.raises(InvalidOptions) as raised:
        GAME.options(values)
    found = {problem.option: (problem.value, problem.rule) for problem in raised.value.problems}
    assert found == {
        "a": (1, "CITY-17.2"),
        "players": (5, "CITY-17.1"),
        "edition": ("1999", "CITY-17.2"),
        "layout": ("x", "CITY-17.2"),
        "expansion": (0, "CITY-17.2"),
        "stall_limit": (-3, "CITY-17.2"),
        "tile_set": (7, "CITY-17.3"),
    }
    assert str(raised.value).count("[CITY-17.") == 7


def test_17_3_a_tile_set_as_data() -> None:
    data = tileset.encode(custom_set("mine", hand=8))
    options = GAME.options({"players": 2, "tile_set": data})
    assert options.tile_set.id == "mine"
    assert GAME.encode_options(options)["tile_set"] == data
    assert GAME.encode_options(GAME.options(GAME.encode_options(options))) == GAME.encode_options(options)
    assert problems(players=2, tile_set={**data, "hand": -1}) == [("tile_set", "CITY-17.3")]
    assert problems(players=2, tile_set={**data, "hand": -1, "markers": -1}, stall_limit=-1) == [
        ("stall_limit", "CITY-17.2"),
        ("tile_set", "CITY-17.3"),
        ("tile_set", "CITY-17.3"),
    ]


def test_the_default_as_data_is_the_default() -> None:
    options = GAME.options({"players": 2, "tile_set": tileset.encode(tileset.default())})
    assert GAME.encode_options(options)["tile_set"] == "city-default"


def test_17_8_a_custom_set_must_fit_the_players_and_the_expansion() -> None:
    small = custom_set("small", deck="+".join(["k1"] * 10), hand=3, expansion=False)
    assert GAME.options({"players": 3, "tile_set": small}).players == 3
    assert problems(players=4, tile_set=small) == [("tile_set", "CITY-17.8")]
    assert problems(players=3, tile_set=small, expansion=True) == [("tile_set", "CITY-17.8")]
    assert problems(players=4, tile_set=small, expansion=True) == [("tile_set", "CITY-17.8")] * 2


def test_17_8_is_reported_together_with_other_problems() -> None:
    small = custom_set("small", deck="+".join(["k1"] * 10), hand=3)
    assert problems(players=4, tile_set=small, stall_limit=-1, edition="1999") == [
        ("edition", "CITY-17.2"),
        ("stall_limit", "CITY-17.2"),
        ("tile_set", "CITY-17.8"),
    ]


def test_18_11_the_bound_on_decisions() -> None:
    """Turns as in CITY-18.11; a turn has fewer decisions than three per card and some steps."""
    options = GAME.options({"players": 4, "expansion": True})
    slots = sum(len(building.slots) for building in options.buildings)
    turns = (slots + 13 + 1) * 20 * 4
    assert GAME.decision_bound(options) >= turns
    assert GAME.decision_bound(GAME.options({"players": 4, "stall_limit": 0})) == 0


def test_the_game_says_who_it_is() -> None:
    assert (GAME.id, GAME.seat_counts(), GAME.turn_rule) == ("city", [2, 3, 4], "CITY-5.1")
    assert GAME.rules_version >= 1
