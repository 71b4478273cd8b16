"""A turnstile for the event loop: long work passes a slice at a time, everybody in turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from obelisk.server.thinking.queue import FairQueue, Job


class Turnstile:
    """One slice of work at a time; who has asked for much waits as long as who has asked for little."""

    def __init__(self) -> None:
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._is_taken = False

    @asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        """Waits for a person's turn, and holds it."""
        if self._is_taken:
            job = Job(asyncio.get_running_loop().create_future(), person, True, monotonic())
            self._queue.put(job)
            try:
                await job.work
            except asyncio.CancelledError:
                if not self._queue.drop(job) and not job.work.cancelled():
                    self._pass_on()
                raise
        self._is_taken = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        self._is_taken = False
        while not self._is_taken and (job := self._queue.claim()) is not None:
            self._queue.done(job)
            # Somebody who has just gone away does not take the turn.
            if not job.work.done():
                job.work.set_result(None)
                self._is_taken = True
