"""Quick pairing: a button, a moment, a table. The store is the arbiter, whichever process is asked."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from obelisk.server.clocks import Clock
from obelisk.server.options import game_kit
from obelisk.server.people import Visitor
from obelisk.server.profiles import Pace
from obelisk.server.ratings import first_rating
from obelisk.server.refusals import Refusal, conflict, forbidden
from obelisk.server.table import opening
from obelisk.server.tables import Tables
from obelisk.server.wire import Answer, Request
from obelisk.storage.base import BOT, GUEST, PERSON_SEAT, Person, SeatRow, TableRow
from obelisk.storage.company import Seek
from obelisk.storage.standing import DAYS, LIVE

SEATS: Final = 2
LIFE_MS: Final = 10_000
"""Whoever has not asked again for so long does not look any more."""
REACH: Final = 4.0
REACH_PER_SECOND: Final = 0.4
"""How much better or worse the other may be, as ladders count (1 is 40 points); more with every second."""
CLOCKS: Final = {
    LIVE: Clock(mode="game", seconds=900, increment=10),
    DAYS: Clock(mode="days", days=2),
}


class SeekWish(Request):
    """Somebody looks for a game of two with the usual options. Asked again every second or two."""

    game: Annotated[str, Meta(max_length=40)]
    pace: Pace = "live"
    rated: bool = False


class SeekInfo(Answer):
    """`table` is null as long as nobody was found; `since`: looking since then."""

    table: str | None
    since: int


class Pairing:
    """Brings together those who look for the same."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.house = tables.house
        self.storage = tables.storage

    async def seek(self, visitor: Visitor, wish: SeekWish) -> SeekInfo:
        kit = game_kit(wish.game)
        if visitor.person.kind == BOT:
            raise forbidden("bots")
        if wish.rated and visitor.person.kind == GUEST:
            raise forbidden("guests")
        if SEATS not in kit.game.seat_counts():
            raise Refusal(422, "bad_table", reason="seats")
        await self.tables.check_room(visitor)
        now = self.house.now()
        seek = Seek(
            visitor.id,
            visitor.person.owner or visitor.id,
            wish.game,
            wish.pace,
            wish.rated,
            await self.strength(visitor.id, wish),
            now,
            now + LIFE_MS,
        )
        options = kit.game.encode_options(kit.game.options({"players": SEATS} if kit.has_players() else {}))
        new = self.tables.new_row(
            visitor, wish.game, kit.game.rules_version, options, secrets.token_bytes(32)
        )
        is_first = secrets.randbelow(2) == 0

        def make(mine: Person, theirs: Person) -> TableRow:
            people = [mine, theirs] if is_first else [theirs, mine]
            new.is_public, new.is_rated = True, wish.rated
            new.clock = msgspec.json.encode(CLOCKS[wish.pace]).decode()
            new.seats = [
                SeatRow(seat, PERSON_SEAT, person.id, name=person.name) for seat, person in enumerate(people)
            ]
            return new

        table, since = await self.storage.seek(seek, reach_after, make)
        if table == new.id:
            await self.begin(table, visitor)
        return SeekInfo(table=table, since=since)

    async def begin(self, table: str, visitor: Visitor) -> None:
        """Whoever comes second begins the game; where that fails, either of them can."""
        try:
            await opening.start(await self.tables.live(table, visitor.id), visitor.id)
        except Refusal as refusal:
            if refusal.status >= 500:
                raise conflict("starting") from None

    async def strength(self, person: str, wish: SeekWish) -> float:
        """What somebody is at least on the ladder that the game would count for."""
        for rating in await self.storage.ratings(person):
            if (rating.game, rating.seats, rating.pace) == (wish.game, SEATS, wish.pace):
                return rating.at_least
        return first_rating(person, wish.game, SEATS, wish.pace).at_least

    async def stop(self, visitor: Visitor) -> None:
        await self.storage.drop_seek(visitor.id)


def reach_after(waited_ms: int) -> float:
    """How much better or worse the other may be for somebody who has waited so long."""
    return REACH + REACH_PER_SECOND * max(0, waited_ms) / 1000
