"""Processes that share a store: who lives, who sees to which tables, and limits that all of them keep."""

from __future__ import annotations

from typing import Final

from obelisk.storage.base import Pulse
from obelisk.storage.connection import Connection

PAUSE_MS: Final = 3_000
"""Workers that were silent for no longer than this after their time have not paused."""
FORGOTTEN_MS: Final = 3_600_000
"""Buckets that nobody has touched for so long are full again, or nearly."""
AHEAD_MS: Final = 60_000
"""What lies further ahead went by a clock that has been set back since."""


def beat(connection: Connection, worker: str, now: int, until: int) -> Pulse:
    row = connection.execute(
        "SELECT min(since) FROM workers WHERE until > ? AND until <= ?", (now - PAUSE_MS, now + AHEAD_MS)
    ).fetchone()
    since = now if row is None or row[0] is None else int(row[0])
    connection.execute(
        "INSERT INTO workers (name, since, until) VALUES (?, ?, ?)"
        " ON CONFLICT (name) DO UPDATE SET since = excluded.since, until = excluded.until",
        (worker, since, until),
    )
    rows = connection.execute(
        "SELECT name FROM workers WHERE until > ? AND until <= ? ORDER BY name", (now, now + AHEAD_MS)
    )
    names = [str(row[0]) for row in rows]
    is_first = names[:1] == [worker]
    if is_first:
        connection.execute(
            "DELETE FROM workers WHERE until <= ? OR until > ?", (now - PAUSE_MS, now + AHEAD_MS)
        )
        connection.execute("DELETE FROM buckets WHERE at <= ?", (now - FORGOTTEN_MS,))
        connection.execute("DELETE FROM seeks WHERE until <= ?", (now - FORGOTTEN_MS,))
    return Pulse(since, is_first, names)


def rest(connection: Connection, worker: str, now: int) -> None:
    """Its time is over; that it was there is remembered for a while, because clocks ran until now."""
    connection.execute("UPDATE workers SET until = ? WHERE name = ? AND until > ?", (now, worker, now))


def take_over(connection: Connection, worker: str, now: int, most: int) -> list[str]:
    rows = connection.execute(
        "UPDATE tables SET worker = ?1, version = version + 1"
        " FROM (SELECT t.id AS waiting, t.version AS known FROM tables t"
        " WHERE t.status IN ('playing', 'lobby')"
        " AND (t.deadline IS NOT NULL OR t.held_until IS NOT NULL"
        " OR (t.turn_person IS NULL AND t.turn_seat IS NOT NULL))"
        " AND NOT EXISTS"
        " (SELECT 1 FROM workers w WHERE w.name = t.worker AND w.until > ?2 AND w.until <= ?4)"
        " ORDER BY t.moved LIMIT ?3) AS work WHERE id = waiting AND version = known RETURNING id",
        (worker, now, most, now + AHEAD_MS),
    ).fetchall()
    return [str(row[0]) for row in rows]


def take(connection: Connection, name: str, amount: float, burst: float, rate: float, now: int) -> bool:
    """One statement, so that nobody comes between looking and taking."""
    connection.execute(
        "INSERT INTO buckets (name, level, at) VALUES (?1, ?3 - ?2, ?5) ON CONFLICT (name) DO UPDATE"
        " SET level = CASE WHEN buckets.level + (?5 - buckets.at) * ?4 / 1000.0 < ?3"
        " THEN buckets.level + (?5 - buckets.at) * ?4 / 1000.0 ELSE ?3 END - ?2, at = ?5"
        " WHERE buckets.level + (?5 - buckets.at) * ?4 / 1000.0 >= ?2",
        (name, float(amount), float(burst), float(rate), now),
    )
    if connection.changes() > 0:
        return True
    # Since a clock that was set back nothing has passed, and it goes by this one from now on.
    connection.execute("UPDATE buckets SET at = ? WHERE name = ? AND at > ?", (now, name, now + AHEAD_MS))
    return connection.changes() > 0 and take(connection, name, amount, burst, rate, now)
