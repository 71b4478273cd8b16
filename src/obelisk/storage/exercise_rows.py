"""Tries and ratings of exercises: functions of a connection."""

from __future__ import annotations

from obelisk.storage.connection import Connection
from obelisk.storage.exercises import ExerciseRating, ExerciseTry, RateTry


def exercise_tries(connection: Connection, person: str) -> list[ExerciseTry]:
    """What a person has tried, by name."""
    rows = connection.execute(
        "SELECT person, exercise, is_right, is_solved, tries, changed FROM exercise_tries WHERE person = ?"
        " ORDER BY exercise",
        (person,),
    )
    return [
        ExerciseTry(str(row[0]), str(row[1]), bool(row[2]), bool(row[3]), int(row[4]), int(row[5]))
        for row in rows
    ]


def solver_ratings(connection: Connection, person: str) -> list[ExerciseRating]:
    """The ratings of a solver, by game."""
    rows = connection.execute(
        "SELECT person, game, rating, deviation, tries FROM solver_ratings WHERE person = ? ORDER BY game",
        (person,),
    )
    return [ExerciseRating(*row) for row in rows]


def exercise_ratings(connection: Connection, exercises: list[str]) -> list[ExerciseRating]:
    """The ratings of those of some exercises that have been tried."""
    if not exercises:
        return []
    marks = ", ".join("?" for _ in exercises)
    rows = connection.execute(
        f"SELECT '', exercise, rating, deviation, tries FROM exercise_ratings WHERE exercise IN ({marks})"
        " ORDER BY exercise",
        exercises,
    )
    return [ExerciseRating(*row) for row in rows]


def keep_try(
    connection: Connection,
    row: ExerciseTry,
    solver: ExerciseRating,
    exercise: ExerciseRating,
    rate: RateTry,
) -> bool:
    """Keeps a try, and rates it if it is the first one of this person."""
    connection.execute(
        "INSERT INTO exercise_tries (person, exercise, is_right, is_solved, tries, changed)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (person, exercise) DO NOTHING",
        (row.person, row.exercise, row.is_right, row.is_solved, row.tries, row.changed),
    )
    if not connection.changes():
        connection.execute(
            "UPDATE exercise_tries SET is_solved = is_solved OR ?, tries = tries + ?, changed = ?"
            " WHERE person = ? AND exercise = ?",
            (row.is_solved, row.tries, row.changed, row.person, row.exercise),
        )
        return False
    # Both are held until this is stored, the solver first, so that no two tries wait for each other.
    held = connection.execute(
        "INSERT INTO solver_ratings (person, game, rating, deviation, tries) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (person, game) DO UPDATE SET tries = solver_ratings.tries"
        " RETURNING person, game, rating, deviation, tries",
        (solver.person, solver.subject, solver.rating, solver.deviation, solver.tries),
    ).fetchone()
    problem = connection.execute(
        "INSERT INTO exercise_ratings (exercise, rating, deviation, tries) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (exercise) DO UPDATE SET tries = exercise_ratings.tries"
        " RETURNING '', exercise, rating, deviation, tries",
        (exercise.subject, exercise.rating, exercise.deviation, exercise.tries),
    ).fetchone()
    first, second = rate(ExerciseRating(*held), ExerciseRating(*problem))
    connection.execute(
        "UPDATE solver_ratings SET rating = ?, deviation = ?, tries = ? WHERE person = ? AND game = ?",
        (first.rating, first.deviation, first.tries, first.person, first.subject),
    )
    connection.execute(
        "UPDATE exercise_ratings SET rating = ?, deviation = ?, tries = ? WHERE exercise = ?",
        (second.rating, second.deviation, second.tries, second.subject),
    )
    return True
