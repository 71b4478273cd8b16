"""Bots that whoever runs a server adds to ours: they are offered, sit down and play; nobody else's do."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from typer.testing import CliRunner

from obelisk.bots.spec import InvalidSpec
from obelisk.cli.app import app
from obelisk.core.decision import Action
from obelisk.server.local import settings_for
from obelisk.server.metrics import Metrics
from obelisk.server.settings import settings
from obelisk.server.thinking.pool import Lane, Pool
from obelisk.server.thinking.requests import BotRequest
from obelisk.server.thinking.specs import FALLBACK, Roster
from server.playground import playground, run

MODULE = """
from pathlib import Path

class Last:
    def __init__(self, game, seed):
        self.game = game
    def choose(self, view, legal, budget):
        print("what a bot prints is no answer")
        (Path(__file__).parent / "asked").touch()
        return legal[-1]
    def hear(self, events):
        pass
"""


@pytest.fixture
def added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The spec of a bot in the folder the server is started in."""
    # Its name is not that of another test, and short enough for a table.
    name = f"bot_{crc32(str(tmp_path).encode())}"
    (tmp_path / f"{name}.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    return f"python:{name}:Last"


def test_an_added_bot_plays_at_a_table(tmp_path: Path, added: str) -> None:

    async def scenario() -> None:
        async with playground(tmp_path, bot_workers=1, added_bots=[added]) as ground:
            ann = await ground.guest("Ann")
            for game in (await ann.get("/api/games"))["games"]:
                assert game["bots"][-1] == added
                assert game["bots"][:2] == ["random", "level:1"]
            seats = [{"kind": "bot", "bot": added}] * 2
            stranger = [{"kind": "bot", "bot": added.replace("Last", "First")}] * 2
            refusal = await ann.post("/api/tables", {"game": "city", "seats": stranger}, 422)
            assert refusal["reason"] == "bot"
            made = await ann.post("/api/tables", {"game": "city", "seats": seats}, 201)
            table = made["table"]["id"]
            await ann.post(f"/api/tables/{table}/start")
            async with ann.socket(table) as socket:
                while (await socket.until("state"))["ply"] < 3:
                    pass
            assert (tmp_path / "asked").exists()

    run(scenario())


def test_a_bot_that_is_added_no_more_is_not_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table from before one of ours plays for it."""
    asked: list[str] = []

    async def ask(lane: Lane, request: BotRequest, *rest: Any) -> int:
        asked.append(request.spec)
        return 1

    monkeypatch.setattr(Lane, "ask", ask)

    async def scenario(roster: Roster) -> None:
        pool = Pool(1, 0, Metrics(), roster)
        request = BotRequest(
            "city",
            "{}",
            "stdio:sh",
            "t p1",
            {},
            [Action(0), Action(1)],
            100,
            1,
            lambda since: [],
            "ann",
            True,
        )
        assert await pool.choose(request) == 1

    run(scenario(Roster(["stdio:sh"])))
    run(scenario(Roster()))
    assert asked == ["stdio:sh", FALLBACK]


def test_they_come_from_the_settings_and_the_command_line(tmp_path: Path, added: str) -> None:
    file = tmp_path / "obelisk.toml"
    file.write_text('added_bots = ["stdio:sh"]\n')
    assert settings(file, {}).added_bots == ["stdio:sh"]
    both = "search:sims=9,width=2;random"
    assert settings(None, {"OBELISK_ADDED_BOTS": both}).added_bots == ["search:sims=9,width=2", "random"]
    assert settings_for(8377, [added]).added_bots == [added]
    # What plays one game only is offered there only, and nobody twice.
    city = "turn:eval=city-v1"
    roster = Roster([city, "random"])
    assert roster.specs("city") == ["random", *[f"level:{level}" for level in range(1, 6)], city]
    assert not roster.knows("drakon", city)


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("level:9", "a level is a number from 1 to 5"),
        ("python:nowhere_at_all:Bot", "module 'nowhere_at_all' cannot be imported"),
        ("stdio:" + "long" * 20, "at a table a bot has a name of 1 to 60 letters"),
    ],
)
def test_a_bot_that_cannot_be_built_stops_the_start_with_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spec: str, words: str
) -> None:
    with pytest.raises(InvalidSpec):
        Roster([spec])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    command = ["serve", "--local", "--no-browser", "--port", "0", "--bot", spec]
    found = CliRunner().invoke(app, command)
    assert found.exit_code == 2
    assert words in found.output
    assert found.output.count("\n") == 1
