"""Changes of a table beside its game: the lobby, the start, closing, reopening, the rematch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from obelisk.core.errors import InvalidOptions
from obelisk.server.clocks import is_to_come
from obelisk.server.daysoff import Calendar
from obelisk.server.options import bad_options
from obelisk.server.refusals import conflict, forbidden
from obelisk.server.streams import NOT_ALLOWED
from obelisk.server.table import progress
from obelisk.server.table.clock import clock_of
from obelisk.server.table.live import LiveTable
from obelisk.server.table.match import Match
from obelisk.server.table.parts import closed, is_starting, lacks_parts, owing, revealed
from obelisk.server.table.seats import people_at
from obelisk.server.table.summons import call_to_round, with_days_off
from obelisk.server.wire import ByeFrame, TableInfo
from obelisk.storage.base import ARCHIVED, BOT_SEAT, LOBBY, PERSON_SEAT, PLAYING, TableRow, Turn


async def arrange(table: LiveTable, change: Callable[[TableRow], TableRow]) -> None:
    """Changes seats and options in the lobby. `change` gives the table as it shall be, or raises."""

    async def work() -> None:
        check_lobby(table.row)
        await store_lobby(table, change(table.row))

    await table.do(work)


async def store_lobby(table: LiveTable, after: TableRow) -> None:
    await table.store(table.house.storage.arrange(table.row, after))
    table.become(replace(after, version=after.version + 1))
    table.audience.tell_table(table.row)


async def start(table: LiveTable, person: str) -> TableInfo:
    """Begins the game. Where seats have promised parts, nobody may promise any more, and the game begins as
    soon as all are given. Raises `Refusal`.
    """

    async def work() -> None:
        check_start(table.row, person)
        if is_starting(table.row):
            return
        if lacks_parts(table.row):
            started(table, table.row)
            until = table.house.now() + table.house.settings.part_ms
            await store_lobby(table, closed(table.row, until, table.house.name))
            table.house.alarms.set(table.row.id, until)
            for each in owing(table.row):
                table.house.ring(each, {"type": "starting", "table": table.row.id})
        else:
            await begin(table)

    await table.do(work)
    return table.info(person)


async def reveal(table: LiveTable, person: str, seat: int, secret: str) -> TableInfo:
    """A seat gives its part; the last one begins the game. Raises `Refusal`."""

    is_given = False

    async def work() -> None:
        nonlocal is_given
        if is_given and table.row.status != LOBBY:
            # Another process has begun it meanwhile.
            return
        after = revealed(table.row, person, seat, secret)
        if after != table.row:
            await store_lobby(table, after)
        is_given = True
        if not lacks_parts(table.row):
            await begin(table)

    await table.do(work)
    return table.info(person)


async def begin_if_due(table: LiveTable, is_due: bool = False) -> None:
    """Begins a game whose seats had time enough to give their parts, or at once: what is not given is not
    waited for.
    """

    async def work() -> None:
        if not is_starting(table.row):
            return
        assert table.row.deadline is not None
        house, deadline = table.house, table.row.deadline
        is_waited = is_to_come(deadline, house.now(), house.settings.part_ms)
        if is_due or not lacks_parts(table.row) or not is_waited:
            await begin(table)
        else:
            house.alarms.set(table.row.id, deadline)

    await table.do(work)


def started(table: LiveTable, row: TableRow) -> tuple[TableRow, Match, Turn]:
    """The game as it begins. Raises `Refusal` if its options are not whole."""
    try:
        return progress.started(row, table.house.now())
    except InvalidOptions as error:
        raise bad_options(error) from None


async def begin(table: LiveTable) -> None:
    """Deals, with all parts that were given."""
    row = await with_days_off(table.house, table.row)
    begun, match, turn = started(table, row)
    await table.work_out(table.house.steps.find_legal(match))
    assert begun.setup is not None
    await table.store(table.house.storage.start(table.row, begun.setup, turn, table.house.name))
    table.match = match
    table.become(replace(begun, worker=table.house.name))
    table.audience.tell_table(table.row)
    known = dict.fromkeys(table.audience.streams, -1)
    table.audience.tell_state(table.row, match, known, table.house.now())
    call_to_round(table.house, row)
    table.ask_next()


def check_lobby(row: TableRow) -> None:
    if row.status != LOBBY:
        raise conflict("not_in_lobby")
    if is_starting(row):
        raise conflict("starting")


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
        if is_starting(table.row):
            raise conflict("starting")
        now = table.house.now()
        worker = table.house.name
        await table.store(table.house.storage.set_status(table.row, status, now, worker))
        version = table.row.version + 1
        table.become(replace(table.row, status=status, moved=now, version=version, worker=worker))
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
            await table.store(table.house.storage.set_rematch(table.row, new))
            table.become(replace(table.row, rematch=new.id, version=table.row.version + 1))
            table.audience.tell_table(table.row)
        assert table.row.rematch is not None
        return table.row.rematch

    return await table.do(work)


async def live_by(table: LiveTable, person: str, calendar: Calendar) -> None:
    """Somebody has other days off from now on."""

    async def work() -> None:
        if table.row.status == PLAYING and table.match is not None and clock_of(table.row).mode == "days":
            made = progress.rescheduled(table.row, table.match, person, calendar, table.house.now())
            table.tell(made, await table.commit(made))

    await table.do(work)
