"""The clock of a table as its row tells it: read off, wound up, run out."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from msgspec import UNSET

from obelisk.server.clocks import Clock, Clockwork, is_to_come, new_clockwork
from obelisk.server.daysoff import Calendar
from obelisk.server.wire import ClockInfo
from obelisk.storage.base import PLAYING, TableRow


def clock_of(row: TableRow) -> Clock:
    return msgspec.json.decode(row.clock, type=Clock)


def clockwork_of(row: TableRow) -> Clockwork:
    """The clock of a table as it was when last something changed."""
    if row.clock_left in ("", "[]"):
        return new_clockwork(clock_of(row), len(row.seats))
    return msgspec.json.decode(row.clock_left, type=Clockwork)


def wound_up(row: TableRow, seat: int | None, booted: int, now: int, longest_hold: int) -> TableRow:
    """A table that was just loaded: time in which the server was down is nobody's, and a clock that never ran
    begins to when the table is first used. While something is held back none runs.
    """
    clock, clockwork = clock_of(row), clockwork_of(row)
    if clock.mode == "none" or row.status != PLAYING:
        return row
    clockwork.forgive(clock, booted)
    held_until = row.held_until or now
    clockwork.begin_by(held_until if is_to_come(held_until, now, longest_hold) else now)
    if clockwork.running is None:
        clockwork.pass_to(clock, seat, now)
    deadline = clockwork.deadline(clock) if row.turn_person is not None else None
    return replace(row, clock_left=clockwork.text(), deadline=deadline)


def out_of_time(row: TableRow, now: int) -> int | None:
    """The seat whose time is over, if one is."""
    clock, clockwork = clock_of(row), clockwork_of(row)
    deadline = clockwork.deadline(clock)
    return clockwork.running if deadline is not None and deadline <= now else None


def deadline_of(row: TableRow) -> int | None:
    """When the time of whoever thinks is over, as the clock that everybody reads says."""
    if row.status != PLAYING:
        return None
    return clockwork_of(row).deadline(clock_of(row))


def clock_info(row: TableRow, now: int) -> ClockInfo | None:
    """What everybody may read off the clock."""
    clock = clock_of(row)
    if clock.mode == "none":
        return None
    clockwork = clockwork_of(row)
    seats = range(len(row.seats))
    pauses = clockwork.pauses(clock, now)
    return ClockInfo(
        left_ms=[clockwork.left_of(seat, now) for seat in seats],
        running=clockwork.running,
        bank_ms=[clockwork.bank_of(seat, now) for seat in seats] if clock.bank else UNSET,
        pauses=[(begin - now, end - now) for begin, end in pauses] if pauses else UNSET,
    )


def living_by(row: TableRow, seats: list[int], calendar: Calendar | None, now: int) -> TableRow:
    """The table with other days off for the person of these seats, if its clock knows any."""
    clock, clockwork = clock_of(row), clockwork_of(row)
    if clock.mode != "days":
        return row
    for seat in seats:
        clockwork.live_by(seat, calendar, now)
    return replace(row, clock_left=clockwork.text())
