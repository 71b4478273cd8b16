"""Clubs: people who play among themselves, with tables, tournaments and a ladder of their own."""

from __future__ import annotations

from typing import Any, Final

from obelisk.server.cursors import cursor_of, cursor_text
from obelisk.server.ids import hash_of, new_id, new_secret
from obelisk.server.options import game_kit
from obelisk.server.people import Visitor
from obelisk.server.refusals import Refusal, conflict, forbidden, not_found
from obelisk.server.streams import RESTART
from obelisk.server.table.info import table_info
from obelisk.server.tables import Tables
from obelisk.server.tournaments import TournamentList, tournament_list
from obelisk.server.wire import Answer, ByeFrame, PersonKind, Request, Secret, TableInfo, Text32
from obelisk.server.words import clean_name, login_of
from obelisk.storage.base import ACCOUNT, BOT, Conflict
from obelisk.storage.clubs import Club, ClubMember
from obelisk.storage.tournaments import TournamentWish

MOST_CLUBS: Final = 20
"""In so many clubs somebody may be, and into so many more they may be asked."""
MOST_MEMBERS: Final = 100
"""Members and people asked in."""
COUNTED: Final = 1000
"""So many of the last games of a kind make the ladder."""
NEW_PER_HOUR: Final = 10
ASKED_PER_HOUR: Final = 30
RETRY_MS: Final = 500


class NewClub(Request):
    name: Text32


class ClubCode(Request):
    """`code` is the invitation, for somebody who was not asked in."""

    code: Secret | None = None


class Asked(Request):
    """The name of an account or bot account."""

    name: Text32


class ClubInvite(Answer):
    """Told only now: the server keeps a hash. The invitation before is void."""

    code: str


class ClubInvited(Answer):
    """What whoever holds an invitation may know of the club before they go in."""

    name: str
    members: int


class ClubInfo(Answer):
    """A club as somebody knows it who is in it, or was `asked` in. `since`: when that was."""

    id: str
    name: str
    owner: str
    created: int
    members: int
    asked: bool
    since: int


class ClubList(Answer):
    """All there are: nobody may be in many."""

    clubs: list[ClubInfo]


class MemberInfo(Answer):
    """`asked`: has not answered yet."""

    person: str
    name: str
    kind: PersonKind
    since: int
    asked: bool


class ClubPage(Answer):
    """`has_code`: there is an invitation that lets people in."""

    info: ClubInfo
    has_code: bool
    members: list[MemberInfo]


class ClubLadderLine(Answer):
    """`place` counts from 1; equals share. `points`: of each game the share of the others left behind and
    half of those who were equal, so that 1 is a game won alone and 0 one in which somebody was last.
    """

    place: int
    person: str
    name: str
    games: int
    wins: int
    points: float


class ClubLadder(Answer):
    """The members who have played a game among each other, over the last 1000 games at the club's tables."""

    game: str
    lines: list[ClubLadderLine]


class ClubTables(Answer):
    """`next` leads to the page after this one; null at the end."""

    tables: list[TableInfo]
    next: str | None


class Clubs:
    """All clubs of a server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.house = tables.house
        self.storage = tables.storage
        self.limit = self.house.shared_limit("clubs", NEW_PER_HOUR, 3600)
        self.ask_limit = self.house.shared_limit("asked_in", ASKED_PER_HOUR, 3600)

    async def create(self, visitor: Visitor, wish: NewClub) -> ClubPage:
        if visitor.person.kind != ACCOUNT:
            raise forbidden("bots" if visitor.person.kind == BOT else "guests")
        club = Club(new_id(), clean_name(wish.name), visitor.id, self.house.now())
        await self.limit.take(visitor.id)
        try:
            await self.storage.add_club(club, MOST_CLUBS)
        except Conflict:
            raise Refusal(429, "too_many", reason="clubs") from None
        return await self.page(club.id, visitor)

    async def list(self, visitor: Visitor) -> ClubList:
        found = await self.storage.clubs_of(visitor.id)
        return ClubList(clubs=[info_of(club, member, members) for club, member, members in found])

    # Looking

    async def inside(self, id: str, visitor: Visitor) -> Club:
        """A club, for its members. Raises `Refusal`."""
        club = await self.storage.club(id)
        if club is None:
            raise not_found("club")
        if not await self.storage.is_member(id, visitor.id):
            raise forbidden("members")
        return club

    async def owned(self, id: str, visitor: Visitor) -> Club:
        club = await self.inside(id, visitor)
        if club.owner != visitor.id:
            raise forbidden("not_owner")
        return club

    async def page(self, id: str, visitor: Visitor) -> ClubPage:
        club = await self.inside(id, visitor)
        members = await self.storage.club_members(id)
        own = next((one for one in members if one.person == visitor.id), None)
        if own is None:
            raise forbidden("members")
        there = sum(1 for one in members if not one.is_asked)
        return ClubPage(
            info=info_of(club, own, there),
            has_code=club.code is not None,
            members=[member_info(one) for one in members],
        )

    async def ladder(self, id: str, visitor: Visitor, game: str) -> ClubLadder:
        await self.inside(id, visitor)
        game_kit(game)
        lines = await self.storage.club_ladder(id, game, COUNTED)
        return ClubLadder(
            game=game,
            lines=[
                ClubLadderLine(
                    place=1 + sum(1 for other in lines if other.points > line.points),
                    person=line.person,
                    name=line.name,
                    games=line.games,
                    wins=line.wins,
                    points=line.points,
                )
                for line in lines
            ],
        )

    async def club_tables(self, id: str, visitor: Visitor, after: str, limit: int) -> ClubTables:
        await self.inside(id, visitor)
        rows = await self.storage.club_tables(id, cursor_of(after), limit)
        return ClubTables(
            tables=[table_info(row, visitor.id) for row in rows],
            next=cursor_text(rows[-1].moved, rows[-1].id) if len(rows) == limit else None,
        )

    async def tournaments(self, id: str, visitor: Visitor, after: str, limit: int) -> TournamentList:
        await self.inside(id, visitor)
        wish = TournamentWish("", "", "", cursor_of(after), limit, club=id)
        return tournament_list(await self.storage.tournaments(wish), limit)

    # Coming and going

    async def invite(self, id: str, visitor: Visitor) -> ClubInvite:
        await self.owned(id, visitor)
        code = new_secret()
        await self.storage.set_club_code(id, hash_of(code))
        return ClubInvite(code=code)

    async def invited(self, id: str, wish: ClubCode) -> ClubInvited:
        """Where an invitation leads. Raises `Refusal` for one that is void."""
        club = await self.storage.club(id)
        if club is None:
            raise not_found("club")
        if wish.code is None or club.code != hash_of(wish.code):
            raise forbidden("invite")
        members = await self.storage.club_members(id)
        return ClubInvited(name=club.name, members=sum(1 for one in members if not one.is_asked))

    async def ask(self, id: str, visitor: Visitor, wish: Asked) -> ClubPage:
        await self.owned(id, visitor)
        await self.ask_limit.take(visitor.id)
        person = await self.storage.person_by_login(login_of(wish.name))
        if person is None:
            raise not_found("person")
        await self.tables.check_welcome(visitor.id, person.id)
        try:
            await self.storage.ask_in(id, person.id, self.house.now(), MOST_MEMBERS, MOST_CLUBS)
        except Conflict as refused:
            raise conflict(WHY.get(str(refused), "many")) from None
        return await self.page(id, visitor)

    async def join(self, id: str, visitor: Visitor, wish: ClubCode) -> ClubPage:
        club = await self.storage.club(id)
        if club is None:
            raise not_found("club")
        await self.tables.check_welcome(visitor.id, club.owner)
        code = hash_of(wish.code) if wish.code is not None else None
        try:
            await self.storage.join_club(id, visitor.id, self.house.now(), code, MOST_MEMBERS, MOST_CLUBS)
        except Conflict as refused:
            if str(refused) == "code":
                raise forbidden("invite") from None
            if str(refused) == "many":
                raise Refusal(429, "too_many", reason="clubs") from None
            raise conflict(WHY.get(str(refused), "many")) from None
        return await self.page(id, visitor)

    async def leave(self, id: str, visitor: Visitor) -> None:
        """Out, or not in after all."""
        try:
            await self.storage.leave_club(id, visitor.id)
        except Conflict:
            raise conflict("not_joined") from None

    async def remove(self, id: str, visitor: Visitor, person: str) -> ClubPage:
        await self.owned(id, visitor)
        if person == visitor.id:
            raise forbidden("yourself")
        try:
            await self.storage.leave_club(id, person)
        except Conflict:
            raise not_found("person") from None
        # Whoever watches a table of the club sees no more of it: they come back, and are not let in.
        self.tables.cut_off(person, ByeFrame(reason="restart", retry_ms=RETRY_MS), RESTART)
        return await self.page(id, visitor)

    async def close(self, id: str, visitor: Visitor) -> None:
        await self.owned(id, visitor)
        await self.storage.close_club(id)


WHY: Final = {"there": "already_there", "full": "full", "club": "closed"}
"""What the store refuses, as the wire says it."""


def info_of(club: Club, member: ClubMember, members: int) -> ClubInfo:
    return ClubInfo(
        id=club.id,
        name=club.name,
        owner=club.owner,
        created=club.created,
        members=members,
        asked=member.is_asked,
        since=member.joined,
    )


def member_info(member: ClubMember) -> MemberInfo:
    kind: Any = member.kind
    return MemberInfo(
        person=member.person, name=member.name, kind=kind, since=member.joined, asked=member.is_asked
    )
