"""Reports, what they come to for people, and variations of records: functions of a connection."""

from __future__ import annotations

from obelisk.storage.coaching import Coached
from obelisk.storage.connection import Connection
from obelisk.storage.standing_rows import RESULT, result_of


def report(connection: Connection, table: str) -> tuple[str, str] | None:
    """The depth of the report of a table, and the report as JSON text."""
    row = connection.execute("SELECT depth, report FROM reports WHERE table_id = ?", (table,)).fetchone()
    return (str(row[0]), str(row[1])) if row is not None else None


def keep_report(connection: Connection, table: str, depth: str, report: str, summary: str) -> None:
    connection.execute(
        "INSERT INTO reports (table_id, depth, report, summary) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE"
        " SET depth = excluded.depth, report = excluded.report, summary = excluded.summary",
        (table, depth, report, summary),
    )


def coached(connection: Connection, person: str, game: str, limit: int) -> list[Coached]:
    """The last games of somebody with what the coach says of them, the latest first."""
    rows = connection.execute(
        f"SELECT {RESULT}, coalesce(p.depth, ''), coalesce(p.summary, '') FROM results r"
        " LEFT JOIN reports p ON p.table_id = r.table_id WHERE r.person = ?1 AND r.game = ?2"
        " AND NOT EXISTS (SELECT 1 FROM results o WHERE o.table_id = r.table_id AND o.person = r.person"
        " AND o.seat != r.seat) ORDER BY r.at DESC, r.table_id DESC LIMIT ?3",
        (person, game, limit),
    ).fetchall()
    return [Coached(result_of(tuple(row[:-2])), str(row[-2]), str(row[-1])) for row in rows]


def add_notes(connection: Connection, table: str, notes: str) -> None:
    connection.execute("INSERT INTO notes VALUES (?, ?)", (table, notes))


def notes(connection: Connection, table: str) -> str:
    row = connection.execute("SELECT notes FROM notes WHERE table_id = ?", (table,)).fetchone()
    return str(row[0]) if row is not None else ""
