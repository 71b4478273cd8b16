"""The built client without a server: static files; every other path is the page itself. For pictures."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "obelisk" / "server" / "static"
FIXTURES = ROOT / "web" / "fixtures"
EMPTY = "/empty"
"""A page of live_site.py without the client, for what is done before the page that is meant."""


class StaticSite(SimpleHTTPRequestHandler):
    """Files of the build, fixtures under /fixtures, and the page for all other paths; no API."""

    def translate_path(self, path: str) -> str:
        clean = path.partition("?")[0].partition("#")[0]
        if clean.startswith("/fixtures/"):
            return str(FIXTURES / Path(clean).name)
        found = Path(super().translate_path(clean))
        return str(found if found.is_file() else STATIC / "index.html")

    def do_GET(self) -> None:
        if self.path.startswith("/api/"):
            self.send_error(503)
        else:
            super().do_GET()

    def log_message(self, format: str, *arguments: object) -> None:
        """Nobody reads it."""


def serve_static() -> tuple[ThreadingHTTPServer, str]:
    """A running site and its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(StaticSite, directory=str(STATIC)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_address[1]}"


def serve_fixtures(page: Page) -> None:
    """Fixtures are not part of the site; the tests bring them."""

    def answer(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        route.fulfill(body=(FIXTURES / name).read_text("utf-8"), content_type="application/json")

    page.route("**/fixtures/*.json", answer)
