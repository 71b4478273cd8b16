"""Routes for what was played: records, replays, fairness, forks, imports."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from obelisk.server.fairness import Fairness
from obelisk.server.routes.common import Anybody, Given, SignedIn, id_of, refusals
from obelisk.server.wire import (
    CreatedTable,
    Fork,
    MomentPictures,
    NewRecord,
    NotesInfo,
    ReplayPage,
    TableInfo,
)

Ply = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
RECORD_BYTES = 1_000_000
LAST = 1_000_000


@get(
    "/api/tables/{table:str}/record",
    responses=refusals(401, 404, 409),
    tags=["history"],
    media_type="text/plain",
)
async def record(services: Given, anybody: Anybody, table: FromPath[str]) -> Response[str]:
    """The record file of a finished table."""
    text = await services.history.text(table, id_of(anybody))
    headers = {"Content-Disposition": f'attachment; filename="{table}.record"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table:str}/fairness", responses=refusals(401, 404), tags=["history"])
async def fairness(services: Given, anybody: Anybody, table: FromPath[str]) -> Fairness:
    """Whether every chance outcome follows from the committed seed."""
    return await services.history.fairness(table, id_of(anybody))


@get("/api/tables/{table:str}/replay", responses=refusals(401, 404, 409, 422), tags=["history"])
async def replay(
    services: Given,
    anybody: Anybody,
    table: FromPath[str],
    viewer: Annotated[str, QueryParameter(max_length=20)] = "spectator",
    first: Ply = 0,
    last: Ply = LAST,
) -> ReplayPage:
    """Positions from ply `first` to `last`, at most 100, as the viewer knew them."""
    return await services.history.replay(table, id_of(anybody), viewer, first, last)


@get("/api/tables/{table:str}/notes", responses=refusals(401, 404, 409), tags=["history"])
async def notes(services: Given, anybody: Anybody, table: FromPath[str]) -> NotesInfo:
    """The variations and comments that the record of a table was imported with."""
    return await services.history.notes(table, id_of(anybody))


@get("/api/tables/{table:str}/pictures", responses=refusals(401, 404, 409, 422), tags=["history"])
async def pictures(
    services: Given,
    anybody: Anybody,
    table: FromPath[str],
    plies: Annotated[str, QueryParameter(pattern=r"^[0-9]{1,5}(,[0-9]{1,5}){0,59}$", max_length=400)],
) -> MomentPictures:
    """Positions of a finished table as SVG, each as whoever decides there knows it: `plies=3,17,40`."""
    wanted = [int(ply) for ply in plies.split(",")]
    return await services.history.pictures(table, id_of(anybody), wanted)


@post(
    "/api/tables/{table:str}/fork", status_code=201, responses=refusals(401, 404, 409, 422), tags=["history"]
)
async def fork(
    services: Given, visitor: SignedIn, table: FromPath[str], data: JSONBody[Fork]
) -> CreatedTable:
    """Play on from a ply of a finished table."""
    return await services.history.fork(table, visitor, data)


@post(
    "/api/records",
    status_code=201,
    responses=refusals(401, 404, 422),
    tags=["history"],
    request_max_body_size=RECORD_BYTES,
)
async def import_record(services: Given, visitor: SignedIn, data: JSONBody[NewRecord]) -> TableInfo:
    """A record file becomes a private table, to replay and to fork."""
    return await services.history.import_record(visitor, data.text)


HANDLERS = [record, fairness, replay, notes, pictures, fork, import_record]
