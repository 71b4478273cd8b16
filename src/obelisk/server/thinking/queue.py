"""Who is thought for next: everybody in turn, however much they ask, and first where somebody waits.

Nothing here knows processes or the event loop. A job says all that its place depends on, so the order could
as well be asked of a database by several servers.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")

UNATTENDED_PART: Final = 4
"""Where nobody sits or watches, a bot gets this part of the time: whoever comes then need not wait long."""
LEAST_PART: Final = 40
"""Nobody's time is divided further than this."""


class Job(Generic[T]):
    """Work for a person. `is_awaited`: somebody sits at the table or looks at it."""

    __slots__ = ("asked", "is_awaited", "person", "work")

    def __init__(self, work: T, person: str, is_awaited: bool, asked: float) -> None:
        self.work = work
        self.person = person
        self.is_awaited = is_awaited
        self.asked = asked


class FairQueue(Generic[T]):
    """Jobs that wait. One of each person in turn; first all that are awaited, then the others."""

    def __init__(self) -> None:
        self._awaited: OrderedDict[str, deque[Job[T]]] = OrderedDict()
        self._unattended: OrderedDict[str, deque[Job[T]]] = OrderedDict()
        self._running: Counter[str] = Counter()

    def __len__(self) -> int:
        return sum(len(jobs) for turns in (self._awaited, self._unattended) for jobs in turns.values())

    def put(self, job: Job[T]) -> None:
        self._turns(job).setdefault(job.person, deque()).append(job)

    def drop(self, job: Job[T]) -> bool:
        """Takes a job out that nobody has claimed yet; says whether it was there."""
        turns = self._turns(job)
        jobs = turns.get(job.person)
        if jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del turns[job.person]
        return True

    def claim(self) -> Job[T] | None:
        """The next job, which runs from now on until `done`."""
        for turns in (self._awaited, self._unattended):
            for person, jobs in turns.items():
                job = jobs.popleft()
                del turns[person]
                if jobs:
                    turns[person] = jobs
                self._running[person] += 1
                return job
        return None

    def done(self, job: Job[T]) -> None:
        self._running[job.person] -= 1
        if not self._running[job.person]:
            del self._running[job.person]

    def share(self, job: Job[T], workers: int) -> float:
        """The part of its time that a claimed job gets: what its person asked for at once shares the time of
        one, and so do people who wait for the same processes. Somebody who asks for much counts for little.
        """
        turns = self._turns(job)
        own = self._running[job.person] + len(turns.get(job.person, ()))
        others = sum(1 / len(jobs) for person, jobs in turns.items() if person != job.person)
        parts = max(1.0, own, (1 / own + others) / workers)
        if not job.is_awaited:
            parts *= UNATTENDED_PART
        return 1 / min(parts, LEAST_PART)

    def _turns(self, job: Job[T]) -> OrderedDict[str, deque[Job[T]]]:
        return self._awaited if job.is_awaited else self._unattended
