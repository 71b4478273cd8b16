"""Routes for operators and developers: health, readiness, metrics, the description of the API."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from html import escape
from typing import Any

from litestar import Response, get

import obelisk
from obelisk.server.refusals import forbidden
from obelisk.server.routes.common import AnyRequest, Given, is_from_this_machine, refusals
from obelisk.server.wire import Health
from obelisk.storage.base import StoreFailed


@get("/health", responses=refusals(), tags=["operations"])
async def health(services: Given) -> Health:
    """The process lives."""
    status: Any = services.status
    return Health(status=status, version=obelisk.__version__)


@get("/ready", responses=refusals(), tags=["operations"])
async def ready(services: Given) -> Response[Health]:
    """It serves: 503 while starting or stopping, if the store does not answer, or if no bot can think."""
    status: Any = services.status
    if status == "ok" and not services.pool.is_well:
        status = "no_bots"
    is_ready = status == "ok" and await services.storage.is_ready()
    body = Health(status=status, version=obelisk.__version__)
    return Response(body, status_code=200 if is_ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, services: Given) -> Response[bytes]:
    """For Prometheus on the same machine only."""
    if not is_from_this_machine(request):
        raise forbidden("metrics")
    with suppress(StoreFailed):
        services.house.metrics.disk_is(await services.storage.disk())
    return Response(services.house.metrics.text(), media_type="text/plain; version=0.0.4")


async def description_of(request: AnyRequest) -> dict[str, Any]:
    """Whoever plays does not wait while it is made."""
    found: dict[str, Any] = await asyncio.to_thread(request.app.state["description"])
    return found


@get("/docs/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> Response[dict[str, Any]]:
    return Response(await description_of(request), media_type="application/json")


@get("/docs", include_in_schema=False)
async def docs(request: AnyRequest) -> Response[str]:
    """A plain page: every route with its words. No scripts, nothing from elsewhere."""
    schema = await description_of(request)
    rows: list[str] = []
    for path, methods in schema["paths"].items():
        for method, route in methods.items():
            body = route.get("requestBody", {}).get("content", {})
            takes = ", ".join(escape(name_of(content["schema"])) for content in body.values())
            good = [answer for code, answer in route["responses"].items() if code.startswith("2")]
            gives = ", ".join(
                escape(name_of(content.get("schema", {})))
                for answer in good
                for content in answer.get("content", {}).values()
            )
            words = escape(route.get("description", ""))
            cells = f"<td><code>{method.upper()} {escape(path)}</code></td><td>{takes}</td><td>{gives}</td>"
            rows.append(f"<tr>{cells}<td>{words}</td></tr>")
    page = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Obelisk API</title>'
        '<h1>Obelisk API</h1><p>Machine-readable: <a href="/docs/openapi.json">openapi.json</a></p>'
        "<table><tr><th>route</th><th>takes</th><th>gives</th><th></th></tr>"
        + "".join(rows)
        + "</table></html>"
    )
    return Response(page, media_type="text/html; charset=utf-8")


def name_of(schema: dict[str, Any]) -> str:
    return str(schema.get("$ref", schema.get("type", ""))).rpartition("/")[2]


HANDLERS = [health, ready, metrics, openapi, docs]
