"""What a server does by itself: bots that are to move, clocks that run out, tables that nobody uses, what is
too old; and the work of processes that are gone.
"""

from __future__ import annotations

import asyncio
import contextlib
from time import monotonic
from typing import Final

import structlog

from obelisk.server.clocks import DAY_MS, MINUTE_MS
from obelisk.server.streams import NOT_ALLOWED
from obelisk.server.table.frames import encode_frame
from obelisk.server.tables import PATIENT_SECONDS, TABLES_AT_ONCE, Tables, batched
from obelisk.server.talk import UnsaidFrame
from obelisk.server.wire import ByeFrame
from obelisk.storage.base import Retention
from obelisk.storage.notices import TABLE

SWEEP_SECONDS: Final = 10
LOOK_SECONDS: Final = 3
"""A table that others have changed unheard is behind for no longer than this."""

log = structlog.get_logger("obelisk.chores")


class Chores:
    """The chores of a process. What all processes have in common is done by one of them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.house = tables.house
        self.storage = tables.storage
        self._tasks: list[asyncio.Task[None]] = []
        self._careful_until = 0.0
        self._last_removed = 0
        self._is_work_new = asyncio.Event()

    async def start(self) -> None:
        """Takes up what was left: bots that are to move, clocks that run."""
        if await self._is_clock_doubtful():
            self._careful_until = monotonic() + DAY_MS / 1000
        await self.house.peers.start()
        if not self.house.peers.is_alone:
            await self.house.peers.take_over(self)
            self._tasks = [
                asyncio.create_task(self.house.peers.live(self)),
                asyncio.create_task(self._follow()),
            ]
        await self._set_alarms()
        self._last_removed = await self.storage.last_removed()
        self._tasks += [
            asyncio.create_task(self._watch_alarms()),
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self._resume_bots()),
        ]

    async def stop(self) -> None:
        """Does no more; others may go on with it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.house.peers.rest()

    async def _is_clock_doubtful(self) -> bool:
        """Whether much time has passed since anything was stored: either nobody was here, or the clock of the
        machine is wrong. Then nothing is closed or deleted for a day, in which it can be set right.
        """
        latest = await self.storage.latest()
        ahead = self.house.now() - latest if latest is not None else 0
        if ahead > DAY_MS:
            log.warning("nothing is closed or deleted for a day: is the clock right?", days=ahead // DAY_MS)
        return ahead > DAY_MS

    async def _resume_bots(self) -> None:
        """Bots' turns are derived from the tables, so neither a crash nor a failing store loses one. People
        come first.
        """
        while True:
            try:
                self._is_work_new.clear()
                for id in await self.storage.bot_turns(self._worker):
                    if not self._is_thinking(id):
                        await self._let_others_think()
                        # A table whose rules take long must not hold up the others.
                        await asyncio.wait([self.house.spawn(self.tables.ring(id))], timeout=PATIENT_SECONDS)
            except Exception as error:
                log.error("cannot resume bots", error=type(error).__name__)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SWEEP_SECONDS):
                    await self._is_work_new.wait()

    def _is_thinking(self, id: str) -> bool:
        table = self.tables.awake_one(id)
        return table is not None and table.is_thinking

    async def _let_others_think(self) -> None:
        """Waits until a bot is free, but not for ever."""
        for _ in range(100):
            if (
                sum(1 for table in self.tables.awake() if table.is_thinking)
                <= self.house.settings.bot_workers
            ):
                break
            await asyncio.sleep(0.01)

    async def _watch_alarms(self) -> None:
        while True:
            for id in await self.house.alarms.ringing():
                self.house.spawn(self.tables.ring(id))

    async def _follow(self) -> None:
        """Looks now and then whether something was missed."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.tables.look_again()
            except Exception as error:
                log.error("cannot look again", error=type(error).__name__)

    async def take_up(self, taken: list[str]) -> None:
        """Goes on with what processes had to do that are gone."""
        for id in taken:
            self.tables.changed(id, None)
        await self._set_alarms()
        self._is_work_new.set()

    def bury(self, gone: set[str]) -> None:
        """Nobody is at a table by way of a process that is gone."""
        for table in self.tables.awake():
            for name in gone & set(table.audience.elsewhere):
                table.audience.others_are(name, set(), table.row)
            for name in gone & set(table.audience.watchers_elsewhere):
                table.onlookers.others_are(name, 0)

    async def come_back(self) -> None:
        """Others have taken over what this process had to do, and think that nobody is here."""
        await self.tables.look_again()
        for table in self.tables.awake():
            if table.audience.streams:
                table.tell_presence(is_asked=True)

    @property
    def _worker(self) -> str | None:
        """Whose work is to be done here: that of everybody, where there is nobody else."""
        return None if self.house.peers.is_alone else self.house.name

    async def _set_alarms(self) -> None:
        soon = self.house.booted + 1000
        latest = await self.storage.latest()
        is_set_back = latest is not None and latest > self.house.now() + MINUTE_MS
        if is_set_back:
            log.warning("the clock stands before what is stored: all clocks are looked at")
        for id, deadline in await self.storage.deadlines(self._worker):
            self.house.alarms.set(id, soon if is_set_back else max(deadline, soon))

    async def _sweep(self) -> None:
        """Puts unused tables to sleep, archives those without a move for long, shows the banned out."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                for table in self.tables.awake():
                    if table.is_idle(self.house.settings.idle_seconds):
                        await self.tables.sleep(table)
                # Before anything is written: a full disk keeps nobody in who is banned.
                await self.show_out()
                await self.unsay()
                if monotonic() >= self._careful_until and self.house.peers.is_first:
                    await self.archive_idle()
                    await self.storage.drop_old_sessions(self.house.surely())
                    await self.purge()
            except Exception as error:
                log.error("sweep failed", error=type(error).__name__)

    async def show_out(self) -> None:
        """Ends the connections of those whose sessions are over: banned, signed out elsewhere, too old."""
        at_tables = [stream for table in self.tables.awake() for stream in table.audience.streams]
        streams = [*at_tables, *self.house.bells()]
        sessions = {stream.session for stream in streams if stream.session is not None}
        ended: set[bytes] = set()
        for some in batched(sessions, TABLES_AT_ONCE):
            ended.update(await self.storage.ended_sessions(some, self.house.surely()))
        bye = encode_frame(ByeFrame(reason="signed_out", retry_ms=0))
        for stream in streams:
            if stream.session in ended:
                if stream in at_tables:
                    stream.push(bye)
                stream.close(NOT_ALLOWED)

    async def unsay(self) -> None:
        """Takes lines off the screens that the operator has deleted."""
        for id, where, mark in await self.storage.removed_chat(self._last_removed):
            self._last_removed = mark
            table = self.tables.awake_one(where)
            if table is not None:
                table.audience.tell_all(encode_frame(UnsaidFrame(id=id)))

    async def purge(self) -> int:
        """Deletes some of what is kept only for a while."""
        settings, now = self.house.settings, self.house.surely()

        def before(days: int) -> int:
            return now - days * DAY_MS if days else 0

        # A guest cannot come back when the last session is over.
        guests = before(max(settings.guest_days, settings.session_days) if settings.guest_days else 0)
        retention = Retention(
            closed=before(settings.closed_days),
            imports=before(settings.import_days),
            guests=guests,
            chat=before(settings.chat_days),
        )
        return await self.storage.purge(retention, self.tables.in_use())

    async def archive_idle(self) -> list[str]:
        before = self.house.surely() - self.house.settings.archive_days * DAY_MS
        archived = await self.storage.archive_idle(before)
        for id in archived:
            table = self.tables.awake_one(id)
            if table is not None:
                await table.do(table.catch_up)
            self.house.peers.tell(TABLE, id)
        return archived
