"""Moves what was committed from SQLite's log into the database, in a thread of its own: a commit that had to
do it would make everybody behind it wait.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from typing import Final

import apsw

DUE_PAGES: Final = 2000
"""A log of so many pages is worth moving."""
MOST_PAGES: Final = 32_000
"""A log that never stands still long enough to start anew; then writers wait until it can."""


class Checkpoints:
    """Watches the log of one writing connection."""

    def __init__(self, writer: apsw.Connection, connect: Callable[[], apsw.Connection]) -> None:
        self._connect = connect
        self._due = Event()
        self._pages = 0
        self._is_over = False
        writer.wal_autocheckpoint(0)
        writer.set_wal_hook(self._committed)
        self._thread = Thread(target=self._work, name="storage-checkpoints", daemon=True)
        self._thread.start()

    def _committed(self, connection: apsw.Connection, name: str, pages: int) -> int:
        if pages >= DUE_PAGES:
            self._pages = pages
            self._due.set()
        return apsw.SQLITE_OK

    def _work(self) -> None:
        connection = self._connect()
        while True:
            self._due.wait()
            if self._is_over:
                break
            self._due.clear()
            is_long = self._pages > MOST_PAGES
            mode = apsw.SQLITE_CHECKPOINT_RESTART if is_long else apsw.SQLITE_CHECKPOINT_PASSIVE
            try:
                connection.wal_checkpoint(mode=mode)
            except apsw.Error:
                # Nothing is lost: the log stays, and the next commit asks again.
                continue
        connection.close()

    def stop(self) -> None:
        self._is_over = True
        self._due.set()
        self._thread.join()
