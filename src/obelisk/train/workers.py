"""Processes that play: they take what is to be done from one queue and put what came of it into another."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from typing import Any, Final

from obelisk.bots.brain import NET_SUFFIX, Brain, brain_of
from obelisk.bots.eval.base import Evaluation
from obelisk.catalog import GAMES
from obelisk.core.kit import AnyGame
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
    game = GAMES.get(id).game
    brain = brain_of(game)
    while True:
        job = jobs.get()
        if job is None:
            return
        kind, tag, arguments = job
        try:
            results.put((kind, tag, done(game, brain, how, kind, arguments)))
        except Exception:
            # One game that cannot be played must not cost a process; the others go on.
            results.put((FAILED, kind, traceback.format_exc()))


def done(game: AnyGame, brain: Brain, how: Play, kind: str, arguments: Any) -> Any:
    """What comes of a job: the score of a deal, or games and their positions."""
    if kind == DUEL:
        one, other, seed = arguments
        return deal_score(
            game, brain, evaluation_of(brain, one), evaluation_of(brain, other), seed, how.most_actions
        )
    if kind == PLAY:
        names, seeds = arguments
        evaluations = [evaluation_of(brain, name) for name in names]
        games = [play(game, brain, evaluations, seed, how) for seed in seeds]
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
