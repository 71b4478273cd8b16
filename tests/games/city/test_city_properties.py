"""What must hold in every game, tested on games that hypothesis makes up.  [CITY-18]

A tape of integers, each taken modulo the number of choices, plays a game; a failing tape shrinks to the
shortest game and is printed as a record.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given as property_of
from hypothesis import note, settings
from hypothesis import strategies as st

from games.city import city_payment_oracle as oracle
from games.city.city_table import CityTable, Data, cards_text, frozen_box, options_of
from obelisk.core.chance import SeededChance
from obelisk.core.check import Checker
from obelisk.core.event import Event
from obelisk.core.record import write
from obelisk.core.rng import Rng
from obelisk.core.table import Table, open_table
from obelisk.games.city import GAME
from obelisk.games.city.box import Building
from obelisk.games.city.grid import CELL_NAMES
from obelisk.games.city.kinds import COLOURS, KIND_NAMES
from obelisk.games.city.options import Options
from obelisk.games.city.state import State
from obelisk.games.city.view import View
from repeated import few_interpreted

VARIANTS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "edition": "2018", "layout": "random"},
    {"players": 4, "edition": "2018", "expansion": True},
    {"players": 2, "expansion": True, "layout": "random"},
    {"players": 3, "expansion": True, "layout": "cross", "stall_limit": 2},
    {"players": 4, "stall_limit": 1},
]

VARIANT = st.integers(0, len(VARIANTS) - 1)
TAPE = st.lists(st.integers(0, 10_000), max_size=150)

CityCore = Table[Options, State, View]


def open_game(variant: int, seed: int) -> CityCore:
    values = {
        "layout": "cross",
        "stall_limit": 20,
        "edition": "2006",
        "expansion": False,
        **VARIANTS[variant],
    }
    players = ["tape"] * VARIANTS[variant]["players"]
    table = open_table(GAME, {**values, "tile_set": frozen_box()}, SeededChance(seed), players)
    # The same options object for all games of a variant: its payment tables are dear.
    table.options = options_of(**values)
    table.state = GAME.decode_state(table.options, GAME.encode_state(table.state))
    return table


def step(table: CityCore, number: int) -> str:
    """Plays one of the choices; returns its text."""
    choices = GAME.legal(table.state)
    decision = GAME.decision(table.state)
    assert decision is not None
    action = choices[number % len(choices)]
    table.play(decision.seat, action)
    return table.record.plies[-1].action


def price(data: Data, options: Options) -> int:
    return options.prices[len(data["obelisk"])]


def standing_on(data: Data, options: Options) -> tuple[Building | None, bool]:
    """The building under the active figure (None: the courtyard), and whether it is rebuilt."""
    cell = data["figures"][data["active"]]
    for tile in data["city"]:
        if tile["cell"] == cell:
            [building] = [each for each in options.buildings if each.id == tile["tile"]]
            return building, tile["rebuilt"]
    return None, False


def may_be_asked(data: Data, options: Options) -> bool:
    """The column "asked if" of CITY-15.30 to 15.34, by the letter."""
    seat = data["active"]
    hand: int = sum(data["hands"][seat].values())
    marker: bool = data["supply"][seat] > 0
    crystals: int = data["crystals"][seat]
    building, rebuilt = standing_on(data, options)
    phase = data["phase"]
    if phase == "contribution":
        return building is not None and not rebuilt and marker and hand > 0
    if phase == "offering":
        if not data["offered"]:
            return building is None and marker and crystals >= price(data, options)
        return building is None and marker and crystals >= price(data, options) + 1 and hand > 0
    if phase == "special":
        assert building is not None
        if building.id == "main_hall":
            return True
        if building.id == "hospital":
            return bool(data["deck"] or data["discards"])
        assert building.id == "golden_shrine"
        return marker and crystals >= price(data, options) + (1 if options.edition.id == "2006" else 0)
    if phase == "discard":
        return hand > 0 and int(data["discarded"]) < 2
    return bool(phase == "movement")


VERBS = ["move", "play", "build", "offer", "go", "take", "discard", "draw", "done"]


def canonical(text: str) -> tuple[int, list[int], int, list[int]]:
    """The order of CITY-19.3."""
    words = text.split(" ")
    verb = VERBS.index(words[0])
    if words[0] == "build":
        cards = [KIND_NAMES.index(card) for card in words[2].split("+")]
        return verb, [int(words[1]), len(cards)], 0, cards
    if words[0] in ("move", "go"):
        return verb, [], CELL_NAMES.index(words[1]), []
    kind = [KIND_NAMES.index(words[1])] if len(words) > 1 else []
    return verb, kind, CELL_NAMES.index(words[2]) if len(words) > 2 else -1, []


@pytest.mark.many
@settings(max_examples=150, deadline=None)
@property_of(VARIANT, st.integers(0, 1000), TAPE)
def test_18_every_game_stays_sound(variant: int, seed: int, tape: list[int]) -> None:
    table = open_game(variant, seed)
    try:
        for number in tape:
            if GAME.decision(table.state) is None:
                break
            before = GAME.copy(table.state)
            step(table, number)
            assert GAME.faults(table.state, before) == []
            data = GAME.encode_state(table.state)
            texts = [GAME.notate(table.state, action) for action in GAME.legal(table.state)]
            assert texts == sorted(set(texts), key=canonical)
            if data["phase"] == "over":
                assert not texts
                assert GAME.result(table.state) is not None
            else:
                assert texts[-1] in ("done", "draw")
                assert may_be_asked(data, table.options)
    except BaseException:
        note(write(table.record, json.dumps))
        raise


def long_game(variant: int, seed: int, decisions: int) -> tuple[CityCore, list[tuple[Data, list[Event]]]]:
    """A random game with the state before and the events of each ply."""
    table = open_game(variant, seed)
    rng = Rng(seed)
    plies: list[tuple[Data, list[Event]]] = []
    while len(plies) < decisions and GAME.decision(table.state) is not None:
        before = GAME.encode_state(table.state)
        step(table, rng.below(1 << 20))
        plies.append((before, table.events))
    return table, plies


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_18_9_and_18_10_what_a_turn_is_made_of(variant: int) -> None:
    _, plies = long_game(variant, variant + 7, 1500)
    turn = -1
    drawn = discarded = scaled = 0
    cells: set[object] = set()
    for before, events in plies:
        if before["turn"] != turn:
            turn = before["turn"]
            drawn = discarded = scaled = 0
            cells = set()
        thrown = [event for event in events if event.id == "card_discarded"]
        for event in events:
            if event.id == "contribution_made":
                cells.add(event.facts["cell"])
            elif event.id == "dragon_scales_awarded":
                scaled += 1
            elif event.id == "card_discarded":
                discarded += 1
            elif event.id == "card_drawn" and before["phase"] == "discard":
                drawn += event.facts["seat"] == before["active"]
            elif event.id == "turn_began" and before["phase"] == "discard":
                left = sum(before["deck"].values()) + sum(before["discards"].values()) + len(thrown)
                assert drawn == min(2 + discarded, left), turn
        assert len(cells) <= 1
        assert scaled <= 1


@pytest.mark.parametrize("variant", [4, 5])
def test_18_11_a_game_ends_within_its_bound(variant: int) -> None:
    table, plies = long_game(variant, 3, 100_000)
    options = table.options
    slots = sum(len(building.slots) for building in options.buildings)
    turns = (slots + len(options.prices) + 1) * options.stall_limit * options.players
    assert GAME.decision(table.state) is None
    assert plies[-1][0]["turn"] < turns
    assert len(plies) <= GAME.decision_bound(options)


@pytest.mark.many
def test_8_6_and_18_8_the_listed_payments_are_those_of_the_oracle() -> None:
    """In played positions with up to nine cards in hand, for every free slot."""
    compared = 0
    for seed in range(40):
        table, plies = long_game(seed % len(VARIANTS), seed, 400)
        for before, _ in plies:
            size = sum(before["hands"][before["active"]].values())
            if before["phase"] == "contribution" and size <= 9 and compared < 10 * (seed + 1):
                compared += 1
                compare_with_oracle(before, table.options)
    assert compared >= 200


def compare_with_oracle(data: Data, options: Options) -> None:
    cell = data["figures"][data["active"]]
    [tile] = [tile for tile in data["city"] if tile["cell"] == cell]
    [building] = [each for each in options.buildings if each.id == tile["tile"]]
    hand = oracle.multiset(cards_text(data["hands"][data["active"]]).split("+"))
    expected = []
    for slot, owner in enumerate(tile["markers"]):
        if owner < 0:
            colour, value = building.slots[slot]
            for cards in oracle.irredundant(hand, (COLOURS + "*")[colour], value):
                expected.append(f"build {slot + 1} {'+'.join(cards)}")
    assert CityTable(GAME.decode_state(options, data), options).choices() == [*expected, "done"]


# CITY-18.12

Cells = Callable[[str], str]


def turned(quarter_turns: int, mirrored: bool) -> Cells:
    """A rotation or reflection of the whole city, on names of cells."""

    def move(cell: str) -> str:
        if cell == "outside":
            return cell
        column, row = "abcde".index(cell[0]) - 2, int(cell[1]) - 3
        if mirrored:
            column = -column
        for _ in range(quarter_turns):
            column, row = row, -column
        return "abcde"[column + 2] + str(row + 3)

    return move


def moved_state(data: Data, move: Cells) -> Data:
    city = [{**tile, "cell": move(tile["cell"])} for tile in data["city"]]
    return {
        **data,
        "city": sorted(city, key=lambda tile: str(tile["cell"])),
        "dragons": [move(cell) for cell in data["dragons"]],
        "figures": [move(cell) for cell in data["figures"]],
    }


def moved_text(text: str, move: Cells) -> str:
    words = text.split(" ")
    if words[0] in ("move", "go") or (words[0] == "play" and len(words) == 3):
        words[-1] = move(words[-1])
    return " ".join(words)


def relabelled(data: Data, by: int, players: int) -> Data:
    """Everybody moves `by` seats on."""

    def seats(values: list[Any]) -> list[Any]:
        return values[-by:] + values[:-by]

    def seat(number: int) -> int:
        return (number + by) % players if number >= 0 else number

    city = [{**tile, "markers": [seat(owner) for owner in tile["markers"]]} for tile in data["city"]]
    lists = ("figures", "crystals", "scales", "supply", "hands", "drawn")
    return {
        **data,
        **{name: seats(data[name]) for name in lists},
        "first": seat(data["first"]),
        "active": seat(data["active"]),
        "obelisk": [seat(owner) for owner in data["obelisk"]],
        "city": city,
    }


def played(data: Data, options: Options, text: str) -> Data:
    """The state after an action, chance giving the first card that is there."""
    table = CityTable(GAME.decode_state(options, data), options)
    table.play(f"p{data['active'] + 1} {text}")
    return table.data


@pytest.mark.many
@settings(max_examples=40, deadline=None)
@property_of(
    st.integers(0, len(VARIANTS) - 1),
    st.integers(0, 1000),
    st.integers(0, 3),
    st.booleans(),
    st.integers(0, 9),
)
def test_18_12_turning_and_mirroring_the_city(
    variant: int, seed: int, quarter_turns: int, mirrored: bool, start: int
) -> None:
    table, plies = long_game(variant, seed, 120 + start)
    move = turned(quarter_turns, mirrored)
    for before, _ in plies[start::10]:
        other = moved_state(before, move)
        one = CityTable(GAME.decode_state(table.options, before), table.options)
        two = CityTable(GAME.decode_state(table.options, other), table.options)
        choices = one.choices()
        assert sorted(moved_text(text, move) for text in choices) == sorted(two.choices())
        text = choices[seed % len(choices)]
        after = played(other, table.options, moved_text(text, move))
        assert after == moved_state(played(before, table.options, text), move)


@pytest.mark.many
@settings(max_examples=40, deadline=None)
@property_of(VARIANT, st.integers(0, 1000), st.integers(1, 3), st.integers(0, 9))
def test_18_12_relabelling_the_seats(variant: int, seed: int, by: int, start: int) -> None:
    table, plies = long_game(variant, seed, 120 + start)
    options = table.options
    by %= options.players
    for before, _ in plies[start::10]:
        other = relabelled(before, by, options.players) if by else before
        one = CityTable(GAME.decode_state(options, before), options)
        two = CityTable(GAME.decode_state(options, other), options)
        choices = one.choices()
        assert choices == two.choices()
        text = choices[seed % len(choices)]
        after = played(before, options, text)
        assert played(other, options, text) == (relabelled(after, by, options.players) if by else after)


def test_18_12_the_symmetries_are_what_they_say() -> None:
    assert [turned(1, False)(cell) for cell in ("c4", "d3", "c2", "b3", "a1")] == [
        "d3",
        "c2",
        "b3",
        "c4",
        "a5",
    ]
    assert [turned(0, True)(cell) for cell in ("a1", "b4", "c3", "e5")] == ["e1", "d4", "c3", "a5"]


# The contract of the core, in small; `./check --long` runs it in large.


@pytest.mark.parametrize("variant", few_interpreted(3, range(len(VARIANTS))))
def test_the_contract(variant: int) -> None:
    checker = Checker(GAME, json.dumps, json.loads)
    checker.check(VARIANTS[variant], seed=variant, samples=12)
    assert checker.tally.states > 0
    assert checker.tally.pairs > 0
