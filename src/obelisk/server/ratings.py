"""Ratings per game: OpenSkill (Plackett-Luce), for two to six people."""

from __future__ import annotations

from typing import Final

from openskill.models import PlackettLuce

from obelisk.storage.base import Rate, Rating

MODEL: Final = PlackettLuce()
SCALE: Final = 40
BASE: Final = 1000
"""Shown numbers: a newcomer is at least 1000."""


def first_rating(person: str, game: str) -> Rating:
    new = MODEL.rating()
    return Rating(person, game, new.mu, new.sigma, 0)


def rate_by(places: list[int]) -> Rate:
    """Makes new ratings from old ones by the places that were reached; equals share."""

    def rate(before: list[Rating]) -> list[Rating]:
        teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        after = MODEL.rate(teams, ranks=[float(place) for place in places])
        return [
            Rating(old.person, old.game, new[0].mu, new[0].sigma, old.games + 1)
            for old, new in zip(before, after, strict=True)
        ]

    return rate


def shown(rating: Rating) -> int:
    """What somebody is at least, as a whole number."""
    return round(BASE + SCALE * (rating.mu - 3 * rating.sigma))
