"""Who stands where: points by place, and the tie-breaks.

A table of n gives its winner a point and its last nothing; between them every place is an n-th less one of
it, and equals share. So tables of different sizes count the same, and a table of two counts 1, 1/2 and 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

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


def points_at(game: Game, player: int) -> Fraction:
    """What somebody gets for a table that is over. A bye is a point."""
    if game.is_bye:
        return Fraction(1)
    if player in game.absent:
        return Fraction(0)
    return sum((share(game, player, other) for other in game.players if other != player), Fraction(0)) / (
        len(game.players) - 1
    )


def share(game: Game, player: int, other: int) -> Fraction:
    """1 for somebody who was beaten, 1/2 for an equal."""
    if player in game.absent:
        return Fraction(0)
    if other in game.absent:
        return Fraction(1)
    own, theirs = game.place_of(player), game.place_of(other)
    return Fraction(1) if own < theirs else Fraction(1, 2) if own == theirs else Fraction(0)


def over(games: list[Game]) -> list[Game]:
    """The tables that count already."""
    return [game for game in games if game.is_bye or game.places]


def totals(players: int, games: list[Game]) -> list[Fraction]:
    """The points of everybody."""
    found = [Fraction(0)] * players
    for game in over(games):
        for player in game.players:
            found[player] += points_at(game, player)
    return found


def standings(plan: Plan, games: list[Game]) -> list[Line]:
    """Everybody, the best first. Who is equal in everything that counts shares a place, in the order of the
    numbers.
    """
    points = totals(plan.players, games)
    last = max((game.round for game in games), default=0)
    of_player: list[list[Game]] = [[] for _ in range(plan.players)]
    for game in games:
        for player in game.players:
            of_player[player].append(game)
    lines = [line_of(player, of_player[player], points) for player in range(plan.players)]
    keys = {line.player: key_of(plan, line, of_player[line.player], last) for line in lines}
    lines.sort(key=lambda line: (keys[line.player], -line.player), reverse=True)
    placed: list[Line] = []
    for number, line in enumerate(lines):
        is_shared = number > 0 and keys[line.player] == keys[lines[number - 1].player]
        place = placed[-1].place if is_shared else number + 1
        placed.append(
            Line(
                line.player,
                place,
                line.points,
                line.buchholz,
                line.sonneborn,
                line.wins,
                line.played,
                line.byes,
                line.survived,
            )
        )
    return placed


def line_of(player: int, own: list[Game], points: list[Fraction]) -> Line:
    buchholz = sonneborn = Fraction(0)
    wins = played = byes = 0
    for game in over(own):
        if game.is_bye:
            byes += 1
            buchholz += points[player]
            continue
        played += 1
        others = [other for other in game.players if other != player]
        buchholz += sum((points[other] for other in others), Fraction(0)) / len(others)
        sonneborn += sum((share(game, player, other) * points[other] for other in others), Fraction(0)) / len(
            others
        )
        wins += all(share(game, player, other) == 1 for other in others)
    survived = max((game.round for game in own), default=0)
    return Line(player, 0, points[player], buchholz, sonneborn, wins, played, byes, survived)


def key_of(plan: Plan, line: Line, own: list[Game], last: int) -> tuple[Fraction | int, ...]:
    """What decides between two: larger is better."""
    if plan.format == KNOCKOUT:
        final = [game for game in own if game.round == last and game.places]
        place = final[0].place_of(line.player) if final and line.player not in final[0].absent else 99
        return line.survived, -place
    buchholz = (line.buchholz,) if plan.format == SWISS else ()
    return line.points, *buchholz, line.sonneborn, line.wins
