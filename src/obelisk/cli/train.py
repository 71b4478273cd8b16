"""`obelisk train`: a net learns a game from bots that play themselves."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer

from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.flags import RayFlag

STOPPED: Final = 130
"""The exit code of what was interrupted."""


@complains
def train(
    plan: Annotated[
        str, typer.Argument(metavar="GAME|FILE", help="A game, by our plan for it; or a plan of your own.")
    ],
    folder: Annotated[
        Path, typer.Option("--into", metavar="DIR", help="Games, nets and numbers; goes on where it stopped.")
    ],
    workers: Annotated[int, typer.Option("--workers", min=0, help="Processes that play; 0: one a core.")] = 0,
    ray: RayFlag = "",
    minutes: Annotated[
        float, typer.Option("--minutes", min=0, help="Stop after so long; 0: at the end.")
    ] = 0,
    device: Annotated[
        str, typer.Option("--device", help="Where to learn: cpu, cuda; else what there is.")
    ] = "",
) -> None:
    """Train a net: games, learning, gates, again and again (docs/training.md)."""
    from obelisk.train.plan import InvalidPlan, plan_file, read_plan

    try:
        wanted = read_plan(plan_file(plan))
    except (InvalidPlan, OSError) as error:
        raise Complaint(str(error)) from None
    from obelisk.train.campaign import Campaign

    # A cluster works elsewhere; what it is told must mean the same there.
    into = folder.absolute() if ray else folder
    try:
        with stopped_politely():
            campaign = Campaign(wanted, into, workers or os.cpu_count() or 1, device, print_now, ray)
            campaign.run(60.0 * minutes if minutes else float("inf"))
    except KeyboardInterrupt:
        print_now("stopped; the same command goes on")
        raise typer.Exit(STOPPED) from None


@contextmanager
def stopped_politely() -> Iterator[None]:
    """SIGTERM does what Ctrl-C does: the processes that play end, too, and the page says so."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def print_now(line: str) -> None:
    print(line, flush=True)
