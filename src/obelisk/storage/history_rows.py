"""Chat, ratings and results in SQLite: functions of a connection."""

from __future__ import annotations

from typing import Any

import apsw

from obelisk.storage.base import ChatLine, Rating, ResultRow


def add_chat(connection: apsw.Connection, table: str, person: str, text: str, at: int, most: int) -> int:
    connection.execute(
        "INSERT INTO chat (table_id, person, text, at) VALUES (?, ?, ?, ?)", (table, person, text, at)
    )
    id = connection.last_insert_rowid()
    connection.execute(
        "DELETE FROM chat WHERE table_id = ?1 AND id <="
        " (SELECT id FROM chat WHERE table_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)",
        (table, most),
    )
    return id


def chat(connection: apsw.Connection, table: str, reader: str | None, limit: int) -> list[ChatLine]:
    """The last lines, oldest first, without those of people the reader has muted."""
    rows: list[tuple[Any, ...]] = connection.execute(
        "SELECT c.id, c.person, p.name, c.text, c.at FROM chat c JOIN people p ON p.id = c.person"
        " WHERE c.table_id = ? AND NOT EXISTS"
        " (SELECT 1 FROM mutes m WHERE m.muter = ? AND m.muted = c.person) ORDER BY c.id DESC LIMIT ?",
        (table, reader, limit),
    ).fetchall()
    return [ChatLine(*row) for row in reversed(rows)]


def ratings(connection: apsw.Connection, person: str) -> list[Rating]:
    rows: list[tuple[Any, ...]] = connection.execute(
        "SELECT person, game, mu, sigma, games FROM ratings WHERE person = ? ORDER BY game", (person,)
    ).fetchall()
    return [Rating(*row) for row in rows]


def ladder(connection: apsw.Connection, game: str, of_bots: bool, limit: int) -> list[tuple[Rating, str]]:
    """The best, by what they are at least; with their names."""
    rows: list[tuple[Any, ...]] = connection.execute(
        "SELECT r.person, r.game, r.mu, r.sigma, r.games, p.name FROM ratings r"
        " JOIN people p ON p.id = r.person WHERE r.game = ? AND (p.kind = 'bot') = ?"
        " ORDER BY r.mu - 3 * r.sigma DESC, r.person LIMIT ?",
        (game, int(of_bots), limit),
    ).fetchall()
    return [(Rating(*row[:5]), str(row[5])) for row in rows]


def results(connection: apsw.Connection, person: str, before: int, limit: int) -> list[ResultRow]:
    rows: list[tuple[Any, ...]] = connection.execute(
        "SELECT table_id, seat, person, game, place, seats, is_rated, at FROM results"
        " WHERE person = ? AND at < ? ORDER BY at DESC LIMIT ?",
        (person, before, limit),
    ).fetchall()
    return [ResultRow(*row) for row in rows]


def latest(connection: apsw.Connection) -> int | None:
    """When something was stored last."""
    row = connection.execute(
        "SELECT max(at) FROM (SELECT max(moved) AS at FROM tables UNION ALL SELECT max(created) FROM people"
        " UNION ALL SELECT max(created) FROM sessions)"
    ).fetchone()
    assert row is not None
    return None if row[0] is None else int(row[0])
