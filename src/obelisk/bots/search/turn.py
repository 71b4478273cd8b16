"""Plans for any game: a walk through all ways to play on until chance or another seat comes in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from obelisk.bots.eval.base import Evaluation
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.plan import NoChance, NotedChance, Plan, best_first, play_plan
from obelisk.core.chance import Chance
from obelisk.core.decision import Action, Seat
from obelisk.core.game import Game

S_contra = TypeVar("S_contra", contravariant=True)

SomeChoices = Callable[[Any, int], list[Action]]
"""The first choices of a position, at least so many if there are so many."""
FORCED: Final = 8
"""So many actions without a choice in a row are followed at once."""


class Guide(Protocol[S_contra]):
    """Says which actions are worth looking at."""

    def worth_trying(self, state: S_contra, legal: list[Action]) -> list[Action]:
        """The actions to look at; never none."""
        ...


class AllActions:
    """The guide of a game about which nothing is known: all actions are worth looking at."""

    def worth_trying(self, state: object, legal: list[Action]) -> list[Action]:
        """Everything that is legal."""
        return legal


class Level:
    """The positions after so many choices: looked at, then valued some at a time, then sorted out."""

    __slots__ = (
        "_choices",
        "_evaluation",
        "_known",
        "_lines",
        "_seat",
        "_states",
        "choices",
        "plans",
        "states",
    )

    def __init__(self, evaluation: Evaluation[Any], seat: int, known: dict[tuple[int, ...], float]) -> None:
        self._evaluation = evaluation
        self._seat = seat
        self._known = known
        self._states: list[Any] = []
        self._lines: list[list[Action]] = []
        self._choices: list[list[Action]] = []
        # What can be followed.
        self.states: list[Any] = []
        self.plans: list[Plan] = []
        self.choices: list[list[Action]] = []

    def add(self, state: Any, line: list[Action], choices: list[Action], done: list[Plan]) -> None:
        """A position that was reached, and what can follow; `done` gets the plans that end."""
        self._states.append(state)
        self._lines.append(line)
        self._choices.append(choices)
        if len(self._states) >= self._evaluation.batch:
            self.value(done)

    def value(self, done: list[Plan]) -> None:
        """Values all that was added since."""
        if not self._states:
            return
        values = self._evaluation.values(self._states, self._seat)
        for index in range(len(values)):
            plan = Plan(self._lines[index], values[index])
            # The same actions in another order, to the same effect, are one plan.
            if len(plan.actions) > 1:
                key = tuple(sorted(plan.actions))
                is_new = self._known.get(key) != plan.value
                self._known[key] = plan.value
                if not is_new:
                    continue
            if not self._choices[index]:
                done.append(plan)
            else:
                self.states.append(self._states[index])
                self.plans.append(plan)
                self.choices.append(self._choices[index])
        self._states = []
        self._lines = []
        self._choices = []


class TurnPlanner:
    """Looks at up to `nodes` positions, level by level as deep as `depth`, the best ones of each level first.

    Of each level only the `beam` best positions are followed, so that a long turn is seen to its end. Where
    `some` of the choices are found sooner than all, only positions that are followed are asked for all.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        evaluation: Evaluation[Any],
        guide: Guide[Any],
        nodes: int,
        beam: int,
        depth: int,
        some: SomeChoices | None = None,
    ) -> None:
        self._game = game
        self._evaluation = evaluation
        self._guide = guide
        self._nodes = nodes
        self._beam = beam
        self._depth = depth
        self._some = some

    def plans(self, state: Any, width: int, limit: Limit) -> list[Plan]:
        """The best plans for the rest of the turn, best first, by a beam search."""
        return self._plans(state, self._worth_trying(state), 0, width, limit)

    def play(self, state: Any, chance: Chance, limit: Limit) -> None:
        """Plays the best plan in place. What leaves no choice is played at once, not planned before."""
        seat = self._seat(state)
        choices = self._worth_trying(state)
        forced = 0
        if len(choices) == 1:
            forced = 1
            choices = self._follow(state, [choices[0]], seat, NotedChance(chance))
            if not choices:
                return
            choices = self._all_choices(state, choices)
        plans = self._plans(state, choices, forced, 1, limit)
        play_plan(self._game, state, plans[0].actions, chance)

    def _seat(self, state: Any) -> Seat:
        decision = self._game.decision(state)
        assert decision is not None
        return decision.seat

    def _plans(self, state: Any, first: list[Action], nodes: int, width: int, limit: Limit) -> list[Plan]:
        """The plans that begin with some first actions, when so many positions were looked at, one by one."""
        game = self._game
        seat = self._seat(state)
        done: list[Plan] = []
        states: list[Any] = [game.copy(state)]
        open_plans: list[Plan] = [Plan([], 0.0)]
        choices: list[list[Action]] = [first]
        known: dict[tuple[int, ...], float] = {}
        for _ in range(nodes, self._depth):
            level = Level(self._evaluation, seat, known)
            for index in range(len(states)):
                before = open_plans[index].actions
                actions = choices[index]
                last = len(actions) - 1
                for number in range(len(actions)):
                    # Nobody needs the position itself after its last action.
                    following = states[index] if number == last else game.copy(states[index])
                    line = [*before, actions[number]]
                    following_choices = self._follow(following, line, seat, NoChance())
                    level.add(following, line, following_choices, done)
                    nodes += 1
                    if limit.is_late():
                        level.value(done)
                        done.extend(level.plans)
                        return best_first(done or open_plans, width)
                if nodes >= self._nodes:
                    level.value(done)
                    if done:
                        break
            level.value(done)
            if nodes >= self._nodes or not level.plans:
                done.extend(level.plans)
                break
            order = [(-level.plans[index].value, index) for index in range(len(level.plans))]
            order.sort()
            states = [level.states[index] for _, index in order[: self._beam]]
            open_plans = [level.plans[index] for _, index in order[: self._beam]]
            choices = [
                self._all_choices(level.states[index], level.choices[index])
                for _, index in order[: self._beam]
            ]
        else:
            done.extend(open_plans)
        # All that follows may be known from plans that were not among the best.
        return best_first(done or open_plans, width)

    def _worth_trying(self, state: Any) -> list[Action]:
        return self._guide.worth_trying(state, self._game.legal(state))

    def _some_choices(self, state: Any) -> list[Action]:
        """What can follow; of several choices two will do."""
        if self._some is None:
            return self._worth_trying(state)
        return self._guide.worth_trying(state, self._some(state, 2))

    def _all_choices(self, state: Any, some: list[Action]) -> list[Action]:
        """What can follow a position that is looked into, of which some choices are known."""
        return some if self._some is None else self._worth_trying(state)

    def _follow(self, state: Any, line: list[Action], seat: Seat, chance: NoChance) -> list[Action]:
        """Plays the last action of the line and those after it that leave no choice, and adds them to it.

        What can follow then, as far as `_some_choices` tells; nothing, if chance was asked, another seat
        decides or the game is over.
        """
        game = self._game
        for _ in range(FORCED):
            game.advance(state, line[-1], chance)
            after = game.decision(state)
            if chance.asked or after is None or after.seat != seat:
                return []
            choices = self._some_choices(state)
            if len(choices) > 1:
                return choices
            line.append(choices[0])
        line.pop()
        return [choices[0]]
