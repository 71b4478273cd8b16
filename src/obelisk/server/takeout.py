"""Everything of a person as a ZIP file: games, results, ratings, chat, decks, lessons, friends, clubs."""

from __future__ import annotations

import asyncio
from tempfile import SpooledTemporaryFile
from typing import IO, Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from obelisk.server.clubs import info_of as club_info
from obelisk.server.cursors import cursor_of
from obelisk.server.history import History
from obelisk.server.people import Visitor
from obelisk.server.profiles import rating_info, result_line
from obelisk.server.refusals import Refusal
from obelisk.server.table.chat import ears_of
from obelisk.server.table.info import table_info
from obelisk.server.tournaments import info_of
from obelisk.storage.base import FINISHED, TableRow
from obelisk.storage.company import BLOCK, FRIEND
from obelisk.storage.tournaments import TournamentWish

PAGE: Final = 50
CHAT_LINES: Final = 10_000
IN_MEMORY: Final = 4_000_000
EXPORTS_PER_HOUR: Final = 5
MY_TABLES: Final = 10_000


class Takeout:
    """Makes such files."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.storage = history.storage
        self.limit = history.tables.house.shared_limit("exports", EXPORTS_PER_HOUR, 3600)

    async def file(self, visitor: Visitor) -> IO[bytes]:
        """The file, open at its beginning. What is not over is told as the person may know it."""
        await self.limit.take(visitor.id)
        file: Any = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115
        with ZipFile(file, "w", ZIP_DEFLATED) as archive:
            await self.put(archive, await self.facts(visitor))
            for row in await self.storage.tables_of(visitor.id, MY_TABLES):
                await self.put(archive, await self.table(visitor, row))
            after = cursor_of("")
            while rows := await self.storage.finished_of(visitor.id, after, PAGE):
                for row in rows:
                    await self.put(archive, await self.table(visitor, row))
                after = (rows[-1].moved, rows[-1].id)
        file.seek(0)
        found: IO[bytes] = file
        return found

    async def put(self, archive: ZipFile, texts: dict[str, bytes]) -> None:
        """Compressing takes a while: others are served meanwhile."""

        def write() -> None:
            for name, text in texts.items():
                archive.writestr(name, text)

        await asyncio.to_thread(write)

    async def facts(self, visitor: Visitor) -> dict[str, bytes]:
        """What is kept of the person beside tables."""
        person = visitor.person
        address = await self.storage.address_of(person.id)
        calendar = await self.storage.calendar_of(person.id)
        me = {
            "id": person.id,
            "kind": person.kind,
            "name": person.name,
            "language": person.language,
            "since": person.created,
            "private": person.is_private,
            "address": address.address if address is not None else None,
            "bots": await self.bots(visitor),
            "friends": await self.storage.ties(person.id, FRIEND),
            "blocks": await self.storage.ties(person.id, BLOCK),
            "mutes": await self.storage.mutes(person.id),
            "calendar": calendar.text if calendar is not None else None,
            "calls": await self.storage.call_wishes(person.id),
        }
        texts = {
            "me.json": json_of(me),
            "ratings.json": json_of([rating_info(one) for one in await self.storage.ratings(person.id)]),
            "results.json": json_of(await self.results(visitor)),
            "lessons.json": json_of(await self.storage.lessons(person.id)),
            "exercises.json": json_of(
                {
                    "tries": await self.storage.exercise_tries(person.id),
                    "ratings": await self.storage.solver_ratings(person.id),
                }
            ),
            "tournaments.json": json_of(await self.tournaments(visitor)),
            "clubs.json": json_of(await self.clubs(visitor)),
            "plans.json": json_of(await self.storage.plans_of(person.id)),
        }
        for deck in await self.storage.decks(person.id):
            texts[f"decks/{deck.id}.json"] = deck.deck.encode()
        return texts

    async def bots(self, visitor: Visitor) -> list[object]:
        """Own bot accounts, and where they are called."""
        lines: list[object] = []
        for bot in await self.storage.people_of(visitor.id):
            hook = await self.storage.webhook_of(bot.id)
            lines.append({"id": bot.id, "name": bot.name, "webhook": hook.url if hook is not None else None})
        return lines

    async def tournaments(self, visitor: Visitor) -> list[object]:
        """Own tournaments, and those in which the person takes part, with what they chose there."""
        lines: list[object] = []
        after = cursor_of("")
        while rows := await self.storage.tournaments(TournamentWish("", "", visitor.id, after, PAGE)):
            for row, players in rows:
                own = [one for one in await self.storage.participants(row.id) if one.person == visitor.id]
                lines.append({"tournament": info_of(row, players), "own": own})
            after = (rows[-1][0].created, rows[-1][0].id)
        return lines

    async def clubs(self, visitor: Visitor) -> list[object]:
        """Own clubs; who else is in them is theirs to tell."""
        found = await self.storage.clubs_of(visitor.id)
        return [club_info(club, member, members) for club, member, members in found]

    async def results(self, visitor: Visitor) -> list[object]:
        lines: list[object] = []
        after = cursor_of("")
        while rows := await self.storage.played(visitor.id, True, after, PAGE):
            lines += [result_line(row, visitor) for row in rows]
            after = (rows[-1].result.at, rows[-1].result.table)
        return lines

    async def table(self, visitor: Visitor, row: TableRow) -> dict[str, bytes]:
        """The table, its record if it is over and laid open, and what was said there."""
        house = self.history.tables.house
        texts = {f"tables/{row.id}.json": json_of(table_info(house.known(row, visitor.id), visitor.id))}
        if row.status == FINISHED:
            try:
                texts[f"games/{row.id}.record"] = (await self.history.text(row.id, visitor.id)).encode()
            except Refusal as refusal:
                # A draft that is not over, or a table from which one is shut out.
                if refusal.status >= 500:
                    raise
        ears = ears_of(house, row, visitor.id)
        lines = await self.storage.chat(row.id, ears, CHAT_LINES)
        if lines:
            texts[f"chat/{row.id}.json"] = json_of(lines)
        shown = await self.storage.reactions(row.id, ears, CHAT_LINES)
        if shown:
            texts[f"reactions/{row.id}.json"] = json_of(shown)
        return texts


def json_of(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value))
