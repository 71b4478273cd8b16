"""Clocks: how long a seat may think, and when its time is over. Times are milliseconds; none is read here."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from obelisk.server.daysoff import Calendar
from obelisk.storage.standing import DAYS, LIVE

Mode = Literal["none", "move", "game", "days"]
MINUTE_MS: Final = 60_000
HOUR_MS: Final = 60 * MINUTE_MS
DAY_MS: Final = 24 * HOUR_MS
COME_BACK_MS: Final = 30_000
"""Who comes back to a game clock that ran out has at least this much."""
GRACE_MS: Final = 3_600_000
"""After a restart a clock of days runs for at least this long."""


class Clock(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`move`: seconds for each turn. `game`: seconds for the game, and an increment for each turn. `days`:
    days and hours for each turn, and a bank of hours for the whole game, which is used when those are over.
    A turn is a run of decisions of one seat.
    """

    mode: Mode = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0
    hours: Annotated[int, Meta(ge=0, le=23)] = 0
    bank: Annotated[int, Meta(ge=0, le=720)] = 0

    def fault(self) -> str:
        """What is wrong with it, or nothing."""
        if self.mode in ("move", "game") and self.seconds < 1:
            return "seconds"
        if self.mode == "days" and self.days + self.hours < 1:
            return "days"
        if self.mode != "days" and self.bank:
            return "bank"
        return ""

    @property
    def pace(self) -> str:
        """Live, if the clock wants everybody there; over days otherwise, and where there is no clock."""
        return LIVE if self.mode in ("move", "game") else DAYS

    def allowance(self) -> int:
        over_days = self.days * DAY_MS + self.hours * HOUR_MS
        return over_days if self.mode == "days" else self.seconds * 1000


class Clockwork(msgspec.Struct, omit_defaults=True):
    """The clock of a table as it runs: what each seat has left, whose runs, and since when. Over days also
    what each has in the bank, and the days off of their people.
    """

    left: list[int]
    running: int | None = None
    since: int = 0
    bank: list[int] = []
    calendars: list[Calendar | None] = []

    def calendar_of(self, seat: int) -> Calendar | None:
        return self.calendars[seat] if self.calendars else None

    def used(self, now: int) -> int:
        """How long the seat that thinks has done so."""
        assert self.running is not None
        calendar = self.calendar_of(self.running)
        if calendar is None or now <= self.since:
            return now - self.since
        return calendar.worked(self.since, now)

    def left_of(self, seat: int, now: int) -> int:
        left = self.left[seat]
        return max(0, left - self.used(now)) if seat == self.running else left

    def bank_of(self, seat: int, now: int) -> int:
        """What a seat has beside its time for a turn."""
        bank = self.bank[seat] if self.bank else 0
        return max(0, bank - max(0, self.used(now) - self.left[seat])) if seat == self.running else bank

    def deadline(self, clock: Clock) -> int | None:
        """When the seat that thinks has no time left."""
        if clock.mode == "none" or self.running is None:
            return None
        calendar = self.calendar_of(self.running)
        amount = self.left[self.running] + (self.bank[self.running] if self.bank else 0)
        return self.since + amount if calendar is None else calendar.end_of(self.since, amount)

    def pauses(self, clock: Clock, now: int) -> list[tuple[int, int]]:
        """When the clock that runs will stand before its time is over."""
        deadline = self.deadline(clock)
        calendar = None if self.running is None else self.calendar_of(self.running)
        return [] if calendar is None or deadline is None else calendar.pauses(now, deadline)

    def pass_to(self, clock: Clock, seat: int | None, now: int) -> None:
        """Now `seat` thinks, or nobody does."""
        if clock.mode == "none" or seat == self.running:
            return
        if self.running is not None:
            self._charge(self.running, now)
            if clock.mode == "game":
                self.left[self.running] += clock.increment * 1000
        self.running = seat
        self.since = now
        if seat is not None and clock.mode != "game":
            self.left[seat] = clock.allowance()

    def _charge(self, seat: int, now: int) -> None:
        """Takes what a seat has used from what it has."""
        left, bank = self.left_of(seat, now), self.bank_of(seat, now)
        self.left[seat] = left
        if self.bank:
            self.bank[seat] = bank

    def come_back(self, clock: Clock, seat: int, now: int) -> None:
        """The person of a seat returns: a new allowance, or what was left of the game but not nothing."""
        self._charge(seat, now)
        if clock.mode == "game":
            self.left[seat] = max(self.left[seat], COME_BACK_MS)
        elif clock.mode != "none":
            self.left[seat] = clock.allowance()
        if seat == self.running:
            self.since = now

    def live_by(self, seat: int, calendar: Calendar | None, now: int) -> None:
        """From now on the person of a seat has these days off; what was used until now is used."""
        if seat == self.running:
            self._charge(seat, now)
            self.since = max(self.since, now)
        if calendar is not None and not self.calendars:
            self.calendars = [None] * len(self.left)
        if self.calendars:
            self.calendars[seat] = calendar

    def text(self) -> str:
        return msgspec.json.encode(self).decode()

    def begin_by(self, now: int) -> None:
        """Nobody began to think later than this: another clock said so, which was ahead."""
        self.since = min(self.since, now)

    def forgive(self, clock: Clock, booted: int) -> None:
        """Time in which the server was down is nobody's."""
        if self.running is None:
            return
        if clock.mode in ("move", "game"):
            self.since = max(self.since, booted)
        elif clock.mode == "days":
            amount = self.left[self.running] + (self.bank[self.running] if self.bank else 0)
            self.since = max(self.since, booted + GRACE_MS - amount)


def is_to_come(at: int, now: int, longest: int) -> bool:
    """Whether a moment is still ahead that was at most so far ahead when it was chosen: what is further away
    was chosen by a clock that has been set back since.
    """
    return now < at <= now + longest + MINUTE_MS


def new_clockwork(clock: Clock, seats: int) -> Clockwork:
    bank = [clock.bank * HOUR_MS] * seats if clock.bank else []
    return Clockwork([clock.allowance()] * seats, bank=bank)
