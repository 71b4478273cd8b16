"""The tables of the next round, from the plan and from what was played so far: the same facts give the same
tables, wherever and whenever somebody asks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache, partial
from itertools import count
from math import ceil, log
from typing import Final

from obelisk.core.rng import Rng
from obelisk.tournaments.facts import (
    KNOCKOUT,
    ROUND_ROBIN,
    Game,
    Group,
    Plan,
    meetings,
    table_sizes,
)
from obelisk.tournaments.matching import matched
from obelisk.tournaments.standings import totals
from obelisk.tournaments.tables import all_met, grouped, seated

FINEST: Final = 60
"""Points are compared as whole numbers of so many parts."""


def next_round(plan: Plan, games: list[Game], gone: set[int]) -> list[Group]:
    """The tables of the round after the last one, or none if that was the last. `gone` are those who have
    withdrawn before it. Every table of the rounds before must be over.
    """
    number = max((game.round for game in games), default=0) + 1
    left = [player for player in range(plan.players) if player not in gone]
    if len(left) < 2:
        return []
    if plan.format == ROUND_ROBIN:
        return robin_round(plan, number, gone)
    if plan.format == KNOCKOUT:
        return knockout_round(plan, games, gone, number)
    if number > rounds_of(plan):
        return []
    return swiss_round(plan, games, left, number)


def rounds_of(plan: Plan) -> int:
    """How many rounds there are, unless people withdraw. Swiss: as many as were wished, else so many that one
    player can have won everything; of two seats never more than everybody has opponents.
    """
    if plan.format == ROUND_ROBIN:
        return len(schedule(plan))
    if plan.format == KNOCKOUT:
        return knockout_rounds(plan)
    usual = max(1, ceil(log(max(2, plan.players), plan.seats) - 1e-9)) + (plan.seats > 2)
    most = plan.players - 1 + plan.players % 2 if plan.seats == 2 else 99
    return min(plan.rounds or usual, most)


def lot(plan: Plan, round: int) -> Rng:
    """The lots of a round, from the seed that everybody knows."""
    return Rng(f"{plan.seed} round {round}")


def draft_tables(plan: Plan) -> list[Group]:
    """The tables at which everybody drafts a deck before the first round: as equal as can be, by lot. Here
    `seats` of the plan are those of a draft.
    """
    order = list(range(plan.players))
    lot(plan, 0).shuffle(order)
    groups: list[Group] = []
    for size in table_sizes(plan, plan.players):
        groups.append(tuple(order[:size]))
        order = order[size:]
    return groups


# Round robin


@lru_cache(64)
def schedule(plan: Plan) -> list[list[Group]]:
    """All rounds of a round robin. Of two seats: everybody meets everybody once (Berger's tables). Of more:
    everybody sits with those whom they have met least, until everybody has met everybody.
    """
    return berger(plan.players) if plan.seats == 2 else gatherings(plan)


def berger(players: int) -> list[list[Group]]:
    """With an odd number somebody has a bye in every round. First and second seats are as equal as can be."""
    even = players + players % 2
    rounds: list[list[Group]] = []
    for number in range(even - 1):
        ring = [(number + place) % (even - 1) for place in range(even - 1)]
        pairs = [(even - 1, ring[0]), *[(ring[place], ring[-place]) for place in range(1, even // 2)]]
        rounds.append([seat_pair(one, other, even, players) for one, other in pairs])
    return rounds


def seat_pair(one: int, other: int, even: int, players: int) -> Group:
    low, high = min(one, other), max(one, other)
    if high >= players:
        return (low,)
    if high == even - 1:
        is_low_first = low < even // 2
    else:
        is_low_first = (low + high) % 2 == 1
    return (low, high) if is_low_first else (high, low)


def gatherings(plan: Plan) -> list[list[Group]]:
    """Rounds of larger tables until everybody has met everybody, but no more than there would be of two."""
    rounds: list[list[Group]] = []
    sizes = table_sizes(plan, plan.players)
    points = [0] * plan.players
    done: list[Group] = []
    while len(rounds) < plan.players - 1 and not all_met(plan.players, meetings(done)):
        rng = lot(plan, len(rounds) + 1)
        order = list(range(plan.players))
        rng.shuffle(order)
        met = meetings(done)
        byes = Counter(group[0] for group in done if len(group) == 1)
        order.sort(key=lambda player: -byes[player])
        tables = grouped(order, sizes, points, met)
        groups = [seated(table, done, rng) for table in tables]
        groups += [(player,) for player in order[sum(sizes) :]]
        rounds.append(groups)
        done += groups
    return rounds


def robin_round(plan: Plan, number: int, gone: set[int]) -> list[Group]:
    rounds = schedule(plan)
    if number > len(rounds):
        return []
    found: list[Group] = []
    for group in rounds[number - 1]:
        here = tuple(player for player in group if player not in gone)
        if len(here) >= plan.fewest or len(here) == 1:
            found.append(here)
        else:
            found += [(player,) for player in here]
    return found


# Swiss


def swiss_round(plan: Plan, games: list[Game], left: list[int], number: int) -> list[Group]:
    """Those with equal points sit together, and nobody with the same people again while that can be avoided.
    Who is left over is the last of those with the fewest byes.
    """
    rng = lot(plan, number)
    before = [game.players for game in games]
    points = [int(each * FINEST) for each in totals(plan.players, games)]
    sizes = table_sizes(plan, len(left))
    order = sorted(left, key=lambda player: (-points[player], player))
    byes = Counter(group[0] for group in before if len(group) == 1)
    resting: list[int] = []
    for _ in range(len(left) - sum(sizes)):
        free = [player for player in reversed(order) if player not in resting]
        resting.append(min(free, key=lambda player: byes[player]))
    order = [player for player in order if player not in resting]
    if plan.seats == 2 and plan.fewest == 2 and set(sizes) == {2}:
        tables = [list(pair) for pair in swiss_pairs(order, points, before)]
    else:
        tables = grouped(order, sizes, points, meetings(before))
    found = [seated(table, before, rng) for table in tables]
    return [*found, *[(player,) for player in resting]]


def swiss_pairs(order: list[int], points: list[int], before: list[Group]) -> list[tuple[int, int]]:
    """Pairs of an even number of players, the best first. In a group of equal points the upper half meets the
    lower one; whoever finds nobody there looks at the points next to theirs.
    """
    met = meetings(before)
    ideal = folded(order, points)

    def times(one: int, other: int) -> int:
        return met[min(order[one], order[other]), max(order[one], order[other])]

    def wishes(one: int) -> list[int]:
        return sorted(
            range(len(order)),
            key=lambda other: (
                times(one, other),
                abs(points[order[one]] - points[order[other]]),
                abs(other - ideal[one]),
                other,
            ),
        )

    pairs: list[tuple[int, int]] | None = None
    for most in count():
        pairs = matched(len(order), wishes, partial(meets_at_most, times, most))
        if pairs is not None:
            break
    assert pairs is not None
    return [(order[one], order[other]) for one, other in pairs]


def meets_at_most(times: Callable[[int, int], int], most: int, one: int, other: int) -> bool:
    return times(one, other) <= most


def folded(order: list[int], points: list[int]) -> list[int]:
    """For each place in the order the place of the opponent that they would have if nobody had met yet."""
    ideal = list(range(len(order)))
    begin = 0
    while begin < len(order):
        end = begin
        while end < len(order) and points[order[end]] == points[order[begin]]:
            end += 1
        half = (end - begin + 1) // 2
        for place in range(begin, end):
            ideal[place] = place + half if place < begin + half else place - half
        begin = end
    return ideal


# Knockout


def knockout_round(plan: Plan, games: list[Game], gone: set[int], number: int) -> list[Group]:
    """The strongest meet the weakest of those who are left, in every round anew. Of two seats the strongest
    have byes in the first round, so that none are needed afterwards.
    """
    last = [game for game in games if game.round == number - 1]
    if len(last) == 1 and not last[0].is_bye:
        return []
    through = [player for player in range(plan.players) if player not in gone]
    if last:
        through = survivors(plan, last, gone)
    if len(through) < plan.fewest:
        return []
    rng, before = lot(plan, number), [game.players for game in games]
    if plan.seats == 2:
        full = 1 << (len(through).bit_length() - 1)
        pairs = len(through) - full if len(through) > full else full // 2
        resting, playing = through[: len(through) - 2 * pairs], through[len(through) - 2 * pairs :]
        tables = [[playing[place], playing[-1 - place]] for place in range(pairs)]
    else:
        sizes = table_sizes(plan, len(through))
        over = len(through) - sum(sizes)
        resting, playing = through[:over], through[over:]
        tables = snake(playing, sizes)
    found = [seated(table, before, rng) for table in tables]
    return [*found, *[(player,) for player in resting]]


def snake(players: list[int], sizes: list[int]) -> list[list[int]]:
    """The strongest at a table each, then the next in turn from the last table to the first, and so on."""
    tables: list[list[int]] = [[] for _ in sizes]
    waiting = list(players)
    numbers = list(range(len(sizes)))
    while waiting:
        for number in numbers:
            if waiting and len(tables[number]) < sizes[number]:
                tables[number].append(waiting.pop(0))
        numbers.reverse()
    return tables


def survivors(plan: Plan, last: list[Game], gone: set[int]) -> list[int]:
    """Who goes on: the better half of each table, and one more of each if they were too few for a table."""
    through: set[int] = set()
    for more in range(plan.most if plan.seats > 2 else 1):
        through = {player for game in last for player in winners(game, more)} - gone
        if len(through) >= plan.fewest:
            break
    return sorted(through)


def winners(game: Game, more: int) -> list[int]:
    """The better half of a table. Among equals it is the stronger."""
    if game.is_bye:
        return list(game.players)
    here = [player for player in game.players if player not in game.absent]
    here.sort(key=lambda player: (game.place_of(player), player))
    return here[: len(game.players) // 2 + more]


@lru_cache(64)
def knockout_rounds(plan: Plan) -> int:
    """How many rounds it takes if everybody stays: one that is played in thought says it."""
    games: list[Game] = []
    rounds = 0
    while groups := knockout_round(plan, games, set(), rounds + 1):
        rounds += 1
        games += [Game(rounds, group, tuple(range(1, len(group) + 1))) for group in groups]
    return rounds


def points_shown(points: Fraction) -> float:
    """Points as people read them: two places after the point."""
    return round(float(points), 2)
