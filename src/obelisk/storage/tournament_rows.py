"""Tournaments, who takes part, and the tables of their rounds: functions of a connection."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from obelisk.storage.base import Conflict, SeatRow, TableRow
from obelisk.storage.connection import Connection, count, require_change
from obelisk.storage.table_rows import insert_table
from obelisk.storage.tournaments import Participant, RoundGame, Tournament, TournamentWish

NAMES: Final = [field.name for field in fields(Tournament)]
COLUMNS: Final = ", ".join(f"t.{name}" for name in NAMES)
CHANGING: Final = ("status", "round", "rounds", "seed", "moved", "starts")


def tournament_of(row: tuple[Any, ...]) -> Tournament:
    found = Tournament(*row)
    found.is_rated, found.is_public = bool(found.is_rated), bool(found.is_public)
    return found


def add_tournament(connection: Connection, row: Tournament, most: int) -> None:
    # Whoever counts the tournaments of somebody has the person for themselves until they have added one.
    connection.execute("UPDATE people SET name = name WHERE id = ?", (row.owner,))
    unfinished = "SELECT count(*) FROM tournaments WHERE owner = ? AND status IN ('open', 'playing')"
    if count(connection, unfinished, (row.owner,)) >= most:
        raise Conflict("many")
    marks = ", ".join("?" for _ in NAMES)
    connection.execute(
        f"INSERT INTO tournaments ({', '.join(NAMES)}) VALUES ({marks})",
        [getattr(row, name) for name in NAMES],
    )


def tournament(connection: Connection, id: str) -> Tournament | None:
    row = connection.execute(f"SELECT {COLUMNS} FROM tournaments t WHERE t.id = ?", (id,)).fetchone()
    return None if row is None else tournament_of(row)


def tournaments(connection: Connection, wish: TournamentWish) -> list[tuple[Tournament, int]]:
    conditions = ["(t.created < ?1 OR (t.created = ?1 AND t.id < ?2))"]
    values: list[Any] = [wish.after[0], wish.after[1], wish.limit]
    for column, value in (("t.status", wish.status), ("t.game", wish.game)):
        if value:
            values.append(value)
            conditions.append(f"{column} = ?{len(values)}")
    if wish.person:
        values.append(wish.person)
        conditions.append(
            f"t.id IN (SELECT p.tournament FROM tournament_players p WHERE p.person = ?{len(values)}"
            f" UNION SELECT o.id FROM tournaments o WHERE o.owner = ?{len(values)})"
        )
    elif wish.club:
        values.append(wish.club)
        conditions.append(f"t.club = ?{len(values)}")
    else:
        conditions.append("t.is_public")
    rows = connection.execute(
        f"SELECT {COLUMNS}, (SELECT count(*) FROM tournament_players p WHERE p.tournament = t.id)"
        f" FROM tournaments t WHERE {' AND '.join(conditions)}"
        " ORDER BY t.created DESC, t.id DESC LIMIT ?3",
        values,
    ).fetchall()
    return [(tournament_of(row[:-1]), int(row[-1])) for row in rows]


def participants(connection: Connection, id: str) -> list[Participant]:
    rows = connection.execute(
        "SELECT t.person, t.joined, t.choice, t.number, t.left_round, coalesce(p.name, ''),"
        " coalesce(p.kind, 'deleted') FROM tournament_players t LEFT JOIN people p ON p.id = t.person"
        " WHERE t.tournament = ? ORDER BY t.joined, t.person",
        (id,),
    ).fetchall()
    return [Participant(*row) for row in rows]


def enter_tournament(connection: Connection, id: str, person: Participant, rivals: set[str]) -> None:
    # The row is held until this is stored, so that nobody is one too many, or comes after the start.
    connection.execute("UPDATE tournaments SET version = version + 1 WHERE id = ? AND status = 'open'", (id,))
    require_change(connection, "status")
    there = {each.person for each in participants(connection, id)}
    if there & (rivals - {person.person}):
        raise Conflict("rivals")
    most = count(connection, "SELECT most FROM tournaments WHERE id = ?", (id,))
    if person.person not in there and len(there) >= most:
        raise Conflict("full")
    connection.execute(
        "INSERT INTO tournament_players (tournament, person, joined, choice) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (tournament, person) DO UPDATE SET choice = excluded.choice",
        (id, person.person, person.joined, person.choice),
    )


def leave_tournament(connection: Connection, id: str, person: str) -> None:
    connection.execute(
        "UPDATE tournaments SET version = version + 1 WHERE id = ? AND status IN ('open', 'playing')", (id,)
    )
    require_change(connection, "status")
    connection.execute(
        "DELETE FROM tournament_players WHERE tournament = ?1 AND person = ?2"
        " AND (SELECT status FROM tournaments WHERE id = ?1) = 'open'",
        (id, person),
    )
    if not connection.changes():
        connection.execute(
            "UPDATE tournament_players SET left_round = (SELECT round FROM tournaments WHERE id = ?1)"
            " WHERE tournament = ?1 AND person = ?2 AND left_round IS NULL",
            (id, person),
        )
        require_change(connection, "person")


def round_games(connection: Connection, id: str) -> list[RoundGame]:
    rows = connection.execute(
        "SELECT g.round, g.number, g.players, g.table_id, coalesce(t.status, ''), t.result"
        " FROM tournament_games g LEFT JOIN tables t ON t.id = g.table_id WHERE g.tournament = ?"
        " ORDER BY g.round, g.number",
        (id,),
    ).fetchall()
    games = [RoundGame(*row) for row in rows]
    by_table = {game.table: game for game in games if game.table is not None}
    seats = connection.execute(
        "SELECT s.table_id, s.seat, s.kind, s.person, s.is_away, s.has_resigned FROM tournament_games g"
        " JOIN tables t ON t.id = g.table_id JOIN seats s ON s.table_id = g.table_id WHERE g.tournament = ?"
        " AND (g.round = 0 OR t.status = 'playing' OR s.is_away = ? OR s.has_resigned = ?)"
        " ORDER BY s.table_id, s.seat",
        (id, True, True),
    )
    for table, seat, kind, person, is_away, has_resigned in seats:
        # A round may have begun meanwhile.
        if table in by_table:
            by_table[table].seats.append(
                SeatRow(seat, kind, person, is_away=bool(is_away), has_resigned=bool(has_resigned))
            )
    return games


def built_decks(connection: Connection, id: str) -> set[tuple[str, int]]:
    rows = connection.execute(
        "SELECT d.draft, d.seat FROM tournament_games g JOIN draft_decks d ON d.draft = g.table_id"
        " WHERE g.tournament = ? AND g.round = 0",
        (id,),
    ).fetchall()
    return {(str(draft), int(seat)) for draft, seat in rows}


LACKING: Final = (
    "SELECT 1 FROM tournament_games g JOIN seats s ON s.table_id = g.table_id JOIN tournament_players p"
    " ON p.tournament = g.tournament AND p.person = s.person AND p.left_round IS NULL"
    " LEFT JOIN draft_decks d ON d.draft = g.table_id AND d.seat = s.seat"
    " WHERE g.tournament = t.id AND g.round = 0 AND d.draft IS NULL"
)
"""Whoever takes part in a tournament `t` and has no deck yet out of the draft."""


def due_tournaments(connection: Connection, now: int, limit: int) -> list[str]:
    rows = connection.execute(
        "SELECT id FROM tournaments WHERE status = 'open' AND starts <= ?1"
        " UNION ALL SELECT t.id FROM tournaments t WHERE t.status = 'playing' AND NOT EXISTS"
        " (SELECT 1 FROM tournament_games g JOIN tables x ON x.id = g.table_id WHERE g.tournament = t.id"
        " AND g.round = t.round AND x.status != 'finished')"
        f" AND (t.round > 0 OR t.starts IS NULL OR t.starts <= ?1 OR NOT EXISTS ({LACKING})) LIMIT ?2",
        (now, limit),
    ).fetchall()
    return [str(row[0]) for row in rows]


def advance_tournament(
    connection: Connection,
    before: Tournament,
    after: Tournament,
    numbers: dict[str, int],
    left: list[str],
    games: list[tuple[RoundGame, TableRow | None]],
) -> None:
    changes = ", ".join(f"{name} = ?" for name in CHANGING)
    connection.execute(
        f"UPDATE tournaments SET {changes}, version = version + 1 WHERE id = ? AND version = ?",
        (*[getattr(after, name) for name in CHANGING], before.id, before.version),
    )
    require_change(connection, "version")
    for person, number in numbers.items():
        connection.execute(
            "UPDATE tournament_players SET number = ? WHERE tournament = ? AND person = ?",
            (number, before.id, person),
        )
    for person in left:
        connection.execute(
            "UPDATE tournament_players SET left_round = ? WHERE tournament = ? AND person = ?"
            " AND left_round IS NULL",
            (before.round, before.id, person),
        )
    for game, row in games:
        if row is not None:
            insert_table(connection, row, [])
        connection.execute(
            "INSERT INTO tournament_games (tournament, round, number, players, table_id)"
            " VALUES (?, ?, ?, ?, ?)",
            (before.id, game.round, game.number, game.players, game.table),
        )


def forget_player(connection: Connection, person: str) -> None:
    """Somebody goes for ever: out of what has not begun, withdrawn from what is played; own tournaments that
    have not begun are cancelled.
    """
    connection.execute(
        "UPDATE tournaments SET status = 'cancelled', version = version + 1"
        " WHERE owner = ? AND status = 'open'",
        (person,),
    )
    connection.execute(
        "DELETE FROM tournament_players WHERE person = ? AND tournament IN"
        " (SELECT id FROM tournaments WHERE status IN ('open', 'cancelled'))",
        (person,),
    )
    connection.execute(
        "UPDATE tournament_players SET choice = '', left_round = coalesce(left_round,"
        " (SELECT round FROM tournaments t WHERE t.id = tournament_players.tournament"
        " AND t.status = 'playing')) WHERE person = ?",
        (person,),
    )
