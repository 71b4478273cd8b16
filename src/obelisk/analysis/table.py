"""Reports of many records, made side by side, as one table for research: a row for each seat of each game."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from obelisk.analysis.annotate import annotate
from obelisk.analysis.depth import depth_named
from obelisk.analysis.report import MARKS, Report
from obelisk.catalog import GAMES
from obelisk.core.record import InvalidRecord, read
from obelisk.jsontext import decode_json

Row = dict[str, Any]


def rows_of(name: str, report: Report) -> list[Row]:
    """A row for each seat; `file` is where the record came from."""
    return [
        {
            "file": name,
            "game": report.game,
            "rules": report.rules,
            "depth": report.depth,
            "seed": report.seed,
            "evaluation": report.evaluation,
            "plies": report.plies,
            "is_over": report.is_over,
            "seat": player.seat,
            "player": player.name,
            "start": player.start,
            "deal_luck": report.deal_luck[player.seat],
            "luck": player.luck,
            "luck_error": player.luck_error,
            "own": player.own,
            "others": player.others,
            "result": player.result,
            "decisions": player.decisions,
            "loss": player.loss,
            "accuracy": player.accuracy,
            **{f"{mark}s": player.marks[mark] for mark in MARKS},
            **{f"accuracy_{phase.phase}": phase.accuracy for phase in player.phases},
        }
        for player in report.players
    ]


def rows_of_file(work: tuple[str, str, str]) -> list[Row] | str:
    """The rows of a record file (path, depth, seed), or what is wrong with it in one line."""
    path, depth, seed = work
    try:
        record = read(Path(path).read_text(encoding="utf-8"), decode_json)
        report = annotate(GAMES.get(record.game).game, record, depth_named(depth), seed)
    except InvalidRecord as error:
        return f"{path}: {error}"
    except (OSError, UnicodeDecodeError, LookupError) as error:
        return f"{path}: {error}"
    return rows_of(Path(path).name, report)


def rows_of_files(paths: list[Path], depth: str, seed: str, workers: int) -> Iterator[list[Row] | str]:
    """The rows of each file, in the order of the files."""
    work = [(str(path), depth, seed) for path in paths]
    if workers == 1:
        yield from map(rows_of_file, work)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(rows_of_file, work)
