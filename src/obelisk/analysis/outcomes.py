"""What could have come out of chance: all of it where that is little, a sample otherwise."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from obelisk.core.chance import Chance, SeededChance

Play = Callable[[Chance], Any]
"""Makes a state with the help of chance; can be asked again and again."""
Value = Callable[[list[Any]], list[list[float]]]
"""The chances of all seats in each state."""


class Expectation:
    """The mean of chances over what could have come, per seat, with its standard error; 0 if it is exact."""

    __slots__ = ("errors", "means", "outcomes")

    def __init__(self, means: list[float], errors: list[float], outcomes: int) -> None:
        self.means = means
        self.errors = errors
        # How many outcomes were looked at.
        self.outcomes = outcomes

    @property
    def is_exact(self) -> bool:
        """Whether nothing was left out."""
        return not any(self.errors)


class Chosen:
    """Chance that gives wanted answers, then the first possible ones, and notes what was asked."""

    __slots__ = ("_wanted", "answers", "totals", "weights")

    def __init__(self, wanted: list[int]) -> None:
        self._wanted = wanted
        self.answers: list[int] = []
        self.weights: list[list[int]] = []
        self.totals: list[int] = []

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        """The wanted answer to this question."""
        number = len(self.answers)
        answer = self._wanted[number] if number < len(self._wanted) else following(weights, -1)
        self.answers.append(answer)
        # The rules may go on to change the list they asked with.
        self.weights.append(list(weights))
        self.totals.append(total)
        return answer

    def proof(self) -> str:
        """Nothing is proved."""
        return ""

    def probability(self) -> float:
        """How likely all these answers were."""
        found = 1.0
        for answer, weights, total in zip(self.answers, self.weights, self.totals, strict=True):
            found *= weights[answer] / total
        return found

    def ways(self) -> int:
        """How many ways there are if every question has as many answers on every way."""
        found = 1
        for weights in self.weights:
            found *= sum(1 for weight in weights if weight > 0)
        return found

    def next_wanted(self) -> list[int] | None:
        """The answers that lead to the next way; nothing after the last."""
        for number in range(len(self.answers) - 1, -1, -1):
            answer = following(self.weights[number], self.answers[number])
            if answer >= 0:
                return [*self.answers[:number], answer]
        return None


def following(weights: list[int], after: int) -> int:
    """The first possible outcome behind another; -1 if there is none."""
    for index in range(after + 1, len(weights)):
        if weights[index] > 0:
            return index
    return -1


def all_ways(play: Play, most: int) -> tuple[list[Any], list[float]] | None:
    """Every state that can come out with its probability; nothing if there are more than `most`."""
    states: list[Any] = []
    probabilities: list[float] = []
    wanted: list[int] | None = []
    while wanted is not None:
        chosen = Chosen(wanted)
        states.append(play(chosen))
        probabilities.append(chosen.probability())
        wanted = chosen.next_wanted()
        if len(states) == 1 and chosen.ways() > most:
            return None
        if wanted is not None and len(states) >= most:
            return None
    return states, probabilities


def expectation(play: Play, value: Value, most: int, seed: str) -> Expectation:
    """What was to be expected: over all ways if they are at most so many, else over so many at random.

    The sample knows nothing of what really came, so what came is as likely above as below it: luck measured
    against it is right on average, exactly, however small the sample.
    """
    ways = all_ways(play, most)
    if ways is not None:
        states, probabilities = ways
        rows = value(states)
        means = [
            sum(p * row[seat] for p, row in zip(probabilities, rows, strict=True))
            for seat in range(len(rows[0]))
        ]
        return Expectation(means, [0.0] * len(means), len(states))
    rows = value([play(SeededChance(f"{seed}/{number}")) for number in range(most)])
    means, errors = [], []
    for seat in range(len(rows[0])):
        column = [row[seat] for row in rows]
        mean = sum(column) / most
        means.append(mean)
        errors.append(sqrt(sum((each - mean) ** 2 for each in column) / (most - 1) / most))
    return Expectation(means, errors, most)
