"""The WebSocket of a person at a table: frames out, messages in."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from obelisk.server.messages import (
    MoveMessage,
    PingMessage,
    ReactMessage,
    ResignMessage,
    ReturnMessage,
    SayMessage,
    SyncMessage,
    UndoAnswerMessage,
    UndoMessage,
    message_decoder,
)
from obelisk.server.people import Visitor
from obelisk.server.refusals import Refusal, refusal_body, unavailable
from obelisk.server.routes.common import Place, check_origin, id_of, network_of, services_of, visitor_of
from obelisk.server.services import Services
from obelisk.server.streams import TOO_SLOW, Stream
from obelisk.server.table.chat import react, say
from obelisk.server.table.frames import encode_frame
from obelisk.server.table.leaving import come_back, resign
from obelisk.server.table.live import LiveTable
from obelisk.server.table.moves import submit
from obelisk.server.table.undo import answer_undo, take_back
from obelisk.server.wire import PongFrame, RefusalFrame, encoder
from obelisk.storage.base import StoreFailed

BAD_MESSAGE: Final = 4400
PONG: Final = encode_frame(PongFrame())

AnySocket = WebSocket[Any, Any, Any]


def refusal_frame(refusal: Refusal, key: str | None) -> bytes:
    return encode_frame(
        RefusalFrame(
            key=key,
            error=refusal.error,
            reason=refusal.reason,
            rule=refusal.rule,
            facts=refusal.facts,
            seq=refusal.seq,
        )
    )


async def refuse(socket: AnySocket, refusal: Refusal) -> None:
    """Answers the handshake with an HTTP error."""
    await socket.send(
        {
            "type": "websocket.http.response.start",
            "status": refusal.status,
            "headers": [(b"content-type", b"application/json")],
        }
    )
    body = encoder.encode(refusal_body(refusal))
    await socket.send({"type": "websocket.http.response.body", "body": body})  # type: ignore[arg-type]


@websocket("/api/tables/{table:str}/socket")
async def play_socket(socket: AnySocket, table: FromPath[str]) -> None:
    """Plays or watches one table."""
    services = services_of(socket)
    address = network_of(socket, services)
    with ExitStack() as stack:
        stack.callback(let_go, socket)
        try:
            check_origin(socket, services)
            services.request_limit.take(address)
            visitor = await visitor_of(socket, services)
            place = Place(services, address, id_of(visitor))
            place.check()
            stack.enter_context(place.taken())
            live = await services.tables.live(table, id_of(visitor) or address)
            muted = await services.house.muted_by(id_of(visitor))
            session = visitor.session if visitor is not None else None
            stream = Stream(id_of(visitor), services.settings.queue_frames, muted, session)
            await live.connect(stream, since_of(socket))
        except Refusal as refusal:
            await refuse(socket, refusal)
            return
        except StoreFailed:
            await refuse(socket, unavailable("storage"))
            return
        try:
            await socket.accept()
            await serve(services, socket, live, stream, visitor)
        finally:
            await live.disconnect(stream)


def let_go(socket: AnySocket) -> None:
    """Takes apart what knows each other: a circle would keep the connection until the collector comes."""
    del socket.receive, socket.send


def since_of(socket: AnySocket) -> int:
    """The last state the client has seen; -1 if it has seen none."""
    text = str(socket.query_params.get("seq", ""))
    return int(text) if text.isdecimal() and len(text) < 8 else -1


async def serve(
    services: Services, socket: AnySocket, live: LiveTable, stream: Stream, visitor: Visitor | None
) -> None:
    """Sends and reads until either side is done."""
    sender = asyncio.create_task(send(socket, stream))
    reader = asyncio.create_task(read(services, socket, live, stream, visitor))
    closed = asyncio.create_task(stream.closed.wait())
    tasks = [sender, reader, closed]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if stream.code == TOO_SLOW:
        services.house.metrics.cut_off.inc()
    if stream.code:
        try:
            async with asyncio.timeout(2):
                await socket.send({"type": "websocket.close", "code": stream.code, "reason": ""})
        except Exception:
            return


async def send(socket: AnySocket, stream: Stream) -> None:
    while (frame := await stream.next()) is not None:
        await socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})


async def read(
    services: Services, socket: AnySocket, live: LiveTable, stream: Stream, visitor: Visitor | None
) -> None:
    while True:
        event: Any = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        text = event.get("text")
        try:
            message = message_decoder.decode(text if text is not None else b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            stream.close(BAD_MESSAGE)
            return
        name = visitor.id if visitor is not None else network_of(socket, services)
        key = message.key if isinstance(message, MoveMessage) else None
        try:
            services.move_limit.take(name)
            await obey(live, stream, visitor, message)
        except Refusal as refusal:
            stream.push(refusal_frame(refusal, key))
        except StoreFailed:
            stream.push(refusal_frame(unavailable("storage"), key))


async def obey(live: LiveTable, stream: Stream, visitor: Visitor | None, message: object) -> None:
    """Does what a message asks; raises `Refusal`."""
    if isinstance(message, PingMessage):
        stream.push(PONG)
        return
    if isinstance(message, SyncMessage):
        await live.sync(stream, message.seq)
        return
    if visitor is None:
        raise Refusal(401, "not_signed_in")
    if isinstance(message, MoveMessage):
        await submit(live, visitor.id, message, stream)
    elif isinstance(message, UndoMessage):
        await take_back(live, visitor.id, message)
    elif isinstance(message, UndoAnswerMessage):
        await answer_undo(live, visitor.id, message)
    elif isinstance(message, SayMessage):
        await say(live, visitor.id, message)
    elif isinstance(message, ReactMessage):
        await react(live, visitor.id, message)
    elif isinstance(message, ReturnMessage):
        await come_back(live, visitor.id)
    elif isinstance(message, ResignMessage):
        await resign(live, visitor.id)
