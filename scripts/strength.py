"""Measures the levels of all games against each other; the tables of docs/bots.md come from here.

    .venv/bin/python scripts/strength.py FOLDER [--games city,drakon] [--fraction 0.1] [--quick]

With the defaults it takes a night on two cores. It can be stopped at any time and goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

GAMES = ["city", "drakon", "legends"]
LOWER_GAMES = 1000
UPPER_GAMES = 400
SEED = "strength-1"
TARGETS = {(5, 2): 0.85}
STEP = 0.65


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument(
        "--fraction", type=float, default=0.1, help="part of the thinking time of levels 4, 5"
    )
    parser.add_argument("--quick", action="store_true", help="a tenth of the games")
    arguments = parser.parse_args()
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))
    from obelisk.bots.levels import fraction, level_spec

    rows: list[str] = []
    for game in arguments.games.split(","):
        specs = {level: fraction(level_spec(game, level), arguments.fraction) for level in range(1, 6)}
        specs[0] = "random"
        for high, low in [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (5, 2), (5, 0)]:
            number = LOWER_GAMES if high <= 3 else UPPER_GAMES
            number //= 10 if arguments.quick else 1
            rows.append(measure(game, specs[high], specs[low], high, low, number, arguments.folder))
            print(rows[-1], flush=True)
    print("\n".join(["", "| game | level | against | score | 95 % | deals | sequential test |", *rows]))
    return 0


def measure(game: str, first: str, second: str, high: int, low: int, number: int, folder: Path) -> str:
    """One line of the table."""
    place = folder / f"{game}-{high}-{low}"
    command = [
        *[sys.executable, "-m", "obelisk.cli.app", "arena", game, "--bots", f"{first},{second}"],
        *["--games", str(number), "--seed", SEED, "--workers", "2", "--report", str(place), "--json"],
    ]
    if high > 3:
        command += ["--sprt", "--between", f"0.5,{TARGETS.get((high, low), STEP)}"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        return f"| {game} | {high} | {low} | failed: {done.stderr.strip().splitlines()[-1]} |"
    summary = json.loads(done.stdout)
    row = summary["results"][0]
    verdict = summary.get("sprt", {}).get("verdict", "")
    low_end, high_end = row["interval"]
    against = f"level {low}" if low else "random"
    return (
        f"| {game} | {high} | {against} | {row['score']:.1%} | {low_end:.1%} – {high_end:.1%} "
        f"| {summary['deals']} | {verdict} |"
    )


if __name__ == "__main__":
    sys.exit(main())
