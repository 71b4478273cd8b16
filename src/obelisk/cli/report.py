"""`obelisk report`: what happened in a recorded game, what was luck and what was play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from obelisk.analysis.annotate import annotate
from obelisk.analysis.depth import QUICK, depth_named
from obelisk.analysis.page import is_shown, line, page, percent, signed
from obelisk.analysis.report import MARKS, Report
from obelisk.analysis.table import Row, rows_of_files
from obelisk.catalog import GAMES
from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.flags import JsonFlag, LanguageFlag, RayFlag, SeedFlag, WorkersFlag
from obelisk.cli.screen import console, progress, show
from obelisk.cli.store import read_record, write_file
from obelisk.core.record import InvalidRecord
from obelisk.extras import MissingExtra
from obelisk.i18n.catalogue import Catalogue, catalogue, plain
from obelisk.jsontext import encode_json
from obelisk.pool import Pool, pool_of

SUFFIXES = (".obelisk", ".record")


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
    if html is not None:
        write_file(html, page(found, words, name))
    if json:
        print(encode_json(found.encode()))
        return
    screen = console()
    show_report(screen, found, words, name)
    if html is not None:
        show(screen, f"report: {html}")


def show_report(screen: Console, report: Report, words: Catalogue, name: str) -> None:
    """The report in a terminal."""
    table = Table(title=plain(words.say("report-of", game=name)), title_justify="left")
    for head in ("player", "start", "luck", "own", "others", "result", "accuracy", "loss", "marks"):
        table.add_column(plain(words.say(f"report-{head}")), justify="left" if head == "player" else "right")
    for player in report.players:
        table.add_row(
            player.name or f"p{player.seat + 1}",
            percent(player.start),
            f"{signed(player.luck)} ± {percent(player.luck_error)}",
            signed(player.own),
            signed(player.others),
            percent(player.result),
            "–" if player.accuracy is None else percent(player.accuracy, 0),
            percent(player.loss, 2),
            " / ".join(str(player.marks[mark]) for mark in MARKS),
        )
    screen.print(table)
    show(screen, words.say("report-about", depth=report.depth, evaluation=report.evaluation), "dim")
    if not report.is_over:
        show(screen, words.say("report-unfinished"), "yellow")
    for moment in report.moments:
        if not is_shown(moment):
            continue
        decision = moment.decision
        marks = [words.say("report-turning-point")] if moment.is_turning_point else []
        if decision is not None and decision.mark:
            marks.append(words.say(f"report-mark-{decision.mark}"))
        name = report.players[moment.seat].name or f"p{moment.seat + 1}"
        show(screen, f"{words.say('report-ply', ply=moment.first)}, {name}: {', '.join(marks)}", "bold")
        show(screen, f"      {words.say('report-played', actions=line(moment.actions))}")
        if decision is not None and decision.mark:
            lost = {"loss": percent(decision.loss), "error": percent(decision.error)}
            show(screen, f"      {words.say('report-better', actions=line(decision.plans[0].actions))}")
            show(screen, f"      {words.say('report-chance-lost', **lost)}")


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
