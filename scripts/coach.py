"""Measures the coach on games of bots against themselves, for docs/analysis.md.

python scripts/coach.py FOLDER            plays and reports until it is stopped; goes on later
python scripts/coach.py FOLDER --tell     what the games so far say
python scripts/coach.py FOLDER --depths 3 seconds a game at each depth, and how far it agrees with the last
python scripts/coach.py FOLDER --luck     the luck of games that `obelisk arena --luck-adjusted` put there
"""

from __future__ import annotations

import argparse
import json
import sys
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, Final

SOURCE: Final = Path(__file__).parents[1] / "src"
sys.path.insert(0, str(SOURCE))

import obelisk  # noqa: E402
from obelisk.analysis.annotate import annotate  # noqa: E402
from obelisk.analysis.depth import DEPTHS, QUICK, Depth  # noqa: E402
from obelisk.analysis.report import Report  # noqa: E402
from obelisk.arena.contest import deal_scores, score_of  # noqa: E402
from obelisk.bots.levels import LEVELS, in_simulations, level_spec  # noqa: E402
from obelisk.catalog import GAMES  # noqa: E402
from obelisk.core.record import Record, read  # noqa: E402
from obelisk.jsontext import decode_json  # noqa: E402

IDS: Final = ["legends", "drakon", "city"]
"""The cheapest first."""
SIMULATIONS: Final = 40
"""For level 5, instead of its time."""
NORMAL_95: Final = 1.96


def played(game: str, level: int, number: int) -> Record:
    """A game of a level against itself, with two seats."""
    kit = GAMES.get(game)
    spec = in_simulations(level_spec(kit.game, level), SIMULATIONS)
    board = obelisk.new(game, seed=f"coach/{level}/{number}")
    board.play_out([spec])
    return read(board.record, decode_json)


def reported(record: Record, depth: Depth) -> tuple[Report, float]:
    """The report, and the seconds of CPU time it took."""
    begun = process_time()
    found = annotate(GAMES.get(record.game).game, record, depth)
    return found, process_time() - begun


def measure(path: Path) -> None:
    """One game of each level of each game, again and again; each is a line of the file."""
    done = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    number = max((row["number"] for row in done), default=0)
    while True:
        number += 1
        for level in LEVELS:
            for game in IDS:
                report, seconds = reported(played(game, level, number), QUICK)
                row = {
                    "game": game,
                    "level": level,
                    "number": number,
                    "plies": report.plies,
                    "seconds": round(seconds, 3),
                    "players": [
                        {
                            "result": player.result,
                            "luck": player.luck,
                            "own": player.own,
                            "decisions": player.decisions,
                            "loss": player.loss,
                            "accuracy": player.accuracy,
                        }
                        for player in report.players
                    ],
                }
                with path.open("a") as file:
                    file.write(json.dumps(row) + "\n")


def mean_half(values: list[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, float("nan")
    return mean, NORMAL_95 * sqrt(variance(values) / len(values))


def variance(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def tell(path: Path) -> None:
    """What the games say: luck, its share of the variance, accuracy and loss by level."""
    rows: list[dict[str, Any]] = [json.loads(line) for line in path.read_text().splitlines()]
    for game in IDS:
        mine = [row for row in rows if row["game"] == game]
        if len(mine) < 2:
            continue
        lucks = [row["players"][0]["luck"] for row in mine]
        results = [row["players"][0]["result"] for row in mine]
        mean, half = mean_half(lucks)
        left = variance([result - luck for result, luck in zip(results, lucks, strict=True)])
        share = 1.0 - left / variance(results)
        seconds = sum(row["seconds"] for row in mine) / len(mine)
        print(
            f"{game}: {len(mine)} games, mean luck of the first seat {100 * mean:+.2f} ± {100 * half:.2f},"
            f" spread {100 * sqrt(variance(lucks)):.1f}, share of variance {share:.1%},"
            f" {seconds:.2f} s a report"
        )
        for level in LEVELS:
            players = [player for row in mine if row["level"] == level for player in row["players"]]
            accuracies = [player["accuracy"] for player in players if player["accuracy"] is not None]
            if len(accuracies) < 2:
                continue
            accuracy, about = mean_half(accuracies)
            loss, loss_about = mean_half([player["loss"] for player in players])
            print(
                f"  level {level}: {len(players) // 2} games, accuracy {accuracy:.1%} ± {about:.1%},"
                f" lost {100 * loss:.2f} ± {100 * loss_about:.2f} points a decision"
            )


def tell_luck(path: Path) -> None:
    """What the games of an arena say about luck: whether it is 0 on average, and what taking it out is worth.

    Only whole deals count, so that the file may have been cut off anywhere.
    """
    rows: list[dict[str, Any]] = [json.loads(line) for line in path.read_text().splitlines()]
    found: dict[int, list[dict[str, Any]]] = {}
    for row in rows:
        if "luck" in row:
            found.setdefault(row["deal"], []).append(row)
    games = [game for deal in found.values() if len(deal) == len(deal[0]["luck"]) for game in deal]
    seats = len(games[0]["luck"])
    lucks = [game["luck"][0] for game in games]
    results = [score_of(game, 0, seats) for game in games]
    left = variance([result - luck for result, luck in zip(results, lucks, strict=True)])
    plain = deal_scores(games, 0, seats)
    without = deal_scores(games, 0, seats, luck_adjusted=True)
    for name, values in (
        ("luck of the first seat", lucks),
        ("plain score of the first bot", plain),
        ("without luck", without),
        ("difference", [one - other for one, other in zip(plain, without, strict=True)]),
    ):
        mean, half = mean_half(values)
        print(f"{name}: {100 * mean:+.2f} ± {100 * half:.2f}")
    print(
        f"{len(games)} games; variance of a game left {left / variance(results):.1%},"
        f" deals needed {variance(without) / variance(plain):.1%}"
    )


def compare_depths(games: int) -> None:
    """Seconds of CPU time, and how far each depth agrees with the one before it."""
    for number in range(games):
        for game in IDS:
            record = played(game, 2 + number % 2, 1000 + number)
            before: Report | None = None
            for name, depth in DEPTHS.items():
                report, seconds = reported(record, depth)
                agrees = "" if before is None else f", losses correlate {agreement(before, report):.2f}"
                luck = 100 * report.players[0].luck
                print(f"{game} {number} {name}: {seconds:.1f} s, luck {luck:+.1f}{agrees}", flush=True)
                before = report


def agreement(report: Report, deep: Report) -> float:
    """The correlation of the losses of two reports of one game."""
    pairs = [
        (one.decision.loss, two.decision.loss)
        for one, two in zip(report.moments, deep.moments, strict=True)
        if one.decision is not None and two.decision is not None
    ]
    firsts, seconds = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    first, second = sum(firsts) / len(pairs), sum(seconds) / len(pairs)
    together = sum((one - first) * (two - second) for one, two in pairs) / (len(pairs) - 1)
    spread = sqrt(variance(firsts) * variance(seconds))
    return together / spread if spread > 0.0 else 1.0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tell", action="store_true")
    parser.add_argument("--depths", type=int, default=0)
    parser.add_argument("--luck", action="store_true")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    path = wanted.folder / "games.jsonl"
    if wanted.tell:
        tell(path)
    elif wanted.luck:
        tell_luck(path)
    elif wanted.depths:
        compare_depths(wanted.depths)
    else:
        measure(path)


if __name__ == "__main__":
    main()
