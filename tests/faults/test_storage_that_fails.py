"""A store that fails: nothing unstored is shown or kept, and the same move can be sent again."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from obelisk.server import chores
from obelisk.server.table import opening
from obelisk.storage import checkpoints
from server.playground import playground, run

HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]
BOTS = [{"kind": "bot"}, {"kind": "bot"}]


@pytest.mark.parametrize("can_read", [True, False])
def test_a_move_that_cannot_be_stored_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, can_read: bool
) -> None:
    async def fail(*_: Any) -> None:
        raise OSError("disk full")

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=HOT_SEAT)
            async with ann.socket(table) as socket:
                state = await socket.until("state")
            action = state["decision"]["legal"][0]
            body = {"seq": 0, "key": "a", "actions": [action]}
            with monkeypatch.context() as broken:
                broken.setattr(ground.services.storage, "advance", fail)
                if not can_read:
                    broken.setattr(ground.services.storage, "news", fail)
                refused = await ann.post(f"/api/tables/{table}/moves", body, 503)
                assert refused["error"] == "unavailable"
            async with ann.socket(table) as socket:
                again = await socket.until("state")
                assert again["seq"] == 0
                assert again["view"] == state["view"]
            assert (await ann.post(f"/api/tables/{table}/moves", body)) == {"key": "a", "seq": 1}
            assert len(await ground.services.storage.log(table)) == 1

    run(scenario())


def test_bots_play_on_when_the_store_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "SWEEP_SECONDS", 0.1)
    failed = asyncio.Event()

    async def fail(*_: Any) -> None:
        failed.set()
        raise OSError("disk full")

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            storage = ground.services.storage
            with monkeypatch.context() as broken:
                # Neither written nor read back: the table is dropped in the middle of a bot's turn.
                broken.setattr(storage, "advance", fail)
                table = await ground.table(ann, start=False, seats=BOTS, options={"stall_limit": 1})
                live = await ground.services.tables.live(table)
                broken.setattr(storage, "news", fail)
                await opening.start(live, ann.id)
                await failed.wait()
                while live in ground.services.tables.awake():
                    await asyncio.sleep(0.01)
            while (await ann.get(f"/api/tables/{table}"))["status"] != "finished":
                await asyncio.sleep(0.05)

    run(scenario())


@contextmanager
def no_room_behind(file: Path) -> Iterator[None]:
    """No file of this process may become longer than this one is."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_server_whose_disk_is_full_says_that_it_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "ROOM", 0)
    log = tmp_path / "obelisk.db-wal"

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            storage: Any = ground.services.storage
            length = log.stat().st_size
            while log.stat().st_size == length:
                # What an older log has left behind is room, too.
                await storage.write(lambda c: c.execute("UPDATE people SET name = ?", ("x" * 50_000,)))
            assert (await ann.http.get("/ready")).status_code == 200
            with no_room_behind(log):
                assert (await ann.http.get("/ready")).status_code == 503
            assert (await ann.http.get("/ready")).status_code == 200

    run(scenario())
