"""Worker processes for bots: each thinks about one request at a time, at most its budget, and may die."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import OrderedDict
from time import monotonic
from typing import Any, Final

import msgspec
import structlog

from obelisk.server.bot_worker import KEPT
from obelisk.server.house import BotRequest
from obelisk.server.metrics import Metrics

SLACK: Final = 1.25
"""How many times its budget a bot may take before a fallback is played."""
TRANSPORT_MS: Final = 150
LONGEST_LINE: Final = 1 << 20
FIRST_ANSWER_MS: Final = 20_000
"""A new process has to import the games before its first answer."""

log = structlog.get_logger("obelisk.bots")

Job = tuple[BotRequest, "asyncio.Future[int | None]"]


class BotPool:
    """Answers `choose` from a fixed number of processes; a broken one is replaced."""

    def __init__(
        self, workers: int, memory_mb: int, metrics: Metrics, environment: dict[str, str] | None = None
    ) -> None:
        self._workers = workers
        self._memory_mb = memory_mb
        self._metrics = metrics
        self._environment = environment or {}
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._work()) for _ in range(self._workers)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    async def choose(self, request: BotRequest) -> int | None:
        """The place of the chosen action in the legal list; nothing if the bot failed or was late."""
        if len(request.legal) == 1:
            return 0
        if not self._tasks:
            return None
        future: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((request, future))
        return await future

    async def _work(self) -> None:
        """Keeps one process alive, started before it is needed, and hands it one request after the other."""
        process: asyncio.subprocess.Process | None = None
        heard: OrderedDict[str, int] = OrderedDict()
        try:
            while True:
                is_new = process is None
                if process is None:
                    process = await self._spawn()
                    heard.clear()
                request, future = await self._jobs.get()
                if future.done():
                    continue
                start = monotonic()
                try:
                    chosen = await self._ask(process, request, heard, is_new)
                except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
                    log.warning("bot failed", bot=request.spec, game=request.game, error=type(error).__name__)
                    await end(process)
                    process = None
                    chosen = None
                self._metrics.bot_thought.observe(monotonic() - start)
                if not future.done():
                    future.set_result(chosen)
        finally:
            if process is not None:
                await end(process)

    async def _spawn(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "obelisk.server.bot_worker",
            str(self._memory_mb),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LONGEST_LINE,
            env={**os.environ, **self._environment},
            start_new_session=True,
        )

    async def _ask(
        self,
        process: asyncio.subprocess.Process,
        request: BotRequest,
        heard: OrderedDict[str, int],
        is_new: bool,
    ) -> int:
        """Asks a process. `heard` says up to which state each of its bots was told what happened; it forgets
        bots in the same order as the process does.
        """
        assert process.stdin is not None
        assert process.stdout is not None
        question: dict[str, Any] = {
            "game": request.game,
            "options": request.options,
            "spec": request.spec,
            "bot": request.bot,
            "view": request.view,
            "legal": request.legal,
            "heard": request.events_since(heard.pop(request.bot, -1)),
            "budget_ms": request.budget_ms,
        }
        heard[request.bot] = request.seq
        if len(heard) > KEPT:
            heard.popitem(last=False)
        longest = request.budget_ms * SLACK + TRANSPORT_MS + (FIRST_ANSWER_MS if is_new else 0)
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        line = await asyncio.wait_for(process.stdout.readline(), longest / 1000)
        chosen = int(line)
        if not 0 <= chosen < len(request.legal):
            raise ValueError("not one of the legal actions")
        return chosen


async def end(process: asyncio.subprocess.Process) -> None:
    """Kills a worker process; it has nothing to lose."""
    if process.returncode is None:
        try:
            process.kill()
        except ProcessLookupError:
            return
    await process.wait()
