"""The bots that think: greedy, through their turn, and through many worlds.

All of them see a view and nothing else. They look ahead in states that the game itself makes up to fit the
view, so what is hidden stays hidden.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Protocol

from obelisk.bots.base import Budget
from obelisk.bots.brain import Policy
from obelisk.bots.eval.base import Evaluation
from obelisk.bots.search.blur import gumbel
from obelisk.bots.search.limit import Clock, Limit
from obelisk.bots.search.pimc import Candidate
from obelisk.bots.search.plan import NoChance, Planner
from obelisk.bots.search.turn import Guide
from obelisk.core.decision import Action
from obelisk.core.event import Event
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng


class Search(Protocol):
    """A search over the plans of a seat."""

    candidates: list[Candidate]
    best: Candidate | None

    def run(self, view: Any, seat: int, rng: Rng, limit: Limit) -> None:
        """Thinks about a view until the limit."""
        ...


class Estimate:
    """What a bot thinks of a way to go on: the actions, the chance to win, and in how many trials."""

    __slots__ = ("actions", "chance", "trials")

    def __init__(self, actions: list[Action], chance: float, trials: int) -> None:
        self.actions = actions
        self.chance = chance
        self.trials = trials


def seat_of(game: AnyGame, state: Any) -> int:
    """The seat that decides in a state that is not over."""
    decision = game.decision(state)
    assert decision is not None
    return decision.seat


class Thought:
    """How long a bot thinks: its own limits, the tighter ones of its budget, and the clock."""

    def __init__(self, milliseconds: int = 0, simulations: int = 0, clock: Clock = perf_counter) -> None:
        self._milliseconds = milliseconds
        self._simulations = simulations
        self._clock = clock

    def limit(self, budget: Budget, may_stop: bool = False) -> Limit:
        """The limit of a decision that begins now."""
        return Limit(
            tighter(self._milliseconds, budget.milliseconds),
            tighter(self._simulations, budget.simulations),
            self._clock,
            may_stop,
        )


def tighter(own: int, given: int) -> int:
    """The smaller of two limits of which 0 is none."""
    if own and given:
        return min(own, given)
    return own or given


class GreedyBot:
    """Takes the action after which the position looks best.

    `spread` blurs the looks; with a `margin` it takes any action that looks at most that much worse: random
    play without obvious blunders. When time is up it chooses among what it has looked at.
    """

    def __init__(
        self,
        game: AnyGame,
        evaluation: Evaluation[Any],
        guide: Guide[Any],
        seed: str,
        thought: Thought,
        spread: float = 0.0,
        margin: float = 0.0,
    ) -> None:
        self._game = game
        self._evaluation = evaluation
        self._guide = guide
        self._thought = thought
        self._spread = spread
        self._margin = margin
        self._rng = Rng(f"bot/greedy/{seed}")

    def choose(self, view: Any, legal: list[Action], budget: Budget) -> Action:
        """The action after which the position is worth most."""
        if len(legal) == 1:
            return legal[0]
        game = self._game
        limit = self._thought.limit(budget)
        world = game.determinise(view, self._rng)
        seat = seat_of(game, world)
        values: list[float] = []
        choices = self._guide.worth_trying(world, legal)
        afters: list[Any] = []
        for action in choices:
            after = game.copy(world)
            game.advance(after, action, NoChance())
            afters.append(after)
            if len(afters) >= self._evaluation.batch:
                values.extend(self._evaluation.values(afters, seat))
                afters = []
            if limit.is_late():
                break
        if afters:
            values.extend(self._evaluation.values(afters, seat))
        if self._spread:
            values = [value + self._spread * gumbel(self._rng) for value in values]
        best = max(values)
        good = [choices[index] for index, value in enumerate(values) if value >= best - self._margin]
        return good[self._rng.below(len(good))]

    def hear(self, events: list[Event]) -> None:
        """It knows from the view all it wants to know."""


class Memory:
    """What is left of a plan, kept as long as everything happens as it was planned."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._views: list[Any] = []
        self._actions: list[Action] = []

    def recall(self, view: Any, legal: list[Action]) -> Action | None:
        """The planned action, if the view is the one it was planned for."""
        if not self._views or self._views[0] != view or self._actions[0] not in legal:
            self._views = []
            return None
        self._views.pop(0)
        return self._actions.pop(0)

    def keep(self, world: Any, seat: int, actions: list[Action]) -> None:
        """Remembers a plan from its second action on, each with the view to expect."""
        self._views = []
        self._actions = actions[1:]
        state = self._game.copy(world)
        for action in actions[:-1]:
            chance = NoChance()
            self._game.advance(state, action, chance)
            if chance.asked:
                break
            self._views.append(self._game.view(state, seat))


class TurnBot:
    """Looks through all ways to play its turn and takes the one that looks best."""

    def __init__(
        self,
        game: AnyGame,
        planner: Planner[Any],
        rng: Rng,
        thought: Thought,
        policy: Policy | None = None,
    ) -> None:
        self._game = game
        self._planner = planner
        self._thought = thought
        self._policy = policy
        self._rng = rng
        self._memory = Memory(game)

    def choose(self, view: Any, legal: list[Action], budget: Budget) -> Action:
        """The next action of the best plan for the turn."""
        planned = self._memory.recall(view, legal)
        if planned is not None:
            return planned
        if len(legal) == 1:
            return legal[0]
        answer = None if self._policy is None else self._policy.answer(view, legal, self._rng)
        if answer is not None:
            return answer
        limit = self._thought.limit(budget)
        world = self._game.determinise(view, self._rng)
        best = self._planner.plans(world, 1, limit)[0]
        self._memory.keep(world, seat_of(self._game, world), best.actions)
        return best.actions[0]

    def hear(self, events: list[Event]) -> None:
        """It knows from the view all it wants to know."""


class SearchBot:
    """Searches through worlds that fit its view, within its own limits and the budget."""

    def __init__(
        self, game: AnyGame, search: Search, rng: Rng, thought: Thought, policy: Policy | None = None
    ) -> None:
        self._game = game
        self._search = search
        self._thought = thought
        self._policy = policy
        self._rng = rng
        self._memory = Memory(game)
        self._has_searched = False
        self.simulations = 0

    def choose(self, view: Any, legal: list[Action], budget: Budget) -> Action:
        """The next action of the plan that simulations found best."""
        self._has_searched = False
        planned = self._memory.recall(view, legal)
        if planned is not None:
            return planned
        if len(legal) == 1:
            return legal[0]
        answer = None if self._policy is None else self._policy.answer(view, legal, self._rng)
        if answer is not None:
            return answer
        limit = self._thought.limit(budget, may_stop=True)
        world = self._game.determinise(view, self._rng)
        seat = seat_of(self._game, world)
        self._search.run(view, seat, self._rng, limit)
        self._has_searched = True
        self.simulations += limit.simulations
        best = self._search.best
        assert best is not None
        self._memory.keep(world, seat, best.plan.actions)
        return best.plan.actions[0]

    def hear(self, events: list[Event]) -> None:
        """It knows from the view all it wants to know."""

    def estimates(self, view: Any, budget: Budget) -> list[Estimate]:
        """The ways to go on that were looked at, the best first. Nothing is remembered."""
        limit = self._thought.limit(budget)
        world = self._game.determinise(view, self._rng)
        self._search.run(view, seat_of(self._game, world), self._rng, limit)
        return self._found()

    def searched(self) -> list[Estimate]:
        """What the last choice was made of, the best first; nothing if it needed no search."""
        return self._found() if self._has_searched else []

    def _found(self) -> list[Estimate]:
        """The longer a plan stayed in the search, the better: one that was dropped early may have met a few
        lucky worlds only. The chance is what the search ranked it by.
        """
        best = self._search.best
        return [
            Estimate(each.plan.actions, each.promise(), each.trials)
            for each in sorted(
                self._search.candidates,
                key=lambda each: (each is not best, -each.rounds, -each.trials, -each.promise()),
            )
        ]
