"""The store in PostgreSQL: many servers at once, migrations, and a database that dies."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from threading import Barrier
from typing import Any

import psycopg
import pytest

from obelisk.storage import postgres as storage_postgres
from obelisk.storage.base import (
    Change,
    Conflict,
    Finish,
    StoreFailed,
    UnusableDatabase,
)
from obelisk.storage.claim import InUse
from obelisk.storage.connection import Connection
from obelisk.storage.migration import WrongVersion
from obelisk.storage.notices import MISSED, Notice
from obelisk.storage.postgres import PostgresStorage, connect, hold, in_postgres, shown
from obelisk.storage.postgres_migration import STEPS, migrate, names, version
from obelisk.storage.standing import MOST_AMONG, Rating, ResultRow
from postgres import Postgres, empty
from storage.samples import PATIENCE, TURN, entry, fill, now, person, table


async def test_servers_that_start_at_once_migrate_once(postgres_database: str) -> None:
    starts = [asyncio.to_thread(PostgresStorage, postgres_database) for _ in range(6)]
    stores = await asyncio.gather(*starts)
    await fill(stores[0])
    assert [len(await store.log("t1")) for store in stores] == [2] * 6
    for store in stores:
        await store.close()
    with connect(postgres_database) as session:
        assert version(session) == len(STEPS)


async def test_migrations_go_up_and_down_and_leave_nothing(postgres_database: str) -> None:
    store = await fill(PostgresStorage(postgres_database))
    with pytest.raises(InUse, match="a server is using it"), hold(postgres_database):
        pass
    await store.close()
    with hold(postgres_database) as held:
        assert (held.version, held.newest) == (len(STEPS), len(STEPS))
        with pytest.raises(WrongVersion, match="there is no version"):
            held.migrate(99)
        assert len(held.migrate(0)) == len(STEPS)
    with connect(postgres_database) as session:
        assert names(session) == {"obelisk_version"}
    await (await fill(PostgresStorage(postgres_database))).close()


async def test_an_emptied_database_is_as_a_migrated_one(postgres: Postgres, postgres_database: str) -> None:
    """Tests share databases in turn; what one leaves must not be seen by the next."""
    await PostgresStorage(postgres_database).close()
    with psycopg.connect(postgres_database) as session:
        fresh = content(session)
    await (await fill(PostgresStorage(postgres_database))).close()
    with psycopg.connect(postgres_database) as session:
        assert content(session) != fresh
        empty(session)
        assert content(session) == fresh


def content(session: psycopg.Connection[Any]) -> list[object]:
    """All rows, and where all numbers go on."""
    tables = sorted(names(session))
    numbers = session.execute("SELECT sequencename, last_value FROM pg_sequences ORDER BY 1").fetchall()
    return [numbers, *[(table, session.execute(f"SELECT * FROM {table}").fetchall()) for table in tables]]


async def test_who_has_left_is_in_nobodys_way(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However late the processes of the database hear that somebody has hung up."""
    monkeypatch.setattr(storage_postgres, "LAST_WORDS", 1)
    together = Barrier(storage_postgres.WRITERS)
    for _ in range(5):
        store = PostgresStorage(postgres_database)
        await asyncio.gather(
            *[store.write(lambda _: together.wait(PATIENCE)) for _ in range(storage_postgres.WRITERS)]
        )
        await store.close()
        with hold(postgres_database):
            pass


async def test_only_a_database_of_ours_is_opened(postgres_database: str) -> None:
    with connect(postgres_database) as session:
        with pytest.raises(UnusableDatabase, match="see obelisk admin migrate"):
            PostgresStorage(postgres_database, may_migrate=False)
        assert names(session) == set()
        session.execute("CREATE TABLE recipes (name text)")
        with pytest.raises(UnusableDatabase, match="another program"):
            PostgresStorage(postgres_database)
        session.execute("DROP TABLE recipes")
        migrate(session)
        session.execute("UPDATE obelisk_version SET version = 99")
        with pytest.raises(UnusableDatabase, match="knows versions up to"):
            PostgresStorage(postgres_database)


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:secret@127.0.0.1:1/obelisk",
        "postgresql://ann:secret@127.0.0.1:1/obelisk?colour=red",
        "postgresql://ann:secret@[/obelisk",
    ],
)
def test_a_complaint_is_one_line_without_the_password(address: str) -> None:
    with pytest.raises(UnusableDatabase) as found:
        PostgresStorage(address)
    assert "secret" not in str(found.value)
    assert len(str(found.value).splitlines()) == 1


def test_an_address_is_shown_without_its_secrets() -> None:
    assert shown("postgresql://ann:secret@db.example:5433/obelisk") == "postgresql://db.example:5433/obelisk"


def test_parameters_are_numbered() -> None:
    assert in_postgres("VALUES (?, ?, ?)") == "VALUES ($1, $2, $3)"
    assert in_postgres("a = ?1 OR b = ?1 LIMIT ?2") == "a = $1 OR b = $1 LIMIT $2"


async def test_what_is_stored_is_on_disk_whatever_the_database_says(
    postgres: Postgres, postgres_database: str
) -> None:
    name = psycopg.conninfo.conninfo_to_dict(postgres_database)["dbname"]
    with psycopg.connect(postgres.address(), autocommit=True) as session:
        session.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    with connect(postgres_database) as mine:
        assert mine.execute("SHOW synchronous_commit").fetchone() == ("on",)


async def test_an_action_number_is_taken_once_by_many_servers(postgres_database: str) -> None:
    one, other = await fill(PostgresStorage(postgres_database)), PostgresStorage(postgres_database)
    for seq in range(2, 12):
        row = await now(one, "t1")
        racers = [
            store.advance(row, Change(TURN, [entry(seq + 1, f"{seq}-{number}")]))
            for number, store in enumerate([one, other] * 4)
        ]
        outcomes = await asyncio.gather(*racers, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 1
        assert all(isinstance(outcome, Conflict) for outcome in outcomes if outcome is not None)
    assert [row.seq for row in await other.log("t1")] == list(range(1, 13))
    await one.close()
    await other.close()


async def test_ratings_of_games_that_end_on_many_servers_count_all(postgres_database: str) -> None:
    def first(person: str) -> Rating:
        return Rating(person, "city", 25.0, 8.0, 0)

    def rate(before: list[Rating]) -> list[Rating]:
        return [replace(one, mu=one.mu + 0.5, games=one.games + 1) for one in before]

    stores = [await fill(PostgresStorage(postgres_database)), PostgresStorage(postgres_database)]
    await stores[0].add_person(person("cid"), b"cid", 1 << 60)
    ends = []
    for number in range(2 * MOST_AMONG):
        id = f"g{number}"
        row = table(id)
        await stores[0].add_table(row, [])
        # With either as often as counts within a day.
        other = "bob" if number < MOST_AMONG else "cid"
        people = ["ann", other] if number % 3 else [other, "ann"]
        results = [ResultRow(id, seat, name, "city", 1, 2, True, 9) for seat, name in enumerate(people)]
        finish = Finish("rules", "{}", results, rate, first)
        ends.append(stores[number % 2].advance(row, Change(TURN, [entry(1)], finish=finish)))
    await asyncio.gather(*ends)
    for name, games in (("ann", 2 * MOST_AMONG), ("bob", MOST_AMONG), ("cid", MOST_AMONG)):
        assert [rating.games for rating in await stores[0].ratings(name)] == [games]
    for store in stores:
        await store.close()


async def test_jobs_that_wait_for_each_other_are_tried_again(postgres_database: str) -> None:
    """Two transactions that take the same two rows in different orders: PostgreSQL ends one of them."""
    store = await fill(PostgresStorage(postgres_database))
    runs: list[str] = []
    both = Barrier(2)

    def taking(*people: str) -> Callable[[Connection], None]:
        def job(connection: Connection) -> None:
            runs.append(people[0])
            for name in people:
                connection.execute("UPDATE people SET language = language || '!' WHERE id = ?", (name,))
                if name == people[0] and runs.count(name) == 1:
                    both.wait(PATIENCE)

        return job

    await asyncio.gather(store.write(taking("ann", "bob")), store.write(taking("bob", "ann")))
    assert len(runs) >= 3
    for name in ("ann", "bob"):
        found = await store.person(name)
        assert found is not None
        assert found.language == "en!!"
    await store.close()


async def test_a_database_that_dies_costs_nothing_that_was_stored(
    postgres: Postgres, postgres_database: str
) -> None:
    store = await fill(PostgresStorage(postgres_database))
    for kill in range(3):
        seq = 2 + kill * 10
        while (before := await now(store, "t1")).seq < seq + 10:
            # A session may still have spoken to a process of the database that was killed: looked at again.
            with suppress(StoreFailed):
                await store.advance(before, Change(TURN, [entry(before.seq + 1)]))
        postgres.kill()
        with pytest.raises(StoreFailed):
            await store.advance(before, Change(TURN, [entry(seq + 11)]))
        with pytest.raises(StoreFailed):
            await store.table("t1")
        with pytest.raises(StoreFailed):
            await store.is_ready()
        postgres.start()
        assert await store.is_ready()
        row = await store.table("t1")
        assert row is not None
        assert row.seq == seq + 10
    await store.close()


async def test_sessions_that_were_cut_are_replaced_unnoticed(
    postgres: Postgres, postgres_database: str
) -> None:
    store = await fill(PostgresStorage(postgres_database))
    name = psycopg.conninfo.conninfo_to_dict(postgres_database)["dbname"]
    for number in range(3):
        with psycopg.connect(postgres.address(), autocommit=True) as session:
            session.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
            )
        await store.set_mute("ann", f"p{number}", True)
        assert len(await store.mutes("ann")) == number + 1
    await store.close()


async def test_notices_go_from_server_to_server_and_a_lost_wire_is_said(
    postgres: Postgres, postgres_database: str
) -> None:
    one, other = PostgresStorage(postgres_database), PostgresStorage(postgres_database)
    heard: asyncio.Queue[Notice] = asyncio.Queue()
    one.listen("one", heard.put_nowait)
    for kill in range(3):
        async with asyncio.timeout(PATIENCE):
            assert (await heard.get()).kind == MISSED
            other.tell(Notice("other", "table", "t1", f"{kill}"))
            while (found := await heard.get()).text == "lost":
                pass
            assert found == Notice("other", "table", "t1", f"{kill}")
            postgres.kill()
            # Unless the database is back before this is sent.
            other.tell(Notice("other", "table", "t1", "lost"))
            await asyncio.to_thread(postgres.start)
    await one.close()
    await other.close()
