"""The lobby: open tables, with what somebody who looks for a game wants to know of each."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from obelisk.server.clocks import Clock
from obelisk.server.cursors import cursor_of, cursor_text
from obelisk.server.house import House
from obelisk.server.ladders import position_of, position_text
from obelisk.server.people import Visitor
from obelisk.server.profiles import RatingInfo, rating_info
from obelisk.server.ratings import shown
from obelisk.server.table.info import table_info
from obelisk.server.wire import Answer, Language, TableInfo
from obelisk.storage.base import LobbyFilter, TableRow
from obelisk.storage.company import BLOCK
from obelisk.storage.standing import Rating

STRONGEST: Final = 1e9


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


class LiveTable(Answer):
    """A table that is being played; `strength` is what the players were at least at its start, on an average,
    as ratings are shown.
    """

    table: TableInfo
    strength: int


class LivePage(Answer):
    """`next` leads to the page after this one; null at the end."""

    tables: list[LiveTable]
    next: str | None


class Lobbies:
    """Open tables of a server, and those that can be watched."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.storage = house.storage

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

    async def live(self, game: str, after: str, limit: int, reader: Visitor | None) -> LivePage:
        strength, last = STRONGEST, ""
        if after:
            _, strength, last = position_of(after)
        rows = await self.storage.live(game, strength, last, limit)
        person = reader.id if reader is not None else None
        return LivePage(
            tables=[
                LiveTable(table=table_info(self.house.known(row, person), person), strength=shown(least))
                for row, least in rows
            ],
            next=position_text(0, rows[-1][1], rows[-1][0].id) if len(rows) == limit else None,
        )


def strength_of(row: TableRow, ratings: list[Rating]) -> RatingInfo | None:
    pace = msgspec.json.decode(row.clock, type=Clock).pace
    for rating in ratings:
        if (rating.game, rating.seats, rating.pace) == (row.game, len(row.seats), pace):
            return rating_info(rating)
    return None
