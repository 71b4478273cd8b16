"""The addresses of pages that are sent to others: the client, with a description of what is there."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from obelisk.server.previews import KINDS
from obelisk.server.refusals import not_found
from obelisk.server.routes.common import AnyRequest, Given
from obelisk.server.routes.pages import front_page
from obelisk.server.services import Services

HEAD = b"</head>"
PATHS = [f"/{kind}/{{id:str}}" for kind in KINDS]


def origin_of(services: Services) -> str:
    settings = services.settings
    return settings.origins[0] if settings.origins else f"http://127.0.0.1:{settings.port}"


@get(PATHS, include_in_schema=False)
async def page(request: AnyRequest, services: Given, id: FromPath[str]) -> Response[Any]:
    """The client. Programs that show links read the head and go no further."""
    path = request.url.path
    found = front_page(request.app.state["web"], path)
    if found is None:
        raise not_found("route")
    kind = path.split("/")[1]
    preview = await services.previews.preview(kind, id)
    origin = origin_of(services)
    meta = preview.meta(f"{origin}/{kind}/{id}", f"{origin}/preview/{kind}/{id}.png")
    body = found.content.replace(HEAD, f"    {meta}\n  ".encode() + HEAD, 1)
    return Response(body, media_type="text/html; charset=utf-8")


@get("/preview/{kind:str}/{name:str}", include_in_schema=False)
async def picture(services: Given, kind: FromPath[str], name: FromPath[str]) -> Response[Any]:
    """The picture for a link, as SVG or as PNG."""
    id, _, sort = name.rpartition(".")
    if kind not in KINDS or sort not in ("svg", "png"):
        raise not_found("route")
    drawn = (await services.previews.preview(kind, id)).picture()
    if sort == "svg":
        return Response(drawn, media_type="image/svg+xml")
    return Response(await services.painter.png(drawn), media_type="image/png")


HANDLERS = [page, picture]
