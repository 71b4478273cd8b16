"""The few shapes that pictures are made of, as SVG text."""

from __future__ import annotations

from html import escape
from typing import Final

PAPER: Final = "#f6efe0"
INK: Final = "#2b2a33"
FAINT: Final = "#b9ad93"
STONE: Final = "#e6dbc3"
GOLD: Final = "#c8962e"
SEATS: Final = ["#b3402e", "#2f6f9f", "#3c7d4a", "#7a4b8c", "#b07a1f", "#4a4f5c"]
"""A colour for each seat; its number always stands beside it."""


def page(width: float, height: float, title: str, parts: list[str]) -> str:
    """A whole picture with its title, which screen readers read."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" font-family="sans-serif" fill="{INK}">'
        f"<title>{escape(title)}</title>{rect(0, 0, width, height, PAPER)}{''.join(parts)}</svg>"
    )


def rect(
    x: float, y: float, width: float, height: float, fill: str, stroke: str = "none", round: float = 0
) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}" fill="{fill}" '
        f'stroke="{stroke}"/>'
    )


def circle(x: float, y: float, radius: float, fill: str, stroke: str = "none") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{stroke}"/>'


def polygon(points: list[tuple[float, float]], fill: str) -> str:
    corners = " ".join(f"{x:g},{y:g}" for x, y in points)
    return f'<polygon points="{corners}" fill="{fill}"/>'


def label(
    x: float,
    y: float,
    text: str,
    size: float = 11,
    anchor: str = "start",
    fill: str = INK,
    bold: bool = False,
) -> str:
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{fill}"{weight}>'
        f"{escape(text)}</text>"
    )


def disc(x: float, y: float, text: str, fill: str, radius: float = 9, ink: str = "#fff") -> str:
    """A disc with a sign in it."""
    return circle(x, y, radius, fill, INK) + label(
        x, y + radius * 0.42, text, radius * 1.2, "middle", ink, True
    )


def lines(x: float, y: float, texts: list[str], size: float = 11) -> str:
    """Lines of text below each other, letters of equal width."""
    rows = "".join(
        f'<tspan x="{x:g}" dy="{size * 1.35 if row else 0:g}">{escape(text)}</tspan>'
        for row, text in enumerate(texts)
    )
    head = f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-family="monospace" xml:space="preserve">'
    return f"{head}{rows}</text>"
