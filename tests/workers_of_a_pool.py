"""Workers for the tests of pools: importable by the processes that use them."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from obelisk.pool import Worker


def adder(much: int) -> Worker:
    """Adds always the same."""
    return lambda number: number + much


def mortal(folder: str, fatal: int, lives: int) -> Worker:
    """Doubles; at one number so many workers die."""

    def double(number: int) -> int:
        deaths = Path(folder)
        if number == fatal and len(list(deaths.iterdir())) < lives:
            (deaths / str(os.getpid())).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return 2 * number

    return double


def refuser() -> Worker:
    """Cannot do anything."""

    def refuse(number: int) -> int:
        raise LookupError(f"no {number}")

    return refuse
