"""`obelisk bench`: how fast a game is, interpreted and compiled, in one run."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from obelisk.catalog import GAMES
from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.flags import GameArgument, JsonFlag, OptionFlag, SeatsFlag, SeedFlag, TilesFlag
from obelisk.cli.options import option_values
from obelisk.cli.screen import console, progress, show
from obelisk.jsontext import decode_json, encode_json

RESEARCH = "research"
RATES = [
    "decisions_per_second",
    "games_per_second",
    "copies_per_second",
    "microseconds_per_copy",
    "legal_lists_per_second",
    "determinisations_per_second",
    "views_per_second",
]


@complains
def bench(
    context: typer.Context,
    game: GameArgument,
    seats: SeatsFlag = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.001, help="Time for each measurement.")] = 2.0,
    seed: SeedFlag = "1",
    option: OptionFlag = None,
    tiles: TilesFlag = None,
    json: JsonFlag = False,
) -> None:
    """Measure random play, copies, legal lists, determinisations and views; interpreted, then compiled.

    The GAME `research` measures the environments for researchers next to those of others.
    """
    if game == RESEARCH:
        bench_research(seconds, json)
        return
    kit = GAMES.get(game)
    values = option_values(kit, seats, option or [], context.args, tiles)
    encoded = kit.game.encode_options(kit.game.options(values))
    request = encode_json({"game": game, "options": encoded, "seconds": seconds, "seed": seed})
    interpreted = measured(request, pure=True)
    compiled: dict[str, Any] | None = measured(request, pure=False)
    assert compiled is not None
    if not compiled["compiled"]:
        compiled = None
    summary = {
        "game": game,
        "options": encoded,
        "seed": seed,
        "seconds": seconds,
        "interpreted": interpreted,
        "compiled": compiled,
        "ratio": ratios(interpreted, compiled) if compiled is not None else None,
    }
    if json:
        print(encode_json(summary))
    else:
        show_summary(console(), summary)


def measured(request: str, pure: bool) -> dict[str, Any]:
    """What a process of its own measures."""
    environment = {name: value for name, value in os.environ.items() if name != "OBELISK_PURE"}
    if pure:
        environment["OBELISK_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", "obelisk.cli.measure", request],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise Complaint(f"the measurement failed: {last}")
    result: Any = decode_json(done.stdout)
    found: dict[str, Any] = result
    return found


def ratios(interpreted: dict[str, Any], compiled: dict[str, Any]) -> dict[str, float]:
    """How many times as fast the compiled engine is."""
    found: dict[str, float] = {}
    for name in RATES:
        slow, fast = interpreted[name], compiled[name]
        if name == "microseconds_per_copy":
            slow, fast = fast, slow
        found[name] = round(fast / slow, 2) if slow else 0.0
    return found


def show_summary(screen: Console, summary: dict[str, Any]) -> None:
    interpreted, compiled, ratio = summary["interpreted"], summary["compiled"], summary["ratio"]
    table = Table(
        "", "interpreted", "compiled", "ratio", title=f"bench {summary['game']}", title_justify="left"
    )
    for name in RATES:
        table.add_row(
            name.replace("_", " "),
            f"{interpreted[name]:,}",
            f"{compiled[name]:,}" if compiled else "-",
            f"{ratio[name]:.2f}" if ratio else "-",
        )
    screen.print(table)
    if not compiled:
        show(
            screen,
            "not compiled: run scripts/compile.py (again, if sources changed)",
            "yellow",
        )


def bench_research(seconds: float, json: bool) -> None:
    """Steps a second of every adapter and of what others have, in one run."""
    from obelisk.research.throughput import measure

    with progress(RESEARCH, 0) as bar:
        summary = measure(
            seconds, lambda done, total: bar.update(bar.task_ids[0], completed=done, total=total)
        )
    if json:
        print(encode_json(summary))
        return
    screen = console()
    table = Table("", "steps/s", title="bench research", title_justify="left")
    for name, rate in summary["steps_per_second"].items():
        table.add_row(name, f"{rate:,}")
    for game, rates in summary["batch"].items():
        for processes, rate in enumerate(rates, 1):
            table.add_row(f"batch {game}, {processes} processes", f"{rate:,}")
    screen.print(table)
    goals = Table("goal", "wanted", "reached", title="goals", title_justify="left")
    for row in summary["goals"]:
        goals.add_row(row["goal"], f"{row['wanted']:.1f}", f"{row['reached']:.2f}")
    screen.print(goals)
    engine = "compiled" if summary["compiled"] else "interpreted"
    show(screen, f"{engine} engine; load {summary['load'][0]} before, {summary['load'][1]} after")
