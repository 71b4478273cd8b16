"""Views as pictures, for notebooks, papers and web pages. Diagrams; the browser client has the art."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from obelisk.pictures import city, drakon, legends, svg

PICTURES: Final[dict[str, Callable[[Any], str]]] = {
    "city": city.draw,
    "drakon": drakon.draw,
    "legends": legends.draw,
}


def picture(game: str, view: Any, text: str) -> str:
    """The SVG of a view; a game without a picture of its own shows its text."""
    draw = PICTURES.get(game)
    return draw(view) if draw is not None else text_picture(game, text)


def text_picture(title: str, text: str) -> str:
    rows = [row[start : start + 120] for row in text.split("\n") for start in range(0, max(len(row), 1), 120)]
    width = 24 + 6.7 * max(len(row) for row in rows)
    return svg.page(round(width), 24 + round(14.9 * len(rows)), title, [svg.lines(12, 22, rows)])
