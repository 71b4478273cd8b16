"""People who come and go at many tables for a long time, and what the server holds meanwhile."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any

import httpx
import msgspec

from faults.cluster import told_decoder
from faults.sockets import line_to

Json = dict[str, Any]
WISHES: list[Json] = [
    {"game": "city", "options": {"players": 2, "stall_limit": 3}},
    {"game": "drakon", "options": {"players": 2}},
    {"game": "legends", "options": {"max_turns": 14}},
]

PATIENCE = 300
"""Seconds that somebody waits for an answer: how long it takes is not what is tried here."""


@dataclass(frozen=True)
class Held:
    """What a server and its bots hold at a moment."""

    second: float
    memory_mb: float
    descriptors: int


class House:
    """The server under watch, and what happened there."""

    def __init__(self, port: int, pid: int, seconds: float, pause: float) -> None:
        self.port = port
        self.pid = pid
        self.begin = monotonic()
        self.end = self.begin + seconds
        self.pause = pause
        """Seconds between two things that a person does, in the mean."""
        self.happened: Counter[str] = Counter()
        self.held: list[Held] = []
        self.record = ""

    @property
    def is_over(self) -> bool:
        return monotonic() >= self.end

    async def watch(self, every: float) -> None:
        while not self.is_over:
            self.held.append(self.look())
            print(f"{self.held[-1]}, {self.happened['moves']} moves", flush=True)
            await asyncio.sleep(every)

    def look(self) -> Held:
        memory = sum(memory_mb(pid) for pid in family(self.pid))
        return Held(monotonic() - self.begin, memory, len(os.listdir(f"/proc/{self.pid}/fd")))

    def growth(self) -> tuple[Held, Held]:
        """What was held in the second quarter of the time, and in the last (medians)."""
        quarter = len(self.held) // 4
        return typical(self.held[quarter : 2 * quarter]), typical(self.held[-quarter:])


def typical(held: list[Held]) -> Held:
    return Held(
        held[-1].second,
        median(each.memory_mb for each in held),
        round(median(each.descriptors for each in held)),
    )


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        children = [int(word) for word in file.read().split()]
    return [pid, *[each for child in children for each in family(child)]]


def memory_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    # One that has just ended holds nothing.
    found = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return sum(int(line.split()[1]) for line in found) / 1024


class Regular:
    """Somebody who plays one table after the other against a bot, leaves in between and looks around."""

    def __init__(self, house: House, number: int) -> None:
        self.house = house
        self.rng = Random(number)
        self.number = number
        self.keys = 0
        self.client = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{house.port}", timeout=PATIENCE, verify=False
        )

    async def live(self) -> None:
        try:
            while not self.house.is_over:
                guest = await self.ask("POST", "/api/guests", {"name": f"R{self.number}"})
                self.client.headers["x-obelisk-csrf"] = guest["csrf"]
                # A few games as one guest, then as another.
                for _ in range(3):
                    if not self.house.is_over:
                        await self.play()
                self.client.cookies.clear()
                self.house.happened["guests"] += 1
        finally:
            await self.client.aclose()

    async def ask(self, method: str, path: str, body: object = None) -> Json:
        answer = await self.client.request(method, path, json=body)
        assert answer.status_code < 400, (method, path, answer.status_code, answer.text)
        found: Json = msgspec.json.decode(answer.content)
        return found

    async def play(self) -> None:
        wish = WISHES[self.number % len(WISHES)]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}]
        table = str((await self.ask("POST", "/api/tables", {**wish, "seats": seats}))["table"]["id"])
        await self.ask("POST", f"/api/tables/{table}/start")
        while not self.house.is_over and not await self.sit(table):
            self.house.happened["drops"] += 1
        if not self.house.is_over:
            self.house.happened["games"] += 1
            if not self.house.record:
                answer = await self.client.get(f"/api/tables/{table}/record")
                self.house.record = answer.text

    async def sit(self, table: str) -> bool:
        """Plays for a while; says whether the game is over."""
        cookie = f"obelisk_session={self.client.cookies['obelisk_session']}"
        left = self.rng.randrange(3, 40)
        path = f"/api/tables/{table}/socket?seq=0"
        async with line_to(self.house.port, path, cookie, PATIENCE) as line:
            while left and not self.house.is_over:
                try:
                    frame = told_decoder.decode(await line.next(5))
                except TimeoutError:
                    continue
                if frame.type == "refusal":
                    assert frame.error == "stale", frame
                    line.say('{"type":"sync"}')
                elif frame.type == "state" and frame.decision is None:
                    return True
                elif frame.type == "state" and frame.decision is not None and frame.decision.legal:
                    await self.look_around(table)
                    self.keys += 1
                    left -= 1
                    action = self.rng.choice(frame.decision.legal)
                    move = {"type": "move", "seq": frame.seq, "key": str(self.keys), "actions": [action]}
                    line.say(msgspec.json.encode(move).decode())
                    self.house.happened["moves"] += 1
        return False

    async def look_around(self, table: str) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / self.house.pause))
        chosen = self.rng.randrange(60)
        deeds: dict[int, tuple[str, Callable[[], Awaitable[object]]]] = {
            0: ("hints", lambda: self.ask("GET", f"/api/tables/{table}/hints")),
            1: ("chats", lambda: self.ask("POST", f"/api/tables/{table}/chat", {"text": "hello"})),
            2: ("replays", lambda: self.ask("GET", f"/api/tables/{table}/replay?first=0")),
            3: ("lobbies", lambda: self.ask("GET", "/api/tables")),
            4: ("imports", lambda: self.ask("POST", "/api/records", {"text": self.house.record})),
        }
        if chosen in deeds and (chosen != 4 or self.house.record):
            name, deed = deeds[chosen]
            await deed()
            self.house.happened[name] += 1


async def soak(port: int, pid: int, people: int, seconds: float, pause: float, every: float) -> House:
    """So many people for so long."""
    house = House(port, pid, seconds, pause)
    async with asyncio.TaskGroup() as group:
        group.create_task(house.watch(every))
        for number in range(people):
            group.create_task(Regular(house, number).live())
    return house
