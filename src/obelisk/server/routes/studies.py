"""The analysis board: files that somebody brings, looked at and thought about. No table is read."""

from __future__ import annotations

from typing import Final

from litestar import post
from litestar.params import JSONBody

from obelisk.server.people import Visitor
from obelisk.server.routes.common import Anybody, AnyRequest, Given, id_of, network_of, refusals
from obelisk.server.services import Services
from obelisk.server.studies import (
    StudyFile,
    StudyPage,
    StudyQuestion,
    StudyStart,
    StudyThoughts,
    StudyWish,
)

STUDY_BYTES: Final = 1_000_000


def asker_of(request: AnyRequest, services: Services, anybody: Visitor | None) -> str:
    return id_of(anybody) or network_of(request, services)


@post(
    "/api/analysis",
    status_code=200,
    responses=refusals(404, 422),
    tags=["analysis"],
    request_max_body_size=STUDY_BYTES,
)
async def open_study(
    request: AnyRequest, services: Given, anybody: Anybody, data: JSONBody[StudyFile]
) -> StudyStart:
    """What a record or position file is about; what it hides is dealt."""
    return await services.studies.open(data.text, asker_of(request, services, anybody))


@post(
    "/api/analysis/look",
    status_code=200,
    responses=refusals(404, 422),
    tags=["analysis"],
    request_max_body_size=STUDY_BYTES,
)
async def look(
    request: AnyRequest, services: Given, anybody: Anybody, data: JSONBody[StudyWish]
) -> StudyPage:
    """A moment of a file or of a variation as a seat knows it, or openly; after some actions more."""
    return await services.studies.look(data, asker_of(request, services, anybody))


@post(
    "/api/analysis/think",
    status_code=200,
    responses=refusals(404, 422),
    tags=["analysis"],
    request_max_body_size=STUDY_BYTES,
)
async def think(
    request: AnyRequest, services: Given, anybody: Anybody, data: JSONBody[StudyQuestion]
) -> StudyThoughts:
    """The best actions at a moment by the strongest bot, from what the deciding seat knows. Ask again to have
    it think on; a newer question of the same study takes the place of an older one.
    """
    return await services.studies.think(data, asker_of(request, services, anybody))


HANDLERS: Final = [open_study, look, think]
