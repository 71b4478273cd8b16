"""Looks after SQLite's log in a thread of its own: makes room for it, and moves what was committed from it to
the database. A commit that had to do either would make everybody behind it wait.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from typing import Final

import apsw

BUSY_PAGES: Final = 64
"""A log of so many pages belongs to a server that is used: room is made for it."""
ROOM: Final = 16 << 20
"""Bytes of a log that does not have to grow: to sync a file that grows takes about half as long again."""
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
        self._tried = Event()
        """Room was made, or could not be: it is only for speed."""
        self._is_over = False
        writer.wal_autocheckpoint(0)
        writer.set_wal_hook(self._committed)
        self._thread = Thread(target=self._work, name="storage-checkpoints", daemon=True)
        self._thread.start()

    def _committed(self, connection: apsw.Connection, name: str, pages: int) -> int:
        if pages >= (DUE_PAGES if self._tried.is_set() else BUSY_PAGES):
            self._pages = pages
            self._due.set()
            # The log is free until this returns. Whoever looks now and then would hardly ever find it so
            # between the commits of a writer that never rests.
            self._tried.wait()
        return apsw.SQLITE_OK

    def _work(self) -> None:
        try:
            self._watch()
        finally:
            self._tried.set()

    def _watch(self) -> None:
        connection = self._connect()
        while True:
            self._due.wait()
            if self._is_over:
                break
            self._due.clear()
            try:
                if not self._tried.is_set():
                    try:
                        make_room(connection)
                    finally:
                        self._tried.set()
                if self._pages >= DUE_PAGES:
                    is_long = self._pages > MOST_PAGES
                    mode = apsw.SQLITE_CHECKPOINT_RESTART if is_long else apsw.SQLITE_CHECKPOINT_PASSIVE
                    connection.wal_checkpoint(mode=mode)
            except (apsw.Error, OSError):
                # Nothing is lost: the log stays, and the next commit asks again.
                continue
        connection.close()

    def stop(self) -> None:
        self._is_over = True
        self._due.set()
        self._thread.join()


def make_room(connection: apsw.Connection) -> None:
    """Lengthens the log with zeros, which SQLite takes for the end of it, as it does with what an older log
    left behind. Nobody may write meanwhile.
    """
    with Path(connection.filename_wal).open("ab") as log:
        connection.execute("BEGIN IMMEDIATE")
        try:
            log.write(bytes(max(0, ROOM - log.seek(0, os.SEEK_END))))
            log.flush()
        finally:
            connection.execute("ROLLBACK")
        os.fsync(log.fileno())
