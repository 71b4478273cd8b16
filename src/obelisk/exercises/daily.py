"""The exercise of a day: the same for everybody, another game every day, none twice before all were there."""

from __future__ import annotations

from datetime import date
from hashlib import sha256

from obelisk.exercises.exercise import Exercise
from obelisk.exercises.shelf import exercises_of, games_with_exercises


def daily(day: date) -> Exercise | None:
    """The exercise of a day; None if no game has any."""
    games = [game for game in games_with_exercises() if exercises_of(game)]
    if not games:
        return None
    number = day.toordinal()
    found = sorted(exercises_of(games[number % len(games)]), key=shuffled)
    return found[number // len(games) % len(found)]


def shuffled(exercise: Exercise) -> str:
    """An order that has nothing to do with how hard exercises are."""
    return sha256(f"daily/{exercise.name}".encode()).hexdigest()
