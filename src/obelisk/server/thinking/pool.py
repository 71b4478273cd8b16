"""Processes that think, in lanes: for what is quick, for bots that search and hints, and two for reports.

Each process thinks about one request at a time, for so long at most, and may die. Time counts from the
asking: who has waited too long gets a quick answer instead, or none.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from time import monotonic
from typing import Final

import msgspec
import structlog

from obelisk.server.metrics import Metrics
from obelisk.server.process import Process
from obelisk.server.refusals import unavailable
from obelisk.server.thinking.queue import FairQueue, Job
from obelisk.server.thinking.requests import BotRequest, HintRequest, ReportRequest
from obelisk.server.thinking.specs import FALLBACK, Roster, is_quick
from obelisk.server.thinking.worker import KEPT

MODULE: Final = "obelisk.server.thinking.worker"
SLACK: Final = 1.25
GRACE_MS: Final = 750
"""How many times its budget a bot may take, and how much more: even the shortest search takes a while."""
HINT_SLACK_MS: Final = 8_000
HINT_WAIT_MS: Final = 20_000
FIRST_LOOK: Final = "quick"
"""The depth of a report that people wait for."""
REPORT_MS: Final = {FIRST_LOOK: 180_000, "normal": 300_000, "deep": 900_000}
"""A report takes no longer; nobody plays on while it is made."""
REPORT_WAIT_MS: Final = 900_000
UNATTENDED_WAIT: Final = 30
"""Where nobody waits a bot may wait this many times as long for its turn."""
RETRY_SECONDS: Final = 1.0
"""When a process is started again that could not be started, or died at once."""
REST_SECONDS: Final = 30.0
"""After so long without work a process ends that is not kept ready for bots."""
QUICK: Final = "quick"
LONG: Final = "long"
REPORTS: Final = "reports"
DEEP_REPORTS: Final = "deep_reports"

log = structlog.get_logger("obelisk.thinking")
Answer = int | bytes
Request = BotRequest | HintRequest | ReportRequest


class Worker:
    """A process with bots in it."""

    def __init__(self, memory_mb: int) -> None:
        self._process = Process(MODULE, memory_mb)
        # Up to which state each of its bots was told what happened; bots are forgotten in the same order as
        # the process does it.
        self._heard: OrderedDict[str, int] = OrderedDict()

    async def start(self) -> None:
        await self._process.start()

    async def choice(self, request: BotRequest, budget_ms: float) -> int:
        """The place of the chosen action in the legal list. Raises what failed."""
        question = request.question(self._heard.pop(request.bot, -1), budget_ms)
        self._heard[request.bot] = request.seq
        if len(self._heard) > KEPT:
            self._heard.popitem(last=False)
        line = await self._process.ask(question, budget_ms * SLACK + GRACE_MS)
        chosen = msgspec.json.decode(line, type=int)
        if not 0 <= chosen < len(request.legal):
            raise ValueError("not one of the legal actions")
        return chosen

    async def hints(self, request: HintRequest, budget_ms: float) -> bytes:
        """The hints as JSON. Raises what failed."""
        return await self._process.ask(request.question(budget_ms), budget_ms + HINT_SLACK_MS)

    async def report(self, request: ReportRequest) -> bytes:
        """The report and what it comes to, as JSON. Raises what failed."""
        return await self._process.ask(request.question(), REPORT_MS[request.depth])

    async def end(self) -> None:
        """Ends the process; the next one knows nothing of its bots."""
        self._heard.clear()
        await self._process.end()


class Task:
    """A request that somebody waits for."""

    __slots__ = ("answer", "request")

    def __init__(self, request: Request) -> None:
        self.request = request
        self.answer: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()


class Lane:
    """A queue and the processes that work on it."""

    def __init__(self, name: str, workers: int, is_kept: bool, memory_mb: int, metrics: Metrics) -> None:
        self._name = name
        self._workers = workers
        # Whether processes are started before they are needed.
        self._is_kept = is_kept
        self._memory_mb = memory_mb
        self._metrics = metrics
        self._queue: FairQueue[Task] = FairQueue()
        self._is_filled = asyncio.Event()
        # Set once it is known whether a process can be started; until then nobody's time counts.
        self._has_begun = asyncio.Event()
        self._failed: set[int] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begins, unless it has begun before."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work(number)) for number in range(self._workers)]

    async def begun(self) -> None:
        """Waits for the first of the processes that are kept ready."""
        if self._is_kept and self._tasks:
            await self._has_begun.wait()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        while (job := self._queue.claim()) is not None:
            set_answer(job, None)

    @property
    def is_well(self) -> bool:
        """Whether there is a process, or one could be had as far as is known."""
        return len(self._failed) < max(1, self._workers)

    async def ask(self, request: Request, person: str, is_awaited: bool, wait_ms: float) -> Answer | None:
        """The answer; nothing if a process failed, or none was free in time."""
        if not self._tasks:
            return None
        await self.begun()
        job = Job(Task(request), person, is_awaited, monotonic())
        self._queue.put(job)
        self._is_filled.set()
        self._tell_length()
        timer = asyncio.get_running_loop().call_later(wait_ms / 1000, self._give_up, job)
        try:
            return await job.work.answer
        finally:
            timer.cancel()
            self._queue.drop(job)

    def _give_up(self, job: Job[Task]) -> None:
        if self._queue.drop(job):
            self._metrics.bot_late.labels(self._name).inc()
            self._tell_length()
            # Whoever asked may go away at this very moment.
            set_answer(job, None)

    def _tell_length(self) -> None:
        self._metrics.bot_queue.labels(self._name).set(len(self._queue))

    async def _work(self, number: int) -> None:
        """Keeps one process at work, and hands it one request after the other."""
        worker = Worker(self._memory_mb)
        try:
            while True:
                if self._is_kept and not await self._is_ready(worker, number):
                    continue
                job = await self._next(worker)
                if not self._is_kept and not await self._is_ready(worker, number):
                    self._queue.done(job)
                    set_answer(job, None)
                    continue
                await self._serve(worker, job)
        finally:
            await worker.end()

    async def _is_ready(self, worker: Worker, number: int) -> bool:
        """Starts the process. If that fails (no descriptors, no memory) it is tried again a while later."""
        try:
            await worker.start()
        except Exception as error:
            log.error("no process for bots", lane=self._name, error=type(error).__name__)
            self._failed.add(number)
            self._has_begun.set()
            await worker.end()
            await asyncio.sleep(RETRY_SECONDS)
            return False
        self._failed.discard(number)
        self._has_begun.set()
        return True

    async def _next(self, worker: Worker) -> Job[Task]:
        """The next job. A process that is not kept ready ends while it waits."""
        while (job := self._queue.claim()) is None:
            self._is_filled.clear()
            try:
                async with asyncio.timeout(None if self._is_kept else REST_SECONDS):
                    await self._is_filled.wait()
            except TimeoutError:
                await worker.end()
        self._tell_length()
        self._metrics.bot_waited.labels(self._name).observe(monotonic() - job.asked)
        return job

    async def _serve(self, worker: Worker, job: Job[Task]) -> None:
        request = job.work.request
        share = self._queue.share(job, self._workers)
        self._metrics.bot_share.labels(self._name).observe(share)
        begun = monotonic()
        found: Answer | None = None
        try:
            if isinstance(request, BotRequest):
                found = await worker.choice(request, request.budget_ms * share)
            elif isinstance(request, ReportRequest):
                found = await worker.report(request)
            else:
                found = await worker.hints(request, request.budget_ms * share)
        except Exception as error:
            log.warning("no answer", lane=self._name, game=request.game, error=type(error).__name__)
            await worker.end()
        finally:
            self._queue.done(job)
            set_answer(job, found)
        self._metrics.bot_thought.observe(monotonic() - begun)


def set_answer(job: Job[Task], found: Answer | None) -> None:
    if not job.work.answer.done():
        job.work.answer.set_result(found)


class Pool:
    """Answers for bots, gives hints and makes reports. `workers` processes search; one more is only for what
    is quick. Reports have two, when there are any to make: nobody waits for a first look behind a deep one.
    """

    def __init__(self, workers: int, memory_mb: int, metrics: Metrics, roster: Roster) -> None:
        self._roster = roster
        self._has_bots = workers > 0
        self._is_over = False
        self._quick = Lane(QUICK, 1 if workers else 0, True, memory_mb, metrics)
        self._long = Lane(LONG, max(1, workers), workers > 0, memory_mb, metrics)
        self._reports = Lane(REPORTS, 1, False, memory_mb, metrics)
        self._deep_reports = Lane(DEEP_REPORTS, 1, False, memory_mb, metrics)

    def start(self) -> None:
        self._quick.start()
        self._long.start()
        self._reports.start()
        self._deep_reports.start()

    async def begun(self) -> None:
        """Waits until bots can think."""
        await self._quick.begun()
        await self._long.begun()

    async def stop(self) -> None:
        self._is_over = True
        await self._quick.stop()
        await self._long.stop()
        await self._reports.stop()
        await self._deep_reports.stop()

    @property
    def is_well(self) -> bool:
        """Whether bots can think."""
        return self._quick.is_well and self._long.is_well

    async def choose(self, request: BotRequest) -> int | None:
        """The place of the chosen action in the legal list; nothing if the bot failed or was late."""
        if len(request.legal) == 1:
            return 0
        if not self._has_bots:
            return None
        wait_ms = request.budget_ms * (1 if request.is_awaited else UNATTENDED_WAIT)
        if not self._roster.knows(request.game, request.spec):
            # It sat down when it was still allowed to.
            request = request.to(FALLBACK)
        found: Answer | None = None
        if not is_quick(request.spec):
            found = await self._long.ask(request, request.person, request.is_awaited, wait_ms)
            request = request.to(FALLBACK)
        if found is None:
            found = await self._quick.ask(request, request.person, request.is_awaited, wait_ms)
        return found if isinstance(found, int) else None

    async def hints(self, request: HintRequest) -> bytes:
        """The hints for a position, as JSON; raises `Refusal` if they cannot be had."""
        found = await self._long.ask(request, request.person, True, HINT_WAIT_MS)
        if not isinstance(found, bytes):
            raise unavailable("stopping" if self._is_over else "hints")
        return found

    async def study(self, request: HintRequest) -> bytes:
        """As `hints`, but beside the reports: nobody plays on while somebody studies."""
        found = await self._reports.ask(request, request.person, True, REPORT_WAIT_MS)
        if not isinstance(found, bytes):
            raise unavailable("stopping" if self._is_over else "hints")
        return found

    async def report(self, request: ReportRequest) -> bytes | None:
        """The report of a game and what it comes to, as JSON; nothing if it could not be made."""
        lane = self._reports if request.depth == FIRST_LOOK else self._deep_reports
        found = await lane.ask(request, request.person, True, REPORT_WAIT_MS)
        return found if isinstance(found, bytes) else None
