"""A crowd: many tables of four people each, moves at a fixed rate, and how long their acknowledgements take.

    python tests/faults/load_client.py PORT TABLES SECONDS RATE [RATE …]

It runs in a process of its own, so that it does not stand in the server's way.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from typing import Any

import httpx
import msgspec
import uvloop
import websockets

SEATS = 4
LEGAL = b'"legal":["'
Json = dict[str, Any]


class Question(msgspec.Struct):
    seat: int
    legal: list[str] | None


class State(msgspec.Struct):
    seq: int
    decision: Question | None


class Ack(msgspec.Struct):
    type: str
    key: str | None = None
    error: str = ""


state_decoder = msgspec.json.Decoder(State)
ack_decoder = msgspec.json.Decoder(Ack)


class Table:
    """Four people at a table; whoever is asked waits for the word to move."""

    def __init__(self, crowd: Crowd, id: str) -> None:
        self.crowd = crowd
        self.id = id
        self.state: State | None = None
        self.asked: websockets.ClientConnection | None = None
        self.sent = 0.0
        self.key = 0
        self.is_over = False

    async def listen(self, socket: websockets.ClientConnection) -> None:
        try:
            while True:
                data = await socket.recv(decode=False)
                assert isinstance(data, bytes)
                self.crowd.frames += 1
                if data.startswith(b'{"type":"state"'):
                    if LEGAL in data:
                        self.state = state_decoder.decode(data)
                        self.asked = socket
                    elif b'"decision":null' in data:
                        self.is_over = True
                elif data.startswith((b'{"type":"ack"', b'{"type":"refusal"')):
                    ack = ack_decoder.decode(data)
                    if ack.type == "ack":
                        self.crowd.latencies.append(time.perf_counter() - self.sent)
                    else:
                        self.crowd.refused[ack.error] = self.crowd.refused.get(ack.error, 0) + 1
                    self.sent = 0.0
        except websockets.ConnectionClosed:
            self.crowd.closed += 1

    async def move(self) -> bool:
        """Plays if it is free to; says whether it did."""
        if self.state is None or self.asked is None or self.sent or self.is_over:
            return False
        state, socket = self.state, self.asked
        self.state = None
        assert state.decision is not None
        assert state.decision.legal
        self.key += 1
        self.sent = time.perf_counter()
        move = {
            "type": "move",
            "seq": state.seq,
            "key": f"{self.key}",
            "actions": [random.choice(state.decision.legal)],
        }
        await socket.send(msgspec.json.encode(move).decode())
        return True


class Crowd:
    """All tables and what was measured at them."""

    def __init__(self, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.refused: dict[str, int] = {}
        self.frames = 0
        self.closed = 0
        self.listeners: list[asyncio.Task[None]] = []

    async def gather(self, tables: int) -> None:
        async with httpx.AsyncClient(base_url=self.base, timeout=60) as client:
            gate = asyncio.Semaphore(16)

            async def one(number: int) -> None:
                async with gate:
                    self.tables.append(await self.open(client, number))

            await asyncio.gather(*[one(number) for number in range(tables)])

    async def open(self, client: httpx.AsyncClient, number: int) -> Table:
        people: list[tuple[str, str]] = []
        for seat in range(SEATS):
            answer = await client.post(
                "/api/guests", json={"name": f"G{number}-{seat}"}, headers={"Cookie": ""}
            )
            people.append((answer.cookies["obelisk_session"], answer.json()["csrf"]))
            client.cookies.clear()

        def headers(person: tuple[str, str]) -> dict[str, str]:
            return {"Cookie": f"obelisk_session={person[0]}", "X-Obelisk-CSRF": person[1]}

        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        wish = {"game": "city", "seats": seats, "options": {"players": SEATS, "stall_limit": 0}}
        created = await client.post("/api/tables", json=wish, headers=headers(people[0]))
        id = str(created.json()["table"]["id"])
        for person in people[1:]:
            await client.post(f"/api/tables/{id}/join", json={}, headers=headers(person))
        (await client.post(f"/api/tables/{id}/start", headers=headers(people[0]))).raise_for_status()
        table = Table(self, id)
        for person in people:
            address = f"{self.base.replace('http', 'ws')}/api/tables/{id}/socket"
            socket = await websockets.connect(
                address,
                additional_headers={"Cookie": f"obelisk_session={person[0]}"},
                open_timeout=60,
                ping_interval=None,
                compression=None,
                max_queue=None,
            )
            self.listeners.append(asyncio.create_task(table.listen(socket)))
        return table

    async def play(self, rate: float, seconds: float) -> Json:
        """Moves at `rate` a second for a while; the measured numbers in milliseconds."""
        self.latencies = []
        self.refused = {}
        frames = self.frames
        random.shuffle(self.tables)
        begin = time.perf_counter()
        sent = skipped = place = 0
        while (now := time.perf_counter()) < begin + seconds:
            due = int((now - begin) * rate)
            while sent + skipped < due:
                for _ in range(len(self.tables)):
                    place = (place + 1) % len(self.tables)
                    if await self.tables[place].move():
                        sent += 1
                        break
                else:
                    skipped += 1
            await asyncio.sleep(0.002)
        await asyncio.sleep(1)
        found = sorted(self.latencies)
        return {
            "rate": rate,
            "sent": sent,
            "skipped": skipped,
            "acknowledged": len(found),
            "refused": self.refused,
            "frames": self.frames - frames,
            "closed": self.closed,
            "p50": round(found[len(found) // 2] * 1000, 1),
            "p99": round(found[int(len(found) * 0.99)] * 1000, 1),
            "max": round(found[-1] * 1000, 1),
        }


async def main() -> None:
    port, tables, seconds, *rates = [int(word) for word in sys.argv[1:]]
    crowd = Crowd(port)
    begin = time.perf_counter()
    await crowd.gather(tables)
    print(json.dumps({"tables": tables, "gathered": round(time.perf_counter() - begin, 1)}), flush=True)
    await crowd.play(20, 2)
    for rate in rates:
        print(json.dumps(await crowd.play(rate, seconds)), flush=True)
    for listener in crowd.listeners:
        listener.cancel()


if __name__ == "__main__":
    uvloop.run(main())
