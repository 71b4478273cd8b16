"""`obelisk dataset`: games of bots as records and tables for training."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from obelisk.catalog import GAMES
from obelisk.cli.arena import split_bots
from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.flags import GameArgument, OptionFlag, RayFlag, SeatsFlag, SeedFlag, TilesFlag, WorkersFlag
from obelisk.cli.options import option_values
from obelisk.cli.screen import console, progress, show
from obelisk.pool import pool_of


@complains
def dataset(
    context: typer.Context,
    game: GameArgument,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B[,C..]", help="Who plays; see docs/bots.md.")],
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="A new folder, or one to go on with.")],
    games: Annotated[int, typer.Option("--games", min=1, help="How many.")] = 100,
    features: Annotated[
        bool, typer.Option("--features", help="Write the features of all legal actions too.")
    ] = False,
    seats: SeatsFlag = None,
    seed: SeedFlag = "1",
    option: OptionFlag = None,
    tiles: TilesFlag = None,
    workers: WorkersFlag = 1,
    ray: RayFlag = "",
) -> None:
    """Write games of bots: records, Parquet tables of every decision, and a data card."""
    from obelisk.research.dataset import Dataset, InvalidDataset, make

    kit = GAMES.get(game)
    values = option_values(kit, seats, option or [], context.args, tiles)
    try:
        wanted = Dataset(out, kit.game, values, split_bots(bots), seed, features)
        played = 0
        with progress(game, games) as bar:
            for done, is_new in make(wanted, games, pool_of(workers, ray)):
                played += done if is_new else 0
                bar.advance(bar.task_ids[0], done)
    except InvalidDataset as error:
        raise Complaint(str(error)) from None
    except OSError as error:
        raise Complaint(f"{out}: {error.strerror}") from None
    show(console(), f"{games} games in {out}, {played} of them new")
