"""The one thread that writes. What waits while it commits is committed together the next time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
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
    """Runs jobs in transactions. Each job is in a savepoint: one that fails takes no other with it."""

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
        connection = self._connection
        self.groups += 1
        self.commits += len(group)
        answers: list[Answer] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job, future in group:
                connection.execute("SAVEPOINT job")
                try:
                    answers.append((future, job(connection), None))
                except Exception as error:
                    connection.execute("ROLLBACK TO job")
                    answers.append((future, None, error))
                connection.execute("RELEASE job")
            connection.execute("COMMIT")
        except Exception as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [(future, None, error) for _, future in group]
        return answers


def deliver(answers: list[Answer]) -> None:
    """Hands the answers to the event loops that wait for them."""
    loop = answers[0][0].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(settle, answers)


def settle(answers: list[Answer]) -> None:
    for future, value, error in answers:
        if future.done():
            continue
        if error is None:
            future.set_result(value)
        else:
            future.set_exception(error)
