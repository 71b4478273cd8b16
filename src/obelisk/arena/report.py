"""An arena as a page: tables and plots in one HTML file that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from obelisk.arena.ratings import deck_matrix
from obelisk.pictures.svg import element

WIDTH: Final = 640
LEFT: Final = 210
ROW: Final = 26
BARS: Final = 24

STYLE: Final = """
:root { color-scheme: light dark; --ink: #20242c; --paper: #fbfaf7; --soft: #d8d3c6; --mark: #2f6f8f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e4da; --paper: #181b20; --soft: #3a3f48; --mark: #7fc1de; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: .25rem .7rem; text-align: end;
  border-block-end: 1px solid var(--soft); } th:first-child, td:first-child { text-align: start; }
svg { max-width: 100%; height: auto; } text { fill: var(--ink); font-size: 12px; }
.soft { stroke: var(--soft); }
.mark { stroke: var(--mark); fill: var(--mark); } code { overflow-wrap: anywhere; }
"""


def page(summary: dict[str, Any], games: list[dict[str, Any]]) -> str:
    """The whole page."""
    rows = summary["results"]
    names = [row["bot"] for row in rows]
    title = f"Arena: {summary['game']}, {summary['seats']} seats"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{summary['games']} games in {summary['deals']} deals, seed "
        f"<code>{escape(str(summary['seed']))}</code>; options "
        f"<code>{escape(short(summary['options']))}</code>."
        " Every deal is played once in each rotation of the seats. Intervals are 95 %.</p>",
        results_table(rows),
        *luck_section(summary),
        sprt_line(summary),
        section("Score", "share of wins; the line is the fair share", score_plot(rows)),
        section("Rating", "OpenSkill, Plackett-Luce", rating_plot(rows)),
        section("Who beat whom", "row against column", matrix_table(names, summary["matrix"])),
        decks_section(summary),
        section("Game length", "decisions", histogram([game["decisions"] for game in games])),
        section("Decision time", "milliseconds per decision: mean, p95 and longest", time_plot(rows)),
        section("Branching", "mean number of choices in a game", histogram(branching(games))),
        endings(summary),
        notes(rows),
    ]
    body = "\n".join(part for part in parts if part)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>\n'
        f"<body>\n{body}\n</body></html>\n"
    )


def short(options: dict[str, Any]) -> str:
    """Options without the long ones."""
    return ", ".join(f"{name}={value}" for name, value in options.items() if len(str(value)) < 40)


def section(title: str, caption: str, content: str) -> str:
    return f"<h2>{escape(title)}</h2>\n<p>{escape(caption)}</p>\n{content}"


def results_table(rows: list[dict[str, Any]]) -> str:
    titles = ["bot", "games", "score", "95 %", "rating", "95 %", "ms"]
    head = f"<tr>{''.join(f'<th>{title}</th>' for title in titles)}</tr>"
    lines = [
        f"<tr><td><code>{escape(row['bot'])}</code></td><td>{row['games']}</td><td>{row['score']:.1%}</td>"
        f"<td>{row['interval'][0]:.1%} – {row['interval'][1]:.1%}</td><td>{row['rating']:.1f}</td>"
        f"<td>{row['rating_interval'][0]:.1f} – {row['rating_interval'][1]:.1f}</td>"
        f"<td>{row['ms_mean']:.1f}</td></tr>"
        for row in rows
    ]
    return f"<table>{head}{''.join(lines)}</table>"


def luck_table(rows: list[dict[str, Any]]) -> str:
    """Scores without luck."""
    titles = ["bot", "score", "95 %", "luck", "deals needed"]
    head = f"<tr>{''.join(f'<th>{title}</th>' for title in titles)}</tr>"
    lines = [
        f"<tr><td><code>{escape(row['bot'])}</code></td><td>{row['adjusted']:.1%}</td>"
        f"<td>{row['adjusted_interval'][0]:.1%} – {row['adjusted_interval'][1]:.1%}</td>"
        f"<td>{row['luck']:+.1%}</td><td>{row['deals_needed']:.0%}</td></tr>"
        for row in rows
    ]
    return f"<table>{head}{''.join(lines)}</table>"


def luck_section(summary: dict[str, Any]) -> list[str]:
    """What is left when luck is taken out; nothing if it was not measured."""
    if "luck_samples" not in summary:
        return []
    caption = "The same on average, with narrower intervals: so many of the deals would have been enough."
    return [section("Without luck", caption, luck_table(summary["results"]))]


def sprt_line(summary: dict[str, Any]) -> str:
    test = summary.get("sprt")
    if test is None:
        return ""
    return (
        f"<p>Sequential test of the first bot, {test['low']:.0%} against {test['high']:.0%}: "
        f"<strong>{escape(test['verdict'])}</strong> (log-likelihood ratio {test['ratio']}, "
        f"bounds ±{test['bound']}).</p>"
    )


def score_plot(rows: list[dict[str, Any]]) -> str:
    marks = [(row["bot"], row["interval"][0], row["score"], row["interval"][1]) for row in rows]
    return intervals(marks, 0.0, 1.0, rows[0]["fair_share"], "{:.0%}")


def rating_plot(rows: list[dict[str, Any]]) -> str:
    marks = [
        (row["bot"], row["rating_interval"][0], row["rating"], row["rating_interval"][1]) for row in rows
    ]
    low = min(mark[1] for mark in marks)
    high = max(mark[3] for mark in marks)
    return intervals(marks, low - 1.0, high + 1.0, None, "{:.0f}")


def intervals(
    marks: list[tuple[str, float, float, float]], low: float, high: float, line: float | None, form: str
) -> str:
    """A row per bot: its interval and its value."""
    height = ROW * (len(marks) + 1)
    parts: list[str] = []

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - 20) * (value - low) / (high - low)

    for step in range(5):
        value = low + (high - low) * step / 4
        parts.append(upright(x(value), 0, height - ROW, "soft"))
        parts.append(text(x(value), height - 8, form.format(value), "middle"))
    if line is not None:
        parts.append(upright(x(line), 0, height - ROW, "mark", stroke_dasharray="4 3"))
    for index, (name, least, value, most) in enumerate(marks):
        y = ROW * index + ROW / 2
        parts.append(text(LEFT - 10, y + 4, clipped(name), "end"))
        ends = {"x1": round(x(least), 1), "x2": round(x(most), 1), "y1": y, "y2": y}
        parts.append(element("line", class_="mark", stroke_width=3, **ends))
        parts.append(element("circle", class_="mark", cx=round(x(value), 1), cy=y, r=5))
    return plot(height, parts)


def time_plot(rows: list[dict[str, Any]]) -> str:
    """Bars of the mean, with marks for the p95 and the longest."""
    height = ROW * len(rows)
    most = max([row["ms_longest"] for row in rows] + [0.001])
    parts: list[str] = []
    for index, row in enumerate(rows):
        y = ROW * index + ROW / 2
        scale = (WIDTH - LEFT - 140) / most
        words = f"{row['ms_mean']:.1f} · {row['ms_p95']:.1f} · {row['ms_longest']:.1f}"
        parts.append(text(LEFT - 10, y + 4, clipped(row["bot"]), "end"))
        mean = round(max(1.0, row["ms_mean"] * scale), 1)
        parts.append(element("rect", class_="mark", x=LEFT, y=y - 6, height=12, width=mean))
        for value in (row["ms_p95"], row["ms_longest"]):
            parts.append(upright(LEFT + value * scale, y - 8, y + 8, "mark", stroke_width=2))
        parts.append(text(LEFT + row["ms_longest"] * scale + 8, y + 4, words, "start"))
    return plot(height, parts)


def histogram(values: list[float]) -> str:
    """How often values occur."""
    if not values:
        return ""
    low, high = min(values), max(values)
    width = (high - low) / BARS or 1.0
    counts = [0] * BARS
    for value in values:
        counts[min(BARS - 1, int((value - low) / width))] += 1
    height, tall = 150, max(counts)
    bar = (WIDTH - 40) / BARS
    parts: list[str] = []
    for index, count in enumerate(counts):
        size = (height - 40) * count / tall
        place = {"x": 20 + index * bar, "y": height - 25 - size, "width": bar - 2, "height": size}
        rounded = {name: round(value, 1) for name, value in place.items()}
        parts.append(element("rect", element("title", str(count)), class_="mark", **rounded))
    parts.append(text(20, height - 8, f"{low:g}", "start"))
    parts.append(text(WIDTH - 20, height - 8, f"{high:g}", "end"))
    return plot(height, parts)


def matrix_table(names: list[str], values: list[list[float | None]]) -> str:
    head = "".join(f"<th><code>{escape(clipped(name))}</code></th>" for name in names)
    lines = []
    for name, row in zip(names, values, strict=True):
        cells = "".join(f"<td>{'–' if value is None else f'{value:.1%}'}</td>" for value in row)
        lines.append(f"<tr><td><code>{escape(name)}</code></td>{cells}</tr>")
    return f"<table><tr><th></th>{head}</tr>{''.join(lines)}</table>"


def decks_section(summary: dict[str, Any]) -> str:
    """Who won with which deck, whoever played it."""
    rows = summary.get("tables")
    if not rows or "decks" not in rows[0]:
        return ""
    names, values = deck_matrix(rows)
    return section("Decks", "row against column, both bots with both decks", matrix_table(names, values))


def branching(games: list[dict[str, Any]]) -> list[float]:
    return [game["branching"][0] for game in games]


def endings(summary: dict[str, Any]) -> str:
    words = ", ".join(f"{escape(name)} {count}" for name, count in summary["endings"].items())
    return f"<h2>Endings</h2>\n<p>{words}</p>"


def notes(rows: list[dict[str, Any]]) -> str:
    """What outside bots did wrong."""
    lines = [
        f"<li><code>{escape(row['bot'])}</code>: {escape(note)}</li>" for row in rows for note in row["notes"]
    ]
    return f"<h2>Notes</h2>\n<ul>{''.join(lines)}</ul>" if lines else ""


def plot(height: float, parts: list[str]) -> str:
    return element("svg", *parts, viewBox=f"0 0 {WIDTH} {height:.0f}", width=WIDTH, role="img")


def text(x: float, y: float, words: str, anchor: str) -> str:
    return element("text", escape(words), x=round(x, 1), y=round(y, 1), text_anchor=anchor)


def upright(x: float, top: float, bottom: float, sort: str, **look: str | float) -> str:
    """A line from top to bottom."""
    return element("line", class_=sort, x1=round(x, 1), x2=round(x, 1), y1=top, y2=bottom, **look)


def clipped(name: str) -> str:
    return name if len(name) <= 30 else name[:29] + "…"
