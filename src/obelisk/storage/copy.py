"""Moves everything from one database to another, whichever each is, and compares what has arrived."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from obelisk.storage.connection import Connection, count
from obelisk.storage.migration import Held
from obelisk.storage.opening import is_postgres

KEYS: Final = {
    "people": ("id",),
    "sessions": ("hash",),
    "resets": ("hash",),
    "addresses": ("person",),
    "confirmations": ("hash",),
    "letters": ("id",),
    "tables": ("id",),
    "seats": ("table_id", "seat"),
    "actions": ("table_id", "seq"),
    "chat": ("id",),
    "mutes": ("muter", "muted"),
    "reactions": ("table_id", "kind", "target", "person"),
    "chat_reads": ("person", "table_id"),
    "ratings": ("person", "game", "seats", "pace"),
    "results": ("table_id", "seat"),
    "snapshots": ("table_id",),
    "decks": ("id",),
    "lessons": ("person", "lesson"),
    "exercise_tries": ("person", "exercise"),
    "solver_ratings": ("person", "game"),
    "exercise_ratings": ("exercise",),
    "draft_decks": ("draft", "seat"),
    "draft_matches": ("draft", "number"),
    "reports": ("table_id",),
    "notes": ("table_id",),
    "ties": ("person", "kind", "other"),
    "offences": ("id",),
    "tournaments": ("id",),
    "tournament_players": ("tournament", "person"),
    "tournament_games": ("tournament", "round", "number"),
    "clubs": ("id",),
    "club_members": ("club", "person"),
    "plans": ("table_id", "seat", "number"),
    "calendars": ("person",),
    "call_wishes": ("person",),
    "subscriptions": ("endpoint",),
    "calls": ("person", "kind", "about"),
    "keys": ("name",),
    "webhooks": ("person",),
}
"""What is copied, by its keys; a table after those that it refers to."""
OF_PROCESSES: Final = frozenset({"workers", "buckets", "seeks"})
"""What only running servers need."""
FLAGS: Final = frozenset(
    {
        "banned",
        "is_public",
        "is_rated",
        "spectators",
        "is_away",
        "has_resigned",
        "is_answer",
        "is_confirmed",
        "is_done",
        "is_right",
        "is_solved",
        "is_private",
        "is_bot",
        "is_settled",
        "is_made",
        "is_asked",
        "goes_on",
    }
)
"""Numbers in SQLite, booleans in PostgreSQL."""
PARTS: Final = {"people": ("owner IS NULL", "owner IS NOT NULL")}
"""Owners before their bots."""
AT_ONCE: Final = 200

Row = tuple[Any, ...]


class CannotCopy(Exception):
    """Why nothing was copied, in one line."""


def copy_rows(old: Held, new: Held) -> dict[str, tuple[int, str]]:
    """Copies everything into an empty database, whole or not at all. Returns for each table how many rows
    there are, and a hash of them that both have. Raises `CannotCopy`.
    """
    if old.version != old.newest:
        raise CannotCopy(
            f"{old.name}: has version {old.version}, not {old.newest}: see obelisk admin migrate"
        )
    for table in KEYS:
        if count(new.connection, f"SELECT count(*) FROM {table}", ()):
            raise CannotCopy(f"{new.name}: is not empty")
    new.connection.execute("BEGIN")
    try:
        found: dict[str, tuple[int, str]] = {}
        for table in KEYS:
            columns = columns_of(new, table)
            if set(columns) != set(columns_of(old, table)):
                raise CannotCopy(f"{table}: the columns of the two databases differ")
            for part in PARTS.get(table, ("true",)):
                for rows in pages(old.connection, table, columns, part):
                    insert(new.connection, table, columns, rows)
            found[table] = compare(old.connection, new.connection, table, columns)
        if is_postgres(new.name):
            # Lines of chat and complaints are numbered on from there.
            for table in ("chat", "offences"):
                numbers = f"pg_get_serial_sequence('{table}', 'id')"
                new.connection.execute(
                    f"SELECT setval({numbers}, coalesce(max(id), 0) + 1, false) FROM {table}"
                )
    except BaseException:
        new.connection.execute("ROLLBACK")
        raise
    new.connection.execute("COMMIT")
    return found


def columns_of(held: Held, table: str) -> list[str]:
    if is_postgres(held.name):
        question = (
            "SELECT column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name = ? ORDER BY ordinal_position"
        )
    else:
        question = "SELECT name FROM pragma_table_info(?) ORDER BY cid"
    return [str(row[0]) for row in held.connection.execute(question, (table,))]


def pages(connection: Connection, table: str, columns: list[str], part: str = "true") -> Iterator[list[Row]]:
    """The rows of a table in the order of their keys, a few at a time."""
    keys = KEYS[table]
    names, marks = ", ".join(keys), ", ".join("?" for _ in keys)
    places = [columns.index(key) for key in keys]
    after, values = "true", list[Any]()
    while True:
        found = connection.execute(
            f"SELECT {', '.join(columns)} FROM {table} WHERE {part} AND {after}"
            f" ORDER BY {names} LIMIT {AT_ONCE}",
            values,
        ).fetchall()
        if not found:
            return
        yield [alike(columns, row) for row in found]
        after, values = f"({names}) > ({marks})", [found[-1][place] for place in places]


def alike(columns: list[str], row: Row) -> Row:
    """A row as both databases would give it."""
    return tuple(bool(value) if name in FLAGS else value for name, value in zip(columns, row, strict=True))


def insert(connection: Connection, table: str, columns: list[str], rows: list[Row]) -> None:
    marks = f"({', '.join('?' for _ in columns)})"
    connection.execute(
        f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join(marks for _ in rows)}",
        [value for row in rows for value in row],
    )


def compare(old: Connection, new: Connection, table: str, columns: list[str]) -> tuple[int, str]:
    """How many rows a table has, and their hash; `CannotCopy` if any of them differs."""
    hash, rows = sha256(), 0
    theirs = pages(new, table, columns)
    for page in pages(old, table, columns):
        if page != next(theirs, None):
            raise CannotCopy(f"{table}: what has arrived differs from what was sent, after {rows} rows")
        for row in page:
            hash.update(repr(row).encode())
        rows += len(page)
    if next(theirs, None) is not None:
        raise CannotCopy(f"{table}: more has arrived than was sent")
    return rows, hash.hexdigest()
