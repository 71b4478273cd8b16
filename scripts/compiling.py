"""How far compiling is, told in one line with the time that is left."""

from __future__ import annotations

import os
import sys
import time
from typing import ClassVar

TRANSLATING = 10.0
"""Seconds of a processor that mypy and mypyc take for all modules, measured on the machine we develop on."""
PER_MODULE = 1.2
"""Seconds that the C compiler takes for a module, as long as nothing better is known."""
LINES_APART = 15.0
"""Seconds between two lines where there is no terminal to write over the last one."""


class Progress:
    """Hears what the builder reports. What is left is reckoned from what was done in how much time."""

    MARK: ClassVar = "\x01"

    def __init__(self, changed: int) -> None:
        self._changed = changed
        self._start = time.monotonic()
        # How much of a processor one thread gets beside everything else here.
        self._speed = 1.0
        self._told = 0.0
        self._is_open = False

    def hear(self, line: str) -> bool:
        """Takes a line of the builder; False if it is something else."""
        if not line.startswith(self.MARK):
            return False
        what, done, total = line[1:].split()
        passed = time.monotonic() - self._start
        if what == "translating":
            self._speed = min(1.0, max(float(done) / max(passed, 0.1), 0.02))
            work = max(TRANSLATING - float(done), 1) + self._to_compile()
            self._tell(f"translating to C, {self._changed} modules changed", work / self._speed)
        elif not float(done):
            self._start = time.monotonic()
            self._tell("C code", self._to_compile() / self._speed)
        else:
            share = float(done) / float(total)
            self._tell(f"{share:.0%} of the C code", passed * (1 - share) / share)
        return True

    def _to_compile(self) -> float:
        return PER_MODULE * self._changed / (os.cpu_count() or 1)

    def _tell(self, what: str, left: float) -> None:
        is_terminal = sys.stdout.isatty()
        if not is_terminal and self._told and time.monotonic() - self._told < LINES_APART:
            return
        self._told = time.monotonic()
        text = f"engine: compiling, {what}, about {rounded(left)} left"
        print(f"\r{text}\x1b[K" if is_terminal else text, end="" if is_terminal else "\n", flush=True)
        self._is_open = is_terminal

    def end(self) -> None:
        """Leaves the line."""
        if self._is_open:
            print("\r\x1b[K", end="", flush=True)


def rounded(seconds: float) -> str:
    if seconds < 55:
        return f"{max(5, round(seconds / 5) * 5)} s"
    return f"{round(seconds / 30) / 2:g} min"
