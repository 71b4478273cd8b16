"""The Litestar application: routes, headers, refusals. What is done is done in the services."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from threading import Lock
from traceback import format_exc
from typing import Any, Final, cast, get_args

import msgspec
import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, Reference, Schema, SecurityScheme
from litestar.types import ASGIApp, ControllerRouterHandler, Receive, Scope, Send
from litestar.types import Message as AsgiMessage

import obelisk
from obelisk.server.messages import Frame, Message
from obelisk.server.refusals import Refusal, not_found, refusal_body, unavailable
from obelisk.server.routes import (
    calling,
    clubs,
    company,
    decks,
    drafts,
    exercises,
    games,
    hints,
    history,
    lessons,
    mail,
    operations,
    people,
    plans,
    play,
    previews,
    profiles,
    reports,
    resets,
    socket,
    studies,
    tables,
    tips,
    tournaments,
)
from obelisk.server.routes.common import (
    SERVICES,
    AnyRequest,
    check_origin,
    network_of,
    provide_maybe,
    provide_visitor,
    services_of,
)
from obelisk.server.routes.incidents import note_refusal, route_of
from obelisk.server.routes.pages import folder_of, front_page, page_routes
from obelisk.server.services import Services
from obelisk.server.wire import ProblemBody
from obelisk.storage.base import StoreFailed

BODY_BYTES: Final = 64 * 1024
SOCKET_BYTES: Final = 16 * 1024
NAME_BYTES: Final = 255
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self';"
        " style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self';"
        " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self';"
        " frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}
STAY_WITH_TLS: Final = {"Strict-Transport-Security": "max-age=63072000; includeSubDomains"}
"""Said where the settings say that there is TLS in front."""
ERRORS: Final = {
    400: "invalid_request",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "invalid_request",
}

log = structlog.get_logger("obelisk.http")


def can_be_a_file(path: str) -> bool:
    """Whether file systems take it for a name; they fail at others instead of not finding them."""
    return "\0" not in path and all(len(part.encode()) <= NAME_BYTES for part in path.split("/"))


def before_request(request: AnyRequest) -> None:
    """Foreign pages and floods end here."""
    services = services_of(request)
    if not can_be_a_file(request.scope["path"]):
        raise not_found("route")
    check_origin(request, services)
    if services.status == "stopping":
        raise unavailable("stopping")
    services.request_limit.take(network_of(request, services))


async def finish_answer(message: AsgiMessage, scope: Scope) -> None:
    """Every answer is counted and says what browsers may do with it, whoever made it."""
    if message["type"] != "http.response.start":
        return
    services: Services = cast(Any, scope)[SERVICES]
    services.house.metrics.requests.labels(str(message["status"])).inc()
    headers = MutableScopeHeaders.from_message(message)
    wanted = {
        **HEADERS,
        **(STAY_WITH_TLS if services.settings.secure_cookie else {}),
        "Cache-Control": "no-store",
    }
    for name, value in wanted.items():
        headers.setdefault(name, value)


def head_as_get(handler: ASGIApp) -> ASGIApp:
    """Whoever asks for the head of an answer gets that of GET; the web server leaves the body out."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        if asked["type"] == "http" and asked["method"] == "HEAD":
            asked = {**scope, "method": "GET"}
        await handler(asked, receive, send)

    return handle


def answer(request: Request[Any, Any, Any], body: ProblemBody, status: int) -> Response[ProblemBody]:
    headers = {"Retry-After": "1"} if status == 429 else {}
    return Response(body, status_code=status, headers=headers, media_type="application/json")


def on_refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[ProblemBody]:
    note_refusal(request, error)
    return answer(request, refusal_body(error), error.status)


def on_store_failed(request: Request[Any, Any, Any], error: StoreFailed) -> Response[ProblemBody]:
    log.error("cannot store", route=route_of(request), error=str(error))
    return on_refusal(request, unavailable("storage"))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words. Unreadable requests are told where."""
    status = error.status_code
    if status == 404 and request.method == "GET":
        page = front_page(request.app.state["web"], request.url.path)
        if page is not None:
            return page
    facts: dict[str, Any] = {}
    if status == 400:
        extra = error.extra if isinstance(error.extra, list) else []
        facts["detail"] = [
            {"key": str(item.get("key", ""))[:100], "message": str(item.get("message", ""))[:200]}
            for item in extra[:10]
            if isinstance(item, dict)
        ]
    reason = "route" if status == 404 else ""
    body = ProblemBody(error=ERRORS.get(status, "failed"), reason=reason, rule="", facts=facts, seq=None)
    response = answer(request, body, status)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def on_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[ProblemBody]:
    """Only what somebody sent can be nested so deep."""
    body = ProblemBody(error="invalid_request", reason="too_deep", rule="", facts={}, seq=None)
    return answer(request, body, 400)


def on_no_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[ProblemBody]:
    """Only what somebody sent can be no text: nothing of ours is kept in other bytes than those of UTF-8."""
    return answer(request, ProblemBody(error="invalid_request", reason="", rule="", facts={}, seq=None), 400)


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    """A fault of ours: logged by its type and place, told to nobody."""
    log.error("request failed", route=route_of(request), exc_info=error)
    body = ProblemBody(error="failed", reason="", rule="", facts={}, seq=None)
    return answer(request, body, 500)


def provide_services(request: AnyRequest) -> Services:
    return services_of(request)


def closed_schemas(schemas: dict[str, Schema]) -> None:
    """Says of every struct that it has no other fields; the framework leaves that out."""
    for schema in schemas.values():
        if schema.properties is not None:
            schema.additional_properties = False


def with_frames(schema: dict[str, Any]) -> dict[str, Any]:
    """Adds what goes through the WebSocket: `Frame` to the client, `Message` to the server."""
    known: dict[str, Any] = schema["components"]["schemas"]
    for name, union in (("Frame", Frame), ("Message", Message)):
        kinds = list(get_args(union))
        _, parts = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
        for part, found in parts.items():
            known.setdefault(part, found)
        known[name] = {"oneOf": [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in kinds]}
    return schema


class Description:
    """The API as OpenAPI tells it. Made when somebody first asks: it takes as long as all the rest of a
    start, and most servers are never asked.
    """

    def __init__(self, app: Litestar) -> None:
        self._app = app
        self._lock = Lock()
        self._made: dict[str, Any] | None = None

    def __call__(self) -> dict[str, Any]:
        with self._lock:
            if self._made is None:
                schema = self._app.openapi_schema
                closed_schemas(schema.components.schemas)
                self._made = with_frames(schema.to_schema())
            return self._made


@cache
def answering(web: Path | None, cookie: str) -> Litestar:
    """Everything that is answered, by the services that a request brings along. All applications of a process
    share it: to read what every route takes is most of the work of making one.
    """
    handlers: list[ControllerRouterHandler] = [
        *people.HANDLERS,
        *profiles.HANDLERS,
        *company.HANDLERS,
        *calling.HANDLERS,
        *games.HANDLERS,
        *tables.HANDLERS,
        *play.HANDLERS,
        *plans.HANDLERS,
        *history.HANDLERS,
        *hints.HANDLERS,
        *tips.HANDLERS,
        *reports.HANDLERS,
        *exercises.HANDLERS,
        *studies.HANDLERS,
        *lessons.HANDLERS,
        *operations.HANDLERS,
        *resets.HANDLERS,
        *mail.HANDLERS,
        *decks.HANDLERS,
        *drafts.HANDLERS,
        *tournaments.HANDLERS,
        *clubs.HANDLERS,
        *previews.HANDLERS,
        socket.play_socket,
        *page_routes(web),
    ]
    schemes: dict[str, SecurityScheme | Reference] = {
        "session": SecurityScheme(type="apiKey", name=cookie, security_scheme_in="cookie"),
        "token": SecurityScheme(type="http", scheme="bearer"),
    }
    app = Litestar(
        route_handlers=handlers,
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
            "anybody": Provide(provide_maybe),
        },
        exception_handlers={
            Refusal: on_refusal,
            StoreFailed: on_store_failed,
            HTTPException: on_http_error,
            RecursionError: on_too_deep,
            UnicodeDecodeError: on_no_text,
            Exception: on_error,
        },
        before_request=before_request,
        before_send=[finish_answer],
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Obelisk",
            version=obelisk.__version__,
            path="/docs/unused",
            render_plugins=[],
            components=Components(security_schemes=schemes),
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = head_as_get(app.asgi_handler)
    app.state["web"] = web
    app.state["description"] = Description(app)
    return app


class Application:
    """The application around some services; it starts and stops them."""

    def __init__(self, services: Services) -> None:
        self.litestar = answering(folder_of(services.settings), services.settings.cookie)
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if cast(str, scope["type"]) == "lifespan":
            await self._live(receive, send)
        else:
            await self.litestar(cast(Scope, {**scope, SERVICES: self._services}), receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        """Starts the services, and stops them when the web server says so, which is told how that went."""

        async def tell(what: str, **more: str) -> None:
            await send(cast(AsgiMessage, {"type": f"lifespan.{what}", **more}))

        await receive()
        step = "startup"
        try:
            await self._services.start()
            await tell("startup.complete")
            step = "shutdown"
            try:
                await receive()
            finally:
                await self._services.stop()
        except BaseException:
            await tell(f"{step}.failed", message=format_exc())
            raise
        await tell("shutdown.complete")
