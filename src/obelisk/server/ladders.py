"""Ladders: the best of a game with so many seats, live and over days, people and bot accounts apart."""

from __future__ import annotations

import struct
from typing import Any

from obelisk.server.people import Visitor
from obelisk.server.profiles import Pace, RatingInfo, rating_info
from obelisk.server.refusals import Refusal
from obelisk.server.wire import Answer
from obelisk.storage.base import BOT, Storage
from obelisk.storage.standing import LadderWish


class LadderLine(Answer):
    """`place` counts from 1."""

    place: int
    person: str
    name: str
    rating: RatingInfo


class Ladder(Answer):
    """`you` is the line of whoever asks, wherever it stands. `next` leads to the page after this one."""

    game: str
    seats: int
    pace: Pace
    lines: list[LadderLine]
    you: LadderLine | None
    next: str | None


class Ladders:
    """All ladders."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def page(self, wish: LadderWish, after: str, reader: Visitor | None) -> Ladder:
        before = 0
        if after:
            before, wish.at_least, wish.person = position_of(after)
        rows = await self.storage.ladder(wish)
        lines = [
            LadderLine(place=before + number, person=rating.person, name=name, rating=rating_info(rating))
            for number, (rating, name) in enumerate(rows, 1)
        ]
        pace: Any = wish.pace
        return Ladder(
            game=wish.game,
            seats=wish.seats,
            pace=pace,
            lines=lines,
            you=await self.line_of(wish, reader),
            next=position_text(before + len(rows), rows[-1][0].at_least, rows[-1][0].person)
            if len(rows) == wish.limit
            else None,
        )

    async def line_of(self, wish: LadderWish, reader: Visitor | None) -> LadderLine | None:
        """Where the reader stands on a ladder."""
        if reader is None or (reader.person.kind == BOT) != wish.of_bots:
            return None
        for rating in await self.storage.ratings(reader.id):
            if (rating.game, rating.seats, rating.pace) == (wish.game, wish.seats, wish.pace):
                place = 1 + await self.storage.better_than(rating, wish.of_bots)
                return LadderLine(
                    place=place, person=reader.id, name=reader.person.name, rating=rating_info(rating)
                )
        return None


def position_text(place: int, at_least: float, person: str) -> str:
    """Where a ladder goes on; the number as its bits, so that none is lost."""
    return f"{place}-{struct.pack('>d', at_least).hex()}-{person}"


def position_of(text: str) -> tuple[int, float, str]:
    place, bits, person = text.split("-")
    (at_least,) = struct.unpack(">d", bytes.fromhex(bits))
    if at_least != at_least:
        raise Refusal(422, "bad_request", reason="after")
    return int(place), at_least, person
