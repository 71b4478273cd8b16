"""Talking as the rows tell it."""

from __future__ import annotations

from obelisk.storage import talk_rows
from obelisk.storage.jobs import Jobs
from obelisk.storage.talk import TABLE_ROOM, ChatLine, Ears, Reaction


class TalkStore(Jobs):
    """The part of every store that talking needs."""

    async def add_chat(
        self, table: str, person: str, text: str, at: int, most: int, room: str = TABLE_ROOM, phrase: str = ""
    ) -> int:
        return await self.write(lambda c: talk_rows.add_chat(c, table, person, text, at, most, room, phrase))

    async def chat(self, table: str, ears: Ears, limit: int) -> list[ChatLine]:
        return await self.read(lambda c: talk_rows.chat(c, table, ears, limit))

    async def chat_line(self, id: int) -> tuple[str, ChatLine] | None:
        return await self.read(lambda c: talk_rows.chat_line(c, id))

    async def remove_chat(self, id: int, at: int) -> None:
        await self.write(lambda c: talk_rows.remove_chat(c, id, at))

    async def removed_chat(self, after: int) -> list[tuple[int, str, int]]:
        return await self.read(lambda c: talk_rows.removed_chat(c, after))

    async def last_removed(self) -> int:
        return await self.read(talk_rows.last_removed)

    async def set_mute(self, muter: str, muted: str, is_muted: bool) -> None:
        await self.write(lambda c: talk_rows.set_mute(c, muter, muted, is_muted))

    async def mutes(self, muter: str) -> list[str]:
        return await self.read(lambda c: talk_rows.mutes(c, muter))

    async def muted_people(self, muter: str) -> list[tuple[str, str, str]]:
        return await self.read(lambda c: talk_rows.muted_people(c, muter))

    async def set_silent(self, person: str, until: int) -> None:
        await self.write(lambda c: talk_rows.set_silent(c, person, until))

    async def react(self, table: str, reaction: Reaction, most: int) -> None:
        await self.write(lambda c: talk_rows.react(c, table, reaction, most))

    async def reactions(self, table: str, ears: Ears, limit: int) -> list[Reaction]:
        return await self.read(lambda c: talk_rows.reactions(c, table, ears, limit))

    async def set_read(self, person: str, table: str, line: int) -> None:
        await self.write(lambda c: talk_rows.set_read(c, person, table, line))

    async def read_until(self, person: str, table: str) -> int:
        return await self.read(lambda c: talk_rows.read_until(c, person, table))

    async def unread(self, person: str, tables: list[str]) -> dict[str, int]:
        return await self.read(lambda c: talk_rows.unread(c, person, tables))
