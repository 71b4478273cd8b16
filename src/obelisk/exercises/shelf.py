"""Where exercises are found: the file that the themes of a game name, read when somebody asks for it."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from obelisk.catalog import GAMES, part
from obelisk.core.errors import UnknownName
from obelisk.exercises.exercise import FORMAT, Exercise, decode
from obelisk.exercises.theme import Theme, Themes
from obelisk.jsontext import encode_json


def themes_of(game: str) -> Themes | None:
    """The themes of a game; None if it has none. Raises `UnknownName`."""
    reference = GAMES.get(game).exercises
    found: Themes | None = part(reference) if reference else None
    return found


def theme_of(exercise: Exercise) -> Theme:
    """The theme of an exercise."""
    themes = themes_of(exercise.game)
    assert themes is not None
    return themes.themes[exercise.theme]


@cache
def exercises_of(game: str) -> tuple[Exercise, ...]:
    """The exercises of a game, the easiest first; raises `UnknownName`."""
    themes = themes_of(game)
    if themes is None:
        return ()
    package, _, path = themes.data.partition(":")
    return tuple(read(files(package).joinpath(path).read_text(encoding="utf-8")))


@cache
def by_id(game: str) -> dict[str, Exercise]:
    """The exercises of a game by their ids."""
    return {exercise.id: exercise for exercise in exercises_of(game)}


def exercise_of(game: str, id: str) -> Exercise:
    """An exercise by its game and id; raises `UnknownName`."""
    found = by_id(game).get(id)
    if found is None:
        raise UnknownName(f"{game} has no exercise {id!r}")
    return found


def games_with_exercises() -> list[str]:
    """The games that have exercises."""
    return [game for game in GAMES.ids() if GAMES.get(game).exercises]


def read(text: str) -> list[Exercise]:
    """The exercises of a file; raises `ValueError` if it is none."""
    first, *lines = text.splitlines() or [""]
    try:
        head = json.loads(first)
        if head["format"] != FORMAT:
            raise ValueError(f"is not {FORMAT!r}")
        return [decode(head["game"], json.loads(line)) for line in lines]
    except (KeyError, TypeError) as error:
        raise ValueError(f"is no file of exercises: {error}") from None


def write(game: str, exercises: list[Exercise]) -> str:
    """A file of exercises, the easiest first."""
    ordered = sorted(exercises, key=lambda one: (one.rating, one.id))
    head = {"format": FORMAT, "game": game}
    return "".join(f"{encode_json(line)}\n" for line in (head, *(one.encode() for one in ordered)))
