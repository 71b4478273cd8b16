"""The store in one SQLite file: WAL, synchronous=FULL, one writer thread, two reader threads."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from shutil import disk_usage
from threading import local
from time import time_ns
from typing import Final, TypeVar

import apsw

from obelisk.storage.base import StoreFailed, UnusableDatabase
from obelisk.storage.checkpoints import Checkpoints
from obelisk.storage.claim import Claim
from obelisk.storage.connection import Connection
from obelisk.storage.lookalikes import look_of
from obelisk.storage.migration import STEPS, Held, WrongVersion, check_ours, migrate, version
from obelisk.storage.notices import Board, Notice
from obelisk.storage.row_storage import RowStorage
from obelisk.storage.writer import Writer

T = TypeVar("T")
READERS: Final = 2
BUSY_MS: Final = 10_000
FAULTS: Final = (apsw.Error, OSError)
"""A full disk, a file that is gone, a lock that somebody keeps."""
OLDEST_SQLITE: Final = (3, 51, 3)
"""Older ones can lose writes when the WAL is reset (SQLite's own account of it)."""


class DamagedDatabase(Exception):
    """A database that does not pass SQLite's own check."""


def look_in_sql(*logins: object) -> str | None:
    """`look_of` for SQL. Guests have no login."""
    return None if logins[0] is None else look_of(str(logins[0]))


def connect(path: Path) -> apsw.Connection:
    """A connection as every part of the program must have it. Raises `WrongVersion`."""
    found = tuple(int(part) for part in apsw.sqlite_lib_version().split("."))
    if found < OLDEST_SQLITE:
        raise RuntimeError(f"SQLite {apsw.sqlite_lib_version()} is too old")
    connection = apsw.Connection(str(path))
    connection.set_busy_timeout(BUSY_MS)
    # First of all: the next line changes the file, and it may be that of another program.
    check_ours(connection)
    connection.pragma("journal_mode", "wal")
    connection.pragma("synchronous", "full")
    connection.pragma("foreign_keys", True)
    connection.create_scalar_function("look_of", look_in_sql, 1, deterministic=True)
    return connection


@contextmanager
def usable(path: Path) -> Iterator[None]:
    """Says in one line why a file cannot be used, by raising `UnusableDatabase`."""
    try:
        yield
    except (WrongVersion, DamagedDatabase) as error:
        raise UnusableDatabase(f"{path}: {error}") from None
    except OSError as error:
        raise UnusableDatabase(f"{path}: {(error.strerror or type(error).__name__).lower()}") from None
    except apsw.Error as error:
        raise UnusableDatabase(f"{path}: {error}".lower()) from None


def open_whole(path: Path, may_migrate: bool) -> apsw.Connection:
    """The database, made if there is none, in the version of this program. Raises `UnusableDatabase`."""
    with usable(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        # Seeds of running games are in there: for the owner only.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        connection = connect(path)
        if may_migrate:
            migrate(connection)
        elif version(connection) != len(STEPS):
            found = version(connection)
            raise WrongVersion(f"it has version {found}, not {len(STEPS)}: see obelisk admin migrate")
        return connection


@contextmanager
def hold(path: Path) -> Iterator[Held]:
    """A database of ours, or an empty one, for nobody else. Raises `InUse` or `UnusableDatabase`."""
    claim = Claim(path)
    try:
        with usable(path):
            connection = connect(path)
            try:
                yield Held(
                    str(path), connection, version(connection), len(STEPS), lambda to: migrate(connection, to)
                )
            finally:
                connection.close()
    finally:
        claim.release()


class SqliteStorage(RowStorage):
    """Writes are grouped into commits; reads never wait for them. Raises `UnusableDatabase`."""

    is_shared = False

    def __init__(self, path: Path, may_migrate: bool = True) -> None:
        self.path = path
        connection = open_whole(path, may_migrate)
        with usable(path):
            self.checkpoints = Checkpoints(connection, connect(path))
        self.writer = Writer(connection)
        self._readers = ThreadPoolExecutor(READERS, "storage-reader")
        self._own = local()
        self._open: list[apsw.Connection] = []
        self._board = Board()

    async def close(self) -> None:
        await asyncio.to_thread(self.checkpoints.stop)
        await asyncio.to_thread(self.writer.stop)
        self._readers.shutdown()
        for connection in self._open:
            connection.close()

    def listen(self, name: str, hear: Callable[[Notice], None]) -> None:
        self._board.listen(name, hear)

    def tell(self, notice: Notice) -> None:
        self._board.tell(notice)

    async def time(self) -> int:
        return time_ns() // 1_000_000

    async def disk(self) -> dict[str, int]:
        log = self.path.with_name(f"{self.path.name}-wal")
        sizes = {
            part: file.stat().st_size if file.exists() else 0
            for part, file in (("database", self.path), ("log", log))
        }
        return {**sizes, "free": disk_usage(self.path.parent).free}

    async def write(self, job: Callable[[Connection], T]) -> T:
        try:
            return await self.writer.run(job)
        except FAULTS as error:
            raise StoreFailed(type(error).__name__) from error

    async def read(self, job: Callable[[Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)
        except FAULTS as error:
            raise StoreFailed(type(error).__name__) from error

    def _read(self, job: Callable[[Connection], T]) -> T:
        connection: apsw.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = connect(self.path)
            connection.pragma("query_only", True)
            self._own.connection = connection
            self._open.append(connection)
        return job(connection)


def back_up(source: Path, target: Path) -> None:
    """Copies a database while it is in use; the copy is one moment of it, checked and on disk. Raises
    `FileExistsError` or `UnusableDatabase`.
    """
    if target.exists():
        raise FileExistsError(str(target))
    part = target.with_name(f".{target.name}.part")
    with usable(source):
        reader = connect(source)
    with usable(target):
        part.unlink(missing_ok=True)
        copy = apsw.Connection(str(part))
        with copy.backup("main", reader, "main") as backup:
            while not backup.done:
                backup.step(-1)
        copy.pragma("journal_mode", "delete")
    with usable(source):
        verify(copy)
    copy.close()
    reader.close()
    part.chmod(0o600)
    with part.open("rb") as file:
        os.fsync(file.fileno())
    os.replace(part, target)


def verify(connection: apsw.Connection) -> None:
    found = connection.pragma("integrity_check")
    if found != "ok":
        raise DamagedDatabase(str(found))


def restore(backup: Path, target: Path) -> None:
    """Puts a checked backup in the place of a database that no server uses; the old one is kept aside. Raises
    `InUse` or `UnusableDatabase`.
    """
    claim = Claim(target)
    try:
        with usable(backup):
            put_back(backup, target)
    finally:
        claim.release()


def put_back(backup: Path, target: Path) -> None:
    source = apsw.Connection(str(backup), flags=apsw.SQLITE_OPEN_READONLY)
    verify(source)
    check_ours(source)
    if not version(source):
        raise WrongVersion("the database is empty")
    part = target.with_name(f".{target.name}.part")
    part.unlink(missing_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    copy = apsw.Connection(str(part))
    with copy.backup("main", source, "main") as run:
        run.step(-1)
    copy.close()
    source.close()
    part.chmod(0o600)
    kept = target.with_name(f"{target.name}.before-restore")
    if target.exists():
        # The log of one that was kept before belongs to that one alone.
        kept.with_name(f"{kept.name}-wal").unlink(missing_ok=True)
    for suffix in ("", "-wal", "-shm"):
        old = target.with_name(target.name + suffix)
        if old.exists():
            os.replace(old, kept.with_name(kept.name + suffix))
    os.replace(part, target)
