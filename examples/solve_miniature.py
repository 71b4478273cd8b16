"""Solves the miniature of Drakon: the tree once, CFR+ over it, and how much a best answer could gain.

    python examples/solve_miniature.py 1000        iterations; 64 without a number

A learner that claims to find equilibria can be measured against what this prints.
"""

from __future__ import annotations

import sys
from typing import Any

import pyspiel  # type: ignore[import-not-found]

import obelisk.research.openspiel  # noqa: F401 - registers the games


class Node:
    """A position: who chooses (-1: chance), with which probabilities or in which information state."""

    def __init__(self, state: Any, places: dict[str, int], sizes: list[int]) -> None:
        self.player = -2 if state.is_terminal() else state.current_player()
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
        self.rounds += 1
        for player in range(2):
            self._walk(self.root, player, 1.0, 1.0)
            for place, regrets in enumerate(self.regrets):
                regrets[:] = [max(one, 0.0) for one in regrets]
                self.now[place] = normal(regrets)

    def _walk(self, node: Node, player: int, own: float, others: float) -> float:
        """The worth of a node to a player, as all choose now; what he regrets is added up."""
        if node.player == -2:
            return node.value if player == 0 else -node.value
        if node.player == -1:
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
                if node.player == -1:
                    part = node.chances[number]
                elif node.player != player:
                    part = policy[node.place][number]
                reach(child, weight * part, depth + 1)

        answers: dict[int, int] = {}

        def worth(node: Node) -> float:
            if node.player == -2:
                return node.value if player == 0 else -node.value
            if node.player == player:
                return worth(node.children[answers[node.place]])
            parts = node.chances if node.player == -1 else policy[node.place]
            return sum(part * worth(child) for part, child in zip(parts, node.children, strict=True) if part)

        reach(self.root, 1.0, 0)
        for place in sorted(groups, key=lambda one: -max(depth for _, _, depth in groups[one])):
            totals = [
                sum(weight * worth(node.children[number]) for node, weight, _ in groups[place] if weight)
                for number in range(len(self.regrets[place]))
            ]
            answers[place] = totals.index(max(totals))
        return worth(self.root)


def worth_of(node: Node, policy: list[list[float]]) -> float:
    if node.player == -2:
        return node.value
    parts = node.chances if node.player == -1 else policy[node.place]
    return sum(part * worth_of(child, policy) for part, child in zip(parts, node.children, strict=True))


def normal(numbers: list[float]) -> list[float]:
    total = sum(numbers)
    return [one / total for one in numbers] if total > 0 else [1 / len(numbers)] * len(numbers)


def main() -> None:
    solver = Solver("obelisk_drakon_mini")
    print(f"{solver.root.count()} positions, {len(solver.regrets)} information states")
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 64
    told = 1
    for number in range(1, most + 1):
        solver.iterate()
        if number in (told, most):
            policy = solver.average()
            value, gain = solver.value(policy), solver.gain(policy)
            print(f"{number:6} iterations: beginning is worth {value:+.6f}, a best answer gains {gain:.6f}")
            told *= 4


if __name__ == "__main__":
    main()
