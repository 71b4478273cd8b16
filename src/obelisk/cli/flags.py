"""Arguments and flags that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `obelisk games` lists them.")]
RecordArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")]
GameFileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A position file, or a record.")]
SeatsFlag = Annotated[int | None, typer.Option("--seats", help="Number of seats (option `players`).")]
OptionFlag = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; `--name value` is the same."),
]
TilesFlag = Annotated[Path | None, typer.Option("--tiles", metavar="FILE", help="A tile file of your own.")]
SeedFlag = Annotated[str, typer.Option("--seed", help="Same seed, same outcome.")]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON.")]
WorkersFlag = Annotated[int, typer.Option("--workers", min=1, max=256, help="Processes to use.")]
RayFlag = Annotated[
    str,
    typer.Option("--ray", metavar="ADDRESS", help="A Ray cluster: its address, auto, or local: a new one."),
]
LanguageFlag = Annotated[str, typer.Option("--lang", help="Language: en, he, ru, de, pl.")]
WordsFlag = Annotated[
    bool, typer.Option("--words", help="Tell the table in sentences, as a screen reader wants it.")
]
