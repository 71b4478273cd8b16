"""WebSockets of a client in a few lines. A crowd shares the machine with the server that it tries, so it must
cost little: a library takes several times as long for a frame.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
OPEN_SECONDS = 10


def request(port: int, path: str, cookie: str) -> bytes:
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Cookie: {cookie}\r\n\r\n"
    ).encode()


def framed(opcode: int, payload: bytes) -> bytes:
    """A client's frame. The mask is all zeros, which changes nothing."""
    size = len(payload)
    head = (
        bytes([FINAL | opcode, 0x80 | size])
        if size < 126
        else bytes([FINAL | opcode, 0xFE, size >> 8, size & 255])
    )
    return head + bytes(4) + payload


class WebSocket(asyncio.Protocol):
    """Asks to be let in, and hands over each text that comes."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = b""
        self.transport: asyncio.Transport | None = None

    def hear(self, text: bytes) -> None:
        raise NotImplementedError

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("not let in"))

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        at = 0
        if not self.is_open.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.is_open.set_exception(ConnectionError(data[:200]))
                self.close()
                return
            self.is_open.set_result(None)
            at = end + 4
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + size:
                break
            self.frame(data[at], data[start : start + size])
            at = start + size
        self.buffer = data[at:]

    def frame(self, head: int, payload: bytes) -> None:
        if head == FINAL | TEXT:
            self.hear(payload)
        elif head == FINAL | PING:
            self.send(PONG, payload)
        elif head == FINAL | CLOSE:
            self.send(CLOSE, payload)
            self.close()
        else:
            assert head == FINAL | PONG, f"a frame that nobody here understands: {head}"

    def send(self, opcode: int, payload: bytes) -> None:
        assert self.transport is not None
        self.transport.write(framed(opcode, payload))

    def close(self) -> None:
        assert self.transport is not None
        self.transport.close()


class Line(WebSocket):
    """A WebSocket whose texts wait until somebody asks for the next."""

    def __init__(self, request: bytes) -> None:
        super().__init__(request)
        self.texts: deque[bytes] = deque()
        self.is_lost = False
        self.waiting: asyncio.Future[None] | None = None

    def hear(self, text: bytes) -> None:
        self.texts.append(text)
        self.wake()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.is_lost = True
        self.wake()

    def wake(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def next(self, seconds: float) -> bytes:
        """The next text. Raises `TimeoutError`, or `ConnectionError` when no more will come."""
        if not self.texts and not self.is_lost:
            loop = asyncio.get_running_loop()
            self.waiting = loop.create_future()
            alarm = loop.call_later(seconds, self.wake)
            try:
                await self.waiting
            finally:
                alarm.cancel()
        if self.texts:
            return self.texts.popleft()
        raise ConnectionError if self.is_lost else TimeoutError

    def say(self, text: str) -> None:
        self.send(TEXT, text.encode())


@asynccontextmanager
async def line_to(port: int, path: str, cookie: str, seconds: float = OPEN_SECONDS) -> AsyncIterator[Line]:
    """A line to a table. Raises `OSError` or `TimeoutError` if it cannot be had."""
    async with asyncio.timeout(seconds):
        _, line = await asyncio.get_running_loop().create_connection(
            lambda: Line(request(port, path, cookie)), "127.0.0.1", port
        )
        try:
            await line.is_open
        except BaseException:
            line.close()
            raise
    try:
        yield line
    finally:
        line.close()
