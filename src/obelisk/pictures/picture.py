"""Views as pictures, for notebooks, papers and web pages. Diagrams; the browser client has the art."""

from __future__ import annotations

from typing import Any

from obelisk.catalog import part
from obelisk.core.kit import Kit
from obelisk.pictures import svg


def picture(kit: Kit, view: Any) -> str:
    """The SVG of a view; a game without a picture of its own shows its text."""
    if not kit.picture:
        return text_picture(kit.game.id, kit.text(view))
    drawn: str = part(kit.picture)(view)
    return drawn


def text_picture(title: str, text: str) -> str:
    rows = [row[start : start + 120] for row in text.split("\n") for start in range(0, max(len(row), 1), 120)]
    width = 24 + 6.7 * max(len(row) for row in rows)
    return svg.page(round(width), 24 + round(14.9 * len(rows)), title, [svg.lines(12, 22, rows)])
