"""The store in one SQLite file: WAL, synchronous=FULL, one writer thread, two reader threads."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import local
from typing import Final, TypeVar

import apsw

from obelisk.storage import deck_rows, draft_rows, history_rows, people_rows, table_rows
from obelisk.storage.base import (
    Change,
    ChatLine,
    DeckRow,
    LobbyFilter,
    LogEntry,
    Person,
    Rating,
    ResultRow,
    Retention,
    StoreFailed,
    TableRow,
    Turn,
)
from obelisk.storage.checkpoints import Checkpoints
from obelisk.storage.claim import Claim
from obelisk.storage.lookalikes import look_of
from obelisk.storage.migration import STEPS, WrongVersion, check_ours, migrate, version
from obelisk.storage.retention import purge
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


class UnusableDatabase(Exception):
    """A file that cannot be the database of a server; the text says which and why."""


def look_in_sql(*logins: object) -> str | None:
    """`look_of` for SQL. Guests have no login."""
    return None if logins[0] is None else look_of(str(logins[0]))


def connect(path: Path) -> apsw.Connection:
    """A connection as every part of the program must have it."""
    found = tuple(int(part) for part in apsw.sqlite_lib_version().split("."))
    if found < OLDEST_SQLITE:
        raise RuntimeError(f"SQLite {apsw.sqlite_lib_version()} is too old")
    connection = apsw.Connection(str(path))
    connection.set_busy_timeout(BUSY_MS)
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
        check_ours(connection)
        if may_migrate:
            migrate(connection)
        elif version(connection) != len(STEPS):
            found = version(connection)
            raise WrongVersion(f"it has version {found}, not {len(STEPS)}: see obelisk admin migrate")
        return connection


class SqliteStorage:
    """Writes are grouped into commits; reads never wait for them. Raises `UnusableDatabase`."""

    def __init__(self, path: Path, may_migrate: bool = True) -> None:
        self.path = path
        connection = open_whole(path, may_migrate)
        self.checkpoints = Checkpoints(connection, lambda: connect(path))
        self.writer = Writer(connection)
        self._readers = ThreadPoolExecutor(READERS, "storage-reader")
        self._own = local()
        self._open: list[apsw.Connection] = []

    async def close(self) -> None:
        await asyncio.to_thread(self.checkpoints.stop)
        await asyncio.to_thread(self.writer.stop)
        self._readers.shutdown()
        for connection in self._open:
            connection.close()

    async def write(self, job: Callable[[apsw.Connection], T]) -> T:
        try:
            return await self.writer.run(job)
        except FAULTS as error:
            raise StoreFailed(type(error).__name__) from error

    async def read(self, job: Callable[[apsw.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)
        except FAULTS as error:
            raise StoreFailed(type(error).__name__) from error

    def _read(self, job: Callable[[apsw.Connection], T]) -> T:
        connection: apsw.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = connect(self.path)
            connection.pragma("query_only", True)
            self._own.connection = connection
            self._open.append(connection)
        return job(connection)

    async def is_ready(self) -> bool:
        return await self.write(lambda c: True)

    async def latest(self) -> int | None:
        return await self.read(history_rows.latest)

    # People

    async def add_person(self, person: Person, session: bytes, expires: int) -> None:
        def job(c: apsw.Connection) -> None:
            people_rows.add_person(c, person)
            kind = "token" if person.kind == "bot" else "cookie"
            people_rows.add_session(c, session, person.id, kind, person.created, expires)

        await self.write(job)

    async def person(self, id: str) -> Person | None:
        return await self.read(lambda c: people_rows.person(c, id))

    async def person_by_login(self, login: str) -> Person | None:
        return await self.read(lambda c: people_rows.person_by_login(c, login))

    async def promote(self, id: str, name: str, login: str, password: str) -> None:
        await self.write(lambda c: people_rows.promote(c, id, name, login, password))

    async def change_person(self, id: str, name: str, language: str, login: str | None) -> None:
        await self.write(lambda c: people_rows.change_person(c, id, name, language, login))

    async def set_password(self, id: str, password: str, keep: bytes | None) -> None:
        await self.write(lambda c: people_rows.set_password(c, id, password, keep))

    async def set_banned(self, id: str, banned: bool) -> None:
        await self.write(lambda c: people_rows.set_banned(c, id, banned))

    async def banned(self) -> list[str]:
        return await self.read(people_rows.banned)

    async def erase_person(self, id: str) -> None:
        await self.write(lambda c: people_rows.erase_person(c, id))

    async def people_of(self, owner: str) -> list[Person]:
        return await self.read(lambda c: people_rows.people_of(c, owner))

    # Sessions

    async def add_session(self, hash: bytes, person: str, kind: str, created: int, expires: int) -> None:
        await self.write(lambda c: people_rows.add_session(c, hash, person, kind, created, expires))

    async def drop_old_sessions(self, now: int) -> None:
        await self.write(lambda c: people_rows.drop_old_sessions(c, now))

    async def session(self, hash: bytes, now: int) -> tuple[Person, str] | None:
        return await self.read(lambda c: people_rows.session(c, hash, now))

    async def drop_session(self, hash: bytes) -> None:
        await self.write(lambda c: people_rows.drop_session(c, hash))

    async def drop_sessions(self, person: str) -> int:
        return await self.write(lambda c: people_rows.drop_sessions(c, person))

    async def renew_token(self, hash: bytes, person: str, created: int, expires: int) -> None:
        def job(c: apsw.Connection) -> None:
            people_rows.drop_sessions(c, person)
            people_rows.add_session(c, hash, person, "token", created, expires)

        await self.write(job)

    # Links to choose a new password

    async def add_reset(self, hash: bytes, person: str, expires: int) -> None:
        await self.write(lambda c: people_rows.add_reset(c, hash, person, expires))

    async def reset_of(self, hash: bytes, now: int) -> Person | None:
        return await self.read(lambda c: people_rows.reset_of(c, hash, now))

    async def use_reset(self, hash: bytes, person: str, password: str) -> None:
        await self.write(lambda c: people_rows.use_reset(c, hash, person, password))

    # Tables

    async def add_table(self, row: TableRow, entries: list[LogEntry]) -> None:
        await self.write(lambda c: table_rows.insert_table(c, row, entries))

    async def table(self, id: str) -> TableRow | None:
        return await self.read(lambda c: table_rows.table(c, id))

    async def log(self, id: str) -> list[LogEntry]:
        return await self.read(lambda c: table_rows.log(c, id))

    async def arrange(self, before: TableRow, after: TableRow) -> None:
        await self.write(lambda c: table_rows.arrange(c, before, after))

    async def set_status(self, id: str, before: str, status: str, at: int) -> None:
        await self.write(lambda c: table_rows.set_status(c, id, before, status, at))

    async def set_rematch(self, id: str, rematch: TableRow) -> None:
        await self.write(lambda c: table_rows.set_rematch(c, id, rematch))

    async def start(self, id: str, setup: str, turn: Turn) -> None:
        await self.write(lambda c: table_rows.start(c, id, setup, turn))

    async def advance(self, id: str, seq: int, change: Change) -> None:
        await self.write(lambda c: table_rows.advance(c, id, seq, change))

    async def lobby(self, wanted: LobbyFilter) -> list[TableRow]:
        return await self.read(lambda c: table_rows.lobby(c, wanted))

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        return await self.read(lambda c: table_rows.tables_of(c, person, limit))

    async def count_waiting(self, person: str) -> int:
        return await self.read(lambda c: table_rows.count_waiting(c, person))

    async def count_open(self, owner: str) -> int:
        return await self.read(lambda c: table_rows.count_open(c, owner))

    async def bot_turns(self) -> list[str]:
        return await self.read(table_rows.bot_turns)

    async def deadlines(self) -> list[tuple[str, int]]:
        return await self.read(table_rows.deadlines)

    async def archive_idle(self, before: int) -> list[str]:
        return await self.write(lambda c: table_rows.archive_idle(c, before))

    async def count_imports(self, owner: str) -> int:
        return await self.read(lambda c: table_rows.count_imports(c, owner))

    async def purge(self, retention: Retention, awake: set[str]) -> int:
        return await self.write(lambda c: purge(c, retention, awake))

    async def save_snapshot(self, id: str, seq: int, state: str) -> None:
        await self.write(lambda c: table_rows.save_snapshot(c, id, seq, state))

    async def snapshot(self, id: str) -> tuple[int, str] | None:
        return await self.read(lambda c: table_rows.snapshot(c, id))

    # Chat

    async def add_chat(self, table: str, person: str, text: str, at: int, most: int) -> int:
        return await self.write(lambda c: history_rows.add_chat(c, table, person, text, at, most))

    async def chat(self, table: str, reader: str | None, limit: int) -> list[ChatLine]:
        return await self.read(lambda c: history_rows.chat(c, table, reader, limit))

    async def set_mute(self, muter: str, muted: str, is_muted: bool) -> None:
        await self.write(lambda c: people_rows.set_mute(c, muter, muted, is_muted))

    async def mutes(self, muter: str) -> list[str]:
        return await self.read(lambda c: people_rows.mutes(c, muter))

    # Decks

    async def decks(self, person: str) -> list[DeckRow]:
        return await self.read(lambda c: deck_rows.decks(c, person))

    async def keep_deck(self, deck: DeckRow, most: int) -> None:
        await self.write(lambda c: deck_rows.keep_deck(c, deck, most))

    async def drop_deck(self, person: str, id: str) -> None:
        await self.write(lambda c: deck_rows.drop_deck(c, person, id))

    # Drafts

    async def draft_decks(self, draft: str) -> dict[int, str]:
        return await self.read(lambda c: draft_rows.draft_decks(c, draft))

    async def set_draft_deck(self, draft: str, seat: int, cards: str) -> None:
        await self.write(lambda c: draft_rows.set_draft_deck(c, draft, seat, cards))

    async def draft_matches(self, draft: str) -> dict[int, TableRow]:
        return await self.read(lambda c: draft_rows.draft_matches(c, draft))

    async def add_draft_match(self, draft: str, number: int, row: TableRow) -> None:
        await self.write(lambda c: draft_rows.add_draft_match(c, draft, number, row))

    # Ratings and results

    async def ratings(self, person: str) -> list[Rating]:
        return await self.read(lambda c: history_rows.ratings(c, person))

    async def ladder(self, game: str, of_bots: bool, limit: int) -> list[tuple[Rating, str]]:
        return await self.read(lambda c: history_rows.ladder(c, game, of_bots, limit))

    async def results(self, person: str, before: int, limit: int) -> list[ResultRow]:
        return await self.read(lambda c: history_rows.results(c, person, before, limit))


def back_up(source: Path, target: Path) -> None:
    """Copies a database while it is in use; the copy is one moment of it, checked and on disk."""
    if target.exists():
        raise FileExistsError(str(target))
    part = target.with_name(f".{target.name}.part")
    part.unlink(missing_ok=True)
    reader = connect(source)
    copy = apsw.Connection(str(part))
    with copy.backup("main", reader, "main") as backup:
        while not backup.done:
            backup.step(-1)
    copy.pragma("journal_mode", "delete")
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
    for suffix in ("", "-wal", "-shm"):
        old = target.with_name(target.name + suffix)
        if old.exists():
            os.replace(old, target.with_name(f"{target.name}.before-restore{suffix}"))
    os.replace(part, target)
