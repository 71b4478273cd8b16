"""People among each other: friends, blocks, and complaints that wait for the operator."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from obelisk.server.house import House
from obelisk.server.people import Visitor
from obelisk.server.refusals import conflict, forbidden, not_found
from obelisk.server.wire import Answer, PersonKind, Request
from obelisk.server.words import cleaned, login_of
from obelisk.storage.base import DELETED, Conflict
from obelisk.storage.company import BLOCK, FRIEND, Offence

MOST_TIES: Final = 500
MOST_MUTES: Final = 2 * MOST_TIES
"""Whoever is blocked is muted, too."""
OFFENCES_PER_HOUR: Final = 10
TEXT: Final = 500


class Acquaintance(Answer):
    id: str
    name: str
    kind: PersonKind


class Acquaintances(Answer):
    people: list[Acquaintance]


class Mutes(Answer):
    """Whose chat somebody does not want to see: ids, and who they are."""

    muted: list[str]
    people: list[Acquaintance]


class NewOffence(Request):
    """What somebody did; `table` says where, if it was at a table."""

    reason: Literal["insult", "cheating", "quitting", "name", "other"]
    text: Annotated[str, Meta(max_length=2000)] = ""
    table: Annotated[str, Meta(max_length=40)] = ""


class Company:
    """Who knows whom, and who does not want to."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.storage = house.storage
        self.limit = house.shared_limit("offences", OFFENCES_PER_HOUR, 3600)

    async def list(self, visitor: Visitor, kind: str) -> Acquaintances:
        return Acquaintances(people=acquaintances(await self.storage.ties(visitor.id, kind)))

    async def find(self, name: str) -> Acquaintance:
        """The account or bot account of that name."""
        person = await self.storage.person_by_login(login_of(name))
        if person is None:
            raise not_found("person")
        return acquaintances([(person.id, person.name, person.kind)])[0]

    async def mutes(self, visitor: Visitor) -> Mutes:
        people = acquaintances(await self.storage.muted_people(visitor.id))
        return Mutes(muted=sorted(each.id for each in people), people=people)

    async def mute(self, visitor: Visitor, other: str) -> None:
        await self.check_other(visitor, other)
        if len(await self.house.muted_by(visitor.id) - {other}) >= MOST_MUTES:
            raise conflict("many")
        await self.house.mute(visitor.id, other, is_muted=True)

    async def add(self, visitor: Visitor, other: str, kind: str) -> None:
        await self.check_other(visitor, other)
        try:
            await self.storage.set_tie(visitor.id, other, kind, self.house.now(), MOST_TIES)
        except Conflict:
            raise conflict("many") from None
        if kind == BLOCK:
            # Whom one does not want to meet, one does not want to hear.
            await self.storage.drop_tie(visitor.id, other, FRIEND)
            await self.house.mute(visitor.id, other, is_muted=True)

    async def drop(self, visitor: Visitor, other: str, kind: str) -> None:
        await self.storage.drop_tie(visitor.id, other, kind)
        if kind == BLOCK:
            await self.house.mute(visitor.id, other, is_muted=False)

    async def complain(self, visitor: Visitor, other: str, wish: NewOffence) -> None:
        await self.check_other(visitor, other)
        await self.limit.take(visitor.id)
        await self.storage.add_offence(
            Offence(
                0, visitor.id, other, wish.table, wish.reason, cleaned(wish.text)[:TEXT], self.house.now()
            )
        )

    async def check_other(self, visitor: Visitor, other: str) -> None:
        person = await self.storage.person(other)
        if person is None or person.kind == DELETED:
            raise not_found("person")
        if other == visitor.id:
            raise forbidden("yourself")


def acquaintances(found: list[tuple[str, str, Any]]) -> list[Acquaintance]:
    return [Acquaintance(id=id, name=name, kind=kind) for id, name, kind in found]
