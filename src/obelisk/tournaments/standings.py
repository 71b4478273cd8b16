"""Who stands where: points by place, and the tie-breaks.

A table of n gives its winner a point and its last nothing; between them every place is an n-th less one of
it, and equals share. So tables of different sizes count the same, and a table of two counts 1, 1/2 and 0.

Inside all is counted in whole parts of a point, so small that nothing has to be rounded: hundreds of
fractions take longer than everything else on the page of a large tournament.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Final

from obelisk.tournaments.facts import KNOCKOUT, SWISS, Game, Plan


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a standing. `survived` counts the rounds of a knockout up to the last that somebody was in.

    `buchholz`: the points of the opponents, at a table their average, and for a bye the own points.
    `sonneborn`: the same for those who were beaten, and half of it for equals.
    """

    player: int
    place: int
    points: Fraction
    buchholz: Fraction
    sonneborn: Fraction
    wins: int
    played: int
    byes: int
    survived: int


HALVES: Final = 2
"""Whoever was beaten counts two of these, an equal one."""


def points_at(game: Game, player: int) -> Fraction:
    """What somebody gets for a table that is over. A bye is a point."""
    if game.is_bye:
        return Fraction(1)
    halves = sum(share(game, player, other) for other in game.players if other != player)
    return Fraction(halves, HALVES * (len(game.players) - 1))


def share(game: Game, player: int, other: int) -> int:
    """Two halves for somebody who was beaten, one for an equal."""
    if player in game.absent:
        return 0
    if other in game.absent:
        return 2
    own, theirs = game.place_of(player), game.place_of(other)
    return 2 if own < theirs else int(own == theirs)


def over(games: list[Game]) -> list[Game]:
    """The tables that count already."""
    return [game for game in games if game.is_bye or game.places]


def totals(players: int, games: list[Game]) -> list[Fraction]:
    """The points of everybody."""
    parts = parts_of(games)
    return [Fraction(points, HALVES * parts) for points in counted(players, games, parts)]


def parts_of(games: list[Game]) -> int:
    """Into so many whole parts half a point can be cut for all opponents at every table."""
    return lcm(*[max(1, len(game.players) - 1) for game in games])


def counted(players: int, games: list[Game], parts: int) -> list[int]:
    """The points of everybody, in such parts of a half."""
    found = [0] * players
    for game in over(games):
        if game.is_bye:
            found[game.players[0]] += HALVES * parts
            continue
        each = parts // (len(game.players) - 1)
        for player in game.players:
            for other in game.players:
                if other != player:
                    found[player] += each * share(game, player, other)
    return found


def standings(plan: Plan, games: list[Game]) -> list[Line]:
    """Everybody, the best first. Who is equal in everything that counts shares a place, in the order of
    points, which do not count in a knockout, and of the numbers.
    """
    parts = parts_of(games)
    points = counted(plan.players, games, parts)
    last = max((game.round for game in games), default=0)
    of_player: list[list[Game]] = [[] for _ in range(plan.players)]
    for game in games:
        for player in game.players:
            of_player[player].append(game)
    tallies = [tally_of(player, of_player[player], points, parts) for player in range(plan.players)]
    keys = [key_of(plan, tally, of_player[tally.player], last) for tally in tallies]
    tallies.sort(key=lambda tally: (keys[tally.player], tally.points, -tally.player), reverse=True)
    placed: list[Line] = []
    for number, tally in enumerate(tallies):
        is_shared = number > 0 and keys[tally.player] == keys[tallies[number - 1].player]
        placed.append(tally.line(placed[-1].place if is_shared else number + 1, parts))
    return placed


@dataclass(slots=True)
class Tally:
    """What somebody has, in whole parts: `points` of a half, `buchholz` of a half and once more of each of
    these, `sonneborn` of halves of those.
    """

    player: int
    points: int
    buchholz: int = 0
    sonneborn: int = 0
    wins: int = 0
    played: int = 0
    byes: int = 0
    survived: int = 0

    def line(self, place: int, parts: int) -> Line:
        half = HALVES * parts
        return Line(
            self.player,
            place,
            Fraction(self.points, half),
            Fraction(self.buchholz, half * parts),
            Fraction(self.sonneborn, half * parts * HALVES),
            self.wins,
            self.played,
            self.byes,
            self.survived,
        )


def tally_of(player: int, own: list[Game], points: list[int], parts: int) -> Tally:
    found = Tally(player, points[player], survived=max((game.round for game in own), default=0))
    for game in over(own):
        if game.is_bye:
            found.byes += 1
            found.buchholz += parts * points[player]
            continue
        found.played += 1
        each = parts // (len(game.players) - 1)
        has_won = True
        for other in game.players:
            if other != player:
                halves = share(game, player, other)
                found.buchholz += each * points[other]
                found.sonneborn += each * halves * points[other]
                has_won = has_won and halves == HALVES
        found.wins += has_won
    return found


def key_of(plan: Plan, tally: Tally, own: list[Game], last: int) -> tuple[int, ...]:
    """What decides between two: larger is better."""
    if plan.format == KNOCKOUT:
        final = [game for game in own if game.round == last and game.places]
        place = final[0].place_of(tally.player) if final and tally.player not in final[0].absent else 99
        return tally.survived, -place
    buchholz = (tally.buchholz,) if plan.format == SWISS else ()
    return tally.points, *buchholz, tally.sonneborn, tally.wins
