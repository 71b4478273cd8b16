"""The command `obelisk`."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

import obelisk
from obelisk.cli.admin import admin
from obelisk.cli.arena import arena
from obelisk.cli.bench import bench
from obelisk.cli.cards import cards, deck_commands
from obelisk.cli.check_game import check_game
from obelisk.cli.dataset import dataset
from obelisk.cli.exercise import exercise
from obelisk.cli.exercises import exercises
from obelisk.cli.games import games
from obelisk.cli.hint import hint
from obelisk.cli.learn import learn
from obelisk.cli.options import ANY_OPTION
from obelisk.cli.play import PlayCommand, play
from obelisk.cli.replay import replay
from obelisk.cli.report import report
from obelisk.cli.rules import rules
from obelisk.cli.serve import serve
from obelisk.cli.show import show
from obelisk.cli.simulate import simulate
from obelisk.cli.train import train
from obelisk.cli.verify import verify

app = typer.Typer(
    name="obelisk",
    help="Play, study and research Blue Moon City, Drakon and Blue Moon Legends.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def show_version(wanted: bool) -> None:
    if wanted:
        engine = "compiled" if obelisk.IS_COMPILED else "interpreted"
        print(f"obelisk {obelisk.__version__} ({engine} engine)")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Say which version this is."),
    ] = False,
) -> None:
    """Play, study and research Blue Moon City, Drakon and Blue Moon Legends."""


app.command("games")(games)
app.command("play", cls=PlayCommand, context_settings=ANY_OPTION)(play)
app.command("learn")(learn)
app.command("exercise")(exercise)
app.command("exercises")(exercises)
app.command("rules")(rules)
app.command("simulate", context_settings=ANY_OPTION)(simulate)
app.command("replay")(replay)
app.command("show")(show)
app.command("verify")(verify)
app.command("check-game")(check_game)
app.command("bench", context_settings=ANY_OPTION)(bench)
app.command("cards")(cards)
app.add_typer(deck_commands, name="deck")
app.command("serve")(serve)
app.add_typer(admin, name="admin")
app.command("arena", context_settings=ANY_OPTION)(arena)
app.command("dataset", context_settings=ANY_OPTION)(dataset)
app.command("hint")(hint)
app.command("report")(report)
app.command("train")(train)


def main() -> None:
    """Runs the command line. Signs that the terminal cannot show, and a reader that left, are no errors."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None


if __name__ == "__main__":
    main()
