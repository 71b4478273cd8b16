"""Learns how often bluffs fit and how often they are called when bots play Legends against themselves.

    .venv/bin/python scripts/learn_bluffs.py [--evaluation legends-n3] [--rounds 6] [--games 400] [--seed 1]

In every round `turn` plays itself with what was learnt in all rounds before: who is asked knows how often
bluffs have fitted, who bluffs knows how often they have been called (fictitious play). The first round is
played without. Prints the numbers of each round, and in the end what `bots/brains/bluff_rates.py` holds.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

sys.path.append(str(Path(__file__).resolve().parent.parent / "src"))

from bluffs import pairs

from obelisk.bots.base import Budget
from obelisk.bots.brain import brain_of
from obelisk.bots.brains.bluff_rates import RATES
from obelisk.bots.brains.bluffs import CALL, Caller, Rates, fitting, is_question, signs
from obelisk.bots.spec import make_bot
from obelisk.core.chance import SeededChance
from obelisk.core.rng import Rng
from obelisk.games.legends import GAME

Numbers = NDArray[np.float64]
SPREAD: Final = 0.02
RIDGE: Final = 1.0
STEPS: Final = 30
HELD_OUT: Final = 5
"""One game of so many says what was learnt."""


class Asked(NamedTuple):
    """Bluffs that could be called: what both seats saw, whether they fitted, and the chance of a call."""

    signs: list[float]
    fits: float
    called: float


def play(evaluation: str, decks: list[str], seed: str) -> list[Asked]:
    """What was asked in one game of `turn` against itself."""
    chance = SeededChance(seed)
    state = GAME.setup(GAME.options({"decks": decks}), chance)
    bots = [make_bot(f"turn:eval={evaluation}", GAME, f"{seed}/{seat}") for seat in range(2)]
    brain = brain_of(GAME)
    known = brain.evaluation(evaluation)
    assert known is not None
    policy = brain.policy(GAME, known)
    rng = Rng(f"asked/{seed}")
    found: list[Asked] = []
    while (decision := GAME.decision(state)) is not None:
        view = GAME.view(state, decision.seat)
        chosen = bots[decision.seat].choose(view, list(GAME.legal(state)), Budget())
        if is_question(state):
            called = policy.chance(view, rng) if isinstance(policy, Caller) else float(chosen == CALL)
            found.append(Asked(signs(state), float(fitting(state)), called))
        GAME.advance(state, chosen, chance)
    return found


def fitted(seen: Numbers, wanted: Numbers) -> Numbers:
    """The weights of a logistic regression."""
    weights = np.zeros(seen.shape[1])
    ridge = RIDGE * np.eye(seen.shape[1])
    for _ in range(STEPS):
        said = chances(seen, weights)
        slope = seen.T @ (said - wanted) + ridge @ weights
        bend = (seen.T * (said * (1.0 - said))) @ seen + ridge
        weights -= np.linalg.solve(bend, slope)
    return weights


def chances(seen: Numbers, weights: Numbers) -> Numbers:
    found: Numbers = 1.0 / (1.0 + np.exp(-np.clip(seen @ weights, -30.0, 30.0)))
    return found


def loss(said: Numbers, wanted: Numbers) -> float:
    """The log loss."""
    said = np.clip(said, 1e-6, 1.0 - 1e-6)
    return float(-np.mean(wanted * np.log(said) + (1.0 - wanted) * np.log(1.0 - said)))


def learnt(games: list[list[Asked]], take: str) -> tuple[Numbers, str]:
    """The weights for `fits` or `called`, and what they are worth in games that were held out."""
    parts: list[tuple[Numbers, Numbers]] = []
    for is_held in (False, True):
        rows = [
            each for number, game in enumerate(games) if (number % HELD_OUT == 0) == is_held for each in game
        ]
        seen = np.array([each.signs for each in rows])
        parts.append((seen, np.array([getattr(each, take) for each in rows])))
    (seen, wanted), (held, truth) = parts
    said = chances(held, fitted(seen, wanted))
    usual = np.full_like(truth, wanted.mean())
    about = f"{take}: mean {wanted.mean():.3f}, held out {loss(said, truth):.3f}, always the mean "
    weights = fitted(np.vstack([seen, held]), np.concatenate([wanted, truth]))
    return weights, f"{about}{loss(usual, truth):.3f}"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--evaluation", default="legends-n3")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    decks = pairs()
    RATES.pop(arguments.evaluation, None)
    kept: list[list[Asked]] = []
    for round in range(arguments.rounds):
        games = [
            play(arguments.evaluation, decks[number % len(decks)], f"learn/{arguments.seed}/{round}/{number}")
            for number in range(arguments.games)
        ]
        # How the first ones were answered is not learnt from any more when there is something better.
        kept = games if round < 2 else kept + games
        now = [each for game in games for each in game]
        fits, about_fits = learnt(kept, "fits")
        called, about_called = learnt(kept, "called")
        RATES[arguments.evaluation] = Rates(tuple(fits.tolist()), tuple(called.tolist()), SPREAD)
        print(
            f"round {round}: {len(now)} questions, {np.mean([each.fits for each in now]):.1%} fit,"
            f" {np.mean([each.called for each in now]):.1%} are called; {about_fits}; {about_called}",
            flush=True,
        )
    for name, weights in (("fits", fits), ("called", called)):
        print(f"{name}=({', '.join(f'{weight:.3f}' for weight in weights)}),")
    return 0


if __name__ == "__main__":
    sys.exit(main())
