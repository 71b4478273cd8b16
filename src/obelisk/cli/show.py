"""`obelisk show`: a position, drawn as one seat knows it; or written as a position file."""

from __future__ import annotations

from typing import Annotated

import typer

from obelisk.catalog import kit_of
from obelisk.cli.complaint import complains
from obelisk.cli.flags import GameFileArgument, SeedFlag
from obelisk.cli.replay import OPEN, seat_wanted
from obelisk.cli.screen import board, console, private
from obelisk.cli.screen import show as say
from obelisk.cli.store import course_in, ply_in
from obelisk.core.notation import seat_name


@complains
def show(
    file: GameFileArgument,
    at: Annotated[int | None, typer.Option("--at", min=0, help="After this many actions.")] = None,
    seat: Annotated[
        str, typer.Option("--seat", help="1, 2 …: what that seat knows; open: everything; none: a spectator.")
    ] = "open",
    position: Annotated[
        bool, typer.Option("--position", help="Write the position as a text instead of drawing it.")
    ] = False,
    seed: SeedFlag = "0",
) -> None:
    """Show the position of a position file, or of a record after any action."""
    course = course_in(file, seed)
    ply = ply_in(course, at)
    if position:
        print(course.position(ply), end="")
        return
    game = course.game
    kit = kit_of(game)
    seats = game.seats(course.options)
    viewer = seat_wanted(seat, seats)
    state = course.states[ply]
    screen = console()
    board(screen, kit, game.view(state, None if viewer < 0 else viewer))
    if viewer == OPEN:
        private(screen, kit, [game.view(state, one) for one in range(seats)])
    decision = game.decision(state)
    if decision is not None:
        say(screen, f"{seat_name(decision.seat)}: {decision.kind}", "bold")
