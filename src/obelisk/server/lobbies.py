"""The lobby: open tables, with what somebody who looks for a game wants to know of each."""

from __future__ import annotations

from typing import Any

import msgspec

from obelisk.server.clocks import Clock
from obelisk.server.cursors import cursor_of, cursor_text
from obelisk.server.people import Visitor
from obelisk.server.profiles import RatingInfo, rating_info
from obelisk.server.table.info import table_info
from obelisk.server.wire import Answer, Language, TableInfo
from obelisk.storage.base import LobbyFilter, Storage, TableRow
from obelisk.storage.company import BLOCK
from obelisk.storage.standing import Rating


class OpenTable(Answer):
    """A table with a free seat. `language` and `strength` are those of whoever has opened it; `strength` is
    null for somebody without a rating on that ladder.
    """

    table: TableInfo
    language: Language
    strength: RatingInfo | None


class LobbyPage(Answer):
    """`next` leads to the page after this one; null at the end."""

    tables: list[OpenTable]
    next: str | None


class Lobbies:
    """Open tables of a server."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def page(self, game: str, after: str, limit: int, reader: Visitor | None) -> LobbyPage:
        before, before_id = cursor_of(after)
        rows = await self.storage.lobby(
            LobbyFilter(game, has_room=True, limit=limit, before=before, before_id=before_id)
        )
        unwanted: set[str] = set()
        if reader is not None:
            unwanted = {id for id, _, _ in await self.storage.ties(reader.id, BLOCK)}
        hosts = await self.storage.hosts(sorted({row.owner for row in rows}))
        tables: list[OpenTable] = []
        for row in rows:
            if row.owner in unwanted:
                continue
            language: Any
            language, ratings = hosts.get(row.owner, ("en", []))
            info = table_info(row, reader.id if reader is not None else None)
            tables.append(OpenTable(table=info, language=language, strength=strength_of(row, ratings)))
        is_full = len(rows) == limit
        return LobbyPage(tables=tables, next=cursor_text(rows[-1].moved, rows[-1].id) if is_full else None)


def strength_of(row: TableRow, ratings: list[Rating]) -> RatingInfo | None:
    pace = msgspec.json.decode(row.clock, type=Clock).pace
    for rating in ratings:
        if (rating.game, rating.seats, rating.pace) == (row.game, len(row.seats), pace):
            return rating_info(rating)
    return None
