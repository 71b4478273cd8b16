"""Which store a name means: the address of a PostgreSQL database, or a file of SQLite's."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

from obelisk.storage.base import UnusableDatabase
from obelisk.storage.claim import Claim
from obelisk.storage.migration import Held
from obelisk.storage.row_storage import RowStorage

NO_FILE: Final = ":memory:"
"""To SQLite this is a database that nobody else can open."""


def is_postgres(database: str) -> bool:
    return database.startswith(("postgresql://", "postgres://"))


def file_of(database: str) -> Path:
    """The file of SQLite's that a name means. Raises `UnusableDatabase`."""
    path = Path(database)
    if "://" in database or "\0" in database or path.name in ("", "..", NO_FILE):
        raise UnusableDatabase(f"database {database!r}: the path of a file or postgresql://… is expected")
    return path


def open_storage(database: str, may_migrate: bool = True) -> RowStorage:
    """The store, made if there is none. Raises `UnusableDatabase`."""
    if is_postgres(database):
        # Not everybody has its library.
        from obelisk.storage.postgres import PostgresStorage

        return PostgresStorage(database, may_migrate)
    from obelisk.storage.sqlite import SqliteStorage

    return SqliteStorage(file_of(database), may_migrate)


def prepare(database: str) -> None:
    """Brings a PostgreSQL database to the version of this program. Raises `UnusableDatabase`."""
    from obelisk.storage import postgres

    postgres.open_whole(database, may_migrate=True)


def hold(database: str) -> AbstractContextManager[Held]:
    """A database of ours, or an empty one, for nobody else. Raises `InUse` or `UnusableDatabase`."""
    if is_postgres(database):
        from obelisk.storage import postgres

        return postgres.hold(database)
    from obelisk.storage import sqlite

    return sqlite.hold(file_of(database))


def claim(database: str) -> Claim | None:
    """A file belongs to one server; a PostgreSQL database is shared by all of them. Raises `InUse` or
    `UnusableDatabase`.
    """
    return None if is_postgres(database) else Claim(file_of(database))
