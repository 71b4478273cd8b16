"""A whole server moves from one database to another and back, and nothing is lost on the way."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest
from typer.testing import CliRunner

from faults.test_load import fill as fill_logs
from obelisk.cli.app import app
from obelisk.storage import copy
from obelisk.storage.base import Change, DeckRow, Finish, LessonRow, Person, Turn
from obelisk.storage.calls import CalendarRow, Call, Subscription, Webhook
from obelisk.storage.clubs import Club
from obelisk.storage.company import FRIEND, Offence
from obelisk.storage.connection import Connection
from obelisk.storage.copy import KEYS, OF_PROCESSES, CannotCopy, columns_of, copy_rows
from obelisk.storage.exercises import ExerciseRating, ExerciseTry
from obelisk.storage.mail import Letter
from obelisk.storage.opening import hold, open_storage
from obelisk.storage.plans import PlanRow
from obelisk.storage.row_storage import RowStorage
from obelisk.storage.standing import Rating, ResultRow
from obelisk.storage.talk import Reaction
from obelisk.storage.tournaments import Participant, RoundGame
from postgres import Postgres
from storage.samples import entry, fill, now, table, tournament

BIG = Path(__file__).parents[2] / "scripts" / "big_database.py"


def call(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["admin", *words])
    assert result.exit_code == code, result.output
    return result.output


async def fill_all(storage: RowStorage) -> None:
    """Something in every table, more than is copied at once, and everything that a column may hold."""
    await fill(storage)
    # A bot that comes before its owner in the order of the ids.
    await storage.add_person(Person("a bot", "bot", "Bot", "he", 1, owner="bob"), b"\x00\xff", 1 << 60)
    await storage.set_banned("bob", True)
    await storage.set_address("ann", "Ann@example.org", Letter("l1", "confirm", "ann", "Ann@example.org", 1))
    for hash in (b"first", b"second"):
        await storage.add_confirmation(hash, "ann", "Ann@example.org", 1 << 60)
    await storage.confirm(b"first", "ann", "Ann@example.org")
    # An address makes links to a new password void that were there before it.
    await storage.add_reset(b"reset", "ann", 1 << 60)
    await storage.keep_deck(DeckRow("d1", "ann", "אבג ☺", "[]", 1), 9)
    await storage.keep_lesson(LessonRow("ann", "city/first", '["move d4"]', 3, True, 1))
    await storage.keep_try(
        ExerciseTry("ann", "city/one", False, True, 1, 5),
        ExerciseRating("ann", "city", 1000 / 3, 350.0, 0),
        ExerciseRating("", "city/one", 800.123456789012345, 150.0, 0),
        lambda solver, exercise: (solver, exercise),
    )
    await storage.set_draft_deck("t1", 0, "[1]")
    await storage.add_draft_match("t1", 1, table("m1"))
    await storage.keep_report("m1", "quick", "{}", "[]")
    await storage.add_table(table("noted"), [], '{"comments": {"0": "☺"}}')
    await storage.set_tie("ann", "bob", FRIEND, 3, 9)
    await storage.add_offence(Offence(0, "ann", "bob", "t1", "insult", "☺", 9))
    await storage.add_club(Club("club", "☺", "ann", 3, b"\x00\xff"), 9)
    await storage.add_table(replace(table("clubs"), club="club"), [])
    plan = PlanRow("t1", 1, 0, "bob", "ab", '["☺"]', 1)
    await storage.add_plan(await now(storage, "t1"), plan, 9)
    await storage.react("t1", Reaction("bob", "ply", 2, "heart", "gallery", 4), 9)
    await storage.set_read("bob", "t1", 1)
    cup = tournament("cup")
    await storage.add_tournament(cup, 9)
    await storage.enter_tournament("cup", Participant("ann", 5, "{}"), set())
    begun = replace(cup, status="playing", round=1, seed="☺")
    game = RoundGame(1, 0, "[0,1]", "r1")
    await storage.advance_tournament(replace(cup, version=1), begun, {"ann": 0}, [], [(game, table("r1"))])
    await storage.set_calendar("ann", CalendarRow("{}", 4))
    await storage.set_call_wishes("ann", "{}")
    await storage.subscribe(Subscription("https://push/", "ann", b"ann", "key", "auth", 1), 9)
    await storage.add_call(Call("ann", "turn", "t1", "2", 5))
    await storage.shared_secret("vapid", "ab")
    await storage.set_webhook(Webhook("bob", "https://example.org/", "secret"))
    long = table("long")
    long.seed, long.offer = None, '{"seat": 1}'
    long.seats[1].has_resigned = True
    await storage.add_table(long, [entry(seq, f"k{seq}") for seq in range(1, 500)])
    rating = Rating("ann", "city", 25.123456789012345, 1 / 3, 1)
    finish = Finish(
        "rules",
        "{}",
        [ResultRow("m1", 0, "ann", "city", 1, 2, True, 9)],
        lambda before: before,
        lambda _: rating,
    )
    await storage.advance(await now(storage, "m1"), Change(Turn(None, None, None, "[]", 9), finish=finish))


def made(database: str) -> None:
    async def make() -> None:
        storage = open_storage(database)
        await fill_all(storage)
        await storage.close()

    asyncio.run(make())


def test_a_server_moves_there_and_back(tmp_path: Path, postgres_database: str) -> None:
    first, last = str(tmp_path / "first.db"), str(tmp_path / "last.db")
    made(first)
    there = call("copy", first, postgres_database)
    back = call("copy", postgres_database, last)
    assert there == back
    assert "both databases hold the same" in there
    for name in KEYS:
        (line,) = [line for line in there.splitlines() if line.startswith(f"{name} ")]
        assert int(line.split()[1]) > 0, "something was in every table"
    assert Path(last).stat().st_mode & 0o777 == 0o600

    async def go_on() -> None:
        storages = [open_storage(database) for database in (first, postgres_database, last)]
        lines = [await storage.add_chat("t1", "ann", "on", 9, 99) for storage in storages]
        assert lines[0] == lines[1] == lines[2]
        rows = [[await storage.table(id) for id in ("t1", "m1", "long")] for storage in storages]
        assert rows[0] == rows[1] == rows[2]
        logs = [await storage.log("long") for storage in storages]
        assert logs[0] == logs[1] == logs[2]
        for storage in storages:
            await storage.close()

    asyncio.run(go_on())


@pytest.mark.long
def test_a_server_with_many_people_and_games_moves_there_and_back(tmp_path: Path) -> None:
    """20,000 people, 100,000 games that are over and what belongs to them, 300,000 actions of open tables."""
    postgres = Postgres("fsync=on")
    try:
        postgres.start()
        old, other, new = str(tmp_path / "old.db"), postgres.new_database(), str(tmp_path / "new.db")
        words = [sys.executable, str(BIG), old, "--people", "20000", "--games", "100000"]
        subprocess.run(words, check=True)
        asyncio.run(fill_logs(Path(old), tables=3000, plies=100))
        size = Path(old).stat().st_size
        begin = monotonic()
        there = call("copy", old, other)
        turn = monotonic()
        back = call("copy", other, new)
        print(
            there,
            f"{size / 1e6:.0f} MB: {turn - begin:.0f} s there, {monotonic() - turn:.0f} s back,"
            f" load {os.getloadavg()[0]:.0f}",
        )
        assert there == back
        assert call("inspect", "t2999", "--database", new) == call("inspect", "t2999", "--database", old)
    finally:
        postgres.remove()


def test_only_an_empty_database_is_copied_to(tmp_path: Path, postgres_database: str) -> None:
    first = str(tmp_path / "first.db")
    made(first)
    made(postgres_database)
    assert "is not empty" in call("copy", first, postgres_database, code=2)
    assert "is not empty" in call("copy", postgres_database, first, code=2)
    assert "no such database" in call("copy", str(tmp_path / "none.db"), postgres_database, code=2)


def test_a_server_that_runs_is_not_copied(tmp_path: Path, postgres_database: str) -> None:
    storage = open_storage(postgres_database)
    asyncio.run(storage.is_ready())
    assert "a server is using it" in call("copy", postgres_database, str(tmp_path / "last.db"), code=2)
    asyncio.run(storage.close())


def test_a_row_that_arrives_otherwise_undoes_everything(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = str(tmp_path / "first.db")
    made(first)
    asyncio.run(open_storage(postgres_database).close())
    arrive = copy.insert

    def lose(connection: Connection, table: str, columns: list[str], rows: list[copy.Row]) -> None:
        arrive(connection, table, columns, rows[:-1] if table == "actions" else rows)

    monkeypatch.setattr(copy, "insert", lose)
    with hold(first) as old, hold(postgres_database) as new:
        with pytest.raises(CannotCopy, match="actions"):
            copy_rows(old, new)
        assert new.connection.execute("SELECT count(*) FROM people").fetchone()[0] == 0


def test_everything_is_copied(tmp_path: Path, postgres_database: str) -> None:
    """Who adds a table to the store says here how it is copied."""
    first = str(tmp_path / "first.db")
    for database in (first, postgres_database):
        asyncio.run(open_storage(database).close())
    with hold(first) as old, hold(postgres_database) as new:
        ours = {
            str(row[0]) for row in old.connection.execute("SELECT name FROM sqlite_schema WHERE type='table'")
        }
        theirs = {
            str(row[0])
            for row in new.connection.execute("SELECT tablename FROM pg_tables WHERE schemaname='public'")
        }
        assert ours == theirs - {"obelisk_version"} == {*KEYS, *OF_PROCESSES}
        for name in sorted(ours):
            assert sorted(columns_of(old, name)) == sorted(columns_of(new, name))
