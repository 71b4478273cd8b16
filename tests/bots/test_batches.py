"""Planners collect the positions of a turn and ask about many of them at once."""

from __future__ import annotations

from typing import Any

import pytest

from bots.positions import GAME_IDS, game_of, position
from obelisk.bots.base import Budget
from obelisk.bots.brain import brain_of
from obelisk.bots.eval.base import Evaluation
from obelisk.bots.search.limit import Limit
from obelisk.bots.spec import make_bot


class Batches:
    """An evaluation that is asked about some positions at once, and remembers how many they were."""

    def __init__(self, evaluation: Evaluation[Any], batch: int) -> None:
        self.id = evaluation.id
        self.batch = batch
        self.evaluation = evaluation
        self.sizes: list[int] = []

    def values(self, states: list[Any], seat: int) -> list[float]:
        self.sizes.append(len(states))
        return self.evaluation.values(states, seat)


@pytest.mark.parametrize("id", GAME_IDS)
@pytest.mark.parametrize("quick", [False, True])
def test_many_at_once_make_the_same_plans_as_one_after_the_other(id: str, quick: bool) -> None:
    game = game_of(id)
    brain = brain_of(game)
    largest = 0
    for decisions in (0, 4, 9, 14, 30):
        state = position(id, decisions)
        found = []
        for batch in (1, 7, 1000):
            asked = Batches(brain.evaluations[brain.default], batch)
            plans = brain.planner(game, asked, quick).plans(game.copy(state), 8, Limit(0, 0))
            found.append([(plan.actions, plan.value) for plan in plans])
            assert max(asked.sizes) <= batch
            largest = max(largest, *asked.sizes)
        assert found[0] == found[1] == found[2]
    assert largest > 7


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_greedy_bot_asks_once(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of(id)
    brain = brain_of(game)
    state = position(id, 4)
    decision = game.decision(state)
    assert decision is not None
    chosen = []
    for batch in (1, 1000):
        asked = Batches(brain.evaluations[brain.default], batch)
        with monkeypatch.context() as patch:
            patch.setitem(brain.evaluations, brain.default, asked)
            bot = make_bot("greedy:spread=0.01", game, 1)
            chosen.append(bot.choose(game.view(state, decision.seat), game.legal(state), Budget()))
    assert chosen[0] == chosen[1]
    assert len(asked.sizes) == 1
