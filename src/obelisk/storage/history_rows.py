"""Chat, reports and when something was stored last: functions of a connection."""

from __future__ import annotations

from typing import Any

from obelisk.storage.base import ChatLine
from obelisk.storage.connection import Connection


def add_chat(connection: Connection, table: str, person: str, text: str, at: int, most: int) -> int:
    row = connection.execute(
        "INSERT INTO chat (table_id, person, text, at) VALUES (?, ?, ?, ?) RETURNING id",
        (table, person, text, at),
    ).fetchone()
    connection.execute(
        "DELETE FROM chat WHERE table_id = ?1 AND id <="
        " (SELECT id FROM chat WHERE table_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)",
        (table, most),
    )
    return int(row[0])


def chat(connection: Connection, table: str, reader: str | None, limit: int) -> list[ChatLine]:
    """The last lines, oldest first, without those of people the reader has muted."""
    rows: list[tuple[Any, ...]] = connection.execute(
        "SELECT c.id, c.person, p.name, c.text, c.at FROM chat c JOIN people p ON p.id = c.person"
        " WHERE c.table_id = ? AND NOT EXISTS"
        " (SELECT 1 FROM mutes m WHERE m.muter = ? AND m.muted = c.person) ORDER BY c.id DESC LIMIT ?",
        (table, reader, limit),
    ).fetchall()
    return [ChatLine(*row) for row in reversed(rows)]


def latest(connection: Connection) -> int | None:
    """When something was stored last."""
    row = connection.execute(
        "SELECT max(at) FROM (SELECT max(moved) AS at FROM tables UNION ALL SELECT max(created) FROM people"
        " UNION ALL SELECT max(created) FROM sessions) AS times"
    ).fetchone()
    return None if row[0] is None else int(row[0])


def report(connection: Connection, table: str) -> tuple[str, str] | None:
    """The depth of the report of a table, and the report as JSON text."""
    row = connection.execute("SELECT depth, report FROM reports WHERE table_id = ?", (table,)).fetchone()
    return (str(row[0]), str(row[1])) if row is not None else None


def keep_report(connection: Connection, table: str, depth: str, report: str) -> None:
    connection.execute(
        "INSERT INTO reports VALUES (?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET depth = excluded.depth, report = excluded.report",
        (table, depth, report),
    )
