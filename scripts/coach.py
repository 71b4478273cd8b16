"""Measures the coach on games of bots against themselves, for docs/analysis.md.

python scripts/coach.py FOLDER           plays games of each level of each game and reports them
python scripts/coach.py FOLDER --closer  plays them and has a third of the decisions judged by normal, too
python scripts/coach.py FOLDER --depths  plays games and reports them at every depth, or to `--deepest`
python scripts/coach.py FOLDER --mixed   plays games of level 2 against level 5 and reports them
python scripts/coach.py FOLDER --tell    what the games so far say (with `--closer` and so on: those)
python scripts/coach.py FOLDER --luck    the luck of games that `obelisk arena --luck-adjusted` put there

What is measured goes on where it stopped, and the games of a level against itself stay in FOLDER/records: who
changes the coach has them judged anew without playing them again. `--processes 16` works side by side,
`--minutes 5` stops then, `--numbers 100` after so many games of each kind, `--games city --levels 4,5`
measures only these.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from math import sqrt
from multiprocessing import TimeoutError, get_context
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

SOURCE: Final = Path(__file__).parents[1] / "src"
sys.path.insert(0, str(SOURCE))

import obelisk  # noqa: E402
from obelisk.analysis.annotate import annotate, decision_report, judge_of  # noqa: E402
from obelisk.analysis.depth import DEEP, DEPTHS, NORMAL, QUICK, Depth  # noqa: E402
from obelisk.analysis.luck import evaluation_of  # noqa: E402
from obelisk.analysis.report import DecisionReport  # noqa: E402
from obelisk.analysis.stretches import Walk  # noqa: E402
from obelisk.analysis.summary import accuracy_of  # noqa: E402
from obelisk.arena.contest import deal_scores, score_of  # noqa: E402
from obelisk.bots.levels import LEVELS, in_simulations, level_spec  # noqa: E402
from obelisk.catalog import GAMES  # noqa: E402
from obelisk.core.record import Record, read  # noqa: E402
from obelisk.jsontext import decode_json  # noqa: E402

IDS: Final = ["legends", "drakon", "city"]
SIMULATIONS: Final = 40
"""For level 5, instead of its time."""
THIRD: Final = 3
"""The normal judge takes ten times as long as the quick one: of so many decisions it gets one, blindly."""
THIRDS: Final = "normal, a third"
DEEP_FROM: Final = 1000
"""Games that are reported at every depth have numbers of their own."""
WEAK, STRONG = 2, 5
"""The levels that meet in mixed games, by turns in the first seat."""
NORMAL_95: Final = 1.96

Task = tuple[str, int, int]
"""The game, the level, and the number of a game."""
Row = dict[str, Any]


def played(folder: Path, game: str, level: int, number: int) -> Record:
    """A game of a level against itself, with two seats; it is played once and kept."""
    path = folder / "records" / f"{game}-{level}-{number}.obelisk"
    if not path.exists():
        text = played_by(game, [level], f"coach/{level}/{number}").record
        path.parent.mkdir(exist_ok=True)
        half = path.with_suffix(".half")
        half.write_text(text)
        half.replace(path)
    return read(path.read_text(), decode_json)


def played_by(game: str, levels: list[int], seed: str) -> obelisk.Board:
    """A game of two seats; one level plays both, or each has its own."""
    kit = GAMES.get(game)
    board = obelisk.new(game, seed=seed)
    board.play_out([in_simulations(level_spec(kit.game, level), SIMULATIONS) for level in levels])
    return board


def whole(record: Record, depth: Depth) -> Row:
    """A report: its cost, what each decision lost, and its players."""
    begun = process_time()
    report = annotate(GAMES.get(record.game).game, record, depth)
    seconds = process_time() - begun
    losses = [None if each.decision is None else round(each.decision.loss, 4) for each in report.moments]
    players = [
        {
            "result": player.result,
            "luck": round(player.luck, 5),
            "loss": round(player.loss, 5),
            "accuracy": player.accuracy,
        }
        for player in report.players
    ]
    return {"seconds": round(seconds, 3), "losses": losses, "players": players}


def in_part(record: Record, depth: Depth, number: int) -> Row:
    """The same of a part of the decisions, and without luck; a report of this depth says the same of them."""
    game = GAMES.get(record.game).game
    begun = process_time()
    judge = judge_of(game, evaluation_of(game), depth.for_game(game))
    losses: list[float | None] = []
    decided: list[list[DecisionReport]] = [[] for _ in record.players]
    for count, stretch in enumerate(Walk(game, record).stretches()):
        losses.append(None)
        if stretch.choices and (count + number) % THIRD == 0:
            view = game.view(stretch.before, stretch.seat)
            found = judge.judge(view, stretch.seat, stretch.actions, f"1/{stretch.first}")
            decision = decision_report(found, stretch)
            losses[-1] = round(decision.loss, 4)
            if not decision.is_obvious:
                decided[stretch.seat].append(decision)
    players = [
        {
            "loss": round(sum(each.loss for each in found) / max(1, len(found)), 5),
            "accuracy": accuracy_of(found),
        }
        for found in decided
    ]
    return {"seconds": round(process_time() - begun, 3), "losses": losses, "players": players}


def judged(folder: Path, task: Task) -> Row:
    """A game as the quick judge sees it."""
    record = played(folder, *task)
    return row_of(task, record, {QUICK.name: whole(record, QUICK)})


def closer(folder: Path, task: Task) -> Row:
    """The same game as the normal judge sees it, too: for levels that the quick one can hardly tell apart."""
    record = played(folder, *task)
    depths = {QUICK.name: whole(record, QUICK), THIRDS: in_part(record, NORMAL, task[2])}
    return row_of(task, record, depths)


def sounded(folder: Path, task: Task, deepest: str = DEEP.name) -> Row:
    """A game at every depth down to one."""
    record = played(folder, *task)
    names = list(DEPTHS)[: list(DEPTHS).index(deepest) + 1]
    return row_of(task, record, {name: whole(record, DEPTHS[name]) for name in names})


def mixed(folder: Path, task: Task) -> Row:
    """A game of the weak level against the strong one; its players stand in the row in this order."""
    game, _, number = task
    levels = [WEAK, STRONG] if number % 2 else [STRONG, WEAK]
    record = read(played_by(game, levels, f"coach/mixed/{number}").record, decode_json)
    report = whole(record, QUICK)
    if number % 2 == 0:
        report["players"].reverse()
    return row_of(task, record, {QUICK.name: report})


WAYS: Final[dict[str, Callable[[Path, Task], Row]]] = {"closer": closer, "depths": sounded, "mixed": mixed}
"""What can be asked for instead, and the name of its file."""


def row_of(task: Task, record: Record, depths: dict[str, Row]) -> Row:
    game, level, number = task
    return {"game": game, "level": level, "number": number, "plies": len(record.plies), "depths": depths}


def measure(
    path: Path, tasks: list[Task], work: Callable[[Task], Row], processes: int, minutes: float
) -> None:
    """Does what is not done yet; each game is a line of the file."""
    done = {task_of(row) for row in rows_of(path)}
    waiting = [task for task in tasks if task not in done]
    with path.open("a") as file:
        for row in side_by_side(waiting, work, processes, 60.0 * minutes):
            file.write(json.dumps(row) + "\n")
            file.flush()


def side_by_side(
    tasks: list[Task], work: Callable[[Task], Row], processes: int, seconds: float
) -> Iterator[Row]:
    """What comes of the tasks, as it comes, until the time is up; what is being done then is given up."""
    end = monotonic() + seconds
    with get_context("spawn").Pool(processes) as pool:
        found = pool.imap_unordered(work, tasks)
        for _ in tasks:
            try:
                yield found.next(max(0.1, end - monotonic()))
            except TimeoutError:
                return


def task_of(row: Row) -> Task:
    return row["game"], row["level"], row["number"]


def rows_of(path: Path) -> list[Row]:
    """The lines of a file; the last one may have been cut off."""
    lines = path.read_text().splitlines(keepends=True) if path.exists() else []
    return [json.loads(line) for line in lines if line.endswith("\n")]


def complete(rows: list[Row]) -> list[Row]:
    """The games of one kind up to the first that is missing: had all counts been stopped in the middle of
    the same time, long games would be missing among the last ones."""
    by_number = {row["number"]: row for row in rows}
    number = min(by_number, default=0)
    found: list[Row] = []
    while number in by_number:
        found.append(by_number[number])
        number += 1
    return found


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
    """What the games say, game by game: luck, and accuracy by level as each depth sees it."""
    rows = rows_of(path)
    for game in IDS:
        levels = {
            level: complete([row for row in rows if (row["game"], row["level"]) == (game, level)])
            for level in LEVELS
        }
        together = [row for found in levels.values() for row in found]
        if len(together) < 2:
            continue
        tell_luck(game, [row["depths"]["quick"]["players"][0] for row in together])
        for depth in {name: None for row in together for name in row["depths"]}:
            seen = {
                level: [row["depths"][depth] for row in found if depth in row["depths"]]
                for level, found in levels.items()
            }
            seconds = [each["seconds"] for found in seen.values() for each in found]
            print(f"  {depth}: {sum(seconds) / len(seconds):.2f} s a game, the longest {max(seconds):.1f} s")
            for level, reports in seen.items():
                tell_level(level, [each["players"] for each in reports])
        tell_agreement(together)


def tell_mixed(path: Path) -> None:
    """How well either level played where they met, and what made the results, in points of winning chance."""
    for game in IDS:
        rows = complete([row for row in rows_of(path) if row["game"] == game])
        if len(rows) < 2:
            continue
        players = [row["depths"][QUICK.name]["players"] for row in rows]
        known = [pair for pair in players if None not in (pair[0]["accuracy"], pair[1]["accuracy"])]
        better = sum(pair[1]["accuracy"] > pair[0]["accuracy"] for pair in known)
        print(f"{game}: {len(rows)} games, the strong one more accurate in {better} of {len(known)}")
        for seat, level in enumerate((WEAK, STRONG)):
            told = f"  level {level}:"
            for name in ("accuracy", "loss", "luck", "result"):
                mean, half = mean_half([pair[seat][name] for pair in known])
                told += f" {name} {100 * mean:+.1f} ± {100 * half:.1f}"
            print(told)


def tell_luck(game: str, firsts: list[Row]) -> None:
    """Luck of the first seat: its mean, its spread, and the part of the variance of results it explains."""
    lucks = [player["luck"] for player in firsts]
    results = [player["result"] for player in firsts]
    mean, half = mean_half(lucks)
    left = variance([result - luck for result, luck in zip(results, lucks, strict=True)])
    share = 1.0 - left / variance(results) if variance(results) else 0.0
    print(
        f"{game}: {len(firsts)} games, mean luck of the first seat {100 * mean:+.2f} ± {100 * half:.2f},"
        f" spread {100 * sqrt(variance(lucks)):.1f}, share of variance {share:.1%},"
        f" correlation with the result {correlation(lucks, results):.2f}"
    )


def tell_level(level: int, games: list[list[Row]]) -> None:
    """How well a level played. The seats of a game are one observation: they are not independent."""
    pairs = [[player for player in players if player["accuracy"] is not None] for players in games]
    accuracies = [sum(each["accuracy"] for each in pair) / len(pair) for pair in pairs if pair]
    if len(accuracies) < 2:
        return
    accuracy, about = mean_half(accuracies)
    loss, loss_about = mean_half([sum(each["loss"] for each in players) / len(players) for players in games])
    print(
        f"    level {level}: {len(games)} games, accuracy {accuracy:.1%} ± {about:.1%},"
        f" lost {100 * loss:.2f} ± {100 * loss_about:.2f} points a decision"
    )


def tell_agreement(rows: list[Row]) -> None:
    """How the losses of each decision and the luck of each game at one depth go with those at the next."""
    depths = list({name: None for row in rows for name in row["depths"]})
    rows = [row for row in rows if len(row["depths"]) == len(depths)]
    for one, other in pairwise(depths):
        pairs = [
            pair
            for row in rows
            for pair in zip(row["depths"][one]["losses"], row["depths"][other]["losses"], strict=True)
            if None not in pair
        ]
        agrees = correlation([pair[0] for pair in pairs], [pair[1] for pair in pairs])
        accuracies = [
            pair
            for row in rows
            for pair in zip(
                *([player["accuracy"] for player in row["depths"][name]["players"]] for name in (one, other)),
                strict=True,
            )
            if None not in pair
        ]
        players = correlation([pair[0] for pair in accuracies], [pair[1] for pair in accuracies])
        told = f"losses of {len(pairs)} decisions correlate {agrees:.2f}, accuracies of players {players:.2f}"
        if other != THIRDS:
            lucks = [[row["depths"][name]["players"][0]["luck"] for row in rows] for name in (one, other)]
            told += f", luck {correlation(*lucks):.2f}"
        print(f"  {one} and {other}, {len(rows)} games: {told}")


def correlation(firsts: list[float], seconds: list[float]) -> float:
    if len(firsts) < 2:
        return float("nan")
    first, second = sum(firsts) / len(firsts), sum(seconds) / len(seconds)
    together = sum((one - first) * (two - second) for one, two in zip(firsts, seconds, strict=True))
    spread = sqrt(variance(firsts) * variance(seconds))
    return together / (len(firsts) - 1) / spread if spread > 0.0 else 1.0


def tell_arena(path: Path) -> None:
    """What the games of an arena say about luck: whether it is 0 on average, and what taking it out is worth.

    Only whole deals count, so that the file may have been cut off anywhere.
    """
    found: dict[int, list[Row]] = {}
    for row in rows_of(path):
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


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tell", action="store_true")
    for way in WAYS:
        parser.add_argument(f"--{way}", action="store_true")
    parser.add_argument("--deepest", choices=list(DEPTHS), default=DEEP.name)
    parser.add_argument("--luck", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--numbers", type=int, default=100)
    parser.add_argument("--games", default=",".join(IDS))
    parser.add_argument("--levels", default=",".join(map(str, LEVELS)))
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    games = wanted.games.split(",")
    # The longest first: who comes last should not be waited for.
    levels = sorted(map(int, wanted.levels.split(",")), reverse=True)
    many = range(1, wanted.numbers + 1)
    work = next((name for name in WAYS if vars(wanted)[name]), "games")
    path = wanted.folder / f"{work}.jsonl"
    if wanted.luck:
        tell_arena(path)
    elif wanted.tell and wanted.mixed:
        tell_mixed(path)
    elif wanted.tell:
        tell(path)
    else:
        if wanted.mixed:
            levels = [STRONG]
        first = DEEP_FROM if wanted.depths else 0
        tasks = [(game, level, first + number) for number in many for level in levels for game in games]
        look = WAYS.get(work, judged)
        if wanted.depths:
            look = partial(sounded, deepest=wanted.deepest)
        measure(path, tasks, partial(look, wanted.folder), wanted.processes, wanted.minutes)


if __name__ == "__main__":
    main()
