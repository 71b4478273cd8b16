"""`obelisk simulate`: many random games and their numbers."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from obelisk.catalog import GAMES
from obelisk.cli.complaint import complains
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
from obelisk.cli.options import option_values
from obelisk.cli.screen import console, numbers, progress, show
from obelisk.core.chance import SeededChance
from obelisk.core.notation import seat_name
from obelisk.core.playout import random_playout
from obelisk.core.rng import Rng
from obelisk.jsontext import encode_json
from obelisk.pool import Pool, Worker, pool_of

CHUNK = 20

Played = tuple[int, str, list[int], dict[str, list[int]]]
"""Of one game: decisions, ending, winners, scores."""


@complains
def simulate(
    context: typer.Context,
    game: GameArgument,
    seats: SeatsFlag = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many.")] = 100,
    seed: SeedFlag = "1",
    option: OptionFlag = None,
    tiles: TilesFlag = None,
    workers: WorkersFlag = 1,
    ray: RayFlag = "",
    json: JsonFlag = False,
) -> None:
    """Play random games and count what happens."""
    kit = GAMES.get(game)
    values = option_values(kit, seats, option or [], context.args, tiles)
    options = kit.game.options(values)
    encoded = kit.game.encode_options(options)
    start = time.perf_counter()
    played = play_all(game, encoded, seed, games, pool_of(workers, ray))
    seconds = time.perf_counter() - start
    summary: dict[str, Any] = {
        "game": game,
        "options": encoded,
        "seed": seed,
        **summarise(played, kit.game.seats(options)),
        "seconds": round(seconds, 3),
    }
    if json:
        print(encode_json(summary))
    else:
        show_summary(console(), summary)


def play_all(game: str, values: dict[str, object], seed: str, games: int, pool: Pool) -> list[Played]:
    """All games in order; each has a seed of its own, so that it does not matter who plays it."""
    chunks = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    played: list[Played] = []
    with progress(f"{game}", games) as bar:
        for part in pool.run(player, (game, values, seed), chunks):
            played.extend(part)
            bar.advance(bar.task_ids[0], len(part))
    return played


class Player:
    """Plays games by their numbers."""

    def __init__(self, game: str, values: dict[str, object], seed: str) -> None:
        self._game = GAMES.get(game).game
        self._options = self._game.options(values)
        self._seed = seed

    def play(self, first: int, end: int) -> list[Played]:
        return [self.play_one(number) for number in range(first, end)]

    def play_one(self, number: int) -> Played:
        game = self._game
        chance = SeededChance(f"{self._seed}/{number}")
        state = game.setup(self._options, chance)
        decisions = random_playout(game, state, chance, Rng(f"simulate/{self._seed}/{number}"))
        result = game.result(state)
        assert result is not None
        return decisions, result.reason, list(result.winners), dict(result.scores)


def player(game: str, values: dict[str, object], seed: str) -> Worker:
    """A worker that plays games from one number up to another."""
    found = Player(game, values, seed)
    return lambda chunk: found.play(*chunk)


def summarise(played: list[Played], seats: int) -> dict[str, Any]:
    """Counts and distributions; nothing in it depends on time. Winners of one game share its win."""
    lengths = [decisions for decisions, _, _, _ in played]
    endings: dict[str, int] = {}
    wins = [0.0] * seats
    shared = 0
    without = 0
    scores: dict[str, list[int]] = {}
    by_seat: dict[str, list[float]] = {}
    for _, reason, winners, game_scores in played:
        endings[reason] = endings.get(reason, 0) + 1
        for seat in winners:
            wins[seat] += 1 / len(winners)
        shared += len(winners) > 1
        without += not winners
        for name, values in game_scores.items():
            scores.setdefault(name, []).extend(values)
            sums = by_seat.setdefault(name, [0.0] * len(values))
            for seat, value in enumerate(values):
                sums[seat] += value
    return {
        "games": len(played),
        "decisions": sum(lengths),
        "wins": [round(won, 3) for won in wins],
        "shared_wins": shared,
        "without_winner": without,
        "endings": dict(sorted(endings.items())),
        "length": distribution(lengths),
        "scores": {
            name: {
                **distribution(values),
                "mean_per_seat": [round(total / len(played), 3) for total in by_seat[name]],
            }
            for name, values in scores.items()
        },
    }


def distribution(values: list[int]) -> dict[str, float | int]:
    """Least, quartiles, greatest and mean."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return {
        "min": ordered[0],
        "q1": ordered[last // 4],
        "median": ordered[last // 2],
        "q3": ordered[(3 * last) // 4],
        "max": ordered[last],
        "mean": round(sum(ordered) / len(ordered), 3),
    }


def show_summary(screen: Console, summary: dict[str, Any]) -> None:
    options = ", ".join(
        f"{name} {value}" for name, value in summary["options"].items() if not isinstance(value, dict)
    )
    show(screen, f"{summary['game']}: {options}; seed {summary['seed']}", "bold")
    rate = summary["decisions"] / max(summary["seconds"], 0.001)
    show(
        screen,
        f"{summary['games']} games, {summary['decisions']} decisions in {summary['seconds']:.1f} s"
        f" ({rate:,.0f} decisions/s)",
    )
    wins = Table("seat", "wins", "share", title="wins", title_justify="left")
    for seat, won in enumerate(summary["wins"]):
        wins.add_row(seat_name(seat), f"{won:g}", f"{100 * won / summary['games']:.1f} %")
    screen.print(wins)
    if summary["shared_wins"] or summary["without_winner"]:
        show(screen, f"shared {summary['shared_wins']}, without a winner {summary['without_winner']}")
    keys = ["min", "q1", "median", "q3", "max", "mean"]
    table = Table("", *keys, title="distributions", title_justify="left")
    table.add_row("decisions per game", *numbers(summary["length"][key] for key in keys))
    for name, found in summary["scores"].items():
        table.add_row(name, *numbers(found[key] for key in keys))
    screen.print(table)
    show(screen, "endings: " + ", ".join(f"{name} {count}" for name, count in summary["endings"].items()))
