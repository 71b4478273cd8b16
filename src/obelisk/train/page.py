"""A training as a page that shows itself anew while the training goes on: `index.html` in its folder."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from obelisk.train.curves import draw, games_of, hours_of

PAGE: Final = "index.html"
PICTURE: Final = "curves.png"
EACH_SECONDS: Final = 10
"""How often the page is looked at anew."""

STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
img { max-width: 100%; height: auto; background: #fff; }
table { border-collapse: collapse; } th, td { padding: .2rem .8rem; text-align: end; }
tr { border-block-end: 1px solid #8886; } code { overflow-wrap: anywhere; }
"""
TITLES: Final = (
    "generation",
    "games",
    "hours",
    "held out",
    "against the one before",
    "against {yardstick}",
    "",
)


class Page:
    """The page of one training."""

    def __init__(self, folder: Path, title: str, yardstick: str) -> None:
        self._folder = folder
        self._title = title
        self._yardstick = yardstick
        self._drawn = 0

    def show(self, history: Sequence[dict[str, Any]], status: str, goes_on: bool) -> None:
        """Writes it; the picture only when there is a new generation."""
        picture = self._folder / PICTURE
        if len(history) != self._drawn or not picture.exists():
            draw(history, self._title, self._yardstick, picture)
            self._drawn = len(history)
        again = f'<meta http-equiv="refresh" content="{EACH_SECONDS}">' if goes_on else ""
        if picture.exists():
            # The number has the browser fetch a new picture, and keep an old one.
            shown = f'<p><img src="{PICTURE}?{self._drawn}" alt="Curves; the numbers are below"></p>'
        else:
            shown = "<p>Curves need matplotlib: pip install 'obelisk[plots]'</p>" if history else ""
        title = escape(self._title)
        new = self._folder / f"{PAGE}.new"
        new.write_text(
            f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
            f'<meta name="viewport" content="width=device-width">{again}<style>{STYLE}</style></head>\n'
            f'<body>\n<h1>{title}</h1>\n<p role="status">{escape(status)}</p>\n'
            f"{shown}\n{self._table(history)}\n</body></html>\n",
            "utf-8",
        )
        new.replace(self._folder / PAGE)

    def _table(self, history: Sequence[dict[str, Any]]) -> str:
        if not history:
            return "<p>The first generation is being played; its numbers come when it has learnt.</p>"
        titles = [title.format(yardstick=self._yardstick or "the yardstick") for title in TITLES]
        head = "".join(f"<th>{escape(title)}</th>" for title in titles)
        rows = []
        for entry, games, hours in zip(history, games_of(history), hours_of(history), strict=True):
            cells = [
                str(entry["generation"]),
                f"{1000 * games:,.0f}",
                f"{hours:.2f}",
                f"{entry['held_out']:.4f}",
                score(entry["gate"]),
                score(entry.get("yardstick")),
                "" if entry["accepted"] else "not accepted",
            ]
            rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
        return f"<table><tr>{head}</tr>{''.join(rows)}</table>"


def score(row: Sequence[float] | None) -> str:
    """A score with half its interval, and on how many deals."""
    if row is None:
        return "–"
    mean, error, deals = row
    return f"{mean:.1%} ± {error:.1%} ({deals})"
