"""`obelisk hint`: what a strong bot would do in a record or position, from one seat's view."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from obelisk.bots.base import Budget
from obelisk.bots.hints import hints
from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.flags import GameFileArgument, JsonFlag
from obelisk.cli.screen import console
from obelisk.cli.store import course_in, ply_in
from obelisk.core.notation import seat_name
from obelisk.jsontext import encode_json


@complains
def hint(
    file: GameFileArgument,
    at: Annotated[
        int | None, typer.Option("--at", min=0, help="After so many actions; else at the end.")
    ] = None,
    seat: Annotated[int, typer.Option("--seat", min=0, help="Who asks, from 1; else whoever decides.")] = 0,
    most: Annotated[int, typer.Option("--most", min=1, help="How many hints.")] = 5,
    ms: Annotated[int, typer.Option("--ms", min=0, help="Thinking time.")] = 2000,
    sims: Annotated[int, typer.Option("--sims", min=0, help="Simulations instead of time; repeatable.")] = 0,
    bot: Annotated[str, typer.Option("--bot", help="A search: or level: bot.")] = "",
    seed: Annotated[str, typer.Option("--seed", help="Same seed and --sims, same hints.")] = "1",
    json: JsonFlag = False,
) -> None:
    """Show the best few actions with their estimated winning chances."""
    course = course_in(file, seed)
    game = course.game
    last = ply_in(course, at)
    state = course.states[last]
    decision = game.decision(state)
    if decision is None:
        raise Complaint(f"{file}: the game is over after {last} actions")
    if seat and seat - 1 != decision.seat:
        raise Complaint(f"--seat {seat}: after {last} actions it is {seat_name(decision.seat)} who decides")
    view = game.view(state, decision.seat)
    budget = Budget(0 if sims else ms, sims)
    found = hints(game, view, budget, most, seed, bot)
    if json:
        print(
            encode_json(
                {"seat": seat_name(decision.seat), "at": last, "hints": [each.encode() for each in found]}
            )
        )
        return
    table = Table("action", title=f"{seat_name(decision.seat)}, after {last} actions", title_justify="left")
    table.add_column("to win", justify="right")
    table.add_column("trials", justify="right")
    table.add_column("and then")
    for each in found:
        table.add_row(each.action, f"{each.chance:.1%}", str(each.trials), ", ".join(each.line[1:]))
    console().print(table)
