"""Learns each game against the random player, with numpy alone, and draws the curves.

    python examples/learner.py                          a minute's look at all three
    python examples/learner.py drakon 4000              one game, so many games of it
    python examples/learner.py all 1500 curves.svg      a picture as well (matplotlib)

An actor and a critic, both weighted sums. The actor judges actions by their features (`Batch.features`); in
Drakon also by what the observation shows where an action leads to, because which step is good there depends
on the maze. The critic tells from the observation how well it stands. Both learn after every few steps, from
what turned out better than the critic thought (PPO with lambda returns). In Drakon coins are a reward on the
way (`shaping="gold"`), because random games hardly ever reach the goal.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from obelisk.research.batch import Batch, Features

GAMES = ["city", "drakon", "legends"]
ROWS = 32
EPOCHS = 4
RATE = 0.02
LEAST_SURPRISE = 0.1
"""Surprises are measured by how large they are as a rule; small ones when all is known stay small."""
CLIP = 0.2
"""Chances are not pushed further than this at once."""
CURIOSITY = 0.003
QUICK = 20
BLOCKS = 20
REACH = 12
"""What one is of a feature that tells a distance in Drakon."""
Array = NDArray[Any]


class Horizon(NamedTuple):
    """After how many steps of all rows it learns, what a later reward is worth a choice earlier, and how much
    of a surprise is told to that choice.
    """

    steps: int
    discount: float
    trace: float


NEAR = Horizon(16, 0.95, 0.9)
"""For coins, which come soon after what brought them."""
FAR = Horizon(64, 0.998, 0.98)
"""Where nothing is paid before the end."""


class Weights:
    """Numbers that climb (Adam)."""

    def __init__(self, size: int) -> None:
        self.values = np.zeros(size, np.float32)
        self.mean = np.zeros(size)
        self.spread = np.zeros(size)
        self.steps = 0

    def climb(self, slope: Array, rate: float) -> None:
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.spread += 0.01 * (slope**2 - self.spread)
        spread = self.spread / (1 - 0.99**self.steps)
        self.values += rate * self.mean / (1 - 0.9**self.steps) / (np.sqrt(spread) + 1e-6)


class Choices(NamedTuple):
    """What may be done in some games: the numbers of each action, and those of row n from offset n on."""

    numbers: Array
    offsets: Array

    @property
    def rows(self) -> Array:
        """The row of each action."""
        return np.repeat(np.arange(len(self.offsets) - 1), np.diff(self.offsets))

    def sums(self, values: Array) -> Array:
        """The sum over the actions of each row."""
        return np.add.reduceat(values, self.offsets[:-1], axis=0)


class Step(NamedTuple):
    """A step of all rows: what was seen and might be done, what was done, and what came of it."""

    seen: Array
    choices: Choices
    chosen: Array
    chances: Array
    rewards: Array
    ended: Array


class Eyes:
    """Makes the numbers by which actions are judged."""

    def __init__(self, batch: Batch) -> None:
        layout, features = batch.encoding.layout, batch.encoding.features
        self.features = features
        self.near = layout.starts.get("near", -1) if batch.game.id == "drakon" else -1
        self.planes, self.side, _ = layout.shapes["near"] if self.near >= 0 else (0, 0, 0)
        self.size = features.size + 1 + 3 * self.planes

    def look(self, found: Features, seen: Array) -> Choices:
        """The features, how many actions are of the same verb, and in Drakon the places they lead to."""
        choices = Choices(found.values, found.offsets)
        rows = choices.rows
        verbs = found.values[:, : self.features.shapes["verb"][0]]
        # Its weight begins at one: before anything is learnt each verb is as likely as the others.
        alike = -np.log((verbs * choices.sums(verbs)[rows]).sum(axis=1, keepdims=True))
        parts = [found.values, alike]
        if self.near >= 0:
            parts += self.surroundings(found.values, seen, rows)
        return Choices(np.hstack(parts).astype(np.float32), found.offsets)

    def surroundings(self, values: Array, seen: Array, rows: Array) -> list[Array]:
        """What lies where an action leads to, and beside it: of moves and of placements."""
        # A frame of empty cells all around, for what lies further away than is seen.
        cells, side, wide = self.planes * self.side**2, self.side, self.side + 6
        there = np.zeros((len(seen), wide, wide, self.planes), np.float32)
        near = seen[:, self.near : self.near + cells].reshape(-1, self.planes, side, side)
        there[:, 3:-3, 3:-3] = near.transpose(0, 2, 3, 1)
        beside = sum(np.roll(there, by, axis) for by in (-1, 1) for axis in (1, 2))
        cell = self.features.starts["cell"]
        x, y = (np.rint(values[:, cell + at] * REACH).astype(int) + wide // 2 for at in (3, 4))
        x, y = x.clip(0, wide - 1), y.clip(0, wide - 1)
        has_cell, place, move = values[:, cell : cell + 1], values[:, :1], values[:, 1:2]
        around = np.asarray(beside)[rows, x, y]
        return [there[rows, x, y] * has_cell, around * move, around * place]


class Learner:
    """The actor and the critic."""

    def __init__(self, actions: int, seen: int, first: int, horizon: Horizon) -> None:
        self.horizon = horizon
        self.actor = Weights(actions)
        self.actor.values[first] = 1
        self.critic = Weights(seen + 1)
        self.scale = np.ones(seen, np.float32)
        self.rng = np.random.default_rng(1)

    def scaled(self, observation: Array) -> Array:
        """The observation with numbers of at most one, and a one."""
        np.maximum(self.scale, np.abs(observation).max(axis=0), out=self.scale)
        return np.hstack([observation / self.scale, np.ones((len(observation), 1), np.float32)])

    def chances(self, choices: Choices) -> Array:
        """How likely each action is: the softmax of what its numbers are worth."""
        rows = choices.rows
        worth = choices.numbers @ self.actor.values
        powers = np.exp(worth - np.maximum.reduceat(worth, choices.offsets[:-1])[rows])
        return powers / choices.sums(powers)[rows]

    def choose(self, choices: Choices) -> tuple[Array, Array]:
        """The place of an action for each row, and how likely it was."""
        chances = self.chances(choices)
        ends = chances.cumsum()
        # Those of each row sum to one, nearly.
        drawn = ends[choices.offsets[1:] - 1] - self.rng.random(len(choices.offsets) - 1)
        places = np.searchsorted(ends, drawn).clip(choices.offsets[:-1], choices.offsets[1:] - 1)
        return places, chances[places]

    def surprises(self, steps: list[Step], after: Array) -> tuple[Array, Array]:
        """How much better each choice turned out than was thought, and what is to be thought then."""
        worth = np.array([step.seen @ self.critic.values for step in steps] + [after @ self.critic.values])
        found = np.zeros((len(steps), len(after)))
        later = np.zeros(len(after))
        for number in reversed(range(len(steps))):
            goes_on = self.horizon.discount * ~steps[number].ended
            later = (
                steps[number].rewards
                + goes_on * (worth[number + 1] + self.horizon.trace * later)
                - worth[number]
            )
            found[number] = later
        return found.ravel(), (found + worth[:-1]).ravel()

    def learn(self, steps: list[Step], after: Array) -> None:
        gains, goals = self.surprises(steps, after)
        gains = (gains - gains.mean()) / max(gains.std(), LEAST_SURPRISE)
        ends = np.cumsum([0, *[len(step.choices.numbers) for step in steps]])
        seen = np.concatenate([step.seen for step in steps])
        numbers = np.concatenate([step.choices.numbers for step in steps])
        offsets = [step.choices.offsets[:-1] + end for step, end in zip(steps, ends, strict=False)]
        choices = Choices(numbers, np.concatenate([*offsets, ends[-1:]]))
        chosen = np.concatenate([step.chosen + end for step, end in zip(steps, ends, strict=False)])
        before = np.concatenate([step.chances for step in steps])
        rows = choices.rows
        for _ in range(EPOCHS):
            chances = self.chances(choices)
            ratio = chances[chosen] / before
            push = gains * ratio * np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            logs = np.log(chances + 1e-30)
            slope = -chances * (push[rows] + CURIOSITY * (logs - choices.sums(chances * logs)[rows]))
            slope[chosen] += push
            self.actor.climb(slope.astype(np.float32) @ numbers / len(seen), RATE)
            self.critic.climb((goals - seen @ self.critic.values) @ seen / len(seen), RATE / 4)


def learn(game: str, games: int) -> list[tuple[int, float]]:
    """After how many games which part of the last ones was won; shared wins count as their share."""
    shaping = "gold" if game == "drakon" else ""
    batch = Batch(game, ROWS, opponents="random", seat=None, shaping=shaping, form="dense", compact=True)
    eyes = Eyes(batch)
    sizes = eyes.size, batch.encoding.layout.size, batch.encoding.features.size
    learner = Learner(*sizes, NEAR if shaping else FAR)
    curve: list[tuple[int, float]] = []
    block = max(games // BLOCKS, 1)
    played, won = 0, 0.0
    # The arrays of the batch: a step writes them anew.
    now = batch.reset(seed=1)
    while played < games:
        steps: list[Step] = []
        for _ in range(learner.horizon.steps):
            observation = np.asarray(now.observation)
            seen = learner.scaled(observation)
            choices = eyes.look(batch.features(), observation)
            chosen, chances = learner.choose(choices)
            batch.play(chosen - choices.offsets[:-1])
            steps.append(Step(seen, choices, chosen, chances, now.rewards.copy(), now.ended.copy()))
            for row in batch.last:
                ending = batch.ending(row)
                won += (ending["place"] == 1) / max(len(ending["winners"]), 1)
                played += 1
                if played % block == 0:
                    curve.append((played, won / block))
                    print(f"{game}: {played} games, of the last {block} won {won / block:.0%}", flush=True)
                    won = 0.0
        learner.learn(steps, learner.scaled(np.asarray(now.observation)))
    return curve


def draw(curves: dict[str, list[tuple[int, float]]], path: str) -> None:
    """A line for each game."""
    from matplotlib import pyplot

    _, axes = pyplot.subplots(figsize=(7, 4))
    for game, curve in curves.items():
        axes.plot(*zip(*curve, strict=True), marker="o", label=game)
    axes.axhline(0.5, color="grey", linestyle=":")
    axes.set_xlabel("games")
    axes.set_ylabel("won against the random player")
    axes.legend()
    pyplot.tight_layout()
    pyplot.savefig(path, metadata={"Date": None})


def main() -> None:
    words = [*sys.argv[1:], *["all", str(QUICK), ""][len(sys.argv) - 1 :]]
    names = GAMES if words[0] == "all" else [words[0]]
    curves = {name: learn(name, int(words[1])) for name in names}
    if words[2]:
        draw(curves, words[2])


if __name__ == "__main__":
    main()
