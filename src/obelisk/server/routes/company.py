"""Routes for finding a game and for people among each other: lobby, pairing, friends, blocks, complaints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream as StreamResponse

from obelisk.server.company import Acquaintance, Acquaintances, Mutes, NewOffence
from obelisk.server.cursors import CursorText
from obelisk.server.lobbies import LivePage, LobbyPage
from obelisk.server.pairing import SeekInfo, SeekWish
from obelisk.server.routes.common import Anybody, AnyRequest, Given, SignedIn, refusals
from obelisk.server.routes.incidents import note
from obelisk.server.routes.people import PageSize
from obelisk.server.routes.profiles import Position
from obelisk.server.wire import Done
from obelisk.storage.company import BLOCK, FRIEND

ZIP: Final = "application/zip"
PART_BYTES: Final = 65_536


@get("/api/lobby", responses=refusals(401), tags=["tables"])
async def open_tables(
    services: Given,
    anybody: Anybody,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    after: CursorText = "",
    limit: PageSize = 30,
) -> LobbyPage:
    """Public tables with a free seat, the latest first; not those of people whom the reader has blocked."""
    return await services.lobbies.page(game, after, limit, anybody)


@get("/api/live", responses=refusals(401, 422), tags=["tables"])
async def live_tables(
    services: Given,
    anybody: Anybody,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    after: Position = "",
    limit: PageSize = 30,
) -> LivePage:
    """Public tables that are being played and may be watched, the strongest first."""
    return await services.lobbies.live(game, after, limit, anybody)


@post("/api/me/seek", status_code=200, responses=refusals(401, 404, 409, 422), tags=["tables"])
async def seek(services: Given, visitor: SignedIn, data: JSONBody[SeekWish]) -> SeekInfo:
    """Looks for somebody to play with, of about the same strength; ask again until there is a table."""
    return await services.pairing.seek(visitor, data)


@delete("/api/me/seek", status_code=200, responses=refusals(401), tags=["tables"])
async def stop_seeking(services: Given, visitor: SignedIn) -> Done:
    await services.pairing.stop(visitor)
    return Done()


@get("/api/me/friends", responses=refusals(401), tags=["people"])
async def friends(services: Given, visitor: SignedIn) -> Acquaintances:
    return await services.company.list(visitor, FRIEND)


@put("/api/me/friends/{person:str}", responses=refusals(401, 404, 409), tags=["people"])
async def befriend(services: Given, visitor: SignedIn, person: FromPath[str]) -> Done:
    """Notes somebody as a friend; nobody is asked, and nobody is told."""
    await services.company.add(visitor, person, FRIEND)
    return Done()


@delete("/api/me/friends/{person:str}", status_code=200, responses=refusals(401), tags=["people"])
async def forget_friend(services: Given, visitor: SignedIn, person: FromPath[str]) -> Done:
    await services.company.drop(visitor, person, FRIEND)
    return Done()


@get("/api/me/blocks", responses=refusals(401), tags=["people"])
async def blocks(services: Given, visitor: SignedIn) -> Acquaintances:
    return await services.company.list(visitor, BLOCK)


@put("/api/me/blocks/{person:str}", responses=refusals(401, 404, 409), tags=["people"])
async def block(services: Given, visitor: SignedIn, person: FromPath[str]) -> Done:
    """Somebody may not challenge me, sit down at my tables or be paired with me, and I do not hear them."""
    await services.company.add(visitor, person, BLOCK)
    return Done()


@delete("/api/me/blocks/{person:str}", status_code=200, responses=refusals(401), tags=["people"])
async def unblock(services: Given, visitor: SignedIn, person: FromPath[str]) -> Done:
    await services.company.drop(visitor, person, BLOCK)
    return Done()


@get("/api/me/mutes", responses=refusals(401), tags=["people"])
async def my_mutes(services: Given, visitor: SignedIn) -> Mutes:
    return await services.company.mutes(visitor)


@put("/api/me/mutes/{person:str}", responses=refusals(401, 404, 409), tags=["people"])
async def mute(services: Given, visitor: SignedIn, person: FromPath[str]) -> Done:
    await services.company.mute(visitor, person)
    return Done()


@delete("/api/me/mutes/{person:str}", status_code=200, responses=refusals(401), tags=["people"])
async def unmute(services: Given, visitor: SignedIn, person: FromPath[str]) -> Done:
    await services.house.mute(visitor.id, person, is_muted=False)
    return Done()


@get("/api/people", responses=refusals(401, 404), tags=["people"])
async def find_person(
    services: Given,
    anybody: Anybody,
    name: Annotated[str, QueryParameter(min_length=1, max_length=32)],
) -> Acquaintance:
    """The account or bot account of that name; capital letters and spaces make no difference."""
    return await services.company.find(name)


@post(
    "/api/people/{person:str}/offences", status_code=200, responses=refusals(401, 404, 422), tags=["people"]
)
async def complain(
    request: AnyRequest, services: Given, visitor: SignedIn, person: FromPath[str], data: JSONBody[NewOffence]
) -> Done:
    """Tells the operator of an offence; it waits in the queue of `obelisk admin offences`."""
    await services.company.complain(visitor, person, data)
    note(request, "offence reported", visitor.id)
    return Done()


@get("/api/me/export", responses=refusals(401), tags=["people"], media_type=ZIP)
async def export(request: AnyRequest, services: Given, visitor: SignedIn) -> StreamResponse:
    """Everything of mine as a ZIP file: games, results, ratings, chat of my tables, decks, lessons."""
    file = await services.takeout.file(visitor)
    note(request, "exported", visitor.id)

    def parts() -> Iterator[bytes]:
        with file:
            while part := file.read(PART_BYTES):
                yield part

    headers = {"Content-Disposition": 'attachment; filename="obelisk.zip"'}
    return StreamResponse(parts(), media_type=ZIP, headers=headers)


HANDLERS = [
    export,
    open_tables,
    live_tables,
    seek,
    stop_seeking,
    friends,
    befriend,
    forget_friend,
    blocks,
    block,
    unblock,
    my_mutes,
    mute,
    unmute,
    find_person,
    complain,
]
