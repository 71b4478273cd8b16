"""States and views as data: they come back, and what cannot be is refused with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from games.city.city_table import CityTable, Data, given
from obelisk.core.document import InvalidDocument
from obelisk.games.city import GAME


def table() -> CityTable:
    return given(
        hand="k1+g1",
        hands={"p2": "r3"},
        discards="n3",
        aside="b3",
        crystals=[3],
        scales=[1, 2, 0],
        rebuilt=["c4"],
        markers={"c2": {1: "p3"}},
        dragons={"water": "d4"},
        obelisk=["p1", "p2"],
    )


def test_a_state_comes_back_from_json() -> None:
    at = table()
    data = at.data
    again = GAME.decode_state(at.options, json.loads(json.dumps(data)))
    assert GAME.encode_state(again) == data
    for seat in (None, 0, 1, 2):
        assert GAME.view(again, seat) == GAME.view(at.state, seat)


def test_a_finished_game_comes_back() -> None:
    at = given(rebuilt="all").play("p1 done")
    again = GAME.decode_state(at.options, at.data)
    assert GAME.result(again) == GAME.result(at.state)
    assert (GAME.decision(again), GAME.legal(again)) == (None, [])


@pytest.mark.parametrize("seat", ["p1", "p3", "nobody"])
def test_a_view_comes_back_from_json(seat: str) -> None:
    at = table()
    view = at.view(seat)
    data = json.loads(json.dumps(GAME.encode_view(view)))
    again = GAME.decode_view(at.options, data)
    assert again == view
    assert GAME.encode_view(again) == data


Change = Callable[[Data], Any]


def without(key: str) -> Change:
    return lambda data: data.pop(key)


def with_value(key: str, value: object) -> Change:
    return lambda data: data.__setitem__(key, value)


def in_city(number: int, key: str, value: object) -> Change:
    return lambda data: data["city"][number].__setitem__(key, value)


PUBLIC: list[tuple[Change, str]] = [
    (with_value("format", "city-state/9"), "format"),
    (without("format"), "format"),
    (without("first"), "first"),
    (with_value("first", 3), "first"),
    (with_value("active", -1), "active"),
    (with_value("turn", -1), "turn"),
    (with_value("turn", 1.0), "turn"),
    (with_value("phase", "dinner"), "phase"),
    (with_value("ending", "boredom"), "ending"),
    (with_value("steps", -1), "steps"),
    (with_value("discarded", 3), "discarded"),
    (with_value("offered", 1), "offered"),
    (with_value("scaled", None), "scaled"),
    (with_value("quiet", -2), "quiet"),
    (with_value("city", []), "city"),
    (with_value("city", {}), "city"),
    (lambda data: data["city"].pop(), "city"),
    (in_city(0, "cell", "c1"), "city.c1.cell"),
    (in_city(0, "tile", "main_hall"), "city.a2.tile"),
    (in_city(0, "rebuilt", 1), "city.a2.rebuilt"),
    (in_city(0, "markers", [-1, -1]), "city.a2.markers"),
    (in_city(0, "markers", [3]), "city.a2.markers"),
    (in_city(0, "markers", [0] * 9), "city.a2.markers"),
    (in_city(0, "tile", "citadel"), "city"),  # a building with one slot like the one there, but laid twice
    (with_value("dragons", ["outside", "outside"]), "dragons"),
    (with_value("dragons", ["outside", "outside", "a1"]), "dragons"),
    (with_value("dragons", "outside"), "dragons"),
    (with_value("figures", ["c3", "c3", "outside"]), "figures"),
    (with_value("figures", ["c3", "c3"]), "figures"),
    (with_value("figures", ["c3", "c3", ["c3"]]), "figures"),
    (with_value("crystals", [1, 2]), "crystals"),
    (with_value("crystals", [1, 2, -1]), "crystals"),
    (with_value("scales", [1, 2, 3, 4]), "scales"),
    (with_value("supply", [10, 10, "10"]), "supply"),
    (with_value("obelisk", [3]), "obelisk"),
    (with_value("obelisk", 3), "obelisk"),
    (with_value("discards", {"k4": 1}), "discards.k4"),
    (with_value("discards", {"k3": 0}), "discards.k3"),
    (with_value("discards", []), "discards"),
    (with_value("stock", {"k3": -1}), "stock.k3"),
    (with_value("colour", "red"), "colour"),
]


def problems(decode: Callable[[Any, object], object], data: object) -> list[str]:
    with pytest.raises(InvalidDocument) as raised:
        decode(table().options, data)
    return [problem.where for problem in raised.value.problems]


@pytest.mark.parametrize(("change", "where"), PUBLIC)
def test_public_data_that_cannot_be_are_refused_in_states_and_views(change: Change, where: str) -> None:
    state: Data = deepcopy(table().data)
    change(state)
    assert any(found.startswith(where) for found in problems(GAME.decode_state, state))
    view: Data = deepcopy(GAME.encode_view(table().view("p1")))
    change(view)
    assert any(found.startswith(where) for found in problems(GAME.decode_view, view))


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (with_value("hands", [{}, {}]), "hands"),
        (with_value("hands", [{}, {}, 3]), "hands"),
        (with_value("hands", {}), "hands"),
        (with_value("hands", [{}, {}, {"x1": 1}]), "hands"),
        (without("drawn"), "drawn"),
        (with_value("deck", {"k3": "2"}), "deck.k3"),
        (without("aside"), "aside"),
        (with_value("aside_fresh", 1), "aside_fresh"),
    ],
)
def test_secret_data_that_cannot_be_are_refused_in_states(change: Change, where: str) -> None:
    data: Data = deepcopy(table().data)
    change(data)
    assert any(found.startswith(where) for found in problems(GAME.decode_state, data))


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (with_value("seat", 3), "seat"),
        (with_value("seat", "p1"), "seat"),
        (with_value("hand", {"k1": -1}), "hand.k1"),
        (without("drawn"), "drawn"),
        (with_value("hand_sizes", [1]), "hand_sizes"),
        (with_value("deck_size", -1), "deck_size"),
        (without("aside_size"), "aside_size"),
    ],
)
def test_data_that_cannot_be_are_refused_in_views(change: Change, where: str) -> None:
    data: Data = deepcopy(GAME.encode_view(table().view("p1")))
    change(data)
    assert any(found.startswith(where) for found in problems(GAME.decode_view, data))


def test_a_state_and_a_view_are_not_mistaken_for_each_other() -> None:
    at = table()
    assert "format" in problems(GAME.decode_view, at.data)
    assert "format" in problems(GAME.decode_state, GAME.encode_view(at.view("p1")))


@pytest.mark.parametrize("data", [None, [], "state", 3, {}, {1: 2}])
def test_what_is_no_table_is_refused(data: object) -> None:
    for decode in (GAME.decode_state, GAME.decode_view):
        assert problems(decode, data)


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (lambda data: data["deck"].__setitem__("k3", 3), "CITY-18.1"),
        (lambda data: data["drawn"][0].__setitem__("g1", 2), "CITY-15.20"),
        (with_value("supply", [9, 9, 10]), "CITY-18.3"),
        (with_value("scales", [4, 4, 4]), "CITY-18.2"),
        (with_value("ending", "stall"), "CITY-18.7"),
        (in_city(5, "markers", [0, 0, 0]), "CITY-18"),
    ],
)
def test_unsound_states_are_refused_with_the_rule_they_break(change: Change, rule: str) -> None:
    data: Data = deepcopy(table().data)
    change(data)
    with pytest.raises(InvalidDocument) as raised:
        GAME.decode_state(table().options, data)
    assert rule in str(raised.value)


def test_a_full_obelisk_is_refused_and_does_no_harm() -> None:
    data: Data = deepcopy(given(phase="offering", offered=True, crystals=[30]).data)
    data["obelisk"] = [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]
    data["supply"] = [5, 6, 6]
    with pytest.raises(InvalidDocument) as raised:
        GAME.decode_state(table().options, data)
    assert "CITY-18.6" in str(raised.value)
