"""Spec strings build every bot, and say in one line what is wrong with them."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from bots.positions import GAME_IDS, AnyGame, game_of, question
from core.toy_game import Toy
from obelisk.bots.base import Budget
from obelisk.bots.brain import brain_of
from obelisk.bots.levels import LEVELS, in_simulations, level_spec
from obelisk.bots.nets import layers
from obelisk.bots.spec import InvalidSpec, Spec, check_spec, make_bot

GOOD = [
    "random",
    "casual",
    "casual:margin=0.1",
    "greedy",
    "greedy:spread=0.01",
    "turn",
    "search:sims=3,width=2,turns=1,spread=0.01",
    "search:sims=3,method=ismcts,width=2,turns=0,explore=0.2",
    "search:ms=5,sims=2,width=2,turns=0",
]


@pytest.mark.parametrize("id", GAME_IDS)
@pytest.mark.parametrize("spec", GOOD)
def test_a_spec_builds_a_bot_that_plays(id: str, spec: str) -> None:
    game = game_of(id)
    view, legal = question(id, 12)
    assert make_bot(spec, game, 1).choose(view, legal, Budget()) in legal


@pytest.mark.parametrize("id", GAME_IDS)
def test_an_evaluation_is_named(id: str) -> None:
    game = game_of(id)
    name = brain_of(game).default
    assert name == {"city": "city-v1", "drakon": "drakon-v2", "legends": "legends-v1"}[id]
    view, legal = question(id, 5)
    assert (
        make_bot(f"search:sims=2,width=2,turns=0,eval={name}", game, 1).choose(view, legal, Budget()) in legal
    )


@pytest.mark.parametrize("id", GAME_IDS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_five_levels(id: str, level: int) -> None:
    check_spec(f"level:{level}", game_of(id))
    assert level_spec(game_of(id), level)


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("clever", "unknown bot 'clever'; known: random, casual, greedy, turn, search, level, stdio, python"),
        ("level:6", "bot 'level:6': a level is a number from 1 to 5"),
        ("level", "bot 'level': a level is a number from 1 to 5"),
        ("random:x=1", "bot 'random:x=1': unknown argument 'x'; it takes no arguments"),
        ("search:ms", "bot 'search:ms': expected name=value, not 'ms'"),
        ("search:ms=fast", "bot 'search:ms=fast': ms must be a whole number from 0 to 10000000"),
        ("search:ms=5,ms=6", "bot 'search:ms=5,ms=6': ms is given twice"),
        ("search:width=0", "bot 'search:width=0': width must be a whole number from 1 to 10000000"),
        ("search:method=luck", "bot 'search:method=luck': method must be pimc or ismcts"),
        (
            "search:eval=go-v1",
            "bot 'search:eval=go-v1': unknown evaluation 'go-v1' for city; known: city-v1, city-n1, city-n2",
        ),
        ("greedy:spread=wide", "bot 'greedy:spread=wide': spread must be a number from 0 to 100"),
        ("stdio:", "bot 'stdio': name the program, as in stdio:./mybot"),
    ],
)
def test_a_bad_spec_is_refused_in_one_line(spec: str, words: str) -> None:
    with pytest.raises(InvalidSpec) as refusal:
        check_spec(spec, game_of("city"))
    assert str(refusal.value) == words


@pytest.mark.parametrize("id", ["city", "drakon", "legends"])
@pytest.mark.parametrize("in_c", [True, False])
def test_upper_levels_judge_by_a_net_where_it_is_quick(
    id: str, in_c: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Interpreted, level 4 would not see a tenth of its turn with a net."""
    monkeypatch.setattr(layers, "IN_C", in_c)
    game = game_of(id)
    for level in (3, 4, 5):
        spec = level_spec(game, level)
        assert (f"eval={id}-n" in spec) == in_c
        check_spec(spec, game)


def test_without_its_net_city_keeps_the_levels_of_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """The net is blurred far more: as much would leave the evaluation made by hand below level 2."""
    monkeypatch.setattr(layers, "IN_C", False)
    specs = [level_spec(game_of("city"), level) for level in LEVELS]
    assert specs[2:] == [
        "turn:ms=45,spread=0.02",
        "search:ms=250,sims=24,width=4,turns=1",
        "search:ms=1800,width=10,turns=2",
    ]
    monkeypatch.setattr(layers, "IN_C", True)
    assert specs[:2] == [level_spec(game_of("city"), level) for level in (1, 2)]


def test_thinking_time_as_simulations() -> None:
    assert in_simulations("search:ms=1800,width=10", 50) == "search:sims=50,width=10"
    assert in_simulations("search:ms=250,sims=24,width=6", 50) == "search:sims=24,width=6"
    assert in_simulations("turn:ms=45,spread=0.004", 50) == "turn:spread=0.004"
    assert in_simulations("random", 50) == "random"


@pytest.mark.parametrize("game", [*map(game_of, GAME_IDS), Toy()])
def test_every_level_keeps_its_time(game: AnyGame) -> None:
    for level, most in ((3, 50), (4, 300), (5, 2000)):
        assert 0 < int(Spec(level_spec(game, level)).arguments["ms"]) < most


def test_the_table_of_strengths_names_bots_that_exist() -> None:
    """`scripts/strength.py` runs for a night; a bad spec must not show up at four in the morning."""
    place = Path(__file__).parents[2] / "scripts" / "strength.py"
    module = spec_from_file_location("strength", place)
    assert module is not None
    assert module.loader is not None
    strength = module_from_spec(module)
    module.loader.exec_module(strength)
    games = strength.measured_games()
    assert games == ["city", "drakon", "legends"]
    for game in games:
        duels = strength.duels_of(game)
        assert len(duels) >= 8
        for duel in duels:
            assert "ms=" not in (duel.first + duel.second).replace("sims=", "")
            assert duel.goal >= 1 / duel.seats
            check_spec(duel.first, game_of(game))
            check_spec(duel.second, game_of(game))
