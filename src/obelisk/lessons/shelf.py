"""Where lessons are found: the folder that the kit of a game names, one file each."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from obelisk.catalog import GAMES
from obelisk.core.errors import UnknownName
from obelisk.core.kit import Kit
from obelisk.lessons.lesson import Lesson, read_lesson

TIPS: Final = "tips.toml"
"""The one file of the folder that is no lesson."""


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; raises `UnknownName` and `InvalidDocument`."""
    kit = GAMES.get(game)
    found = [read_lesson(game, text, name) for name, text in texts_of(kit) if name != TIPS]
    return tuple(sorted(found, key=lambda lesson: (lesson.place, lesson.id)))


def lesson_of(game: str, id: str) -> Lesson:
    """A lesson by its game and id; raises `UnknownName`."""
    lessons = lessons_of(game)
    for lesson in lessons:
        if lesson.id == id:
            return lesson
    known = ", ".join(lesson.id for lesson in lessons)
    raise UnknownName(f"{game} has no lesson {id!r}; known: {known or 'none'}")


def all_lessons() -> list[Lesson]:
    """The lessons of all games."""
    return [lesson for game in GAMES.ids() for lesson in lessons_of(game)]


def texts_of(kit: Kit) -> list[tuple[str, str]]:
    """The files of the folder by name; none where a game has no lessons."""
    if not kit.lessons:
        return []
    package, _, folder = kit.lessons.partition(":")
    place = files(package).joinpath(folder)
    found = [file for file in place.iterdir() if file.name.endswith(".toml")]
    return sorted(
        (f"{folder}/{file.name}".rpartition("/")[2], file.read_text(encoding="utf-8")) for file in found
    )
