"""The strongest level agrees with the stated answers, or loses nothing that counts by playing them."""

from __future__ import annotations

import pytest

from obelisk.exercises.exercise import Exercise
from obelisk.exercises.opinion import MOST_LOSS, opinion
from obelisk.exercises.shelf import exercises_of, games_with_exercises

TEN = 10
WORLDS = {"city": 400, "drakon": 100, "legends": 400}
"""In how many worlds each plan is compared; a world of Drakon takes ten times as long."""


def some(game: str) -> list[Exercise]:
    """Ten of a game, evenly from easy to hard."""
    found = exercises_of(game)
    return [found[(2 * place + 1) * len(found) // (2 * TEN)] for place in range(TEN)]


@pytest.mark.long
@pytest.mark.parametrize(
    "exercise",
    [one for game in games_with_exercises() for one in some(game)],
    ids=lambda one: f"{one.name}-{one.theme}",
)
def test_level_five_thinks_well_of_the_answer(exercise: Exercise) -> None:
    """With other seeds than those it was chosen with. What it loses may be noise: twice the error."""
    found = opinion(exercise, WORLDS[exercise.game], f"second reading/{exercise.id}")
    assert found.agrees or found.loss <= MOST_LOSS + 2 * found.error, found
