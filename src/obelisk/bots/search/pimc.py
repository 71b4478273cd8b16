"""Worlds: the plans of a seat are tried in many determinised worlds, and the better half goes on.

Perfect-information Monte Carlo with sequential halving. All plans that are left meet the same worlds and the
same chance, so that luck does not decide between them. Where time is the limit, a plan goes as soon as the
leader is surely enough ahead of it, and the search ends when the leader has no rival any more.
"""

from __future__ import annotations

from math import erfc, exp, pi, sqrt
from typing import Any, Final

from obelisk.bots.eval.base import Evaluation
from obelisk.bots.search.horizon import Horizon
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.plan import Plan, Planner, Player, play_plan
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action, Seat
from obelisk.core.game import Game
from obelisk.core.rng import Rng

FIRST_LOOK: Final = 4.0
"""The first look at a plan counts as so many trials: a few unlucky worlds must not turn a good plan down."""
ONLY_ONE: Final = 16
"""Trials of a plan that has no rival."""
LOOK: Final = 16
"""After so many worlds each it is asked who still has a chance."""
LOSS: Final = 0.0005
"""The chance to win that a decision may lose by stopping, as the spread between the worlds lets expect."""


class Candidate:
    """A plan under trial: how often it was tried, what came out, and how many halvings it survived."""

    __slots__ = ("outcomes", "plan", "rounds", "total", "trials")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rounds = 0
        self.total = 0.0
        self.trials = 0
        # World by world, as long as it is asked who still has a chance.
        self.outcomes: list[float] = []

    def mean(self) -> float:
        """The mean of its trials; before the first, what the plan itself promises."""
        return self.total / self.trials if self.trials else self.plan.value

    def promise(self) -> float:
        """What ranks it: the trials, and what it looked worth at first as much as some of them."""
        return (self.total + FIRST_LOOK * self.plan.value) / (self.trials + FIRST_LOOK)


class Playout:
    """Plays some turns on with the planner's best plans and values the ends."""

    def __init__(
        self, game: Game[Any, Any, Any], planner: Player[Any], evaluation: Evaluation[Any], turns: int
    ) -> None:
        self._game = game
        self._planner = planner
        self._evaluation = evaluation
        self._turns = turns

    def go_on(self, state: Any, seat: Seat, chance: SeededChance, limit: Limit) -> None:
        """Plays on to the horizon of `seat`, in place."""
        game = self._game
        horizon = Horizon(seat, self._turns)
        while not limit.is_late():
            decision = game.decision(state)
            if decision is None or not horizon.includes(decision.seat):
                break
            self._planner.play(state, chance, limit)

    def values(self, ends: list[Any], seat: Seat) -> list[float]:
        """What the ends of some playouts are worth to `seat`."""
        return self._evaluation.values(ends, seat)

    def values_in(
        self, world: Any, seat: Seat, lines: list[list[Action]], luck: int, limit: Limit
    ) -> list[float]:
        """What some lines of `seat` are worth, played on in one world with the same luck."""
        ends: list[Any] = []
        for actions in lines:
            chance = SeededChance(luck)
            state = self._game.copy(world)
            play_plan(self._game, state, actions, chance)
            self.go_on(state, seat, chance, limit)
            ends.append(state)
        return self.values(ends, seat)


class Worlds:
    """The search itself; `candidates` holds what it found, in no order."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        planner: Planner[Any],
        quick: Player[Any],
        evaluation: Evaluation[Any],
        width: int,
        turns: int,
    ) -> None:
        self._game = game
        self._planner = planner
        self._playout = Playout(game, quick, evaluation, turns)
        self._width = width
        self.candidates: list[Candidate] = []
        self.best: Candidate | None = None

    def run(self, view: Any, seat: Seat, rng: Rng, limit: Limit) -> None:
        """Tries the plans until the limit is reached; each round of halving gets an equal part of it."""
        game = self._game
        first = game.determinise(view, rng)
        plans = self._planner.plans(first, self._width, limit)
        self.candidates = [Candidate(plan) for plan in plans]
        self.best = self.candidates[0]
        alive = self.candidates.copy()
        rounds = 1
        while (1 << rounds) < len(alive):
            rounds += 1
        if len(alive) == 1 and not limit.may_stop:
            # There is nothing to choose; a few trials say what to expect.
            while alive[0].trials < ONLY_ONE and self._try(view, seat, alive, rng, limit):
                pass
        done = 0
        left = len(alive)
        while len(alive) > 1:
            done += 1
            while limit.used() * rounds < done and self._try(view, seat, alive, rng, limit):
                if limit.may_stop and alive[0].trials % LOOK == 0:
                    alive = with_a_chance(ranked(alive), LOSS / self._width)
                    if len(alive) == 1:
                        break
            left = (left + 1) // 2
            alive = ranked(alive)[:left]
            for candidate in alive:
                candidate.rounds += 1
        self.best = alive[0]

    def _try(self, view: Any, seat: Seat, alive: list[Candidate], rng: Rng, limit: Limit) -> bool:
        """One world for each plan that is left; says whether there was time for all of them."""
        game = self._game
        world = game.determinise(view, rng)
        luck = rng.word()
        ends: list[Any] = []
        for candidate in alive:
            if limit.is_over():
                return False
            chance = SeededChance(luck)
            state = game.copy(world)
            play_plan(game, state, candidate.plan.actions, chance)
            self._playout.go_on(state, seat, chance, limit)
            ends.append(state)
            limit.count()
            if limit.is_late():
                return False
        values = self._playout.values(ends, seat)
        for index in range(len(alive)):
            alive[index].total += values[index]
            alive[index].trials += 1
            if limit.may_stop:
                alive[index].outcomes.append(values[index])
        return True


def ranked(candidates: list[Candidate]) -> list[Candidate]:
    """The most promising first; equal ones stay in their order."""
    order = [(-candidates[index].promise(), index) for index in range(len(candidates))]
    order.sort()
    return [candidates[index] for _, index in order]


def with_a_chance(candidates: list[Candidate], least: float) -> list[Candidate]:
    """The leader, who comes first, and the rivals by which at least so much is lost if they go."""
    leader = candidates[0]
    return [leader, *[rival for rival in candidates[1:] if loss_without(rival, leader) >= least]]


def loss_without(rival: Candidate, leader: Candidate) -> float:
    """How much is lost in the mean without a rival, if their difference is normal around what worlds show.

    Both have met the same worlds. Who is far behind costs nothing; nor does who is surely as good.
    """
    trials = len(rival.outcomes)
    total = 0.0
    squares = 0.0
    for index in range(trials):
        difference = leader.outcomes[index] - rival.outcomes[index]
        total += difference
        squares += difference * difference
    mean = total / trials
    variance = (squares - total * mean) / (trials - 1)
    lead = leader.promise() - rival.promise()
    if variance <= 0.0:
        return 0.0
    error = sqrt(variance / trials)
    steps = lead / error
    return error * (exp(-0.5 * steps * steps) / sqrt(2.0 * pi) - 0.5 * steps * erfc(steps / sqrt(2.0)))
