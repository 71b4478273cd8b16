"""Routes for what follows a draft: decks, matches and their standing."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post, put
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from obelisk.server.legends.drafts import DraftDeck, DraftPage
from obelisk.server.routes.common import Anybody, Given, SignedIn, id_of, refusals
from obelisk.server.routes.tables import SeatPath
from obelisk.server.wire import TableInfo

MatchPath = Annotated[int, PathParameter(ge=0, le=14)]
"""Six drafters play fifteen matches."""


@get("/api/drafts/{table:str}", responses=refusals(401, 404, 409), tags=["drafts"])
async def draft_page(services: Given, anybody: Anybody, table: FromPath[str]) -> DraftPage:
    """The decks, matches and standing of a draft that is over; of the decks only one's own."""
    return await services.drafts.page(table, id_of(anybody))


@put(
    "/api/drafts/{table:str}/decks/{seat:int}",
    responses=refusals(401, 404, 409, 422),
    tags=["drafts"],
)
async def draft_deck(
    services: Given, visitor: SignedIn, table: FromPath[str], seat: SeatPath, data: JSONBody[DraftDeck]
) -> DraftPage:
    """Builds or changes the deck for the matches that have not begun."""
    return await services.drafts.set_deck(table, visitor, seat, data.cards)


@post(
    "/api/drafts/{table:str}/matches/{number:int}",
    status_code=200,
    responses=refusals(401, 404, 409),
    tags=["drafts"],
)
async def draft_match(
    services: Given,
    visitor: SignedIn,
    table: FromPath[str],
    number: MatchPath,
    commitment: Annotated[str, QueryParameter(pattern="^([0-9a-f]{64})?$", max_length=64)] = "",
) -> TableInfo:
    """Begins a match with the drafted decks of both; the second to ask gets the same table. `commitment`:
    what the seat of whoever asks promises to give to chance.
    """
    return await services.drafts.start(table, visitor, number, commitment)


HANDLERS = [draft_page, draft_deck, draft_match]
