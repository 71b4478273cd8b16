"""A bad network between people and a server: late, lossy, cut off now and then."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from random import Random
from types import TracebackType
from typing import Self

PIECE = 1400
"""About what a packet carries."""


@dataclass(frozen=True)
class Weather:
    """What a network does: seconds each way, the share of packets that are lost, seconds until a cut.

    Where a packet is lost, all behind it waits until it was sent again (`resend`): TCP keeps the order.
    """

    latency: float
    loss: float
    resend: float
    cut_after: float


class BadNetwork:
    """Listens at a port of its own and passes everything on to the server's, as the weather is."""

    def __init__(self, server: int, weather: Weather, seed: int = 1) -> None:
        self.server = server
        self.weather = weather
        self.rng = Random(seed)
        self.port = 0
        self.lost = 0
        self.cut = 0
        self._lines: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._door = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._door.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._door.close()
        for line in list(self._lines):
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        self._lines.add(line)
        try:
            try:
                there = await asyncio.open_connection("127.0.0.1", self.server)
            except OSError:
                return
            try:
                async with asyncio.timeout(self.rng.uniform(0.5, 1.5) * self.weather.cut_after):
                    await asyncio.gather(self._carry(reader, there[1]), self._carry(there[0], writer))
            except TimeoutError:
                self.cut += 1
            except OSError:
                pass
            finally:
                # No goodbye: neither side knows what the other has heard.
                there[1].transport.abort()
        except asyncio.CancelledError:
            pass
        finally:
            writer.transport.abort()
            self._lines.discard(line)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """Passes on what comes, in order, each piece when it has arrived."""
        loop = asyncio.get_running_loop()
        pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                at, piece = await pieces.get()
                await asyncio.sleep(at - loop.time())
                if not piece:
                    with contextlib.suppress(OSError):
                        target.write_eof()
                    return
                target.write(piece)
                await target.drain()

        delivering = asyncio.create_task(deliver())
        try:
            latest = 0.0
            while True:
                data = await source.read(PIECE)
                arrives = loop.time() + self.weather.latency
                if data and self.rng.random() < self.weather.loss:
                    self.lost += 1
                    arrives += self.weather.resend
                latest = max(latest, arrives)
                pieces.put_nowait((latest, data))
                if not data:
                    break
            await delivering
        finally:
            delivering.cancel()
