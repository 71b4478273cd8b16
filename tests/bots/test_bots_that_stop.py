"""A search that may stop does so where more time would hardly change the choice, and nowhere else."""

from __future__ import annotations

from math import pi, sqrt
from typing import Any

import pytest

from bots.positions import game_of, question
from obelisk.bots.base import Budget
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.pimc import LOOK, Candidate, Worlds, loss_without, with_a_chance
from obelisk.bots.search.plan import Plan
from obelisk.bots.spec import make_bot
from obelisk.bots.thinkers import SearchBot, Thought
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action, Decision
from obelisk.core.rng import Rng

TIME = 2000
"""Milliseconds; each position that is judged takes one."""


class Bet:
    """One choice among some actions; an action is worth what it is worth, give or take luck."""

    batch = 64
    id = "bet"

    def __init__(self, worths: list[float], luck: float, shared: bool = False) -> None:
        self.worths = worths
        self.luck = luck
        self.shared = shared
        self.milliseconds = 0

    def now(self) -> float:
        return self.milliseconds / 1000.0

    def determinise(self, view: list[int], rng: Rng) -> list[int]:
        return [rng.below(1000)]

    def copy(self, state: list[int]) -> list[int]:
        return state.copy()

    def legal(self, state: list[int]) -> list[int]:
        return list(range(len(self.worths)))

    def decision(self, state: list[int]) -> Decision | None:
        return Decision(0, "bet") if len(state) == 1 else None

    def view(self, state: list[int], seat: int) -> list[int]:
        return state

    def advance(self, state: list[int], action: int, chance: SeededChance) -> None:
        state.append(action)

    def plans(self, state: list[int], width: int, limit: Limit) -> list[Plan]:
        return [Plan([Action(action)], worth) for action, worth in enumerate(self.worths)]

    def values(self, states: list[list[int]], seat: int) -> list[float]:
        self.milliseconds += len(states)
        return [self.worths[action] + self.luck * self.noise(world, action) for world, action in states]

    def noise(self, world: int, action: int) -> float:
        mixed = Rng(f"{world}" if self.shared else f"{world}/{action}").below(1000)
        return mixed / 1000 - 0.5


def search(bet: Any, limit: Limit) -> Worlds:
    worlds = Worlds(bet, bet, bet, bet, len(bet.worths), 0)
    worlds.run([0], 0, Rng("bets"), limit)
    return worlds


def thought(bet: Bet) -> Limit:
    return Limit(TIME, 0, bet.now, may_stop=True)


def test_who_is_surely_ahead_ends_the_search() -> None:
    bet = Bet([0.7, 0.5, 0.4, 0.3], 0.2)
    best = search(bet, thought(bet)).best
    assert best is not None
    assert best.plan.actions == [0]
    assert bet.milliseconds < TIME / 10


def test_finalists_that_are_close_get_all_the_time() -> None:
    bet = Bet([0.5, 0.502, 0.1, 0.1], 0.8)
    found = search(bet, thought(bet))
    assert bet.milliseconds >= TIME
    # Who had no chance was gone at the first look, and did not wait for its round.
    assert [candidate.trials for candidate in found.candidates[2:]] == [LOOK, LOOK]
    assert min(candidate.trials for candidate in found.candidates[:2]) > TIME / 3


def test_what_comes_to_the_same_needs_no_thought() -> None:
    bet = Bet([0.5, 0.5, 0.5], 0.8, shared=True)
    search(bet, thought(bet))
    assert bet.milliseconds == 3 * LOOK


def test_one_plan_needs_no_thought() -> None:
    bet = Bet([0.5], 0.8)
    search(bet, thought(bet))
    assert bet.milliseconds == 0
    search(bet, Limit(TIME, 0, bet.now))
    assert bet.milliseconds == LOOK


def test_who_counts_simulations_gets_as_many_as_were_asked_for() -> None:
    bet = Bet([0.9, 0.1], 0.1)
    limit = Limit(TIME, 400, bet.now, may_stop=True)
    search(bet, limit)
    assert limit.simulations == 400


def test_who_asks_for_estimates_gets_all_the_time() -> None:
    bet: Any = Bet([0.9, 0.1], 0.1)
    bot = SearchBot(bet, Worlds(bet, bet, bet, bet, 2, 0), Rng("bet"), Thought(TIME, 0, bet.now))
    bot.choose([0], [Action(0), Action(1)], Budget())
    assert 0 < bet.milliseconds < TIME / 10
    bet.milliseconds = 0
    bot.estimates([0], Budget())
    assert bet.milliseconds >= TIME


@pytest.mark.parametrize("id", ["city", "drakon", "legends"])
def test_time_makes_no_difference_to_who_counts_simulations(id: str) -> None:
    """With `sims` and a seed the same search comes again, however long `ms` would let it think."""
    view, legal = question(id, 12)
    found = []
    for spec in ("search:sims=40,width=4,turns=1", "search:sims=40,ms=9000000,width=4,turns=1"):
        bot: Any = make_bot(spec, game_of(id), 1)
        action = bot.choose(view, legal, Budget())
        found.append((action, [(each.actions, each.trials, each.chance) for each in bot.searched()]))
    assert found[0] == found[1]


def candidate(worth: float, outcomes: list[float]) -> Candidate:
    made = Candidate(Plan([], worth))
    made.outcomes = outcomes
    made.total = sum(outcomes)
    made.trials = len(outcomes)
    return made


def test_the_loss_without_a_rival() -> None:
    """Half of a normal difference: of one around nothing the mean of its positive part."""
    leader = candidate(0.5, [0.6, 0.4] * 50)
    even = candidate(0.5, [0.4, 0.6] * 50)
    error = sqrt(0.04 * 100 / 99 / 100)
    assert loss_without(even, leader) == pytest.approx(error / sqrt(2 * pi))
    behind = candidate(0.4, [0.3, 0.5] * 50)
    assert 0.0 < loss_without(behind, leader) < 1e-6
    assert loss_without(leader, leader) == 0.0
    assert with_a_chance([leader, behind, even], 0.0001) == [leader, even]
