"""States and views as JSON data.  [DRK-14]"""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from games.drakon.drakon_table import DrakonTable, default_options, given
from obelisk.core.chance import SeededChance
from obelisk.core.document import InvalidDocument
from obelisk.core.rng import Rng
from obelisk.games.drakon import GAME


def rich() -> DrakonTable:
    """A position with something in every part of a state."""
    table = given(
        "(1,0) magical_shift[NE]; (2,0) plain[N]; (0,1) lose_coin[E]; (1,1) mind_control[E]; (0,-1) map[E]; "
        "(30,0) plain[N]",
        players=4,
        hands={"p1": "plain.3 map.1 rotate.1 rotate.3", "p2": "rotate.3", "p3": "plain.1"},
        purses={"p1": "3+1", "p2": "2"},
        powers={"p1": "dwarf", "p4": "amazon"},
        drakon="(30,0)",
        slots="map.3",
    )
    table.play("p1 dwarf").play("p1 discard map.1").play("p1 done")
    table.play("p1 move (1,0)")
    table.play("p1 shift (2,0) plain[NES]")
    table.play("p2 move (0,-1)").play("p2 map p3")
    table.play("p3 move (0,1)")
    return table


def round_trips(table: DrakonTable) -> None:
    state = table.state
    data = GAME.encode_state(state)
    again = GAME.decode_state(state.options, json.loads(json.dumps(data)))
    assert GAME.encode_state(again) == data
    assert GAME.legal(again) == GAME.legal(state)
    for seat in [None, *range(state.options.players)]:
        view = GAME.view(state, seat)
        encoded = GAME.encode_view(view)
        decoded = GAME.decode_view(state.options, json.loads(json.dumps(encoded)))
        assert GAME.encode_view(decoded) == encoded
        assert decoded == view


def test_round_trips() -> None:
    table = rich()
    assert table.state.slots
    round_trips(table)
    round_trips(given("(1,0) find_coin[N]", purses={"p1": "3+3+3"}).play("p1 move (1,0)"))
    dwarf = given(powers={"p1": "dwarf"}, hands={"p1": "plain.1 plain.1 map.1 map.3"}).play("p1 dwarf")
    round_trips(dwarf.play("p1 discard map.3"))
    round_trips(given("(1,0) mind_control[N]; (0,1) master_key[-]").play("p1 move (1,0)"))


@pytest.mark.parametrize("seed", range(4))
def test_round_trips_in_random_games(seed: int) -> None:
    options = default_options(2 + seed, heroes="random")
    chance = SeededChance(f"encoding/{seed}")
    rng = Rng(f"encoding/{seed}")
    state = GAME.setup(options, chance)
    step = 0
    while legal := GAME.legal(state):
        if step % 13 == 0:
            round_trips(DrakonTable(state))
        GAME.advance(state, legal[rng.below(len(legal))], chance)
        step += 1
    round_trips(DrakonTable(state))


def spoiled(data: dict[str, Any], **changes: object) -> dict[str, Any]:
    found = copy.deepcopy(data)
    found.update(changes)
    return found


STATE_SPOILERS: list[dict[str, object]] = [
    {"format": "drakon-state/9"},
    {"first": 7},
    {"ending": "boredom"},
    {"maze": {}},
    {"maze": {"(0,0)": "start[NES]", "(1,0)": "castle[N]"}},
    {"maze": {"here": "start[NES]"}},
    {"maze": {"(5,5)": "start[NES]"}},
    {"maze": {"(99,99)": "plain[N]"}},
    {"figures": ["(0,0)"]},
    {"figures": ["(0,0)", "(0,0)", 5, "(0,0)"]},
    {"figures": [None, "(0,0)", "(0,0)", "(0,0)"]},
    {"drakon": "(99,99)"},
    {"drakon": "(7,7)"},
    {"marks": ["p9 (0,0)"]},
    {"marks": ["p1 nowhere"]},
    {"stack": [{"frame": "sleep", "seat": 0, "argument": 0, "cell": None}]},
    {"stack": []},
    {"stack": 5},
    {"sizes": [1]},
    {"told": [0]},
    {"narrowed": [1, 2, 3, 4]},
    {"narrowed": [[], [], [], [1, 1]]},
    {"hands": [["plain.9"], [], [], []]},
    {"hands": [[5], [], [], []]},
    {"hands": 7},
    {"pool": {"castle.1": 2}},
    {"pool": {"plain.1": 0}},
    {"slots": ["plain.9 p1"]},
    {"discards": ["plain.1"]},
    {"purses": [{"9": 1}, {}, {}, {}, {}]},
    {"purses": [{"1": -1}, {}, {}, {}, {}]},
    {"purses": [5, {}, {}, {}, {}]},
    {"known": [["p1 plain.9"], [], [], []]},
    {"known_coins": [["p9 1"], [], [], [], []]},
    {"winner": 9},
    {"heroes": ["amazon", "amazon", None, None]},
    {"used": [True, True, True, True]},
    {"extra": 1},
]


@pytest.mark.parametrize("changes", STATE_SPOILERS, ids=[str(one)[:40] for one in STATE_SPOILERS])
def test_spoiled_states_are_refused(changes: dict[str, object]) -> None:
    state = rich().state
    with pytest.raises(InvalidDocument):
        GAME.decode_state(state.options, spoiled(GAME.encode_state(state), **changes))


def test_spoiled_views_are_refused() -> None:
    state = rich().state
    data = GAME.encode_view(GAME.view(state, 1))
    spoilers: list[dict[str, object]] = [{"seat": 9}, {"hand": ["?x"]}, {"exposed": ["p1"]}]
    spoilers += [{"exposed_coins": ["p1 x"]}, {"open": []}]
    for changes in spoilers:
        with pytest.raises(InvalidDocument):
            GAME.decode_view(state.options, spoiled(data, **changes))
    with pytest.raises(InvalidDocument):
        GAME.decode_view(state.options, [])


def test_a_view_never_holds_what_is_hidden() -> None:
    table = rich()
    text = json.dumps(GAME.encode_view(table.view()))
    assert "castle" not in text
    assert GAME.encode_view(table.view())["hand"] == []
