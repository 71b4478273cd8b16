"""Ratings of solvers and exercises: each first try is a game between the two (Glicko). docs/exercises.md."""

from __future__ import annotations

from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

FIRST: Final = 1000.0
UNKNOWN: Final = 200.0
"""The deviation of somebody of whom nothing is known; more would let one miss ruin a beginner."""
GUESSED: Final = 150.0
"""The deviation of an exercise that nobody has tried: its rating is a guess."""
SURE_SOLVER: Final = 60.0
SURE_EXERCISE: Final = 40.0
"""Deviations do not fall below these: people learn, and others come."""
Q: Final = log(10.0) / 400.0


class Rating(NamedTuple):
    """How strong somebody is, or how hard something, and how far off that may be."""

    rating: float
    deviation: float


def expected(solver: Rating, exercise: Rating) -> float:
    """How likely the exercise is solved at the first try."""
    weight = damping(exercise.deviation)
    return 1.0 / (1.0 + exp(-Q * weight * (solver.rating - exercise.rating)))


def rated(solver: Rating, exercise: Rating, is_solved: bool) -> tuple[Rating, Rating]:
    """Both after a first try."""
    return (
        after_game(solver, exercise, 1.0 if is_solved else 0.0, SURE_SOLVER),
        after_game(exercise, solver, 0.0 if is_solved else 1.0, SURE_EXERCISE),
    )


def after_game(own: Rating, other: Rating, score: float, surest: float) -> Rating:
    """One step of Glicko."""
    weight = damping(other.deviation)
    chance = expected(own, other)
    information = Q * Q * weight * weight * chance * (1.0 - chance)
    precision = 1.0 / (own.deviation * own.deviation) + information
    rating = own.rating + Q / precision * weight * (score - chance)
    return Rating(rating, max(surest, sqrt(1.0 / precision)))


def damping(deviation: float) -> float:
    """A game says less against somebody of whom little is known."""
    return 1.0 / sqrt(1.0 + 3.0 * Q * Q * deviation * deviation / (pi * pi))
