"""Tests that depend on the pace of the machine are tried again before they count as failed. None may hang."""

from __future__ import annotations

import faulthandler
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest
from _pytest.outcomes import Failed
from _pytest.runner import runtestprotocol

PATIENCE = 240.0
"""So many seconds a phase of a test may take: four times the longest one beside a busy machine."""
BUSY = 8.0
"""A load from which on everything takes longer."""
STDERR = 2
"""The real one, that nobody captures."""
AGAIN = "tried again"
"""The property of a report that says why a test was tried again."""


class TookTooLong(Failed):
    """A phase of a test did not end."""


def allowed(seconds: float) -> float:
    """So much time on this machine, as it is now: where more wait for its processors it is more."""
    return seconds * max(1.0, os.getloadavg()[0] / BUSY)


@contextmanager
def patience(seconds: float = PATIENCE) -> Iterator[None]:
    """Fails what takes longer, and shows where all threads are. What cannot be interrupted takes its process
    with it: the run goes on without.
    """

    def is_over(number: int, frame: FrameType | None) -> None:
        faulthandler.dump_traceback(STDERR)
        raise TookTooLong(f"did not end in {seconds:.0f} s")

    seconds = allowed(seconds)
    before = signal.signal(signal.SIGALRM, is_over)
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
    faulthandler.dump_traceback_later(3 * seconds, exit=True, file=STDERR)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def tried(item: pytest.Function, nextitem: pytest.Item | None, tries: int) -> bool:
    """Runs a test, again where it fails, up to so many times, and once more where it did not end; told is the
    last time only, with what was wrong before.
    """
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    wrong: list[str] = []
    while True:
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
        failed = next((report for report in reports if report.failed), None)
        if failed is None:
            break
        reason = str(getattr(failed.longrepr, "reprcrash", failed.longrepr)).splitlines()[0]
        wrong.append(f"{failed.when}: {reason}")
        if len(wrong) >= (max(tries, 2) if TookTooLong.__name__ in failed.longreprtext else tries):
            break
        item._initrequest()
    for report in reports:
        if report.when == "call" and wrong and failed is None:
            report.user_properties.append((AGAIN, " | ".join(wrong)))
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
