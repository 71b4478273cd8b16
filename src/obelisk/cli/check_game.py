"""`obelisk check-game`: the contract of `obelisk.core.check` over all options of a game, also your own."""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from obelisk.catalog import GAMES
from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.flags import JsonFlag, SeedFlag, WorkersFlag
from obelisk.cli.screen import console, progress, show
from obelisk.core.check import BrokenPromise, Checker, Tally
from obelisk.core.kit import Kit
from obelisk.jsontext import decode_json, encode_json
from obelisk.pool import leave_interrupts_to_the_parent

CHUNK = 4
BROKEN = 1

Job = tuple[str, str, int, int]
"""Name of the game or module, seed, first game and the one after the last."""


@complains
def check_game(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, as `obelisk games` lists them.")] = "",
    games: Annotated[int, typer.Option("--games", min=1, help="How many random games.")] = 100,
    samples: Annotated[
        int, typer.Option("--samples", min=0, help="States looked at closely, per game.")
    ] = 20,
    workers: WorkersFlag = 1,
    seed: SeedFlag = "1",
    module: Annotated[
        str, typer.Option("--module", metavar="PACKAGE.MODULE[:NAME]", help="Your own game object (GAME).")
    ] = "",
    json: JsonFlag = False,
) -> None:
    """Check everything that a game promises, in random games over all its option sets in turn.

    Exit code 1: a promise is broken.
    """
    if bool(game) == bool(module):
        raise Complaint("name a game, or a module of yours with --module")
    name = f"module {module}" if module else game
    kit = kit_named(name)
    try:
        sets = kit.option_sets()
    except (AttributeError, TypeError) as error:
        raise Complaint(f"{name}: this is no game: {error}") from None
    if not sets:
        raise Complaint(f"{kit.game.id} accepts no options for {kit.game.seat_counts()} seats")
    start = time.perf_counter()
    tally = Tally()
    broken = ""
    jobs = [(name, seed, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    with progress(f"check {kit.game.id}", games) as bar:
        for counted, problem in run(jobs, samples, workers):
            tally.add(counted)
            bar.advance(bar.task_ids[0], counted.games)
            if problem:
                broken = problem
                break
    summary: dict[str, Any] = {
        "game": kit.game.id,
        "seed": seed,
        "option_sets": len(sets),
        **tally.encode(),
        "broken": broken,
        "seconds": round(time.perf_counter() - start, 3),
    }
    if json:
        print(encode_json(summary))
    else:
        show_summary(console(), summary)
    if broken:
        print(f"obelisk: {broken}", file=sys.stderr)
        raise typer.Exit(BROKEN)


def kit_named(name: str) -> Kit:
    """A game of ours, or `module package.module:NAME`, found from the present folder too."""
    if not name.startswith("module "):
        return GAMES.get(name)
    path, _, attribute = name.removeprefix("module ").partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found: Any = getattr(import_module(path), attribute or "GAME")
    except (ImportError, AttributeError, ValueError) as error:
        raise Complaint(f"--module {path}: {error}") from None
    try:
        return Kit(found if not isinstance(found, type) else found())
    except TypeError as error:
        raise Complaint(f"--module {path}: {error}") from None


def run(jobs: list[Job], samples: int, workers: int) -> Iterator[tuple[Tally, str]]:
    """The tallies in the order of the games, each with what was broken, if anything was."""
    if workers == 1 or len(jobs) == 1:
        for job in jobs:
            yield tally_of(*check(job, samples))
        return
    processes = min(workers, len(jobs))
    with ProcessPoolExecutor(processes, get_context("spawn"), leave_interrupts_to_the_parent) as pool:
        futures = [pool.submit(check, job, samples) for job in jobs]
        try:
            for future in futures:
                yield tally_of(*future.result())
        finally:
            for future in futures:
                future.cancel()


def check(job: Job, samples: int) -> tuple[dict[str, Any], str]:
    """Plays the games of a job; stops at the first broken promise. The answer is plain data."""
    name, seed, first, end = job
    kit = kit_named(name)
    sets = kit.option_sets()
    checker = Checker(kit.game, encode_json, decode_json)
    for number in range(first, end):
        values = sets[number % len(sets)]
        try:
            checker.check(values, f"{seed}/{number}", samples)
        except BrokenPromise as broken:
            return checker.tally.encode(), one_line(str(broken))
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{os.path.basename(where.filename)}:{where.lineno}"
            at = f"{kit.game.id}, options {values}, seed {seed}/{number}"
            text = f"crash: {type(error).__name__}: {error} at {place} ({at})"
            return checker.tally.encode(), one_line(text)
    return checker.tally.encode(), ""


def one_line(text: str) -> str:
    return " ".join(text.split())


def tally_of(data: dict[str, Any], problem: str) -> tuple[Tally, str]:
    """The tally behind its data."""
    tally = Tally()
    for name in ("games", "decisions", "states", "pairs", "incomparable", "refusals"):
        setattr(tally, name, data[name])
    tally.endings = dict(data["endings"])
    return tally, problem


def show_summary(screen: Console, summary: dict[str, Any]) -> None:
    table = Table("checked", "number", title=f"check-game {summary['game']}", title_justify="left")
    for name in ("option_sets", "games", "decisions", "states", "pairs", "incomparable", "refusals"):
        table.add_row(name.replace("_", " "), str(summary[name]))
    for ending, number in summary["endings"].items():
        table.add_row(f"ending {ending}", str(number))
    table.add_row("seconds", f"{summary['seconds']:.1f}")
    screen.print(table)
    if not summary["broken"]:
        show(screen, "every promise was kept", "bold green")
