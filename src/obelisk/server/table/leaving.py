"""Leaving a game that is being played, and coming back to it."""

from __future__ import annotations

from obelisk.server.refusals import conflict, forbidden
from obelisk.server.table import progress
from obelisk.server.table.live import LiveTable
from obelisk.server.table.seats import seats_of


async def come_back(table: LiveTable, person: str) -> None:
    """Bots that took over leave a person's seats to them. Raises `Refusal`."""

    async def work() -> None:
        match = table.playing()
        gone = [seat for seat in seats_of(table.row, person) if table.row.seats[seat].is_away]
        if not gone:
            raise conflict("not_away")
        made = progress.returned(table.row, match, gone, table.house.now())
        table.tell(made, await table.commit(made))

    await table.do(work)


async def resign(table: LiveTable, person: str) -> None:
    """A person gives up all their seats. Raises `Refusal`."""

    async def work() -> None:
        match = table.playing()
        if not seats_of(table.row, person):
            raise forbidden("not_seated")
        made = progress.resigned(table.row, match, person, table.house.now())
        table.tell(made, await table.commit(made))

    await table.do(work)
