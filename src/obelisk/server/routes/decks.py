"""Routes for the cards and decks of Legends."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from obelisk.server.ids import new_id
from obelisk.server.legends import decks
from obelisk.server.legends.decks import (
    DECKS_PER_PERSON,
    DeckCheck,
    DeckData,
    DeckFile,
    DeckReport,
    DeckText,
    DeckToKeep,
    DeckToWrite,
    KeptDeck,
    KeptDecks,
    LegendsBox,
)
from obelisk.server.refusals import not_found, too_many
from obelisk.server.routes.common import Given, SignedIn, refusals
from obelisk.server.wire import Done
from obelisk.storage.base import Conflict, DeckRow


@get("/api/legends/cards", responses=refusals(), tags=["decks"])
async def cards() -> LegendsBox:
    """Every card, the preset decks and the Buka families."""
    return decks.box()


@post("/api/legends/decks/check", status_code=200, responses=refusals(422), tags=["decks"])
async def check(data: JSONBody[DeckCheck]) -> DeckReport:
    """Everything that is wrong with a deck."""
    return decks.report(data)


@post("/api/legends/decks/read", status_code=200, responses=refusals(422), tags=["decks"])
async def read_file(data: JSONBody[DeckFile]) -> DeckData:
    """Reads a deck file (docs/decks.md)."""
    return decks.read_file(data)


@post("/api/legends/decks/write", status_code=200, responses=refusals(422), tags=["decks"])
async def write_file(data: JSONBody[DeckToWrite]) -> DeckText:
    """Writes a deck file (docs/decks.md)."""
    return decks.write_file(data)


@get("/api/me/decks", responses=refusals(401), tags=["decks"])
async def my_decks(services: Given, visitor: SignedIn) -> KeptDecks:
    """The decks I keep, the latest first."""
    rows = await services.storage.decks(visitor.id)
    return KeptDecks(
        decks=[
            KeptDeck(id=row.id, title=row.title, deck=msgspec.json.decode(row.deck), changed=row.changed)
            for row in rows
        ]
    )


@post("/api/me/decks", status_code=200, responses=refusals(401, 422), tags=["decks"])
async def keep_new(services: Given, visitor: SignedIn, data: JSONBody[DeckToKeep]) -> KeptDeck:
    """Keeps a deck; it need not be legal yet."""
    return await keep(services, visitor, new_id(), data)


@put("/api/me/decks/{deck:str}", responses=refusals(401, 404, 422), tags=["decks"])
async def keep_again(
    services: Given, visitor: SignedIn, deck: FromPath[str], data: JSONBody[DeckToKeep]
) -> KeptDeck:
    """Changes a deck that I keep."""
    if deck not in [row.id for row in await services.storage.decks(visitor.id)]:
        raise not_found("deck")
    return await keep(services, visitor, deck, data)


async def keep(services: Given, visitor: SignedIn, id: str, data: DeckToKeep) -> KeptDeck:
    title, text = decks.kept(data)
    row = DeckRow(id, visitor.id, title, text, services.house.now())
    try:
        await services.storage.keep_deck(row, DECKS_PER_PERSON)
    except Conflict:
        raise too_many("decks") from None
    return KeptDeck(id=id, title=title, deck=msgspec.json.decode(text), changed=row.changed)


@delete("/api/me/decks/{deck:str}", status_code=200, responses=refusals(401, 404), tags=["decks"])
async def drop(services: Given, visitor: SignedIn, deck: FromPath[str]) -> Done:
    """Throws away a deck that I keep."""
    try:
        await services.storage.drop_deck(visitor.id, deck)
    except Conflict:
        raise not_found("deck") from None
    return Done()


HANDLERS: Final = [cards, check, read_file, write_file, my_decks, keep_new, keep_again, drop]
