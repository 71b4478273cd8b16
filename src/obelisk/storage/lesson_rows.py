"""How far people are in lessons: functions of a connection."""

from __future__ import annotations

from obelisk.storage.base import LessonRow
from obelisk.storage.connection import Connection


def lessons(connection: Connection, person: str) -> list[LessonRow]:
    """The lessons that a person has begun, by name."""
    found = connection.execute(
        "SELECT person, lesson, inputs, step, is_done, changed FROM lessons WHERE person = ? ORDER BY lesson",
        (person,),
    )
    return [
        LessonRow(str(row[0]), str(row[1]), str(row[2]), int(row[3]), bool(row[4]), int(row[5]))
        for row in found
    ]


def keep_lesson(connection: Connection, row: LessonRow) -> None:
    """Adds or replaces what somebody did in a lesson. Who was at its end once has been there."""
    connection.execute(
        "INSERT INTO lessons (person, lesson, inputs, step, is_done, changed) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (person, lesson) DO UPDATE SET inputs = excluded.inputs, step = excluded.step,"
        " is_done = lessons.is_done OR excluded.is_done, changed = excluded.changed",
        (row.person, row.lesson, row.inputs, row.step, row.is_done, row.changed),
    )
