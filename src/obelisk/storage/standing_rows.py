"""Ratings, ladders, results and histories: functions of a connection."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any, Final

from obelisk.storage.connection import Connection, count
from obelisk.storage.standing import (
    AMONG_MS,
    MOST_AMONG,
    Cursor,
    LadderWish,
    Played,
    Player,
    Rating,
    ResultRow,
    Tally,
)

RATING: Final = "r.person, r.game, r.mu, r.sigma, r.games, r.seats, r.pace"
RESULT: Final = (
    "r.table_id, r.seat, r.person, r.game, r.place, r.seats, r.is_rated, r.at,"
    " r.pace, r.is_public, r.deck, r.variant, r.mu, r.sigma"
)
SEEN: Final = "r.person = ?1 AND (r.is_public OR ?2)"
"""The results of a person that a reader may know of."""


def ratings(connection: Connection, person: str) -> list[Rating]:
    rows: list[tuple[Any, ...]] = connection.execute(
        f"SELECT {RATING} FROM ratings r WHERE r.person = ? ORDER BY r.game, r.seats, r.pace", (person,)
    ).fetchall()
    return [Rating(*row) for row in rows]


def ladder(connection: Connection, wish: LadderWish) -> list[tuple[Rating, str]]:
    """The best, by what they are at least; with their names."""
    rows: list[tuple[Any, ...]] = connection.execute(
        f"SELECT {RATING}, p.name FROM ratings r JOIN people p ON p.id = r.person"
        " WHERE r.game = ?1 AND r.seats = ?2 AND r.pace = ?3 AND r.is_bot = ?4"
        " AND r.at_least <= ?5 AND (r.at_least < ?5 OR r.person > ?6) AND r.is_private = false"
        " ORDER BY r.at_least DESC, r.person LIMIT ?7",
        (wish.game, wish.seats, wish.pace, wish.of_bots, wish.at_least, wish.person, wish.limit),
    ).fetchall()
    return [(Rating(*row[:-1]), str(row[-1])) for row in rows]


def better_than(connection: Connection, rating: Rating, of_bots: bool) -> int:
    return count(
        connection,
        "SELECT count(*) FROM ratings r"
        " WHERE r.game = ?1 AND r.seats = ?2 AND r.pace = ?3 AND r.is_bot = ?4"
        " AND r.at_least >= ?5 AND (r.at_least > ?5 OR r.person < ?6) AND r.is_private = false",
        (rating.game, rating.seats, rating.pace, of_bots, rating.at_least, rating.person),
    )


def held_rating(connection: Connection, first: Rating) -> Rating:
    """Somebody's rating, or the first one, which nobody else may change until this is stored."""
    row = connection.execute(
        "INSERT INTO ratings AS r (person, game, mu, sigma, games, seats, pace, at_least, is_bot, is_private)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8,"
        " coalesce((SELECT kind = 'bot' FROM people WHERE id = ?1), false),"
        " coalesce((SELECT is_private FROM people WHERE id = ?1), false))"
        " ON CONFLICT (person, game, seats, pace)"
        f" DO UPDATE SET games = r.games RETURNING {RATING.replace('r.', '')}",
        (
            first.person,
            first.game,
            first.mu,
            first.sigma,
            first.games,
            first.seats,
            first.pace,
            first.at_least,
        ),
    ).fetchone()
    return Rating(*row)


def have_met_often(connection: Connection, results: list[ResultRow]) -> bool:
    """Whether two of them have had as many rated games of this kind within a day as count."""
    return any(
        count(
            connection,
            "SELECT count(*) FROM results r JOIN results o ON o.table_id = r.table_id AND o.person = ?2"
            " WHERE r.person = ?1 AND r.game = ?3 AND r.at > ?4 AND r.seats = ?5 AND r.pace = ?6"
            " AND r.mu IS NOT NULL",
            (one.person, other.person, one.game, one.at - AMONG_MS, one.seats, one.pace),
        )
        >= MOST_AMONG
        for one, other in combinations(results, 2)
    )


def set_rating(connection: Connection, new: Rating) -> None:
    connection.execute(
        "UPDATE ratings SET mu = ?, sigma = ?, games = ?, at_least = ?"
        " WHERE person = ? AND game = ? AND seats = ? AND pace = ?",
        (new.mu, new.sigma, new.games, new.at_least, new.person, new.game, new.seats, new.pace),
    )


def insert_result(connection: Connection, result: ResultRow) -> None:
    connection.execute(
        f"INSERT INTO results ({RESULT.replace('r.', '')}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            result.table,
            result.seat,
            result.person,
            result.game,
            result.place,
            result.seats,
            result.is_rated,
            result.at,
            result.pace,
            result.is_public,
            result.deck,
            result.variant,
            result.mu,
            result.sigma,
        ),
    )


def result_of(row: tuple[Any, ...]) -> ResultRow:
    result = ResultRow(*row)
    result.is_rated, result.is_public = bool(result.is_rated), bool(result.is_public)
    return result


def results(connection: Connection, person: str, sees_all: bool, game: str, limit: int) -> list[ResultRow]:
    of_game = " AND r.game = ?4" if game else ""
    rows = connection.execute(
        f"SELECT {RESULT} FROM results r WHERE {SEEN}{of_game} ORDER BY r.at DESC, r.table_id DESC LIMIT ?3",
        (person, sees_all, limit, *([game] if game else [])),
    ).fetchall()
    found = [result_of(row) for row in rows]
    # Whoever sits at several seats of a table neither wins nor loses there.
    seats = Counter(row.table for row in found)
    return [row for row in found if seats[row.table] == 1]


def played(connection: Connection, person: str, sees_all: bool, after: Cursor, limit: int) -> list[Played]:
    rows = connection.execute(
        f"SELECT {RESULT}, t.title, t.ending, t.result, t.spectators, t.origin FROM results r"
        f" JOIN tables t ON t.id = r.table_id WHERE {SEEN}"
        " AND r.at <= ?3 AND (r.at < ?3 OR r.table_id < ?4)"
        " AND NOT EXISTS (SELECT 1 FROM results o WHERE o.table_id = r.table_id AND o.person = r.person"
        " AND o.seat < r.seat) ORDER BY r.at DESC, r.table_id DESC LIMIT ?5",
        (person, sees_all, after[0], after[1], limit),
    ).fetchall()
    found: dict[str, Played] = {}
    for *result, title, ending, outcome, spectators, origin in rows:
        one = result_of(tuple(result))
        found[one.table] = Played(one, title, ending, outcome, bool(spectators), origin)
    if found:
        marks = ", ".join("?" for _ in found)
        seats = connection.execute(
            "SELECT table_id, seat, CASE WHEN kind = 'person' THEN person END, name, bot, has_resigned"
            f" FROM seats WHERE table_id IN ({marks}) ORDER BY table_id, seat",
            list(found),
        )
        for table, seat, sitting, name, bot, has_resigned in seats:
            found[table].players.append(Player(seat, sitting, name, bot, bool(has_resigned)))
    return list(found.values())


def opponents(
    connection: Connection, person: str, sees_all: bool, game: str, last: int, limit: int
) -> list[Tally]:
    rows = connection.execute(
        f"WITH own AS (SELECT r.table_id, r.seat, r.place FROM results r WHERE {SEEN} AND r.game = ?3"
        " ORDER BY r.at DESC, r.table_id DESC LIMIT ?4),"
        " mine AS (SELECT table_id, min(seat) AS seat, min(place) AS place FROM own GROUP BY table_id"
        " HAVING count(*) = 1),"
        # Two bots of a kind at one table are one opponent of one game.
        " met_there AS (SELECT DISTINCT m.table_id, m.place,"
        " CASE WHEN s.kind = 'person' THEN s.person ELSE '' END AS who,"
        " CASE WHEN s.kind = 'person' THEN '' ELSE s.bot END AS machine"
        " FROM mine m JOIN seats s ON s.table_id = m.table_id AND s.seat != m.seat),"
        " met AS (SELECT who, machine, count(*) AS games, sum(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS wins"
        " FROM met_there GROUP BY 1, 2)"
        " SELECT met.who, coalesce(p.name, ''), met.machine, met.games, met.wins FROM met"
        " LEFT JOIN people p ON p.id = met.who WHERE met.machine != '' OR p.kind != 'deleted'"
        " ORDER BY met.games DESC, met.wins DESC, met.who, met.machine LIMIT ?5",
        (person, sees_all, game, last, limit),
    ).fetchall()
    return [Tally(str(row[0]), str(row[1]), str(row[2]), int(row[3]), int(row[4])) for row in rows]
