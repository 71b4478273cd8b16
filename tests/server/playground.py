"""A real server on a real port for tests, and clients that speak to it as browsers do."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any, Final, TypeVar

import httpx
import websockets
from argon2 import PasswordHasher

from obelisk.server.passwords import Passwords
from obelisk.server.serve import Server, config_of
from obelisk.server.services import Services
from obelisk.server.settings import Settings
from obelisk.server.table.match import Match
from obelisk.server.thinking.requests import BotRequest, Bots
from tries import allowed

T = TypeVar("T")
Json = dict[str, Any]
PATIENCE: Final = 200
"""Seconds for what comes sooner or later; less than a test may take."""


class NoBots:
    """Answers nothing, so that every bot plays its fallback."""

    async def choose(self, request: BotRequest) -> int | None:
        return None


def run(work: Coroutine[Any, Any, T], seconds: float = PATIENCE) -> T:
    """Runs a scenario with a time limit, in a thread of its own: Playwright leaves a loop in the main one."""

    async def limited() -> T:
        return await asyncio.wait_for(work, allowed(seconds))

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, limited()).result()


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def test_settings(folder: Path, **changes: Any) -> Settings:
    """Settings without limits that a test would run into."""
    values: Json = {
        "port": free_port(),
        "database": str(folder / "obelisk.db"),
        "bot_workers": 0,
        "log_level": "critical",
        "requests_per_second": 1e6,
        "actions_per_second": 1e6,
        "guests_per_minute": 1e6,
        "sign_ins_per_minute": 1e6,
        "chats_per_minute": 1e6,
        "guest_chat": "all",
        "watch_delay_seconds": 0,
        "tables_per_hour": 1e6,
        "sockets_per_address": 100_000,
        "sockets_per_person": 1000,
        "tables_per_guest": 1000,
        "replays_per_second": 1e9,
    }
    return Settings(**{**values, **changes})


test_settings.__test__ = False  # type: ignore[attr-defined]


class Socket:
    """A WebSocket at a table; keeps every frame it got, as bytes."""

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self.connection = connection
        self.raw: list[bytes] = []
        self.keys = 0
        self.prefix = token_hex(4)

    async def get(self) -> Json:
        data = await self.connection.recv(decode=False)
        assert isinstance(data, bytes)
        self.raw.append(data)
        frame: Json = json.loads(data)
        return frame

    async def until(self, type: str, **wanted: Any) -> Json:
        """The next frame of a type with these values."""
        while True:
            frame = await self.get()
            if frame["type"] == type and all(frame[name] == value for name, value in wanted.items()):
                return frame

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def move(self, state: Json, *actions: str, key: str = "") -> Json:
        """Sends a move and returns its acknowledgement or refusal."""
        self.keys += 1
        name = key or f"{self.prefix}-{self.keys}"
        await self.send(type="move", seq=state["seq"], key=name, actions=list(actions))
        while True:
            frame = await self.get()
            if frame["type"] in ("ack", "refusal") and frame["key"] == name:
                return frame


class Client:
    """A person with a browser."""

    def __init__(self, base: str) -> None:
        self.base = base
        # Nothing is encrypted here; to read all certificates of the machine takes longer than most tests.
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=False)
        self.me: Json = {}

    @property
    def id(self) -> str:
        return str(self.me["id"])

    async def call(self, method: str, path: str, body: object = None, status: int | None = 200) -> Json:
        """Asks and expects a status; returns the JSON answer."""
        answer = await self.http.request(method, path, json=body)
        if status is not None:
            assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        found: Json = answer.json()
        return found

    async def get(self, path: str, status: int | None = 200) -> Json:
        return await self.call("GET", path, None, status)

    async def post(self, path: str, body: object = None, status: int | None = 200) -> Json:
        return await self.call("POST", path, body, status)

    def signed_in(self, me: Json) -> Json:
        self.me = me
        self.http.headers["x-obelisk-csrf"] = me["csrf"]
        return me

    async def guest(self, name: str) -> Client:
        self.signed_in(await self.post("/api/guests", {"name": name}))
        return self

    async def account(self, name: str, password: str = "correct horse") -> Client:
        self.signed_in(await self.post("/api/accounts", {"name": name, "password": password}))
        return self

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def socket(self, table: str, seq: int | None = None, **headers: str) -> AsyncIterator[Socket]:
        address = self.base.replace("http", "ws") + f"/api/tables/{table}/socket"
        if seq is not None:
            address += f"?seq={seq}"
        extra = {"Cookie": self.cookie(), **headers} if self.http.cookies else dict(headers)
        if "authorization" in self.http.headers:
            extra["Authorization"] = self.http.headers["authorization"]
        async with websockets.connect(
            address, additional_headers=extra, max_queue=None, open_timeout=PATIENCE
        ) as connection:
            yield Socket(connection)


class Playground:
    """A running server and its clients."""

    def __init__(self, settings: Settings, services: Services, server: Server) -> None:
        self.settings = settings
        self.services = services
        self.server = server
        self.base = f"http://127.0.0.1:{settings.port}"
        self.clients: list[Client] = []

    def client(self) -> Client:
        client = Client(self.base)
        self.clients.append(client)
        return client

    async def guest(self, name: str) -> Client:
        return await self.client().guest(name)

    async def account(self, name: str) -> Client:
        return await self.client().account(name)

    async def table(self, owner: Client, *others: Client, start: bool = True, **changes: Any) -> str:
        """A City table with the owner and the others seated; returns its id."""
        seats = [{"kind": "me"}, *[{"kind": "open"} for _ in others]]
        body = {"game": "city", "seats": seats, **changes}
        created = await owner.post("/api/tables", body, 201)
        id = str(created["table"]["id"])
        for other in others:
            await other.post(f"/api/tables/{id}/join", {})
        if start:
            await owner.post(f"/api/tables/{id}/start")
        return id


@asynccontextmanager
async def playground(folder: Path, bots: Bots | None = None, **changes: Any) -> AsyncIterator[Playground]:
    """Starts a server in this event loop and stops it at the end."""
    settings = test_settings(folder, **changes)
    cheap = Passwords(hasher=PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    if bots is None and not settings.bot_workers:
        bots = NoBots()
    services = Services(settings, bots=bots, passwords=cheap)
    server = Server(config_of(settings, services), services, None)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server._serve(None))
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    ground = Playground(settings, services, server)
    try:
        yield ground
    finally:
        for client in ground.clients:
            await client.http.aclose()
        server.should_exit = True
        await task


async def play_out(sockets: list[Socket], rng: Random, most: int = 5000) -> Json:
    """Plays random legal actions at whatever socket is asked, to the end; returns the last state."""
    queue: asyncio.Queue[tuple[Socket, Json]] = asyncio.Queue()

    async def listen(socket: Socket) -> None:
        while True:
            await queue.put((socket, await socket.get()))

    tasks = [asyncio.create_task(listen(socket)) for socket in sockets]
    played = 0
    prefix = token_hex(4)
    try:
        while True:
            socket, frame = await queue.get()
            # A secret question is answered by silence after a while; then an answer comes too late.
            assert frame["type"] != "refusal" or frame["error"] == "stale", frame
            if frame["type"] != "state":
                continue
            if frame["result"] is not None:
                return frame
            decision = frame["decision"]
            if played >= most:
                return frame
            if decision["legal"]:
                played += 1
                action = rng.choice(decision["legal"])
                await socket.send(type="move", seq=frame["seq"], key=f"{prefix}-{played}", actions=[action])
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def replayed(ground: Playground, table: str) -> Match:
    """The game of a table, replayed from what is stored."""
    stored = await ground.services.storage.whole(table)
    assert stored.row is not None
    return await ground.services.house.steps.load(stored.row, stored.entries, None, None)


async def closing_code(socket: Socket) -> int:
    """Reads until the server closes the connection; the code it gives."""
    try:
        while True:
            await socket.get()
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0
