"""People, sessions and mutes in SQLite: functions of a connection."""

from __future__ import annotations

from typing import Final

import apsw

from obelisk.storage.base import DELETED, Conflict, Person

COLUMNS: Final = "p.id, p.kind, p.name, p.language, p.created, p.login, p.password, p.owner, p.banned"


def person_of(row: tuple[object, ...]) -> Person:
    id, kind, name, language, created, login, password, owner, banned = row
    assert isinstance(created, int)
    return Person(
        str(id),
        str(kind),
        str(name),
        str(language),
        created,
        None if login is None else str(login),
        None if password is None else str(password),
        None if owner is None else str(owner),
        bool(banned),
    )


def add_person(connection: apsw.Connection, person: Person) -> None:
    try:
        connection.execute(
            "INSERT INTO people (id, kind, name, language, created, login, look, password, owner)"
            " VALUES (?1, ?2, ?3, ?4, ?5, ?6, look_of(?6), ?7, ?8)",
            (
                person.id,
                person.kind,
                person.name,
                person.language,
                person.created,
                person.login,
                person.password,
                person.owner,
            ),
        )
    except apsw.ConstraintError:
        raise Conflict("login") from None


def person(connection: apsw.Connection, id: str) -> Person | None:
    row = connection.execute(f"SELECT {COLUMNS} FROM people p WHERE id = ?", (id,)).fetchone()
    return None if row is None else person_of(row)


def person_by_login(connection: apsw.Connection, login: str) -> Person | None:
    row = connection.execute(f"SELECT {COLUMNS} FROM people p WHERE login = ?", (login,)).fetchone()
    return None if row is None else person_of(row)


def promote(connection: apsw.Connection, id: str, name: str, login: str, password: str) -> None:
    try:
        connection.execute(
            "UPDATE people SET kind = 'account', name = ?1, login = ?2, look = look_of(?2), password = ?3"
            " WHERE id = ?4 AND kind = 'guest'",
            (name, login, password, id),
        )
    except apsw.ConstraintError:
        raise Conflict("login") from None
    require_change(connection, "kind")
    rename_seats(connection, id, name)


def change_person(connection: apsw.Connection, id: str, name: str, language: str, login: str | None) -> None:
    try:
        connection.execute(
            "UPDATE people SET name = ?1, language = ?2, login = ?3, look = look_of(?3)"
            " WHERE id = ?4 AND kind != 'deleted'",
            (name, language, login, id),
        )
    except apsw.ConstraintError:
        raise Conflict("login") from None
    require_change(connection, "person")
    rename_seats(connection, id, name)


def rename_seats(connection: apsw.Connection, id: str, name: str) -> None:
    connection.execute("UPDATE seats SET name = ? WHERE person = ?", (name, id))


def require_change(connection: apsw.Connection, what: str) -> None:
    if not connection.changes():
        raise Conflict(what)


def set_password(connection: apsw.Connection, id: str, password: str, keep: bytes | None) -> None:
    connection.execute(
        "UPDATE people SET password = ? WHERE id = ? AND kind = 'account'",
        (password, id),
    )
    require_change(connection, "kind")
    connection.execute(
        "DELETE FROM sessions WHERE person = ? AND kind = 'cookie' AND hash IS NOT ?", (id, keep)
    )


def set_banned(connection: apsw.Connection, id: str, banned: bool) -> None:
    connection.execute("UPDATE people SET banned = ? WHERE id = ?", (int(banned), id))
    require_change(connection, "person")
    if banned:
        connection.execute("DELETE FROM sessions WHERE person = ?", (id,))


def banned(connection: apsw.Connection) -> list[str]:
    """The banned and their bots."""
    rows = connection.execute(
        "SELECT id FROM people WHERE banned"
        " UNION SELECT b.id FROM people b JOIN people o ON o.id = b.owner WHERE o.banned"
    )
    return [str(row[0]) for row in rows]


def erase_person(connection: apsw.Connection, id: str) -> None:
    """What is left is an id that others' games refer to."""
    bots = [row[0] for row in connection.execute("SELECT id FROM people WHERE owner = ?", (id,))]
    for each in [id, *bots]:
        connection.execute(
            "UPDATE people SET kind = ?, name = '', login = NULL, look = NULL, password = NULL, owner = NULL"
            " WHERE id = ?",
            (DELETED, each),
        )
        connection.execute("DELETE FROM sessions WHERE person = ?", (each,))
        connection.execute("DELETE FROM resets WHERE person = ?", (each,))
        connection.execute("DELETE FROM chat WHERE person = ?", (each,))
        connection.execute("DELETE FROM mutes WHERE muter = ?1 OR muted = ?1", (each,))
        connection.execute("DELETE FROM ratings WHERE person = ?", (each,))
        connection.execute("DELETE FROM decks WHERE person = ?", (each,))
        rename_seats(connection, str(each), "")


def people_of(connection: apsw.Connection, owner: str) -> list[Person]:
    rows = connection.execute(f"SELECT {COLUMNS} FROM people p WHERE owner = ? ORDER BY created", (owner,))
    return [person_of(row) for row in rows]


def add_session(
    connection: apsw.Connection, hash: bytes, person: str, kind: str, created: int, expires: int
) -> None:
    connection.execute("INSERT INTO sessions VALUES (?, ?, ?, ?, ?)", (hash, person, kind, created, expires))


def session(connection: apsw.Connection, hash: bytes, now: int) -> tuple[Person, str] | None:
    """Whose session it is and of what kind, unless it is over, or its person or their owner is banned."""
    row = connection.execute(
        f"SELECT {COLUMNS}, s.kind FROM sessions s JOIN people p ON p.id = s.person"
        " WHERE s.hash = ? AND s.expires > ? AND NOT p.banned"
        " AND NOT EXISTS (SELECT 1 FROM people o WHERE o.id = p.owner AND o.banned)",
        (hash, now),
    ).fetchone()
    return None if row is None else (person_of(row[:-1]), str(row[-1]))


def drop_session(connection: apsw.Connection, hash: bytes) -> None:
    connection.execute("DELETE FROM sessions WHERE hash = ?", (hash,))


def drop_sessions(connection: apsw.Connection, person: str) -> int:
    connection.execute("DELETE FROM sessions WHERE person = ?", (person,))
    return connection.changes()


def drop_old_sessions(connection: apsw.Connection, now: int) -> None:
    connection.execute("DELETE FROM sessions WHERE expires <= ?", (now,))


def add_reset(connection: apsw.Connection, hash: bytes, person: str, expires: int) -> None:
    connection.execute("INSERT INTO resets VALUES (?, ?, ?)", (hash, person, expires))


def reset_of(connection: apsw.Connection, hash: bytes, now: int) -> Person | None:
    row = connection.execute(
        f"SELECT {COLUMNS} FROM resets r JOIN people p ON p.id = r.person"
        " WHERE r.hash = ? AND r.expires > ? AND NOT p.banned AND p.kind = 'account'",
        (hash, now),
    ).fetchone()
    return None if row is None else person_of(row)


def use_reset(connection: apsw.Connection, hash: bytes, person: str, password: str) -> None:
    connection.execute("DELETE FROM resets WHERE hash = ?", (hash,))
    require_change(connection, "reset")
    connection.execute("DELETE FROM resets WHERE person = ?", (person,))
    set_password(connection, person, password, None)


def set_mute(connection: apsw.Connection, muter: str, muted: str, is_muted: bool) -> None:
    if is_muted:
        connection.execute("INSERT OR IGNORE INTO mutes VALUES (?, ?)", (muter, muted))
    else:
        connection.execute("DELETE FROM mutes WHERE muter = ? AND muted = ?", (muter, muted))


def mutes(connection: apsw.Connection, muter: str) -> list[str]:
    rows = connection.execute("SELECT muted FROM mutes WHERE muter = ? ORDER BY muted", (muter,))
    return [str(row[0]) for row in rows]
