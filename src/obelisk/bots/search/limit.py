"""When thinking stops."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

NO_LIMIT = 1000
"""Simulations of a search that was given no limit at all."""

Clock = Callable[[], float]


class Limit:
    """So many simulations, or so many milliseconds from now, whichever comes first; 0 does not limit.

    Who only wants to know what to do `may_stop` before, as soon as more time would hardly change it. That is
    for limits of time alone: whoever counts simulations gets as many as were asked for.
    """

    __slots__ = ("_clock", "_most", "_seconds", "_start", "may_stop", "simulations")

    def __init__(
        self, milliseconds: int, simulations: int, clock: Clock = perf_counter, may_stop: bool = False
    ) -> None:
        self._clock = clock
        self._start = clock()
        self._seconds = milliseconds / 1000.0
        self._most = simulations if simulations or milliseconds else NO_LIMIT
        self.simulations = 0
        self.may_stop = may_stop and self._most == 0

    def used(self) -> float:
        """The part of the limit that is used up, 1 or more at the end."""
        part = 0.0
        if self._most:
            part = self.simulations / float(self._most)
        if self._seconds > 0.0:
            spent = (self._clock() - self._start) / self._seconds
            if spent > part:
                part = spent
        return part

    def is_over(self) -> bool:
        """Whether the time or the simulations are used up."""
        return self.used() >= 1.0

    def is_late(self) -> bool:
        """Whether time is up; what was begun is then left as it is."""
        return self._seconds > 0.0 and self._clock() - self._start >= self._seconds

    def count(self) -> None:
        """Counts a simulation."""
        self.simulations += 1
