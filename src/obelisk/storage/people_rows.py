"""People and sessions: functions of a connection."""

from __future__ import annotations

from typing import Final

from obelisk.storage.base import DELETED, Conflict, Person
from obelisk.storage.call_rows import erase_calls
from obelisk.storage.club_rows import forget_member
from obelisk.storage.connection import Connection, require_change
from obelisk.storage.farewell import erase_words, rename_clubs
from obelisk.storage.lookalikes import look_of
from obelisk.storage.mail_rows import drop_address
from obelisk.storage.talk_rows import erase_talk
from obelisk.storage.tournament_rows import forget_player

COLUMNS: Final = (
    "p.id, p.kind, p.name, p.language, p.created, p.login, p.password, p.owner, p.banned, p.is_private,"
    " p.silent_until"
)
SESSIONS: Final = "sessions s JOIN people p ON p.id = s.person"
MAY_ENTER: Final = "NOT p.banned AND NOT EXISTS (SELECT 1 FROM people o WHERE o.id = p.owner AND o.banned)"


def person_of(row: tuple[object, ...]) -> Person:
    id, kind, name, language, created, login, password, owner, banned, is_private, silent_until = row
    assert isinstance(created, int)
    assert isinstance(silent_until, int)
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
        bool(is_private),
        silent_until,
    )


def add_person(connection: Connection, person: Person) -> None:
    connection.execute(
        "INSERT INTO people (id, kind, name, language, created, login, look, password, owner)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (
            person.id,
            person.kind,
            person.name,
            person.language,
            person.created,
            person.login,
            None if person.login is None else look_of(person.login),
            person.password,
            person.owner,
        ),
    )
    require_change(connection, "login")


def person(connection: Connection, id: str) -> Person | None:
    row = connection.execute(f"SELECT {COLUMNS} FROM people p WHERE id = ?", (id,)).fetchone()
    return None if row is None else person_of(row)


def person_by_login(connection: Connection, login: str) -> Person | None:
    row = connection.execute(f"SELECT {COLUMNS} FROM people p WHERE login = ?", (login,)).fetchone()
    return None if row is None else person_of(row)


def promote(connection: Connection, id: str, name: str, login: str, password: str) -> None:
    before = name_of(connection, id)
    require_free(connection, id, login)
    connection.execute(
        "UPDATE people SET kind = 'account', name = ?, login = ?, look = ?, password = ?"
        " WHERE id = ? AND kind = 'guest'",
        (name, login, look_of(login), password, id),
    )
    require_change(connection, "kind")
    rename_seats(connection, id, before, name)


def change_person(connection: Connection, id: str, name: str, language: str, login: str | None) -> None:
    before = name_of(connection, id)
    if login is not None:
        require_free(connection, id, login)
    connection.execute(
        "UPDATE people SET name = ?, language = ?, login = ?, look = ? WHERE id = ? AND kind != 'deleted'",
        (name, language, login, None if login is None else look_of(login), id),
    )
    require_change(connection, "person")
    rename_seats(connection, id, before, name)


def set_private(connection: Connection, id: str, is_private: bool) -> None:
    connection.execute("UPDATE people SET is_private = ? WHERE id = ?", (is_private, id))
    require_change(connection, "person")
    connection.execute("UPDATE ratings SET is_private = ? WHERE person = ?", (is_private, id))


def require_free(connection: Connection, id: str, login: str) -> None:
    """`Conflict` if somebody else has the login, or one that looks like it."""
    row = connection.execute(
        "SELECT id FROM people WHERE (login = ? OR look = ?) AND id != ?", (login, look_of(login), id)
    ).fetchone()
    if row is not None:
        raise Conflict("login")


def name_of(connection: Connection, id: str) -> str:
    row = connection.execute("SELECT name FROM people WHERE id = ?", (id,)).fetchone()
    return "" if row is None else str(row[0])


def rename_seats(connection: Connection, id: str, before: str, name: str) -> None:
    """Seats that have a name of their own, as several people at one device do, keep it."""
    connection.execute("UPDATE seats SET name = ? WHERE person = ? AND name = ?", (name, id, before))


def set_password(connection: Connection, id: str, password: str, keep: bytes | None) -> None:
    connection.execute(
        "UPDATE people SET password = ? WHERE id = ? AND kind = 'account'",
        (password, id),
    )
    require_change(connection, "kind")
    connection.execute(
        "DELETE FROM sessions WHERE person = ? AND kind = 'cookie' AND hash IS DISTINCT FROM ?", (id, keep)
    )
    connection.execute("DELETE FROM resets WHERE person = ?", (id,))


def set_banned(connection: Connection, id: str, banned: bool) -> None:
    connection.execute("UPDATE people SET banned = ? WHERE id = ?", (banned, id))
    require_change(connection, "person")
    if banned:
        connection.execute("DELETE FROM sessions WHERE person = ?", (id,))


def erase_person(connection: Connection, id: str) -> None:
    """What is left is an id that others' games refer to."""
    bots = [row[0] for row in connection.execute("SELECT id FROM people WHERE owner = ?", (id,))]
    for each in [id, *bots]:
        name = name_of(connection, each)
        erase_words(connection, each, name)
        connection.execute(
            "UPDATE people SET kind = ?, name = '', login = NULL, look = NULL, password = NULL, owner = NULL"
            " WHERE id = ?",
            (DELETED, each),
        )
        connection.execute("DELETE FROM sessions WHERE person = ?", (each,))
        connection.execute("DELETE FROM resets WHERE person = ?", (each,))
        drop_address(connection, each)
        erase_calls(connection, each)
        erase_talk(connection, each)
        connection.execute("DELETE FROM ratings WHERE person = ?", (each,))
        connection.execute("DELETE FROM ties WHERE person = ?1 OR other = ?1", (each,))
        connection.execute("DELETE FROM seeks WHERE person = ?", (each,))
        connection.execute("DELETE FROM offences WHERE reporter = ?1 OR person = ?1", (each,))
        forget_player(connection, each)
        rename_clubs(connection, forget_member(connection, each), name)
        connection.execute("DELETE FROM plans WHERE person = ?", (each,))
        connection.execute("DELETE FROM decks WHERE person = ?", (each,))
        connection.execute("DELETE FROM lessons WHERE person = ?", (each,))
        connection.execute("DELETE FROM exercise_tries WHERE person = ?", (each,))
        connection.execute("DELETE FROM solver_ratings WHERE person = ?", (each,))
        connection.execute(
            "DELETE FROM notes WHERE table_id IN (SELECT id FROM tables WHERE owner = ?)", (each,)
        )
        connection.execute("UPDATE seats SET name = '' WHERE person = ?", (each,))


def people_of(connection: Connection, owner: str) -> list[Person]:
    rows = connection.execute(f"SELECT {COLUMNS} FROM people p WHERE owner = ? ORDER BY created", (owner,))
    return [person_of(row) for row in rows]


def add_session(
    connection: Connection, hash: bytes, person: str, kind: str, created: int, expires: int
) -> None:
    connection.execute("INSERT INTO sessions VALUES (?, ?, ?, ?, ?)", (hash, person, kind, created, expires))


def session(connection: Connection, hash: bytes, now: int) -> tuple[Person, str] | None:
    """Whose session it is and of what kind, unless it is over, or its person or their owner is banned."""
    row = connection.execute(
        f"SELECT {COLUMNS}, s.kind FROM {SESSIONS} WHERE s.hash = ? AND s.expires > ? AND {MAY_ENTER}",
        (hash, now),
    ).fetchone()
    return None if row is None else (person_of(row[:-1]), str(row[-1]))


def ended_sessions(connection: Connection, hashes: list[bytes], now: int) -> list[bytes]:
    """Those for which `session` would find nobody."""
    if not hashes:
        return []
    marks = ", ".join("?" for _ in hashes)
    rows = connection.execute(
        f"SELECT s.hash FROM {SESSIONS} WHERE s.hash IN ({marks}) AND s.expires > ? AND {MAY_ENTER}",
        (*hashes, now),
    )
    alive = {bytes(row[0]) for row in rows}
    return [hash for hash in hashes if hash not in alive]


def drop_session(connection: Connection, hash: bytes) -> None:
    connection.execute("DELETE FROM sessions WHERE hash = ?", (hash,))


def drop_sessions(connection: Connection, person: str) -> int:
    connection.execute("DELETE FROM sessions WHERE person = ?", (person,))
    return connection.changes()


def drop_old_sessions(connection: Connection, now: int) -> None:
    connection.execute("DELETE FROM sessions WHERE expires <= ?", (now,))


def add_reset(connection: Connection, hash: bytes, person: str, expires: int) -> None:
    connection.execute("INSERT INTO resets VALUES (?, ?, ?)", (hash, person, expires))


def reset_of(connection: Connection, hash: bytes, now: int) -> Person | None:
    row = connection.execute(
        f"SELECT {COLUMNS} FROM resets r JOIN people p ON p.id = r.person"
        " WHERE r.hash = ? AND r.expires > ? AND NOT p.banned AND p.kind = 'account'",
        (hash, now),
    ).fetchone()
    return None if row is None else person_of(row)


def use_reset(connection: Connection, hash: bytes, person: str, password: str) -> None:
    connection.execute("DELETE FROM resets WHERE hash = ?", (hash,))
    require_change(connection, "reset")
    set_password(connection, person, password, None)
