"""Looks after SQLite's log in a thread of its own: makes room for it, and moves what was committed from it to
the database. A commit that had to do either would make everybody behind it wait.
"""

from __future__ import annotations

import os
from contextlib import suppress
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
FULL_PAGES: Final = 4000
"""A log that never stands still long enough to start anew, and has no room for more. Then the writer waits
until its last piece has been moved, and finds it empty.
"""
PIECE_PAGES: Final = 500
"""Nobody waits for more than so much at once, nor tries more often where somebody is still reading."""
MOST_PAGES: Final = 32_000
"""A log that cannot be moved as fast as it is written; then writers wait for larger pieces, too."""


class Checkpoints:
    """Watches the log of one writing connection, by a connection of its own."""

    def __init__(self, writer: apsw.Connection, own: apsw.Connection) -> None:
        self._own = own
        self._due = Event()
        self._pages = 0
        self._full = FULL_PAGES
        # Up to where the log was moved, as far as is known.
        self._reached = 0
        self._tried = Event()
        """Room was made, or could not be: it is only for speed."""
        self._is_awaited = False
        self._moved = Event()
        self._is_over = False
        writer.wal_autocheckpoint(0)
        writer.set_wal_hook(self._committed)
        self._thread = Thread(target=self._work, name="storage-checkpoints", daemon=True)
        self._thread.start()

    def _committed(self, connection: apsw.Connection, name: str, pages: int) -> int:
        """After each commit. The log is free until this returns: whoever looks now and then would hardly ever
        find it so between the commits of a writer that never rests.
        """
        if pages < self._pages:
            self._full, self._reached = FULL_PAGES, 0
        self._pages = pages
        if not self._tried.is_set():
            if pages >= BUSY_PAGES:
                self._due.set()
                self._tried.wait()
        elif pages >= self._full and (pages - self._reached <= PIECE_PAGES or pages >= MOST_PAGES):
            self._full = pages + PIECE_PAGES
            self._moved.clear()
            self._is_awaited = True
            self._due.set()
            if not self._is_over:
                self._moved.wait()
        elif pages >= DUE_PAGES:
            self._due.set()
        return apsw.SQLITE_OK

    def _work(self) -> None:
        while True:
            self._due.wait()
            if self._is_over:
                break
            self._due.clear()
            # What was moved for a commit before is not what this one waits for.
            is_awaited = self._is_awaited
            # Nothing is lost if it fails: the log stays, and a later commit asks again. Without this thread
            # it would grow for ever, so it goes on whatever it was: no room on the disk, no memory.
            with suppress(Exception):
                self._look_after(self._own)
            self._tried.set()
            if is_awaited:
                self._is_awaited = False
                self._moved.set()
        # In this order: who begins to wait now does not.
        self._tried.set()
        self._moved.set()
        self._own.close()

    def _look_after(self, own: apsw.Connection) -> None:
        if not self._tried.is_set():
            make_room(own)
        if self._pages >= DUE_PAGES:
            _, self._reached = own.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)

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
