"""The coach's reports of finished games: made once, kept, and made deeper while somebody looks.

A report says no more than the record does: whoever may see the one may see the other. It is stored without
names, so that nothing is left of somebody who goes.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise
from typing import Final

import msgspec
import structlog

from obelisk.analysis.depth import DEPTHS
from obelisk.analysis.report import Report
from obelisk.core.record import write
from obelisk.jsontext import encode_json
from obelisk.server.history import History
from obelisk.server.refusals import Refusal, too_many
from obelisk.server.table.seats import held_by
from obelisk.server.thinking.pool import Pool
from obelisk.server.thinking.requests import ReportRequest
from obelisk.storage.base import StoreFailed, TableRow

log = structlog.get_logger("obelisk.reports")

ORDER: Final = list(DEPTHS)
"""From the shallowest to the deepest."""
MOST: Final = 6
"""Reports that are made for one person at a time."""


class Made(msgspec.Struct):
    """What a process makes of a record: the report, and what it comes to for each seat."""

    report: msgspec.Raw
    summary: msgspec.Raw


class ReportPage(msgspec.Struct):
    """The report of a table as deep as there is one; `thinking` is the depth that is being made for somebody.

    `report` is null where there is none yet, and where it is as deep as the one that is known already.
    `failed`: the one that was asked for could not be made this time. `time_ms` is how long each seat thought,
    for those who sat there; a record tells no times, so others are told none.
    """

    table: str
    depth: str | None
    thinking: str | None
    failed: bool
    report: Report | None
    time_ms: list[int] | None


class Reports:
    """Makes reports and keeps them."""

    def __init__(self, history: History, pool: Pool) -> None:
        self._history = history
        self._storage = history.storage
        self._pool = pool
        self._making: dict[str, tuple[str, asyncio.Task[None]]] = {}
        self._askers: Counter[str] = Counter()
        self._failed: set[tuple[str, str]] = set()
        # Who has the last games summed up: those that are left with their depths, and the task.
        self._catching_up: dict[str, tuple[dict[str, str], asyncio.Task[None]]] = {}

    async def page(self, table: str, person: str | None, asker: str, depth: str, known: str) -> ReportPage:
        """What there is, at once; what is missing up to `depth` is begun, one depth after the other. Whoever
        knows the report at the depth there is, is not sent it again.
        """
        if depth not in ORDER:
            raise Refusal(422, "bad_request", reason="depth", facts={"known": ORDER})
        row = await self._history.finished(table, person)
        kept = await self._storage.report(table)
        has = ORDER.index(kept[0]) if kept is not None else -1
        failed = False
        if has < ORDER.index(depth) and table not in self._making:
            following = ORDER[has + 1]
            failed = (table, following) in self._failed
            self._failed.discard((table, following))
            if not failed:
                await self._begin(table, person, asker, following)
        text = kept[1] if kept is not None and kept[0] != known else None
        return ReportPage(
            table=table,
            depth=kept[0] if kept is not None else None,
            thinking=self._making[table][0] if table in self._making else None,
            failed=failed,
            report=msgspec.json.decode(text, type=Report) if text is not None else None,
            time_ms=await self._time_used(row) if held_by(row, person) else None,
        )

    async def _time_used(self, row: TableRow) -> list[int] | None:
        """Milliseconds by seat; nothing where nobody has thought here, as in an imported record."""
        entries = await self._storage.log(row.id)
        found = [0] * len(row.seats)
        for before, entry in pairwise(entries):
            found[entry.seat] += max(0, entry.at - before.at)
        return found if any(found) else None

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
                made = msgspec.json.decode(found, type=Made)
                await self._storage.keep_report(
                    table, request.depth, bytes(made.report).decode(), bytes(made.summary).decode()
                )
        finally:
            del self._making[table]
            self._askers[request.person] -= 1
            if not self._askers[request.person]:
                del self._askers[request.person]

    def catch_up(self, person: str, tables: dict[str, str]) -> None:
        """Has games of somebody reported, one after the other, so that it never takes more than one place in
        the queue: tables and their depths. What is under way already is not begun anew.
        """
        if person in self._catching_up:
            left = self._catching_up[person][0]
            left.update({table: depth for table, depth in tables.items() if table not in left})
        elif tables:
            left = dict(tables)
            self._catching_up[person] = left, asyncio.create_task(self._catch_up(person, left))

    def to_catch_up(self, person: str) -> set[str]:
        """The games of somebody that are still to be reported."""
        return set(self._catching_up[person][0]) if person in self._catching_up else set()

    async def _catch_up(self, person: str, left: dict[str, str]) -> None:
        try:
            while left:
                table, depth = next(iter(left.items()))
                try:
                    await self._begin(table, person, person, depth)
                    await asyncio.shield(self._making[table][1])
                except (Refusal, StoreFailed) as error:
                    log.warning("no report", table=table, error=str(error))
                self._failed.discard((table, depth))
                del left[table]
        finally:
            del self._catching_up[person]

    async def stop(self) -> None:
        """Gives up what is being made."""
        tasks = [task for _, task in (*self._catching_up.values(), *self._making.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
