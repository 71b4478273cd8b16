"""Ratings of solvers and exercises, and the exercise of the day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from obelisk.exercises.daily import daily
from obelisk.exercises.exercise import EASIEST, HARDEST, first_rating
from obelisk.exercises.rating import (
    FIRST,
    GUESSED,
    SURE_EXERCISE,
    SURE_SOLVER,
    UNKNOWN,
    Rating,
    after_game,
    expected,
    rated,
)
from obelisk.exercises.shelf import exercises_of, games_with_exercises
from obelisk.exercises.solver import Solution


def test_a_step_is_what_the_paper_on_glicko_says() -> None:
    """Its example, 1500 ± 200 against 1400 ± 30, by its formulas for the first of the three games alone."""
    own, other = Rating(1500, 200), Rating(1400, 30)
    assert expected(own, other) == pytest.approx(0.639, abs=0.001)
    later = after_game(own, other, 1.0, 0.0)
    assert later.rating == pytest.approx(1563.4, abs=0.1)
    assert later.deviation == pytest.approx(175.2, abs=0.1)


def test_who_solves_gains_and_the_exercise_loses() -> None:
    solver, exercise = Rating(FIRST, UNKNOWN), Rating(1200, GUESSED)
    better, easier = rated(solver, exercise, True)
    assert better.rating > solver.rating + 100
    assert easier.rating < exercise.rating
    worse, harder = rated(solver, exercise, False)
    assert worse.rating < solver.rating
    assert harder.rating > exercise.rating
    assert better.rating - solver.rating > solver.rating - worse.rating, "it was hard for him"


def test_ratings_settle_where_half_is_solved_and_never_stop_moving() -> None:
    solver = Rating(FIRST, UNKNOWN)
    for number in range(200):
        solver, _ = rated(solver, Rating(1400, GUESSED), number % 2 == 0)
    assert abs(solver.rating - 1400) < 40
    assert solver.deviation == SURE_SOLVER
    exercise = Rating(1400, GUESSED)
    for _ in range(2000):
        _, exercise = rated(Rating(1400, 60), exercise, True)
    assert exercise.deviation == SURE_EXERCISE


def test_an_exercise_is_harder_the_rarer_its_answer_and_the_more_there_is_to_see() -> None:
    easy = Solution("key", 0, ["move c3"], 1, 0, 4, 0.25, 0)
    assert first_rating(easy) == 640
    assert first_rating(easy._replace(lucky=1 / 64)) == 920
    assert first_rating(easy._replace(trouble=3)) == 790
    assert first_rating(easy._replace(second=1)) == 790
    assert first_rating(easy._replace(trouble=-9)) == EASIEST
    assert first_rating(easy._replace(trouble=99)) == HARDEST


def test_every_day_has_its_exercise_and_none_comes_twice_before_all_were_there() -> None:
    games = games_with_exercises()
    first = date(2026, 11, 18)
    days = [daily(first + timedelta(days=number)) for number in range(len(games) * 30)]
    assert daily(first) == days[0]
    found = [one for one in days if one is not None]
    assert len(found) == len(days)
    assert {one.game for one in found[: len(games)]} == set(games), "every day another game"
    for game in games:
        ids = [one.id for one in found if one.game == game]
        assert len(set(ids)) == len(ids) == 30
        assert ids != [one.id for one in exercises_of(game)][:30], "not from easy to hard"
