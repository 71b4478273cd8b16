"""Somebody who plays City against a bot of level 4, and looks at pages all the time."""

from __future__ import annotations

import asyncio
import json
import time
from random import Random
from typing import Any

import httpx
import websockets

TABLE = {
    "game": "city",
    "options": {"players": 2},
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level:4"}],
    "clock": {"mode": "game", "seconds": 3600},
}


class Player:
    """Somebody in a browser: comes back at once when told to, and sends an unanswered move again."""

    def __init__(self, port: int, thinks: float = 0.0, looks_every: float = 0.01) -> None:
        self.address = f"127.0.0.1:{port}"
        self.client = httpx.AsyncClient(base_url=f"http://{self.address}", timeout=30, verify=False)
        self.thinks = thinks
        self.looks_every = looks_every
        self.rng = Random(1)
        self.table = ""
        self.pending: dict[str, Any] | None = None
        self.acks: dict[int, str] = {}
        self.is_leaving = False
        self.breaks: list[float] = []
        self.codes: list[int] = []
        self.clocks: list[int] = []
        self.refused: list[dict[str, Any]] = []
        self.bot_moves = 0
        self.slowest_page = 0.0
        self.moved = asyncio.Event()

    async def sit_down(self) -> None:
        me = (await self.client.post("/api/guests", json={"name": "Ann"})).json()
        self.client.headers["x-obelisk-csrf"] = me["csrf"]
        self.table = (await self.client.post("/api/tables", json=TABLE)).json()["table"]["id"]
        await self.client.post(f"/api/tables/{self.table}/start")

    async def play(self) -> None:
        seq, broken = 0, 0.0
        cookie = {"Cookie": f"obelisk_session={self.client.cookies['obelisk_session']}"}
        while not self.is_leaving:
            address = f"ws://{self.address}/api/tables/{self.table}/socket?seq={seq}"
            async with websockets.connect(address, additional_headers=cookie, compression=None) as socket:
                if self.pending is not None:
                    await socket.send(json.dumps(self.pending))
                try:
                    while not self.is_leaving:
                        frame = json.loads(await socket.recv())
                        if broken:
                            self.breaks.append(time.monotonic() - broken)
                            broken = 0.0
                        seq = await self.hear(socket, frame, seq)
                except websockets.ConnectionClosed:
                    assert socket.close_code is not None
                    self.codes.append(socket.close_code)
                    broken = time.monotonic()

    async def hear(self, socket: websockets.ClientConnection, frame: dict[str, Any], seq: int) -> int:
        if frame["type"] == "ack":
            assert self.pending is not None
            assert frame["key"] == self.pending["key"]
            self.acks[frame["seq"]] = self.pending["actions"][0]
            self.pending = None
            self.moved.set()
            if frame["seq"] <= seq:
                await socket.send('{"type":"sync"}')
        elif frame["type"] == "refusal":
            self.refused.append(frame)
        elif frame["type"] == "bye":
            assert (frame["reason"], frame["retry_ms"]) == ("restart", 0)
        elif frame["type"] == "state":
            self.clocks.append(frame["clock"]["left_ms"][0])
            self.bot_moves += sum(1 for step in frame["steps"] if step["seat"] == 1 and step["seq"] > seq)
            seq = frame["seq"]
            legal = frame["decision"]["legal"] if frame["decision"] is not None else None
            if legal and self.pending is None:
                action = self.rng.choice(legal)
                key = f"k{len(self.acks)}"
                self.pending = {"type": "move", "seq": seq, "key": key, "actions": [action]}
                await asyncio.sleep(self.thinks)
                await socket.send(json.dumps(self.pending))
        return seq

    async def moves(self, number: int) -> None:
        """Until so many more moves were acknowledged and the bot has moved as well."""
        wanted, bots = len(self.acks) + number, self.bot_moves
        while len(self.acks) < wanted or self.bot_moves == bots:
            await asyncio.wait_for(asyncio.shield(self.next_move()), 60)

    async def next_move(self) -> None:
        self.moved.clear()
        await self.moved.wait()

    async def browse(self) -> int:
        """Looks at pages all the time; says how many. Nobody is ever turned away."""
        seen = 0
        while not self.is_leaving:
            asked = time.monotonic()
            try:
                answer = await self.client.get("/api/me")
            except (httpx.RemoteProtocolError, httpx.ReadError):
                # A connection that lay idle was closed as it was taken up; browsers ask again.
                continue
            assert answer.status_code == 200, answer.text
            assert answer.json()["name"] == "Ann"
            self.slowest_page = max(self.slowest_page, time.monotonic() - asked)
            seen += 1
            await asyncio.sleep(self.looks_every)
        return seen
