"""One tree for all worlds: information-set tree search over plans (Cowling, Powley and Whitehouse 2012).

Every simulation draws a world and walks down the same tree; where a seat decides, only the plans that exist
in this world compete, each judged by how often it could have been chosen. A leaf is valued by the evaluation,
after a playout of some turns with the best plans.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from obelisk.bots.eval.base import Evaluation
from obelisk.bots.search.horizon import Horizon
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.pimc import ONLY_ONE, Candidate
from obelisk.bots.search.plan import Plan, Planner
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Seat
from obelisk.core.errors import IllegalAction
from obelisk.core.game import Game
from obelisk.core.rng import Rng


class Node:
    """A plan in the tree: statistics for the seat that chose it, and what may follow."""

    __slots__ = ("available", "children", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[tuple[int, ...], Node] = {}

    def mean(self) -> float:
        """The average outcome; the prior counts as one visit."""
        return (self.total + self.prior) / (self.visits + 1)


class Tree:
    """The search; after `run`, `candidates` holds the plans of the root."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        planner: Planner[Any],
        quick: Planner[Any],
        evaluation: Evaluation[Any],
        width: int,
        turns: int,
        exploration: float,
    ) -> None:
        self._game = game
        self._planner = planner
        self._quick = quick
        self._evaluation = evaluation
        self._width = width
        self._turns = turns
        self._exploration = exploration
        self.candidates: list[Candidate] = []
        self.best: Candidate | None = None

    def run(self, view: Any, seat: Seat, rng: Rng, limit: Limit) -> None:
        """Simulates until the limit; `candidates` then holds the plans of the root."""
        root = Node(0.0)
        plans = self._planner.plans(self._game.determinise(view, rng), self._width, limit)
        while not limit.is_over() and (len(plans) > 1 or limit.simulations < ONLY_ONE):
            self._simulate(view, seat, root, plans, rng, limit)
            limit.count()
        self.candidates = []
        most = -1
        for plan in plans:
            candidate = Candidate(plan)
            node = root.children.get(tuple(plan.actions))
            if node is not None:
                candidate.trials = node.visits
                candidate.total = node.total
            self.candidates.append(candidate)
            if candidate.trials > most:
                most = candidate.trials
                self.best = candidate

    def _simulate(
        self, view: Any, seat: Seat, root: Node, root_plans: list[Plan], rng: Rng, limit: Limit
    ) -> None:
        game = self._game
        state = game.determinise(view, rng)
        chance = SeededChance(rng.word())
        path: list[Node] = []
        choosers: list[int] = []
        node = root
        plans = root_plans
        in_tree = True
        horizon = Horizon(seat, self._turns)
        while not limit.is_late():
            decision = game.decision(state)
            if decision is None or not horizon.includes(decision.seat):
                break
            if path:
                plans = self._quick.plans(state, self._width if in_tree else 1, limit)
            chosen = plans[0]
            if in_tree:
                child, chosen = self._select(node, plans)
                in_tree = child.visits > 0
                path.append(child)
                choosers.append(decision.seat)
                node = child
            try:
                for action in chosen.actions:
                    game.advance(state, action, chance)
            except IllegalAction:
                # The plan names what was only seen in the world it was made for.
                continue
        if limit.is_late():
            return
        values: dict[int, float] = {}
        for index in range(len(path)):
            who = choosers[index]
            if who not in values:
                values[who] = self._evaluation.values([state], who)[0]
            path[index].visits += 1
            path[index].total += values[who]

    def _select(self, node: Node, plans: list[Plan]) -> tuple[Node, Plan]:
        """The plan with the best upper bound among those that exist in this world."""
        best: Node | None = None
        best_plan = plans[0]
        highest = -1.0e9
        for plan in plans:
            key = tuple(plan.actions)
            child = node.children.get(key)
            if child is None:
                child = Node(plan.value)
                node.children[key] = child
            child.available += 1
            bound = child.mean() + self._exploration * sqrt(log(child.available + 1.0) / (child.visits + 1.0))
            if bound > highest:
                highest = bound
                best = child
                best_plan = plan
        assert best is not None
        return best, best_plan
