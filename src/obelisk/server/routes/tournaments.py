"""Routes for tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from obelisk.server.cursors import CursorText
from obelisk.server.routes.common import Anybody, Given, SignedIn, refusals
from obelisk.server.routes.people import PageSize
from obelisk.server.routes.previews import origin_of
from obelisk.server.tournaments import (
    Entry,
    NewTournament,
    TournamentList,
    TournamentPage,
    TournamentResults,
)

Round = Annotated[int, QueryParameter(ge=0, le=1000)]
Listed = Literal["open", "playing", "finished", "cancelled"]


@post("/api/tournaments", status_code=201, responses=refusals(401, 404, 422), tags=["tournaments"])
async def new_tournament(services: Given, visitor: SignedIn, data: JSONBody[NewTournament]) -> TournamentPage:
    """Any account may make one."""
    return await services.tournaments.create(visitor, data)


@get("/api/tournaments", responses=refusals(401, 404), tags=["tournaments"])
async def tournament_list(
    services: Given,
    anybody: Anybody,
    status: FromQuery[Listed] = "open",
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    after: CursorText = "",
    limit: PageSize = 20,
) -> TournamentList:
    """Public tournaments, the latest first."""
    return await services.tournaments.list(status, game, None, after, limit)


@get("/api/me/tournaments", responses=refusals(401), tags=["tournaments"])
async def my_tournaments(
    services: Given, visitor: SignedIn, after: CursorText = "", limit: PageSize = 20
) -> TournamentList:
    """Those in which somebody takes part, and their own, the latest first."""
    return await services.tournaments.list("", "", visitor, after, limit)


@get("/api/tournaments/{tournament:str}", responses=refusals(401, 404), tags=["tournaments"])
async def tournament_page(
    services: Given, anybody: Anybody, tournament: FromPath[str], round: Round = 0
) -> TournamentPage:
    """The standing, and the tables of a round: the present one, if none is named."""
    return await services.tournaments.page(tournament, anybody, round)


@get("/api/tournaments/{tournament:str}/results", responses=refusals(401, 404), tags=["tournaments"])
async def tournament_results(
    services: Given, anybody: Anybody, tournament: FromPath[str]
) -> TournamentResults:
    """Everything as JSON: the seed, the numbers, all rounds and the standing."""
    return await services.tournaments.results(tournament, anybody)


@get(
    "/api/tournaments/{tournament:str}/standing.csv",
    responses=refusals(401, 404),
    tags=["tournaments"],
    media_type="text/csv",
)
async def tournament_csv(services: Given, anybody: Anybody, tournament: FromPath[str]) -> Response[str]:
    """The standing as CSV."""
    text = await services.tournaments.table_text(tournament, anybody)
    headers = {"Content-Disposition": 'attachment; filename="standing.csv"'}
    return Response(text, media_type="text/csv; charset=utf-8", headers=headers)


@get(
    "/api/tournaments/{tournament:str}/calendar.ics",
    responses=refusals(401, 404, 409),
    tags=["tournaments"],
    media_type="text/calendar",
)
async def tournament_calendar(services: Given, anybody: Anybody, tournament: FromPath[str]) -> Response[str]:
    """When it begins, for calendars; 409 if its owner starts it."""
    text = await services.tournaments.calendar(tournament, anybody, origin_of(services))
    headers = {"Content-Disposition": 'attachment; filename="tournament.ics"'}
    return Response(text, media_type="text/calendar; charset=utf-8", headers=headers)


@post(
    "/api/tournaments/{tournament:str}/join",
    status_code=200,
    responses=refusals(401, 404, 409, 422),
    tags=["tournaments"],
)
async def join_tournament(
    services: Given, visitor: SignedIn, tournament: FromPath[str], data: JSONBody[Entry]
) -> TournamentPage:
    """Takes part; asked again before the start, chooses anew."""
    return await services.tournaments.join(tournament, visitor, data)


@post(
    "/api/tournaments/{tournament:str}/leave",
    status_code=200,
    responses=refusals(401, 404, 409),
    tags=["tournaments"],
)
async def leave_tournament(services: Given, visitor: SignedIn, tournament: FromPath[str]) -> TournamentPage:
    """Takes no part; after the start this withdraws, and resigns the game that is being played."""
    return await services.tournaments.leave(tournament, visitor)


@post(
    "/api/tournaments/{tournament:str}/start",
    status_code=200,
    responses=refusals(401, 404, 409),
    tags=["tournaments"],
)
async def start_tournament(services: Given, visitor: SignedIn, tournament: FromPath[str]) -> TournamentPage:
    """Its owner begins the first round; the others begin by themselves."""
    return await services.tournaments.start(tournament, visitor)


@post(
    "/api/tournaments/{tournament:str}/cancel",
    status_code=200,
    responses=refusals(401, 404, 409),
    tags=["tournaments"],
)
async def cancel_tournament(services: Given, visitor: SignedIn, tournament: FromPath[str]) -> TournamentPage:
    """Its owner calls it off before it has begun."""
    return await services.tournaments.cancel(tournament, visitor)


HANDLERS = [
    new_tournament,
    tournament_list,
    my_tournaments,
    tournament_page,
    tournament_results,
    tournament_csv,
    tournament_calendar,
    join_tournament,
    leave_tournament,
    start_tournament,
    cancel_tournament,
]
