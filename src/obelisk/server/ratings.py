"""Ratings per game: OpenSkill (Plackett-Luce), for two to six people."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from openskill.models import PlackettLuce

from obelisk.storage.standing import Rate, Rating

MODEL: Final = PlackettLuce()
SCALE: Final = 40
BASE: Final = 1000
"""Shown numbers: a newcomer is at least 1000."""
SETTLED: Final = 10
"""A rating is provisional until so many games."""


def first_rating(person: str, game: str, seats: int, pace: str) -> Rating:
    new = MODEL.rating()
    return Rating(person, game, new.mu, new.sigma, 0, seats, pace)


def rate_by(places: list[int]) -> Rate:
    """Makes new ratings from old ones by the places that were reached; equals share."""

    def rate(before: list[Rating]) -> list[Rating]:
        teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        after = MODEL.rate(teams, ranks=[float(place) for place in places])
        return [
            replace(old, mu=new[0].mu, sigma=new[0].sigma, games=old.games + 1)
            for old, new in zip(before, after, strict=True)
        ]

    return rate


def shown(at_least: float) -> int:
    """What somebody is at least, as a whole number."""
    return round(BASE + SCALE * at_least)


def is_provisional(rating: Rating) -> bool:
    """Whether too few games were played to say much."""
    return rating.games < SETTLED
