"""Waking long games: in slices, everybody in turn, from snapshots where there are some, and within limits."""

from __future__ import annotations

import asyncio
import gc
import json
from contextlib import AsyncExitStack
from pathlib import Path
from time import thread_time
from typing import Any
from weakref import ref

import pytest
from websockets.exceptions import InvalidStatus

from obelisk.core.chance import SeededChance
from obelisk.core.kit import AnyGame
from obelisk.core.record import Record, Replay, write
from obelisk.core.rng import Rng
from obelisk.core.table import open_table
from obelisk.games.city import GAME as CITY
from obelisk.server.rules.turnstile import Turnstile
from obelisk.server.table import match as matches
from obelisk.server.table.onlookers import COUNT_SECONDS
from obelisk.storage.connection import Connection
from obelisk.storage.sqlite import SqliteStorage
from server.playground import Playground, playground, run

SOCKETS = 3
STEP_SECONDS = 0.001


def long_record(seed: str, most: int) -> Record:
    """The beginning of a random game of City, which may go on for long."""
    table = open_table(CITY, {"players": 2, "stall_limit": 1000}, SeededChance(seed), ["Ann", "Ben"])
    rng = Rng(seed)
    while len(table.record.plies) < most and (decision := table.decision()) is not None:
        table.play(decision.seat, CITY.sample(table.state, rng))
    assert len(table.record.plies) == most
    return table.record


async def forget_snapshots(ground: Playground) -> None:
    storage = ground.services.storage
    assert isinstance(storage, SqliteStorage)

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM snapshots")

    await storage.write(work)


class Pulse:
    """The most processor time for which the event loop let nobody else have a turn."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._task = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            begun = thread_time()
            await asyncio.sleep(0.001)
            self.longest = max(self.longest, thread_time() - begun)

    async def stop(self) -> float:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        return self.longest


class SlowReplay:
    """A replay on a slow machine."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self._replay: Replay[Any, Any, Any] = Replay(game, record)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._replay, name)

    def step(self) -> None:
        end = thread_time() + STEP_SECONDS
        while thread_time() < end:
            pass
        self._replay.step()


def test_many_who_wake_long_games_stop_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = write(long_record("long", 300), json.dumps)

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            mallory = await ground.guest("Mallory")
            ids = [(await mallory.post("/api/records", {"text": text}, 201))["id"] for _ in range(SOCKETS)]
            await forget_snapshots(ground)
            monkeypatch.setattr(matches, "Replay", SlowReplay)
            pulse = Pulse()
            async with AsyncExitStack() as stack:
                opened = [stack.enter_async_context(mallory.socket(id)) for id in ids]
                for socket in await asyncio.gather(*opened):
                    await socket.until("state")
            assert await pulse.stop() < 300 * STEP_SECONDS / 2

    run(scenario())


def test_imported_and_finished_games_are_woken_without_a_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = long_record("short", 150)

    def refuse(*_: Any) -> Any:
        raise AssertionError("replayed")

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            text = write(record, json.dumps)
            imported = (await ann.post("/api/records", {"text": text}, 201))["id"]
            bots = [{"kind": "bot"}, {"kind": "bot"}]
            options = {"players": 2, "stall_limit": 1}
            finished = await ground.table(ann, seats=bots, options=options)
            live = await ground.services.tables.live(finished)
            while live.row.status != "finished":
                await asyncio.sleep(0.02)
            await ground.services.tables.sleep(live)
            monkeypatch.setattr(matches, "Replay", refuse)
            for table in (imported, finished):
                async with ann.socket(table) as socket:
                    assert (await socket.until("state"))["ply"] > 0

    run(scenario())


def test_nobody_has_more_replayed_than_a_share(tmp_path: Path) -> None:
    record = long_record("quota", 60)

    async def scenario() -> None:
        async with playground(tmp_path, replays_per_second=4.0) as ground:
            mallory, ann = await ground.guest("Mallory"), await ground.guest("Ann")
            ids = [
                (await one.post("/api/records", {"text": write(record, json.dumps)}, 201))["id"]
                for one in (mallory, ann)
            ]
            await forget_snapshots(ground)
            answers = [await mallory.http.get(f"/api/tables/{ids[0]}/replay?first=60") for _ in range(4)]
            assert [answer.status_code for answer in answers][-1] == 429
            assert answers[-1].json()["reason"] == "replays"
            with pytest.raises(InvalidStatus) as refused:
                async with mallory.socket(ids[0]):
                    pass
            assert refused.value.response.status_code == 429
            async with ann.socket(ids[1]) as socket:
                await socket.until("state")

    run(scenario())


def test_who_has_much_to_do_lets_others_through() -> None:
    async def scenario() -> None:
        turnstile = Turnstile()
        order: list[str] = []

        async def work(person: str) -> None:
            async with turnstile.turn(person):
                order.append(person)
                await asyncio.sleep(0)

        many = [asyncio.create_task(work("mallory")) for _ in range(5)]
        await asyncio.sleep(0)
        gone = asyncio.create_task(work("cleo"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*many, asyncio.create_task(work("ann")))
        async with turnstile.turn("dan"):
            pass
        assert sorted(order) == ["ann", *["mallory"] * 5]
        assert order.index("ann") <= 3

    run(scenario())


def test_a_table_that_sleeps_is_forgotten_at_once(tmp_path: Path) -> None:
    """Circles are looked for so rarely in a server that tables in them would fill its memory."""

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            for game in ("city", "drakon", "legends"):
                id = await ground.table(ann, game=game, options={}, seats=[{"kind": "me"}, {"kind": "me"}])
                async with ann.socket(id) as socket:
                    state = await socket.until("state")
                    await socket.move(state, state["decision"]["legal"][0])
                # Until it is told that nobody looks on any more.
                await asyncio.sleep(2 * COUNT_SECONDS)
                live = await ground.services.tables.live(id)
                left: list[ref[Any]] = [ref(live), ref(live.match), ref(live.onlookers)]
                await ground.services.tables.sleep(live)
                del live
                # At once: nobody collects anything here, however long it takes.
                while [each() for each in left] != [None] * 3:
                    await asyncio.sleep(0.05)

    gc.disable()
    try:
        run(scenario())
    finally:
        gc.enable()
