"""The store in a SQLite file: migrations both ways on a filled database, group commits, backups."""

from __future__ import annotations

import asyncio
import stat
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import apsw
import pytest

from obelisk.storage import checkpoints, sqlite, standing_rows, table_rows, writer
from obelisk.storage.base import (
    Change,
    LobbyFilter,
)
from obelisk.storage.migration import STEPS, WrongVersion, migrate, version
from obelisk.storage.sqlite import SqliteStorage, back_up, connect, restore
from obelisk.storage.standing import LadderWish, Rating
from obelisk.storage.talk import Ears
from storage.samples import PATIENCE, TURN, entry, fill, now, table


async def filled(path: Path) -> SqliteStorage:
    return await fill(SqliteStorage(path))


def rows_of(path: Path) -> dict[str, list[tuple[object, ...]]]:
    connection = apsw.Connection(str(path))
    names = [str(row[0]) for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {name: list(connection.execute(f"SELECT * FROM {name}")) for name in sorted(names)}
    connection.close()
    return found


async def test_migrations_go_up_and_down_on_a_filled_database(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    await (await filled(path)).close()
    before = rows_of(path)
    connection = connect(path)
    assert version(connection) == len(STEPS)
    for target in range(len(STEPS) - 1, 0, -1):
        migrate(connection, target)
        assert version(connection) == target
    kept = {name: rows for name, rows in rows_of(path).items() if rows}
    assert set(kept) == {name for name, rows in before.items() if rows and name in kept}
    assert "actions" in kept
    migrate(connection)
    after = rows_of(path)
    for name, rows in kept.items():
        # Later versions only add columns, at the end.
        assert [row[: len(rows[0])] for row in before[name]] == rows
        assert [row[: len(rows[0])] for row in after[name]] == rows
    connection.close()
    storage = SqliteStorage(path)
    assert len(await storage.log("t1")) == 2
    assert await storage.snapshot("t1") is None
    await storage.close()


async def test_what_an_older_version_held_back_is_still_held(tmp_path: Path) -> None:
    """It had no place of its own: the table and its last entries bore the time at which they would be told,
    which was the deadline, too.
    """
    path = tmp_path / "a.db"
    storage = await filled(path)
    for id, game in (("t2", "legends"), ("t3", "legends"), ("t4", "city")):
        row = table(id)
        row.game = game
        await storage.add_table(row, [])
    await storage.close()
    connection = connect(path)
    migrate(connection, 6)
    for id, deadline in (("t2", 900), ("t3", 5000), ("t4", 900)):
        for seq, at in ((1, 5), (2, 900), (3, 900)):
            connection.execute(
                "INSERT INTO actions (table_id, seq, kind, seat, action, outcomes, at, link)"
                " VALUES (?, ?, 'play', 0, '', '[]', ?, '')",
                (id, seq, at),
            )
        connection.execute(
            "UPDATE tables SET seq = 3, moved = 900, deadline = ? WHERE id = ?", (deadline, id)
        )
    before = rows_of(path)
    migrate(connection)
    connection.close()
    storage = SqliteStorage(path)
    held = {}
    for id in ("t1", "t2", "t3", "t4"):
        found = await storage.table(id)
        assert found is not None
        held[id] = (found.held_seq, found.held_until)
    assert held == {"t1": (None, None), "t2": (1, 900), "t3": (None, None), "t4": (None, None)}
    assert ("t2", 900) in await storage.deadlines()
    await storage.close()
    connection = connect(path)
    migrate(connection, 6)
    assert rows_of(path) == before
    connection.close()


async def test_tables_of_a_person_are_found_without_reading_all(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    storage = await filled(path)
    await storage.add_table(table("t2", "lobby"), [])
    assert [row.id for row in await storage.tables_of("ann", 10)] == ["t1", "t2"]
    assert [row.id for row in await storage.tables_of("bob", 10)] == ["t1", "t2"]
    assert (await storage.count_open("ann"), await storage.count_open("bob")) == (2, 0)
    await storage.set_status(await now(storage, "t2"), "closed", 9)
    assert [row.id for row in await storage.tables_of("bob", 10)] == ["t1"]
    assert await storage.count_open("ann") == 1
    await storage.close()
    connection = connect(path)
    for question in (
        "SELECT count(*) FROM tables WHERE owner = ? AND status IN ('lobby', 'playing')",
        "SELECT id FROM tables WHERE owner = ?1"
        " UNION SELECT table_id FROM seats WHERE person = ?1 AND goes_on",
    ):
        plan = [str(row[3]) for row in connection.execute(f"EXPLAIN QUERY PLAN {question}", ("ann",))]
        assert not [step for step in plan if step.startswith("SCAN")], plan
    connection.close()


async def test_lists_take_no_longer_for_somebody_who_has_played_much(tmp_path: Path) -> None:
    """Steps of the database's own machine are counted, not time."""
    path = tmp_path / "a.db"
    storage = await filled(path)
    connection = connect(path)

    def steps() -> int:
        taken = 0

        def step() -> bool:
            nonlocal taken
            taken += 1
            return False

        connection.set_progress_handler(step, 10)
        assert [row.id for row in table_rows.tables_of(connection, "bob", 50)] == ["t1"]
        connection.set_progress_handler(None)
        return taken

    before = steps()
    for number in range(200):
        await storage.add_table(table(f"over{number}", "finished"), [])
    assert steps() < 2 * before
    connection.close()
    await storage.close()


async def test_long_lists_are_read_in_the_order_of_an_index(tmp_path: Path) -> None:
    storage = await filled(tmp_path / "a.db")
    connection = connect(tmp_path / "a.db")
    asked: list[str] = []

    class Listening:
        def execute(self, sql: str, values: tuple[object, ...]) -> object:
            asked.extend(str(row[3]) for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", values))
            return connection.execute(sql, values)

    listening: Any = Listening()
    rating = Rating("ann", "city", 25.0, 8.0, 1, 2, "live")
    assert standing_rows.better_than(listening, rating, False) == 0
    assert len(asked) == 1, asked
    assert "USING COVERING INDEX ratings_ladder" in asked[0]
    assert standing_rows.ladder(listening, LadderWish("city", 2, "live", False, 50)) == []
    assert table_rows.lobby(listening, LobbyFilter("", "finished")) == []
    assert table_rows.lobby(listening, LobbyFilter("drakon", "finished")) == []
    assert not [step for step in asked if "TEMP B-TREE" in step], asked
    assert any("tables_over (game=?" in step for step in asked), "a game that nobody plays is no long search"
    assert table_rows.lobby(listening, LobbyFilter("", "finished", has_room=True)) == []
    connection.close()
    await storage.close()


async def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    connection = connect(tmp_path / "a.db")
    migrate(connection)
    connection.pragma("user_version", len(STEPS) + 1)
    with pytest.raises(WrongVersion, match="knows versions up to"):
        migrate(connection)
    connection.pragma("user_version", 0)
    with pytest.raises(WrongVersion, match="there is no version"):
        migrate(connection, 99)
    connection.close()


async def test_a_new_database_waits_for_the_disk_once(tmp_path: Path) -> None:
    connection = connect(tmp_path / "a.db")
    commits: list[str] = []

    def note() -> bool:
        commits.append("commit")
        return False

    connection.set_commit_hook(note)
    migrate(connection)
    assert len(commits) == 1
    migrate(connection, len(STEPS) - 2)
    assert len(commits) == 3, "a step of a database with something in it is whole by itself"
    connection.close()


async def test_a_step_that_fails_leaves_no_trace(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    connection = connect(path)
    connection.execute("CREATE TABLE tables (x)")
    with pytest.raises(apsw.SQLError):
        migrate(connection)
    assert version(connection) == 0
    assert set(rows_of(path)) == {"tables"}
    connection.close()


async def test_writes_that_wait_are_committed_together_and_fail_alone(tmp_path: Path) -> None:
    storage = await filled(tmp_path / "a.db")
    before, are_all_there = storage.writer.groups, Event()
    first = asyncio.ensure_future(storage.writer.run(lambda _: are_all_there.wait(PATIENCE)))
    rows = [storage.add_table(table(f"n{number % 150}"), []) for number in range(200)]
    waiting = [asyncio.ensure_future(row) for row in rows]
    await asyncio.sleep(0)
    are_all_there.set()
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 150
    assert await first
    assert storage.writer.groups - before <= 2
    assert len(await storage.lobby(LobbyFilter(status="playing", limit=500))) == 151
    await storage.close()


def test_an_answer_for_a_loop_that_has_ended_keeps_nobody_from_theirs() -> None:
    ended, waiting = asyncio.new_event_loop(), asyncio.new_event_loop()
    nobody, somebody = ended.create_future(), waiting.create_future()
    ended.close()
    writer.deliver([(nobody, "Ann", None), (somebody, "Bob", None)])
    assert waiting.run_until_complete(asyncio.wait_for(somebody, 5)) == "Bob"
    waiting.close()


async def test_a_backup_of_a_busy_database_is_one_moment_of_it(tmp_path: Path) -> None:
    path, copy = tmp_path / "a.db", tmp_path / "copy.db"
    storage = await filled(path)
    is_over = False

    async def keep_busy() -> int:
        seq = 2
        while not is_over:
            seq += 1
            await storage.advance(await now(storage, "t1"), Change(TURN, [entry(seq)]))
        return seq

    work = asyncio.create_task(keep_busy())
    await asyncio.sleep(0.1)
    await asyncio.to_thread(back_up, path, copy)
    await asyncio.sleep(0.05)
    is_over = True
    last = await work
    await storage.close()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with pytest.raises(FileExistsError):
        back_up(path, copy)
    restore(copy, path)
    again = SqliteStorage(path)
    log = await again.log("t1")
    row = await again.table("t1")
    assert row is not None
    assert 2 <= row.seq <= last
    assert [one.seq for one in log] == list(range(1, row.seq + 1))
    await again.close()
    assert (tmp_path / "a.db.before-restore").exists()


async def test_what_a_restore_keeps_aside_is_one_database(tmp_path: Path) -> None:
    """A server that was killed leaves a log beside its database; it belongs to no other one."""
    path, copy = tmp_path / "a.db", tmp_path / "copy.db"
    storage = await filled(path)
    await asyncio.to_thread(back_up, path, copy)
    await storage.add_table(table("t2"), [])
    left = {name: (tmp_path / name).read_bytes() for name in ("a.db", "a.db-wal")}
    await storage.close()
    for name, content in left.items():
        (tmp_path / name).write_bytes(content)
    restore(copy, path)
    again = SqliteStorage(path)
    await again.add_table(table("t3"), [])
    await again.close()
    rows = rows_of(path)
    restore(copy, path)
    assert rows_of(tmp_path / "a.db.before-restore") == rows


async def test_only_the_owner_may_read_the_database(tmp_path: Path) -> None:
    storage = await filled(tmp_path / "a.db")
    assert stat.S_IMODE((tmp_path / "a.db").stat().st_mode) == 0o600
    connection = connect(tmp_path / "a.db")
    assert connection.pragma("journal_mode") == "wal"
    assert connection.pragma("synchronous") == 2
    connection.close()
    await storage.close()


async def test_the_log_of_sqlite_is_moved_beside_the_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "BUSY_PAGES", 4)
    monkeypatch.setattr(checkpoints, "DUE_PAGES", 4)
    path = tmp_path / "a.db"
    storage = await filled(path)
    before = path.stat().st_size
    for number in range(50):
        await storage.add_chat("t1", "ann", "x" * 1000, number, 10_000)
    async with asyncio.timeout(PATIENCE):
        while path.stat().st_size == before:
            await asyncio.sleep(0.01)
    await storage.close()


async def test_room_is_made_beside_a_writer_that_never_rests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine whoever makes it comes late, and the time between two commits is nothing against the
    time they take.
    """
    make_room = checkpoints.make_room

    def come_late(connection: apsw.Connection) -> None:
        time.sleep(0.01)
        make_room(connection)

    monkeypatch.setattr(checkpoints, "make_room", come_late)
    monkeypatch.setattr(writer, "GROUP", 1)
    monkeypatch.setattr(checkpoints, "BUSY_PAGES", 400)
    storage = await filled(tmp_path / "a.db")
    log = tmp_path / "a.db-wal"
    assert log.stat().st_size < checkpoints.ROOM

    def write(connection: apsw.Connection) -> None:
        connection.execute("UPDATE chat SET text = hex(randomblob(200000))")
        time.sleep(0.02)

    await asyncio.gather(*[storage.writer.run(write) for _ in range(10)])
    assert log.stat().st_size == checkpoints.ROOM
    await storage.close()


SIZES = {"BUSY_PAGES": 16, "DUE_PAGES": 100, "FULL_PAGES": 200, "PIECE_PAGES": 100, "MOST_PAGES": 300}
COMMIT_PAGES = 60
"""More than one commit of `writes_without_rest` takes: its pages of text, and those that lead to them."""
FRAME_BYTES = 4096 + 24


class OwnConnection:
    """That of who looks after the log: on a busy machine it comes late, and some times not at all."""

    def __init__(self, path: Path, late: float = 0.0, fails: int = 0) -> None:
        self._connection = connect(path)
        self._late = late
        self._fails = fails

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def wal_checkpoint(self, *, mode: int) -> tuple[int, int]:
        time.sleep(self._late)
        if self._fails:
            self._fails -= 1
            raise MemoryError
        return self._connection.wal_checkpoint(mode=mode)


async def writes_without_rest(path: Path, monkeypatch: pytest.MonkeyPatch, own: Callable[[Path], Any]) -> int:
    """About 3,000 pages; how many the log has room for afterwards, which is the most that it ever held."""
    for name, pages in SIZES.items():
        monkeypatch.setattr(checkpoints, name, pages)
    monkeypatch.setattr(checkpoints, "ROOM", 0)
    monkeypatch.setattr(writer, "GROUP", 1)
    monkeypatch.setattr(sqlite, "Checkpoints", lambda writer, _: checkpoints.Checkpoints(writer, own(path)))
    storage = await filled(path)

    def write(connection: apsw.Connection) -> None:
        connection.execute("UPDATE chat SET text = hex(randomblob(100000))")

    await asyncio.gather(*[storage.writer.run(write) for _ in range(60)])
    held = path.with_name(f"{path.name}-wal").stat().st_size // FRAME_BYTES
    await storage.close()
    return held


@pytest.mark.parametrize("late", [0.0, 0.05])
async def test_the_log_begins_anew_under_a_writer_that_never_rests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: float
) -> None:
    """However late whoever moves the log comes: at `MOST_PAGES` the writer waits."""
    held = await writes_without_rest(tmp_path / "a.db", monkeypatch, lambda path: OwnConnection(path, late))
    assert held <= SIZES["MOST_PAGES"] + COMMIT_PAGES


async def test_the_log_begins_anew_although_it_cannot_be_moved_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks after it goes on, whatever went wrong: without it the log would grow for ever."""
    fails = 4
    held = await writes_without_rest(
        tmp_path / "a.db", monkeypatch, lambda path: OwnConnection(path, fails=fails)
    )
    # The writer may have waited each time, and for a piece more each time.
    waits = fails * (SIZES["PIECE_PAGES"] + COMMIT_PAGES)
    assert held <= SIZES["MOST_PAGES"] + COMMIT_PAGES + waits


async def test_nobody_who_writes_waits_for_somebody_who_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup may read for minutes. The log grows meanwhile, and begins anew when it is done."""
    sizes = {"BUSY_PAGES": 4, "DUE_PAGES": 10, "FULL_PAGES": 20, "PIECE_PAGES": 20, "MOST_PAGES": 20}
    for name, pages in sizes.items():
        monkeypatch.setattr(checkpoints, name, pages)
    monkeypatch.setattr(checkpoints, "ROOM", 0)
    path, log = tmp_path / "a.db", tmp_path / "a.db-wal"
    storage = await filled(path)
    reader = connect(path)
    reader.execute("BEGIN")
    before = reader.execute("SELECT text FROM chat").fetchall()
    # For ever, if somebody waited.
    async with asyncio.timeout(PATIENCE):
        for number in range(60):
            await storage.add_chat("t1", "ann", "x" * 10_000, number, 10_000)
    assert reader.execute("SELECT text FROM chat").fetchall() == before
    reader.execute("COMMIT")
    reader.close()
    grown = log.stat().st_size
    for number in range(60):
        await storage.add_chat("t1", "ann", "x" * 10_000, number, 10_000)
    assert log.stat().st_size < grown * 1.5, "it began anew"
    await storage.close()


async def test_a_log_with_room_is_read_like_any_other(tmp_path: Path) -> None:
    path, copy = tmp_path / "a.db", tmp_path / "b.db"
    storage = await filled(path)
    log = path.with_name("a.db-wal")
    number = 0
    while log.stat().st_size < checkpoints.ROOM:
        await storage.add_chat("t1", "ann", f"{number}", number, 10_000)
        number += 1
    for extra in range(number, number + 20):
        await storage.add_chat("t1", "ann", f"{extra}", extra, 10_000)
    assert log.stat().st_size == checkpoints.ROOM, "what follows finds room"
    # What a crash leaves: database and log as they are, without anybody saying goodbye.
    copy.write_bytes(path.read_bytes())
    copy.with_name("b.db-wal").write_bytes(log.read_bytes())
    found = await storage.chat("t1", Ears(), 10_000)
    crashed = SqliteStorage(copy)
    assert await crashed.chat("t1", Ears(), 10_000) == found
    assert len(found) == number + 21
    await crashed.add_chat("t1", "ann", "on", 1, 10_000)
    assert len(await crashed.chat("t1", Ears(), 10_000)) == number + 22
    await crashed.close()
    await storage.close()


def test_answers_of_one_commit_reach_every_loop_that_waits() -> None:
    loops = [asyncio.new_event_loop(), asyncio.new_event_loop()]
    first, second = (loop.create_future() for loop in loops)
    writer.deliver([(first, "Ann", None), (second, "Bob", None)])
    assert loops[1].run_until_complete(asyncio.wait_for(second, 5)) == "Bob"
    assert loops[0].run_until_complete(first) == "Ann"
    for loop in loops:
        loop.close()
