"""The browser client: the files that its build put beside this package, or those of the setting `web`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Response, Router
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

from obelisk.server.settings import Settings

BUILT = Path(__file__).parents[1] / "static"
YEAR = 31_536_000


def folder_of(settings: Settings) -> Path | None:
    """Where the client is, if it was built."""
    folder = settings.web if settings.web is not None else BUILT
    return folder if (folder / "index.html").is_file() else None


def page_routes(folder: Path | None) -> list[Router]:
    """Assets carry a hash in their names and may be kept for ever; pages are asked for each time."""
    if folder is None:
        return []
    routers: list[Router] = []
    if (folder / "assets").is_dir():
        for_ever = CacheControlHeader(public=True, immutable=True, max_age=YEAR)
        routers.append(
            create_static_files_router(
                "/assets", [folder / "assets"], name="assets", cache_control=for_ever, include_in_schema=False
            )
        )
    routers.append(
        create_static_files_router("/", [folder], name="pages", html_mode=True, include_in_schema=False)
    )
    return routers


def front_page(folder: Path | None, path: str) -> Response[Any] | None:
    """The client itself for an address that only the client knows, such as that of a table."""
    if folder is None or path.startswith(("/api/", "/docs", "/assets/")):
        return None
    return Response((folder / "index.html").read_bytes(), media_type="text/html; charset=utf-8")
