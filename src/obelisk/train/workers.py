"""Processes that play: they take what is to be done from one queue and put what came of it into another."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from queue import Empty
from time import sleep
from typing import Any, Final

from obelisk.bots.brain import NET_SUFFIX, Brain, brain_of
from obelisk.bots.eval.base import Evaluation
from obelisk.catalog import GAMES
from obelisk.core.kit import AnyGame
from obelisk.pool import TRIES, Worker, connected, work_for
from obelisk.train.duel import deal_score
from obelisk.train.plan import Play
from obelisk.train.practice import Positions, play, practised

PATIENCE: Final = 10.0
PLAY: Final = "play"
AGAIN: Final = "again"
DUEL: Final = "duel"
FAILED: Final = "failed"


def evaluation_of(brain: Brain, name: str) -> Evaluation[Any]:
    """The evaluation of a name; of the files of nets only the newest few are kept in mind."""
    evaluation = brain.evaluation(name)
    assert evaluation is not None, name
    files = [known for known in brain.evaluations if known.endswith(NET_SUFFIX)]
    for known in files[:-4]:
        del brain.evaluations[known]
    return evaluation


def work(id: str, how: Play, jobs: Any, results: Any) -> None:
    """The life of a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    answer = trainee(id, how)
    while True:
        job = jobs.get()
        if job is None:
            return
        results.put(answer(job))


def trainee(id: str, how: Play) -> Worker:
    """A worker that answers jobs: their kind, their tag, and what came of them."""
    game = GAMES.get(id).game
    brain = brain_of(game)

    def answer(job: tuple[str, Any, Any]) -> tuple[str, Any, Any]:
        kind, tag, arguments = job
        try:
            return kind, tag, done(game, brain, how, kind, arguments)
        except Exception:
            # One game that cannot be played must not cost a process; the others go on.
            return FAILED, kind, traceback.format_exc()

    return answer


def done(game: AnyGame, brain: Brain, how: Play, kind: str, arguments: Any) -> Any:
    """What comes of a job: the score of a deal, or games and their positions."""
    if kind == DUEL:
        one, other, seed = arguments
        return deal_score(
            game, brain, evaluation_of(brain, one), evaluation_of(brain, other), seed, how.most_actions
        )
    if kind == PLAY:
        names, earlier, seeds = arguments
        evaluations = [evaluation_of(brain, name) for name in names]
        guest = evaluation_of(brain, earlier) if earlier else None
        games = [play(game, brain, evaluations, seed, how, guest) for seed in seeds]
        lines = [each.text() for each in games]
    else:
        lines = arguments
        games = [practised(line) for line in lines]
    positions = Positions()
    for each in games:
        positions.add_game(game, brain, each, how.inner)
    return lines, positions


class Workers:
    """Some processes at work."""

    def __init__(self, id: str, how: Play, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.count = count
        self.jobs: Any = context.Queue()
        self.results: Any = context.Queue()
        self._processes = [
            context.Process(target=work, args=(id, how, self.jobs, self.results), daemon=True)
            for _ in range(count)
        ]
        for process in self._processes:
            process.start()

    def stop(self) -> None:
        """What is under way is left as it is."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join(PATIENCE)


class Cluster:
    """The places of a Ray cluster at work, as `Workers` are; each is its own queue of jobs and of results.

    Nets are files: the folder of the training must be there under the same name on all machines.
    """

    def __init__(self, id: str, how: Play, address: str, count: int) -> None:
        self._ray = connected(address, count)
        self.count = max(int(self._ray.cluster_resources().get("CPU", 1)), 1)
        self.jobs = self
        self.results = self
        self._settings = self._ray.put((id, how))
        self._run = os.urandom(8).hex()
        self._work = self._ray.remote(num_cpus=1, max_retries=TRIES)(work_for)
        self._running: list[Any] = []

    def put(self, job: tuple[str, Any, Any]) -> None:
        """Gives a job to whoever is free next; if its process dies, another one gets it."""
        self._running.append(self._work.remote(self._run, trainee, self._settings, job))

    def get(self, timeout: float | None = None) -> Any:
        """What came of a job; raises `Empty` if there is nothing in time."""
        if not self._running:
            sleep(timeout or 0)
            raise Empty
        ready, self._running = self._ray.wait(self._running, num_returns=1, timeout=timeout)
        if not ready:
            raise Empty
        return self._ray.get(ready[0])

    def stop(self) -> None:
        """What is under way is left as it is."""
        self._ray.shutdown()
