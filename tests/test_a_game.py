"""A game of somebody else: `examples/a_game` is installed beside Obelisk, and everything is there for it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from a_game import SOURCE, install, path_with
from obelisk.catalog import GAMES
from obelisk.i18n import catalogue
from server.playground import playground
from server.playground import run as run_scenario

SETTINGS = {"OBELISK_PURE": "1", "COLUMNS": "100", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
RESEARCH = """
import gymnasium, numpy, pyspiel
from pettingzoo.test import api_test
import obelisk.research.gymnasium, obelisk.research.openspiel
from obelisk.research.pettingzoo import env

api_test(env("magpies", {"players": 3}), num_cycles=60)
one = gymnasium.make("obelisk/Magpies-v1", opponents="greedy", disable_env_checker=True)
seen, _ = one.reset(seed=1)
over = False
while not over:
    seen, reward, over, _, _ = one.step(int(numpy.flatnonzero(seen["action_mask"])[0]))
assert reward in (-1.0, 0.0, 1.0)
pyspiel.random_sim_test(pyspiel.load_game("obelisk_magpies(players=4)"), 1, True, False)
"""
BOTS = """
import obelisk

board = obelisk.new("magpies", players=3, seed=1)
for level in (1, 2, 3, 4, 5):
    assert board.ask(f"level:{level}", simulations=20) in board.legal
assert board.look(0).svg.startswith("<svg")
board.push(board.legal[0])
assert board.story(1) == ["p1 lays a feather face down"]
assert board.play_out(["search:sims=5", "random", "greedy"]).reason == "all_laid"
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("a_game"))


def run(installed: Path, *words: str, said: str = "") -> str:
    """What a program says with the package beside it."""
    done = subprocess.run(
        [sys.executable, *words],
        env={
            **os.environ,
            "PYTHONPATH": path_with(installed),
            "XDG_DATA_HOME": str(installed / "data"),
            **SETTINGS,
        },
        input=said,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def obelisk(installed: Path, *words: str, said: str = "") -> str:
    return run(installed, "-m", "obelisk.cli.app", *words, said=said)


def test_it_is_small() -> None:
    lines = [line for path in SOURCE.rglob("*.py") for line in path.read_text().splitlines()]
    assert len(lines) < 300


def test_it_is_listed_simulated_and_checked(installed: Path) -> None:
    assert "│ magpies       │ Magpies " in obelisk(installed, "games")
    assert "endings: all_laid 5" in obelisk(installed, "simulate", "magpies", "--games", "5", "--seats", "4")
    assert "every promise was kept" in obelisk(installed, "check-game", "magpies", "--games", "9")


def test_its_own_tests_pass(installed: Path) -> None:
    run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, str(SOURCE))


def test_it_is_played_in_a_terminal(installed: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    said = obelisk(installed, "play", "magpies", "--seed", "4", "--save", str(record), said="1\n1\n1\n1\n")
    assert "Lay a feather for the jewel, face down [1-" in said
    assert "p2 lays a feather face down" in said
    assert "The game is over: all feathers are laid." in said
    assert "12 chance outcomes follow from the seed" in obelisk(installed, "verify", str(record))


def test_it_has_a_lesson(installed: Path) -> None:
    said = obelisk(installed, "learn", "magpies", said="\nbid 3\nbid 8\nshow\nshow\n\n")
    assert "Be bold: lay the 8." in said
    assert "twins take nothing" in said
    assert "p1 takes the jewel of 6" in said
    assert "That was it: well done." in said
    assert "magpies/first: 5 steps, 9 wrong turns, 0 problems" in obelisk(
        installed, "learn", "magpies", "--check"
    )


def test_it_has_tips_and_is_told_in_words(installed: Path) -> None:
    said = obelisk(
        installed, "play", "magpies", "--guided", "--words", "--no-fair", "--seed", "4", said="1\n1\n1\n1\n"
    )
    assert "the next magpie has" in said
    assert said.count("Tip: ") == len(set(re.findall("Tip: .*", said))) >= 1
    assert "1. lay the" in said
    assert "The game is over: all feathers are laid." in said


def test_bots_of_every_level_play_it(installed: Path) -> None:
    run(installed, "-c", BOTS)


def test_it_has_environments_for_research(installed: Path) -> None:
    run(installed, "-c", RESEARCH)


@pytest.fixture
def beside(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package is on the path of this process and of those it starts."""

    def look_again() -> None:
        monkeypatch.setattr(GAMES, "_others", None)
        monkeypatch.setattr(GAMES, "_kits", {})
        catalogue.bundle.cache_clear()
        catalogue.catalogue.cache_clear()

    monkeypatch.setenv("PYTHONPATH", path_with(installed))
    monkeypatch.syspath_prepend(str(installed))
    look_again()
    yield
    monkeypatch.undo()
    look_again()


@pytest.mark.usefixtures("beside")
def test_the_server_tells_how_it_looks_and_what_it_is_called(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, bob = await ground.account("Ann"), await ground.account("Bob")
            games = (await ann.get("/api/games"))["games"]
            assert [game["seats"] for game in games if game["id"] == "magpies"] == [[2, 3, 4]]
            words = await ann.get("/api/games/magpies/words/de")
            assert "magpies-title = Magpies" in words["text"]
            assert words["text"].index("= Magpies") < words["text"].index("= Elstern")
            assert (await ann.get("/api/games/city/words/de"))["text"] == ""
            await ann.get("/api/games/chess/words/de", 404)
            table = await ground.table(ann, bob, game="magpies", options={"players": 2})
            async with ann.socket(table) as here, bob.socket(table) as there:
                state = await here.until("state")
                assert state["look"]["picture"].startswith("<svg")
                assert "hand: [" in state["look"]["text"]
                secret = await there.until("state")
                assert secret["look"] != state["look"]
                await here.move(state, state["decision"]["legal"][0])
            page = await ann.get(f"/api/tables/{table}/replay?viewer=0&first=0&last=1")
            assert [len(step["looks"]) for step in page["steps"]] == [1, 1]

    run_scenario(scenario())
