"""Where steps of rules are played that take long: processes of their own, so that nobody else waits."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
import structlog

from obelisk.core.errors import TooLong
from obelisk.server.process import FAILURES, Process

MODULE: Final = "obelisk.server.rules.worker"
AT_ONCE: Final = 2
REST_SECONDS: Final = 30.0
"""After so long without a question a process ends; the next question starts another."""

log = structlog.get_logger("obelisk.rules")


class Elsewhere:
    """A few processes for long steps, started when one is needed."""

    def __init__(self, seconds: float, memory_mb: int) -> None:
        self._longest_ms = seconds * 1000
        self._memory_mb = memory_mb
        self._room = asyncio.Semaphore(AT_ONCE)
        self._idle: list[Process] = []
        self._rest: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer of a process; raises `TooLong` if it takes too long there as well, or fails."""
        async with self._room:
            process = self._idle.pop() if self._idle else Process(MODULE, self._memory_mb)
            is_done = False
            try:
                found: dict[str, Any] = msgspec.json.decode(await process.ask(question, self._longest_ms))
                is_done = True
            except FAILURES as error:
                name = type(error).__name__
                log.warning("a step does not end", game=question["game"], ask=question["ask"], error=name)
                raise TooLong("elsewhere as well") from None
            finally:
                if is_done:
                    self._idle.append(process)
                    self._set_rest()
                else:
                    await process.end()
            if "too_long" in found:
                what = found["too_long"]
                log.warning("a step is too long", game=question["game"], ask=question["ask"], what=what)
                raise TooLong(what)
            return found

    def _set_rest(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        self._rest = asyncio.get_running_loop().call_later(REST_SECONDS, self._end_idle)

    def _end_idle(self) -> None:
        task = asyncio.create_task(self.stop())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Ends the processes that nobody needs."""
        if self._rest is not None:
            self._rest.cancel()
        idle, self._idle = self._idle, []
        for process in idle:
            await process.end()
