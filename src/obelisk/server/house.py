"""What all tables share: store, settings, bots, alarms, bells, and the time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

from obelisk.server.alarms import Alarms
from obelisk.server.ids import new_id
from obelisk.server.limits import RateLimit, SharedLimit
from obelisk.server.metrics import Metrics
from obelisk.server.peers import Peers
from obelisk.server.rules.elsewhere import Elsewhere
from obelisk.server.rules.steps import Steps
from obelisk.server.settings import Settings
from obelisk.server.steady import SteadyClock, wall_clock
from obelisk.server.streams import Stream
from obelisk.server.table.late import known_row
from obelisk.server.thinking.requests import Bots
from obelisk.server.thinking.specs import Roster
from obelisk.server.wire import encoder
from obelisk.storage.base import Storage, StoreFailed, TableRow
from obelisk.storage.calls import Call
from obelisk.storage.notices import BELL, MUTE

REPLAYS_AT_ONCE: Final = 40
"""How many seconds' worth of replayed actions somebody may have at once."""

log = structlog.get_logger("obelisk.house")


class House:
    """Shared by every table of a server."""

    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        bots: Bots,
        metrics: Metrics,
        roster: Roster,
    ) -> None:
        self.storage = storage
        self.settings = settings
        self.bots = bots
        self.metrics = metrics
        self.roster = roster
        clock = SteadyClock()
        self.now: Callable[[], int] = clock
        self.wall: Callable[[], int] = wall_clock
        self.elsewhere = Elsewhere(settings.rules_seconds, settings.bot_memory_mb)
        rate = settings.replays_per_second
        self.steps = Steps(self.elsewhere, RateLimit("replays", rate * REPLAYS_AT_ONCE, rate))
        self.peers = Peers(storage, new_id(), lambda: self.now(), clock)
        self.alarms = Alarms(lambda: self.now())
        self.chat_limit = RateLimit("chat", 8, settings.chats_per_minute / 60)
        self.table_limit = self.shared_limit("new_tables", settings.tables_per_hour, 3600)
        self._bells: dict[str, set[Stream]] = {}
        self._muted: dict[str, set[str]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        # Set when somebody may have to be called.
        self.is_call_due = asyncio.Event()

    def shared_limit(self, what: str, most: float, seconds: float) -> SharedLimit:
        """So many in so many seconds, at all processes together."""
        return SharedLimit(what, most, most / seconds, self.storage, lambda: self.now())

    @property
    def name(self) -> str:
        """What this process is called where several share a store."""
        return self.peers.name

    @property
    def booted(self) -> int:
        """Since when somebody has served without a pause: before that nobody's clock ran."""
        return self.peers.since

    @property
    def delay_ms(self) -> int:
        """By how much onlookers of rated games are behind."""
        return round(self.settings.watch_delay_seconds * 1000)

    def known(self, row: TableRow, person: str | None) -> TableRow:
        """A table as somebody may know it who reads of it in a list."""
        return known_row(row, person, self.delay_ms, self.now())

    def surely(self) -> int:
        """What deletes or closes for good believes only a time that both clocks have reached."""
        return min(self.now(), self.wall())

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Runs something beside; the reference keeps it alive."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.elsewhere.stop()

    # Bells: streams that want to know when it is a person's turn anywhere

    def listen(self, stream: Stream) -> None:
        assert stream.person is not None
        self._bells.setdefault(stream.person, set()).add(stream)

    def unlisten(self, stream: Stream) -> None:
        assert stream.person is not None
        bells = self._bells.get(stream.person, set())
        bells.discard(stream)
        if not bells:
            self._bells.pop(stream.person, None)

    def bells(self) -> list[Stream]:
        return [stream for streams in self._bells.values() for stream in streams]

    def ring(self, person: str, event: dict[str, object]) -> None:
        """Tells the streams of a person, wherever they are."""
        self.ring_here(person, encoder.encode(event))
        self.peers.tell_values(BELL, person, event)

    def ring_here(self, person: str, event: bytes) -> None:
        for stream in self._bells.get(person, ()):
            stream.push(event)

    def silence(self, code: int, person: str | None = None) -> None:
        """Ends the streams of everybody, or of one person."""
        for name in list(self._bells) if person is None else [person]:
            for stream in list(self._bells.get(name, ())):
                stream.close(code)

    # Calls: for people who are not here

    def call(self, person: str, kind: str, about: str, mark: str, due: int | None = None) -> None:
        """Has somebody called who does not listen here; once for each mark, also after a restart."""
        if person not in self._bells:
            self.spawn(self._call(Call(person, kind, about, mark, self.now() if due is None else due)))

    async def _call(self, call: Call) -> None:
        try:
            if await self.storage.add_call(call):
                self.is_call_due.set()
        except StoreFailed as error:
            log.error("cannot note a call", error=str(error))

    # Mutes: one set per person, shared by the streams of that person

    async def muted_by(self, person: str | None) -> set[str]:
        if person is None:
            return set()
        if person not in self._muted:
            self._muted[person] = set(await self.storage.mutes(person))
        return self._muted[person]

    async def mute(self, muter: str, muted: str, is_muted: bool) -> None:
        await self.storage.set_mute(muter, muted, is_muted)
        self.mute_here(muter, muted, is_muted)
        self.peers.tell_values(MUTE, muter, muted, is_muted)

    def mute_here(self, muter: str, muted: str, is_muted: bool) -> None:
        known = self._muted.get(muter)
        if known is None:
            return
        if is_muted:
            known.add(muted)
        else:
            known.discard(muted)

    async def read_mutes(self) -> None:
        """Somebody may have changed them unheard."""
        for person, known in list(self._muted.items()):
            stored = await self.storage.mutes(person)
            known.clear()
            known.update(stored)
