"""A crowd: many tables of four people each, moves at a fixed rate, and how long their acknowledgements take.

    PYTHONPATH=tests python tests/faults/load_client.py PORT[,PORT…] TABLES SECONDS RATE [RATE …]

With several ports the people of each table are at different ones.
It runs in a process of its own and shares the machine with the server, so it must cost little: of most frames
only the first bytes are looked at.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import sys
import time
from functools import partial
from typing import Any

import httpx
import msgspec
import uvloop

from faults.sockets import TEXT, WebSocket, request

SEATS = 4
PATIENCE = 30
"""Seconds for what is still on its way when the time is up."""
LEGAL = b'"legal":["'
STATE = b'{"type":"state"'
ACK = b'{"type":"ack"'
REFUSAL = b'{"type":"refusal"'
Json = dict[str, Any]


class Question(msgspec.Struct):
    seat: int
    legal: list[str] | None


class State(msgspec.Struct):
    seq: int
    decision: Question | None


class Refusal(msgspec.Struct):
    error: str


state_decoder = msgspec.json.Decoder(State)
refusal_decoder = msgspec.json.Decoder(Refusal)


class Connection(WebSocket):
    """One WebSocket at a table."""

    def __init__(self, table: Table, request: bytes) -> None:
        super().__init__(request)
        self.table = table

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.table.crowd.closed += 1

    def hear(self, text: bytes) -> None:
        self.table.hear(self, text)


class Table:
    """Four people at a table; whoever is asked waits for the word to move."""

    def __init__(self, crowd: Crowd, id: str) -> None:
        self.crowd = crowd
        self.id = id
        self.question: bytes | None = None
        self.asked: Connection | None = None
        self.sent = 0.0
        self.key = 0
        self.is_over = False

    def hear(self, connection: Connection, data: bytes) -> None:
        self.crowd.frames += 1
        if data.startswith(STATE):
            if LEGAL in data:
                self.question = data
                self.asked = connection
            elif b'"decision":null' in data:
                self.is_over = True
        elif data.startswith(ACK):
            self.crowd.latencies.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        elif data.startswith(REFUSAL):
            error = refusal_decoder.decode(data).error
            self.crowd.refused[error] = self.crowd.refused.get(error, 0) + 1
            self.sent = 0.0

    def move(self) -> bool:
        """Plays if it is free to; says whether it did."""
        if self.question is None or self.asked is None or self.sent or self.is_over:
            return False
        state = state_decoder.decode(self.question)
        self.question = None
        assert state.decision is not None
        assert state.decision.legal
        self.key += 1
        action = json.dumps(random.choice(state.decision.legal))
        move = f'{{"type":"move","seq":{state.seq},"key":"{self.key}","actions":[{action}]}}'
        self.sent = time.perf_counter()
        self.asked.send(TEXT, move.encode())
        return True


class Crowd:
    """All tables and what was measured at them."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.refused: dict[str, int] = {}
        self.sessions: dict[str, list[str]] = {}
        self.frames = 0
        self.closed = 0

    async def gather(self, tables: int) -> None:
        gate = asyncio.Semaphore(16)

        async def one(number: int) -> None:
            base = f"http://127.0.0.1:{self.ports[number % len(self.ports)]}"
            async with gate, httpx.AsyncClient(base_url=base, timeout=60, verify=False) as client:
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
        self.sessions[id] = [session for session, _ in people]
        return Table(self, id)

    async def connect(self) -> None:
        """Everybody comes to their tables."""
        loop = asyncio.get_running_loop()
        for table in self.tables:
            for seat, session in enumerate(self.sessions[table.id]):
                port = self.ports[seat % len(self.ports)]
                asked = request(port, f"/api/tables/{table.id}/socket", f"obelisk_session={session}")
                made = partial(Connection, table, asked)
                _, connection = await loop.create_connection(made, "127.0.0.1", port)
                await connection.is_open

    async def play(self, rate: float, seconds: float) -> Json:
        """Moves at `rate` a second for a while; the measured numbers in milliseconds."""
        self.latencies = []
        self.refused = {}
        frames = self.frames
        random.shuffle(self.tables)
        begin = time.perf_counter()
        spent = time.process_time()
        sent = skipped = place = 0
        while (now := time.perf_counter()) < begin + seconds:
            due = int((now - begin) * rate)
            while sent + skipped < due:
                for _ in range(len(self.tables)):
                    place = (place + 1) % len(self.tables)
                    if self.tables[place].move():
                        sent += 1
                        break
                else:
                    skipped += 1
            await asyncio.sleep(0.001)
        spent = time.process_time() - spent
        while any(table.sent for table in self.tables) and time.perf_counter() < begin + seconds + PATIENCE:
            await asyncio.sleep(0.05)
        found = sorted(self.latencies) or [0.0]
        return {
            "rate": rate,
            "sent": sent,
            "skipped": skipped,
            "acknowledged": len(self.latencies),
            "refused": self.refused,
            "frames": self.frames - frames,
            "closed": self.closed,
            "p50": round(found[len(found) // 2] * 1000, 1),
            "p90": round(found[int(len(found) * 0.9)] * 1000, 1),
            "p99": round(found[int(len(found) * 0.99)] * 1000, 1),
            "max": round(found[-1] * 1000, 1),
            "client_s": round(spent, 1),
            "load": round(os.getloadavg()[0], 1),
        }


async def main() -> None:
    tables, seconds, *rates = [int(word) for word in sys.argv[2:]]
    crowd = Crowd([int(port) for port in sys.argv[1].split(",")])
    begin = time.perf_counter()
    await crowd.gather(tables)
    print(json.dumps({"tables": tables, "seconds": round(time.perf_counter() - begin, 1)}), flush=True)
    begin = time.perf_counter()
    await crowd.connect()
    seconds_taken = round(time.perf_counter() - begin, 1)
    print(json.dumps({"sockets": SEATS * tables, "seconds": seconds_taken}), flush=True)
    await crowd.play(20, 2)
    # Nothing here makes cycles, and a pause of the client would look like one of the server.
    gc.disable()
    for rate in rates:
        print(json.dumps(await crowd.play(rate, seconds)), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
