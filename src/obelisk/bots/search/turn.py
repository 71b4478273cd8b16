"""Plans for any game: a walk through all ways to play on until chance or another seat comes in."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from obelisk.bots.eval.base import Evaluation
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.plan import NoChance, Plan, best_first
from obelisk.core.decision import Action
from obelisk.core.game import Game

S_contra = TypeVar("S_contra", contravariant=True)


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
        states: list[Any] = [state]
        open_plans: list[Plan] = [Plan([], 0.0)]
        nodes = 0
        known: dict[tuple[int, ...], float] = {}
        for _ in range(self._depth):
            next_states: list[Any] = []
            next_plans: list[Plan] = []
            for index in range(len(states)):
                before = open_plans[index].actions
                legal = game.legal(states[index])
                for action in self._guide.worth_trying(states[index], legal):
                    following = game.copy(states[index])
                    chance = NoChance()
                    game.advance(following, action, chance)
                    plan = Plan([*before, action], self._evaluation.value(following, seat))
                    nodes += 1
                    # The same actions in another order, to the same effect, are one plan.
                    key = tuple(sorted(plan.actions))
                    is_new = known.get(key) != plan.value
                    known[key] = plan.value
                    if is_new:
                        after = game.decision(following)
                        if chance.asked or after is None or after.seat != seat:
                            done.append(plan)
                        else:
                            next_states.append(following)
                            next_plans.append(plan)
                    if limit.is_late():
                        done.extend(next_plans)
                        return best_first(done, width)
                if nodes >= self._nodes and done:
                    break
            if nodes >= self._nodes or not next_plans:
                done.extend(next_plans)
                break
            order = [(-next_plans[index].value, index) for index in range(len(next_plans))]
            order.sort()
            states = [next_states[index] for _, index in order[: self._beam]]
            open_plans = [next_plans[index] for _, index in order[: self._beam]]
        else:
            done.extend(open_plans)
        return best_first(done, width)
