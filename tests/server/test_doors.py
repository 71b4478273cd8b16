"""Requests that never end, or are too fat, from one address: they are shut out, and nobody else notices."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import httpx
import pytest
from uvloop import new_event_loop
from websockets.exceptions import InvalidStatus

from obelisk.server.addresses import neighbourhood
from obelisk.server.doors import BESIDE_SOCKETS, PIPELINED, Doors
from obelisk.server.settings import Settings
from server.playground import Playground, playground, run

HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
WHOLE = HALF + b"\r\n"
BRIEF = 0.3
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connection(ground: Playground) -> Streams:
    return await asyncio.open_connection("127.0.0.1", ground.settings.port)


async def ending(streams: Streams) -> bytes:
    """What the server says before it closes the connection."""
    reader, writer = streams
    said = b""
    try:
        while more := await reader.read(65_536):
            said += more
    except ConnectionError:
        # Whoever goes on sending to a closed door is reset, after what was said.
        pass
    finally:
        writer.close()
    return said


async def drip(streams: Streams, drop: bytes) -> None:
    """Sends something again and again, until the other side has enough."""
    try:
        while not streams[1].is_closing():
            streams[1].write(drop)
            await streams[1].drain()
            await asyncio.sleep(BRIEF / 10)
    except ConnectionError:
        return


async def ending_of(streams: Streams, drop: bytes) -> bytes:
    """What the server says before it closes a connection on which something keeps coming."""
    dripping = asyncio.create_task(drip(streams, drop))
    try:
        return await ending(streams)
    finally:
        dripping.cancel()
        await asyncio.gather(dripping, return_exceptions=True)


@pytest.mark.parametrize(
    ("begin", "drop", "said"),
    [
        (b"", b"", b""),
        (HALF, b"", b"HTTP/1.1 408 "),
        (HALF, b"x-more: 1\r\n", b"HTTP/1.1 408 "),
        (b"", b"\r\n", b"HTTP/1.1 408 "),
        (b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5000\r\n\r\n", b" ", b""),
        (
            b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n",
            b"1\r\n \r\n",
            b"",
        ),
    ],
    ids=["nothing", "half a head", "a head without end", "empty lines", "a slow body", "chunks without end"],
)
def test_a_request_that_does_not_end_is_ended(tmp_path: Path, begin: bytes, drop: bytes, said: bytes) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, header_seconds=BRIEF, body_seconds=BRIEF) as ground:
            streams = await connection(ground)
            streams[1].write(begin)
            assert (await ending_of(streams, drop)).startswith(said)

    run(scenario())


def test_the_time_for_a_head_counts_for_each_request_of_a_connection(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, header_seconds=BRIEF, body_seconds=BRIEF) as ground:
            streams = await connection(ground)
            for _ in range(3):
                streams[1].write(WHOLE)
                assert (await streams[0].readuntil(b"}")).startswith(b"HTTP/1.1 200 ")
                await asyncio.sleep(2 * BRIEF)
            streams[1].write(HALF)
            assert b"HTTP/1.1 408 " in await ending(streams)

    run(scenario())


def test_a_request_to_two_hosts_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            streams = await connection(ground)
            streams[1].write(HALF + b"host: elsewhere.example\r\n\r\n")
            assert (await ending(streams)).startswith(b"HTTP/1.1 400 ")

    run(scenario())


@pytest.mark.parametrize(
    "fat",
    [HALF + b"x: " + b"a" * 1_000_000, HALF + b"x: a\r\n" * 120 + b"\r\n", b"GET /" + b"a" * 1_000_000],
    ids=["a long header", "many headers", "a long address"],
)
def test_a_head_that_is_too_large_is_refused(tmp_path: Path, fat: bytes) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            streams = await connection(ground)
            streams[1].write(fat)
            answer = await ending(streams)
            # Who still sends when the connection is closed may not get to read why.
            assert answer.startswith(b"HTTP/1.1 431 ") or not answer

    run(scenario())


def test_a_flood_of_requests_in_one_connection_is_cut_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            streams = await connection(ground)
            streams[1].write(WHOLE * 2000)
            assert (await ending(streams)).count(b"HTTP/1.1 200 ") < 100

    run(scenario())


def test_half_open_requests_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path, sockets_per_address=5) as ground:
            opened = [await connection(ground) for _ in range(5 + BESIDE_SOCKETS)]
            for _, writer in opened:
                writer.write(HALF)
            assert (await ending(await connection(ground))).startswith(b"HTTP/1.1 429 ")
            elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
            async with httpx.AsyncClient(base_url=ground.base, transport=elsewhere) as other:
                assert (await other.get("/health")).status_code == 200
            for _, writer in opened:
                writer.close()
                await writer.wait_closed()
            ann = ground.client()
            while True:
                try:
                    if (await ann.http.get("/health")).status_code == 200:
                        break
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.05)

    run(scenario())


def test_sockets_count_as_connections_until_they_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=[{"kind": "me"}, {"kind": "me"}])
            for _ in range(3):
                async with ann.socket(table) as socket:
                    await socket.until("state")
            await ann.http.aclose()
            connections = ground.server.server_state.connections
            while connections:
                await asyncio.sleep(0.01)

    run(scenario())


def test_who_enters_and_leaves_is_counted() -> None:
    doors = Doors(Settings(sockets_per_address=1))
    entered = [doors.enter("a") for _ in range(BESIDE_SOCKETS + 2)]
    assert entered == [*[True] * (BESIDE_SOCKETS + 1), False]
    assert doors.enter("b")
    for _ in entered:
        doors.leave("a")
    assert doors.enter("a")
    behind_a_proxy = Doors(Settings(sockets_per_address=1, trust_proxy=True))
    assert all(behind_a_proxy.enter("proxy") for _ in entered)


def test_neighbours_of_the_new_protocol_share_a_door() -> None:
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2:ffff::5")
    assert neighbourhood("2001:db8:1:2::4") != neighbourhood("2001:db8:1:3::4")
    assert neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert neighbourhood("no:address") == "no:address"


def connections_in_memory() -> list[str]:
    """What is left of connections, by the names of their types."""
    kinds = ("GuardedSocket", "GuardedHttp", "WebSocket", "ServerProtocol")
    return sorted(type(each).__name__ for each in gc.get_objects() if type(each).__name__ in kinds)


def test_a_socket_that_is_closed_is_forgotten_at_once(tmp_path: Path) -> None:
    """Circles are looked for so rarely that sockets in them filled the memory: 4,000 where 300 sat."""

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, game="city", options={}, seats=[{"kind": "me"}, {"kind": "me"}])
            stranger = await ground.guest("Eve")
            before = connections_in_memory()
            for _ in range(3):
                async with ann.socket(table) as socket:
                    await socket.until("state")
                with pytest.raises(InvalidStatus):
                    async with stranger.socket("nowhere"):
                        pass
            # Those whose people leave without a word, too.
            async with ann.socket(table) as socket:
                await socket.until("state")
                socket.connection.transport.abort()
            # At once: nobody collects anything here, however long it takes.
            while connections_in_memory() != before:
                await asyncio.sleep(0.05)

    gc.collect()
    gc.disable()
    try:
        run(scenario())
    finally:
        gc.enable()


def test_whoever_is_shut_out_with_requests_in_the_queue_leaves_no_error_behind(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Uvicorn told only the last of them that nobody is there, and wrote the others into a closed door."""

    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            for _ in range(20):
                _, writer = await connection(ground)
                writer.write(WHOLE.replace(b"/health", b"/api/games") * (PIPELINED * 25))
                await asyncio.sleep(0)
                writer.close()
            async with httpx.AsyncClient(base_url=ground.base, verify=False) as client:
                assert (await client.get("/health")).status_code == 200

    # As it is served: the loop of asyncio takes what is written into a closed door.
    with (
        caplog.at_level("ERROR", logger="uvicorn.error"),
        asyncio.Runner(loop_factory=new_event_loop) as loop,
    ):
        loop.run(scenario())
    assert [record.getMessage() for record in caplog.records] == []
