"""Fits the weights of Drakon's evaluation to games of bots against themselves.

    .venv/bin/python scripts/fit_drakon.py --seats 2 [--games 5000] [--bot turn:spread=0.01] [--seed 1]

Every eighth turn or so one seat looks at the position as it sees it; a softmax over the seats' weighted
features is fitted to who won. A fifth of the games is held out. Prints the losses and the weights for
`bots/eval/drakon_weights.py`, which somebody has to put there: small ones are noise.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

sys.path.append(str(Path(__file__).resolve().parent.parent / "src"))

from obelisk.bots.base import Budget
from obelisk.bots.eval.drakon import seat_features
from obelisk.bots.eval.drakon_weights import CROWD_WEIGHTS, DUEL_WEIGHTS
from obelisk.bots.search.plan import payoff
from obelisk.bots.spec import make_bot
from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from obelisk.games.drakon.public import TURN, frame

Numbers = NDArray[np.float64]
LOOKS = 0.12
"""How often a turn is looked at; neighbours in one game say the same."""
HELD_OUT = 5
"""One game of so many."""
RIDGE = 1e-3
STEPS = 40


class Looks:
    """Positions of games: the features of each seat and what it won, beginning with the seat that looked."""

    def __init__(self) -> None:
        self.features: list[list[list[float]]] = []
        self.won: list[list[float]] = []

    def arrays(self) -> tuple[Numbers, Numbers]:
        return np.array(self.features), np.array(self.won)


def play(seats: int, spec: str, name: str, looks: Looks) -> None:
    """One game, with what was seen in it."""
    game = GAMES.get("drakon").game
    bots = [make_bot(spec, game, f"{name}/{seat}") for seat in range(seats)]
    chance = SeededChance(name)
    random = Random(name)
    state = game.setup(game.options({"players": seats}), chance)
    viewers: list[int] = []
    while (decision := game.decision(state)) is not None:
        if frame(state) == TURN and random.random() < LOOKS:
            viewer = random.randrange(seats)
            order = [(viewer + other) % seats for other in range(seats)]
            looks.features.append([seat_features(state, seat, viewer) for seat in order])
            viewers.append(viewer)
        view = game.view(state, decision.seat)
        game.advance(state, bots[decision.seat].choose(view, game.legal(state), Budget()), chance)
    result = game.result(state)
    assert result is not None
    for viewer in viewers:
        looks.won.append([payoff(result, (viewer + other) % seats, seats) for other in range(seats)])


def chances(features: Numbers, weights: Numbers) -> Numbers:
    wealths = features @ weights
    powers = np.exp(wealths - wealths.max(axis=1, keepdims=True))
    shares: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return shares


def loss(features: Numbers, won: Numbers, weights: Numbers) -> float:
    return float(-(won * np.log(chances(features, weights))).sum(axis=1).mean())


def fit(features: Numbers, won: Numbers) -> Numbers:
    """Newton's method; the ridge keeps what never occurs at nothing."""
    positions, _, size = features.shape
    weights = np.zeros(size)
    for _ in range(STEPS):
        expected = chances(features, weights)
        slope = np.einsum("nsk,ns->k", features, won - expected) / positions - RIDGE * weights
        mean = np.einsum("nsk,ns->nk", features, expected)
        square = np.einsum("nsk,ns,nsj->kj", features, expected, features, optimize=True)
        curvature = (square - mean.T @ mean) / positions + RIDGE * np.eye(size)
        step = np.linalg.solve(curvature, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--bot", default="turn:spread=0.01")
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    fitted, held_out = Looks(), Looks()
    for number in track(range(arguments.games), "Playing"):
        looks = fitted if number % HELD_OUT else held_out
        play(arguments.seats, arguments.bot, f"fit/{arguments.seed}/{number}", looks)
    features, won = fitted.arrays()
    weights = fit(features, won)
    present = np.array(DUEL_WEIGHTS if arguments.seats == 2 else CROWD_WEIGHTS)
    print(f"{len(features)} positions, {len(held_out.features)} held out; loss on these:")
    print(f"  nothing known {np.log(arguments.seats):.4f}")
    print(f"  present       {loss(*held_out.arrays(), present):.4f}")
    print(f"  fitted        {loss(*held_out.arrays(), weights):.4f}")
    print([round(float(weight), 2) for weight in weights])
    return 0


if __name__ == "__main__":
    sys.exit(main())
