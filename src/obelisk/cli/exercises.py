"""`obelisk exercises`: makes exercises out of bot games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from obelisk.catalog import GAMES
from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.flags import GameArgument, SeedFlag, WorkersFlag
from obelisk.cli.screen import console, progress, show
from obelisk.cli.store import write_file
from obelisk.exercises.choice import choose
from obelisk.exercises.finder import Journal, search
from obelisk.exercises.shelf import themes_of, write


@complains
def exercises(
    game: GameArgument,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the exercises go.")],
    games: Annotated[int, typer.Option("--games", min=1, help="How many games to look through.")] = 100,
    most: Annotated[int, typer.Option("--most", min=0, help="At most so many of each theme; 0: all.")] = 0,
    worlds: Annotated[
        int,
        typer.Option("--worlds", min=0, help="Leave out what level 5 thinks bad in so many worlds; 0: none."),
    ] = 0,
    seed: SeedFlag = "1",
    workers: WorkersFlag = 1,
) -> None:
    """Look for exercises in games of bots: positions with one best answer.

    What was looked through is noted in FILE.journal, so that a run that was stopped goes on where it was.
    """
    if themes_of(GAMES.get(game).game.id) is None:
        raise Complaint(f"{game} has no themes for exercises")
    try:
        journal = Journal(out.with_name(out.name + ".journal"), game, seed)
    except ValueError as error:
        raise Complaint(str(error)) from None
    except OSError as error:
        raise Complaint(f"{out}: {error.strerror}") from None
    with progress(game, games) as bar:
        bar.advance(bar.task_ids[0], sum(1 for number in journal.found if number < games))
        for _ in search(game, seed, games, workers, journal):
            bar.advance(bar.task_ids[0], 1)
    chosen = choose(journal, games, most, worlds)
    write_file(out, write(game, chosen))
    counts = ", ".join(
        f"{sum(1 for one in chosen if one.theme == theme)} {theme}"
        for theme in sorted({c.theme for c in chosen})
    )
    show(console(), f"{len(chosen)} exercises in {out}: {counts or 'none'}")
