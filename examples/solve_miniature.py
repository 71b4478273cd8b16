"""Solves the miniature of Drakon: the tree once, CFR+ over it, and how much a best answer could gain.

    python examples/solve_miniature.py 1000        iterations; 64 without a number

A learner that claims to find equilibria can be measured against what this prints.
"""

from __future__ import annotations

import sys

import obelisk.research.openspiel  # noqa: F401 - registers the games
from obelisk.research.solving import Solver


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
