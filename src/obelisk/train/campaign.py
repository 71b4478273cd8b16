"""A training from its first game to its last net: play, learn, gate, again; it can be stopped and resumed.

The folder of a training has `state.json` (what came out, generation by generation), `games/` (the games as
actions), `nets/` (what was learnt, to play with and to learn on), and `index.html` with `curves.png`, which
show how far it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from queue import Empty
from threading import Thread
from time import monotonic
from typing import Any, Final

import torch

from obelisk.arena.contest import SequentialTest
from obelisk.bots.brain import brain_of
from obelisk.bots.nets.evaluation import NetEvaluation
from obelisk.bots.nets.net import Net, write_net
from obelisk.catalog import GAMES
from obelisk.core.rng import Rng
from obelisk.train.duel import Duel, mean_and_error
from obelisk.train.learner import Data, Model, model_of, net_of, train
from obelisk.train.mean import mean_net
from obelisk.train.page import Page
from obelisk.train.plan import TrainingPlan
from obelisk.train.workers import AGAIN, DUEL, FAILED, PLAY, Cluster, Workers

STATE_FILE: Final = "state.json"
AHEAD: Final = 3
"""Jobs for each process that wait in the queue."""
DOUBT: Final = 0.04
"""The gate ends as soon as a sequential test can tell so much more than is asked for from so much less."""
NEVER: Final = 0.01
TOLD_EACH: Final = 10.0
"""Seconds after which it is said again how far things are."""

Tell = Callable[[str], None]


def once_best(history: list[dict[str, Any]]) -> list[int]:
    """The generations whose nets were accepted, but for the last one, which is the best now."""
    return [entry["generation"] for entry in history if entry["accepted"]][:-1]


class Campaign:
    """One training in its folder."""

    def __init__(
        self, plan: TrainingPlan, folder: Path, workers: int, device: str, tell: Tell, ray: str = ""
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.tell = tell
        self._device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        self._brain = brain_of(GAMES.get(plan.game).game)
        assert self._brain.features is not None, f"nothing says what a net sees of {plan.game}"
        self._features = self._brain.features
        self._workers: Workers | Cluster
        if ray:
            self._workers = Cluster(plan.game, plan.play, ray, workers)
        else:
            self._workers = Workers(plan.game, plan.play, workers)
        self._data = Data(self._features.size, self._device)
        self._begun = monotonic()
        self._asked = 0
        self._waiting = 0
        self._fresh = 0
        self._duels: dict[str, Duel] = {}
        self._told = monotonic()
        self.generation = 0
        self.best = plan.first
        self.players = [plan.first]
        self.history: list[dict[str, Any]] = []
        (folder / "games").mkdir(parents=True, exist_ok=True)
        (folder / "nets").mkdir(exist_ok=True)
        self._page = Page(folder, f"Training {plan.game}, seed {plan.seed}", plan.gate.yardstick)

    # The folder

    def resume(self) -> None:
        """Takes up what the folder has: the last net, and the games that are still learnt from."""
        file = self.folder / STATE_FILE
        if file.exists():
            state = json.loads(file.read_text())
            self.generation = state["generation"]
            self.best = state["best"]
            self.players = state["players"]
            self.history = state["history"]
            self.tell(f"goes on with generation {self.generation}, {self.best}")
        again = 0
        at_once = self.plan.play.at_once
        for number in range(max(0, self.generation - self.plan.keep), self.generation + 1):
            path = self.folder / "games" / f"{number:03}.jsonl"
            lines = path.read_text().splitlines() if path.exists() else []
            for first in range(0, len(lines), at_once):
                self._workers.jobs.put((AGAIN, number, lines[first : first + at_once]))
                again += 1
            if number == self.generation:
                self._asked = len(lines)
        while again:
            kind, tag, found = self._workers.results.get()
            again -= 1
            self._take(kind, tag, found)

    def _save(self) -> None:
        state = {
            "plan": self.plan.encode(),
            "generation": self.generation,
            "best": self.best,
            "players": self.players,
            "history": self.history,
        }
        file = self.folder / STATE_FILE
        new = file.with_suffix(".new")
        new.write_text(json.dumps(state, indent=1))
        new.replace(file)

    def _tell_how_far(self, done: str) -> None:
        """Tells it now and then, here and on the page."""
        if monotonic() - self._told >= TOLD_EACH:
            self._told = monotonic()
            status = f"generation {self.generation}: {done}"
            self.tell(status)
            self._page.show(self.history, status, goes_on=True)

    def _net(self, generation: int) -> Path:
        return self.folder / "nets" / f"{generation:03}.net"

    def _best_net(self) -> Net | None:
        """The net that plays, if it is one."""
        evaluation = self._brain.evaluation(self.best)
        return evaluation.net if isinstance(evaluation, NetEvaluation) else None

    # Games

    def _fill(self) -> None:
        """Keeps the processes at work."""
        while self._waiting < AHEAD * self._workers.count:
            seeds = [
                f"{self.plan.seed}/{self.generation}/{number}"
                for number in range(self._asked, self._asked + self.plan.play.at_once)
            ]
            self._asked += self.plan.play.at_once
            self._waiting += 1
            self._workers.jobs.put((PLAY, self.generation, (self.players, self._earlier(seeds[0]), seeds)))

    def _earlier(self, seed: str) -> str:
        """Who may be met in games of that seed: one of those that were the best before, if there is one."""
        before = once_best(self.history)
        if not before or not self.plan.play.league:
            return ""
        return str(self._net(before[Rng(f"league/{seed}").below(len(before))]))

    def _gather(self, seconds: float, more: bool = True) -> None:
        """Takes what comes within that time, and orders more games."""
        if more:
            self._fill()
        try:
            self._take(*self._workers.results.get(timeout=seconds))
        except Empty:
            return

    def _take(self, kind: str, tag: Any, found: Any) -> None:
        if kind == FAILED:
            self.tell(f"could not {tag}: {found}")
            self._waiting -= tag == PLAY
            return
        if kind == DUEL:
            name, deal = tag
            self._duels[name].scores[deal] = found
            return
        lines, positions = found
        if kind == PLAY:
            self._waiting -= 1
            with (self.folder / "games" / f"{tag:03}.jsonl").open("a") as file:
                file.writelines(f"{line}\n" for line in lines)
        if kind == PLAY or tag == self.generation:
            self._fresh += len(lines)
        if len(positions.counts):
            self._data.add(positions, tag)

    def duel(
        self, one: str, other: str, deals: int, tag: str, test: SequentialTest | None = None
    ) -> tuple[float, float, int]:
        """The score of `one`, half its interval, and the deals that were played; a test may need fewer."""
        duel = Duel(deals, AHEAD * self._workers.count, test)
        self._duels[tag] = duel
        while not duel.is_over(monotonic()):
            for deal in duel.due():
                self._workers.jobs.put((DUEL, (tag, deal), (one, other, f"{self.plan.seed}/{tag}/{deal}")))
            # Games would come between the deals.
            self._gather(0.5, more=duel.is_asked)
            self._tell_how_far(f"{len(duel.scores)} of {deals} deals against {other}")
        found = duel.found()
        return *mean_and_error(found), len(found)

    # Generations

    def run(self, until: float) -> None:
        """All generations of the plan, as far as the time goes."""
        try:
            self.resume()
            self._page.show(self.history, f"generation {self.generation} begins", goes_on=True)
            while self.generation < self.plan.generations and monotonic() - self._begun < until:
                self._generation(until)
        finally:
            self._workers.stop()
            is_over = self.generation >= self.plan.generations
            status = "all generations are learnt" if is_over else f"stopped in generation {self.generation}"
            self._page.show(self.history, f"{status}; the best is {self.best}", goes_on=False)

    def _generation(self, until: float) -> None:
        begun = monotonic()
        before = self._fresh
        while self._fresh < self.plan.games:
            if monotonic() - self._begun > until:
                return
            self._gather(1.0)
            speed = (self._fresh - before) / (monotonic() - begun)
            self._tell_how_far(f"{self._fresh:,} of {self.plan.games:,} games, {speed:.1f} a second")
        games = self._fresh
        self._fresh = 0
        self._data.forget(self.generation + 1 - self.plan.keep)
        played = monotonic() - begun
        learnt: dict[str, Any] = {}
        learning = Thread(target=self._learn, args=(learnt,), daemon=True)
        learning.start()
        while learning.is_alive():
            self._gather(0.2)
            self._tell_how_far(f"learns from {len(self._data):,} positions")
        learning.join()
        if not learnt:
            raise RuntimeError("learning failed; see above")
        learned = monotonic() - begun - played
        new = str(self._net(self.generation))
        entry: dict[str, Any] = {"generation": self.generation, "games": games, **learnt}
        gate = self.plan.gate
        test = SequentialTest(max(gate.least - DOUBT, NEVER), min(gate.least + DOUBT, 1.0 - NEVER))
        mean, error, deals = self.duel(new, self.best, gate.deals, f"gate{self.generation}", test)
        entry["gate"] = [round(mean, 4), round(error, 4), deals]
        accepted = mean >= gate.least
        if gate.yardstick == self.best:
            entry["yardstick"] = entry["gate"]
        elif gate.yardstick:
            mean, error, deals = self.duel(
                new, gate.yardstick, gate.yardstick_deals, f"yard{self.generation}"
            )
            entry["yardstick"] = [round(mean, 4), round(error, 4), deals]
        if accepted:
            self.best = new
        # A net that is not yet good enough plays half of the seats: it has to meet its own mistakes.
        self.players = [self.best] if accepted else [self.best, new]
        entry["accepted"] = accepted
        entry["seconds"] = [round(played), round(learned), round(monotonic() - begun - played - learned)]
        self.history.append(entry)
        self.generation += 1
        self._asked = 0
        self._save()
        self.tell(f"{monotonic() - self._begun:.0f} s: {json.dumps(entry)}")
        self._page.show(self.history, f"generation {self.generation} begins", goes_on=True)

    def _learn(self, learnt: dict[str, Any]) -> None:
        learn = self.plan.learn
        best = self._best_net()
        thinker = None if best is None else model_of(best, self._features, learn).to(self._device)
        about = {
            "game": self.plan.game,
            "features": self._features.id,
            "generation": self.generation,
            "seed": self.plan.seed,
        }
        nets: list[Net] = []
        # Nets that begin with nothing have no mean.
        for number in range(1 if best is None else learn.nets):
            if best is not None and learn.warm:
                model = model_of(best, self._features, learn).to(self._device)
            else:
                model = Model(self._features, learn).to(self._device)
            seed = self.generation + number * self.plan.generations
            found = train(model, self._data, learn, thinker, seed, self.tell)
            nets.append(net_of(model, about))
        write_net(mean_net(nets), self._net(self.generation))
        learnt.update(found)
