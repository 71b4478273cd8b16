"""What is known of a tournament: its plan, and the tables of its rounds. Players are numbers from 0."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Final

ROUND_ROBIN: Final = "round_robin"
SWISS: Final = "swiss"
KNOCKOUT: Final = "knockout"

Group = tuple[int, ...]
"""The players of a table, by seat. Somebody alone has a bye."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What pairings follow from, beside results. Numbers are given by strength: 0 is the strongest.

    `seats` are wanted at a table, `fewest` to `most` are possible. `rounds` counts for Swiss only.
    """

    format: str
    players: int
    seats: int
    fewest: int
    most: int
    rounds: int
    seed: str


@dataclass(frozen=True, slots=True)
class Game:
    """A table of a round. `places` by seat, 1 is first and equals share; empty while it is played. Who is
    `absent` at the end has left the seat to a bot, and gets nothing.
    """

    round: int
    players: Group
    places: tuple[int, ...] = ()
    absent: frozenset[int] = frozenset()

    @property
    def is_bye(self) -> bool:
        return len(self.players) == 1

    def place_of(self, player: int) -> int:
        return self.places[self.players.index(player)]


def meetings(groups: Iterable[Group]) -> Counter[tuple[int, int]]:
    """How often any two have sat together; the smaller number first."""
    met: Counter[tuple[int, int]] = Counter()
    for group in groups:
        met.update(combinations(sorted(group), 2))
    return met


def table_sizes(plan: Plan, players: int) -> list[int]:
    """How many sit at each table, the larger tables first; who is left over has a bye. Tables are as equal
    as they can be: rather a seat less than wanted than one more, and only then a bye.
    """
    for tables in (-(-players // plan.seats), players // plan.seats):
        if tables and plan.fewest <= players // tables and -(-players // tables) <= plan.most:
            more = players % tables
            return [players // tables + (number < more) for number in range(tables)]
    if players < plan.fewest:
        return []
    return table_sizes(plan, players - 1)
