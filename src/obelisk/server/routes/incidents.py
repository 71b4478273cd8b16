"""What an operator wants to look back at: who was let in, who was refused, what changed about an account.

One line each in the log, of the kind `security`, with the address it came from. Names, passwords and secrets
are not in it; a person is an id.
"""

from __future__ import annotations

import structlog

from obelisk.server.refusals import Refusal
from obelisk.server.routes.common import AnyRequest, address_of, services_of

log = structlog.get_logger("obelisk.security", kind="security")


def note(request: AnyRequest, event: str, person: str) -> None:
    """Something that changes who may do what."""
    log.info(event, person=person, address=where(request))


def note_refusal(request: AnyRequest, refusal: Refusal) -> None:
    """Somebody tried what they may not do. Who is not signed in or asks too often is only counted."""
    if refusal.status == 403 or (refusal.status == 401 and refusal.error != "not_signed_in"):
        log.warning(
            "refused",
            error=refusal.error,
            reason=refusal.reason,
            route=route_of(request),
            address=where(request),
        )


def route_of(request: AnyRequest) -> str:
    """The route and not the path: links to a new password have a secret in it."""
    handler = request.scope.get("route_handler")
    return f"{request.method} {min(handler.paths) if handler is not None else '?'}"


def where(request: AnyRequest) -> str:
    return address_of(request, services_of(request).settings.trust_proxy)
