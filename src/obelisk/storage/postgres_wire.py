"""Notices between the processes that share a PostgreSQL database, by its LISTEN and NOTIFY.

They are sent after what they tell of was committed, and not with it: transactions that notify commit one
after the other, each waiting for the disk. Here they wait for nothing, and many go at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import Final

import psycopg

from obelisk.storage.notices import LONGEST, MISSED, Notice, notice_of
from obelisk.storage.postgres_migration import Session

CHANNEL: Final = "obelisk"
RETRY_SECONDS: Final = 0.5


class Wire:
    """A session that listens, watched by the event loop, and one that tells, in a thread of its own. Each is
    replaced when it is lost.
    """

    def __init__(self, connect: Callable[[], Session]) -> None:
        self._connect = connect
        self._hears: dict[str, Callable[[Notice], None]] = {}
        self._listening: asyncio.Task[None] | None = None
        self._teller = ThreadPoolExecutor(1, "storage-teller")
        self._telling: Session | None = None
        self._waiting: list[str] = []
        self._lock = Lock()

    def listen(self, name: str, hear: Callable[[Notice], None]) -> None:
        self._hears[name] = hear
        if self._listening is None:
            self._listening = asyncio.create_task(self._follow())

    def tell(self, notice: Notice) -> None:
        text = notice.encode()
        if len(text.encode()) > LONGEST:
            return
        with self._lock:
            self._waiting.append(text)
            if len(self._waiting) == 1:
                self._teller.submit(self._send)

    async def close(self) -> None:
        """Sends what was told."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await asyncio.to_thread(self._teller.shutdown)
        if self._telling is not None:
            self._telling.close()

    def _send(self) -> None:
        """Sends all that waits. If the database is away it is lost, and whoever listens is, too."""
        with self._lock:
            texts, self._waiting = self._waiting, []
        for _ in range(2):
            try:
                if self._telling is None or self._telling.closed:
                    self._telling = self._connect()
                    self._telling.execute("SET synchronous_commit = off")
                self._telling.execute(
                    "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text", (CHANNEL, texts)
                )
                return
            except psycopg.Error:
                continue

    async def _follow(self) -> None:
        """Hears what others tell. After every beginning something may have been missed."""
        loop = asyncio.get_running_loop()
        while True:
            beginning = asyncio.ensure_future(asyncio.to_thread(self._begin))
            try:
                session = await asyncio.shield(beginning)
            except psycopg.Error:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            except asyncio.CancelledError:
                with suppress(psycopg.Error):
                    (await beginning).close()
                raise
            lost: asyncio.Future[None] = loop.create_future()
            file = session.fileno()
            loop.add_reader(file, self._hear, session, lost)
            try:
                self._spread(Notice("", MISSED))
                await lost
            finally:
                loop.remove_reader(file)
                session.close()

    def _begin(self) -> Session:
        session = self._connect()
        try:
            session.execute(f"LISTEN {CHANNEL}")
        except psycopg.Error:
            session.close()
            raise
        return session

    def _hear(self, session: Session, lost: asyncio.Future[None]) -> None:
        try:
            session.pgconn.consume_input()
        except psycopg.Error:
            if not lost.done():
                lost.set_result(None)
            return
        while (found := session.pgconn.notifies()) is not None:
            with suppress(ValueError):
                self._spread(notice_of(found.extra.decode()))

    def _spread(self, notice: Notice) -> None:
        for name, hear in self._hears.items():
            if name != notice.sender:
                hear(notice)
