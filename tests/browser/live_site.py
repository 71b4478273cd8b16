"""The real server with the built client in front, for browser tests: `python live_site.py PORT DATABASE`.

If the server itself serves the page, nothing is added; else the built files answer what is not the API, and
beside them boards that are drawn from files (`/fixtures/…`) and a page with nothing on it (`/empty`).
The server's part in chance is always the same: deals follow from what browsers give, and that follows from
the name of the test (`conftest.py`). So a test is dealt the same cards whenever it runs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from mimetypes import guess_type
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import uvicorn

from obelisk.server import history, tables
from obelisk.server.app import HEADERS, SOCKET_BYTES, Application
from obelisk.server.legends import drafts
from obelisk.server.services import Services
from obelisk.server.settings import Settings

BUILT = Path(__file__).resolve().parents[2] / "src" / "obelisk" / "server" / "static"
STATIC = Path(os.environ.get("OBELISK_STATIC") or BUILT)
"""OBELISK_STATIC tests another build than the one of the package."""
FOR_EVER = "public, max-age=31536000, immutable"
"""As the server has it for files with a hash in their names (`routes/pages.py`)."""
NO_SECRETS = SimpleNamespace(token_bytes=bytes, randbits=lambda bits: 1)
FIXTURES = Path(__file__).resolve().parents[2] / "web" / "fixtures"
EMPTY = b"<!doctype html><title>Empty</title><main id=main><h1>Empty</h1></main>"
"""A page without the client, where a test only needs a place to speak to the server from."""
SERVER_PATHS = ("/api", "/docs", "/health", "/ready", "/metrics")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Front:
    """Static files, and the page for every path of the client; everything else goes to the server."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].startswith(SERVER_PATHS):
            await self.app(scope, receive, send)
            return
        path = file_for(scope["path"])
        body = EMPTY if scope["path"] == "/empty" else path.read_bytes()
        kind = guess_type(path.name)[0] or "application/octet-stream"
        headers = {**HEADERS, "Content-Type": f"{kind}; charset=utf-8" if kind.startswith("text") else kind}
        if scope["path"].startswith("/assets/"):
            headers["Cache-Control"] = FOR_EVER
        await send(
            {
                "type": "http.response.start",
                "status": 200,
                "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            }
        )
        await send({"type": "http.response.body", "body": body})


def file_for(path: str) -> Path:
    """A file of the build or a fixture; all else is the page."""
    folder = FIXTURES if path.startswith("/fixtures/") else STATIC
    wanted = (folder / path.removeprefix("/fixtures").lstrip("/")).resolve()
    return wanted if wanted.is_file() and folder in wanted.parents else STATIC / "index.html"


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    settings = Settings(
        port=port,
        database=database,
        log_level="error",
        requests_per_second=10_000,
        actions_per_second=10_000,
        guests_per_minute=10_000,
        guest_chat="all",
    )
    for module in (tables, history, drafts):
        vars(module)["secrets"] = NO_SECRETS
    app = Application(Services(settings))
    uvicorn.run(
        Front(app),
        host="127.0.0.1",
        port=port,
        log_level="error",
        ws="websockets-sansio",
        ws_max_size=SOCKET_BYTES,
    )


if __name__ == "__main__":
    main()
