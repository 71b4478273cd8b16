"""The store: migrations both ways on a filled database, group commits, conflicts, backup and restore."""

from __future__ import annotations

import asyncio
import stat
from dataclasses import replace
from pathlib import Path

import apsw
import pytest

from obelisk.storage import checkpoints
from obelisk.storage.base import (
    Change,
    Conflict,
    Finish,
    LobbyFilter,
    LogEntry,
    Person,
    Rating,
    ResultRow,
    SeatRow,
    TableRow,
    Turn,
)
from obelisk.storage.migration import STEPS, WrongVersion, migrate, version
from obelisk.storage.sqlite import SqliteStorage, back_up, connect, restore

TURN = Turn(1, "bob", None, "[]", 5)


def person(id: str) -> Person:
    return Person(id, "account", id.title(), "en", 1, login=id, password="hash")


def table(id: str, status: str = "playing") -> TableRow:
    row = TableRow(
        id=id, game="city", rules=1, options="{}", status=status, owner="ann", title="", is_public=True,
        is_rated=True, spectators=True, clock="{}", takeover="random", commitment="c", seed=bytes(32),
        origin="", created=1, moved=1,
    )  # fmt: skip
    row.seats = [SeatRow(0, "person", "ann", name="Ann"), SeatRow(1, "person", "bob", name="Bob")]
    return row


def entry(seq: int, key: str | None = None) -> LogEntry:
    return LogEntry(seq, "play", 0, f"move {seq}", "[]", seq, "link", key)


async def filled(path: Path) -> SqliteStorage:
    """A store with something in every table."""
    storage = SqliteStorage(path)
    for name in ("ann", "bob"):
        await storage.add_person(person(name), name.encode(), 1 << 60)
    await storage.add_table(table("t1"), [])
    await storage.advance("t1", 0, Change(TURN, [entry(1, "k1"), entry(2)]))
    await storage.save_snapshot("t1", 2, "{}")
    await storage.add_chat("t1", "ann", "hello", 3, 100)
    await storage.set_mute("bob", "ann", True)
    return storage


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


async def test_seats_and_options_change_together_or_not_at_all(tmp_path: Path) -> None:
    storage = await filled(tmp_path / "a.db")
    before = table("t2", "lobby")
    await storage.add_table(before, [])
    seats = [before.seats[0], SeatRow(1, "open")]
    await storage.arrange(before, replace(before, options='{"a": 1}', seats=seats))
    with pytest.raises(Conflict):
        await storage.arrange(before, replace(before, seats=seats))
    found = await storage.table("t2")
    assert found is not None
    assert (found.options, found.seats) == ('{"a": 1}', seats)
    taken = replace(found, seats=[before.seats[0], SeatRow(1, "person", "bob")])
    stale = replace(found, seats=[before.seats[0], SeatRow(1, "link")])
    with pytest.raises(Conflict):
        await storage.arrange(stale, replace(taken, options='{"a": 2}'))
    assert await storage.table("t2") == found
    await storage.arrange(found, taken)
    await storage.start("t2", "[]", TURN)
    with pytest.raises(Conflict):
        await storage.arrange(taken, found)
    await storage.close()


async def test_a_change_makes_the_row_that_is_stored(tmp_path: Path) -> None:
    storage = await filled(tmp_path / "a.db")
    row = await storage.table("t1")
    assert row is not None
    answer = entry(3)
    answer.is_answer = True
    away = replace(row.seats[0], is_away=True)
    changes = [
        Change(Turn(0, "ann", 70, "x", 7, held_seq=2, held_until=60), [answer]),
        Change(Turn(1, None, None, "y", 8), seats=[away]),
        Change(Turn(None, None, None, "z", 9), [entry(4)], finish=Finish("rules", "{}", [])),
    ]
    for change in changes:
        await storage.advance("t1", row.seq, change)
        row = change.applied_to(row)
        assert await storage.table("t1") == row
    await storage.close()


async def test_tables_of_a_person_are_found_without_reading_all(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    storage = await filled(path)
    await storage.add_table(table("t2", "lobby"), [])
    assert [row.id for row in await storage.tables_of("ann", 10)] == ["t1", "t2"]
    assert [row.id for row in await storage.tables_of("bob", 10)] == ["t1", "t2"]
    assert (await storage.count_open("ann"), await storage.count_open("bob")) == (2, 0)
    await storage.set_status("t2", "lobby", "closed", 9)
    assert [row.id for row in await storage.tables_of("bob", 10)] == ["t1"]
    assert await storage.count_open("ann") == 1
    await storage.close()
    connection = connect(path)
    for question in (
        "SELECT count(*) FROM tables WHERE owner = ? AND status IN ('lobby', 'playing')",
        "SELECT id FROM tables WHERE owner = ?1 UNION SELECT table_id FROM seats WHERE person = ?1",
    ):
        plan = [str(row[3]) for row in connection.execute(f"EXPLAIN QUERY PLAN {question}", ("ann",))]
        assert not [step for step in plan if step.startswith("SCAN")], plan
    connection.close()


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


async def test_a_step_that_fails_leaves_no_trace(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    connection = connect(path)
    connection.execute("CREATE TABLE tables (x)")
    with pytest.raises(apsw.SQLError):
        migrate(connection)
    assert version(connection) == 0
    assert set(rows_of(path)) == {"tables"}
    connection.close()


async def test_an_action_number_is_taken_once(tmp_path: Path) -> None:
    storage = await filled(tmp_path / "a.db")
    racers = [storage.advance("t1", 2, Change(TURN, [entry(3, f"r{number}")])) for number in range(20)]
    outcomes = await asyncio.gather(*racers, return_exceptions=True)
    assert [outcome for outcome in outcomes if outcome is None] == [None]
    assert all(isinstance(outcome, Conflict) for outcome in outcomes if outcome is not None)
    with pytest.raises(Conflict):
        await storage.advance("t1", 3, Change(TURN, [entry(4, "k1")]))
    with pytest.raises(Conflict):
        await storage.advance("t1", 5, Change(TURN, [entry(6)]))
    assert [row.seq for row in await storage.log("t1")] == [1, 2, 3]
    await storage.close()


async def test_writes_that_wait_are_committed_together_and_fail_alone(tmp_path: Path) -> None:
    storage = await filled(tmp_path / "a.db")
    before = storage.writer.groups
    rows = [storage.add_table(table(f"n{number % 150}"), []) for number in range(200)]
    outcomes = await asyncio.gather(*rows, return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 150
    assert storage.writer.groups - before < 60
    assert len(await storage.lobby(LobbyFilter(status="playing", limit=500))) == 151
    await storage.close()


async def test_the_end_of_a_table_is_stored_whole(tmp_path: Path) -> None:
    storage = await filled(tmp_path / "a.db")

    def first(person: str) -> Rating:
        return Rating(person, "city", 25.0, 8.0, 0)

    def rate(before: list[Rating]) -> list[Rating]:
        return [Rating(one.person, one.game, one.mu + 1, one.sigma, one.games + 1) for one in before]

    results = [
        ResultRow("t1", seat, name, "city", seat + 1, 2, True, 9) for seat, name in enumerate(["ann", "bob"])
    ]
    finish = Finish("rules", "{}", results, rate, first)
    await storage.advance("t1", 2, Change(TURN, [entry(3)], finish=finish))
    row = await storage.table("t1")
    assert row is not None
    assert (row.status, row.ending, row.turn_seat) == ("finished", "rules", None)
    assert (await storage.ratings("ann"))[0].games == 1
    assert [line.place for line in await storage.results("bob", 1 << 60, 10)] == [2]
    with pytest.raises(Conflict):
        await storage.advance("t1", 3, Change(TURN, [entry(4)]))
    assert await storage.count_waiting("bob") == 0
    await storage.close()


async def test_a_backup_of_a_busy_database_is_one_moment_of_it(tmp_path: Path) -> None:
    path, copy = tmp_path / "a.db", tmp_path / "copy.db"
    storage = await filled(path)
    is_over = False

    async def keep_busy() -> int:
        seq = 2
        while not is_over:
            seq += 1
            await storage.advance("t1", seq - 1, Change(TURN, [entry(seq)]))
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


async def test_only_the_owner_may_read_the_database(tmp_path: Path) -> None:
    storage = await filled(tmp_path / "a.db")
    assert stat.S_IMODE((tmp_path / "a.db").stat().st_mode) == 0o600
    connection = connect(tmp_path / "a.db")
    assert connection.pragma("journal_mode") == "wal"
    assert connection.pragma("synchronous") == 2
    connection.close()
    await storage.close()


async def test_what_is_left_of_a_deleted_person_has_no_name(tmp_path: Path) -> None:
    storage = await filled(tmp_path / "a.db")
    await storage.erase_person("ann")
    ann = await storage.person("ann")
    assert ann is not None
    assert (ann.kind, ann.name, ann.login, ann.password) == ("deleted", "", None, None)
    assert await storage.session(b"ann", 0) is None
    assert await storage.chat("t1", None, 10) == []
    row = await storage.table("t1")
    assert row is not None
    assert [seat.name for seat in row.seats] == ["", "Bob"]
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
    for _ in range(500):
        if path.stat().st_size > before:
            break
        await asyncio.sleep(0.01)
    assert path.stat().st_size > before
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
    found = await storage.chat("t1", None, 10_000)
    crashed = SqliteStorage(copy)
    assert await crashed.chat("t1", None, 10_000) == found
    assert len(found) == number + 21
    await crashed.add_chat("t1", "ann", "on", 1, 100)
    assert len(await crashed.chat("t1", None, 10_000)) == number + 22
    await crashed.close()
    await storage.close()


async def test_answers_that_others_may_not_know_are_marked_and_counted(tmp_path: Path) -> None:
    storage = await filled(tmp_path / "a.db")
    answer = entry(4)
    answer.is_answer = True
    await storage.advance("t1", 2, Change(TURN, [entry(3), answer]))
    row = await storage.table("t1")
    assert row is not None
    assert (row.seq, row.answers) == (4, 1)
    assert [each.is_answer for each in await storage.log("t1")] == [False, False, False, True]
    await storage.advance("t1", 4, Change(Turn(0, "ann", 99, "[]", 9)))
    row = await storage.table("t1")
    assert row is not None
    assert (row.turn_person, row.deadline, row.moved) == ("ann", 99, 9)
    await storage.set_status("t1", "playing", "archived", 10)
    with pytest.raises(Conflict):
        await storage.advance("t1", 4, Change(TURN))
    await storage.close()
