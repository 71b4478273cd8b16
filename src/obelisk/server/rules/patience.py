"""The event loop waits for nobody: a step of rules that takes long there gives up with `TooLong`.

Our games are compiled, and nothing interrupts compiled code; the one of them that searches counts what it
tries. Games of other packages are interpreted, so a signal can stop them whatever they do.
"""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType
from typing import Final

from obelisk import IS_COMPILED
from obelisk.catalog import OURS
from obelisk.core.errors import TooLong
from obelisk.core.kit import AnyGame
from obelisk.core.patience import PATIENCE

MOST_TRIALS: Final = 1500 if IS_COMPILED else 300
"""About a fiftieth and a tenth of a second. Random games hardly ever need so many."""
LONGEST_SECONDS: Final = 0.25


class Alarm:
    """Interrupts what runs in the main thread between `__enter__` and `__exit__`, and nothing else."""

    def __init__(self) -> None:
        self.is_installed = False
        self._is_running = False

    def install(self) -> None:
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGALRM, self._ring)
            self.is_installed = True

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self._is_running:
            self._is_running = False
            raise TooLong("by the clock")

    def __enter__(self) -> None:
        self._is_running = True
        signal.setitimer(signal.ITIMER_REAL, LONGEST_SECONDS)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self._is_running = False
        signal.setitimer(signal.ITIMER_REAL, 0)


class Unlimited:
    """For rules that limit themselves."""

    def __enter__(self) -> None:
        return

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        return


ALARM: Final = Alarm()
UNLIMITED: Final = Unlimited()


def be_impatient() -> None:
    """From now on long steps of rules give up in this process. Called once, from the main thread."""
    PATIENCE.most = MOST_TRIALS
    ALARM.install()


def in_time(game: AnyGame) -> Alarm | Unlimited:
    """What is done within is given up with `TooLong` if it takes long."""
    return ALARM if ALARM.is_installed and game.id not in OURS else UNLIMITED
