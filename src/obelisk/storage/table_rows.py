"""Tables, seats and their append-only actions: functions of a connection."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any, Final

from obelisk.storage.base import (
    FINISHED,
    LOBBY,
    Change,
    Finish,
    LobbyFilter,
    LogEntry,
    SeatRow,
    Stored,
    TableRow,
    Turn,
)
from obelisk.storage.connection import Connection, count, require_change
from obelisk.storage.standing import Cursor, Rating
from obelisk.storage.standing_rows import have_met_often, held_rating, insert_result, set_rating

NAMES: Final = [field.name for field in fields(TableRow) if field.name != "seats"]
COLUMNS: Final = ", ".join(f"t.{name}" for name in NAMES)
FLAGS: Final = [name in ("is_public", "is_rated", "spectators") for name in NAMES]
SEAT_COLUMNS: Final = "seat, kind, person, bot, invite, name, is_away, has_resigned, commitment, secret"
SEAT_CHANGES: Final = ", ".join(f"{name} = excluded.{name}" for name in SEAT_COLUMNS.split(", ")[1:])
TABLES_AT_ONCE: Final = 500
"""A statement has only so many parameters."""
MOST_SEATS: Final = 8
NOT_OVER: Final = "('lobby', 'playing', 'archived')"
LOG_COLUMNS: Final = "seq, kind, seat, action, outcomes, at, link, key, is_answer"


def table_of(row: tuple[Any, ...]) -> TableRow:
    values: list[Any] = [bool(value) if is_flag else value for value, is_flag in zip(row, FLAGS, strict=True)]
    return TableRow(**dict(zip(NAMES, values, strict=True)))


def seat_of(row: Sequence[Any]) -> SeatRow:
    seat = SeatRow(*row)
    seat.is_away = bool(seat.is_away)
    seat.has_resigned = bool(seat.has_resigned)
    return seat


def insert_table(connection: Connection, row: TableRow, entries: list[LogEntry]) -> None:
    marks = ", ".join("?" for _ in NAMES)
    values = [getattr(row, name) for name in NAMES]
    connection.execute(f"INSERT INTO tables ({', '.join(NAMES)}) VALUES ({marks})", values)
    for seat in row.seats:
        insert_seat(connection, row.id, seat)
    insert_entries(connection, row.id, entries)


def insert_seat(connection: Connection, id: str, seat: SeatRow) -> None:
    connection.execute(
        f"INSERT INTO seats (table_id, {SEAT_COLUMNS}, goes_on)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11,"
        f" (SELECT status IN {NOT_OVER} FROM tables WHERE id = ?1))"
        f" ON CONFLICT (table_id, seat) DO UPDATE SET {SEAT_CHANGES}",
        (
            id,
            seat.seat,
            seat.kind,
            seat.person,
            seat.bot,
            seat.invite,
            seat.name,
            seat.is_away,
            seat.has_resigned,
            seat.commitment,
            seat.secret,
        ),
    )


def insert_entries(connection: Connection, id: str, entries: list[LogEntry]) -> None:
    for entry in entries:
        connection.execute(
            f"INSERT INTO actions (table_id, {LOG_COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?,?)"
            " ON CONFLICT DO NOTHING",
            (id, *entry_values(entry)),
        )
        require_change(connection, "seq")


def entry_values(entry: LogEntry) -> tuple[Any, ...]:
    """What `LOG_COLUMNS` hold."""
    return (
        entry.seq,
        entry.kind,
        entry.seat,
        entry.action,
        entry.outcomes,
        entry.at,
        entry.link,
        entry.key,
        entry.is_answer,
    )


def with_seats(connection: Connection, rows: list[TableRow]) -> list[TableRow]:
    for begin in range(0, len(rows), TABLES_AT_ONCE):
        tables = {row.id: row for row in rows[begin : begin + TABLES_AT_ONCE]}
        marks = ", ".join("?" for _ in tables)
        found = connection.execute(
            f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE table_id IN ({marks}) ORDER BY table_id, seat",
            list(tables),
        )
        for id, *seat in found:
            tables[id].seats.append(seat_of(seat))
    return rows


def table(connection: Connection, id: str) -> TableRow | None:
    row = connection.execute(f"SELECT {COLUMNS} FROM tables t WHERE id = ?", (id,)).fetchone()
    return None if row is None else with_seats(connection, [table_of(row)])[0]


def versions(connection: Connection, ids: list[str]) -> dict[str, int]:
    if not ids:
        return {}
    marks = ", ".join("?" for _ in ids)
    rows = connection.execute(f"SELECT id, version FROM tables WHERE id IN ({marks})", ids)
    return {str(row[0]): int(row[1]) for row in rows}


def whole(connection: Connection, id: str) -> Stored:
    row = table(connection, id)
    if row is None or row.setup is None:
        return Stored(row, [])
    return Stored(row, log(connection, id, 0), snapshot(connection, id))


def news(connection: Connection, id: str, version: int, seq: int) -> Stored | None:
    found = connection.execute(f"SELECT {COLUMNS} FROM tables t WHERE id = ?", (id,)).fetchone()
    if found is None:
        return Stored(None, [])
    row = table_of(found)
    if row.version == version:
        return None
    with_seats(connection, [row])
    return Stored(row, [] if row.seq == seq else log(connection, id, seq))


def log(connection: Connection, id: str, after: int) -> list[LogEntry]:
    rows = connection.execute(
        f"SELECT {LOG_COLUMNS} FROM actions WHERE table_id = ? AND seq > ? ORDER BY seq", (id, after)
    )
    entries = [LogEntry(*row) for row in rows]
    for entry in entries:
        entry.is_answer = bool(entry.is_answer)
    return entries


def arrange(connection: Connection, before: TableRow, after: TableRow) -> None:
    """Changes seats and options of a table in the lobby, or when it begins at the latest."""
    connection.execute(
        "UPDATE tables SET options = ?, deadline = ?, worker = ?, version = version + 1"
        " WHERE id = ? AND version = ? AND status = 'lobby'",
        (after.options, after.deadline, after.worker, before.id, before.version),
    )
    require_change(connection, "version")
    for old, new in zip(before.seats, after.seats, strict=True):
        if new != old:
            insert_seat(connection, before.id, new)


def set_status(connection: Connection, before: TableRow, status: str, at: int, worker: str) -> None:
    connection.execute(
        "UPDATE tables SET status = ?, moved = ?, worker = ?, version = version + 1"
        " WHERE id = ? AND version = ?",
        (status, at, worker, before.id, before.version),
    )
    require_change(connection, "version")
    note_going_on(connection, [before.id])


def note_going_on(connection: Connection, ids: list[str]) -> None:
    """Seats know whether their table goes on, so that nobody reads all that somebody has ever played."""
    for id in ids:
        connection.execute(
            f"UPDATE seats SET goes_on = (SELECT status IN {NOT_OVER} FROM tables WHERE id = ?1)"
            " WHERE table_id = ?1",
            (id,),
        )


def set_offer(connection: Connection, before: TableRow, offer: str | None) -> None:
    connection.execute(
        "UPDATE tables SET offer = ?, version = version + 1 WHERE id = ? AND version = ?",
        (offer, before.id, before.version),
    )
    require_change(connection, "version")


def set_rematch(connection: Connection, before: TableRow, rematch: TableRow) -> None:
    connection.execute(
        "UPDATE tables SET rematch = ?, version = version + 1"
        " WHERE id = ? AND version = ? AND rematch IS NULL",
        (rematch.id, before.id, before.version),
    )
    require_change(connection, "rematch")
    insert_table(connection, rematch, [])


def start(connection: Connection, before: TableRow, setup: str, turn: Turn, worker: str) -> None:
    connection.execute(
        "UPDATE tables SET status = 'playing', setup = ?, seq = 0 WHERE id = ? AND status = 'lobby'",
        (setup, before.id),
    )
    require_change(connection, "status")
    set_turn(connection, before, Change(turn), worker)
    connection.execute(
        "UPDATE tables SET strength = coalesce((SELECT avg(r.at_least) FROM seats s JOIN ratings r"
        " ON r.person = s.person AND r.game = tables.game WHERE s.table_id = tables.id AND r.seats = ?), 0)"
        " WHERE id = ? AND is_public AND spectators",
        (len(before.seats), before.id),
    )


def advance(connection: Connection, before: TableRow, change: Change, worker: str) -> None:
    # First the table: whoever changes it has it for themselves until all is stored.
    set_turn(connection, before, change, worker)
    insert_entries(connection, before.id, change.entries)
    for seat in change.seats:
        insert_seat(connection, before.id, seat)
    if change.finish is not None:
        end(connection, before.id, change.finish)


def set_turn(connection: Connection, before: TableRow, change: Change, worker: str) -> None:
    """Notes where a table stands after a change."""
    connection.execute(SET_TURN, turn_values(before, change, worker))
    require_change(connection, "version")


SET_TURN: Final = (
    "UPDATE tables SET version = version + 1, worker = ?, offer = CASE WHEN ? THEN NULL ELSE offer END,"
    " seq = ?, answers = answers + ?, turn_seat = ?, turn_person = ?, deadline = ?,"
    " clock_left = ?, moved = ?, held_seq = ?, held_until = ?"
    " WHERE id = ? AND status = 'playing' AND version = ?"
)


def turn_values(before: TableRow, change: Change, worker: str) -> tuple[Any, ...]:
    """What `SET_TURN` is told."""
    turn = change.turn
    return (
        worker,
        bool(change.entries) or change.finish is not None,
        before.seq + len(change.entries),
        sum(1 for entry in change.entries if entry.is_answer),
        turn.seat,
        turn.person,
        turn.deadline,
        turn.clock_left,
        turn.at,
        turn.held_seq,
        turn.held_until,
        before.id,
        before.version,
    )


def end(connection: Connection, id: str, finish: Finish) -> None:
    """Finishes a table; ratings are read and written in the same transaction, so each game counts once."""
    connection.execute(
        "UPDATE tables SET status = 'finished', result = ?, ending = ?, turn_seat = NULL, turn_person = NULL,"
        " deadline = NULL WHERE id = ? AND status = 'playing'",
        (finish.result, finish.ending, id),
    )
    require_change(connection, "status")
    note_going_on(connection, [id])
    connection.execute("DELETE FROM snapshots WHERE table_id = ?", (id,))
    connection.execute("DELETE FROM plans WHERE table_id = ?", (id,))
    rated: dict[str, Rating] = {}
    results = finish.results
    if finish.rate is not None and finish.first_rating is not None:
        # In order of people, so that no two games wait for each other.
        people = sorted({result.person for result in results})
        ratings = {person: held_rating(connection, finish.first_rating(person)) for person in people}
        if have_met_often(connection, results):
            results = [replace(each, is_rated=False) for each in results]
        else:
            for new in finish.rate([ratings[result.person] for result in results]):
                set_rating(connection, new)
                rated[new.person] = new
    for result in results:
        after = rated.get(result.person)
        if after is not None:
            result = replace(result, mu=after.mu, sigma=after.sigma)
        insert_result(connection, result)


def lobby(connection: Connection, wanted: LobbyFilter) -> list[TableRow]:
    """Public tables, the latest first. None has room that has begun."""
    if wanted.has_room and wanted.status != LOBBY:
        return []
    conditions = ["t.is_public = true", "t.moved <= ?", "(t.moved < ? OR t.id < ?)"]
    values: list[Any] = [wanted.before, wanted.before, wanted.before_id]
    if wanted.status == FINISHED:
        # As the index of those says it.
        conditions.append("t.status = 'finished'")
    else:
        conditions.append("t.status = ?")
        values.append(wanted.status)
    if wanted.game:
        conditions.append("t.game = ?")
        values.append(wanted.game)
    if wanted.rated is not None:
        conditions.append("t.is_rated = ?")
        values.append(wanted.rated)
    if wanted.has_room:
        conditions.append("EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'open')")
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM tables t WHERE {' AND '.join(conditions)}"
        " ORDER BY t.moved DESC, t.id DESC LIMIT ?",
        (*values, wanted.limit),
    )
    return with_seats(connection, [table_of(row) for row in rows])


def live(
    connection: Connection, game: str, strength: float, after: str, limit: int
) -> list[tuple[TableRow, float]]:
    """Public tables that are being played and may be watched, the strongest first."""
    of_game = " AND t.game = ?4" if game else ""
    rows = connection.execute(
        f"SELECT {COLUMNS}, t.strength FROM tables t WHERE t.status = 'playing' AND t.is_public"
        f" AND t.spectators AND t.strength <= ?1 AND (t.strength < ?1 OR t.id > ?2){of_game}"
        " ORDER BY t.strength DESC, t.id LIMIT ?3",
        (strength, after, limit, *([game] if game else [])),
    ).fetchall()
    tables = with_seats(connection, [table_of(row[:-1]) for row in rows])
    return [(table, float(row[-1])) for table, row in zip(tables, rows, strict=True)]


def tables_with(connection: Connection, status: str, limit: int) -> list[TableRow]:
    """All tables with a status, private ones too, the latest first."""
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM tables t WHERE t.status = ? ORDER BY t.moved DESC LIMIT ?", (status, limit)
    )
    return with_seats(connection, [table_of(row) for row in rows])


def tables_of(connection: Connection, person: str, limit: int) -> list[TableRow]:
    """Where a person sits: first what waits for them (longest first), then what goes on, then the rest."""
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM tables t WHERE t.status IN {NOT_OVER} AND t.id IN"
        f" (SELECT id FROM tables WHERE owner = ?1 AND status IN {NOT_OVER}"
        " UNION SELECT table_id FROM seats WHERE person = ?1 AND goes_on)"
        " ORDER BY CASE WHEN t.status = 'playing' AND t.turn_person = ?1 THEN 0"
        " WHEN t.status = 'playing' THEN 1 WHEN t.status = 'lobby' THEN 2 ELSE 3 END,"
        " CASE WHEN t.status = 'playing' AND t.turn_person = ?1 THEN t.moved ELSE -t.moved END LIMIT ?2",
        (person, limit),
    )
    return with_seats(connection, [table_of(row) for row in rows])


def finished_of(connection: Connection, person: str, after: Cursor, limit: int) -> list[TableRow]:
    """What a person has played or imported, the latest first. Somebody may have many: only as many are read
    as are wanted, for each seat that one may have had.
    """
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM tables t WHERE t.status = 'finished' AND t.id IN (SELECT table_id FROM"
        " (SELECT r.table_id FROM results r WHERE r.person = ?1"
        " AND r.at <= ?2 AND (r.at < ?2 OR r.table_id < ?3) ORDER BY r.at DESC, r.table_id DESC LIMIT ?5)"
        " AS played UNION SELECT id FROM (SELECT o.id FROM tables o WHERE o.owner = ?1"
        " AND o.status = 'finished' AND o.moved <= ?2 AND (o.moved < ?2 OR o.id < ?3)"
        " ORDER BY o.moved DESC, o.id DESC LIMIT ?4) AS owned)"
        " ORDER BY t.moved DESC, t.id DESC LIMIT ?4",
        (person, after[0], after[1], limit, limit * MOST_SEATS),
    )
    return with_seats(connection, [table_of(row) for row in rows])


def count_waiting(connection: Connection, person: str) -> int:
    return count(
        connection,
        "SELECT (SELECT count(*) FROM tables WHERE status = 'playing' AND turn_person = ?1)"
        " + (SELECT count(*) FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.person = ?1 AND s.goes_on AND s.kind = 'reserved' AND t.status = 'lobby')",
        (person,),
    )


def count_open(connection: Connection, owner: str) -> int:
    """How many tables of somebody are not over."""
    return count(
        connection, "SELECT count(*) FROM tables WHERE owner = ? AND status IN ('lobby', 'playing')", (owner,)
    )


def count_imports(connection: Connection, owner: str) -> int:
    """How many records somebody has imported."""
    return count(
        connection,
        "SELECT count(*) FROM tables WHERE owner = ? AND status = 'finished' AND origin = 'import'",
        (owner,),
    )


def bot_turns(connection: Connection, worker: str | None) -> list[str]:
    """Tables on which a bot is to move, the longest waiting first."""
    rows = connection.execute(
        "SELECT id FROM tables WHERE status = 'playing' AND turn_person IS NULL AND turn_seat IS NOT NULL"
        " AND worker = coalesce(?, worker) ORDER BY moved",
        (worker,),
    )
    return [str(row[0]) for row in rows]


def deadlines(connection: Connection, worker: str | None) -> list[tuple[str, int]]:
    rows = connection.execute(
        "SELECT id, deadline FROM tables WHERE deadline IS NOT NULL AND status IN ('playing', 'lobby')"
        " AND worker = coalesce(?1, worker) UNION ALL"
        " SELECT id, held_until FROM tables WHERE held_until IS NOT NULL AND status = 'playing'"
        " AND worker = coalesce(?1, worker)",
        (worker,),
    )
    return [(str(id), int(deadline)) for id, deadline in rows]


def archive_idle(connection: Connection, before: int) -> list[str]:
    """Games without a move are put away; tables that never started are closed."""
    rows = connection.execute(
        "UPDATE tables SET status = CASE status WHEN 'playing' THEN 'archived' ELSE 'closed' END,"
        " version = version + 1"
        " WHERE status IN ('playing', 'lobby') AND moved < ? RETURNING id",
        (before,),
    )
    ids = [str(row[0]) for row in rows]
    note_going_on(connection, ids)
    return ids


def save_snapshot(connection: Connection, id: str, seq: int, state: str) -> None:
    connection.execute(
        "INSERT INTO snapshots VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE"
        " SET seq = excluded.seq, state = excluded.state WHERE excluded.seq >= snapshots.seq",
        (id, seq, state),
    )


def snapshot(connection: Connection, id: str) -> tuple[int, str] | None:
    row = connection.execute("SELECT seq, state FROM snapshots WHERE table_id = ?", (id,)).fetchone()
    return None if row is None else (int(row[0]), str(row[1]))
