"""The onlookers of a table: how many they are, and what they know where they are behind (`late.py`)."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final
from weakref import proxy

from obelisk.core.errors import TooLong
from obelisk.core.record import Replay
from obelisk.server.rules.patience import in_time
from obelisk.server.table.late import Past, Trail, is_behind, recalled, withheld
from obelisk.server.table.log import record_of
from obelisk.server.table.moment import Moment
from obelisk.server.table.said import line_said
from obelisk.storage.base import LogEntry
from obelisk.storage.notices import WATCHERS
from obelisk.storage.talk import TABLE_ROOM, Ears

if TYPE_CHECKING:
    from obelisk.server.table.live import LiveTable

COUNT_SECONDS: Final = 0.5
"""How long those who come to watch, or go, are counted together: a crowd comes all at once."""
KEPT_LINES: Final = 20
"""Lines that were said while nobody was here to keep them for onlookers who are behind."""


class Onlookers:
    """Those who watch a table, whichever process they came by."""

    def __init__(self, table: LiveTable) -> None:
        # A table that sleeps is forgotten at once: circles are looked for so rarely that they would pile up.
        self._table: LiveTable = proxy(table)
        self._trail = Trail(table.house.delay_ms)
        self._later: asyncio.TimerHandle | None = None
        self._counting: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        for timer in (self._later, self._counting):
            if timer is not None:
                timer.cancel()

    # How many they are

    def count(self) -> None:
        """Tells soon how many watch, if that is not known."""
        if self._counting is None and not self._table.is_stopped:
            loop = asyncio.get_running_loop()
            self._counting = loop.call_later(COUNT_SECONDS, self._tell_counted)

    def _tell_counted(self) -> None:
        self._counting = None
        self.tell_number()

    def tell_number(self, is_asked: bool = False) -> None:
        """Tells everybody here how many watch, and other processes how many do so by way of this one."""
        audience, row = self._table.audience, self._table.row
        here = audience.watchers_here(row)
        if is_asked or here != audience.watchers_told:
            audience.watchers_told = here
            self._table.house.peers.tell(WATCHERS, row.id, str(here))
        if audience.watchers(row) != audience.told_watchers:
            audience.told_watchers = audience.watchers(row)
            audience.tell_watchers(row)

    def others_are(self, process: str, number: int) -> None:
        """Another process has told how many watch by way of it, or is gone with all of them."""
        elsewhere = self._table.audience.watchers_elsewhere
        elsewhere.pop(process, None)
        if number > 0:
            elsewhere[process] = number
        self.count()

    # What they know

    @property
    def are_behind(self) -> bool:
        return self._trail.delay_ms > 0 and is_behind(self._table.row, None)

    async def recall(self, entries: list[LogEntry]) -> None:
        """Finds out what onlookers know by now, if they are behind."""
        row, match, now = self._table.row, self._table.match, self._table.house.now()
        if match is None or not self.are_behind:
            return
        if row.moved + self._trail.delay_ms <= now:
            self._trail.become([Past(row.moved, row, match.told())])
        else:
            house = self._table.house
            known_by = now - self._trail.delay_ms
            steps = recalled(row, entries, known_by, house.settings.answer_ms)
            try:
                self._trail.recall(await house.steps.in_slices(match.game, steps, row.owner))
            except TooLong:
                # The beginning is not too long ago, whatever has happened since.
                first: Moment = Moment(Replay(match.game, record_of(row, [])[0]).state, 0, 0)
                beginning = Past(0, withheld(row), first, has_clock=False)
                self._trail.become([beginning, Past(now, row, match.told())])
        self.fall_behind()

    async def follow(self, is_one_step: bool) -> None:
        """The table has become what others have made of it."""
        if not self.are_behind or (is_one_step and not self._trail.is_empty):
            self.note()
        else:
            await self.recall(await self._table.house.storage.log(self._table.row.id))
            self.tell_later()

    def note(self) -> None:
        """Something has changed that onlookers will be told later, or they are not behind any more."""
        table = self._table
        if table.match is not None and self.are_behind:
            self._trail.note(Past(table.house.now(), table.row, table.match.told()))
        elif not self._trail.is_empty:
            self._trail.forget()
        self.fall_behind()
        if self._trail.is_empty:
            table.audience.tell_kept(table.row, table.house.now())
        self.tell_later()

    def fall_behind(self) -> None:
        """Has onlookers know what they may know now."""
        past = None if self._trail.is_empty else self._trail.known(self._table.house.now())
        self._table.audience.past = past
        if self._table.match is not None:
            self._table.match.behind = None if past is None else past.moment

    async def prepare(self) -> None:
        """Somebody comes. What was said a while ago, unheard by this process, is kept for them."""
        self.fall_behind()
        table, now = self._table, self._table.house.now()
        if table.audience.past is None:
            return
        since = now - self._trail.delay_ms
        for line in await table.house.storage.chat(table.row.id, Ears(has_gallery=False), KEPT_LINES):
            if line.at > since and line.room == TABLE_ROOM:
                table.audience.keep_said(line_said(line))

    def tell_later(self) -> None:
        table = self._table
        times = [time for time in (self._trail.due(), table.audience.kept_until()) if time is not None]
        if not times or table.is_stopped or not table.audience.onlookers(table.row):
            return
        if self._later is not None:
            self._later.cancel()
        wait = max(0, min(times) - table.house.now()) / 1000
        self._later = asyncio.get_running_loop().call_later(wait, self._tell)

    def _tell(self) -> None:
        if not self._table.is_stopped:
            self._table.house.spawn(self._table.do(self.tell))

    async def tell(self) -> None:
        """Tells onlookers who are behind what they may know by now."""
        table = self._table
        match, before = table.match, table.audience.past
        if match is not None and before is not None:
            known = match.number(())
            self.fall_behind()
            if table.audience.past is not before:
                # A game that takes too long to show itself is given up when it shows itself to its players.
                with contextlib.suppress(TooLong), in_time(match.game):
                    table.audience.tell_past(table.row, match, known, table.house.now())
        table.audience.tell_kept(table.row, table.house.now())
        self.tell_later()
