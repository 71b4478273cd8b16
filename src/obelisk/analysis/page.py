"""A report as a page: tables and the curve in one HTML file that needs nothing else and prints well."""

from __future__ import annotations

from html import escape
from typing import Final

from obelisk.analysis.report import MARKS, Moment, PlayerReport, Report
from obelisk.i18n.catalogue import Catalogue, direction_of, plain
from obelisk.pictures.svg import SEATS, element

WIDTH: Final = 720.0
HEIGHT: Final = 240.0
LEFT: Final = 44.0
BOTTOM: Final = 22.0

STYLE: Final = """
:root { color-scheme: light dark; --ink: #20242c; --paper: #fbfaf7; --soft: #d8d3c6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4da; --paper: #181b20; --soft: #3a3f48; } }
@media print { :root { --ink: #000; --paper: #fff; --soft: #999; } li { break-inside: avoid; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .25rem .7rem; text-align: end; border-block-end: 1px solid var(--soft); }
th:first-child, td:first-child { text-align: start; }
svg { max-width: 100%; height: auto; } text { fill: var(--ink); font-size: 12px; }
.soft { stroke: var(--soft); } ol { padding-inline-start: 0; list-style: none; }
li { border-block-start: 1px solid var(--soft); padding: .4rem 0; }
.mark { font-weight: 600; } code { overflow-wrap: anywhere; }
"""


def percent(value: float, digits: int = 1) -> str:
    """A chance in points, with a true minus; left to right in every language."""
    return f"{100 * value:.{digits}f} %".replace("-", "−")


def signed(value: float) -> str:
    """A difference of chances, with its sign."""
    return ("+" if value > 0 else "") + percent(value)


def page(report: Report, words: Catalogue, game_name: str) -> str:
    """The whole page in a language."""

    def say(id: str, **facts: str | int | float) -> str:
        return escape(plain(words.say(id, **facts)))

    title = say("report-of", game=game_name)
    names = [player.name or f"p{player.seat + 1}" for player in report.players]
    shown = [moment for moment in report.moments if is_shown(moment)]
    parts = [
        f"<h1>{title}</h1>",
        f"<p>{say('report-about', depth=report.depth, evaluation=report.evaluation)}</p>",
        "" if report.is_over else f"<p>{say('report-unfinished')}</p>",
        f"<h2>{say('report-curve')}</h2>",
        curve(report, names, say("report-curve")),
        f"<div class='wide'>{summary(report.players, names, words)}</div>",
        f"<p>{say('report-summary-explained')}</p>",
        f"<h2>{say('report-moments')}</h2>",
        f"<ol>{''.join(moment_item(moment, names, words) for moment in shown)}</ol>"
        if shown
        else f"<p>{say('report-no-moments')}</p>",
    ]
    return (
        f'<!doctype html><html lang="{words.language}" dir="{direction_of(words.language)}"><head>'
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def is_shown(moment: Moment) -> bool:
    """Whether a moment is worth a line: a mistake or a turning point."""
    return moment.is_turning_point or (moment.decision is not None and bool(moment.decision.mark))


def line(actions: list[str]) -> str:
    """A plan as it is told: that a phase is left is said only where nothing else was done."""
    deeds = [action for action in actions if action != "done"]
    return ", ".join(deeds or actions[:1])


def summary(players: list[PlayerReport], names: list[str], words: Catalogue) -> str:
    """The table of all seats."""
    heads = [
        "player", "start", "luck", "own", "others", "result", "accuracy", "loss", "decisions", "marks",
    ]  # fmt: skip
    head = "".join(f"<th scope='col'>{escape(words.say(f'report-{name}'))}</th>" for name in heads)
    rows = ""
    for player, name in zip(players, names, strict=True):
        marks = " / ".join(str(player.marks[mark]) for mark in MARKS)
        cells = [
            percent(player.start),
            f"{signed(player.luck)} ± {percent(player.luck_error)}",
            signed(player.own),
            signed(player.others),
            percent(player.result),
            "–" if player.accuracy is None else percent(player.accuracy, 0),
            percent(player.loss, 2),
            str(player.decisions),
            marks,
        ]
        rows += f"<tr><th scope='row'>{escape(name)}</th>" + "".join(
            f"<td><bdi dir='ltr'>{cell}</bdi></td>" for cell in cells
        )
        rows += "</tr>"
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def moment_item(moment: Moment, names: list[str], words: Catalogue) -> str:
    """A mistake or turning point, with the better line."""

    def say(id: str, **facts: str | int | float) -> str:
        return escape(plain(words.say(id, **facts)))

    decision = moment.decision
    parts = [f"{say('report-ply', ply=moment.first)} · {escape(names[moment.seat])}"]
    if moment.is_turning_point:
        parts.append(f"<span class='mark'>{say('report-turning-point')}</span>")
    if decision is not None and decision.mark:
        parts.append(f"<span class='mark'>{say(f'report-mark-{decision.mark}')}</span>")
        lost = say("report-chance-lost", loss=percent(decision.loss), error=percent(decision.error))
        parts.append(lost)
    lines = [f"<div>{' · '.join(parts)}</div>"]
    lines.append(f"<div>{say('report-played', actions=line(moment.actions))}</div>")
    if decision is not None and decision.mark:
        lines.append(f"<div>{say('report-better', actions=line(decision.plans[0].actions))}</div>")
    if moment.outcomes:
        luck = signed(moment.luck[moment.seat])
        lines.append(f"<div>{say('report-luck-of', name=names[moment.seat], luck=luck)}</div>")
    return f"<li>{''.join(lines)}</li>"


def curve(report: Report, names: list[str], title: str) -> str:
    """The chances of all seats over the game, one line each, named at the right end of it."""
    right = WIDTH - 90.0

    def x(ply: int) -> float:
        return LEFT + (right - LEFT) * ply / max(1, report.plies)

    def y(chance: float) -> float:
        return 8.0 + (HEIGHT - BOTTOM - 8.0) * (1.0 - chance)

    parts = [element("title", title)]
    for chance in (0.0, 0.5, 1.0):
        parts.append(element("line", x1=LEFT, x2=right, y1=y(chance), y2=y(chance), class_="soft"))
        parts.append(element("text", percent(chance, 0), x=LEFT - 4, y=y(chance) + 4, text_anchor="end"))
    for seat, name in enumerate(names):
        points = [(0, report.dealt[seat]), *[(each.last, each.chances[seat]) for each in report.moments]]
        path = "M" + " L".join(f"{x(ply):.1f} {y(chance):.1f}" for ply, chance in points)
        colour = SEATS[seat % len(SEATS)]
        parts.append(element("path", d=path, fill="none", stroke=colour, stroke_width=2.0))
        parts.append(element("text", escape(name[:14]), x=right + 4, y=y(points[-1][1]) + 4))
    for moment in report.moments:
        if is_shown(moment):
            here = x(moment.last), y(moment.chances[moment.seat])
            parts.append(
                element("circle", cx=here[0], cy=here[1], r=3.5, fill=SEATS[moment.seat % len(SEATS)])
            )
    box = f"0 0 {WIDTH:g} {HEIGHT:g}"
    return element("svg", *parts, viewBox=box, role="img", aria_label=title, direction="ltr")
