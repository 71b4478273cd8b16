"""A small tournament: every bot meets every other on the same deals, each from both seats.

python examples/tournament.py drakon random level:1 greedy
"""

from __future__ import annotations

import sys
from itertools import combinations

import obelisk

DEALS = 4


def meet(game: str, one: str, other: str) -> tuple[float, float]:
    """Points of the two: a shared win is half a point each."""
    points = [0.0, 0.0]
    for deal in range(DEALS):
        for turned in (False, True):
            bots = [other, one] if turned else [one, other]
            result = obelisk.new(game, seed=f"deal-{deal}").play_out(bots)
            for seat in result.winners:
                points[seat ^ turned] += 1 / len(result.winners)
    return points[0], points[1]


def main(arguments: list[str]) -> None:
    game, *bots = arguments or ["drakon", "random", "greedy"]
    table = dict.fromkeys(bots, 0.0)
    for one, other in combinations(bots, 2):
        points = meet(game, one, other)
        table[one] += points[0]
        table[other] += points[1]
        print(f"{one} {points[0]:g} : {points[1]:g} {other}")
    for place, bot in enumerate(sorted(bots, key=lambda bot: -table[bot]), 1):
        print(f"{place}. {bot}: {table[bot]:g} points")


if __name__ == "__main__":
    main(sys.argv[1:])
