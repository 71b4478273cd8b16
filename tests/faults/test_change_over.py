"""A newer server takes over in the middle of a game against a bot, as in `./play` when it has compiled."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from obelisk.server.table import match as matches
from obelisk.storage.sqlite import SqliteStorage
from script_files import script
from server.playground import run

relays = script("relay")
SERVE = [sys.executable, "-c", "from obelisk.cli.app import main; main()", "serve", "--local", "--no-browser"]
TABLE = {
    "game": "city",
    "options": {"players": 2},
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level:4"}],
    "clock": {"mode": "game", "seconds": 3600},
}
RESTART = 1012


class Player:
    """Somebody in a browser: comes back at once when told to, and sends an unanswered move again."""

    def __init__(self, port: int) -> None:
        self.address = f"127.0.0.1:{port}"
        self.client = httpx.AsyncClient(base_url=f"http://{self.address}", timeout=30)
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
            try:
                answer = await self.client.get("/api/me")
            except (httpx.RemoteProtocolError, httpx.ReadError):
                # A connection that lay idle was closed as it was taken up; browsers ask again.
                continue
            assert answer.status_code == 200, answer.text
            assert answer.json()["name"] == "Ann"
            seen += 1
            await asyncio.sleep(0.01)
        return seen


def test_a_newer_server_takes_over_in_the_middle_of_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def scenario() -> Player:
        relay = await asyncio.to_thread(relays.Relay, SERVE, 0)
        try:
            await asyncio.to_thread(relay.server.wait_serving)
            first = relay.server.process
            player = Player(relay.door.getsockname()[1])
            await player.sit_down()
            playing, browsing = asyncio.create_task(player.play()), asyncio.create_task(player.browse())
            await player.moves(3)
            gap = await asyncio.to_thread(relay.change_over)
            assert first.poll() is not None
            assert relay.server.process.poll() is None
            await player.moves(3)
            player.is_leaving = True
            seen = await browsing
            playing.cancel()
            await player.client.aclose()
            print(
                f"door shut for {gap:.2f} s, the player without frames for {player.breaks[0]:.2f} s,"
                f" {len(player.acks)} moves, {player.bot_moves} of the bot, {seen} pages"
            )
            return player
        finally:
            await asyncio.to_thread(relay.end)

    async def stored() -> dict[int, str]:
        storage = SqliteStorage(tmp_path / "obelisk" / "obelisk.db")
        row, entries = await storage.table(player.table), await storage.log(player.table)
        await storage.close()
        assert row is not None
        assert matches.load(row, entries).seq == row.seq
        keys = [entry.key for entry in entries if entry.key is not None]
        assert len(set(keys)) == len(keys)
        return {entry.seq: entry.action for entry in entries}

    player = run(scenario(), 240)
    log = run(stored())
    assert player.codes == [RESTART]
    assert player.refused == []
    assert {seq: log.get(seq) for seq in player.acks} == player.acks
    # The clock of the person ran on: the change-over gave back nothing.
    assert player.clocks == sorted(player.clocks, reverse=True)


def test_the_old_server_goes_on_if_the_new_one_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    relay = relays.Relay(SERVE, 0)
    try:
        relay.server.wait_serving()
        first = relay.server
        relay.command = [sys.executable, "-c", "import sys; sys.exit(1)"]
        with pytest.raises(relays.ServerFailed):
            relay.change_over()
        assert relay.server is first
        page = httpx.get(f"http://127.0.0.1:{relay.door.getsockname()[1]}/health", timeout=30)
        assert page.status_code == 200
    finally:
        relay.end()


def test_a_server_whose_holder_is_gone_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    relay = relays.Relay(SERVE, 0)
    relay.server.wait_serving()
    assert relay.end() == 0
