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
from typing import NamedTuple

SEED = "strength-4"
LOWER_DEALS = 500
UPPER_DEALS = 240
LEAST_DEALS = 60
"""Levels 4 and 5 are measured until a sequential test can tell, in so many deals at least and at most."""
CROWD_DEALS = 60
QUICK_DEALS = 4
QUICK = 8
"""The most simulations with `--quick`."""
STEP = 0.65
OVER_HEURISTIC = 0.85
OVER_RANDOM = 0.99
SHARE = 1.5
"""What is wanted with two seats; with more it is so many times the fair share."""
CROWDED = 40
"""Simulations of level 5 against level 4 with more than two seats."""


class Duel(NamedTuple):
    """One line of the table; one with a sequential test may end early."""

    seats: int
    first: str
    second: str
    goal: float
    deals: int
    tested: bool


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", help="all that say how they are measured, by default")
    parser.add_argument("--quick", action="store_true", help="four deals of each pair, few simulations")
    arguments = parser.parse_args()
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))
    games = arguments.games.split(",") if arguments.games else measured_games()
    print("| game | seats | bot | against | score | 95 % | deals | wanted | sequential test |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    for game in games:
        for number, duel in enumerate(duels_of(game)):
            if arguments.quick:
                duel = quick(duel)
            print(measure(game, duel, arguments.folder / f"{game}-{number + 1}"), flush=True)
    return 0


def measured_games() -> list[str]:
    """The games whose brain says how strength is measured."""
    from obelisk.bots.brain import brain_of
    from obelisk.catalog import GAMES

    return [kit.game.id for kit in GAMES.kits() if brain_of(kit.game).trials is not None]


def duels_of(game: str) -> list[Duel]:
    """All lines of a game: two seats, both ways to search, more seats."""
    from obelisk.bots.brain import brain_of
    from obelisk.bots.levels import in_simulations, level_spec
    from obelisk.catalog import GAMES

    rules = GAMES.get(game).game
    trials = brain_of(rules).trials
    if trials is None:
        sys.exit(f"strength: the brain of {game} does not say how it is measured")

    def level_5(simulations: int) -> str:
        return in_simulations(level_spec(rules, 5), simulations)

    specs = ["random", *[in_simulations(level_spec(rules, level), 0) for level in range(1, 5)]]
    duels = [Duel(2, specs[level + 1], specs[level], STEP, LOWER_DEALS, False) for level in range(3)]
    duels += [
        Duel(2, specs[4], specs[3], STEP, UPPER_DEALS, True),
        Duel(2, level_5(trials.against_4), specs[4], STEP, UPPER_DEALS, True),
        Duel(2, level_5(trials.against_2), specs[2], OVER_HEURISTIC, UPPER_DEALS, True),
        Duel(2, level_5(trials.against_random), "random", OVER_RANDOM, UPPER_DEALS, True),
        Duel(
            2,
            level_5(trials.both_ways) + ",method=ismcts",
            level_5(trials.both_ways),
            0.5,
            LEAST_DEALS,
            False,
        ),
    ]
    for seats in trials.crowds:
        pairs = [(specs[level + 1], specs[level]) for level in range(1, 4)]
        pairs.append((level_5(CROWDED), specs[4]))
        duels += [Duel(seats, first, second, SHARE / seats, CROWD_DEALS, False) for first, second in pairs]
    return duels


def with_sims(spec: str, most: int) -> str:
    """The spec of a search with at most so many simulations."""
    return re.sub(r"sims=(\d+)", lambda found: f"sims={min(most, int(found[1]))}", spec)


def quick(duel: Duel) -> Duel:
    """A few deals of it, with few simulations."""
    first, second = with_sims(duel.first, QUICK), with_sims(duel.second, QUICK)
    return duel._replace(first=first, second=second, deals=QUICK_DEALS)


def measure(game: str, duel: Duel, place: Path) -> str:
    """Plays a duel, or what is missing of it, and says how it ended."""
    seats = duel.seats
    command = [
        *[sys.executable, "-m", "obelisk.cli.app", "arena", game, "--bots", f"{duel.first},{duel.second}"],
        *["--games", str(duel.deals * seats), "--seats", str(seats), "--seed", SEED, "--workers", "2"],
        *["--report", str(place), "--json"],
    ]
    if duel.tested:
        command += ["--sprt", "--between", f"{1 / seats},{duel.goal}", "--least", str(LEAST_DEALS)]
    line = f"| {game} | {seats} | `{duel.first}` | `{duel.second}` |"
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        return f"{line} failed: {done.stderr.strip()[-200:]} |"
    summary = json.loads(done.stdout)
    row = summary["results"][0]
    low, high = row["interval"]
    return (
        f"{line} {row['score']:.1%} | {low:.1%} – {high:.1%} | {summary['deals']} "
        f"| {duel.goal:.1%} | {summary.get('sprt', {}).get('verdict', '')} |"
    )


if __name__ == "__main__":
    sys.exit(main())
