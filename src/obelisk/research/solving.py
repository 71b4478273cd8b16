"""Small games solved: the whole tree of a game of OpenSpiel for two, CFR+ or R-NaD over it, and best answers.

Much faster than to ask the game again in every iteration, and as exact: a learner can be measured against it.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

from obelisk.extras import MissingExtra

try:
    import pyspiel  # type: ignore[import-not-found]
except ImportError as error:
    raise MissingExtra(error) from None

CHANCE: Final = -1
OVER: Final = -2
TINY: Final = 1e-12
"""No chance of a choice is less to R-NaD, which asks for its logarithm."""


class Node:
    """A position: who chooses, with which chances or in which information state, and what comes then."""

    def __init__(self, state: Any, places: dict[str, int], sizes: list[int]) -> None:
        self.player = OVER if state.is_terminal() else state.current_player()
        self.value = state.returns()[0] if state.is_terminal() else 0.0
        self.chances: list[float] = []
        self.place = -1
        if state.is_terminal():
            actions = []
        elif state.is_chance_node():
            actions = [outcome for outcome, _ in state.chance_outcomes()]
            self.chances = [chance for _, chance in state.chance_outcomes()]
        else:
            actions = state.legal_actions()
            key = f"{self.player} {state.information_state_string()}"
            if key not in places:
                places[key] = len(sizes)
                sizes.append(len(actions))
            self.place = places[key]
        self.children = [Node(state.child(action), places, sizes) for action in actions]

    def count(self) -> int:
        """How many positions there are from here on."""
        return 1 + sum(child.count() for child in self.children)


class Solver:
    """CFR+: regrets that never fall below zero, later iterations count more."""

    def __init__(self, name: str) -> None:
        places: dict[str, int] = {}
        sizes: list[int] = []
        self.root = Node(pyspiel.load_game(name).new_initial_state(), places, sizes)
        self.regrets = [[0.0] * size for size in sizes]
        self.sums = [[0.0] * size for size in sizes]
        self.now = [[1 / size] * size for size in sizes]
        self.rounds = 0

    def iterate(self) -> None:
        """Both players in turn learn from all that they regret."""
        self.rounds += 1
        for player in range(2):
            self._walk(self.root, player, 1.0, 1.0)
            for place, regrets in enumerate(self.regrets):
                regrets[:] = [max(one, 0.0) for one in regrets]
                self.now[place] = normal(regrets)

    def _walk(self, node: Node, player: int, own: float, others: float) -> float:
        """The worth of a node to a player, as all choose now; what he regrets is added up."""
        if node.player == OVER:
            return node.value if player == 0 else -node.value
        if node.player == CHANCE:
            pairs = zip(node.children, node.chances, strict=True)
            return sum(chance * self._walk(child, player, own, others * chance) for child, chance in pairs)
        policy = self.now[node.place]
        if node.player != player:
            pairs = zip(node.children, policy, strict=True)
            return sum(part * self._walk(child, player, own, others * part) for child, part in pairs)
        worths = [
            self._walk(child, player, own * part, others)
            for child, part in zip(node.children, policy, strict=True)
        ]
        worth = sum(part * one for part, one in zip(policy, worths, strict=True))
        regrets, sums = self.regrets[node.place], self.sums[node.place]
        for number, one in enumerate(worths):
            regrets[number] += others * (one - worth)
            sums[number] += self.rounds * own * policy[number]
        return worth

    def average(self) -> list[list[float]]:
        """The policy so far: for each information state, how often each choice is taken."""
        return [normal(sums) for sums in self.sums]

    def value(self, policy: list[list[float]]) -> float:
        """What it is worth to begin, if both play this: chance first says who does."""
        return worth_of(self.root.children[0], policy)

    def gain(self, policy: list[list[float]]) -> float:
        """How much a best answer gains, on average over the seats: the exploitability."""
        return sum(self._best(policy, player) for player in range(2)) / 2

    def _best(self, policy: list[list[float]], player: int) -> float:
        """The worth of a best answer: information states are settled from the deepest up."""
        groups: dict[int, list[tuple[Node, float, int]]] = {}

        def reach(node: Node, weight: float, depth: int) -> None:
            if node.player == player:
                groups.setdefault(node.place, []).append((node, weight, depth))
            for number, child in enumerate(node.children):
                part = 1.0
                if node.player == CHANCE:
                    part = node.chances[number]
                elif node.player != player:
                    part = policy[node.place][number]
                reach(child, weight * part, depth + 1)

        answers: dict[int, int] = {}

        def worth(node: Node) -> float:
            if node.player == OVER:
                return node.value if player == 0 else -node.value
            if node.player == player:
                return worth(node.children[answers[node.place]])
            parts = node.chances if node.player == CHANCE else policy[node.place]
            return sum(part * worth(child) for part, child in zip(parts, node.children, strict=True) if part)

        reach(self.root, 1.0, 0)
        for place in sorted(groups, key=lambda one: -max(depth for _, _, depth in groups[one])):
            totals = [
                sum(weight * worth(node.children[number]) for node, weight, _ in groups[place] if weight)
                for number in range(len(self.regrets[place]))
            ]
            answers[place] = totals.index(max(totals))
        return worth(self.root)


class Regularised(Solver):
    """R-NaD without a net: regularised Nash dynamics, as DeepNash learns by them, over the whole tree.

    Who departs from the policy before pays for it, and what he pays goes to the other. In such a game the
    policies that follow their advantages come to rest; then this policy becomes the one before. The last one
    counts, not an average.
    """

    def __init__(self, name: str, cost: float = 0.2, rate: float = 1.0, rest: int = 20) -> None:
        super().__init__(name)
        self.cost = cost
        self.rate = rate
        self.rest = rest
        self.logits = [[0.0] * len(policy) for policy in self.now]
        self.before = [policy.copy() for policy in self.now]
        self.weights = [0.0] * len(self.now)

    def iterate(self) -> None:
        """Both players at once follow what each choice is worth more than the others."""
        for place, regrets in enumerate(self.regrets):
            regrets[:] = [0.0] * len(regrets)
            self.weights[place] = 0.0
        self._value(self.root, [1.0, 1.0])
        for place, logits in enumerate(self.logits):
            if self.weights[place] > 0.0:
                for number, one in enumerate(self.regrets[place]):
                    logits[number] += self.rate * one / self.weights[place]
            highest = max(logits)
            self.now[place] = normal([exp(one - highest) for one in logits])
        self.rounds += 1
        if self.rounds % self.rest == 0:
            self.before = [policy.copy() for policy in self.now]

    def _value(self, node: Node, reached: list[float]) -> float:
        """The worth of a node to the first seat; `reached`: how likely chance and each player come there."""
        if node.player == OVER:
            return node.value
        if node.player == CHANCE:
            pairs = zip(node.children, node.chances, strict=True)
            return sum(part * self._value(child, [part * one for one in reached]) for child, part in pairs)
        sign = 1.0 if node.player == 0 else -1.0
        policy, before = self.now[node.place], self.before[node.place]
        worths: list[float] = []
        for number, child in enumerate(node.children):
            part = max(policy[number], TINY)
            after = reached.copy()
            after[node.player] *= part
            due = self.cost * log(part / max(before[number], TINY))
            worths.append(self._value(child, after) - sign * due)
        worth = sum(part * one for part, one in zip(policy, worths, strict=True))
        others = reached[1 - node.player]
        self.weights[node.place] += others
        regrets = self.regrets[node.place]
        for number, one in enumerate(worths):
            regrets[number] += others * sign * (one - worth)
        return worth

    def average(self) -> list[list[float]]:
        """The policy as it is now."""
        return self.now


def worth_of(node: Node, policy: list[list[float]]) -> float:
    """What a position is worth to the first seat if both play this."""
    if node.player == OVER:
        return node.value
    parts = node.chances if node.player == CHANCE else policy[node.place]
    return sum(part * worth_of(child, policy) for part, child in zip(parts, node.children, strict=True))


def normal(numbers: list[float]) -> list[float]:
    """Numbers as parts of their sum; all alike where that is 0."""
    total = sum(numbers)
    return [one / total for one in numbers] if total > 0 else [1 / len(numbers)] * len(numbers)
