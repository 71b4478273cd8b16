"""Setup: what is asked of chance, in which order, and what everybody is told.  [CITY-4] [CITY-16]"""

from __future__ import annotations

import pytest

from games.city.city_table import CityTable, custom_set, frozen_box, set_up
from obelisk.core.chance import SeededChance
from obelisk.games.city import GAME
from obelisk.games.city.grid import CELL_NAMES
from obelisk.games.city.kinds import KIND_NAMES
from obelisk.games.city.miniature import MINIATURE
from obelisk.games.city.options import Options
from obelisk.games.city.public import NO_TILE

CROSS = ["c4", "d3", "c2", "b3"]
START_TILES = ["royal_palace", "fire_temple", "earth_temple", "water_temple"]
FIXED = {"c4": "fire_temple", "d3": "royal_palace", "c2": "earth_temple", "b3": "water_temple"}


class Witness:
    """Passes questions on to seeded chance and writes them down with their weights."""

    def __init__(self, options: Options, seed: int) -> None:
        self.options = options
        self.source = SeededChance(seed)
        self.asked: list[str] = []
        self.weights: list[list[int]] = []

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        assert total == sum(weights) > 0
        self.weights.append(list(weights))
        outcome = self.source.pick(ask, weights, total)
        assert weights[outcome] > 0
        self.asked.append(GAME.notate_chance(self.options, ask, outcome))
        return outcome

    def proof(self) -> str:
        return ""


def dealt(seed: int = 1, **values: object) -> tuple[CityTable, Witness]:
    witness = Witness(GAME.options({"tile_set": frozen_box(), **values}), seed)
    return set_up(witness, **values), witness


def city(table: CityTable) -> dict[str, str]:
    return {tile["cell"]: tile["tile"] for tile in table.data["city"]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_16_1_the_first_player_is_chosen_uniformly_and_first(players: int) -> None:
    table, witness = dealt(players=players)
    assert witness.asked[0] == f"first p{table.data['first'] + 1}"
    assert witness.weights[0] == [1] * players
    assert table.decision == f"p{table.data['first'] + 1} movement"
    assert {dealt(seed, players=players)[0].data["first"] for seed in range(40)} == set(range(players))


def test_16_2_fixed_asks_for_sixteen_cells_in_canonical_order() -> None:
    table, witness = dealt(players=2)
    tiles = [text.split(" ") for text in witness.asked if text.startswith("tile")]
    cells = sorted(set(city(table)) - set(CROSS))
    assert [cell for _, cell, _ in tiles] == cells
    assert len(cells) == 16
    assert {cell: city(table)[cell] for cell in CROSS} == FIXED
    ids = [building.id for building in table.options.buildings]
    for number, weights in enumerate(witness.weights[1:17]):
        left = set(ids) - set(START_TILES) - {tile for _, _, tile in tiles[:number]}
        assert {ids[tile] for tile, weight in enumerate(weights) if weight == 1} == left
        assert sum(weights) == 16 - number


def test_16_2_cross_asks_for_the_start_tiles_first() -> None:
    table, witness = dealt(players=3, layout="cross")
    tiles = [text.split(" ") for text in witness.asked if text.startswith("tile")]
    assert [cell for _, cell, _ in tiles] == CROSS + sorted(set(city(table)) - set(CROSS))
    assert {tile for _, _, tile in tiles[:4]} == set(START_TILES)
    assert [sum(weights) for weights in witness.weights[1:21]] == [4, 3, 2, 1, *range(16, 0, -1)]
    seen = {
        tuple(city(dealt(seed, players=3, layout="cross")[0])[cell] for cell in CROSS) for seed in range(30)
    }
    assert len(seen) > 10


@pytest.mark.parametrize("expansion", [False, True])
def test_16_2_random_asks_for_every_cell(expansion: bool) -> None:
    table, witness = dealt(players=4, layout="random", expansion=expansion)
    tiles = [text.split(" ") for text in witness.asked if text.startswith("tile")]
    buildings = 24 if expansion else 20
    cells = [
        cell for cell in CELL_NAMES if cell != "c3" and (expansion or cell not in ("a1", "a5", "e1", "e5"))
    ]
    assert [cell for _, cell, _ in tiles] == cells
    assert [sum(weights) for weights in witness.weights[1 : buildings + 1]] == list(range(buildings, 0, -1))
    assert sorted(city(table).values()) == sorted(building.id for building in table.options.buildings)


def test_4_2_expansion_tiles_are_among_all_others() -> None:
    corners = set()
    for seed in range(12):
        table, _ = dealt(seed, players=2, expansion=True)
        assert {cell: city(table)[cell] for cell in CROSS} == FIXED
        corners |= {city(table)[cell] for cell in ("a1", "a5", "e1", "e5")}
    assert {"main_hall", "hospital"} & corners
    assert len(corners) > 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_16_3_eight_cards_each_in_a_row_clockwise_from_the_first(players: int) -> None:
    table, witness = dealt(3, players=players)
    deals = [text.split(" ") for text in witness.asked if text.startswith("deal")]
    first = table.data["first"]
    order = [f"p{(first + turn) % players + 1}" for turn in range(players)]
    assert [seat for _, seat, _ in deals] == [seat for seat in order for _ in range(8)]
    left = list(table.options.tile_set.deck)
    for (_, _, card), weights in zip(deals, witness.weights[-8 * players :], strict=True):
        assert weights == left
        left[KIND_NAMES.index(card)] -= 1
    assert table.data["deck"] == {name: n for name, n in zip(KIND_NAMES, left, strict=True) if n}
    for seat in order:
        cards = sorted((card for _, owner, card in deals if owner == seat), key=KIND_NAMES.index)
        assert table.hand(seat) == table.drawn(seat) == "+".join(cards)


def test_4_3_everything_else_at_the_start() -> None:
    table, _ = dealt(players=3)
    data = table.data
    assert (data["dragons"], data["figures"]) == (["outside"] * 3, ["c3"] * 3)
    assert (data["crystals"], data["scales"], data["supply"]) == ([0] * 3, [0] * 3, [10] * 3)
    assert (data["obelisk"], data["discards"], data["aside"], data["turn"]) == ([], {}, {}, 0)
    assert all(not tile["rebuilt"] and set(tile["markers"]) == {-1} for tile in data["city"])
    assert sum(data["stock"].values()) == 80
    assert GAME.faults(table.state) == []


def test_2_8_default_layout_by_edition() -> None:
    assert GAME.options({"players": 2}).layout == "fixed"
    assert GAME.options({"players": 2, "edition": "2018"}).layout == "cross"


def test_events_of_the_setup_and_who_sees_them() -> None:
    table, _ = dealt(5, players=2, layout="cross")
    first = table.data["first"] + 1
    told = table.told("p1")
    assert told[0] == f"first_player_chosen p{first}"
    assert [line.split(" ")[1] for line in told[1:21]] == CROSS + sorted(set(city(table)) - set(CROSS))
    assert [line.split(" ")[2] for line in told[1:21]] == [
        city(table)[line.split(" ")[1]] for line in told[1:21]
    ]
    assert told[-1] == f"turn_began p{first} 0"
    own = [line for line in told if line.startswith("card_dealt p1")]
    assert sorted((line.split(" ")[2] for line in own), key=KIND_NAMES.index) == table.hand("p1").split("+")
    assert [line for line in told if line.startswith("card_dealt p2")] == ["card_dealt p2"] * 8
    assert [line for line in table.told("nobody") if line.startswith("card")] == [
        f"card_dealt p{seat}" for seat in (first, 3 - first) for _ in range(8)
    ]


def test_setup_without_events_is_the_same() -> None:
    table, _ = dealt(5, players=4, layout="cross")
    silent = GAME.setup(table.options, SeededChance(5))
    assert GAME.encode_state(silent) == table.data


def test_a_custom_set_deals_its_own_hands_and_may_leave_no_deck() -> None:
    small = custom_set("eight_cards", deck="k1+k1+r2+r2+g1+g1+w1+w1", hand=4)
    table, witness = dealt(players=2, tile_set=small)
    assert (table.data["deck"], table.decision[3:]) == ({}, "movement")
    assert len([text for text in witness.asked if text.startswith("deal")]) == 8
    assert GAME.faults(table.state) == []


@pytest.mark.parametrize("layout", ["fixed", "cross", "random"])
def test_a_small_city_lies_round_the_courtyard_in_every_layout(layout: str) -> None:
    """[CITY-17.8]"""
    options = GAME.options({**MINIATURE, "layout": layout})
    assert [CELL_NAMES[cell] for cell in options.cells] == ["c3", "d3"]
    state = GAME.setup(options, SeededChance(1))
    assert [CELL_NAMES[cell] for cell, tile in enumerate(state.tiles) if tile != NO_TILE] == ["d3"]
