"""What the rows of a store need of a connection, whatever database it is to.

Their SQL is the part that SQLite and PostgreSQL share: parameters are `?`, or `?1` and `?2` where one stands
twice; flags are given as bools; a row that is there already is met with ON CONFLICT and `changes`, since
PostgreSQL ends a transaction whose statement failed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from obelisk.storage.base import Conflict


class Found(Protocol):
    """The rows that a statement has found."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection within a transaction."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Found: ...

    def changes(self) -> int:
        """How many rows the last statement has changed."""
        ...


def require_change(connection: Connection, what: str) -> None:
    """`Conflict` if the last statement has changed nothing."""
    if not connection.changes():
        raise Conflict(what)


def count(connection: Connection, sql: str, values: Sequence[Any]) -> int:
    return int(connection.execute(sql, values).fetchone()[0])
