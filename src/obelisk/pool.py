"""Work shared out: done here, by processes of this machine, or by a Ray cluster.

Who has much to do says how a worker is made (a function of settings that gives a function of one task) and
lists the tasks. What comes of them comes in the order of the tasks, so that it does not matter who did them
or how many they were. A worker may die: what it was at is done again by another one.
"""

from __future__ import annotations

import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, Protocol

from obelisk.extras import MissingExtra

Worker = Callable[[Any], Any]
Maker = Callable[..., Worker]
AHEAD: Final = 2
"""So many tasks are given out for each worker: what came out of turn has to be kept."""
TRIES: Final = 3
"""A task at which so many workers died is given up."""
LOCAL: Final = "local"
"""The address of a Ray cluster that begins and ends with the work, on this machine."""


ANSWERS_WITHIN: Final = 20.0
"""Seconds that the head of a cluster has to take a call: Ray itself tries for minutes."""


class WorkersLost(RuntimeError):
    """Workers died at the same tasks again and again."""


class NoCluster(RuntimeError):
    """No Ray cluster is where it was said to be."""


class Pool(Protocol):
    """Those who do the work."""

    def run(self, maker: Maker, settings: tuple[Any, ...], tasks: Sequence[Any]) -> Iterator[Any]:
        """What `maker(*settings)` makes of each task, in the order of the tasks."""
        ...


def pool_of(workers: int, ray: str = "") -> Pool:
    """This process alone, so many processes, or the cluster at an address (`local`: one of its own)."""
    if ray:
        return RayPool(ray, workers)
    return Here() if workers == 1 else Processes(workers)


class Here:
    """This process."""

    def run(self, maker: Maker, settings: tuple[Any, ...], tasks: Sequence[Any]) -> Iterator[Any]:
        """One task after the other."""
        worker = maker(*settings)
        for task in tasks:
            yield worker(task)


# Processes

WORKERS: Final[list[Worker]] = []
"""The worker of a process of a pool; the main process has none."""


def leave_interrupts_to_the_parent() -> None:
    """A process does not print a traceback of its own at Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def start(maker: Maker, settings: tuple[Any, ...]) -> None:
    """Prepares a process."""
    leave_interrupts_to_the_parent()
    WORKERS[:] = [maker(*settings)]


def work(task: Any) -> Any:
    """Does a task in such a process."""
    return WORKERS[0](task)


class Processes:
    """Processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, maker: Maker, settings: tuple[Any, ...], tasks: Sequence[Any]) -> Iterator[Any]:
        """Side by side. Where a process dies all begin anew, with the tasks that were not done."""
        if len(tasks) < 2:
            yield from Here().run(maker, settings, tasks)
            return
        done = 0
        lost = 0
        while done < len(tasks):
            before = done
            try:
                for found in self._run(maker, settings, tasks[done:]):
                    yield found
                    done += 1
            except BrokenProcessPool:
                lost = 1 if done > before else lost + 1
                if lost == TRIES:
                    raise WorkersLost(f"a worker died {TRIES} times at task {done + 1}") from None

    def _run(self, maker: Maker, settings: tuple[Any, ...], tasks: Sequence[Any]) -> Iterator[Any]:
        waiting = deque(tasks)
        running: deque[Future[Any]] = deque()
        count = min(self.count, len(tasks))
        # Never forked: a copy of a process with several threads can wait for ever for a lock that another
        # thread held.
        executor = ProcessPoolExecutor(count, get_context("spawn"), start, (maker, settings))
        try:
            while waiting or running:
                while waiting and len(running) < AHEAD * count:
                    running.append(executor.submit(work, waiting.popleft()))
                yield running.popleft().result()
        finally:
            # It cancels what waits itself: futures that are cancelled one by one can leave it waiting for
            # nothing for ever (CPython before 3.12).
            executor.shutdown(cancel_futures=True)


# Ray

KEPT: Final[dict[str, Worker]] = {}
"""The worker of a process of a cluster, by the run it belongs to: processes outlive their tasks there."""


def work_for(run: str, maker: Maker, settings: tuple[Any, ...], task: Any) -> Any:
    """Does a task in a process of a cluster."""
    if run not in KEPT:
        KEPT.clear()
        KEPT[run] = maker(*settings)
    return KEPT[run](task)


def connected(address: str, workers: int = 1) -> Any:
    """The module `ray`, connected to a cluster. One of our own has as many places as workers, or cores."""
    try:
        import ray  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError as error:
        raise MissingExtra(error) from None
    if not ray.is_initialized():
        quiet = {"log_to_driver": False, "logging_level": "error"}
        if address == LOCAL:
            places = workers if workers > 1 else os.cpu_count() or 1
            ray.init(num_cpus=places, include_dashboard=False, **quiet)
        else:
            call_head(address)
            try:
                ray.init(address=address, **quiet)
            except (ConnectionError, ValueError) as error:
                raise NoCluster(f"no Ray cluster at {address!r}: {str(error).splitlines()[0]}") from None
    return ray


def call_head(address: str) -> None:
    """Raises `NoCluster` if an address has a port at which nobody answers."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), ANSWERS_WITHIN).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"no Ray cluster at {address!r}: {error}") from None


class RayPool:
    """The processes of a Ray cluster; Obelisk must be installed on its machines, in this version.

    Ray gives a task whose process or machine died to another one, `TRIES` times.
    """

    def __init__(self, address: str, workers: int = 1) -> None:
        self.address = address
        self.workers = workers

    def run(self, maker: Maker, settings: tuple[Any, ...], tasks: Sequence[Any]) -> Iterator[Any]:
        """Side by side, on all processors of the cluster."""
        ray = connected(self.address, self.workers)
        try:
            remote = ray.remote(num_cpus=1, max_retries=TRIES)(work_for)
            given = ray.put(settings)
            run = os.urandom(8).hex()
            ahead = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
            waiting = deque(tasks)
            running: deque[Any] = deque()
            while waiting or running:
                while waiting and len(running) < ahead:
                    running.append(remote.remote(run, maker, given, waiting.popleft()))
                yield self._taken(ray, running.popleft())
        finally:
            ray.shutdown()

    def _taken(self, ray: Any, reference: Any) -> Any:
        try:
            return ray.get(reference)
        except ray.exceptions.WorkerCrashedError:
            raise WorkersLost(f"workers of the cluster died {TRIES + 1} times at the same task") from None
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
