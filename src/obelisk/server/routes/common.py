"""What all routes share: who is asking, and how refusals are described."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, cast
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from obelisk.server.addresses import address_in, neighbourhood
from obelisk.server.ids import csrf_of
from obelisk.server.people import Visitor
from obelisk.server.refusals import Refusal, forbidden
from obelisk.server.services import Services
from obelisk.server.wire import ProblemBody

SERVICES: Final = "obelisk.services"
"""Where a request has the services of its server (`app.py`)."""
CSRF: Final = "x-obelisk-csrf"
FORWARDED: Final = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")
"""Headers that proxies add."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

Given = NamedDependency[Services]
"""The services of this server."""
SignedIn = NamedDependency[Visitor]
"""Somebody who is signed in; else the route answers 401."""
Anybody = NamedDependency[Visitor | None]
"""Whoever asks, signed in or not."""

REASONS: Final = {
    400: "The request cannot be read.",
    401: "Not signed in, or the wrong password.",
    403: "Not allowed.",
    404: "There is no such thing.",
    409: "Not in this state; `stale` with the present number.",
    413: "Too large.",
    422: "Refused, with rule and reason.",
    429: "Too many.",
    503: "Try again.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route; every route may be asked wrongly, too often or for too much."""
    wanted = sorted({400, 403, 413, 429, 503, *statuses})
    return {
        status: ResponseSpec(ProblemBody, description=REASONS[status], generate_examples=False)
        for status in wanted
    }


def address_of(connection: AnyConnection, trust_proxy: bool) -> str:
    """Where a connection comes from; behind a trusted proxy, what that says last. All before it may be
    claimed by anybody, and what is no address is not believed.
    """
    if trust_proxy:
        lines = connection.headers.getall("x-forwarded-for", [])
        address = address_in(lines[-1].rpartition(",")[2].strip()) if lines else None
        if address is not None:
            return address
    return peer_of(connection)


def network_of(connection: AnyConnection, services: Services) -> str:
    """Where a connection comes from as limits count it: with IPv6 everybody has addresses without end."""
    return neighbourhood(address_of(connection, services.settings.trust_proxy))


def peer_of(connection: AnyConnection) -> str:
    """Who is at the other end of the line, whatever the headers say."""
    return connection.client.host if connection.client is not None else "unknown"


def is_from_this_machine(connection: AnyConnection) -> bool:
    """Whether somebody on this machine asks, and not a proxy on it for somebody else."""
    is_forwarded = any(name in connection.headers for name in FORWARDED)
    return not is_forwarded and peer_of(connection) in ("127.0.0.1", "::1")


class Place:
    """Where a connection that stays open comes from: address and person have only so many at once."""

    def __init__(self, services: Services, address: str, person: str | None) -> None:
        self._services = services
        self._address = f"address {address}"
        self._person = person

    def check(self) -> None:
        open_now, settings = self._services.sockets, self._services.settings
        is_full = open_now[self._address] >= settings.sockets_per_address
        if is_full or (self._person is not None and open_now[self._person] >= settings.sockets_per_person):
            raise Refusal(429, "too_many", reason="sockets")

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Counts it for as long as it is open."""
        open_now = self._services.sockets
        names = [name for name in (self._address, self._person) if name is not None]
        open_now.update(names)
        self._services.house.metrics.sockets.inc()
        try:
            yield
        finally:
            for name in names:
                open_now[name] -= 1
                if not open_now[name]:
                    del open_now[name]
            self._services.house.metrics.sockets.dec()


def services_of(connection: AnyConnection) -> Services:
    found = cast(Any, connection.scope)[SERVICES]
    assert isinstance(found, Services)
    return found


def check_origin(connection: AnyConnection, services: Services) -> None:
    """A page of another site may not speak for its reader."""
    origin = connection.headers.get("origin")
    if origin is not None and origin not in services.origins:
        raise forbidden("origin")
    host = connection.headers.get("host", "")
    if services.settings.host in ("127.0.0.1", "localhost", "::1") and not services.settings.origins:
        # A name that leads here without being ours is an attempt to get around the origin (DNS rebinding).
        name = urlsplit(f"//{host}").hostname or ""
        if name not in ("127.0.0.1", "localhost", "::1", ""):
            raise forbidden("origin")


async def visitor_of(connection: AnyConnection, services: Services) -> Visitor | None:
    """Who is asking, by token or by cookie."""
    authorization = connection.headers.get("authorization", "")
    if authorization:
        scheme, _, token = authorization.partition(" ")
        visitor = None
        if scheme.lower() == "bearer" and token:
            visitor = await services.people.visitor(token.strip(), is_token=True)
        if visitor is None:
            raise Refusal(401, "not_signed_in")
        return visitor
    cookie = connection.cookies.get(services.settings.cookie, "")
    return await services.people.visitor(cookie, is_token=False) if cookie else None


async def provide_maybe(request: AnyRequest) -> Visitor | None:
    """The dependency `anybody`: signed in or not."""
    services = services_of(request)
    visitor = await visitor_of(request, services)
    needs_proof = visitor is not None and not visitor.is_token and request.method not in SAFE
    if visitor is not None and needs_proof and request.headers.get(CSRF, "") != csrf_of(visitor.secret):
        raise forbidden("csrf")
    return visitor


async def provide_visitor(request: AnyRequest) -> Visitor:
    """The dependency `visitor`: somebody who is signed in."""
    visitor = await provide_maybe(request)
    if visitor is None:
        raise Refusal(401, "not_signed_in")
    return visitor


def id_of(visitor: Visitor | None) -> str | None:
    return visitor.id if visitor is not None else None
