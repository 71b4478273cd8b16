"""Changes of a table beside its game: the lobby, the start, closing, reopening, the rematch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from obelisk.core.errors import InvalidOptions
from obelisk.server.options import bad_options
from obelisk.server.refusals import Refusal, conflict, forbidden
from obelisk.server.streams import NOT_ALLOWED
from obelisk.server.table import progress
from obelisk.server.table.live import LiveTable
from obelisk.server.table.seats import people_at
from obelisk.server.wire import ByeFrame, TableInfo
from obelisk.storage.base import ARCHIVED, BOT_SEAT, LOBBY, PERSON_SEAT, PLAYING, TableRow


async def arrange(table: LiveTable, change: Callable[[TableRow], TableRow]) -> None:
    """Changes seats and options in the lobby. `change` gives the table as it shall be, or raises."""

    async def work() -> None:
        if table.row.status != LOBBY:
            raise conflict("not_in_lobby")
        after = change(table.row)
        await table.store(table.house.storage.arrange(table.row, after), lambda: conflict("seat_taken"))
        table.row = after
        table.audience.tell_table(after)

    await table.do(work)


async def start(table: LiveTable, person: str) -> TableInfo:
    """Begins the game. Raises `Refusal`."""

    async def work() -> None:
        check_start(table.row, person)
        try:
            begun, match, turn = progress.started(table.row, table.house.now())
        except InvalidOptions as error:
            raise bad_options(error) from None
        await table.work_out(table.house.steps.find_legal(match))
        assert begun.setup is not None
        write = table.house.storage.start(begun.id, begun.setup, turn)
        await table.store(write, lambda: conflict("not_in_lobby"))
        table.row, table.match = begun, match
        table.audience.tell_table(begun)
        known = dict.fromkeys(table.audience.streams, -1)
        table.audience.tell_state(begun, match, known, table.house.now())
        table.ask_next()

    await table.do(work)
    return table.info(person)


def check_start(row: TableRow, person: str) -> None:
    if row.status != LOBBY:
        raise conflict("not_in_lobby")
    if person != row.owner and person not in people_at(row):
        raise forbidden("not_seated")
    if any(seat.kind not in (PERSON_SEAT, BOT_SEAT) for seat in row.seats):
        raise conflict("seats_free")


async def set_status(table: LiveTable, before: str, status: str) -> None:
    """Closes, archives or reopens a table."""

    async def work() -> None:
        if table.row.status != before:
            raise conflict(f"not_{before}")
        now = table.house.now()
        write = table.house.storage.set_status(table.row.id, before, status, now)
        await table.store(write, lambda: conflict(f"not_{before}"))
        table.row = replace(table.row, status=status, moved=now)
        table.audience.tell_table(table.row)
        if status == PLAYING:
            await table.do_what_is_due()
        elif status != ARCHIVED:
            table.audience.close(ByeFrame(reason="closed", retry_ms=0), NOT_ALLOWED)

    await table.do(work)


async def set_rematch(table: LiveTable, new: TableRow) -> str:
    """Notes the table of the rematch; returns that of whoever asked first."""

    async def work() -> str:
        if table.row.rematch is None:
            try:
                write = table.house.storage.set_rematch(table.row.id, new)
                await table.store(write, lambda: conflict("rematch"))
            except Refusal as refusal:
                if refusal.status != 409:
                    raise
            else:
                table.row = replace(table.row, rematch=new.id)
                table.audience.tell_table(table.row)
        assert table.row.rematch is not None
        return table.row.rematch

    return await table.do(work)
