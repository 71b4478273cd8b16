"""Two evaluations against each other: the same deals with seats changed."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from obelisk.arena.contest import PairedChance, SequentialTest
from obelisk.bots.brain import Brain
from obelisk.bots.eval.base import Evaluation
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.plan import payoff
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng
from obelisk.train.practice import follow

SLOWEST: Final = 20.0
"""Seconds after which the last few deals of a duel are no longer waited for."""
ENOUGH: Final = 0.9


def deal_score(
    game: AnyGame, brain: Brain, one: Evaluation[Any], other: Evaluation[Any], seed: str, most_actions: int
) -> float:
    """What `one` makes of a deal with one seat against all others; a fair share counts as half.

    Both look through their turns, all seats are taken in turn. With two seats that is the score from 0 to 1;
    with four, all that can be won is 2.
    """
    assert brain.practice is not None
    values = brain.practice(Rng(f"duel/{seed}"))
    options = game.options(values)
    seats = game.seats(options)
    total = 0.0
    for chosen in range(seats):
        planners = [brain.planner(game, one if seat == chosen else other, False) for seat in range(seats)]
        rng = Rng(f"duel/{seed}/{chosen}")
        chance = PairedChance(seed)
        state = game.setup(options, chance)
        played = 0
        while played < most_actions:
            decision = game.decision(state)
            if decision is None:
                break
            legal = game.legal(state)
            actions = [legal[0]]
            if len(legal) > 1:
                world = game.determinise(game.view(state, decision.seat), rng)
                actions = planners[decision.seat].plans(world, 1, Limit(0, 0))[0].actions
            played += len(follow(game, state, actions, chance))
        result = game.result(state)
        total += 1.0 / seats if result is None else payoff(result, chosen, seats)
    return total / 2.0


class Duel:
    """The deals of a duel: which are to be played next, what came of them, and when there are enough."""

    def __init__(self, deals: int, ahead: int, test: SequentialTest | None) -> None:
        self.scores: dict[int, float] = {}
        self._deals = deals
        self._ahead = ahead
        self._test = test
        self._asked = 0
        self._count = 0
        self._since = 0.0

    @property
    def is_asked(self) -> bool:
        """Whether all deals were asked for."""
        return self._asked == self._deals

    def due(self) -> list[int]:
        """The deals to ask for now: no more than keep everybody at work, if a test may end it."""
        first = self._asked
        self._asked = min(self._deals, len(self.scores) + self._ahead)
        return list(range(first, self._asked))

    def is_over(self, now: float) -> bool:
        """Whether all deals are played, the test can tell, or the last few have kept everybody waiting."""
        if len(self.scores) > self._count:
            self._count = len(self.scores)
            self._since = now
        if self._count == self._deals or self._is_told():
            return True
        return self._count >= ENOUGH * self._deals and now - self._since > SLOWEST

    def _is_told(self) -> bool:
        return self._test is not None and bool(self._test.verdict(self._first()))

    def _first(self) -> list[float]:
        """The scores of the first deals, up to one that is still being played.

        Short games come back first; a test that looked at them before the long ones would be led astray.
        """
        found: list[float] = []
        while len(found) in self.scores:
            found.append(self.scores[len(found)])
        return found

    def found(self) -> list[float]:
        """The scores that count."""
        return self._first() if self._is_told() else list(self.scores.values())


def mean_and_error(scores: list[float]) -> tuple[float, float]:
    """The mean of the deals and half its 95 % interval."""
    count = len(scores)
    mean = sum(scores) / count
    if count < 2:
        return mean, 1.0
    spread = sum((score - mean) ** 2 for score in scores) / (count - 1)
    return mean, 1.96 * sqrt(spread / count)
