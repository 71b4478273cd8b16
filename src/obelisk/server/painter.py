"""Pictures of links as PNG, which messengers show where they show no SVG: made in a process of their own.

Drawing takes some hundredths of a second, in which Python can do nothing else.
"""

from __future__ import annotations

import asyncio
from base64 import b64decode
from collections import OrderedDict
from typing import Final

import structlog

from obelisk.server.process import FAILURES, Process
from obelisk.server.refusals import unavailable

MODULE: Final = "obelisk.server.painting"
MEMORY_MB: Final = 512
LONGEST_MS: Final = 10_000.0
REST_SECONDS: Final = 60.0
"""After so long without a picture the process ends; the next picture starts another."""
KEPT: Final = 200
MOST_WAITING: Final = 20

log = structlog.get_logger("obelisk.painter")


class Painter:
    """Draws one picture at a time, and keeps the last ones."""

    def __init__(self) -> None:
        self._process = Process(MODULE, MEMORY_MB)
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._rest: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def png(self, svg: str) -> bytes:
        """A picture as PNG. Raises `Refusal` if it cannot be drawn now."""
        if svg not in self._kept:
            if self._waiting >= MOST_WAITING:
                raise unavailable("pictures")
            self._waiting += 1
            try:
                async with self._turn:
                    if svg not in self._kept:
                        self._kept[svg] = await self._drawn(svg)
            finally:
                self._waiting -= 1
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(svg)
        return self._kept[svg]

    def forget(self) -> None:
        """Pictures have names on them."""
        self._kept.clear()

    async def _drawn(self, svg: str) -> bytes:
        if self._rest is not None:
            self._rest.cancel()
        try:
            found = b64decode(await self._process.ask({"svg": svg}, LONGEST_MS))
        except FAILURES as error:
            await self._process.end()
            log.error("cannot draw", error=type(error).__name__)
            raise unavailable("pictures") from None
        self._rest = asyncio.get_running_loop().call_later(REST_SECONDS, self._end)
        return found

    def _end(self) -> None:
        task = asyncio.create_task(self.stop())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Ends the process; it has nothing to lose."""
        if self._rest is not None:
            self._rest.cancel()
        async with self._turn:
            await self._process.end()
