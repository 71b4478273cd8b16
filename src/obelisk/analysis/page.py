"""A report as a page: tables and the curve in one HTML file that needs nothing else and prints well."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

from obelisk.analysis.report import MARKS, DecisionReport, Moment, PlanReport, PlayerReport, Report
from obelisk.analysis.summary import NORMAL_95
from obelisk.i18n.catalogue import Catalogue, direction_of, plain
from obelisk.pictures.svg import SEATS, element

WIDTH: Final = 720.0
HEIGHT: Final = 240.0
LEFT: Final = 44.0
BOTTOM: Final = 22.0

Tell = Callable[[Moment, list[str]], str]
"""Says a line that begins at a moment in words."""

STYLE: Final = """
:root { color-scheme: light dark; --ink: #20242c; --paper: #fbfaf7; --soft: #d8d3c6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4da; --paper: #181b20; --soft: #3a3f48; } }
@media print { :root { --ink: #000; --paper: #fff; --soft: #999; } li { break-inside: avoid; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
.wide { overflow-x: auto; } td { white-space: nowrap; } details { margin-block: .2rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .25rem .7rem; text-align: end; border-block-end: 1px solid var(--soft); }
th:first-child, td:first-child { text-align: start; }
svg { max-width: 100%; height: auto; } text { fill: var(--ink); font-size: 12px; }
.soft { stroke: var(--soft); } ol { padding-inline-start: 0; list-style: none; }
li { border-block-start: 1px solid var(--soft); padding: .4rem 0; }
.mark { font-weight: 600; } code { overflow-wrap: anywhere; } .better { font-weight: 600; }
.fine { font-size: .85rem; }
"""


def percent(value: float, digits: int = 1) -> str:
    """A chance in points, with a true minus; left to right in every language."""
    return f"{100 * value:.{digits}f} %".replace("-", "−")


def signed(value: float) -> str:
    """A difference of chances, with its sign."""
    return ("+" if value > 0 else "") + percent(value)


def half(error: float) -> str:
    """Half of the 95 % interval that a standard error makes."""
    return percent(NORMAL_95 * error)


def part(accuracy: float | None) -> str:
    """An accuracy; a dash where nothing was at stake."""
    return "–" if accuracy is None else percent(accuracy, 0)


def accuracy(player: PlayerReport) -> str:
    """The accuracy of a player, with its interval where it has one."""
    told = part(player.accuracy)
    if player.accuracy_error is None:
        return told
    return f"{told} ± {percent(NORMAL_95 * player.accuracy_error, 0)}"


def plan_chance(plan: PlanReport) -> str:
    """The chance to win of a plan, with its interval."""
    return f"{percent(plan.chance)} ± {half(plan.error)}"


def compared(decision: DecisionReport) -> list[tuple[PlanReport, bool]]:
    """The plans of a decision, the best first, and whether each is what was played."""
    played = decision.played
    others = [(plan, False) for plan in decision.plans if plan.actions != played.actions]
    return sorted([*others, (played, True)], key=lambda one: -one[0].chance)


def page(report: Report, words: Catalogue, game_name: str, tell: Tell) -> str:
    """The whole page in a language."""

    def say(id: str, **facts: str | int | float) -> str:
        return escape(plain(words.say(id, **facts)))

    title = say("report-of", game=game_name)
    parts = told(report, words, tell) if report.is_judged else [f"<p>{say('report-not-judged')}</p>"]
    parts.insert(0, f"<h1>{title}</h1>")
    return (
        f'<!doctype html><html lang="{words.language}" dir="{direction_of(words.language)}"><head>'
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def told(report: Report, words: Catalogue, tell: Tell) -> list[str]:
    """All below the title: the curve, the table, and the moments that counted."""

    def say(id: str, **facts: str | int | float) -> str:
        return escape(plain(words.say(id, **facts)))

    names = [player.name or f"p{player.seat + 1}" for player in report.players]
    return [
        f"<p>{say('report-about', depth=report.depth, evaluation=report.evaluation)}</p>",
        f"<p>{say('report-provisional')}</p>" if report.is_provisional else "",
        "" if report.is_over else f"<p>{say('report-unfinished')}</p>",
        f"<h2>{say('report-curve')}</h2>",
        curve(report, names, say("report-curve")),
        f"<div class='wide'>{summary(report.players, names, words)}</div>",
        f"<p>{say('report-summary-explained')}</p>",
        f"<h2>{say('report-moments')}</h2>",
        f"<ol>{''.join(moment_item(moment, names, words, tell) for moment in report.told)}</ol>"
        if report.told
        else f"<p>{say('report-no-moments')}</p>",
    ]


def summary(players: list[PlayerReport], names: list[str], words: Catalogue) -> str:
    """The table of all seats."""
    heads = [
        "player", "start", "luck", "own", "others", "result", "accuracy", "loss", "decisions", "marks",
    ]  # fmt: skip
    head = "".join(f"<th scope='col'>{escape(words.say(f'report-{name}'))}</th>" for name in heads)
    rows = ""
    for player, name in zip(players, names, strict=True):
        marks = " / ".join(str(player.marks[mark]) for mark in MARKS)
        phases = " / ".join(part(phase.accuracy) for phase in player.phases)
        cells = [
            percent(player.start),
            f"{signed(player.luck)} ± {half(player.luck_error)}",
            signed(player.own),
            signed(player.others),
            percent(player.result),
            f"{accuracy(player)}<br><span class='fine'>{phases}</span>",
            f"{percent(player.loss, 2)} ± {percent(player.loss_interval[1] - player.loss, 2)}",
            str(player.decisions),
            marks,
        ]
        rows += f"<tr><th scope='row'>{escape(name)}</th>" + "".join(
            f"<td><bdi dir='ltr'>{cell}</bdi></td>" for cell in cells
        )
        rows += "</tr>"
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def moment_item(moment: Moment, names: list[str], words: Catalogue, tell: Tell) -> str:
    """A mistake or turning point, with the better line and the other plans."""

    def say(id: str, **facts: str | int | float) -> str:
        return escape(words.say(id, **facts))

    decision = moment.decision
    parts = [f"{say('report-ply', ply=moment.first)} · {escape(names[moment.seat])}"]
    if moment.is_turning_point:
        parts.append(f"<span class='mark'>{say('report-turning-point')}</span>")
    if decision is not None and decision.mark:
        parts.append(f"<span class='mark'>{say(f'report-mark-{decision.mark}')}</span>")
        parts.append(say("report-chance-lost", loss=percent(decision.loss), error=half(decision.error)))
    lines = [f"<div>{' · '.join(parts)}</div>"]
    lines.append(f"<div>{say('report-played', actions=tell(moment, moment.actions))}</div>")
    if decision is not None and decision.mark:
        better = tell(moment, decision.plans[0].actions)
        lines.append(f"<div class='better'>{say('report-better', actions=better)}</div>")
        plans = ""
        for plan, is_played in compared(decision):
            mark = f" <span class='mark'>{say('report-plan-played')}</span>" if is_played else ""
            told = escape(tell(moment, plan.actions))
            plans += f"<li><bdi dir='ltr'>{plan_chance(plan)}</bdi> {told}{mark}</li>"
        lines.append(f"<details><summary>{say('report-plans')}</summary><ol>{plans}</ol></details>")
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
    for moment in report.told:
        here = x(moment.last), y(moment.chances[moment.seat])
        parts.append(element("circle", cx=here[0], cy=here[1], r=3.5, fill=SEATS[moment.seat % len(SEATS)]))
    box = f"0 0 {WIDTH:g} {HEIGHT:g}"
    return element("svg", *parts, viewBox=box, role="img", aria_label=title, direction="ltr")
