"""What is not kept for ever: deleted a little at a time, so that nobody who plays has to wait."""

from __future__ import annotations

from obelisk.storage.base import Retention
from obelisk.storage.connection import Connection
from obelisk.storage.people_rows import erase_person

TABLES_AT_ONCE = 50
LINES_AT_ONCE = 500
GUESTS_AT_ONCE = 50


def purge(connection: Connection, retention: Retention, awake: set[str]) -> int:
    """Deletes some of what is too old; says how much it was. Tables that are awake are left alone."""
    return (
        purge_tables(connection, retention, awake)
        + purge_chat(connection, retention.chat)
        + purge_guests(connection, retention.guests)
    )


def purge_tables(connection: Connection, retention: Retention, awake: set[str]) -> int:
    """Tables that were closed before they began, and imported records. A draft needs its matches."""
    rows = connection.execute(
        "SELECT id FROM (SELECT id FROM tables WHERE status = 'closed' AND moved < ?1"
        " UNION ALL SELECT id FROM tables WHERE origin = 'import' AND moved < ?2) AS old"
        " WHERE NOT EXISTS (SELECT 1 FROM draft_matches m WHERE m.table_id = old.id) LIMIT ?3",
        (retention.closed, retention.imports, TABLES_AT_ONCE + len(awake)),
    ).fetchall()
    found = [str(row[0]) for row in rows if row[0] not in awake][:TABLES_AT_ONCE]
    for id in found:
        connection.execute(
            "UPDATE tables SET rematch = NULL WHERE rematch = ?1"
            " AND id = (SELECT substr(origin, 9) FROM tables WHERE id = ?1 AND origin LIKE 'rematch:%')",
            (id,),
        )
        for name in ("seats", "actions", "chat", "snapshots", "reports", "notes", "reactions", "chat_reads"):
            connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (id,))
        connection.execute("DELETE FROM tables WHERE id = ?", (id,))
    return len(found)


def purge_chat(connection: Connection, before: int) -> int:
    """What was said at tables that are over."""
    rows = connection.execute(
        "SELECT c.id, c.table_id FROM chat c JOIN tables t ON t.id = c.table_id"
        " WHERE c.at < ? AND t.status NOT IN ('lobby', 'playing') ORDER BY c.at LIMIT ?",
        (before, LINES_AT_ONCE),
    ).fetchall()
    for id, table in rows:
        connection.execute(
            "DELETE FROM reactions WHERE table_id = ? AND (at < ? OR (kind = 'line' AND target = ?))",
            (table, before, id),
        )
        connection.execute("DELETE FROM chat WHERE id = ?", (id,))
    return len(rows)


def purge_guests(connection: Connection, before: int) -> int:
    """Guests whom nobody can be any more and whom no game waits for. Who has played leaves an id behind."""
    rows = connection.execute(
        "SELECT p.id FROM people p WHERE p.kind = 'guest' AND p.created < ?"
        " AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = p.id)"
        " AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.person = p.id AND s.goes_on)"
        " ORDER BY p.created LIMIT ?",
        (before, GUESTS_AT_ONCE),
    ).fetchall()
    for (id,) in rows:
        erase_person(connection, str(id))
        connection.execute(
            "DELETE FROM people WHERE id = ?1"
            " AND NOT EXISTS (SELECT 1 FROM seats WHERE person = ?1)"
            " AND NOT EXISTS (SELECT 1 FROM results WHERE person = ?1)"
            " AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = ?1)",
            (id,),
        )
    return len(rows)
