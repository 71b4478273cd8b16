"""A learning agent through OpenSpiel: policy gradient against a random player of Legends.

The policy has one number for each action of the fixed action space, so it learns which actions are worth
taking at all: little, but enough to beat the random player. Put a network in the place of `Policy` to go on.

pip install 'obelisk[research]'
python examples/openspiel_learner.py
"""

from __future__ import annotations

import sys

import numpy as np
import pyspiel  # type: ignore[import-not-found]

import obelisk.research.openspiel  # noqa: F401 - registers the games

LEARNING_RATE = 0.02
LEARNER = 0


class Policy:
    """Chances of the legal actions: the softmax of what was learned of each."""

    def __init__(self, actions: int, rng: np.random.Generator) -> None:
        self.values = np.zeros(actions)
        self.rng = rng
        self.gradient = np.zeros(actions)

    def choose(self, legal: list[int]) -> int:
        weights = np.exp(self.values[legal] - self.values[legal].max())
        chances = weights / weights.sum()
        place = int(self.rng.choice(len(legal), p=chances))
        self.gradient[legal] -= chances
        self.gradient[legal[place]] += 1
        return legal[place]

    def learn(self, reward: float) -> None:
        """What was done more often than expected in a game that was won is done more often from now on."""
        self.values += LEARNING_RATE * reward * self.gradient
        self.gradient[:] = 0


def play(game: pyspiel.Game, policy: Policy, rng: np.random.Generator) -> float:
    """One game; what the learner got out of it, from -1 to 1."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        elif state.current_player() == LEARNER:
            state.apply_action(policy.choose(state.legal_actions()))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[rng.integers(len(legal))])
    return float(state.returns()[LEARNER])


def main(games: int) -> None:
    rng = np.random.default_rng(1)
    game = pyspiel.load_game("obelisk_legends(deck=vulca,against=hoax)")
    policy = Policy(game.num_distinct_actions(), rng)
    block = max(games // 5, 1)
    won = 0
    for number in range(1, games + 1):
        reward = play(game, policy, rng)
        policy.learn(reward)
        won += reward > 0
        if number % block == 0:
            print(f"games {number - block + 1} to {number}: won {100 * won / block:.0f} %")
            won = 0


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
