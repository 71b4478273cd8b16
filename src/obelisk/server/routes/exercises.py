"""Routes for exercises. Nobody needs to be somebody to try one; the tries of those who are count."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from obelisk.exercises.exercise import Exercise
from obelisk.exercises.rating import Rating
from obelisk.server import exercises
from obelisk.server.exercises import (
    DailyExercise,
    ExerciseCall,
    ExerciseList,
    ExercisePage,
    ExerciseStart,
    SolverChange,
)
from obelisk.server.people import Visitor
from obelisk.server.refusals import not_found
from obelisk.server.routes.common import Anybody, Given, refusals
from obelisk.server.services import Services
from obelisk.storage.exercises import ExerciseRating, ExerciseTry


async def tries_of(services: Services, visitor: Visitor | None) -> list[ExerciseTry]:
    return await services.storage.exercise_tries(visitor.id) if visitor is not None else []


async def ratings_of(services: Services, visitor: Visitor | None) -> dict[str, ExerciseRating]:
    rows = await services.storage.solver_ratings(visitor.id) if visitor is not None else []
    return {row.subject: row for row in rows}


async def start(services: Services, exercise: Exercise, tries: list[ExerciseTry]) -> ExerciseStart:
    kept = await services.storage.exercise_ratings([exercise.name])
    now = kept[0] if kept else exercises.first_of(exercise)
    return exercises.start(exercise, tries, Rating(now.rating, now.deviation))


@get("/api/exercises", responses=refusals(), tags=["exercises"])
async def exercise_list(services: Given, anybody: Anybody) -> ExerciseList:
    """The exercises of all games by theme, the reader's ratings, and the exercise of the day."""
    tries = await tries_of(services, anybody)
    ratings = list((await ratings_of(services, anybody)).values())
    return exercises.exercise_list(tries, ratings, exercises.day_of(services.house.now()))


@get("/api/exercises/daily", responses=refusals(404), tags=["exercises"])
async def daily_exercise(services: Given, anybody: Anybody) -> DailyExercise:
    """The exercise of the day: the same for everybody."""
    known = {row.exercise: row for row in await tries_of(services, anybody)}
    found = exercises.daily_exercise(known, exercises.day_of(services.house.now()))
    if found is None:
        raise not_found("exercise")
    return found


@get("/api/exercises/{game:str}/next", responses=refusals(404), tags=["exercises"])
async def next_exercise(
    services: Given,
    anybody: Anybody,
    game: FromPath[str],
    theme: FromQuery[str] = "",
    after: FromQuery[str] = "",
) -> ExerciseStart:
    """An exercise that the reader has not tried, about as hard as the reader is strong."""
    tries = await tries_of(services, anybody)
    rating = (await ratings_of(services, anybody)).get(exercises.games_of(game))
    solver = rating or exercises.first_solver("", game)
    found = exercises.next_exercise(game, theme, tries, Rating(solver.rating, solver.deviation), after)
    return await start(services, found, tries)


@get("/api/exercises/{game:str}/{exercise:str}", responses=refusals(404), tags=["exercises"])
async def begin(
    services: Given, anybody: Anybody, game: FromPath[str], exercise: FromPath[str]
) -> ExerciseStart:
    """An exercise, without its answer."""
    return await start(services, exercises.find_exercise(game, exercise), await tries_of(services, anybody))


@post(
    "/api/exercises/{game:str}/{exercise:str}", status_code=200, responses=refusals(404), tags=["exercises"]
)
async def attempt(
    services: Given,
    anybody: Anybody,
    game: FromPath[str],
    exercise: FromPath[str],
    data: JSONBody[ExerciseCall],
) -> ExercisePage:
    """Plays the texts after the inputs. A turn that is over, or given up, is judged, kept and explained."""
    found = exercises.find_exercise(game, exercise)
    page = exercises.answer(found, data)
    is_ended = bool(page.verdict) and page.refusal is None and (bool(data.texts) or data.give_up)
    if anybody is not None and is_ended:
        page.change = await keep(services, anybody.id, found, page)
    return page


async def keep(
    services: Services, person: str, exercise: Exercise, page: ExercisePage
) -> SolverChange | None:
    """Keeps a try; says how the rating has changed, if it was the first."""
    row = exercises.try_of(person, exercise, page, services.house.now())
    changes: list[SolverChange] = []

    def rate(solver: ExerciseRating, problem: ExerciseRating) -> tuple[ExerciseRating, ExerciseRating]:
        after = exercises.rate(solver, problem, row.is_right)
        changes.append(SolverChange(before=round(solver.rating), after=round(after[0].rating)))
        return after

    first = exercises.first_solver(person, exercise.game)
    if await services.storage.keep_try(row, first, exercises.first_of(exercise), rate):
        return changes[-1]
    return None


HANDLERS: Final = [exercise_list, daily_exercise, next_exercise, begin, attempt]
