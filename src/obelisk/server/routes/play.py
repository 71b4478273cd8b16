"""Routes for play over HTTP: moves, taking back, resigning, chat; and the streams of bot accounts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from litestar import get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream as StreamResponse

from obelisk.server.routes.common import (
    Anybody,
    AnyRequest,
    Given,
    Place,
    SignedIn,
    id_of,
    network_of,
    refusals,
)
from obelisk.server.streams import Stream
from obelisk.server.table import chat, leaving
from obelisk.server.table.moves import submit
from obelisk.server.table.undo import answer_undo, take_back
from obelisk.server.talk import ChatMessage, ChatPage, React, ReadMark, Say
from obelisk.server.wire import (
    Ack,
    Done,
    Move,
    TableInfo,
    TakeBack,
    TakeBackAnswer,
    encoder,
)

KEEP_ALIVE = 15.0
NDJSON = "application/x-ndjson"
Since = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]


@post(
    "/api/tables/{table:str}/moves",
    status_code=200,
    responses=refusals(401, 404, 409, 422),
    tags=["play"],
)
async def move(services: Given, visitor: SignedIn, table: FromPath[str], data: JSONBody[Move]) -> Ack:
    """Plays actions, all or none; the answer comes when they are durably stored."""
    services.move_limit.take(visitor.id)
    live = await services.tables.live(table, visitor.id)
    return await submit(live, visitor.id, data)


@post("/api/tables/{table:str}/undo", status_code=200, responses=refusals(401, 404, 409, 422), tags=["play"])
async def undo(services: Given, visitor: SignedIn, table: FromPath[str], data: JSONBody[TakeBack]) -> Done:
    """Takes back, or asks the others whether one may."""
    services.move_limit.take(visitor.id)
    await take_back(await services.tables.live(table, visitor.id), visitor.id, data)
    return Done()


@post(
    "/api/tables/{table:str}/undo-answer", status_code=200, responses=refusals(401, 404, 409), tags=["play"]
)
async def undo_answer(
    services: Given, visitor: SignedIn, table: FromPath[str], data: JSONBody[TakeBackAnswer]
) -> Done:
    services.move_limit.take(visitor.id)
    await answer_undo(await services.tables.live(table, visitor.id), visitor.id, data)
    return Done()


@post("/api/tables/{table:str}/resign", status_code=200, responses=refusals(401, 404, 409), tags=["play"])
async def resign(services: Given, visitor: SignedIn, table: FromPath[str]) -> Done:
    await leaving.resign(await services.tables.live(table, visitor.id), visitor.id)
    return Done()


@post("/api/tables/{table:str}/return", status_code=200, responses=refusals(401, 404, 409), tags=["play"])
async def come_back(services: Given, visitor: SignedIn, table: FromPath[str]) -> Done:
    """The bot that took over leaves the seat to its person."""
    await leaving.come_back(await services.tables.live(table, visitor.id), visitor.id)
    return Done()


@get("/api/tables/{table:str}/chat", responses=refusals(401, 404), tags=["play"])
async def get_chat(services: Given, anybody: Anybody, table: FromPath[str]) -> ChatPage:
    """What was said at the table, and by onlookers; the players hear those when the game is over."""
    row = await services.tables.row(table, id_of(anybody))
    return await chat.page_of(services.house, row, id_of(anybody))


@post("/api/tables/{table:str}/chat", status_code=200, responses=refusals(401, 404, 422), tags=["play"])
async def say(services: Given, visitor: SignedIn, table: FromPath[str], data: JSONBody[Say]) -> ChatMessage:
    live = await services.tables.live(table, visitor.id)
    return await chat.say(live, visitor.id, data)


@put("/api/tables/{table:str}/chat/read", responses=refusals(401, 404, 422), tags=["play"])
async def read_chat(
    services: Given, visitor: SignedIn, table: FromPath[str], data: JSONBody[ReadMark]
) -> Done:
    """Notes how far somebody who plays there has read."""
    row = await services.tables.row(table, visitor.id)
    await chat.note_read(services.house, row, visitor.id, data.line)
    return Done()


@post(
    "/api/tables/{table:str}/reactions",
    status_code=200,
    responses=refusals(401, 404, 409, 422),
    tags=["play"],
)
async def react(services: Given, visitor: SignedIn, table: FromPath[str], data: JSONBody[React]) -> Done:
    """Shows something at a line of chat or at an action, one mark each, or takes it back."""
    await chat.react(await services.tables.live(table, visitor.id), visitor.id, data)
    return Done()


# Bot accounts


def is_invited(table: TableInfo, person: str) -> bool:
    """Whether a seat is kept for somebody at a table that has not begun."""
    return table.status == "lobby" and any(
        seat.kind == "reserved" and seat.person == person for seat in table.seats
    )


def is_owing(table: TableInfo) -> bool:
    """Whether a game is about to begin, and waits for what somebody has promised to give to chance."""
    return table.starts_by is not None and any(
        table.seats[seat].commitment and not table.seats[seat].has_given for seat in table.you.seats
    )


async def lines_of(stream: Stream) -> AsyncIterator[bytes]:
    """The frames of a stream, one a line, and an empty line now and then so that both ends know it lives."""
    while True:
        try:
            async with asyncio.timeout(KEEP_ALIVE):
                frame = await stream.next()
        except TimeoutError:
            yield b"\n"
            continue
        if frame is None:
            return
        yield frame + b"\n"


@get("/api/bot/events", responses=refusals(401), tags=["bots"], media_type=NDJSON)
async def bot_events(request: AnyRequest, services: Given, visitor: SignedIn) -> StreamResponse:
    """Turns of the person who asks at all tables, and invitations; what waits already comes first."""
    place = Place(services, network_of(request, services), visitor.id)
    place.check()
    stream = Stream(visitor.id, services.settings.queue_frames, session=visitor.session)

    async def lines() -> AsyncIterator[bytes]:
        with place.taken():
            # Listening begins before the waiting turns are read: a turn that comes in between is told twice,
            # not never.
            services.house.listen(stream)
            try:
                yield b"\n"
                waiting = await services.tables.mine(visitor)
                for table in waiting.tables[: services.settings.queue_frames // 2]:
                    if is_invited(table, visitor.id):
                        stream.push(encoder.encode({"type": "invited", "table": table.id}))
                    elif is_owing(table):
                        stream.push(encoder.encode({"type": "starting", "table": table.id}))
                    elif table.you.waiting:
                        stream.push(encoder.encode({"type": "turn", "table": table.id, "seq": table.seq}))
                async for line in lines_of(stream):
                    yield line
            finally:
                services.house.unlisten(stream)

    return StreamResponse(lines(), media_type=NDJSON)


@get("/api/bot/tables/{table:str}/stream", responses=refusals(401, 404), tags=["bots"], media_type=NDJSON)
async def table_stream(
    request: AnyRequest, services: Given, visitor: SignedIn, table: FromPath[str], seq: Since = -1
) -> StreamResponse:
    """The frames of the WebSocket as lines."""
    place = Place(services, network_of(request, services), visitor.id)
    place.check()
    live = await services.tables.live(table, visitor.id)
    await live.check_watcher(visitor.id)
    muted = await services.house.muted_by(visitor.id)
    stream = Stream(visitor.id, services.settings.queue_frames, muted, visitor.session)

    async def lines() -> AsyncIterator[bytes]:
        # Connected only once the answer has begun: whoever went away before does not stay at the table.
        with place.taken():
            try:
                await live.connect(stream, seq)
                async for line in lines_of(stream):
                    yield line
            finally:
                await live.disconnect(stream)

    return StreamResponse(lines(), media_type=NDJSON)


HANDLERS = [
    move,
    undo,
    undo_answer,
    resign,
    come_back,
    get_chat,
    say,
    read_chat,
    react,
    bot_events,
    table_stream,
]
