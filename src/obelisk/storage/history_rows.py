"""Chat, ratings and results: functions of a connection."""

from __future__ import annotations

from typing import Any

from obelisk.storage.base import ChatLine, Rating, ResultRow
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


def ratings(connection: Connection, person: str) -> list[Rating]:
    rows: list[tuple[Any, ...]] = connection.execute(
        "SELECT person, game, mu, sigma, games FROM ratings WHERE person = ? ORDER BY game", (person,)
    ).fetchall()
    return [Rating(*row) for row in rows]


def ladder(connection: Connection, game: str, of_bots: bool, limit: int) -> list[tuple[Rating, str]]:
    """The best, by what they are at least; with their names."""
    rows: list[tuple[Any, ...]] = connection.execute(
        "SELECT r.person, r.game, r.mu, r.sigma, r.games, p.name FROM ratings r"
        " JOIN people p ON p.id = r.person WHERE r.game = ? AND (p.kind = 'bot') = ?"
        " ORDER BY r.mu - 3 * r.sigma DESC, r.person LIMIT ?",
        (game, of_bots, limit),
    ).fetchall()
    return [(Rating(*row[:5]), str(row[5])) for row in rows]


def results(connection: Connection, person: str, before: int, limit: int) -> list[ResultRow]:
    rows: list[tuple[Any, ...]] = connection.execute(
        "SELECT table_id, seat, person, game, place, seats, is_rated, at FROM results"
        " WHERE person = ? AND at < ? ORDER BY at DESC LIMIT ?",
        (person, before, limit),
    ).fetchall()
    return [ResultRow(*row) for row in rows]


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
