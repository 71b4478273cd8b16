"""Chat, mutes, reactions and what was read: functions of a connection."""

from __future__ import annotations

from typing import Any, Final

from obelisk.storage.base import Conflict
from obelisk.storage.connection import Connection, count, require_change
from obelisk.storage.talk import GALLERY, TABLE_ROOM, ChatLine, Ears, Reaction

LINE: Final = "c.id, c.person, p.name, c.text, c.at, c.room, c.phrase, c.removed"
HEARD: Final = (
    "NOT EXISTS (SELECT 1 FROM mutes m WHERE m.muter = ?2 AND m.muted = x.person)"
    " AND ((x.room = ?3 AND x.at <= ?4) OR x.room = ?5)"
)


def add_chat(
    connection: Connection, table: str, person: str, text: str, at: int, most: int, room: str, phrase: str
) -> int:
    row = connection.execute(
        "INSERT INTO chat (table_id, person, text, at, room, phrase) VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
        (table, person, text, at, room, phrase),
    ).fetchone()
    too_old = "(SELECT id FROM chat WHERE table_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)"
    connection.execute(
        f"DELETE FROM reactions WHERE table_id = ?1 AND kind = 'line' AND target <= {too_old}", (table, most)
    )
    connection.execute(f"DELETE FROM chat WHERE table_id = ?1 AND id <= {too_old}", (table, most))
    return int(row[0])


def chat(connection: Connection, table: str, ears: Ears, limit: int) -> list[ChatLine]:
    heard = HEARD.replace("x.", "c.")
    rows: list[tuple[Any, ...]] = connection.execute(
        f"SELECT {LINE} FROM chat c JOIN people p ON p.id = c.person WHERE c.table_id = ?1 AND {heard}"
        " ORDER BY c.id DESC LIMIT ?6",
        (table, *heard_by(ears), limit),
    ).fetchall()
    return [ChatLine(*row) for row in reversed(rows)]


def heard_by(ears: Ears) -> tuple[Any, ...]:
    return ears.person, TABLE_ROOM, ears.until, GALLERY if ears.has_gallery else ""


def chat_line(connection: Connection, id: int) -> tuple[str, ChatLine] | None:
    row = connection.execute(
        f"SELECT c.table_id, {LINE} FROM chat c JOIN people p ON p.id = c.person WHERE c.id = ?", (id,)
    ).fetchone()
    return None if row is None else (str(row[0]), ChatLine(*row[1:]))


def remove_chat(connection: Connection, id: int, at: int) -> None:
    # Never earlier than the last: whoever has heard of that one has to hear of this.
    connection.execute(
        "UPDATE chat SET text = '', phrase = '', removed = max_of.at FROM"
        " (SELECT CASE WHEN coalesce(max(removed), 0) >= ?1 THEN max(removed) + 1 ELSE ?1 END AS at"
        " FROM chat WHERE removed > 0) AS max_of WHERE id = ?2 AND removed = 0",
        (at, id),
    )
    require_change(connection, "line")
    connection.execute("DELETE FROM reactions WHERE kind = 'line' AND target = ?", (id,))


def removed_chat(connection: Connection, after: int) -> list[tuple[int, str, int]]:
    rows = connection.execute(
        "SELECT id, table_id, removed FROM chat WHERE removed > ? AND removed > 0 ORDER BY removed", (after,)
    )
    return [(int(row[0]), str(row[1]), int(row[2])) for row in rows]


def last_removed(connection: Connection) -> int:
    return count(connection, "SELECT coalesce(max(removed), 0) FROM chat WHERE removed > 0", ())


def set_mute(connection: Connection, muter: str, muted: str, is_muted: bool) -> None:
    if is_muted:
        connection.execute("INSERT INTO mutes VALUES (?, ?) ON CONFLICT DO NOTHING", (muter, muted))
    else:
        connection.execute("DELETE FROM mutes WHERE muter = ? AND muted = ?", (muter, muted))


def mutes(connection: Connection, muter: str) -> list[str]:
    rows = connection.execute("SELECT muted FROM mutes WHERE muter = ? ORDER BY muted", (muter,))
    return [str(row[0]) for row in rows]


def muted_people(connection: Connection, muter: str) -> list[tuple[str, str, str]]:
    rows = connection.execute(
        "SELECT p.id, p.name, p.kind FROM mutes m JOIN people p ON p.id = m.muted"
        " WHERE m.muter = ? AND p.kind != 'deleted' ORDER BY lower(p.name), p.id",
        (muter,),
    ).fetchall()
    return [(str(row[0]), str(row[1]), str(row[2])) for row in rows]


def set_silent(connection: Connection, person: str, until: int) -> None:
    connection.execute("UPDATE people SET silent_until = ? WHERE id = ?", (until, person))
    require_change(connection, "person")


def react(connection: Connection, table: str, reaction: Reaction, most: int) -> None:
    where = (table, reaction.kind, reaction.target, reaction.person)
    if not reaction.mark:
        connection.execute(
            "DELETE FROM reactions WHERE table_id = ? AND kind = ? AND target = ? AND person = ?", where
        )
        return
    others = (
        "SELECT count(*) FROM reactions WHERE table_id = ? AND NOT (kind = ? AND target = ?) AND person = ?"
    )
    if count(connection, others, where) >= most:
        raise Conflict("many")
    connection.execute(
        "INSERT INTO reactions (table_id, kind, target, person, mark, room, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, kind, target, person) DO UPDATE SET mark = excluded.mark,"
        " room = excluded.room, at = excluded.at",
        (*where, reaction.mark, reaction.room, reaction.at),
    )


def reactions(connection: Connection, table: str, ears: Ears, limit: int) -> list[Reaction]:
    heard = HEARD.replace("x.", "r.")
    rows: list[tuple[Any, ...]] = connection.execute(
        "SELECT r.person, r.kind, r.target, r.mark, r.room, r.at FROM reactions r"
        f" WHERE r.table_id = ?1 AND {heard} ORDER BY r.at DESC, r.kind, r.target, r.person LIMIT ?6",
        (table, *heard_by(ears), limit),
    ).fetchall()
    return [Reaction(*row) for row in reversed(rows)]


def set_read(connection: Connection, person: str, table: str, line: int) -> None:
    connection.execute(
        "INSERT INTO chat_reads (person, table_id, line) VALUES (?, ?, ?) ON CONFLICT (person, table_id)"
        " DO UPDATE SET line = excluded.line WHERE excluded.line > chat_reads.line",
        (person, table, line),
    )


def read_until(connection: Connection, person: str, table: str) -> int:
    row = connection.execute(
        "SELECT line FROM chat_reads WHERE person = ? AND table_id = ?", (person, table)
    ).fetchone()
    return 0 if row is None else int(row[0])


def unread(connection: Connection, person: str, tables: list[str]) -> dict[str, int]:
    if not tables:
        return {}
    marks = ", ".join(f"?{number + 3}" for number in range(len(tables)))
    rows = connection.execute(
        "SELECT c.table_id, count(*) FROM chat c LEFT JOIN chat_reads r ON r.person = ?1"
        " AND r.table_id = c.table_id WHERE c.id > coalesce(r.line, 0) AND c.room = ?2 AND c.removed = 0"
        " AND c.person <> ?1 AND NOT EXISTS (SELECT 1 FROM mutes m WHERE m.muter = ?1 AND m.muted = c.person)"
        f" AND c.table_id IN ({marks}) GROUP BY c.table_id",
        (person, TABLE_ROOM, *tables),
    )
    return {str(row[0]): int(row[1]) for row in rows}


def erase_talk(connection: Connection, person: str) -> None:
    """What somebody said and showed, and what others showed at it."""
    connection.execute(
        "DELETE FROM reactions WHERE person = ?1"
        " OR (kind = 'line' AND target IN (SELECT id FROM chat WHERE person = ?1))",
        (person,),
    )
    connection.execute("DELETE FROM chat_reads WHERE person = ?", (person,))
    connection.execute("DELETE FROM chat WHERE person = ?", (person,))
    connection.execute("DELETE FROM mutes WHERE muter = ?1 OR muted = ?1", (person,))
