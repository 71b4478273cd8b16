"""A step of rules that takes long, or for ever: its table waits or stands still, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, cast

import pytest

from a_game import SOURCE
from faults.test_load import ServerProcess
from obelisk.core.chance import SeededChance
from obelisk.core.errors import TooLong
from obelisk.core.patience import PATIENCE
from obelisk.core.rng import Rng
from obelisk.games.city import GAME as CITY
from obelisk.games.city import tileset
from obelisk.games.legends import GAME as LEGENDS
from obelisk.server.rules import worker
from obelisk.server.rules.elsewhere import Elsewhere
from server.playground import Client, Socket, playground, replayed, run

TORTOISE = '''
"""Magpies, but the rules need their time: three seconds for two players, for ever with three."""
from time import monotonic
from magpies.game import Magpies
from obelisk.core.kit import Kit

class Tortoise(Magpies):
    id = "tortoise"

    def advance(self, state, action, chance, events=None):
        begun = monotonic()
        while len(state.bids) == 1 and (state.players > 2 or monotonic() < begun + 3):
            pass
        super().advance(state, action, chance, events)

KIT = Kit(Tortoise())
'''


def package(folder: Path) -> str:
    """Installs the game for a server; PYTHONPATH with it."""
    (folder / "tortoise.py").write_text(TORTOISE)
    info = folder / "tortoise-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tortoise\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[obelisk.games]\ntortoise = tortoise:KIT\n")
    return os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(SOURCE), str(folder)])


async def slowest_health(client: Client, until: asyncio.Task[Any]) -> float:
    """The longest that somebody else waits for the server while something goes on."""
    slowest = 0.0
    while not until.done():
        begun = monotonic()
        await client.get("/health")
        slowest = max(slowest, monotonic() - begun)
        await asyncio.sleep(0.01)
    return slowest


async def at_table(ann: Client, players: int) -> str:
    seats = [{"kind": "me"} for _ in range(players)]
    made = await ann.post("/api/tables", {"game": "tortoise", "seats": seats}, 201)
    table = str(made["table"]["id"])
    await ann.post(f"/api/tables/{table}/start")
    return table


async def bid(socket: Socket) -> dict[str, Any]:
    """Plays the first choice; the acknowledgement or refusal."""
    state = await socket.until("state")
    return await socket.move(state, state["decision"]["legal"][0])


@pytest.mark.parametrize("players", [2, 3])
def test_only_the_table_itself_waits_for_a_step_that_takes_long(tmp_path: Path, players: int) -> None:
    """Two players: the step ends after three seconds. Three: it never ends, and the table is archived."""

    async def scenario() -> None:
        settings = {"PYTHONPATH": package(tmp_path), "OBELISK_RULES_SECONDS": "5"}
        async with ServerProcess(tmp_path / "obelisk.db", **settings) as server:
            base = f"http://127.0.0.1:{server.port}"
            ann = await Client(base).guest("Ann")
            other = Client(base)
            table = await at_table(ann, players)
            async with ann.socket(table) as socket:
                assert (await bid(socket))["type"] == "ack"
                begun = monotonic()
                step = asyncio.create_task(bid(socket))
                slowest = await slowest_health(other, step)
                # On a slow machine the step takes longer, too: a process is started for it.
                assert slowest < (monotonic() - begun) / 2
                answer = await step
                if players == 2:
                    assert answer["type"] == "ack"
                    assert (await socket.until("state", seq=2))["decision"]["legal"]
                else:
                    assert (answer["error"], answer["reason"]) == ("unavailable", "rules")
                    assert (await ann.get(f"/api/tables/{table}"))["status"] == "archived"
            await other.http.aclose()
            await ann.http.aclose()

    run(scenario())


def own_box() -> dict[str, Any]:
    """A box with 300 cards in a hand, of which hundreds of thousands of payments can be made."""
    box = tileset.encode(tileset.default())
    box["id"], box["kind"], box["hand"] = "own", "custom", 300
    for people in cast("list[dict[str, Any]]", box["deck"]):
        people["counts"] = dict.fromkeys(people["counts"], 200)
    for building in cast("list[dict[str, Any]]", box["buildings"]):
        building["slots"] = ["any 9"]
        building.pop("alternatives", None)
    return box


def test_a_box_of_somebodys_own_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    """To find what such a hand can pay takes minutes: its table is archived, and all others are served."""

    async def scenario() -> None:
        async with ServerProcess(tmp_path / "obelisk.db", OBELISK_RULES_SECONDS="4") as server:
            base = f"http://127.0.0.1:{server.port}"
            ann, other = await Client(base).guest("Ann"), Client(base)
            seats = [{"kind": "me"}, {"kind": "me"}]
            wish = {"game": "city", "seats": seats, "options": {"tile_set": own_box()}}
            table = (await ann.post("/api/tables", wish, 201))["table"]["id"]
            await ann.post(f"/api/tables/{table}/start")
            async with ann.socket(table) as socket:

                async def contribute() -> dict[str, Any]:
                    while True:
                        state = await socket.until("state")
                        moves = [text for text in state["decision"]["legal"] if text.startswith("move")]
                        texts = [moves[0]] if moves else ["done"]
                        answer = await socket.move(state, texts[0])
                        if answer["type"] != "ack":
                            return answer

                begun = monotonic()
                step = asyncio.create_task(contribute())
                slowest = await slowest_health(other, step)
                assert slowest < (monotonic() - begun) / 2
                answer = await step
                assert (answer["error"], answer["reason"]) == ("unavailable", "rules")
                assert (await ann.get(f"/api/tables/{table}"))["status"] == "archived"
            await other.http.aclose()
            await ann.http.aclose()

    run(scenario())


def test_more_choices_than_anybody_could_be_shown_are_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a box of somebody's own may have them, also in the process that has the time to find them."""
    state = CITY.setup(CITY.options({"players": 2}), SeededChance(1))
    question = {"ask": "legal", "game": "city", "options": {"players": 2}, "state": CITY.encode_state(state)}
    found = worker.answer(question)["legal"]
    assert found == CITY.legal(state)
    monkeypatch.setattr("obelisk.server.table.attempt.MOST_CHOICES", len(found) - 1)
    assert worker.answer(question) == {"too_long": "choices"}

    class Answers:
        def __init__(self, module: str, memory_mb: int) -> None:
            pass

        async def ask(self, question: dict[str, Any], longest_ms: float) -> str:
            return json.dumps(worker.answer(question))

        async def end(self) -> None:
            pass

    async def scenario() -> None:
        monkeypatch.setattr("obelisk.server.rules.elsewhere.Process", Answers)
        elsewhere = Elsewhere(1, 0)
        with pytest.raises(TooLong):
            await elsewhere.ask(question)
        await elsewhere.stop()

    run(scenario())


def test_a_server_stops_although_a_step_does_not_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    is_asked = asyncio.Event()

    def too_long(*_: Any) -> Any:
        raise TooLong("always")

    async def never(question: dict[str, Any]) -> dict[str, Any]:
        is_asked.set()
        await asyncio.sleep(3600)
        return {}

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            monkeypatch.setattr(ground.services.house.elsewhere, "ask", never)
            monkeypatch.setattr("obelisk.server.rules.steps.attempt", too_long)
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=[{"kind": "me"}, {"kind": "me"}])
            async with ann.socket(table) as socket:
                state = await socket.until("state")
                action = state["decision"]["legal"][0]
                await socket.send(type="move", seq=0, key="stuck", actions=[action])
                await is_asked.wait()

    run(scenario())


def position(seed: str) -> Any:
    """A position of Legends in which the look-ahead has to try something."""
    rng, chance = Rng(seed), SeededChance(seed)
    state = LEGENDS.setup(LEGENDS.options({"decks": ["buka", "khind"]}), chance)
    while LEGENDS.decision(state) is not None:
        LEGENDS.advance(state, LEGENDS.sample(state, rng), chance)
        twin = LEGENDS.decode_state(
            LEGENDS.options({"decks": ["buka", "khind"]}), LEGENDS.encode_state(state)
        )
        PATIENCE.most = 3
        try:
            LEGENDS.legal(twin)
        except TooLong:
            PATIENCE.most = 0
            return state
        PATIENCE.most = 0
    raise AssertionError("the look-ahead had nothing to do")


def test_the_look_ahead_of_legends_gives_up_and_says_the_same_with_more_patience(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(PATIENCE, "most", 0)
    state = position("patience")
    encoded = LEGENDS.encode_state(state)
    monkeypatch.setattr(PATIENCE, "most", 1)
    with pytest.raises(TooLong):
        LEGENDS.legal(state)
    assert LEGENDS.encode_state(state) == encoded
    monkeypatch.setattr(PATIENCE, "most", 0)
    assert LEGENDS.legal(state)


def test_a_game_of_legends_is_the_same_wherever_its_steps_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With hardly any patience many steps go through the other process; with none at all lacking, none."""
    asked: list[str] = []

    async def scenario(folder: Path, most: int) -> str:
        folder.mkdir()
        monkeypatch.setattr(PATIENCE, "most", most)
        async with playground(folder) as ground:
            elsewhere = ground.services.house.elsewhere
            real = elsewhere.ask

            async def ask(question: dict[str, Any]) -> dict[str, Any]:
                asked.append(question["ask"])
                return await real(question)

            monkeypatch.setattr(elsewhere, "ask", ask)
            monkeypatch.setattr("obelisk.server.tables.secrets.token_bytes", bytes)
            ann = await ground.guest("Ann")
            options = {"decks": ["buka", "khind"], "max_turns": 6}
            table = await ground.table(
                ann, game="legends", seats=[{"kind": "me"}, {"kind": "me"}], options=options
            )
            rng = Random(7)
            async with ann.socket(table) as socket:
                while (state := await socket.until("state"))["result"] is None:
                    await socket.move(state, rng.choice(state["decision"]["legal"]))
            await replayed(ground, table)
            text = (await ann.http.get(f"/api/tables/{table}/record")).text
            return "\n".join(line.rpartition(" #")[0] for line in text.splitlines())

    patient = run(scenario(tmp_path / "patient", 0))
    assert not asked
    impatient = run(scenario(tmp_path / "impatient", 1), 300)
    assert {"attempt", "positions"} <= set(asked)
    assert impatient == patient
