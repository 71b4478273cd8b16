"""Which of the exercises that were found are kept: all, or of each theme a few from easy to hard."""

from __future__ import annotations

from obelisk.exercises.exercise import Exercise
from obelisk.exercises.finder import Journal
from obelisk.exercises.opinion import opinion


def choose(journal: Journal, games: int, most: int, worlds: int) -> list[Exercise]:
    """At most `most` of each theme (0: all), spread over the ratings.

    None that the strongest level thinks bad in so many `worlds` (0: it is not asked).
    """
    found: dict[str, dict[str, Exercise]] = {}
    for number in sorted(journal.found):
        for one in journal.found[number] if number < games else ():
            found.setdefault(one.theme, {})[one.id] = one
    chosen: list[Exercise] = []
    for theme in sorted(found):
        kept = 0
        for one in spread(list(found[theme].values()), most):
            if most and kept == most:
                break
            if worlds and not is_good(journal, one, worlds):
                continue
            chosen.append(one)
            kept += 1
    return chosen


def spread(exercises: list[Exercise], parts: int) -> list[Exercise]:
    """All exercises, so that the first `parts` of them lie evenly between the easiest and the hardest."""
    left = sorted(exercises, key=lambda one: (one.rating, one.id))
    if not parts or len(left) <= parts:
        return left
    low, high = left[0].rating, left[-1].rating
    found: list[Exercise] = []
    while left:
        part = len(found) % parts
        wanted = low + (high - low) * part / max(1, parts - 1)
        nearest = min(left, key=lambda one: (abs(one.rating - wanted), one.id))
        left.remove(nearest)
        found.append(nearest)
    return found


def is_good(journal: Journal, exercise: Exercise, worlds: int) -> bool:
    """What the strongest level thinks, asked once: the journal remembers it."""
    key = f"{exercise.id}/{worlds}"
    if key not in journal.opinions:
        journal.judge(key, opinion(exercise, worlds, exercise.id).is_good)
    return journal.opinions[key]
