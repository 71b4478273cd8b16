"""Every exercise that comes with the program has exactly one best answer, whatever its solver cannot see."""

from __future__ import annotations

import pytest

from obelisk.catalog import GAMES
from obelisk.exercises.attempt import RIGHT, solved
from obelisk.exercises.exercise import Exercise, state_of
from obelisk.exercises.shelf import exercises_of, games_with_exercises, theme_of, themes_of
from obelisk.exercises.solver import prove

SAMPLE = 8
"""Every eighth is proved in the quick tests, all of them in the long ones."""
WORLDS = 3
MANY_WORLDS = 60

ALL = [exercise for game in games_with_exercises() for exercise in exercises_of(game)]


def check(exercise: Exercise, worlds: int) -> None:
    """Solved anew, in other worlds than those it was found in."""
    game = GAMES.get(exercise.game).game
    _, state = state_of(game, exercise)
    found = prove(game, theme_of(exercise), state, exercise.seat, f"test/{exercise.id}", worlds)
    assert (found.key, found.grain) == (exercise.key, exercise.grain)
    assert (found.best, found.second, found.answers) == (exercise.best, exercise.second, exercise.answers)


@pytest.mark.parametrize("exercise", ALL[::SAMPLE], ids=lambda one: f"{one.name}-{one.theme}")
def test_an_exercise_has_one_best_answer(exercise: Exercise) -> None:
    check(exercise, WORLDS)


@pytest.mark.long
@pytest.mark.parametrize("exercise", ALL, ids=lambda one: f"{one.name}-{one.theme}")
def test_every_exercise_has_one_best_answer_in_many_worlds(exercise: Exercise) -> None:
    check(exercise, MANY_WORLDS)


@pytest.mark.parametrize("game", games_with_exercises())
def test_there_are_enough_of_each_theme_from_easy_to_hard(game: str) -> None:
    found = exercises_of(game)
    themes = themes_of(game)
    assert themes is not None
    assert len(found) >= 30
    assert {one.theme for one in found} == set(themes.themes)
    assert [one.rating for one in found] == sorted(one.rating for one in found)
    assert found[-1].rating - found[0].rating > 300, "not all are alike"
    assert len({one.id for one in found}) == len(found)


@pytest.mark.parametrize("game", games_with_exercises())
def test_the_stated_answer_can_be_played_as_it_stands(game: str) -> None:
    for exercise in exercises_of(game):
        shown = solved(GAMES.get(game).game, exercise)
        assert shown.verdict == RIGHT, exercise.name
        assert [one.action for one in shown.happened] == list(exercise.line)
