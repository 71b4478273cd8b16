"""`obelisk report`: what happened in a recorded game, what was luck and what was play."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import Annotated, Final

import typer
from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from obelisk.analysis.annotate import annotate
from obelisk.analysis.depth import QUICK, depth_named
from obelisk.analysis.page import Tell, accuracy, half, page, part, percent, plan_chance, signed
from obelisk.analysis.report import MARKS, PHASES, Moment, PlayerReport, Report
from obelisk.analysis.table import Row, rows_of_files
from obelisk.catalog import GAMES
from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.flags import JsonFlag, LanguageFlag, RayFlag, SeedFlag, WorkersFlag
from obelisk.cli.screen import console, progress, show
from obelisk.cli.store import read_record, write_file
from obelisk.core.notation import seat_name
from obelisk.core.record import InvalidRecord, Record
from obelisk.extras import MissingExtra
from obelisk.i18n.catalogue import Catalogue, catalogue, plain
from obelisk.i18n.narrate import Narrator
from obelisk.jsontext import encode_json
from obelisk.pool import Pool, pool_of
from obelisk.readers.lines import Lines

SUFFIXES = (".obelisk", ".record")
FEW: Final = 3
"""So many seats have room for rules between their columns."""
LEAST: Final = 8
"""No column of those is narrower: a chance has its sign and its unit."""
EDGES: Final = 3
"""What lies left and right of the columns where there are more."""
FIRST_MOMENTS: Final = 8
"""A weak game has dozens of mistakes; those that counted most are enough to begin with."""
INDENT: Final = " " * 6
GLUE: Final = "\u00a0"
"""A space that no line is broken at."""


@complains
def report(
    place: Annotated[Path, typer.Argument(metavar="FILE|DIR", help="A record, or a folder of records.")],
    depth: Annotated[str, typer.Option("--depth", help="quick, normal or deep.")] = QUICK.name,
    seed: SeedFlag = "1",
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write a page.")] = None,
    parquet: Annotated[
        Path | None, typer.Option("--parquet", metavar="FILE", help="Write a table of a folder's games.")
    ] = None,
    lang: LanguageFlag = "en",
    workers: WorkersFlag = 1,
    ray: RayFlag = "",
    every: Annotated[
        bool, typer.Option("--all", help="Tell all mistakes, not those that counted most.")
    ] = False,
    json: JsonFlag = False,
) -> None:
    """Tell luck from play in a recorded game, and show its mistakes; or in all records of a folder."""
    depth_named(depth)
    words = catalogue(lang)
    if place.is_dir():
        if html is not None:
            raise Complaint("--html is for one record; a folder is written with --parquet")
        report_folder(place, depth, seed, pool_of(workers, ray), parquet, json)
        return
    if parquet is not None:
        raise Complaint("--parquet is for a folder of records")
    record = read_record(place)
    try:
        with progress(record.game, len(record.plies)) as bar:
            found = annotate(
                GAMES.get(record.game).game,
                record,
                depth_named(depth),
                seed,
                lambda done, plies: bar.update(bar.task_ids[0], completed=done),
            )
    except InvalidRecord as error:
        raise Complaint(f"{place}: {error}") from None
    name = plain(words.say(f"web-game-{record.game}"))
    tell = teller(record, found, words)
    if html is not None:
        write_file(html, page(found, words, name, tell))
    if json:
        print(encode_json(found.encode()))
        return
    screen = console()
    show_report(screen, found, words, name, tell, every)
    if html is not None:
        show(screen, f"report: {html}")


def teller(record: Record, report: Report, words: Catalogue) -> Tell:
    """Says the lines of what is told of a report."""
    shown = [moment.first - 1 for moment in report.told]
    lines = Lines(GAMES.get(record.game), record, Narrator(words, record.game, names_of(report)), shown)
    return lambda moment, actions: lines.tell(moment.first - 1, moment.seat, actions)


def names_of(report: Report) -> list[str]:
    """What the players are called."""
    return [player.name or seat_name(player.seat) for player in report.players]


def show_report(
    screen: Console, report: Report, words: Catalogue, name: str, tell: Tell, every: bool
) -> None:
    """The report in a terminal, with the moments that counted most, or with every one that is told."""
    names = names_of(report)
    title = words.say("report-of", game=name)
    if not report.is_judged:
        show(screen, title, "bold")
        paragraph(screen, words.say("report-not-judged"))
        return
    screen.print(summary_table(report.players, names, words, title, screen.width))
    paragraph(screen, words.say("report-about", depth=report.depth, evaluation=report.evaluation), "dim")
    if report.is_provisional:
        paragraph(screen, words.say("report-provisional"), "dim")
    paragraph(screen, words.say("report-summary-explained"), "dim")
    if not report.is_over:
        paragraph(screen, words.say("report-unfinished"), "yellow")
    shown = report.told if every else report.foremost(FIRST_MOMENTS)
    paragraph(screen, words.say("report-moments") if shown else words.say("report-no-moments"), "bold")
    if len(shown) < len(report.told):
        first = words.say("report-first", shown=len(shown), all=len(report.told))
        paragraph(screen, f"{first} {words.say('report-whole')}: --all", "dim")
    for moment in shown:
        show_moment(screen, moment, names[moment.seat], words, tell)


def paragraph(screen: Console, text: str, style: str = "", indent: str = "") -> None:
    """Sentences, broken between words where the terminal ends and nowhere else."""
    # A number keeps its unit and what is behind ±.
    glued = plain(text).replace(" %", f"{GLUE}%").replace(" ± ", f"{GLUE}±{GLUE}")
    lines = wrap(glued, screen.width, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
    for line in lines:
        screen.print(Text(line.replace(GLUE, " "), style=style), soft_wrap=True)


def summary_table(
    players: list[PlayerReport], names: list[str], words: Catalogue, title: str, width: int
) -> Table:
    """A column for each seat: six of them fit on a terminal, the measures side by side would not."""
    rows: list[tuple[str, list[str]]] = [
        ("start", [percent(player.start) for player in players]),
        ("luck", [f"{signed(player.luck)} ± {half(player.luck_error)}" for player in players]),
        ("own", [signed(player.own) for player in players]),
        ("others", [signed(player.others) for player in players]),
        ("result", [percent(player.result) for player in players]),
        ("accuracy", [accuracy(player) for player in players]),
        *[
            (f"phase-{phase}", [part(player.phases[number].accuracy) for player in players])
            for number, phase in enumerate(PHASES)
        ],
        (
            "loss",
            [
                f"{percent(player.loss, 2)} ± {percent(player.loss_interval[1] - player.loss, 2)}"
                for player in players
            ],
        ),
        ("decisions", [str(player.decisions) for player in players]),
        ("marks", [" / ".join(str(player.marks[mark]) for mark in MARKS) for player in players]),
    ]
    is_wide = len(players) > FEW
    table = Table(
        title=plain(title),
        title_justify="left",
        box=box.SIMPLE_HEAD if is_wide else box.HEAVY_HEAD,
        padding=(0, 1, 0, 0) if is_wide else (0, 1),
    )
    heads = {head: plain(words.say(f"report-{head}")) for head in ("player", *[head for head, _ in rows])}
    longest = max(cell_len(word) for text in heads.values() for word in text.split())
    # Measures break between their words, and a name that is too long anywhere: nothing is cut off.
    table.add_column(heads["player"], overflow="fold", min_width=longest)
    room = max(LEAST, (width - longest - EDGES) // len(names) - 1) if is_wide else None
    for name in names:
        table.add_column(Text(name), justify="right", overflow="fold", max_width=room)
    for head, cells in rows:
        if is_wide:
            # An interval goes below its number, rather than break anywhere.
            cells = [cell.replace(" ± ", "\n± ").replace(" / ", "/") for cell in cells]
        table.add_row(heads[head], *cells)
    return table


def show_moment(screen: Console, moment: Moment, name: str, words: Catalogue, tell: Tell) -> None:
    """A mistake or a turning point, with the chances of what was played and of the better plan."""
    decision = moment.decision
    marks = [words.say("report-turning-point")] if moment.is_turning_point else []
    if decision is not None and decision.mark:
        marks.append(words.say(f"report-mark-{decision.mark}"))
    paragraph(screen, f"{words.say('report-ply', ply=moment.first)}, {name}: {', '.join(marks)}", "bold")
    played = words.say("report-played", actions=tell(moment, moment.actions))
    if decision is None or not decision.mark:
        paragraph(screen, played, indent=INDENT)
        return
    better = words.say("report-better", actions=tell(moment, decision.plans[0].actions))
    lost = words.say("report-chance-lost", loss=percent(decision.loss), error=half(decision.error))
    paragraph(screen, f"{played} ({plan_chance(decision.played)})", indent=INDENT)
    paragraph(screen, f"{better} ({plan_chance(decision.plans[0])})", indent=INDENT)
    paragraph(screen, lost, indent=INDENT)


def report_folder(folder: Path, depth: str, seed: str, pool: Pool, parquet: Path | None, json: bool) -> None:
    """Reports of all records of a folder: a line each, or a table in a file."""
    if parquet is None and not json:
        raise Complaint(f"{folder}: a folder needs --parquet FILE or --json")
    paths = sorted(path for path in folder.rglob("*") if path.suffix in SUFFIXES)
    if not paths:
        raise Complaint(f"{folder}: no records ({', '.join(SUFFIXES)}) in it")
    rows: list[Row] = []
    wrong: list[str] = []
    with progress(folder.name, len(paths)) as bar:
        for found in rows_of_files(paths, depth, seed, pool):
            if isinstance(found, str):
                wrong.append(found)
            else:
                rows.extend(found)
            bar.advance(bar.task_ids[0], 1)
    if parquet is not None:
        write_parquet(parquet, rows)
    if json:
        for row in rows:
            print(encode_json(row))
    else:
        show(console(), f"{len(paths) - len(wrong)} games, {len(rows)} rows: {parquet}")
    if wrong:
        raise Complaint(*wrong)


def write_parquet(path: Path, rows: list[Row]) -> None:
    """The rows as a Parquet file."""
    try:
        import pyarrow as pa  # type: ignore[import-untyped]
        import pyarrow.parquet as pq  # type: ignore[import-untyped]
    except ImportError as error:
        raise MissingExtra(error) from None
    try:
        pq.write_table(pa.Table.from_pylist(rows), path)
    except OSError as error:
        raise Complaint(f"{path}: cannot be written: {error.strerror}") from None
