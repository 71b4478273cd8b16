"""Days off, wishes, subscriptions, calls and webhooks: functions of a connection."""

from __future__ import annotations

from obelisk.storage.calls import CalendarRow, Call, Subscription, Webhook
from obelisk.storage.connection import Connection


def calendar_of(connection: Connection, person: str) -> CalendarRow | None:
    row = connection.execute(
        "SELECT calendar, fixed_since FROM calendars WHERE person = ?", (person,)
    ).fetchone()
    return None if row is None else CalendarRow(str(row[0]), int(row[1]))


def set_calendar(connection: Connection, person: str, row: CalendarRow) -> None:
    connection.execute(
        "INSERT INTO calendars (person, calendar, fixed_since) VALUES (?, ?, ?) ON CONFLICT (person)"
        " DO UPDATE SET calendar = excluded.calendar, fixed_since = excluded.fixed_since",
        (person, row.text, row.fixed_since),
    )


def call_wishes(connection: Connection, person: str) -> str | None:
    row = connection.execute("SELECT wishes FROM call_wishes WHERE person = ?", (person,)).fetchone()
    return None if row is None else str(row[0])


def set_call_wishes(connection: Connection, person: str, wishes: str) -> None:
    connection.execute(
        "INSERT INTO call_wishes (person, wishes) VALUES (?, ?) ON CONFLICT (person)"
        " DO UPDATE SET wishes = excluded.wishes",
        (person, wishes),
    )


def subscribe(connection: Connection, one: Subscription, most: int) -> None:
    connection.execute(
        "INSERT INTO subscriptions (endpoint, person, session, key, auth, created) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, session = excluded.session,"
        " key = excluded.key, auth = excluded.auth, created = excluded.created",
        (one.endpoint, one.person, one.session, one.key, one.auth, one.created),
    )
    connection.execute(
        "DELETE FROM subscriptions WHERE person = ?1 AND endpoint NOT IN"
        " (SELECT endpoint FROM subscriptions WHERE person = ?1 ORDER BY created DESC, endpoint LIMIT ?2)",
        (one.person, most),
    )


def unsubscribe(connection: Connection, person: str, endpoint: str) -> None:
    connection.execute("DELETE FROM subscriptions WHERE person = ? AND endpoint = ?", (person, endpoint))


def subscriptions(connection: Connection, person: str, now: int) -> list[Subscription]:
    rows = connection.execute(
        "SELECT u.endpoint, u.person, u.session, u.key, u.auth, u.created FROM subscriptions u"
        " JOIN sessions s ON s.hash = u.session AND s.person = u.person"
        " WHERE u.person = ? AND s.expires > ? ORDER BY u.created, u.endpoint",
        (person, now),
    )
    return [
        Subscription(str(row[0]), str(row[1]), bytes(row[2]), str(row[3]), str(row[4]), int(row[5]))
        for row in rows
    ]


def add_call(connection: Connection, call: Call) -> bool:
    rows = connection.execute(
        "INSERT INTO calls (person, kind, about, mark, due, tries, reached, is_made)"
        " VALUES (?, ?, ?, ?, ?, 0, '[]', ?) ON CONFLICT (person, kind, about) DO UPDATE SET"
        " mark = excluded.mark, due = excluded.due, tries = 0, reached = '[]', is_made = excluded.is_made"
        " WHERE calls.mark != excluded.mark RETURNING mark",
        (call.person, call.kind, call.about, call.mark, call.due, False),
    ).fetchall()
    return bool(rows)


def take_call(connection: Connection, now: int, until: int) -> Call | None:
    rows = connection.execute(
        "UPDATE calls SET due = ?1, tries = tries + 1 WHERE is_made = ?3 AND due <= ?2"
        " AND (person, kind, about) = (SELECT person, kind, about FROM calls WHERE is_made = ?3 AND due <= ?2"
        " ORDER BY due LIMIT 1) RETURNING person, kind, about, mark, due, tries, reached",
        (until, now, False),
    ).fetchall()
    return Call(*rows[0]) if rows else None


def put_off_call(connection: Connection, call: Call) -> None:
    connection.execute(
        "UPDATE calls SET due = ?, tries = ?, reached = ?"
        " WHERE person = ? AND kind = ? AND about = ? AND mark = ? AND is_made = ?",
        (call.due, call.tries, call.reached, call.person, call.kind, call.about, call.mark, False),
    )


def end_call(connection: Connection, person: str, kind: str, about: str, mark: str) -> None:
    connection.execute(
        "UPDATE calls SET is_made = ? WHERE person = ? AND kind = ? AND about = ? AND mark = ?",
        (True, person, kind, about, mark),
    )


def drop_calls(connection: Connection, before: int) -> None:
    connection.execute("DELETE FROM calls WHERE is_made = ? AND due < ?", (True, before))
    connection.execute(
        "DELETE FROM subscriptions WHERE NOT EXISTS"
        " (SELECT 1 FROM sessions s WHERE s.hash = subscriptions.session)"
    )


def shared_secret(connection: Connection, name: str, new: str) -> str:
    connection.execute("INSERT INTO keys (name, secret) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, new))
    row = connection.execute("SELECT secret FROM keys WHERE name = ?", (name,)).fetchone()
    return str(row[0])


def webhook_of(connection: Connection, person: str) -> Webhook | None:
    row = connection.execute(
        "SELECT person, url, secret, faults FROM webhooks WHERE person = ?", (person,)
    ).fetchone()
    return None if row is None else Webhook(*row)


def set_webhook(connection: Connection, hook: Webhook) -> None:
    connection.execute(
        "INSERT INTO webhooks (person, url, secret, faults) VALUES (?, ?, ?, ?) ON CONFLICT (person)"
        " DO UPDATE SET url = excluded.url, secret = excluded.secret, faults = excluded.faults",
        (hook.person, hook.url, hook.secret, hook.faults),
    )


def drop_webhook(connection: Connection, person: str) -> None:
    connection.execute("DELETE FROM webhooks WHERE person = ?", (person,))


def count_fault(connection: Connection, person: str, is_fault: bool) -> int:
    faults = "faults + 1" if is_fault else "0"
    rows = connection.execute(
        f"UPDATE webhooks SET faults = {faults} WHERE person = ? RETURNING faults", (person,)
    ).fetchall()
    return int(rows[0][0]) if rows else 0


def erase_calls(connection: Connection, person: str) -> None:
    """Forgets everything here of a person."""
    for name in ("calendars", "call_wishes", "subscriptions", "calls", "webhooks"):
        connection.execute(f"DELETE FROM {name} WHERE person = ?", (person,))
