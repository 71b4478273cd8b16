"""The coach's reports of finished games: made once, kept, and made deeper while somebody looks.

A report says no more than the record does: whoever may see the one may see the other. It is stored without
names, so that nothing is left of somebody who goes.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

import msgspec

from obelisk.analysis.depth import DEPTHS
from obelisk.analysis.report import Report
from obelisk.core.record import write
from obelisk.jsontext import encode_json
from obelisk.server.history import History
from obelisk.server.refusals import Refusal, too_many
from obelisk.server.thinking.pool import Pool
from obelisk.server.thinking.requests import ReportRequest

ORDER: Final = list(DEPTHS)
"""From the shallowest to the deepest."""
MOST: Final = 6
"""Reports that are made for one person at a time."""


class ReportPage(msgspec.Struct):
    """The report of a table as deep as there is one; `thinking` is the depth that is being made for somebody.

    `failed`: the one that was asked for could not be made this time.
    """

    table: str
    depth: str | None
    thinking: str | None
    failed: bool
    report: Report | None


class Reports:
    """Makes reports and keeps them."""

    def __init__(self, history: History, pool: Pool) -> None:
        self._history = history
        self._storage = history.storage
        self._pool = pool
        self._making: dict[str, tuple[str, asyncio.Task[None]]] = {}
        self._askers: Counter[str] = Counter()
        self._failed: set[tuple[str, str]] = set()

    async def page(self, table: str, person: str | None, asker: str, depth: str) -> ReportPage:
        """What there is, at once; what is missing up to `depth` is begun, one depth after the other."""
        if depth not in ORDER:
            raise Refusal(422, "bad_request", reason="depth", facts={"known": ORDER})
        await self._history.finished(table, person)
        kept = await self._storage.report(table)
        has = ORDER.index(kept[0]) if kept is not None else -1
        failed = False
        if has < ORDER.index(depth) and table not in self._making:
            following = ORDER[has + 1]
            failed = (table, following) in self._failed
            self._failed.discard((table, following))
            if not failed:
                await self._begin(table, person, asker, following)
        return ReportPage(
            table=table,
            depth=kept[0] if kept is not None else None,
            thinking=self._making[table][0] if table in self._making else None,
            failed=failed,
            report=msgspec.json.decode(kept[1], type=Report) if kept is not None else None,
        )

    async def _begin(self, table: str, person: str | None, asker: str, depth: str) -> None:
        if self._askers[asker] >= MOST:
            raise too_many("reports")
        record = await self._history.record(await self._history.finished(table, person))
        # Names are no part of a report; a record without any would not be whole.
        record.players = ["" for _ in record.players]
        if table in self._making:
            # Somebody else has begun meanwhile.
            return
        request = ReportRequest(record.game, write(record, encode_json), depth, asker)
        self._askers[asker] += 1
        self._making[table] = depth, asyncio.create_task(self._make(table, request))

    async def _make(self, table: str, request: ReportRequest) -> None:
        try:
            found = await self._pool.report(request)
            if found is None:
                self._failed.add((table, request.depth))
            else:
                await self._storage.keep_report(table, request.depth, found.decode())
        finally:
            del self._making[table]
            self._askers[request.person] -= 1
            if not self._askers[request.person]:
                del self._askers[request.person]

    async def stop(self) -> None:
        """Gives up what is being made."""
        tasks = [task for _, task in self._making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
