"""Pictures of pages for people to look at, made where `OBELISK_PICTURES=1` asks: no test reads them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from browser.static_site import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

ARTIFACTS = ROOT / "artifacts"
"""Where they go; git does not see them."""
ARE_WANTED = os.environ.get("OBELISK_PICTURES") == "1"


def take(page: Page, name: str, full_page: bool = False) -> None:
    """A page as `artifacts/NAME.png`, if anybody wants to see it."""
    if ARE_WANTED:
        page.screenshot(path=place(f"{name}.png"), full_page=full_page)


def write_down(text: str, name: str) -> None:
    """What a page says as `artifacts/NAME`, if anybody wants to read it."""
    if ARE_WANTED:
        place(name).write_text(text, "utf-8")


def place(name: str) -> Path:
    path = ARTIFACTS / name
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
