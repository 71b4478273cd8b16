"""What the store keeps for the coach: reports of games, how people did in them, variations of records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from obelisk.storage.standing import ResultRow


@dataclass(slots=True)
class Coached:
    """A game of somebody, and what the coach says of it: `summary` as JSON text, a part for each seat. Both
    are empty where there is no report; `depth` alone is known of one that nobody has summed up.
    """

    result: ResultRow
    depth: str
    summary: str


class CoachStorage(Protocol):
    """The part of a store that the coach needs."""

    async def report(self, table: str) -> tuple[str, str] | None:
        """The depth of the report of a finished table, and the report itself as JSON text."""
        ...

    async def keep_report(self, table: str, depth: str, report: str, summary: str) -> None:
        """Keeps the report of a finished table and what it comes to, instead of the one before."""
        ...

    async def coached(self, person: str, game: str, limit: int) -> list[Coached]:
        """The last games of somebody, the latest first; none at which they had several seats."""
        ...

    async def notes(self, table: str) -> str:
        """The variations and comments of an imported record, as they stood in its file; empty without any."""
        ...
