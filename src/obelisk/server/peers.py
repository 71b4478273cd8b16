"""This process among those that share its store: who lives, whose work is whose, what they tell each other.

Where the store belongs to one process all work is its own, and there is nobody to tell.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final, Protocol

import msgspec
import structlog

from obelisk.server.steady import SteadyClock
from obelisk.storage.base import Storage, StoreFailed, TableRow
from obelisk.storage.notices import Notice

BEAT_SECONDS: Final = 0.4
LEASE_MS: Final = 1200
"""Who was not heard of for so long is gone. With a beat more it is noticed: well within two seconds."""
LOOK_SECONDS: Final = 2.0
"""So often somebody looks for work whose process died before anybody had heard of it."""
TIME_SECONDS: Final = 10.0
"""So often the clock is compared with that of the store."""
TAKEN_AT_ONCE: Final = 50

log = structlog.get_logger("obelisk.peers")


class Heir(Protocol):
    """Who does what follows from the life and death of processes."""

    async def take_up(self, taken: list[str]) -> None:
        """Goes on with the work of tables whose process is gone."""
        ...

    def bury(self, gone: set[str]) -> None:
        """Nobody is anywhere by way of these processes any more."""
        ...

    async def come_back(self) -> None:
        """The others had taken this process for dead."""
        ...


class Peers:
    """`name` is what this process is called. `is_first`: it sees to what all have in common."""

    def __init__(self, storage: Storage, name: str, now: Callable[[], int], clock: SteadyClock) -> None:
        self._storage = storage
        self.name = name
        self._now = now
        self._clock = clock
        self.is_alone = not storage.is_shared
        self.is_first = True
        self.names: set[str] = set()
        # Since when there have been processes without a pause.
        self.since = now()
        self._sure_until = 0.0
        self._looked = 0.0
        self._compared = 0.0

    # Telling

    def tell(self, kind: str, about: str = "", text: str = "") -> None:
        """Has the others hear of something that is true already."""
        if not self.is_alone:
            self._storage.tell(Notice(self.name, kind, about, text))

    def tell_values(self, kind: str, about: str, *values: object) -> None:
        """As `tell`, with values as JSON."""
        if not self.is_alone:
            self.tell(kind, about, msgspec.json.encode(values).decode())

    # Work

    def sees_to(self, row: TableRow) -> bool:
        """Whether clocks and bots of a table are this process's to see to."""
        return self.is_alone or row.worker == self.name

    @property
    def is_sure(self) -> bool:
        """Whether the others take this process for a living one. If not, somebody else does its work."""
        return self.is_alone or monotonic() < self._sure_until

    async def start(self) -> None:
        """Begins to live, by the time that all go by."""
        if not self.is_alone:
            await self._compare_clocks(at_once=True)
            await self.beat()

    async def _compare_clocks(self, at_once: bool = False) -> None:
        begin = monotonic()
        time = await self._storage.time()
        self._compared = monotonic()
        self._clock.follow(time + round((self._compared - begin) * 500), at_once)

    async def beat(self) -> set[str]:
        """Says that this process lives; returns the names of those who do not any more."""
        begin, now = monotonic(), self._now()
        pulse = await self._storage.beat(self.name, now, now + LEASE_MS)
        self._sure_until = begin + LEASE_MS / 1000
        gone = self.names - set(pulse.names)
        self.names = set(pulse.names)
        self.since, self.is_first = pulse.since, pulse.is_first
        return gone

    async def live(self, heir: Heir) -> None:
        """Beats until it is cancelled, and takes over the work of those who are gone."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                was_sure = self.is_sure
                gone = await self.beat()
                if not was_sure:
                    log.warning("came back")
                    await heir.come_back()
                if gone:
                    log.info("others are gone", names=sorted(gone))
                    heir.bury(gone)
                if monotonic() - self._compared > TIME_SECONDS:
                    await self._compare_clocks()
                if gone or (self.is_first and monotonic() - self._looked > LOOK_SECONDS):
                    await self.take_over(heir)
            except Exception as error:
                # Whatever it was: a process that does not beat is dead for the others.
                log.error("cannot beat", error=type(error).__name__)

    async def take_over(self, heir: Heir) -> None:
        """Takes work that is nobody's, a little at a time, so that others get some of it."""
        self._looked = monotonic()
        taken: list[str] = []
        while some := await self._storage.take_over(self.name, self._now(), TAKEN_AT_ONCE):
            taken += some
        if taken:
            log.info("took over", tables=len(taken))
            await heir.take_up(taken)

    async def rest(self) -> None:
        """Others need not wait until they miss this process."""
        if not self.is_alone:
            try:
                await self._storage.rest(self.name, self._now())
            except StoreFailed as error:
                log.warning("cannot say goodbye", error=str(error))
