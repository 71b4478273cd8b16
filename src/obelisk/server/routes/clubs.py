"""Routes for clubs. Only members are told anything of a club."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from obelisk.server.clubs import (
    Asked,
    ClubCode,
    ClubInvite,
    ClubInvited,
    ClubLadder,
    ClubList,
    ClubPage,
    ClubTables,
    NewClub,
)
from obelisk.server.cursors import CursorText
from obelisk.server.routes.common import Given, SignedIn, refusals
from obelisk.server.routes.people import PageSize
from obelisk.server.tournaments import TournamentList
from obelisk.server.wire import Done

CLUB = "/api/clubs/{club:str}"


@post("/api/clubs", status_code=201, responses=refusals(401, 422), tags=["clubs"])
async def new_club(services: Given, visitor: SignedIn, data: JSONBody[NewClub]) -> ClubPage:
    """Any account may make one, and owns it then."""
    return await services.clubs.create(visitor, data)


@get("/api/me/clubs", responses=refusals(401), tags=["clubs"])
async def my_clubs(services: Given, visitor: SignedIn) -> ClubList:
    """Those in which somebody is, and those into which they are asked, the latest first."""
    return await services.clubs.list(visitor)


@get(CLUB, responses=refusals(401, 404), tags=["clubs"])
async def club_page(services: Given, visitor: SignedIn, club: FromPath[str]) -> ClubPage:
    return await services.clubs.page(club, visitor)


@delete(CLUB, status_code=200, responses=refusals(401, 404), tags=["clubs"])
async def close_club(services: Given, visitor: SignedIn, club: FromPath[str]) -> Done:
    """Its owner closes it; what was played there stays with those who played."""
    await services.clubs.close(club, visitor)
    return Done()


@get(f"{CLUB}/ladder", responses=refusals(401, 404), tags=["clubs"])
async def club_ladder(
    services: Given,
    visitor: SignedIn,
    club: FromPath[str],
    game: Annotated[str, QueryParameter(max_length=40)],
) -> ClubLadder:
    """How the members did among each other at the club's tables."""
    return await services.clubs.ladder(club, visitor, game)


@get(f"{CLUB}/tables", responses=refusals(401, 404), tags=["clubs"])
async def club_tables(
    services: Given, visitor: SignedIn, club: FromPath[str], after: CursorText = "", limit: PageSize = 20
) -> ClubTables:
    """Tables of the club, the latest first."""
    return await services.clubs.club_tables(club, visitor, after, limit)


@get(f"{CLUB}/tournaments", responses=refusals(401, 404), tags=["clubs"])
async def club_tournaments(
    services: Given, visitor: SignedIn, club: FromPath[str], after: CursorText = "", limit: PageSize = 20
) -> TournamentList:
    """Tournaments of the club, the latest first."""
    return await services.clubs.tournaments(club, visitor, after, limit)


@post(f"{CLUB}/invite", status_code=200, responses=refusals(401, 404), tags=["clubs"])
async def invite_to_club(services: Given, visitor: SignedIn, club: FromPath[str]) -> ClubInvite:
    """Its owner gets a new invitation for a link; the one before is void."""
    return await services.clubs.invite(club, visitor)


@post(f"{CLUB}/invited", status_code=200, responses=refusals(404), tags=["clubs"])
async def where_invited(services: Given, club: FromPath[str], data: JSONBody[ClubCode]) -> ClubInvited:
    """What the club is called that an invitation leads to; for anybody who holds one."""
    return await services.clubs.invited(club, data)


@post(f"{CLUB}/ask", status_code=200, responses=refusals(401, 404, 409), tags=["clubs"])
async def ask_in(services: Given, visitor: SignedIn, club: FromPath[str], data: JSONBody[Asked]) -> ClubPage:
    """Its owner asks somebody in; they find the question among their clubs, and join or leave."""
    return await services.clubs.ask(club, visitor, data)


@post(f"{CLUB}/join", status_code=200, responses=refusals(401, 404, 409), tags=["clubs"])
async def join_club(
    services: Given, visitor: SignedIn, club: FromPath[str], data: JSONBody[ClubCode]
) -> ClubPage:
    """Goes in with an invitation, or because one was asked."""
    return await services.clubs.join(club, visitor, data)


@post(f"{CLUB}/leave", status_code=200, responses=refusals(401, 409), tags=["clubs"])
async def leave_club(services: Given, visitor: SignedIn, club: FromPath[str]) -> Done:
    """Leaves a club, or declines to go in. The club of an owner goes to the account that came next."""
    await services.clubs.leave(club, visitor)
    return Done()


@delete(f"{CLUB}/members/{{person:str}}", status_code=200, responses=refusals(401, 404), tags=["clubs"])
async def remove_member(
    services: Given, visitor: SignedIn, club: FromPath[str], person: FromPath[str]
) -> ClubPage:
    """Its owner takes somebody out, or asks them no longer."""
    return await services.clubs.remove(club, visitor, person)


HANDLERS = [
    new_club,
    my_clubs,
    club_page,
    close_club,
    club_ladder,
    club_tables,
    club_tournaments,
    invite_to_club,
    where_invited,
    ask_in,
    join_club,
    leave_club,
    remove_member,
]
