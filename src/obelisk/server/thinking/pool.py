"""Processes that think, and the one place where work for them is queued: a lane for bots, a lane for hints.

Each process thinks about one request at a time, for so long at most, and may die.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from time import monotonic
from typing import Final

import msgspec
import structlog

from obelisk.server.metrics import Metrics
from obelisk.server.process import FAILURES, Process
from obelisk.server.refusals import unavailable
from obelisk.server.thinking.requests import BotRequest, HintRequest
from obelisk.server.thinking.worker import KEPT

MODULE: Final = "obelisk.server.thinking.worker"
SLACK: Final = 1.25
"""How many times its budget a bot may take before a fallback is played."""
TRANSPORT_MS: Final = 150
HINT_MS: Final = 10_000
HINTS_REST_SECONDS: Final = 30.0
"""After so long without a question about hints their process ends; the next one starts another."""

log = structlog.get_logger("obelisk.thinking")


class Worker:
    """A process with bots in it."""

    def __init__(self, memory_mb: int) -> None:
        self._process = Process(MODULE, memory_mb)
        # Up to which state each of its bots was told what happened; bots are forgotten in the same order as
        # the process does it.
        self._heard: OrderedDict[str, int] = OrderedDict()

    async def start(self) -> None:
        await self._process.start()

    async def choice(self, request: BotRequest) -> int:
        """The place of the chosen action in the legal list. Raises one of `FAILURES`."""
        question = request.question(self._heard.pop(request.bot, -1))
        self._heard[request.bot] = request.seq
        if len(self._heard) > KEPT:
            self._heard.popitem(last=False)
        line = await self._process.ask(question, request.budget_ms * SLACK + TRANSPORT_MS)
        chosen = msgspec.json.decode(line, type=int)
        if not 0 <= chosen < len(request.legal):
            raise ValueError("not one of the legal actions")
        return chosen

    async def hints(self, request: HintRequest) -> bytes:
        """The hints as JSON. Raises one of `FAILURES`."""
        return await self._process.ask(request.question(), HINT_MS)

    async def end(self) -> None:
        """Ends the process; the next one knows nothing of its bots."""
        self._heard.clear()
        await self._process.end()


class Pool:
    """Answers for bots from a fixed number of processes, and gives hints from one more."""

    def __init__(self, workers: int, memory_mb: int, metrics: Metrics) -> None:
        self._workers = workers
        self._memory_mb = memory_mb
        self._metrics = metrics
        self._choices: asyncio.Queue[tuple[BotRequest, asyncio.Future[int | None]]] = asyncio.Queue()
        self._hints: asyncio.Queue[tuple[HintRequest, asyncio.Future[bytes | None]]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._choose()) for _ in range(self._workers)]
        self._tasks.append(asyncio.create_task(self._give_hints()))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    async def choose(self, request: BotRequest) -> int | None:
        """The place of the chosen action in the legal list; nothing if the bot failed or was late."""
        if len(request.legal) == 1:
            return 0
        if not self._workers or not self._tasks:
            return None
        future: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._choices.put_nowait((request, future))
        return await future

    async def hints(self, request: HintRequest) -> bytes:
        """The hints for a position, as JSON; raises `Refusal` if they cannot be had."""
        future: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        self._hints.put_nowait((request, future))
        found = await future
        if found is None:
            raise unavailable("hints")
        return found

    async def _choose(self) -> None:
        """Keeps one process alive, started before it is needed, and hands it one request after the other."""
        worker = Worker(self._memory_mb)
        try:
            while True:
                await worker.start()
                request, future = await self._choices.get()
                if future.done():
                    continue
                start = monotonic()
                chosen: int | None = None
                try:
                    chosen = await worker.choice(request)
                except FAILURES as error:
                    log.warning("bot failed", bot=request.spec, game=request.game, error=type(error).__name__)
                    await worker.end()
                self._metrics.bot_thought.observe(monotonic() - start)
                if not future.done():
                    future.set_result(chosen)
        finally:
            await worker.end()

    async def _give_hints(self) -> None:
        """One position is thought about at a time, in a process that ends when nobody asks any more."""
        worker = Worker(self._memory_mb)
        try:
            while True:
                try:
                    request, future = await asyncio.wait_for(self._hints.get(), HINTS_REST_SECONDS)
                except TimeoutError:
                    await worker.end()
                    continue
                if future.done():
                    continue
                found: bytes | None = None
                try:
                    found = await worker.hints(request)
                except FAILURES as error:
                    log.warning("no hints", game=request.game, error=type(error).__name__)
                    await worker.end()
                if not future.done():
                    future.set_result(found)
        finally:
            await worker.end()
