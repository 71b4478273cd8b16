"""What the store keeps of exercises: who tried which, and the ratings of solvers and exercises."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


@dataclass(slots=True)
class ExerciseTry:
    """That somebody tried an exercise (`city/3fa09c1b`).

    Whether the first try was right, which is what counts; whether any was; how many; and when the last was.
    """

    person: str
    exercise: str
    is_right: bool
    is_solved: bool
    tries: int
    changed: int


@dataclass(slots=True)
class ExerciseRating:
    """The rating of a solver in a game (`person`, `city`), or of an exercise (empty, `city/3fa09c1b`)."""

    person: str
    subject: str
    rating: float
    deviation: float
    tries: int


RateTry = Callable[[ExerciseRating, ExerciseRating], tuple[ExerciseRating, ExerciseRating]]
"""New ratings of solver and exercise from the old; runs inside the transaction."""


class ExerciseStorage(Protocol):
    """The part of a store that exercises need."""

    async def exercise_tries(self, person: str) -> list[ExerciseTry]:
        """What somebody has tried, by name."""
        ...

    async def solver_ratings(self, person: str) -> list[ExerciseRating]:
        """The ratings of a solver, by game."""
        ...

    async def exercise_ratings(self, exercises: list[str]) -> list[ExerciseRating]:
        """The ratings of those of some exercises that have been tried."""
        ...

    async def keep_try(
        self, row: ExerciseTry, solver: ExerciseRating, exercise: ExerciseRating, rate: RateTry
    ) -> bool:
        """Keeps a try. Says whether it was the first of this person: only that one is rated, from the ratings
        kept or, without one, from those given.
        """
        ...
