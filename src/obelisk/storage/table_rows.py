"""Tables, seats and their append-only actions in SQLite: functions of a connection."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

import apsw

from obelisk.storage.base import (
    Change,
    Conflict,
    Finish,
    LobbyFilter,
    LogEntry,
    Rating,
    SeatRow,
    TableRow,
    Turn,
)
from obelisk.storage.people_rows import require_change

NAMES: Final = [field.name for field in fields(TableRow) if field.name != "seats"]
COLUMNS: Final = ", ".join(f"t.{name}" for name in NAMES)
FLAGS: Final = [name in ("is_public", "is_rated", "spectators") for name in NAMES]
SEAT_COLUMNS: Final = "seat, kind, person, bot, invite, name, is_away, has_resigned"
LOG_COLUMNS: Final = "seq, kind, seat, action, outcomes, at, link, key, is_answer"


def table_of(row: tuple[Any, ...]) -> TableRow:
    values: list[Any] = [bool(value) if is_flag else value for value, is_flag in zip(row, FLAGS, strict=True)]
    return TableRow(**dict(zip(NAMES, values, strict=True)))


def seat_of(row: tuple[Any, ...]) -> SeatRow:
    seat = SeatRow(*row)
    seat.is_away = bool(seat.is_away)
    seat.has_resigned = bool(seat.has_resigned)
    return seat


def insert_table(connection: apsw.Connection, row: TableRow, entries: list[LogEntry]) -> None:
    marks = ", ".join("?" for _ in NAMES)
    values = [getattr(row, name) for name in NAMES]
    values = [int(value) if isinstance(value, bool) else value for value in values]
    connection.execute(f"INSERT INTO tables ({', '.join(NAMES)}) VALUES ({marks})", values)
    for seat in row.seats:
        insert_seat(connection, row.id, seat)
    insert_entries(connection, row.id, entries)


def insert_seat(connection: apsw.Connection, id: str, seat: SeatRow) -> None:
    connection.execute(
        f"INSERT OR REPLACE INTO seats (table_id, {SEAT_COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?)",
        (
            id,
            seat.seat,
            seat.kind,
            seat.person,
            seat.bot,
            seat.invite,
            seat.name,
            int(seat.is_away),
            int(seat.has_resigned),
        ),
    )


def insert_entries(connection: apsw.Connection, id: str, entries: list[LogEntry]) -> None:
    try:
        for entry in entries:
            connection.execute(
                f"INSERT INTO actions (table_id, {LOG_COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?,?)",
                (
                    id,
                    entry.seq,
                    entry.kind,
                    entry.seat,
                    entry.action,
                    entry.outcomes,
                    entry.at,
                    entry.link,
                    entry.key,
                    int(entry.is_answer),
                ),
            )
    except apsw.ConstraintError:
        raise Conflict("seq") from None


def with_seats(connection: apsw.Connection, rows: list[TableRow]) -> list[TableRow]:
    for row in rows:
        found = connection.execute(
            f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", (row.id,)
        )
        row.seats = [seat_of(each) for each in found]
    return rows


def table(connection: apsw.Connection, id: str) -> TableRow | None:
    row = connection.execute(f"SELECT {COLUMNS} FROM tables t WHERE id = ?", (id,)).fetchone()
    return None if row is None else with_seats(connection, [table_of(row)])[0]


def log(connection: apsw.Connection, id: str) -> list[LogEntry]:
    rows = connection.execute(f"SELECT {LOG_COLUMNS} FROM actions WHERE table_id = ? ORDER BY seq", (id,))
    entries = [LogEntry(*row) for row in rows]
    for entry in entries:
        entry.is_answer = bool(entry.is_answer)
    return entries


def arrange(connection: apsw.Connection, before: TableRow, after: TableRow) -> None:
    """Changes seats and options of a table in the lobby."""
    connection.execute(
        "UPDATE tables SET options = ? WHERE id = ? AND options = ? AND status = 'lobby'",
        (after.options, before.id, before.options),
    )
    require_change(connection, "options")
    for old, new in zip(before.seats, after.seats, strict=True):
        if new == old:
            continue
        row = connection.execute(
            f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? AND seat = ?", (before.id, old.seat)
        ).fetchone()
        if row is None or seat_of(row) != old:
            raise Conflict("seat")
        insert_seat(connection, before.id, new)


def set_status(connection: apsw.Connection, id: str, before: str, status: str, at: int) -> None:
    connection.execute(
        "UPDATE tables SET status = ?, moved = ? WHERE id = ? AND status = ?", (status, at, id, before)
    )
    require_change(connection, "status")


def set_rematch(connection: apsw.Connection, id: str, rematch: TableRow) -> None:
    connection.execute("UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL", (rematch.id, id))
    require_change(connection, "rematch")
    insert_table(connection, rematch, [])


def start(connection: apsw.Connection, id: str, setup: str, turn: Turn) -> None:
    connection.execute(
        "UPDATE tables SET status = 'playing', setup = ?, seq = 0 WHERE id = ? AND status = 'lobby'",
        (setup, id),
    )
    require_change(connection, "status")
    set_turn(connection, id, 0, Change(turn))


def advance(connection: apsw.Connection, id: str, seq: int, change: Change) -> None:
    insert_entries(connection, id, change.entries)
    for seat in change.seats:
        insert_seat(connection, id, seat)
    set_turn(connection, id, seq, change)
    if change.finish is not None:
        end(connection, id, change.finish)


def set_turn(connection: apsw.Connection, id: str, seq: int, change: Change) -> None:
    """Notes where a table stands after a change."""
    turn = change.turn
    connection.execute(
        "UPDATE tables SET seq = ?, answers = answers + ?, turn_seat = ?, turn_person = ?, deadline = ?,"
        " clock_left = ?, moved = ?, held_seq = ?, held_until = ?"
        " WHERE id = ? AND status = 'playing' AND seq = ?",
        (
            seq + len(change.entries),
            sum(1 for entry in change.entries if entry.is_answer),
            turn.seat,
            turn.person,
            turn.deadline,
            turn.clock_left,
            turn.at,
            turn.held_seq,
            turn.held_until,
            id,
            seq,
        ),
    )
    require_change(connection, "seq")


def end(connection: apsw.Connection, id: str, finish: Finish) -> None:
    """Finishes a table; ratings are read and written in the same transaction, so each game counts once."""
    connection.execute(
        "UPDATE tables SET status = 'finished', result = ?, ending = ?, turn_seat = NULL, turn_person = NULL,"
        " deadline = NULL WHERE id = ? AND status = 'playing'",
        (finish.result, finish.ending, id),
    )
    require_change(connection, "status")
    connection.execute("DELETE FROM snapshots WHERE table_id = ?", (id,))
    for result in finish.results:
        connection.execute(
            "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                result.table,
                result.seat,
                result.person,
                result.game,
                result.place,
                result.seats,
                int(result.is_rated),
                result.at,
            ),
        )
    if finish.rate is not None and finish.first_rating is not None:
        before = [
            rating(connection, result.person, result.game) or finish.first_rating(result.person)
            for result in finish.results
        ]
        for new in finish.rate(before):
            connection.execute(
                "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?)",
                (new.person, new.game, new.mu, new.sigma, new.games),
            )


def rating(connection: apsw.Connection, person: str, game: str) -> Rating | None:
    row = connection.execute(
        "SELECT person, game, mu, sigma, games FROM ratings WHERE person = ? AND game = ?", (person, game)
    ).fetchone()
    return None if row is None else Rating(*row)


def lobby(connection: apsw.Connection, wanted: LobbyFilter) -> list[TableRow]:
    """Public tables, the latest first."""
    conditions = ["t.status = ?", "t.is_public", "t.moved < ?"]
    values: list[Any] = [wanted.status, wanted.before]
    if wanted.game:
        conditions.append("t.game = ?")
        values.append(wanted.game)
    if wanted.rated is not None:
        conditions.append("t.is_rated = ?")
        values.append(int(wanted.rated))
    if wanted.has_room:
        conditions.append("EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'open')")
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM tables t WHERE {' AND '.join(conditions)} ORDER BY t.moved DESC LIMIT ?",
        (*values, wanted.limit),
    )
    return with_seats(connection, [table_of(row) for row in rows])


def tables_of(connection: apsw.Connection, person: str, limit: int) -> list[TableRow]:
    """Where a person sits: first what waits for them (longest first), then what goes on, then the rest."""
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM tables t WHERE t.status != 'closed' AND t.id IN"
        " (SELECT id FROM tables WHERE owner = ?1 UNION SELECT table_id FROM seats WHERE person = ?1)"
        " ORDER BY CASE WHEN t.status = 'playing' AND t.turn_person = ?1 THEN 0"
        " WHEN t.status = 'playing' THEN 1 WHEN t.status = 'lobby' THEN 2 ELSE 3 END,"
        " CASE WHEN t.status = 'playing' AND t.turn_person = ?1 THEN t.moved ELSE -t.moved END LIMIT ?2",
        (person, limit),
    )
    return with_seats(connection, [table_of(row) for row in rows])


def count_waiting(connection: apsw.Connection, person: str) -> int:
    row = connection.execute(
        "SELECT count(*) FROM tables WHERE status = 'playing' AND turn_person = ?", (person,)
    ).fetchone()
    assert row is not None
    assert isinstance(row[0], int)
    return row[0]


def count_open(connection: apsw.Connection, owner: str) -> int:
    """How many tables of somebody are not over."""
    row = connection.execute(
        "SELECT count(*) FROM tables WHERE owner = ? AND status IN ('lobby', 'playing')", (owner,)
    ).fetchone()
    assert row is not None
    assert isinstance(row[0], int)
    return row[0]


def count_imports(connection: apsw.Connection, owner: str) -> int:
    """How many records somebody has imported."""
    row = connection.execute(
        "SELECT count(*) FROM tables WHERE owner = ? AND status = 'finished' AND origin = 'import'", (owner,)
    ).fetchone()
    assert row is not None
    assert isinstance(row[0], int)
    return row[0]


def bot_turns(connection: apsw.Connection) -> list[str]:
    """Tables on which a bot is to move, the longest waiting first."""
    rows = connection.execute(
        "SELECT id FROM tables WHERE status = 'playing' AND turn_person IS NULL AND turn_seat IS NOT NULL"
        " ORDER BY moved"
    )
    return [str(row[0]) for row in rows]


def deadlines(connection: apsw.Connection) -> list[tuple[str, int]]:
    rows = connection.execute(
        "SELECT id, deadline FROM tables WHERE deadline IS NOT NULL AND status = 'playing'"
        " UNION ALL SELECT id, held_until FROM tables WHERE held_until IS NOT NULL AND status = 'playing'"
    )
    return [(str(id), int(deadline)) for id, deadline in rows]


def archive_idle(connection: apsw.Connection, before: int) -> list[str]:
    """Games without a move are put away; tables that never started are closed."""
    rows = connection.execute(
        "UPDATE tables SET status = CASE status WHEN 'playing' THEN 'archived' ELSE 'closed' END"
        " WHERE status IN ('playing', 'lobby') AND moved < ? RETURNING id",
        (before,),
    )
    return [str(row[0]) for row in rows]


def save_snapshot(connection: apsw.Connection, id: str, seq: int, state: str) -> None:
    connection.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (id, seq, state))


def snapshot(connection: apsw.Connection, id: str) -> tuple[int, str] | None:
    row = connection.execute("SELECT seq, state FROM snapshots WHERE table_id = ?", (id,)).fetchone()
    return None if row is None else (int(row[0]), str(row[1]))
