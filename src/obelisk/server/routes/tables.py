"""Routes for the lobby, and for tables before and after play."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from obelisk.server.fairness import PartCommitment, PartSecret
from obelisk.server.routes.common import Anybody, Given, SignedIn, id_of, refusals
from obelisk.server.routes.people import Before, PageSize
from obelisk.server.table import opening
from obelisk.server.wire import (
    CreatedTable,
    Done,
    GameFacts,
    InviteAnswer,
    Join,
    NewTable,
    SeatOptions,
    TableInfo,
    TableList,
)
from obelisk.storage.base import LobbyFilter

SeatPath = Annotated[int, PathParameter(ge=0, le=8)]
Status = Literal["lobby", "playing", "finished"]


@get("/api/tables", responses=refusals(401), tags=["tables"])
async def lobby(
    services: Given,
    anybody: Anybody,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    status: FromQuery[Status] = "lobby",
    rated: FromQuery[bool | None] = None,
    room: FromQuery[bool] = False,
    before: Before = 1 << 53,
    limit: PageSize = 50,
) -> TableList:
    """Public tables, the latest first. `room`: only those with an open seat."""
    wanted = LobbyFilter(game, status, rated, room, limit, before)
    return await services.tables.lobby(wanted, id_of(anybody))


@post("/api/tables", status_code=201, responses=refusals(401, 404, 422), tags=["tables"])
async def create_table(services: Given, visitor: SignedIn, data: JSONBody[NewTable]) -> CreatedTable:
    """A new table; the secrets of its invitations are told only now."""
    return await services.tables.create(visitor, data)


@get("/api/tables/{table:str}", responses=refusals(401, 404), tags=["tables"])
async def get_table(services: Given, anybody: Anybody, table: FromPath[str]) -> TableInfo:
    return await services.tables.info(table, id_of(anybody))


@get("/api/tables/{table:str}/facts", responses=refusals(401, 404), tags=["tables"])
async def get_facts(services: Given, anybody: Anybody, table: FromPath[str]) -> GameFacts:
    """What lies in the box with the options of this table: all that a client needs to draw views."""
    info = await services.tables.info(table, id_of(anybody))
    return GameFacts(game=info.game, facts=await services.tables.facts(table))


@post("/api/tables/{table:str}/join", status_code=200, responses=refusals(401, 404, 409), tags=["tables"])
async def join(services: Given, visitor: SignedIn, table: FromPath[str], data: JSONBody[Join]) -> TableInfo:
    return await services.tables.join(table, visitor, data)


@post("/api/tables/{table:str}/leave", status_code=200, responses=refusals(401, 404, 409), tags=["tables"])
async def leave(services: Given, visitor: SignedIn, table: FromPath[str]) -> Done:
    await services.tables.leave(table, visitor)
    return Done()


@post(
    "/api/tables/{table:str}/kick/{seat:int}",
    status_code=200,
    responses=refusals(401, 404, 409),
    tags=["tables"],
)
async def kick(services: Given, visitor: SignedIn, table: FromPath[str], seat: SeatPath) -> TableInfo:
    return await services.tables.kick(table, visitor, seat)


@post(
    "/api/tables/{table:str}/invites/{seat:int}",
    status_code=200,
    responses=refusals(401, 404, 409),
    tags=["tables"],
)
async def invite(services: Given, visitor: SignedIn, table: FromPath[str], seat: SeatPath) -> InviteAnswer:
    """A new secret for a seat; the one before is void."""
    return InviteAnswer(invite=await services.tables.invite(table, visitor, seat))


@put(
    "/api/tables/{table:str}/seat-options/{seat:int}",
    responses=refusals(401, 404, 409, 422),
    tags=["tables"],
)
async def seat_options(
    services: Given, visitor: SignedIn, table: FromPath[str], seat: SeatPath, data: JSONBody[SeatOptions]
) -> TableInfo:
    """Sets what each person chooses for the own seat, such as a deck."""
    return await services.tables.set_seat_options(table, visitor, seat, data.values)


@put("/api/tables/{table:str}/commitments/{seat:int}", responses=refusals(401, 404, 409), tags=["tables"])
async def commit(
    services: Given, visitor: SignedIn, table: FromPath[str], seat: SeatPath, data: JSONBody[PartCommitment]
) -> TableInfo:
    """Promises what the own seat will give to chance, before the start."""
    return await services.tables.commit(table, visitor, seat, data.commitment)


@put("/api/tables/{table:str}/secrets/{seat:int}", responses=refusals(401, 404, 409, 422), tags=["tables"])
async def reveal(
    services: Given, visitor: SignedIn, table: FromPath[str], seat: SeatPath, data: JSONBody[PartSecret]
) -> TableInfo:
    """Gives it, once the game is about to begin and nobody may promise any more."""
    return await services.tables.reveal(table, visitor, seat, data.secret)


@post(
    "/api/tables/{table:str}/start", status_code=200, responses=refusals(401, 404, 409, 422), tags=["tables"]
)
async def start(services: Given, visitor: SignedIn, table: FromPath[str]) -> TableInfo:
    return await opening.start(await services.tables.live(table, visitor.id), visitor.id)


@post("/api/tables/{table:str}/close", status_code=200, responses=refusals(401, 404, 409), tags=["tables"])
async def close(services: Given, visitor: SignedIn, table: FromPath[str]) -> Done:
    await services.tables.close(table, visitor)
    return Done()


@post("/api/tables/{table:str}/reopen", status_code=200, responses=refusals(401, 404, 409), tags=["tables"])
async def reopen(services: Given, visitor: SignedIn, table: FromPath[str]) -> TableInfo:
    return await services.tables.reopen(table, visitor)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=refusals(401, 404, 409), tags=["tables"])
async def rematch(services: Given, visitor: SignedIn, table: FromPath[str]) -> TableInfo:
    return await services.tables.rematch(table, visitor)


HANDLERS = [
    lobby,
    create_table,
    get_table,
    get_facts,
    join,
    leave,
    kick,
    invite,
    seat_options,
    commit,
    reveal,
    start,
    close,
    reopen,
    rematch,
]
