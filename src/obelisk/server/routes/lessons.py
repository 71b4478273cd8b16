"""Routes for lessons. Nobody needs to be somebody to learn; of those who are, progress is kept."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody

from obelisk.jsontext import encode_json
from obelisk.server import lessons
from obelisk.server.lessons import LessonCall, LessonList, LessonPage, LessonStart
from obelisk.server.people import Visitor
from obelisk.server.routes.common import Anybody, Given, refusals
from obelisk.server.services import Services
from obelisk.storage.base import LessonRow


async def rows_of(services: Services, visitor: Visitor | None) -> list[LessonRow]:
    return await services.storage.lessons(visitor.id) if visitor is not None else []


@get("/api/lessons", responses=refusals(), tags=["lessons"])
async def lesson_list(services: Given, anybody: Anybody) -> LessonList:
    """The lessons of all games, and how far the reader is in them."""
    return lessons.lesson_list(await rows_of(services, anybody))


@get("/api/lessons/{game:str}/{lesson:str}", responses=refusals(404), tags=["lessons"])
async def begin(services: Given, anybody: Anybody, game: FromPath[str], lesson: FromPath[str]) -> LessonStart:
    """A lesson, to begin or to go on with."""
    found = lessons.find_lesson(game, lesson)
    rows = {row.lesson: row for row in await rows_of(services, anybody)}
    return lessons.start(found, rows.get(found.key))


@post("/api/lessons/{game:str}/{lesson:str}", status_code=200, responses=refusals(404), tags=["lessons"])
async def learn(
    services: Given,
    anybody: Anybody,
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonCall],
) -> LessonPage:
    """Plays the texts after the inputs: taken, or corrected with nothing changed."""
    found = lessons.find_lesson(game, lesson)
    page = lessons.answer(found, data)
    if anybody is not None and page.refusal is None:
        row = LessonRow(
            anybody.id, found.key, encode_json(page.inputs), page.step, not page.id, services.house.now()
        )
        await services.storage.keep_lesson(row)
    return page


HANDLERS: Final = [lesson_list, begin, learn]
