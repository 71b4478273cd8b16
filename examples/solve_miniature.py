"""Solves the miniatures: the tree once, CFR+ over it, and how much a best answer could gain.

    python examples/solve_miniature.py                       all three, 16 iterations each
    python examples/solve_miniature.py drakon 1024           one of them, longer
    python examples/solve_miniature.py all 256 curves.svg    a picture of the curves as well (matplotlib)

A learner that claims to find equilibria can be measured against what this prints.
"""

from __future__ import annotations

import sys

import obelisk.research.openspiel  # noqa: F401 - registers the games
from obelisk.research.solving import Solver

GAMES = ["city", "drakon", "legends"]
Curve = list[tuple[int, float]]


def solve(game: str, most: int) -> Curve:
    """After how many iterations a best answer gains how much; prints it too."""
    solver = Solver(f"obelisk_{game}_mini")
    print(f"{game}: {solver.root.count()} positions, {len(solver.regrets)} information states")
    curve: Curve = []
    told = 1
    for number in range(1, most + 1):
        solver.iterate()
        if number in (told, most):
            policy = solver.average()
            value, gain = solver.value(policy), solver.gain(policy)
            print(f"{number:6} iterations: beginning is worth {value:+.6f}, a best answer gains {gain:.6f}")
            curve.append((number, gain))
            told *= 2
    return curve


def draw(curves: dict[str, Curve], path: str) -> None:
    """A line for each game, both axes logarithmic."""
    from matplotlib import pyplot

    _, axes = pyplot.subplots(figsize=(7, 4))
    for game, curve in curves.items():
        axes.loglog(*zip(*curve, strict=True), marker="o", label=game)
    axes.set_xlabel("iterations of CFR+")
    axes.set_ylabel("what a best answer gains")
    axes.grid(visible=True, which="major", alpha=0.3)
    axes.legend()
    pyplot.tight_layout()
    pyplot.savefig(path, metadata={"Date": None})


def main() -> None:
    words = [*sys.argv[1:], *["all", "16", ""][len(sys.argv) - 1 :]]
    games = GAMES if words[0] == "all" else [words[0]]
    curves = {game: solve(game, int(words[1])) for game in games}
    if words[2]:
        draw(curves, words[2])


if __name__ == "__main__":
    main()
