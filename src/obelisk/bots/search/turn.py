"""Plans for any game: a walk through all ways to play on until chance or another seat comes in."""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeVar

from obelisk.bots.eval.base import Evaluation
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.plan import NoChance, Plan, best_first
from obelisk.core.decision import Action
from obelisk.core.game import Game

S_contra = TypeVar("S_contra", contravariant=True)

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
        return legal


class TurnPlanner:
    """Looks at up to `nodes` positions, level by level as deep as `depth`, the best ones of each level first.

    Of each level only the `beam` best positions are followed, so that a long turn is seen to its end.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        evaluation: Evaluation[Any],
        guide: Guide[Any],
        nodes: int,
        beam: int,
        depth: int,
    ) -> None:
        self._game = game
        self._evaluation = evaluation
        self._guide = guide
        self._nodes = nodes
        self._beam = beam
        self._depth = depth

    def plans(self, state: Any, width: int, limit: Limit) -> list[Plan]:
        game = self._game
        decision = game.decision(state)
        assert decision is not None
        seat = decision.seat
        done: list[Plan] = []
        states: list[Any] = [game.copy(state)]
        open_plans: list[Plan] = [Plan([], 0.0)]
        choices: list[list[Action]] = [self._worth_trying(state)]
        nodes = 0
        known: dict[tuple[int, ...], float] = {}
        for _ in range(self._depth):
            next_states: list[Any] = []
            next_plans: list[Plan] = []
            next_choices: list[list[Action]] = []
            for index in range(len(states)):
                before = open_plans[index].actions
                actions = choices[index]
                last = len(actions) - 1
                for number in range(len(actions)):
                    # Nobody needs the position itself after its last action.
                    following = states[index] if number == last else game.copy(states[index])
                    line = [*before, actions[number]]
                    following_choices = self._follow(following, line, seat)
                    plan = Plan(line, self._evaluation.value(following, seat))
                    nodes += 1
                    # The same actions in another order, to the same effect, are one plan.
                    key = tuple(sorted(line))
                    is_new = known.get(key) != plan.value
                    known[key] = plan.value
                    if is_new:
                        if not following_choices:
                            done.append(plan)
                        else:
                            next_states.append(following)
                            next_plans.append(plan)
                            next_choices.append(following_choices)
                    if limit.is_late():
                        done.extend(next_plans)
                        return best_first(done or open_plans, width)
                if nodes >= self._nodes and done:
                    break
            if nodes >= self._nodes or not next_plans:
                done.extend(next_plans)
                break
            order = [(-next_plans[index].value, index) for index in range(len(next_plans))]
            order.sort()
            states = [next_states[index] for _, index in order[: self._beam]]
            open_plans = [next_plans[index] for _, index in order[: self._beam]]
            choices = [next_choices[index] for _, index in order[: self._beam]]
        else:
            done.extend(open_plans)
        # All that follows may be known from plans that were not among the best.
        return best_first(done or open_plans, width)

    def _worth_trying(self, state: Any) -> list[Action]:
        return self._guide.worth_trying(state, self._game.legal(state))

    def _follow(self, state: Any, line: list[Action], seat: int) -> list[Action]:
        """Plays the last action of the line and those after it that leave no choice, and adds them to it.

        What can follow then; nothing, if chance was asked, another seat decides or the game is over.
        """
        game = self._game
        for _ in range(FORCED):
            chance = NoChance()
            game.advance(state, line[-1], chance)
            after = game.decision(state)
            if chance.asked or after is None or after.seat != seat:
                return []
            choices = self._worth_trying(state)
            if len(choices) > 1:
                return choices
            line.append(choices[0])
        line.pop()
        return [choices[0]]
