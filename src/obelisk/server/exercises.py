"""Exercises at a server: tried by playing, rated at the first try, and told only when the turn is over."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from obelisk.catalog import GAMES
from obelisk.core.errors import IllegalAction, InvalidNotation, UnknownName
from obelisk.core.event import seen_events
from obelisk.exercises import rating
from obelisk.exercises.attempt import RIGHT, WRONG, Attempt, resume, solved
from obelisk.exercises.daily import daily
from obelisk.exercises.exercise import Exercise
from obelisk.exercises.rating import Rating
from obelisk.exercises.shelf import exercise_of, exercises_of, games_with_exercises, theme_of
from obelisk.lessons.pupil import Happening
from obelisk.server.lessons import InputText, LessonMoment, LessonRefusal
from obelisk.server.refusals import not_found
from obelisk.server.table.frames import choices_after
from obelisk.server.table.look import look_of
from obelisk.server.wire import Answer, Data, Look, Question, Request, Step
from obelisk.storage.exercises import ExerciseRating, ExerciseTry

MOST_INPUTS: Final = 60
REMEMBERED: Final = 256


class ExerciseTheme(Answer):
    """A theme: how many exercises it has, how many of them the reader has tried, and solved."""

    id: str
    exercises: int
    tried: int
    solved: int


class ExerciseGame(Answer):
    """The exercises of a game by themes, and the rating of the reader: nothing before the first try."""

    game: str
    themes: list[ExerciseTheme]
    rating: int | None
    deviation: int | None
    tries: int


class DailyExercise(Answer):
    """The exercise of a day, and what the reader made of it: tried, and solved."""

    day: str
    game: str
    id: str
    theme: str
    tried: bool
    solved: bool


class ExerciseList(Answer):
    games: list[ExerciseGame]
    daily: DailyExercise | None


class ExerciseStart(Answer):
    """What never changes in an exercise. `rating` says how hard it is; `tried` and `solved`, by the reader.

    `left` is how many exercises of its theme the reader has not tried.
    """

    game: str
    id: str
    theme: str
    seat: int
    seats: int
    rating: int
    tried: bool
    solved: bool
    left: int
    options: Data
    facts: Data


class ExerciseCall(Request):
    """`inputs` is all that was done before, `texts` what is done now. `give_up`: the answer is asked for."""

    inputs: Annotated[list[InputText], Meta(max_length=MOST_INPUTS)] = msgspec.field(default_factory=list)
    texts: Annotated[list[InputText], Meta(max_length=32)] = msgspec.field(default_factory=list)
    give_up: bool = False


class ExerciseSolution(Answer):
    """The answer: what it brings (`best`), what the next best brings (`second`), and the turn itself."""

    best: int
    second: int
    line: list[str]
    moments: list[LessonMoment]


class SolverChange(Answer):
    """The rating of the solver before and after a first try."""

    before: int
    after: int


class ExercisePage(Answer):
    """Where the solver stands. `verdict` is empty until the turn is over, then `right` or `wrong`; `reached`
    is what the turn has brought. Only then there is a `solution`.
    """

    inputs: list[str]
    verdict: str
    reached: int | None
    view: Data
    decision: Question | None
    moments: list[LessonMoment]
    refusal: LessonRefusal | None
    solution: ExerciseSolution | None
    change: SolverChange | None = None
    look: Look | UnsetType = UNSET


def find_exercise(game: str, id: str) -> Exercise:
    try:
        return exercise_of(game, id)
    except UnknownName:
        raise not_found("exercise") from None


def day_of(milliseconds: int) -> date:
    """The day of a moment, the same all over the world."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date()


def exercise_list(tries: list[ExerciseTry], ratings: list[ExerciseRating], day: date) -> ExerciseList:
    """All games with exercises, and how the reader does in them."""
    known = {row.exercise: row for row in tries}
    rated = {row.subject: row for row in ratings}
    games = []
    for game in games_with_exercises():
        themes: dict[str, ExerciseTheme] = {}
        for one in exercises_of(game):
            theme = themes.setdefault(one.theme, ExerciseTheme(id=one.theme, exercises=0, tried=0, solved=0))
            row = known.get(one.name)
            theme.exercises += 1
            theme.tried += row is not None
            theme.solved += row is not None and row.is_solved
        solver = rated.get(game)
        games.append(
            ExerciseGame(
                game=game,
                themes=sorted(themes.values(), key=lambda theme: theme.id),
                rating=round(solver.rating) if solver is not None else None,
                deviation=round(solver.deviation) if solver is not None else None,
                tries=solver.tries if solver is not None else 0,
            )
        )
    return ExerciseList(games=games, daily=daily_exercise(known, day))


def daily_exercise(known: dict[str, ExerciseTry], day: date) -> DailyExercise | None:
    found = daily(day)
    if found is None:
        return None
    row = known.get(found.name)
    return DailyExercise(
        day=day.isoformat(),
        game=found.game,
        id=found.id,
        theme=found.theme,
        tried=row is not None,
        solved=row is not None and row.is_solved,
    )


def next_exercise(
    game: str, theme: str, tries: list[ExerciseTry], solver: Rating, after: str = ""
) -> Exercise:
    """Not tried before and about as hard as the solver is strong; raises `Refusal`.

    When all are tried, one that was not solved, then what was tried longest ago. Never the one that the
    solver comes from (`after`), if there is another.
    """
    found = [one for one in exercises_of(game) if not theme or one.theme == theme]
    if not found:
        raise not_found("exercise")
    known = {row.exercise: row for row in tries}

    def rank(one: Exercise) -> tuple[bool, int, float, str]:
        row = known.get(one.name)
        is_last = one.id == after
        if row is None:
            return is_last, 0, abs(one.rating - solver.rating), one.id
        return is_last, 2 if row.is_solved else 1, float(row.changed), one.id

    return min(found, key=rank)


def games_of(game: str) -> str:
    """A game that has exercises; raises `Refusal`."""
    if game not in games_with_exercises():
        raise not_found("exercise")
    return game


def start(exercise: Exercise, tries: list[ExerciseTry], now: Rating) -> ExerciseStart:
    game = GAMES.get(exercise.game).game
    options = game.options(exercise.options)
    known = {row.exercise: row for row in tries}
    row = known.get(exercise.name)
    same = [one for one in exercises_of(exercise.game) if one.theme == exercise.theme]
    return ExerciseStart(
        game=exercise.game,
        id=exercise.id,
        theme=exercise.theme,
        seat=exercise.seat,
        seats=game.seats(options),
        rating=round(now.rating),
        tried=row is not None,
        solved=row is not None and row.is_solved,
        left=sum(1 for one in same if one.name not in known),
        options=game.encode_options(game.known_options(options, [exercise.seat])),
        facts=game.facts(options),
    )


@lru_cache(REMEMBERED)
def attempt_at(game: str, id: str, inputs: tuple[str, ...]) -> Attempt:
    """Where some inputs lead. Attempts never change, so they can be shared."""
    return resume(GAMES.get(game).game, exercise_of(game, id), list(inputs))


def answer(exercise: Exercise, call: ExerciseCall) -> ExercisePage:
    """What becomes of the texts of a solver."""
    attempt = attempt_at(exercise.game, exercise.id, tuple(call.inputs))
    refusal: LessonRefusal | None = None
    moments: list[LessonMoment] = []
    if call.texts:
        try:
            attempt = attempt.after(call.texts)
        except IllegalAction as error:
            refusal = LessonRefusal(reason=error.reason, rule=error.rule, facts=dict(error.facts))
        except InvalidNotation as error:
            refusal = LessonRefusal(reason=error.reason, rule=error.rule, facts={"text": error.text})
        else:
            moments = seen(attempt, attempt.happened)
    view = attempt.game.view(attempt.state, exercise.seat)
    verdict = attempt.verdict or (WRONG if call.give_up else "")
    return ExercisePage(
        inputs=attempt.inputs,
        verdict=verdict,
        reached=attempt.reached,
        view=attempt.game.encode_view(view),
        decision=question(attempt) if not verdict else None,
        moments=moments,
        refusal=refusal,
        solution=solution(exercise) if verdict else None,
        look=look_of(attempt.game, view),
    )


def seen(attempt: Attempt, happened: list[Happening]) -> list[LessonMoment]:
    """What happened, as the solver sees it."""
    game, seat = attempt.game, attempt.exercise.seat
    found = []
    for number, one in enumerate(happened):
        view = game.view(one.state, seat)
        events = [event.encode() for event in seen_events(one.events, seat)]
        found.append(
            LessonMoment(
                step=Step(seq=number + 1, kind="play", seat=one.seat, events=events),
                view=game.encode_view(view),
                look=look_of(game, view),
            )
        )
    return found


def solution(exercise: Exercise) -> ExerciseSolution:
    """The answer of an exercise, for whoever has tried it."""
    theme = theme_of(exercise)
    attempt = solved(GAMES.get(exercise.game).game, exercise)
    return ExerciseSolution(
        best=theme.told(exercise.best),
        second=theme.told(exercise.second),
        line=list(exercise.line),
        moments=seen(attempt, attempt.happened),
    )


def question(attempt: Attempt) -> Question | None:
    """What the solver is asked."""
    decision = attempt.decision()
    if decision is None:
        return None
    legal = attempt.legal()
    after = choices_after(attempt.game, attempt.options, attempt.state, legal)
    return Question(seat=decision.seat, kind=decision.kind, legal=legal, after=after)


# Ratings


def first_solver(person: str, game: str) -> ExerciseRating:
    return ExerciseRating(person, game, rating.FIRST, rating.UNKNOWN, 0)


def first_of(exercise: Exercise) -> ExerciseRating:
    return ExerciseRating("", exercise.name, float(exercise.rating), rating.GUESSED, 0)


def rate(
    solver: ExerciseRating, exercise: ExerciseRating, is_right: bool
) -> tuple[ExerciseRating, ExerciseRating]:
    """Both after a first try."""
    one, other = rating.rated(
        Rating(solver.rating, solver.deviation), Rating(exercise.rating, exercise.deviation), is_right
    )
    return (
        ExerciseRating(solver.person, solver.subject, one.rating, one.deviation, solver.tries + 1),
        ExerciseRating("", exercise.subject, other.rating, other.deviation, exercise.tries + 1),
    )


def try_of(person: str, exercise: Exercise, page: ExercisePage, now: int) -> ExerciseTry:
    """The try that a page has ended."""
    is_right = page.verdict == RIGHT
    return ExerciseTry(person, exercise.name, is_right, is_right, 1, now)
