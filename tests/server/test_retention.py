"""What is not kept for ever: quotas, and a purge that nobody who plays notices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from obelisk.server import chores
from obelisk.server.clocks import DAY_MS
from obelisk.server.streams import NOT_ALLOWED
from obelisk.storage.base import StoreFailed
from server.playground import Client, Playground, closing_code, playground, run

HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]
DUEL = [{"kind": "me"}, {"kind": "open"}]


def pass_days(ground: Playground, days: float) -> None:
    house = ground.services.house
    later = house.now() + round(days * DAY_MS)
    house.now = house.wall = lambda: later


async def record_of(ground: Playground, person: Client) -> str:
    """The record of a game that was over soon."""
    table = await ground.table(person, seats=HOT_SEAT)
    await person.post(f"/api/tables/{table}/resign")
    return (await person.http.get(f"/api/tables/{table}/record")).text


async def count(ground: Playground, table: str) -> int:
    storage: Any = ground.services.storage
    found: int = await storage.read(lambda c: c.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
    return found


def test_imports_and_new_tables_have_quotas(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, imports_per_person=2, tables_per_hour=6.0) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            text = await record_of(ground, bob)
            for _ in range(2):
                await ann.post("/api/records", {"text": text}, 201)
            assert (await ann.post("/api/records", {"text": text}, 429))["reason"] == "imports"
            for _ in range(3):
                table = await ground.table(ann, start=False, seats=DUEL)
                await ann.post(f"/api/tables/{table}/close")
            refused = await ann.post("/api/tables", {"game": "city", "seats": DUEL}, 429)
            assert refused["reason"] == "new_tables"
            assert await ground.table(bob, start=False, seats=DUEL), "somebody else may"

    run(scenario())


def test_a_table_keeps_only_its_last_lines(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, chat_lines=3) as ground:
            ann = await ground.guest("Ann")
            table, other = [await ground.table(ann, seats=HOT_SEAT) for _ in range(2)]
            await ann.post(f"/api/tables/{other}/chat", {"text": "here"})
            for number in range(5):
                await ann.post(f"/api/tables/{table}/chat", {"text": f"{number}"})
            lines = (await ann.get(f"/api/tables/{table}/chat"))["lines"]
            assert [line["text"] for line in lines] == ["2", "3", "4"]
            assert await count(ground, "chat") == 4

    run(scenario())


def test_what_was_closed_or_imported_is_deleted_some_day_and_play_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, closed_days=7, import_days=30) as ground:
            ann, tables = await ground.account("Ann"), ground.services.tables
            text = await record_of(ground, ann)
            noted = f'{text}analysis {{"comments": {{"0": "Mine."}}}}\n'
            imported = (await ann.post("/api/records", {"text": noted}, 201))["id"]
            closed = await ground.table(ann, start=False, seats=DUEL)
            await ann.post(f"/api/tables/{closed}/close")
            played = await ground.table(ann, seats=HOT_SEAT)
            assert await ground.services.chores.purge() == 0
            pass_days(ground, 8)
            async with ann.socket(imported), ann.socket(played) as socket:
                state = await socket.until("state")
                for table in tables.awake():
                    if table.row.id == closed:
                        await tables.sleep(table)
                assert await ground.services.chores.purge() == 1
                await ann.get(f"/api/tables/{closed}", 404)
                pass_days(ground, 23)
                assert await ground.services.chores.purge() == 0, "somebody looks at it"
                assert (await socket.move(state, state["decision"]["legal"][0]))["type"] == "ack"
            await tables.sleep(await tables.live(imported))
            assert await ground.services.chores.purge() == 1
            await ann.get(f"/api/tables/{imported}", 404)
            assert (await ann.get(f"/api/tables/{played}"))["status"] == "playing"
            assert await ground.services.chores.purge() == 0

    run(scenario())


@pytest.mark.parametrize("days", [0, 100])
def test_guests_are_forgotten_when_nobody_can_be_them(tmp_path: Path, days: int) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, guest_days=days, session_days=10) as ground:
            ann, storage = await ground.account("Ann"), ground.services.storage
            idle, player, waiting = [await ground.guest(name) for name in ("Idle", "Player", "Waiting")]
            over = await ground.table(ann, player)
            await player.post(f"/api/tables/{over}/resign")
            await ground.table(ann, waiting)
            await ground.services.tables.sleep(await ground.services.tables.live(over))
            pass_days(ground, 99)
            await storage.drop_old_sessions(ground.services.house.surely())
            assert await ground.services.chores.purge() == 0
            pass_days(ground, 2)
            assert await ground.services.chores.purge() == (2 if days else 0)
            people = [await storage.person(one.id) for one in (idle, player, waiting, ann)]
            if days:
                assert people[0] is None, "nothing refers to this one"
                assert people[1] is not None
                assert (people[1].kind, people[1].name) == ("deleted", "")
                assert (await ann.http.get(f"/api/tables/{over}")).json()["seats"][1]["name"] == ""
            assert all(one is not None and one.kind in ("guest", "account") for one in people[2:])

    run(scenario())


def test_chat_of_tables_that_are_over_is_deleted_some_day(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, chat_days=50) as ground:
            ann = await ground.account("Ann")
            over, played = [await ground.table(ann, seats=HOT_SEAT) for _ in range(2)]
            for table in (over, played):
                await ann.post(f"/api/tables/{table}/chat", {"text": "hello"})
            await ann.post(f"/api/tables/{over}/resign")
            pass_days(ground, 51)
            assert await ground.services.chores.purge() == 1
            assert await count(ground, "chat") == 1

    run(scenario())


def test_the_disk_is_measured(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            text = (await ground.client().http.get("/metrics")).text
            sizes = {
                line.split('"')[1]: float(line.split()[1])
                for line in text.splitlines()
                if line.startswith("obelisk_disk_bytes{")
            }
            assert set(sizes) == {"database", "log", "free"}
            assert all(size > 0 for size in sizes.values())

    run(scenario())


def test_what_cannot_be_deleted_keeps_nobody_in_who_is_banned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full: nothing can be put away, but connections end with their sessions."""
    monkeypatch.setattr(chores, "SWEEP_SECONDS", 0.05)

    async def full(before: int) -> list[str]:
        raise StoreFailed("full")

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann, storage = await ground.account("Ann"), ground.services.storage
            table = await ground.table(ann, seats=HOT_SEAT)
            monkeypatch.setattr(storage, "archive_idle", full)
            async with ann.socket(table) as socket:
                await socket.until("state")
                await storage.set_banned(ann.id, True)
                assert await closing_code(socket) == NOT_ALLOWED

    run(scenario())
