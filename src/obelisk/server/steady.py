"""A clock that does not jump, however the machine's is set."""

from __future__ import annotations

import time
from typing import Final

GAIN: Final = 0.1
"""By so much of the time that passes it comes nearer to the machine's clock."""


def wall_clock() -> int:
    """Milliseconds since 1970, as the machine has it."""
    return time.time_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970. Begins as the machine's clock and follows it, a little faster or slower than
    time if they differ: a clock that is set ends no session and nobody's turn. `ahead`: where several
    machines play together, how far that is behind the clock that all of them follow.
    """

    def __init__(self) -> None:
        self.ahead = 0
        self._at = float(wall_clock())
        self._seen = time.monotonic()

    def __call__(self) -> int:
        seen = time.monotonic()
        passed = (seen - self._seen) * 1000
        self._at += passed
        self._seen = seen
        off = wall_clock() + self.ahead - self._at
        self._at += max(-GAIN * passed, min(GAIN * passed, off))
        return int(self._at)

    def follow(self, time: int, at_once: bool = False) -> None:
        """Another clock shows `time` now."""
        self.ahead = time - wall_clock()
        if at_once:
            self._at += time - self()
