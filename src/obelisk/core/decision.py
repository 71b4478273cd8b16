"""Whose choice it is, and of what kind."""

from __future__ import annotations

from typing import NewType

Action = NewType("Action", int)
"""A choice as the engine sees it: an integer. People and files see its notation."""

Seat = int
"""A chair at the table, counted from 0; written `p1`, `p2` …"""


class Decision:
    """A question: `seat` chooses, and `kind` says of what. Immutable, shared between states.

    A `secret` question may not even be told to others: that it is asked says something about hidden cards.
    Their views are those before the action that led to it, and a server holds back what they are sent. The
    last of its choices is to do nothing: that is what silence means.
    """

    __slots__ = ("kind", "seat", "secret")

    def __init__(self, seat: Seat, kind: str, secret: bool = False) -> None:
        self.seat = seat
        self.kind = kind
        self.secret = secret

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.seat == other.seat and self.kind == other.kind

    def __hash__(self) -> int:
        return hash((self.seat, self.kind))

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r})"


class Result:
    """How a game ended: why, who won, each seat's place (1 is first, equals share), and what was counted."""

    __slots__ = ("places", "reason", "scores", "winners")

    def __init__(
        self, reason: str, winners: list[Seat], places: list[int], scores: dict[str, list[int]]
    ) -> None:
        self.reason = reason
        self.winners = winners
        self.places = places
        self.scores = scores

    def encode(self) -> dict[str, object]:
        """The result as JSON data."""
        return {
            "reason": self.reason,
            "winners": list(self.winners),
            "places": list(self.places),
            "scores": {name: list(values) for name, values in self.scores.items()},
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.encode() == other.encode()

    def __hash__(self) -> int:
        return hash((self.reason, tuple(self.places)))

    def __repr__(self) -> str:
        return f"Result({self.reason!r}, winners={self.winners}, places={self.places}, scores={self.scores})"


def places_by(measures: list[list[int]], winners: list[Seat]) -> list[int]:
    """Places from 1: winners first, the others by their measures, the larger the better; equals share."""
    ranks = [[1 if seat in winners else 0, *measure] for seat, measure in enumerate(measures)]
    return [1 + sum(1 for other in ranks if other > rank) for rank in ranks]
