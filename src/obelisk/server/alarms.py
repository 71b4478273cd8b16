"""Alarms of tables: when a clock runs out, something held back is told or something failed is tried again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from heapq import heappop, heappush
from typing import Final

LONGEST_MS: Final = 10_000
"""The time is looked at again after this long at most: clocks of machines are set."""


class Alarms:
    """One alarm a table is enough: when it rings the table sets the next."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._queue: list[tuple[int, str]] = []
        self._of: dict[str, int] = {}
        self._is_set = asyncio.Event()

    def set(self, table: str, at: int) -> None:
        if self._of.get(table, at + 1) <= at:
            return
        self._of[table] = at
        heappush(self._queue, (at, table))
        self._is_set.set()

    async def ringing(self) -> list[str]:
        """Waits, and returns the tables whose time has come."""
        self._is_set.clear()
        wait = LONGEST_MS
        if self._queue:
            wait = min(wait, self._queue[0][0] - self._now() + 5)
        if wait > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait / 1000):
                    await self._is_set.wait()
        due: list[str] = []
        while self._queue and self._queue[0][0] <= self._now():
            at, table = heappop(self._queue)
            if self._of.get(table) == at:
                del self._of[table]
                due.append(table)
        return due
