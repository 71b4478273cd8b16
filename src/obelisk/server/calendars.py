"""Days off as people choose them: within limits, so that nobody's clock stands for ever."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from obelisk.server.clocks import DAY_MS
from obelisk.server.daysoff import (
    FIXED_DAYS,
    HOLIDAYS_A_YEAR,
    MOST_WEEKDAYS,
    Calendar,
    Holiday,
    Weekday,
    ranges,
    zones,
)
from obelisk.server.people import Visitor
from obelisk.server.refusals import Refusal
from obelisk.server.table.opening import live_by
from obelisk.server.tables import MY_TABLES, Tables
from obelisk.server.wire import Answer, Request
from obelisk.storage.base import PLAYING
from obelisk.storage.calls import CalendarRow

AHEAD: Final = timedelta(days=800)
"""Holidays are planned no further ahead."""


class NewCalendar(Request):
    """Days off from now on: up to two days of every week (0 is Monday) and holidays, in a time zone."""

    zone: Annotated[str, Meta(max_length=64)]
    weekdays: Annotated[list[Weekday], Meta(max_length=MOST_WEEKDAYS)]
    holidays: Annotated[list[Holiday], Meta(max_length=30)]


class MyCalendar(Answer):
    """`fixed_until`: weekend and zone cannot be changed before. `left`: days that may still become holidays
    this year and next year.
    """

    zone: str
    weekdays: list[int]
    holidays: list[Holiday]
    fixed_until: int | None
    left: list[int]
    today: date


class Calendars:
    """The days off of everybody. They count at every table with a clock of days."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.house = tables.house
        self.storage = tables.storage

    async def of(self, person: str) -> Calendar:
        stored = await self.storage.calendar_of(person)
        return Calendar() if stored is None else msgspec.json.decode(stored.text, type=Calendar)

    async def mine(self, visitor: Visitor) -> MyCalendar:
        stored = await self.storage.calendar_of(visitor.id)
        return self._shown(await self.of(visitor.id), stored.fixed_since if stored is not None else 0)

    async def change(self, visitor: Visitor, wish: NewCalendar) -> MyCalendar:
        """Raises `Refusal`."""
        now = self.house.now()
        stored = await self.storage.calendar_of(visitor.id)
        before = await self.of(visitor.id)
        since = stored.fixed_since if stored is not None else 0
        if wish.zone not in zones():
            raise bad("zone")
        weekdays = sorted(set(wish.weekdays))
        if (wish.zone, weekdays) != (before.zone, before.weekdays):
            if (fixed := self._fixed_until(before, since)) is not None:
                raise Refusal(409, "calendar_fixed", facts={"until": fixed})
            since = now
        today = Calendar(wish.zone).day_of(now)
        known = {day for one in before.holidays for day in one.days()}
        wanted = wanted_days(wish, today)
        if any(day <= today and day not in known for day in wanted):
            raise bad("past")
        # Those that have begun stay: else they would not count any more.
        kept = {day for day in known if day <= today and day.year == today.year}
        days = kept | {day for day in wanted if day > today}
        for year in {day.year for day in days}:
            if sum(1 for day in days if day.year == year) > HOLIDAYS_A_YEAR:
                raise bad("many", year=year, most=HOLIDAYS_A_YEAR)
        calendar = Calendar(wish.zone, weekdays, ranges(days))
        await self.storage.set_calendar(
            visitor.id, CalendarRow(msgspec.json.encode(calendar).decode(), since)
        )
        for row in await self.storage.tables_of(visitor.id, MY_TABLES):
            if row.status == PLAYING:
                await live_by(await self.tables.live(row.id), visitor.id, calendar)
        return self._shown(calendar, since)

    def _fixed_until(self, calendar: Calendar, since: int) -> int | None:
        """Until when weekend and zone stay as they are. Where there are no days off they need not."""
        until = since + FIXED_DAYS * DAY_MS
        has_days = bool(calendar.weekdays or calendar.holidays)
        return until if has_days and since and until > self.house.now() else None

    def _shown(self, calendar: Calendar, since: int) -> MyCalendar:
        today = calendar.day_of(self.house.now())
        days = [day for one in calendar.holidays for day in one.days()]
        years = [sum(1 for day in days if day.year == year) for year in (today.year, today.year + 1)]
        return MyCalendar(
            zone=calendar.zone,
            weekdays=calendar.weekdays,
            holidays=calendar.holidays,
            fixed_until=self._fixed_until(calendar, since),
            left=[HOLIDAYS_A_YEAR - taken for taken in years],
            today=today,
        )


def wanted_days(wish: NewCalendar, today: date) -> set[date]:
    for one in wish.holidays:
        if one.last < one.first or one.last > today + AHEAD or (one.last - one.first).days > HOLIDAYS_A_YEAR:
            raise bad("dates")
    return {day for one in wish.holidays for day in one.days()}


def bad(reason: str, **facts: object) -> Refusal:
    return Refusal(422, "bad_calendar", reason=reason, facts=facts)
