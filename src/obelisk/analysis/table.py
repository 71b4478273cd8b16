"""Reports of many records, made side by side, as one table for research: a row for each seat of each game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from obelisk.analysis.annotate import annotate
from obelisk.analysis.depth import depth_named
from obelisk.analysis.report import MARKS, Report
from obelisk.catalog import GAMES
from obelisk.core.record import InvalidRecord, read
from obelisk.jsontext import decode_json
from obelisk.pool import Pool, Worker

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
            "accuracy_error": player.accuracy_error,
            **{f"{mark}s": player.marks[mark] for mark in MARKS},
            **{f"accuracy_{phase.phase}": phase.accuracy for phase in player.phases},
        }
        for player in report.players
    ]


def rows_of_file(path: str, text: str, depth: str, seed: str) -> list[Row] | str:
    """The rows of a record in a file, or what is wrong with it in one line."""
    try:
        record = read(text, decode_json)
        report = annotate(GAMES.get(record.game).game, record, depth_named(depth), seed)
    except InvalidRecord as error:
        return f"{path}: {error}"
    except LookupError as error:
        return f"{path}: {error}"
    return rows_of(Path(path).name, report)


def reader(depth: str, seed: str) -> Worker:
    """A worker that makes rows of paths and texts."""
    return lambda task: rows_of_file(task[0], task[1], depth, seed)


def rows_of_files(paths: list[Path], depth: str, seed: str, pool: Pool) -> Iterator[list[Row] | str]:
    """The rows of each file, in the order of the files; they are read here, wherever the pool is."""
    texts: list[tuple[str, str]] = []
    wrong: dict[str, str] = {}
    for path in paths:
        try:
            texts.append((str(path), path.read_text(encoding="utf-8")))
        except (OSError, UnicodeDecodeError) as error:
            wrong[str(path)] = f"{path}: {error}"
    found = pool.run(reader, (depth, seed), texts)
    for path in paths:
        yield wrong[str(path)] if str(path) in wrong else next(found)
