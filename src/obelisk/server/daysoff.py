"""Days off: whole days, where somebody lives, on which their clock stands. Times are milliseconds."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Annotated, Final
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Meta

DAY: Final = timedelta(days=1)
MOST_WEEKDAYS: Final = 2
HOLIDAYS_A_YEAR: Final = 30
FIXED_DAYS: Final = 28
"""For so long a weekend and a zone stay once they were chosen: else every day could be made a day off."""

Weekday = Annotated[int, Meta(ge=0, le=6)]


class Holiday(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """From one day to another, both included."""

    first: date
    last: date

    def days(self) -> Iterator[date]:
        day = self.first
        while day <= self.last:
            yield day
            day += DAY


class Calendar(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """The days off of a person: days of every week (0 is Monday) and holidays, in a time zone."""

    zone: str = "UTC"
    weekdays: Annotated[list[Weekday], Meta(max_length=MOST_WEEKDAYS)] = []
    holidays: Annotated[list[Holiday], Meta(max_length=40)] = []

    def is_off(self, day: date) -> bool:
        return day.weekday() in self.weekdays or any(one.first <= day <= one.last for one in self.holidays)

    def day_of(self, at: int) -> date:
        """The day that it is there."""
        return datetime.fromtimestamp(at / 1000, zone_of(self.zone)).date()

    def begin_of(self, day: date) -> int:
        return round(datetime(day.year, day.month, day.day, tzinfo=zone_of(self.zone)).timestamp() * 1000)

    def pauses(self, start: int, until: int) -> list[tuple[int, int]]:
        """When the clock stands between two times; days off in a row are one pause."""
        found: list[tuple[int, int]] = []
        day, begin = self.day_of(start), start
        while begin < until:
            day += DAY
            end = self.begin_of(day)
            if self.is_off(day - DAY):
                if found and found[-1][1] == begin:
                    begin = found.pop()[0]
                found.append((begin, min(end, until)))
            begin = end
        return found

    def worked(self, start: int, until: int) -> int:
        """How long the clock ran between two times."""
        return until - start - sum(end - begin for begin, end in self.pauses(start, until))

    def end_of(self, start: int, amount: int) -> int:
        """When so much time has run since `start`."""
        day, begin, left = self.day_of(start), start, amount
        while True:
            day += DAY
            end = self.begin_of(day)
            if not self.is_off(day - DAY):
                if begin + left <= end:
                    return begin + left
                left -= end - begin
            begin = end


@lru_cache(maxsize=1000)
def zone_of(name: str) -> ZoneInfo:
    return ZoneInfo(name)


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


def ranges(days: set[date]) -> list[Holiday]:
    """Days as holidays: those in a row are one."""
    found: list[Holiday] = []
    for day in sorted(days):
        if found and found[-1].last == day - DAY:
            found[-1] = Holiday(found[-1].first, day)
        else:
            found.append(Holiday(day, day))
    return found
