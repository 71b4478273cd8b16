"""Routes for the pages of people, and for ladders."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from obelisk.server.cursors import CursorText
from obelisk.server.ladders import Ladder
from obelisk.server.options import game_kit
from obelisk.server.profiles import Pace, PersonPage, PersonRecord, ResultPage
from obelisk.server.progress import Progress, ProgressWish
from obelisk.server.routes.common import Anybody, Given, SignedIn, refusals
from obelisk.server.routes.people import PageSize
from obelisk.storage.standing import LadderWish

LadderOf = Literal["people", "bots"]
Seats = Annotated[int, QueryParameter(ge=0, le=8)]
Position = Annotated[
    str, QueryParameter(pattern=r"^([0-9]{1,9}-[0-9a-f]{16}-[a-z0-9]{1,40})?$", max_length=80)
]
"""Where the page before ended; empty for the first page."""


@get("/api/people/{person:str}", responses=refusals(401, 404), tags=["people"])
async def person_page(services: Given, anybody: Anybody, person: FromPath[str]) -> PersonPage:
    """Name, since when, ratings with their curves. Of a private page others see the name only."""
    return await services.profiles.page(person, anybody)


@get("/api/people/{person:str}/results", responses=refusals(401, 404), tags=["people"])
async def person_results(
    services: Given, anybody: Anybody, person: FromPath[str], after: CursorText = "", limit: PageSize = 50
) -> ResultPage:
    """Finished games, the latest first; others see those at public tables."""
    return await services.profiles.results(person, anybody, after, limit)


@get("/api/people/{person:str}/record", responses=refusals(401, 404), tags=["people"])
async def person_record(
    services: Given,
    anybody: Anybody,
    person: FromPath[str],
    game: Annotated[str, QueryParameter(max_length=40)],
) -> PersonRecord:
    """How somebody did in a game: by opponent, seat, number of seats, deck and options; and streaks."""
    game_kit(game)
    return await services.profiles.record(person, anybody, game)


@get("/api/people/{person:str}/progress", responses=refusals(401, 403, 404), tags=["people"])
async def person_progress(
    services: Given,
    visitor: SignedIn,
    person: FromPath[str],
    game: Annotated[str, QueryParameter(max_length=40)],
) -> Progress:
    """One's own learning curve in a game: accuracy, luck, typical mistakes, exercises that fit them."""
    game_kit(game)
    return await services.progress.page(person, visitor, game)


@post(
    "/api/people/{person:str}/progress",
    status_code=202,
    responses=refusals(401, 403, 404, 422),
    tags=["people"],
)
async def catch_up(
    services: Given, visitor: SignedIn, person: FromPath[str], data: JSONBody[ProgressWish]
) -> Progress:
    """Has one's last games reported, one after the other; ask again until `thinking` is 0."""
    game_kit(data.game)
    return await services.progress.catch_up(person, visitor, data)


@get("/api/ladder/{game:str}", responses=refusals(401, 404, 422), tags=["people"])
async def ladder(
    services: Given,
    anybody: Anybody,
    game: FromPath[str],
    of: FromQuery[LadderOf] = "people",
    seats: Seats = 0,
    pace: FromQuery[Pace] = "live",
    after: Position = "",
    limit: PageSize = 50,
) -> Ladder:
    """The best by rating: people, or bot accounts. `seats` 0 is the smallest number that the game is for."""
    fewest = game_kit(game).game.seat_counts()[0]
    wish = LadderWish(game, seats or fewest, pace, of == "bots", limit)
    return await services.ladders.page(wish, after, anybody)


HANDLERS = [person_page, person_results, person_record, person_progress, catch_up, ladder]
