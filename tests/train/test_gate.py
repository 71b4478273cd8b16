"""The gate of a training: how many deals a new net has to play."""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty
from typing import Any

import pytest

from obelisk.arena.contest import FEWEST_DEALS, SequentialTest
from obelisk.train.duel import first_of
from obelisk.train.plan import plan_file, read_plan
from obelisk.train.workers import DUEL, PLAY

DEALS = 400


class Answering:
    """Workers that give each deal a score, of two always the later one first."""

    def __init__(self, score: Callable[[int], float]) -> None:
        self.count = 2
        self.jobs = self
        self.results = self
        self.waiting: list[tuple[str, Any]] = []
        self.asked: list[str] = []
        self._score = score
        self._turn = False

    def put(self, job: tuple[str, Any, Any]) -> None:
        kind, tag, _ = job
        self.asked.append(kind)
        if kind == DUEL:
            self.waiting.append((kind, tag))

    def get(self, timeout: float) -> tuple[str, Any, float]:
        if not self.waiting:
            raise Empty
        self._turn = not self._turn
        kind, tag = self.waiting.pop(1 if self._turn and len(self.waiting) > 1 else 0)
        return kind, tag, self._score(tag[1])


def duel(score: Callable[[int], float]) -> tuple[tuple[float, float, int], list[str]]:
    """The outcome of a gate where the deals have these scores, and what the workers were asked for."""
    campaign = pytest.importorskip("obelisk.train.campaign")
    held = campaign.Campaign.__new__(campaign.Campaign)
    held.plan = read_plan(plan_file("drakon"))
    workers = Answering(score)
    held._workers = workers
    held._duels = {}
    held._asked = held._waiting = held.generation = 0
    held._told = float("inf")
    held.players = ["drakon-v3"]
    outcome = held.duel("new", "old", DEALS, "gate0", SequentialTest(0.46, 0.54))
    return outcome, workers.asked


def winning(share: float) -> Callable[[int], float]:
    """This part of each four deals is won."""
    return lambda deal: float(deal % 4 < 4 * share)


def test_a_net_that_is_clearly_better_or_worse_is_told_early() -> None:
    for share in (0.25, 0.75):
        (mean, _, deals), asked = duel(winning(share))
        assert mean == pytest.approx(share, abs=0.1)
        assert FEWEST_DEALS <= deals < 100
        # No games come between the deals, and none is asked for that is not needed.
        assert PLAY not in asked
        assert len(asked) < deals + 10


def test_where_it_cannot_be_told_all_deals_are_played() -> None:
    (mean, error, deals), asked = duel(lambda deal: float(deal % 2))
    assert (mean, deals) == (0.5, DEALS)
    assert 0.04 < error < 0.06
    assert asked.count(DUEL) == DEALS


def test_a_test_does_not_look_past_a_deal_that_is_still_played() -> None:
    """Games that are lost quickly come back first."""
    assert first_of({}) == []
    assert first_of({1: 0.0, 2: 0.0}) == []
    assert first_of({0: 1.0, 1: 0.5, 3: 0.0}) == [1.0, 0.5]
