"""Addresses, confirmations and letters: functions of a connection."""

from __future__ import annotations

from obelisk.storage.connection import Connection, require_change
from obelisk.storage.mail import Address, Letter


def address_of(connection: Connection, person: str) -> Address | None:
    row = connection.execute(
        "SELECT address, is_confirmed FROM addresses WHERE person = ?", (person,)
    ).fetchone()
    return None if row is None else Address(str(row[0]), bool(row[1]))


def set_address(connection: Connection, person: str, address: str, letter: Letter) -> None:
    drop_address(connection, person)
    connection.execute(
        "INSERT INTO addresses (person, address, is_confirmed) VALUES (?, ?, ?)", (person, address, False)
    )
    add_letter(connection, letter)


def drop_address(connection: Connection, person: str) -> None:
    connection.execute("DELETE FROM addresses WHERE person = ?", (person,))
    connection.execute("DELETE FROM confirmations WHERE person = ?", (person,))
    connection.execute("DELETE FROM letters WHERE person = ?", (person,))
    connection.execute("DELETE FROM resets WHERE person = ?", (person,))


def accounts_at(connection: Connection, address: str) -> list[str]:
    rows = connection.execute(
        "SELECT p.id FROM addresses a JOIN people p ON p.id = a.person"
        " WHERE lower(a.address) = ? AND a.is_confirmed AND p.kind = 'account' AND NOT p.banned"
        " ORDER BY p.created",
        (address.lower(),),
    )
    return [str(row[0]) for row in rows]


def add_confirmation(connection: Connection, hash: bytes, person: str, address: str, expires: int) -> None:
    connection.execute(
        "INSERT INTO confirmations (hash, person, address, expires) VALUES (?, ?, ?, ?)",
        (hash, person, address, expires),
    )


def confirmation_of(connection: Connection, hash: bytes, now: int) -> tuple[str, str] | None:
    row = connection.execute(
        "SELECT c.person, c.address FROM confirmations c"
        " JOIN addresses a ON a.person = c.person AND a.address = c.address"
        " WHERE c.hash = ? AND c.expires > ?",
        (hash, now),
    ).fetchone()
    return None if row is None else (str(row[0]), str(row[1]))


def confirm(connection: Connection, hash: bytes, person: str, address: str) -> None:
    connection.execute("DELETE FROM confirmations WHERE hash = ?", (hash,))
    require_change(connection, "confirmation")
    connection.execute(
        "UPDATE addresses SET is_confirmed = ? WHERE person = ? AND address = ?", (True, person, address)
    )
    require_change(connection, "address")


def add_letter(connection: Connection, letter: Letter) -> None:
    connection.execute(
        "INSERT INTO letters (id, kind, person, address, due, tries, about) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        (letter.id, letter.kind, letter.person, letter.address, letter.due, letter.tries, letter.about),
    )


def take_letter(connection: Connection, now: int, until: int) -> Letter | None:
    rows = connection.execute(
        "UPDATE letters SET due = ?1, tries = tries + 1 WHERE due <= ?2"
        " AND id = (SELECT id FROM letters WHERE due <= ?2 ORDER BY due LIMIT 1)"
        " RETURNING id, kind, person, address, due, tries, about",
        (until, now),
    ).fetchall()
    return Letter(*rows[0]) if rows else None


def put_off_letter(connection: Connection, id: str, due: int) -> None:
    connection.execute("UPDATE letters SET due = ? WHERE id = ?", (due, id))


def drop_letter(connection: Connection, id: str) -> None:
    connection.execute("DELETE FROM letters WHERE id = ?", (id,))
