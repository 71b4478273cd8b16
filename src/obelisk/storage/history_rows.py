"""When something was stored last: a function of a connection."""

from __future__ import annotations

from obelisk.storage.connection import Connection


def latest(connection: Connection) -> int | None:
    """When something was stored last."""
    row = connection.execute(
        "SELECT max(at) FROM (SELECT max(moved) AS at FROM tables UNION ALL SELECT max(created) FROM people"
        " UNION ALL SELECT max(created) FROM sessions) AS times"
    ).fetchone()
    return None if row[0] is None else int(row[0])
