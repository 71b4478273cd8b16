"""Setup, and what follows from the options.  [DRK-2] [DRK-4]"""

from __future__ import annotations

import pytest

from games.drakon.drakon_table import DrakonTable, default_options, frozen_box
from obelisk.core.chance import RecordingChance, SeededChance
from obelisk.core.errors import InvalidOptions
from obelisk.core.event import Event, seen_events
from obelisk.core.notation import seat_name
from obelisk.games.drakon import GAME
from obelisk.games.drakon.box import TileSet
from obelisk.games.drakon.kinds import chamber_name


def problems(**values: object) -> list[tuple[str, str]]:
    values.setdefault("tile_set", frozen_box())
    with pytest.raises(InvalidOptions) as caught:
        GAME.options(values)
    return [(problem.option, problem.rule) for problem in caught.value.problems]


def test_everything_begins_at_start() -> None:
    chance = RecordingChance(SeededChance(7))
    events: list[Event] = []
    state = GAME.setup(default_options(3), chance, events)
    window = state.maze.window
    assert [window.name(cell) for cell in state.maze.chambers] == ["(0,0)"]
    assert chamber_name(state.maze.board[window.cell(0)]) == "start[NES]"
    assert {window.name(cell) for cell in state.figures} == {"(0,0)"}
    assert [len(hand) for hand in state.hands] == [4, 4, 4]
    assert state.pool_size == 71 - 12
    assert state.sizes == [0, 0, 0, 28]
    texts = [GAME.notate_chance(state.options, ask, outcome) for ask, outcome, _ in chance.outcomes]
    first = int(texts[0][-1])
    order = [(first - 1 + turn) % 3 + 1 for turn in range(3)]
    assert [text[:7] for text in texts[1:]] == [f"deal p{seat}" for seat in order for _ in range(4)]
    assert [event.id for event in events] == ["first_player_chosen", *["tile_dealt"] * 12, "turn_began"]
    assert all("tile" not in event.facts for event in seen_events(events, None))
    asked = GAME.decision(state)
    assert asked is not None
    assert (asked.seat, asked.kind) == (state.first, "turn")


def test_random_heroes_are_distinct_and_public() -> None:
    chance = RecordingChance(SeededChance(3))
    events: list[Event] = []
    state = GAME.setup(default_options(6, heroes="random"), chance, events)
    assert sorted(state.heroes) == [0, 1, 2, 3, 4, 5]
    assert len([event for event in seen_events(events, None) if event.id == "hero_dealt"]) == 6
    assert GAME.notate_chance(state.options, *chance.outcomes[1][:2]).startswith(f"hero p{state.first + 1} ")


def test_drafting_heroes_comes_before_the_deal() -> None:
    state = GAME.setup(default_options(3, heroes="draft"), SeededChance(3))
    assert [len(hand) for hand in state.hands] == [0, 0, 0]
    order = []
    events: list[Event] = []
    for text in ("draft knight", "draft amazon", "draft wizard"):
        asked = GAME.decision(state)
        assert asked is not None
        assert asked.kind == "draft"
        order.append(asked.seat)
        assert len(GAME.legal(state)) == 6 - len(order) + 1
        GAME.advance(state, GAME.parse(state, text), SeededChance(text), events)
    assert order == [(state.first + turn) % 3 for turn in range(3)]
    assert [len(hand) for hand in state.hands] == [4, 4, 4]
    assert [event.id for event in events][:3] == ["hero_drafted"] * 3
    assert DrakonTable(state).waiting == [f"turn {seat_name(state.first)}"]


@pytest.mark.parametrize(
    ("arrows", "chamber"),
    [("1", "start[N]"), ("2o", "start[NS]"), ("2a", "start[NE]"), ("3", "start[NES]"), ("4", "start[NESW]")],
)
def test_start_arrows(arrows: str, chamber: str) -> None:
    options = GAME.options({"players": 2, "start_arrows": arrows, "tile_set": frozen_box()})
    assert chamber_name(options.start) == chamber
    again = GAME.encode_options(options)
    assert "start_side" not in again
    assert chamber_name(GAME.options(again).start) == chamber


def test_start_side() -> None:
    tiles = TileSet("sides", "custom", "", [1, 4], {16 + 1: 20}, {3: 20}, {}, {}, [])
    for side, chamber in (("a", "start[N]"), ("b", "start[NES]")):
        options = GAME.options({"players": 2, "start_side": side, "tile_set": tiles})
        assert chamber_name(options.start) == chamber
        assert GAME.encode_options(options)["start_side"] == side


def test_the_defaults() -> None:
    assert GAME.encode_options(GAME.options({"players": 2})) == {
        "players": 2,
        "goal": "standard",
        "heroes": "off",
        "knight_vs_drakon": False,
        "tile_set": "drakon-3e-reconstructed",
        "start_arrows": "file",
        "start_side": "a",
        "stall_limit": 20,
        "round_limit": 200,
    }
    assert GAME.seat_counts() == [2, 3, 4, 5, 6]
    assert GAME.seats(default_options(5)) == 5


def test_options_that_are_refused() -> None:
    assert problems(players=1) == [("players", "DRK-16.1")]
    assert problems(players=7) == [("players", "DRK-16.1")]
    assert problems(players=True) == [("players", "DRK-16.1")]
    assert problems(players="4") == [("players", "DRK-16.1")]
    assert problems(players=5, goal="team") == [("goal", "DRK-16.2")]
    assert problems(players=4, goal="gold") == [("goal", "DRK-16.3")]
    assert problems(players=4, goal=["short", "fixed"]) == [("goal", "DRK-16.3")]
    assert problems(players=4, speed=1) == [("speed", "DRK-16.3")]
    assert problems(players=4, heroes="some") == [("heroes", "DRK-16.3")]
    assert problems(players=4, knight_vs_drakon=True) == [("knight_vs_drakon", "DRK-16.3")]
    assert problems(players=4, knight_vs_drakon=1) == [("knight_vs_drakon", "DRK-16.3")]
    assert problems(players=4, start_arrows="0") == [("start_arrows", "DRK-16.3")]
    assert problems(players=4, start_arrows="1", start_side="a") == [("start_side", "DRK-16.3")]
    assert problems(players=4, stall_limit=-1) == [("stall_limit", "DRK-16.3")]
    assert problems(players=4, round_limit=1.5) == [("round_limit", "DRK-16.3")]
    assert problems(players=4, tile_set="mine") == [("tile_set", "DRK-16.4")]
    rules = ["DRK-16.4", "DRK-16.4", "DRK-16.4", "DRK-16.5", "DRK-16.4", "DRK-16.4"]
    assert problems(players=4, tile_set={"format": "x"}) == [("tile_set", rule) for rule in rules]
    assert problems(players=9, goal=1, tile_set=5) == [
        ("players", "DRK-16.1"),
        ("goal", "DRK-16.3"),
        ("tile_set", "DRK-16.4"),
    ]


@pytest.mark.parametrize(
    ("chambers", "coins", "goal", "fault"),
    [
        (11, {3: 9}, "standard", "too few"),
        (12, {3: 3}, "standard", "worth 9 gold"),
        (12, {1: 7}, "short", ""),
        (12, {3: 4}, "fixed", "4 coins"),
        (12, {3: 4}, "escape", "escape or teleport"),
    ],
)
def test_custom_sets_must_fit_the_game(chambers: int, coins: dict[int, int], goal: str, fault: str) -> None:
    tiles = TileSet("mine", "custom", "", [4, 4], {16 + 1: chambers}, coins, {}, {}, [])
    values = {"players": 3, "goal": goal, "tile_set": tiles}
    if not fault:
        assert GAME.options(values).players == 3
        return
    with pytest.raises(InvalidOptions) as caught:
        GAME.options(values)
    assert [problem.rule for problem in caught.value.problems] == ["DRK-16.8"]
    assert fault in caught.value.problems[0].reason


def test_the_bound_on_decisions() -> None:
    assert GAME.decision_bound(default_options(2)) > 200 * 2
    unlimited = GAME.options({"players": 2, "round_limit": 0, "tile_set": frozen_box()})
    assert GAME.decision_bound(unlimited) == 0


def test_facts_of_the_box() -> None:
    facts = GAME.facts(default_options(4, "team"))
    assert facts["sides"] == [0, 1, 0, 1]
    assert facts["coins"] == {"1": 8, "2": 12, "3": 8}
    assert facts["gold_to_win"] == 20
    tiles = facts["tiles"]
    assert isinstance(tiles, dict)
    assert sum(tiles.values()) == 71
