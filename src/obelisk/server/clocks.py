"""Clocks: how long a seat may think, and when its time is over. Times are milliseconds; none is read here."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from obelisk.storage.standing import DAYS, LIVE

Mode = Literal["none", "move", "game", "days"]
DAY_MS: Final = 86_400_000
COME_BACK_MS: Final = 30_000
"""Who comes back to a game clock that ran out has at least this much."""
GRACE_MS: Final = 3_600_000
"""After a restart a clock of days runs for at least this long."""


class Clock(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`move`: seconds for each turn. `game`: seconds for the game, and an increment for each turn. `days`:
    days for each turn. A turn is a run of decisions of one seat.
    """

    mode: Mode = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0

    def fault(self) -> str:
        """What is wrong with it, or nothing."""
        if self.mode in ("move", "game") and self.seconds < 1:
            return "seconds"
        if self.mode == "days" and self.days < 1:
            return "days"
        return ""

    @property
    def pace(self) -> str:
        """Live, if the clock wants everybody there; over days otherwise, and where there is no clock."""
        return LIVE if self.mode in ("move", "game") else DAYS

    def allowance(self) -> int:
        return self.days * DAY_MS if self.mode == "days" else self.seconds * 1000


class Clockwork(msgspec.Struct):
    """The clock of a table as it runs: what each seat has left, whose runs, and since when."""

    left: list[int]
    running: int | None = None
    since: int = 0

    def left_of(self, clock: Clock, seat: int, now: int) -> int:
        left = self.left[seat]
        return max(0, left - (now - self.since)) if seat == self.running else left

    def deadline(self, clock: Clock) -> int | None:
        """When the seat that thinks has no time left."""
        if clock.mode == "none" or self.running is None:
            return None
        return self.since + self.left[self.running]

    def pass_to(self, clock: Clock, seat: int | None, now: int) -> None:
        """Now `seat` thinks, or nobody does."""
        if clock.mode == "none" or seat == self.running:
            return
        if self.running is not None:
            self.left[self.running] = self.left_of(clock, self.running, now)
            if clock.mode == "game":
                self.left[self.running] += clock.increment * 1000
        self.running = seat
        self.since = now
        if seat is not None and clock.mode != "game":
            self.left[seat] = clock.allowance()

    def come_back(self, clock: Clock, seat: int, now: int) -> None:
        """The person of a seat returns: a new allowance, or what was left of the game but not nothing."""
        if clock.mode == "game":
            self.left[seat] = max(self.left_of(clock, seat, now), COME_BACK_MS)
        elif clock.mode != "none":
            self.left[seat] = clock.allowance()
        if seat == self.running:
            self.since = now

    def text(self) -> str:
        return msgspec.json.encode(self).decode()

    def forgive(self, clock: Clock, booted: int) -> None:
        """Time in which the server was down is nobody's."""
        if self.running is None:
            return
        if clock.mode in ("move", "game"):
            self.since = max(self.since, booted)
        elif clock.mode == "days":
            self.since = max(self.since, booted + GRACE_MS - self.left[self.running])


def new_clockwork(clock: Clock, seats: int) -> Clockwork:
    return Clockwork([clock.allowance()] * seats)
