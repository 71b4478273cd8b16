"""What is asked of a table, done in turn by one task: people, bots and clocks enter by this door."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import structlog

from obelisk.server.refusals import Refusal, unavailable

T = TypeVar("T")
Job = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any]"]
LONGEST: Final = 500
"""What waits at one table; more is refused at once, so that a flood hurts nobody else."""

log = structlog.get_logger("obelisk.table")


class Inbox:
    """Operations that wait, and the task that does them in turn."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._waiting: asyncio.Queue[Job] = asyncio.Queue(LONGEST)
        self._is_busy = False
        self.is_closed = False
        self._task = asyncio.create_task(self._work())

    async def do(self, operation: Callable[[], Awaitable[T]]) -> T:
        """Has an operation done, after those that came before."""
        if self.is_closed:
            raise unavailable("table")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            self._waiting.put_nowait((operation, future))
        except asyncio.QueueFull:
            raise Refusal(429, "too_many", reason="table") from None
        return await future

    def is_empty(self) -> bool:
        return self._waiting.empty() and not self._is_busy

    async def stop(self) -> None:
        """Ends the task; what waits is told to come back."""
        self.is_closed = True
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._refuse_waiting()

    async def _work(self) -> None:
        # That it was cancelled is not kept: it would keep what was done last, and with it the table.
        with contextlib.suppress(asyncio.CancelledError):
            await self._do_all()

    async def _do_all(self) -> None:
        while not self.is_closed:
            self._is_busy = False
            operation, future = await self._waiting.get()
            self._is_busy = True
            try:
                answer = await operation()
            except asyncio.CancelledError:
                refuse(future, unavailable("table"))
                raise
            except Exception as error:
                if not isinstance(error, Refusal):
                    log.error("operation failed", table=self._table, error=type(error).__name__)
                refuse(future, error)
            else:
                if not future.done():
                    future.set_result(answer)
        self._refuse_waiting()

    def _refuse_waiting(self) -> None:
        while not self._waiting.empty():
            refuse(self._waiting.get_nowait()[1], unavailable("table"))


def refuse(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
        # A caller that went away does not read it.
        future.exception()
