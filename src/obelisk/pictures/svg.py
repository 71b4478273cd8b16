"""The one writer of SVG: any element, and the few shapes that pictures are made of."""

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


def element(tag: str, *content: str, **attributes: str | float) -> str:
    """An element as text. `text_anchor` is `text-anchor`, `class_` is `class`; numbers are written short."""
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else f"{value:g}"}"'
        for name, value in attributes.items()
    )
    return f"<{tag}{written}>{''.join(content)}</{tag}>" if content else f"<{tag}{written}/>"


def page(width: float, height: float, title: str, parts: list[str]) -> str:
    """A whole picture with its title, which screen readers read."""
    return element(
        "svg",
        element("title", escape(title)),
        rect(0, 0, width, height, PAPER),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        width=width,
        height=height,
        role="img",
        font_family="sans-serif",
        fill=INK,
    )


def rect(
    x: float, y: float, width: float, height: float, fill: str, stroke: str = "none", round: float = 0
) -> str:
    return element("rect", x=x, y=y, width=width, height=height, rx=round, fill=fill, stroke=stroke)


def circle(x: float, y: float, radius: float, fill: str, stroke: str = "none") -> str:
    return element("circle", cx=x, cy=y, r=radius, fill=fill, stroke=stroke)


def polygon(points: list[tuple[float, float]], fill: str) -> str:
    return element("polygon", points=" ".join(f"{x:g},{y:g}" for x, y in points), fill=fill)


def label(
    x: float,
    y: float,
    text: str,
    size: float = 11,
    anchor: str = "start",
    fill: str = INK,
    bold: bool = False,
) -> str:
    weight: dict[str, float] = {"font_weight": 700} if bold else {}
    return element("text", escape(text), x=x, y=y, font_size=size, text_anchor=anchor, fill=fill, **weight)


def disc(x: float, y: float, text: str, fill: str, radius: float = 9, ink: str = "#fff") -> str:
    """A disc with a sign in it."""
    return circle(x, y, radius, fill, INK) + label(
        x, y + radius * 0.42, text, radius * 1.2, "middle", ink, True
    )


def lines(x: float, y: float, texts: list[str], size: float = 11) -> str:
    """Lines of text below each other, letters of equal width."""
    rows = [
        element("tspan", escape(text), x=x, dy=size * 1.35 if row else 0) for row, text in enumerate(texts)
    ]
    space = {"xml:space": "preserve"}
    return element("text", *rows, x=x, y=y, font_size=size, font_family="monospace", **space)
