"""The coach's report of a finished table."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from obelisk.server.reports import ReportPage
from obelisk.server.routes.common import Anybody, AnyRequest, Given, id_of, network_of, refusals


@get("/api/tables/{table:str}/report", responses=refusals(401, 404, 409, 422), tags=["history"])
async def report(
    request: AnyRequest,
    services: Given,
    anybody: Anybody,
    table: FromPath[str],
    depth: Annotated[str, QueryParameter(max_length=20)] = "quick",
    known: Annotated[str, QueryParameter(max_length=20)] = "",
) -> ReportPage:
    """Chances, luck and decisions of a finished table, as deep as they are known (`quick`, `normal`, `deep`).
    What is missing is made one depth after the other: ask again until `thinking` is null, and name the depth
    of the report that you have as `known`, which is not sent again.
    """
    person = id_of(anybody)
    asker = person or network_of(request, services)
    return await services.reports.page(table, person, asker, depth, known)


HANDLERS = [report]
