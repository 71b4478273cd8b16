"""Tables of more than two: who sits with whom so that nobody sits with the same people again and again, and
who sits where.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from typing import Final

from obelisk.core.rng import Rng
from obelisk.tournaments.facts import Group

PASSES: Final = 20
"""How often all tables are looked through for an exchange that makes them better."""
AGAIN: Final = 1_000_000
"""What it costs that two meet again, beside a difference of points."""

Met = Counter[tuple[int, int]]


def grouped(order: Sequence[int], sizes: list[int], points: Sequence[int], met: Met) -> list[list[int]]:
    """Tables of these sizes: neighbours in `order` sit together, unless they have met already. Exchanges
    between tables are made as long as they help; the order of the tables is that of their first players.
    """
    tables: list[list[int]] = []
    begin = 0
    for size in sizes:
        tables.append(list(order[begin : begin + size]))
        begin += size
    for _ in range(PASSES):
        changes = [exchange(tables, number, points, met) for number in range(len(tables))]
        if not any(changes):
            break
    return tables


def exchange(tables: list[list[int]], number: int, points: Sequence[int], met: Met) -> bool:
    """Exchanges players of a table where some meet again for others, the nearest tables first."""
    has_changed = False
    for place, own in enumerate(tables[number]):
        again = repeats(own, tables[number], met)
        if not again:
            continue
        best, where = 0, None
        for other in sorted(range(len(tables)), key=lambda at: (abs(at - number), at)):
            if other == number or (best and abs(points[tables[other][0]] - points[own]) > best):
                continue
            for seat, theirs in enumerate(tables[other]):
                gain = cost(own, tables[number], own, points, met) + cost(
                    theirs, tables[other], theirs, points, met
                )
                gain -= cost(theirs, tables[number], own, points, met)
                gain -= cost(own, tables[other], theirs, points, met)
                if gain > best:
                    best, where = gain, (other, seat)
        if where is not None:
            other, seat = where
            tables[number][place], tables[other][seat] = tables[other][seat], own
            has_changed = True
    return has_changed


def repeats(player: int, table: Iterable[int], met: Met) -> int:
    return sum(met[min(player, other), max(player, other)] for other in table if other != player)


def cost(player: int, table: list[int], instead_of: int, points: Sequence[int], met: Met) -> int:
    """What a player costs at a table on the seat of another: meetings that come again count most, then how
    far apart the points are.
    """
    found = 0
    for other in table:
        if other not in (player, instead_of):
            times = met[min(player, other), max(player, other)]
            found += AGAIN * times * times + abs(points[player] - points[other])
    return found


def seated(table: Sequence[int], before: Iterable[Group], rng: Rng) -> Group:
    """The players of a table by seat: each where they have sat least; what is equal is drawn by lot."""
    players = sorted(table)
    rng.shuffle(players)
    times: Counter[tuple[int, int]] = Counter()
    for group in before:
        if len(group) > 1:
            times.update((player, seat) for seat, player in enumerate(group) if player in players)
    return min(permutations(players), key=lambda order: sum(times[at, seat] for seat, at in enumerate(order)))


def all_met(players: int, met: Met) -> bool:
    return all(met[pair] for pair in combinations(range(players), 2))
