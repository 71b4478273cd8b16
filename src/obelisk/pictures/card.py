"""A card that stands for a link: the obelisk by the moon over the city, and a few words."""

from __future__ import annotations

from typing import Final

from obelisk.pictures import svg

WIDTH: Final = 1200
HEIGHT: Final = 630
NIGHT: Final = "#0c1226"
ROOFS: Final = "#18213f"
MOON: Final = "#cfe0ff"
WORDS: Final = "#eef1fb"
QUIET: Final = "#b9c3e2"
LEFT: Final = "#d6e8ff"
MIDDLE: Final = "#7fb6ff"
RIGHT: Final = "#3f6fc4"
SKYLINE: Final = [
    (0, 630), (0, 520), (70, 520), (70, 470), (120, 440), (170, 470), (170, 530), (260, 530), (260, 490),
    (340, 490), (340, 545), (430, 545), (450, 500), (470, 545), (560, 545), (560, 510), (650, 510),
    (650, 555), (760, 555), (760, 505), (800, 480), (840, 505), (840, 560), (1200, 560), (1200, 630),
]  # fmt: skip
RTL: Final = "\u202b"
POP: Final = "\u202c"
LETTERS: Final = 34
"""A longer line is cut."""


def card(title: str, lines: list[str], is_rtl: bool = False) -> str:
    """The SVG of a card with a title and up to three lines below it; written from the right if `is_rtl`."""
    x, anchor = (760, "end") if is_rtl else (80, "start")
    # Where a line begins is said in the line itself: not everything that draws SVG knows directions.
    before, after = (RTL, POP) if is_rtl else ("", "")
    title_line, *told = [f"{before}{cut(line)}{after}" for line in [title, *lines[:3]]]
    words = [svg.label(x, 170, title_line, 64, anchor, WORDS, bold=True)]
    words += [svg.label(x, 260 + 62 * row, line, 40, anchor, QUIET) for row, line in enumerate(told)]
    parts = [
        svg.rect(0, 0, WIDTH, HEIGHT, NIGHT),
        svg.circle(1040, 130, 62, MOON),
        svg.polygon([(float(x), float(y)) for x, y in SKYLINE], ROOFS),
        svg.polygon([(960, 150), (1020, 225), (996, 560), (924, 560), (900, 225)], MIDDLE),
        svg.polygon([(960, 150), (900, 225), (924, 560), (948, 560)], LEFT),
        svg.polygon([(960, 150), (1020, 225), (996, 560), (972, 560)], RIGHT),
        svg.rect(880, 556, 160, 18, svg.GOLD),
        *words,
    ]
    return svg.page(WIDTH, HEIGHT, title, parts)


def cut(line: str) -> str:
    return line if len(line) <= LETTERS else line[: LETTERS - 1] + "…"
