"""What a link says of itself where it is shown before anybody has opened it: a title, a line, a picture.

Whoever asks is nobody: only what strangers may know is told.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final

import msgspec

from obelisk.i18n.catalogue import Catalogue, catalogue, plain
from obelisk.pictures.card import HEIGHT, WIDTH, card
from obelisk.server.profiles import rating_info
from obelisk.server.table.seats import may_watch
from obelisk.server.tournaments import Tournaments
from obelisk.server.wire import ResultInfo
from obelisk.server.words import game_name
from obelisk.storage.base import BOT_SEAT, FINISHED, LOBBY, PERSON_SEAT, TableRow
from obelisk.storage.tournaments import OVER

TABLES: Final = ("t", "replay", "report")
PERSON: Final = "person"
TOURNAMENT: Final = "tournament"
KINDS: Final = (*TABLES, PERSON, TOURNAMENT)
RIGHT_TO_LEFT: Final = ("he",)
BEST: Final = 3


@dataclass(slots=True)
class Preview:
    title: str
    lines: list[str]
    language: str = "en"

    def picture(self) -> str:
        return card(self.title, self.lines, self.language in RIGHT_TO_LEFT)

    def meta(self, address: str, picture: str) -> str:
        """The elements for the head of the page."""
        told = {
            "og:site_name": "Obelisk",
            "og:type": "website",
            "og:title": self.title,
            "og:description": " · ".join(self.lines),
            "og:url": address,
            "og:image": picture,
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "twitter:card": "summary_large_image",
        }
        lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
        lines.append(f'<meta name="description" content="{escape(told["og:description"])}" />')
        return "\n    ".join(lines)


class Previews:
    """The previews of all links."""

    def __init__(self, tournaments: Tournaments) -> None:
        self.tournaments = tournaments
        self.storage = tournaments.storage

    async def preview(self, kind: str, id: str) -> Preview:
        found = await {PERSON: self.person, TOURNAMENT: self.tournament}.get(kind, self.table)(id)
        return found if found is not None else usual("en")

    async def person(self, id: str) -> Preview | None:
        person = await self.storage.person(id)
        if person is None or not person.name:
            return None
        words = catalogue(person.language)
        if person.is_private:
            return Preview(person.name, [], person.language)
        ratings = [rating_info(one) for one in await self.storage.ratings(id)]
        # Of each game the best, whatever the number of players and the pace.
        best: dict[str, int] = {}
        for one in sorted(ratings, key=lambda one: -one.shown):
            best.setdefault(one.game, one.shown)
        lines = [f"{game_name(words, game)}: {shown}" for game, shown in list(best.items())[:BEST]]
        return Preview(person.name, lines, person.language)

    async def table(self, id: str) -> Preview | None:
        row = await self.storage.table(id)
        if row is None or row.club is not None or not may_watch(row, None):
            return None
        owner = await self.storage.person(row.owner)
        language = owner.language if owner is not None and owner.language else "en"
        words = catalogue(language)
        game = game_name(words, row.game)
        lines = [game] if row.title else []
        names = [name for seat in row.seats if (name := seat.name)]
        if names:
            lines.append(" · ".join(names))
        lines.append(standing(words, row))
        return Preview(row.title or game, lines, language)

    async def tournament(self, id: str) -> Preview | None:
        """Of those of clubs nothing: whoever has the address of another may read its page."""
        row = await self.storage.tournament(id)
        if row is None or row.club is not None:
            return None
        page = await self.tournaments.page(id, None)
        owner = await self.storage.person(row.owner)
        language = owner.language if owner is not None and owner.language else "en"
        words = catalogue(language)
        game = game_name(words, row.game)
        lines = [game] if row.title else []
        lines.append(
            f"{words.say(f'web-tournament-{row.format}')} · "
            f"{plain(words.say('web-people-seats', count=page.info.players))}"
        )
        winners = [line.name for line in page.players if line.place == 1 and not line.gone and line.name]
        if row.status == OVER and winners:
            lines.append(won(words, winners))
        else:
            lines.append(words.say(f"web-tournament-{row.status}"))
        return Preview(row.title or game, lines, language)


def usual(language: str) -> Preview:
    words = catalogue(language)
    return Preview(words.say("web-title"), [words.say("web-tagline")], language)


def standing(words: Catalogue, row: TableRow) -> str:
    """Whether a table waits, is played or is over, and who has won."""
    if row.status == LOBBY:
        free = sum(1 for seat in row.seats if seat.kind not in (PERSON_SEAT, BOT_SEAT))
        return plain(words.say("web-state-lobby" if not free else "web-lobby"))
    if row.status == FINISHED and row.result is not None:
        winners = msgspec.json.decode(row.result, type=ResultInfo).winners
        names = [row.seats[seat].name or words.say("web-bot") for seat in winners]
        if names:
            return won(words, names)
    return plain(words.say("web-state-finished" if row.status == FINISHED else "web-tables-running"))


def won(words: Catalogue, names: list[str]) -> str:
    return plain(words.say("web-result-other", count=len(names), names=", ".join(names)))
