"""kill -9 during play: no acknowledged action is lost or doubled, and every table replays."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from faults.sockets import line_to
from obelisk.server.table import match as matches
from obelisk.storage.opening import open_storage
from server.playground import free_port, run
from tries import allowed


class Question(msgspec.Struct):
    legal: list[str] | None


class Told(msgspec.Struct):
    """Of a frame only what a player here needs: decoding the rest would take half of the machine."""

    type: str
    seq: int | None = None
    key: str | None = None
    error: str = ""
    decision: Question | None = None


told_decoder = msgspec.json.Decoder(Told)
PATIENCE = 5
"""Seconds that somebody waits for a frame before they look again."""
KNOCKING = 4
"""So many people knock while there is no server; the others would only take the machine from it."""
SECONDS = 100
"""For what takes ten on a machine that does nothing else."""
TABLE = {
    "game": "city",
    "options": {"players": 2, "stall_limit": 6},
    "seats": [{"kind": "me"}, {"kind": "me"}],
}


class Campaign:
    """A server process that is killed again and again, and people who play on whatever happens."""

    def __init__(self, database: str, players: int, seed: int) -> None:
        self.port = free_port()
        self.database = database
        self.players = players
        self.rng = Random(seed)
        self.acks: dict[tuple[str, int], str] = {}
        self.acknowledged = 0
        self.restarts: list[float] = []
        self.is_over = False
        self.is_serving = asyncio.Event()
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        settings = {
            "OBELISK_PORT": str(self.port),
            "OBELISK_DATABASE": self.database,
            "OBELISK_BOT_WORKERS": "0",
            "OBELISK_LOG_LEVEL": "error",
            "OBELISK_REQUESTS_PER_SECOND": "100000",
            "OBELISK_ACTIONS_PER_SECOND": "100000",
            "OBELISK_GUESTS_PER_MINUTE": "100000",
            "OBELISK_SOCKETS_PER_ADDRESS": "10000",
            "OBELISK_TABLES_PER_PERSON": "100000",
            "OBELISK_TABLES_PER_HOUR": "100000",
        }
        begin = asyncio.get_running_loop().time()
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "obelisk.server", env={**os.environ, **settings}
        )
        self.process = process
        async with httpx.AsyncClient(verify=False) as client:
            while process.returncode is None:
                try:
                    answer = await client.get(f"http://127.0.0.1:{self.port}/ready")
                    if answer.status_code == 200:
                        break
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.02)
        assert process.returncode is None
        self.is_serving.set()
        self.restarts.append(asyncio.get_running_loop().time() - begin)
        return process

    async def person(self, number: int) -> None:
        """Plays one table after the other; an unanswered move is sent again with its key."""
        base = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=base, timeout=5, verify=False) as client:
            me: dict[str, Any] = {}
            table = ""
            pending: dict[str, Any] | None = None
            keys = 0
            rng = Random(number)
            while not self.is_over:
                try:
                    if not me:
                        me = (await client.post("/api/guests", json={"name": f"P{number}"})).json()
                        client.headers["x-obelisk-csrf"] = me["csrf"]
                    if not table:
                        table = (await client.post("/api/tables", json=TABLE)).json()["table"]["id"]
                        pending = None
                    info = (await client.get(f"/api/tables/{table}")).json()
                    if info["status"] == "lobby":
                        await client.post(f"/api/tables/{table}/start")
                    cookie = f"obelisk_session={client.cookies['obelisk_session']}"
                    path = f"/api/tables/{table}/socket?seq=0"
                    async with line_to(self.port, path, cookie) as line:
                        seen = -1
                        if pending is not None:
                            line.say(json.dumps(pending))
                        while not self.is_over:
                            frame = told_decoder.decode(await line.next(PATIENCE))
                            if frame.type == "ack":
                                assert pending is not None
                                assert frame.seq is not None
                                assert frame.key == pending["key"]
                                place = (table, frame.seq)
                                assert self.acks.get(place, pending["actions"][0]) == pending["actions"][0]
                                self.acks[place] = pending["actions"][0]
                                self.acknowledged += 1
                                pending = None
                                if frame.seq <= seen:
                                    # It had been stored before the crash: its state came before this.
                                    line.say('{"type":"sync"}')
                            elif frame.type == "refusal":
                                assert frame.error in ("stale", "unavailable"), frame
                                pending = None
                                line.say('{"type":"sync"}')
                            elif frame.type == "state":
                                assert frame.seq is not None
                                seen = frame.seq
                                if frame.decision is None:
                                    table = ""
                                    break
                                if pending is None:
                                    assert frame.decision.legal
                                    keys += 1
                                    pending = {
                                        "type": "move",
                                        "seq": frame.seq,
                                        "key": f"k{keys}",
                                        "actions": [rng.choice(frame.decision.legal)],
                                    }
                                    line.say(json.dumps(pending))
                except (OSError, httpx.HTTPError, KeyError, TimeoutError):
                    await asyncio.sleep(0.05)
                    if number >= KNOCKING:
                        await self.is_serving.wait()

    async def run(self, kills: int, acks: int, seconds: float) -> None:
        try:
            await self.play(kills, acks, asyncio.get_running_loop().time() + allowed(seconds))
        finally:
            if self.process is not None and self.process.returncode is None:
                self.process.kill()
                await self.process.wait()

    async def play(self, kills: int, acks: int, end: float) -> None:
        process = await self.start()
        people = [asyncio.create_task(self.person(number)) for number in range(self.players)]
        killed = 0
        while (killed < kills or self.acknowledged < acks) and asyncio.get_running_loop().time() < end:
            before = self.acknowledged
            await asyncio.sleep(self.rng.uniform(0.2, 0.8))
            while self.acknowledged - before < acks / max(kills, 1) and not any(one.done() for one in people):
                await asyncio.sleep(0.02)
            for one in people:
                if one.done():
                    one.result()
            self.is_serving.clear()
            process.send_signal(signal.SIGKILL)
            await process.wait()
            killed += 1
            if killed % 10 == 0:
                print(f"{killed} kills, {self.acknowledged} acknowledged", flush=True)
            process = await self.start()
        self.is_over = True
        process.terminate()
        await asyncio.wait(people, timeout=10)
        await process.wait()

    async def check(self) -> tuple[int, int]:
        """Reads the database; returns how many tables and actions were checked."""
        storage = open_storage(self.database)
        ids = await storage.read(lambda c: [str(row[0]) for row in c.execute("SELECT id FROM tables")])
        actions = 0
        stored: dict[tuple[str, int], str] = {}
        for id in ids:
            row = await storage.table(id)
            assert row is not None
            entries = await storage.log(id)
            keys = [entry.key for entry in entries]
            assert len(set(keys)) == len(keys)
            actions += len(entries)
            for entry in entries:
                stored[id, entry.seq] = entry.action
            if row.setup is not None:
                match = matches.load(row, entries)
                assert match.seq == row.seq
        await storage.close()
        for place, action in self.acks.items():
            assert stored.get(place) == action, place
        return len(ids), actions


def campaign(database: str, players: int, kills: int, acks: int, seconds: float, seed: int = 1) -> None:
    """Checks what was done even if the time was too short for all of it, and fails then."""

    async def scenario() -> None:
        test = Campaign(database, players, seed)
        await test.run(kills, acks, seconds)
        tables, actions = await test.check()
        slowest = max(test.restarts)
        print(
            f"{len(test.restarts) - 1} kills, {test.acknowledged} acknowledged, {actions} stored at {tables}"
            f" tables, none lost; serving again after at most {slowest:.1f} s"
        )
        assert len(test.restarts) - 1 >= kills
        assert test.acknowledged >= acks

    run(scenario(), 2 * seconds)


def test_kill_9_loses_nothing(tmp_path: Path) -> None:
    campaign(str(tmp_path / "obelisk.db"), players=8, kills=3, acks=300, seconds=SECONDS)


def test_kill_9_loses_nothing_on_postgres(postgres_database: str) -> None:
    campaign(postgres_database, players=8, kills=3, acks=300, seconds=SECONDS)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_a_million_acknowledged_actions_survive_two_hundred_kills(tmp_path: Path, seed: int) -> None:
    """Twenty portions of ten kills and 50,000 actions, so that it can be done a little at a time."""
    campaign(str(tmp_path / "obelisk.db"), players=60, kills=10, acks=50_000, seconds=1_800, seed=seed)
