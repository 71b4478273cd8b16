"""`obelisk arena`: bots against bots, counted."""

from __future__ import annotations

from itertools import combinations_with_replacement
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from obelisk.arena.contest import (
    FEWEST_DEALS,
    LUCK_SAMPLES,
    Arena,
    InvalidArena,
    Log,
    SequentialTest,
    deal_scores,
    run,
)
from obelisk.arena.ratings import deck_matrix, summarise
from obelisk.arena.report import page
from obelisk.bots.stdio import MUTE
from obelisk.catalog import GAMES
from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.flags import (
    GameArgument,
    JsonFlag,
    OptionFlag,
    RayFlag,
    SeatsFlag,
    SeedFlag,
    TilesFlag,
    WorkersFlag,
)
from obelisk.cli.options import extra_options, option_values
from obelisk.cli.screen import console, progress, show
from obelisk.cli.store import write_file
from obelisk.core.kit import Kit
from obelisk.jsontext import encode_json
from obelisk.pool import Pool, pool_of

REPORT_FILE = "report.html"
SUMMARY_FILE = "summary.json"


@complains
def arena(
    context: typer.Context,
    game: GameArgument,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B[,C..]", help="Who plays; see docs/bots.md.")],
    seats: SeatsFlag = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many; made up to whole deals.")] = 100,
    seed: SeedFlag = "1",
    ms: Annotated[int, typer.Option("--ms", min=0, help="Milliseconds for each decision; 0: the bot's.")] = 0,
    sims: Annotated[int, typer.Option("--sims", min=0, help="Simulations for each decision.")] = 0,
    processor_time: Annotated[
        bool, typer.Option("--processor-time", help="Milliseconds of the processor: load changes nothing.")
    ] = False,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop as soon as a sequential test can decide.")
    ] = False,
    between: Annotated[
        str, typer.Option("--between", metavar="LOW,HIGH", help="The scores that --sprt decides between.")
    ] = "",
    least: Annotated[
        int, typer.Option("--least", min=2, help="Deals that --sprt plays before it may stop.")
    ] = FEWEST_DEALS,
    luck_adjusted: Annotated[
        bool, typer.Option("--luck-adjusted", help="Measure luck too, and take it out of the scores.")
    ] = False,
    report: Annotated[
        Path | None,
        typer.Option("--report", metavar="DIR", help="Games, numbers and a page; goes on where it stopped."),
    ] = None,
    option: OptionFlag = None,
    tiles: TilesFlag = None,
    workers: WorkersFlag = 1,
    ray: RayFlag = "",
    json: JsonFlag = False,
) -> None:
    """Let bots play each other on the same deals with seats rotated."""
    kit = GAMES.get(game)
    words = [*(option or []), *extra_options(context.args)]
    variants = deck_pairs(kit, words)
    values = option_values(kit, seats, words, [], tiles)
    try:
        samples = LUCK_SAMPLES if luck_adjusted else 0
        held = Arena(
            kit.game, values, split_bots(bots), games, seed, ms, sims, variants, samples, processor_time
        )
        test = SequentialTest(*scores_between(between, held.seats), least) if sprt or between else None
        log = Log(report, held)
    except InvalidArena as error:
        raise Complaint(str(error)) from None
    except OSError as error:
        raise Complaint(f"{report}: {error.strerror}") from None
    play_on(held, log, test, pool_of(workers, ray))
    summary = summarise(held, log.games, test)
    if report is not None:
        write_file(report / SUMMARY_FILE, encode_json(summary) + "\n")
        write_file(report / REPORT_FILE, page(summary, log.games))
    if json:
        print(encode_json(summary))
    else:
        screen = console()
        show_summary(screen, summary)
        if report is not None:
            show(screen, f"report: {report / REPORT_FILE}")
    mute = [row["bot"] for row in summary["results"] if any(MUTE in note for note in row["notes"])]
    if mute:
        raise Complaint(*[f"{bot}: {MUTE}; its score is not its own" for bot in mute])


def deck_pairs(kit: Kit, words: list[str]) -> list[dict[str, object]]:
    """`--decks all` or `--decks vulca,hoax,flit`: every pair of these, each once, since bots change seats.

    They are taken out of the words; a pair in JSON stays what it is.
    """
    found = [word for word in words if word.startswith("decks=") and not word.startswith("decks=[")]
    if not found:
        return []
    text = found[0].removeprefix("decks=")
    known = [pair[1] for pair in kit.choices.get("decks", []) if isinstance(pair, list)]
    names = list(dict.fromkeys(known if text == "all" else text.split(",")))
    for name in names:
        if name not in known:
            raise Complaint(f"--decks {text}: {name!r} is no preset deck")
    words.remove(found[0])
    return [{"decks": list(pair)} for pair in combinations_with_replacement(names, 2)]


def split_bots(text: str) -> list[str]:
    """`random,search:sims=20,width=4,level:4` as three bots: a word with = belongs to the one before."""
    found: list[str] = []
    for word in text.split(","):
        if found and "=" in word and ":" not in word.partition("=")[0] and ":" in found[-1]:
            found[-1] += "," + word
        else:
            found.append(word.strip())
    return found


def scores_between(text: str, seats: int) -> tuple[float, float]:
    """The two scores of the test; by default the fair share and 1.1 times as much."""
    if not text:
        return 1.0 / seats, 1.1 / seats
    low, _, high = text.partition(",")
    try:
        return float(low), float(high)
    except ValueError:
        raise Complaint(f"--between {text}: expected two scores, as in 0.5,0.65") from None


def play_on(held: Arena, log: Log, test: SequentialTest | None, pool: Pool) -> None:
    """Plays the deals that are missing, until all are played or the test has decided."""
    played = log.played()
    missing = [deal for deal in range(held.deals) if deal not in played]
    with progress(held.game.id, held.deals) as bar:
        bar.advance(bar.task_ids[0], held.deals - len(missing))
        if is_decided(held, log, test):
            return
        for games in run(held, missing, pool):
            log.add(games)
            bar.advance(bar.task_ids[0], 1)
            if is_decided(held, log, test):
                return


def is_decided(held: Arena, log: Log, test: SequentialTest | None) -> bool:
    return test is not None and bool(
        test.verdict(deal_scores(log.games, 0, held.seats, bool(held.luck_samples)))
    )


def show_summary(screen: Console, summary: dict[str, Any]) -> None:
    title = (
        f"{summary['game']}, {summary['seats']} seats, {summary['games']} games in {summary['deals']} deals"
    )
    table = Table("bot", title=title, title_justify="left")
    for heading in ("score", "95 %", "rating", "95 %", "ms mean", "ms p95"):
        table.add_column(heading, justify="right")
    for row in summary["results"]:
        table.add_row(
            row["bot"],
            f"{row['score']:.1%}",
            f"{row['interval'][0]:.1%} – {row['interval'][1]:.1%}",
            f"{row['rating']:.1f}",
            f"{row['rating_interval'][0]:.1f} – {row['rating_interval'][1]:.1f}",
            f"{row['ms_mean']:.1f}",
            f"{row['ms_p95']:.1f}",
        )
    screen.print(table)
    if "luck_samples" in summary:
        screen.print(luck_table(summary["results"]))
    endings = ", ".join(f"{name} {count}" for name, count in summary["endings"].items())
    show(
        screen,
        f"decisions {summary['decisions']['mean']:.0f} a game, branching {summary['branching']}; {endings}",
    )
    if "tables" in summary:
        screen.print(deck_table(summary["tables"]))
    if "sprt" in summary:
        test = summary["sprt"]
        show(screen, f"sequential test {test['low']:.3f} : {test['high']:.3f}: {test['verdict']}")
    for row in summary["results"]:
        for note in row["notes"]:
            show(screen, f"{row['bot']}: {note}", "yellow")


def luck_table(rows: list[dict[str, Any]]) -> Table:
    """Scores without luck, and how many deals of a hundred would be enough for an interval that wide."""
    table = Table("bot", title="without luck", title_justify="left")
    for heading in ("score", "95 %", "luck", "deals needed"):
        table.add_column(heading, justify="right")
    for row in rows:
        low, high = row["adjusted_interval"]
        table.add_row(
            row["bot"],
            f"{row['adjusted']:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{row['luck']:+.1%}",
            f"{row['deals_needed']:.0%}",
        )
    return table


def deck_table(rows: list[dict[str, Any]]) -> Table:
    """The deck of a row against that of a column, whoever played them."""
    names, values = deck_matrix(rows)
    table = Table("deck", title="decks, row against column", title_justify="left")
    for name in names:
        table.add_column(name, justify="right")
    for name, row in zip(names, values, strict=True):
        table.add_row(name, *["–" if value is None else f"{value:.0%}" for value in row])
    return table
