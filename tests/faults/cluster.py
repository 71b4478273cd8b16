"""Server processes on one PostgreSQL database that are killed at any moment, and people who play on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from random import Random
from time import monotonic
from typing import Any

import httpx
import msgspec

from faults.sockets import line_to
from obelisk.server.table import match as matches
from obelisk.storage.opening import open_storage
from obelisk.storage.talk import Ears
from server.playground import free_port

Json = dict[str, Any]
FAULTS = (OSError, httpx.HTTPError, TimeoutError, KeyError)
"""What a client sees when a server or the database goes away."""
NO_LIMITS = {
    "OBELISK_BOT_WORKERS": "0",
    "OBELISK_LOG_LEVEL": "error",
    "OBELISK_REQUESTS_PER_SECOND": "100000",
    "OBELISK_ACTIONS_PER_SECOND": "100000",
    "OBELISK_GUESTS_PER_MINUTE": "100000",
    "OBELISK_CHATS_PER_MINUTE": "100000",
    "OBELISK_GUEST_CHAT": "all",
    "OBELISK_SOCKETS_PER_ADDRESS": "10000",
    "OBELISK_TABLES_PER_GUEST": "100000",
    "OBELISK_TABLES_PER_HOUR": "100000",
}


class Question(msgspec.Struct):
    legal: list[str] | None


class Told(msgspec.Struct):
    """Of a frame only what a player here needs."""

    type: str
    seq: int | None = None
    key: str | None = None
    error: str = ""
    decision: Question | None = None
    viewer: int | None = None
    view: msgspec.Raw = msgspec.Raw()


told_decoder = msgspec.json.Decoder(Told)


class Cluster:
    """Equal processes, started by hand at ports of their own."""

    def __init__(self, database: str, processes: int) -> None:
        self.database = database
        self.ports = [free_port() for _ in range(processes)]
        self.processes: list[asyncio.subprocess.Process | None] = [None] * processes

    async def start(self, place: int) -> None:
        settings = {"OBELISK_PORT": str(self.ports[place]), "OBELISK_DATABASE": self.database}
        self.processes[place] = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "obelisk.server", env={**os.environ, **NO_LIMITS, **settings}
        )

    async def ready(self, place: int) -> None:
        async with httpx.AsyncClient(verify=False) as client:
            while True:
                process = self.processes[place]
                assert process is not None
                if process.returncode is not None:
                    # The database was away when it began; whoever looks after it would start it anew.
                    await self.start(place)
                try:
                    answer = await client.get(f"http://127.0.0.1:{self.ports[place]}/ready")
                    if answer.status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.05)

    async def kill(self, place: int) -> None:
        process = self.processes[place]
        assert process is not None
        if process.returncode is None:
            process.send_signal(signal.SIGKILL)
        await process.wait()

    async def stop(self) -> None:
        for process in self.processes:
            if process is not None and process.returncode is None:
                process.terminate()
        for process in self.processes:
            if process is not None:
                try:
                    await asyncio.wait_for(process.wait(), 20)
                except TimeoutError:
                    process.kill()
                    await process.wait()


class Campaign:
    """What people have been promised, and how long they were away."""

    def __init__(self, cluster: Cluster, seed: int = 1) -> None:
        self.cluster = cluster
        self.rng = Random(seed)
        self.acks: dict[tuple[str, int], str] = {}
        self.said: list[tuple[str, str]] = []
        self.acknowledged = 0
        self.games = 0
        self.away: list[float] = []
        self.is_over = False

    def port(self) -> int:
        """Any of them: there are no sticky sessions."""
        return self.rng.choice(self.cluster.ports)

    def see(self, table: str, viewer: int, seq: int, view: msgspec.Raw) -> None:
        """Somebody was shown a state. Who wants to know keeps it."""

    async def check(self) -> tuple[int, int]:
        """Reads the database; returns how many tables and actions were checked."""
        storage = open_storage(self.cluster.database)
        ids = await storage.read(lambda c: [str(row[0]) for row in c.execute("SELECT id FROM tables")])
        stored: dict[tuple[str, int], str] = {}
        for id in ids:
            # Row and log of one moment: where bots play on for who is away, the table goes on meanwhile.
            stored_table = await storage.whole(id)
            row, entries = stored_table.row, stored_table.entries
            assert row is not None
            keys = [entry.key for entry in entries if entry.key is not None]
            assert len(set(keys)) == len(keys), "an action was stored twice"
            stored.update({(id, entry.seq): entry.action for entry in entries})
            if row.setup is not None:
                assert matches.load(row, entries).seq == row.seq
        for table, text in self.said:
            assert text in [line.text for line in await storage.chat(table, Ears(), 1000)]
        await storage.close()
        for place, action in self.acks.items():
            assert stored.get(place) == action, place
        return len(ids), len(stored)


class Person:
    """Somebody with a browser, who comes back at once to whichever server answers."""

    def __init__(self, campaign: Campaign, name: str) -> None:
        self.campaign = campaign
        self.name = name
        self.headers: dict[str, str] = {}
        self.keys = 0
        self.rng = Random(name)

    async def ask(self, method: str, path: str, body: object = None) -> Json:
        """Asks any server until one answers; a table that is busy or a store that is away is asked again."""
        while True:
            try:
                async with httpx.AsyncClient(timeout=10, verify=False) as client:
                    base = f"http://127.0.0.1:{self.campaign.port()}"
                    answer = await client.request(method, base + path, json=body, headers=self.headers)
                found: Json = answer.json()
                if answer.status_code != 503 and (answer.status_code < 400 or answer.status_code == 409):
                    if path == "/api/guests":
                        cookie = f"obelisk_session={answer.cookies['obelisk_session']}"
                        self.headers = {"Cookie": cookie, "x-obelisk-csrf": found["csrf"]}
                    return found
                assert answer.status_code == 503, (method, path, answer.status_code, found)
            except FAULTS:
                pass
            await asyncio.sleep(0.05)

    async def begin(self) -> Person:
        await self.ask("POST", "/api/guests", {"name": self.name})
        return self

    async def play(self, table: str) -> None:
        """Plays a table to its end, or until it is enough; an unanswered move is sent again with its key."""
        campaign = self.campaign
        pending: Json | None = None
        lost = 0.0
        seen = -1
        while not campaign.is_over:
            try:
                port, path = campaign.port(), f"/api/tables/{table}/socket?seq=0"
                async with line_to(port, path, self.headers["Cookie"]) as line:
                    is_first = True
                    if pending is not None:
                        line.say(json.dumps(pending))
                    while not campaign.is_over:
                        try:
                            data = await line.next(1)
                        except TimeoutError:
                            continue
                        frame = told_decoder.decode(data)
                        if frame.type == "ack":
                            assert pending is not None
                            assert frame.key == pending["key"]
                            self.note(table, frame.seq, pending["actions"][0])
                            pending = None
                            assert frame.seq is not None
                            if frame.seq <= seen:
                                line.say('{"type":"sync"}')
                        elif frame.type == "refusal":
                            assert frame.error in ("stale", "unavailable"), frame
                            pending = None
                            line.say('{"type":"sync"}')
                        elif frame.type == "state":
                            assert frame.seq is not None
                            assert frame.seq >= seen, "nobody is shown less than they have seen"
                            seen = frame.seq
                            if frame.viewer is not None:
                                campaign.see(table, frame.viewer, frame.seq, frame.view)
                            if is_first and lost:
                                campaign.away.append(monotonic() - lost)
                                lost = 0.0
                            is_first = False
                            if frame.decision is None:
                                return
                            if pending is None and frame.decision.legal:
                                self.keys += 1
                                pending = {
                                    "type": "move",
                                    "seq": frame.seq,
                                    "key": f"{self.name}-{self.keys}",
                                    "actions": [self.rng.choice(frame.decision.legal)],
                                }
                                line.say(json.dumps(pending))
            except FAULTS:
                lost = lost or monotonic()
                await asyncio.sleep(0.02)

    def note(self, table: str, seq: int | None, action: str) -> None:
        assert seq is not None
        assert self.campaign.acks.setdefault((table, seq), action) == action
        self.campaign.acknowledged += 1


async def table_of(people: list[Person], wish: Json, bots: int) -> str:
    """A table with these people and some bots, begun."""
    seats: list[Json] = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
    seats += [{"kind": "bot", "bot": "random"}] * bots
    made = await people[0].ask("POST", "/api/tables", {**wish, "seats": seats})
    table = str(made["table"]["id"])
    for person in people[1:]:
        await person.ask("POST", f"/api/tables/{table}/join", {})
    await people[0].ask("POST", f"/api/tables/{table}/start")
    return table
