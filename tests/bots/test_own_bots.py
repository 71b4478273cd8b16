"""Bots of one's own in Python: by name in every spec, and as objects wherever a spec is taken."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import obelisk
from bots.positions import game_of, question
from obelisk.arena.contest import Arena, run
from obelisk.arena.ratings import summarise
from obelisk.bots.base import Budget
from obelisk.bots.spec import InvalidSpec, check_spec, make_bot, name_of
from obelisk.pool import Processes
from obelisk.research.gymnasium import ObeliskGym
from obelisk.server.thinking.specs import Roster

MODULE = """
class Last:
    def __init__(self, game, seed):
        self.seed = seed
    def choose(self, view, legal, budget):
        return legal[-1]
    def hear(self, events):
        pass

class Mute:
    def __init__(self, game, seed):
        pass

class Flat:
    id = "flat"
    batch = 1
    asked = 0
    def values(self, states, seat):
        self.asked += len(states)
        return [0.5 for _ in states]

flat = Flat()
number = 7
"""


class Last:
    """Always takes the last thing that is offered."""

    def __init__(self, game: object = None, seed: str = "") -> None:
        self.seed = seed
        self.asked = 0

    def choose(self, view: Any, legal: list[Any], budget: Budget) -> Any:
        self.asked += 1
        return legal[-1]

    def hear(self, events: list[Any]) -> None:
        """It listens to nobody."""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module in the folder one is in."""
    name = f"own_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    return name


def test_a_class_of_a_module_here_plays(module: str) -> None:
    view, legal = question("city", 12)
    bot: Any = make_bot(f"python:{module}:Last", game_of("city"), "seven")
    assert bot.choose(view, legal, Budget()) == legal[-1]
    assert bot.seed == "seven"


def test_an_evaluation_of_a_module_here_judges(module: str) -> None:
    view, legal = question("drakon", 12)
    spec = f"turn:eval=python:{module}:flat"
    assert make_bot(spec, game_of("drakon"), 1).choose(view, legal, Budget()) in legal
    imported = __import__(module)
    assert imported.flat.asked


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("python:", "name a module and an object in it, as in python:mybot:MyBot"),
        ("python:nowhere_at_all:Bot", "module 'nowhere_at_all' cannot be imported"),
        ("python:MODULE:Best", "has no 'Best'"),
        ("python:MODULE:Mute", "what it makes has no `choose` and `hear`"),
        ("python:MODULE:number", "it is no bot and makes none"),
        ("search:eval=python:MODULE:nothing", "has no 'nothing'"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_line(module: str, text: str, words: str) -> None:
    with pytest.raises(InvalidSpec) as refusal:
        check_spec(text.replace("MODULE", module), game_of("city"))
    assert words in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_bot_is_passed_to_a_board() -> None:
    board = obelisk.new("city", players=2, seed=1)
    bot = Last()
    assert board.ask(bot) == board.legal[-1]
    assert board.ask(Last) == board.legal[-1]
    board.push(board.ask(bot))
    assert bot.asked == 2


def test_bots_meet_in_the_arena_under_their_names() -> None:
    arena = Arena(game_of("drakon"), {"players": 2}, [Last, "random"], 2, "own")
    assert arena.bots == [f"python:{__name__}:Last", "random"]
    assert name_of(Last()) == name_of(Last)
    games = [game for deal in run(arena, [0, 1], Processes(2)) for game in deal]
    assert len(games) == 4
    assert [row["bot"] for row in summarise(arena, games, None)["results"]] == arena.bots


def test_a_bot_is_an_opponent_in_gymnasium() -> None:
    bot = Last()
    environment = ObeliskGym("drakon", {"players": 2}, opponents=bot)
    seen, _ = environment.reset(seed=3)
    while not bot.asked:
        seen, _, _, _, _ = environment.step(int(seen["action_mask"].argmax()))
    several = ObeliskGym("drakon", {"players": 3}, opponents=[bot, "random"])
    several.reset(seed=3)


def test_nobody_starts_a_module_at_a_table_of_the_server() -> None:
    assert not Roster().knows("city", "python:os:system")
