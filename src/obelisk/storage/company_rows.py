"""Friends, blocks, seeks and complaints: functions of a connection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from obelisk.storage.base import Conflict, Person, TableRow
from obelisk.storage.company import Offence, Seek
from obelisk.storage.connection import Connection, count, require_change
from obelisk.storage.people_rows import person as person_row
from obelisk.storage.standing import Rating
from obelisk.storage.standing_rows import RATING
from obelisk.storage.table_rows import insert_table

OFFENCE: Final = "o.id, o.reporter, o.person, o.table_id, o.reason, o.text, o.at, o.is_settled"


def set_tie(connection: Connection, person: str, other: str, kind: str, at: int, most: int) -> None:
    # Whoever counts the ties of somebody has the person for themselves until they have added one.
    connection.execute("UPDATE people SET name = name WHERE id = ?", (person,))
    known = "SELECT count(*) FROM ties WHERE person = ? AND kind = ?"
    if count(connection, known, (person, kind)) >= most:
        raise Conflict("many")
    connection.execute(
        "INSERT INTO ties (person, kind, other, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (person, kind, other, at),
    )


def drop_tie(connection: Connection, person: str, other: str, kind: str) -> None:
    connection.execute("DELETE FROM ties WHERE person = ? AND kind = ? AND other = ?", (person, kind, other))


def ties(connection: Connection, person: str, kind: str) -> list[tuple[str, str, str]]:
    rows = connection.execute(
        "SELECT p.id, p.name, p.kind FROM ties t JOIN people p ON p.id = t.other"
        " WHERE t.person = ? AND t.kind = ? AND p.kind != 'deleted' ORDER BY lower(p.name), p.id",
        (person, kind),
    ).fetchall()
    return [(str(row[0]), str(row[1]), str(row[2])) for row in rows]


def is_tied(connection: Connection, person: str, other: str, kind: str) -> bool:
    found = "SELECT count(*) FROM ties WHERE person = ? AND kind = ? AND other = ?"
    return count(connection, found, (person, kind, other)) > 0


def seek(
    connection: Connection,
    wish: Seek,
    reach_after: Callable[[int], float],
    make: Callable[[Person, Person], TableRow],
) -> tuple[str | None, int]:
    """Looks for somebody who looks for the same. Gives the table of both, if there is one now (`make` makes
    it), and since when whoever asks has looked.
    """
    reach = reach_after(wish.since - begun(connection, wish))
    other = fitting(connection, wish, reach)
    # Both rows are held until this is stored, always in the same order: no two wait for each other.
    for name in sorted({wish.person, other or wish.person}):
        if name == wish.person:
            hold_own(connection, wish)
        else:
            connection.execute("UPDATE seeks SET until = until WHERE person = ?", (name,))
    own = connection.execute("SELECT table_id, since FROM seeks WHERE person = ?", (wish.person,)).fetchone()
    table, since = own
    if table is None and other is not None and fitting(connection, wish, reach, other) is not None:
        mine, theirs = person_row(connection, wish.person), person_row(connection, other)
        assert mine is not None
        assert theirs is not None
        row = make(mine, theirs)
        insert_table(connection, row, [])
        connection.execute(
            "UPDATE seeks SET table_id = ? WHERE person IN (?, ?)", (row.id, wish.person, other)
        )
        table = row.id
    return table, int(since)


def begun(connection: Connection, wish: Seek) -> int:
    """Since when somebody looks for this, if they do not begin now."""
    row = connection.execute(
        "SELECT since FROM seeks WHERE person = ? AND until > ? AND game = ? AND clock = ? AND is_rated = ?",
        (wish.person, wish.since, wish.game, wish.clock, wish.is_rated),
    ).fetchone()
    return wish.since if row is None else int(row[0])


def hold_own(connection: Connection, wish: Seek) -> None:
    """Whoever has looked for the same until now goes on; anybody else begins."""
    goes_on = (
        "seeks.until > excluded.since AND seeks.game = excluded.game AND seeks.clock = excluded.clock"
        " AND seeks.is_rated = excluded.is_rated"
    )
    connection.execute(
        "INSERT INTO seeks (person, head, game, clock, is_rated, at_least, since, until)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (person) DO UPDATE SET game = excluded.game,"
        " clock = excluded.clock, is_rated = excluded.is_rated, at_least = excluded.at_least,"
        f" since = CASE WHEN {goes_on} THEN seeks.since ELSE excluded.since END,"
        f" table_id = CASE WHEN {goes_on} THEN seeks.table_id END, until = excluded.until",
        (
            wish.person,
            wish.head,
            wish.game,
            wish.clock,
            wish.is_rated,
            wish.at_least,
            wish.since,
            wish.until,
        ),
    )


def fitting(connection: Connection, wish: Seek, reach: float, who: str = "") -> str | None:
    """Whoever looks for the same and fits best; or `who`, if they still fit."""
    row = connection.execute(
        "SELECT s.person FROM seeks s WHERE s.game = ?1 AND s.clock = ?2 AND s.is_rated = ?3"
        " AND s.table_id IS NULL AND s.until > ?4 AND s.head != ?5 AND s.person != ?6"
        " AND s.at_least BETWEEN ?7 AND ?8 AND (s.person = ?9 OR ?9 = '')"
        " AND NOT EXISTS (SELECT 1 FROM ties t WHERE t.kind = 'block'"
        " AND ((t.person = s.person AND t.other = ?6) OR (t.person = ?6 AND t.other = s.person)))"
        " ORDER BY abs(s.at_least - ?10), s.since, s.person LIMIT 1",
        (
            wish.game,
            wish.clock,
            wish.is_rated,
            wish.since,
            wish.head,
            wish.person,
            wish.at_least - reach,
            wish.at_least + reach,
            who,
            wish.at_least,
        ),
    ).fetchone()
    return None if row is None else str(row[0])


def drop_seek(connection: Connection, person: str) -> None:
    connection.execute("DELETE FROM seeks WHERE person = ?", (person,))


def add_offence(connection: Connection, offence: Offence) -> int:
    row = connection.execute(
        "INSERT INTO offences (reporter, person, table_id, reason, text, at, is_settled)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (
            offence.reporter,
            offence.person,
            offence.table,
            offence.reason,
            offence.text,
            offence.at,
            offence.is_settled,
        ),
    ).fetchone()
    return int(row[0])


def offences(connection: Connection, is_settled: bool, limit: int) -> list[Offence]:
    rows: list[tuple[Any, ...]] = connection.execute(
        f"SELECT {OFFENCE}, coalesce(r.name, ''), coalesce(p.name, '') FROM offences o"
        " LEFT JOIN people r ON r.id = o.reporter LEFT JOIN people p ON p.id = o.person"
        " WHERE o.is_settled = ? ORDER BY o.id LIMIT ?",
        (is_settled, limit),
    ).fetchall()
    found = [Offence(*row) for row in rows]
    for one in found:
        one.is_settled = bool(one.is_settled)
    return found


def settle(connection: Connection, id: int) -> None:
    connection.execute("UPDATE offences SET is_settled = ? WHERE id = ?", (True, id))
    require_change(connection, "offence")


def hosts(connection: Connection, people: list[str]) -> dict[str, tuple[str, list[Rating]]]:
    """The language of people and their ratings, by id."""
    if not people:
        return {}
    marks = ", ".join("?" for _ in people)
    rows = connection.execute(f"SELECT id, language FROM people WHERE id IN ({marks})", people)
    found: dict[str, tuple[str, list[Rating]]] = {str(row[0]): (str(row[1]), []) for row in rows}
    for row in connection.execute(f"SELECT {RATING} FROM ratings r WHERE r.person IN ({marks})", people):
        rating = Rating(*row)
        found[rating.person][1].append(rating)
    return found
