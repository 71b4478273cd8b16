"""The store in a PostgreSQL database: threads with a connection each, one transaction a write.

Any number of servers may share it. Whoever changes a row has it for themselves until they commit, and rows
are taken in an order (a table before its entries, people in theirs); what is refused all the same because
somebody was in the way is tried again.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import lru_cache
from itertools import count as numbers_from
from random import uniform
from select import POLLIN, poll
from threading import Lock, local
from time import sleep
from typing import Any, Final, TypeVar

import psycopg
from psycopg import errors
from psycopg.types.numeric import Int8BinaryDumper

from obelisk.storage.base import Change, Conflict, StoreFailed, TableRow, UnusableDatabase
from obelisk.storage.claim import InUse
from obelisk.storage.connection import Connection, count, require_change
from obelisk.storage.migration import Held, WrongVersion
from obelisk.storage.notices import Notice
from obelisk.storage.postgres_migration import STEPS, Session, check_ours, migrate, version
from obelisk.storage.postgres_wire import Wire
from obelisk.storage.row_storage import RowStorage
from obelisk.storage.table_rows import LOG_COLUMNS, SET_TURN, entry_values, turn_values

T = TypeVar("T")
LAST_WORDS: Final = 20
LAST_WORD_SECONDS: Final = 0.05
"""How often, and how long, whoever wants a database alone waits for sessions of somebody who was killed."""
WRITERS: Final = 8
READERS: Final = 4
ATTEMPTS: Final = 5
"""How often a job is tried that somebody else was in the way of, or whose connection is gone."""
PAUSE_SECONDS: Final = 0.02
CONNECT_SECONDS: Final = 5
STATEMENT_MS: Final = 15_000
"""No statement takes longer, and no lock is kept longer by somebody who has gone away."""
SERVING: Final = 0x6F62656C69736B02
"""Every session that reads or writes shares this advisory lock; who migrates by hand wants it alone."""

IN_THE_WAY: Final = (errors.SerializationFailure, errors.DeadlockDetected, errors.IntegrityError)
"""Somebody was faster. Once that is stored, the job finds out by itself and says what is wrong."""

PARAMETER: Final = re.compile(r"\?(\d*)")


@lru_cache(1000)
def in_postgres(sql: str) -> str:
    """The same statement with parameters as PostgreSQL writes them: `$1` for `?1`, or for the first `?`."""
    numbers = numbers_from(1)
    return PARAMETER.sub(lambda found: f"${found[1] or next(numbers)}", sql)


class Rows:
    """A session as the rows know it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._changes = 0

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> psycopg.Cursor[tuple[Any, ...]]:
        cursor = self.session.execute(in_postgres(sql), values)
        self._changes = cursor.rowcount
        return cursor

    def changes(self) -> int:
        return self._changes


def connect(address: str) -> Session:
    """A session as every part of the program must have it: what it commits is on disk, on a server that may
    be written to.
    """
    session = psycopg.connect(
        address,
        autocommit=True,
        cursor_factory=psycopg.RawCursor,
        application_name="obelisk",
        connect_timeout=CONNECT_SECONDS,
        target_session_attrs="read-write",
        tcp_user_timeout=STATEMENT_MS,
    )
    session.adapters.register_dumper(int, Int8BinaryDumper)
    try:
        session.execute(
            "SELECT set_config('statement_timeout', $1, false),"
            " set_config('idle_in_transaction_session_timeout', $1, false)",
            (str(STATEMENT_MS),),
        )
        session.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') = 'off'"
        )
    except psycopg.Error:
        session.close()
        raise
    return session


def enter(address: str) -> Session:
    """A session of a server. Waits while somebody migrates by hand."""
    session = connect(address)
    try:
        session.execute("SELECT pg_advisory_lock_shared($1)", (SERVING,))
    except psycopg.Error:
        session.close()
        raise
    return session


def leave(sessions: Collection[Session]) -> None:
    """Ends sessions. Who wants the database alone can have it at once: that somebody hung up its processes
    hear only when their turn comes.
    """
    with suppress(psycopg.Error):
        for session in sessions:
            if not session.closed:
                session.execute("SELECT pg_advisory_unlock_all()")
    for session in sessions:
        session.close()


def shown(address: str) -> str:
    """The address without what is secret about it."""
    parts = psycopg.conninfo.conninfo_to_dict(address)
    host = str(parts.get("host") or parts.get("hostaddr") or "")
    port = f":{parts['port']}" if "port" in parts else ""
    return f"postgresql://{host}{port}/{parts.get('dbname') or ''}"


@contextmanager
def usable(address: str) -> Iterator[None]:
    """Says in one line why a database cannot be used, by raising `UnusableDatabase`."""
    try:
        yield
    except WrongVersion as error:
        raise UnusableDatabase(f"{shown(address)}: {error}") from None
    except psycopg.ProgrammingError as error:
        if error.sqlstate is not None:
            raise UnusableDatabase(f"{shown(address)}: {first_line(error)}") from None
        # Not even an address; it may hold a password.
        raise UnusableDatabase("this is no address of a PostgreSQL database") from None
    except psycopg.Error as error:
        raise UnusableDatabase(f"{shown(address)}: {first_line(error)}") from None


def first_line(error: psycopg.Error) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


class Sessions:
    """Threads with a session each. One that is lost is replaced when it is needed next."""

    def __init__(self, address: str, threads: int, name: str) -> None:
        self._address = address
        self._threads = ThreadPoolExecutor(threads, name)
        self._own = local()
        self._open: set[Session] = set()
        self._lock = Lock()

    async def run(self, work: Callable[[Rows], T]) -> T:
        """What some work with a session gives. Whoever asked may go away: it is done all the same."""
        loop = asyncio.get_running_loop()
        return await asyncio.shield(loop.run_in_executor(self._threads, self._attempt, work))

    def _attempt(self, work: Callable[[Rows], T]) -> T:
        for attempt in range(ATTEMPTS):
            rows = self._rows()
            try:
                return work(rows)
            except psycopg.Error as error:
                is_lost = rows.session.broken or rows.session.closed
                is_last = attempt == ATTEMPTS - 1
                if is_last or isinstance(error, Unsure) or not (is_lost or isinstance(error, IN_THE_WAY)):
                    raise
            # Whoever was in the way has time to finish.
            sleep(uniform(0.5, 1) * PAUSE_SECONDS * 2**attempt)
        raise AssertionError

    def _rows(self) -> Rows:
        rows: Rows | None = getattr(self._own, "rows", None)
        if rows is None or is_lost(rows.session):
            rows = self._own.rows = Rows(enter(self._address))
            with self._lock:
                self._open = {session for session in self._open if not session.closed} | {rows.session}
        return rows

    def close(self) -> None:
        """Finishes what was asked for."""
        self._threads.shutdown()
        leave(self._open)


def is_lost(session: Session) -> bool:
    """Whether a session is gone, as far as that is known without asking: the database says nothing unasked,
    unless it says goodbye.
    """
    if session.closed:
        return True
    ear = poll()
    ear.register(session.fileno(), POLLIN)
    if ear.poll(0):
        try:
            session.pgconn.consume_input()
        except psycopg.Error:
            session.close()
            return True
    return False


class Unsure(psycopg.OperationalError):
    """The session was lost while it committed: nobody knows whether it has. Not tried again."""


def written(job: Callable[[Connection], T], rows: Rows) -> T:
    """What a job gives, once it is committed."""
    session = rows.session
    session.execute("BEGIN")
    try:
        answer = job(rows)
    except BaseException:
        if not session.closed:
            session.execute("ROLLBACK")
        raise
    try:
        session.execute("COMMIT")
    except psycopg.Error as error:
        raise Unsure(type(error).__name__) from error
    return answer


@lru_cache(100)
def advancing(entries: int) -> str:
    """A statement that adds so many entries to a table, if it is as expected."""
    entry = f" SELECT id, {', '.join('?' for _ in LOG_COLUMNS.split(','))} FROM stood"
    first = f"WITH stood AS ({SET_TURN} RETURNING id) INSERT INTO actions (table_id, {LOG_COLUMNS})"
    return first + " UNION ALL".join([entry] * entries)


def advanced(before: TableRow, change: Change, worker: str, rows: Rows) -> None:
    """Stores new entries, as most changes do, in one statement, which is a transaction of its own: most of
    the time that a write takes are the ways to the database and back.
    """
    values = list(turn_values(before, change, worker))
    for entry in change.entries:
        values += entry_values(entry)
    try:
        rows.execute(advancing(len(change.entries)), values)
    except errors.UniqueViolation:
        raise Conflict("seq") from None
    except psycopg.OperationalError as error:
        if rows.session.closed:
            raise Unsure(type(error).__name__) from error
        raise
    require_change(rows, "version")


def looked_up(job: Callable[[Connection], T], rows: Rows) -> T:
    """What a job finds: one moment of the database, however many statements it needs."""
    session = rows.session
    session.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    try:
        return job(rows)
    finally:
        if not session.closed:
            session.execute("COMMIT")


def open_whole(address: str, may_migrate: bool) -> None:
    """Brings the database to the version of this program. Raises `UnusableDatabase`."""
    with usable(address):
        session = enter(address)
        try:
            check_ours(session)
            if may_migrate:
                migrate(session)
            elif version(session) != len(STEPS):
                found = version(session)
                raise WrongVersion(f"it has version {found}, not {len(STEPS)}: see obelisk admin migrate")
        finally:
            leave([session])


@contextmanager
def hold(address: str) -> Iterator[Held]:
    """A database of ours, or an empty one, for nobody else. Raises `InUse` or `UnusableDatabase`."""
    with usable(address):
        session = connect(address)
        try:
            for _ in range(LAST_WORDS):
                row = session.execute("SELECT pg_try_advisory_lock($1)", (SERVING,)).fetchone()
                if row is not None and row[0]:
                    break
                time.sleep(LAST_WORD_SECONDS)
            else:
                raise InUse(f"{shown(address)}: a server is using it")
            check_ours(session)
            yield Held(
                shown(address), Rows(session), version(session), len(STEPS), lambda to: migrate(session, to)
            )
        finally:
            leave([session])


class PostgresStorage(RowStorage):
    """Raises `UnusableDatabase`."""

    is_shared = True

    def __init__(self, address: str, may_migrate: bool = True) -> None:
        self.address = address
        open_whole(address, may_migrate)
        self.writers = Sessions(address, WRITERS, "storage-writer")
        self.readers = Sessions(address, READERS, "storage-reader")
        self._wire = Wire(lambda: connect(address))

    async def close(self) -> None:
        await self._wire.close()
        await asyncio.to_thread(self.writers.close)
        await asyncio.to_thread(self.readers.close)

    def listen(self, name: str, hear: Callable[[Notice], None]) -> None:
        self._wire.listen(name, hear)

    def tell(self, notice: Notice) -> None:
        self._wire.tell(notice)

    async def time(self) -> int:
        time = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
        return await self.read(lambda c: count(c, time, ()))

    async def disk(self) -> dict[str, int]:
        size = "SELECT pg_database_size(current_database())"
        return {"database": await self.read(lambda c: count(c, size, ()))}

    async def write(self, job: Callable[[Connection], T]) -> T:
        try:
            return await self.writers.run(lambda rows: written(job, rows))
        except psycopg.Error as error:
            raise StoreFailed(type(error).__name__) from error

    async def advance(self, before: TableRow, change: Change, worker: str = "") -> None:
        if change.seats or change.finish is not None or not change.entries:
            await super().advance(before, change, worker)
            return
        try:
            await self.writers.run(lambda rows: advanced(before, change, worker, rows))
        except psycopg.Error as error:
            raise StoreFailed(type(error).__name__) from error

    async def read(self, job: Callable[[Connection], T]) -> T:
        try:
            return await self.readers.run(lambda rows: looked_up(job, rows))
        except psycopg.Error as error:
            raise StoreFailed(type(error).__name__) from error
