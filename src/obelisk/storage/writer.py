"""The one thread that writes. What waits while it commits is committed together the next time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

import apsw

T = TypeVar("T")
GROUP: Final = 256
"""No group is larger, so that none waits long."""

Job = tuple[Callable[[apsw.Connection], Any], "asyncio.Future[Any]"]
Answer = tuple["asyncio.Future[Any]", Any, BaseException | None]


class Writer:
    """Runs jobs in transactions: one that fails takes no other with it. A job may be run twice."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="storage-writer", daemon=True)
        self._thread.start()
        self.groups = 0
        self.commits = 0

    async def run(self, job: Callable[[apsw.Connection], T]) -> T:
        """The job's answer, once it is durably stored."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        # A caller that goes away does not stop the write.
        return await asyncio.shield(future)

    def stop(self) -> None:
        """Finishes what was asked for and closes the connection."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        is_over = False
        while not is_over:
            first = self._jobs.get()
            if first is None:
                break
            group = [first]
            while len(group) < GROUP:
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
                if job is None:
                    is_over = True
                    break
                group.append(job)
            deliver(self._commit(group))
        self._connection.close()

    def _commit(self, group: list[Job]) -> list[Answer]:
        """Commits a group at once; if one of its jobs fails, again with each job in a savepoint."""
        self.groups += 1
        self.commits += len(group)
        try:
            return self._transaction(group, self._plain)
        except Exception as error:
            if len(group) == 1:
                return [(group[0][1], None, error)]
        try:
            return self._transaction(group, self._guarded)
        except Exception as error:
            return [(future, None, error) for _, future in group]

    def _transaction(self, group: list[Job], run: Callable[[Job], Answer]) -> list[Answer]:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            answers = [run(job) for job in group]
            connection.execute("COMMIT")
        except Exception:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return answers

    def _plain(self, job: Job) -> Answer:
        return job[1], job[0](self._connection), None

    def _guarded(self, job: Job) -> Answer:
        connection = self._connection
        connection.execute("SAVEPOINT job")
        try:
            answer: Answer = (job[1], job[0](connection), None)
        except Exception as error:
            connection.execute("ROLLBACK TO job")
            answer = (job[1], None, error)
        connection.execute("RELEASE job")
        return answer


def deliver(answers: list[Answer]) -> None:
    """Hands the answers to the event loops that wait for them, to each its own at once."""
    waiting: dict[asyncio.AbstractEventLoop, list[Answer]] = {}
    for answer in answers:
        waiting.setdefault(answer[0].get_loop(), []).append(answer)
    for loop, own in waiting.items():
        # One that has ended wants nothing any more; it may end even now.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(settle, own)


def settle(answers: list[Answer]) -> None:
    for future, value, error in answers:
        if future.done():
            continue
        if error is None:
            future.set_result(value)
        else:
            future.set_exception(error)
