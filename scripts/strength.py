"""Measures the levels of all games against each other; the tables of docs/bots.md come from here.

    .venv/bin/python scripts/strength.py FOLDER [--games city,drakon] [--quick]

With the defaults it takes a night on two cores. It can be stopped at any time and goes on where it stopped.
Searches get a number of simulations instead of time, so that the load of the machine does not change what
they play. `--quick` plays a few deals of everything, to see that it works.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

SEED = "strength-3"
PART = 5
"""Level 5 gets about this part of what its time allows, and level 4 the same part when it meets level 5."""
STRONGEST = {"city": 240, "drakon": 160, "legends": 300}
"""Simulations of level 5: a fifth of 1.8 s on one core."""
QUICK = 8
QUICK_PART = 20
"""With `--quick` level 5 has so many simulations, and level 4 such a part of its own."""
LOWER_DEALS = 500
UPPER_DEALS = 120
STEPS = [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (5, 2), (5, 0)]
GOALS = {(5, 2): 0.85, (5, 0): 0.98}
STEP = 0.65
CROWD_STEPS = [(2, 1), (3, 2), (4, 3)]
CROWDS = {"city": [3, 4], "drakon": [4], "legends": []}
CROWD_DEALS = 100


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", default=",".join(STRONGEST))
    parser.add_argument("--quick", action="store_true", help="four deals of each pair, few simulations")
    arguments = parser.parse_args()
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))
    from obelisk.bots.levels import in_simulations, level_spec

    print("| game | seats | bot | against | score | 95 % | deals | sequential test |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    for game in arguments.games.split(","):
        simulations = QUICK if arguments.quick else STRONGEST[game]
        specs = {level: in_simulations(level_spec(game, level), simulations) for level in range(1, 6)}
        specs[0] = "random"
        if arguments.quick:
            specs[4] = in_part(specs[4], QUICK_PART)
        smaller = in_part(specs[4], PART)
        ways = [specs[5] + ",method=" + method for method in ("ismcts", "pimc")]
        duels = [
            (
                2,
                specs[high],
                smaller if (high, low) == (5, 4) else specs[low],
                GOALS.get((high, low), STEP),
                high,
            )
            for high, low in STEPS
        ]
        duels.append((2, ways[0], ways[1], 0.6, 5))
        duels += [
            (seats, specs[high], specs[low], 1.5 / seats, 0)
            for seats in CROWDS[game]
            for high, low in CROWD_STEPS
        ]
        for number, (seats, first, second, goal, level) in enumerate(duels):
            deals = CROWD_DEALS if seats > 2 else UPPER_DEALS if level > 3 else LOWER_DEALS
            place = arguments.folder / f"{game}-{number + 1}"
            tested = goal if level > 3 else 0.0
            line = measure(game, seats, first, second, tested, 4 if arguments.quick else deals, place)
            print(line, flush=True)
    return 0


def in_part(spec: str, part: int) -> str:
    """The spec of a search with a part of its simulations."""
    return re.sub(r"sims=(\d+)", lambda found: f"sims={max(1, int(found[1]) // part)}", spec)


def measure(game: str, seats: int, first: str, second: str, goal: float, deals: int, place: Path) -> str:
    """One line of the table; with a goal a sequential test against even play may end it early."""
    command = [
        *[sys.executable, "-m", "obelisk.cli.app", "arena", game, "--bots", f"{first},{second}"],
        *["--games", str(deals * seats), "--seats", str(seats), "--seed", SEED, "--workers", "2"],
        *["--report", str(place), "--json"],
    ]
    if goal:
        command += ["--sprt", "--between", f"{1 / seats},{goal}", "--least", "60"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        return f"| {game} | {seats} | `{first}` | `{second}` | failed: {done.stderr.strip()[-200:]} |"
    summary = json.loads(done.stdout)
    row = summary["results"][0]
    low, high = row["interval"]
    return (
        f"| {game} | {seats} | `{first}` | `{second}` | {row['score']:.1%} | {low:.1%} – {high:.1%} "
        f"| {summary['deals']} | {summary.get('sprt', {}).get('verdict', '')} |"
    )


if __name__ == "__main__":
    sys.exit(main())
