"""How a game ended, as learners read it."""

from __future__ import annotations

from typing import Any

from obelisk.core.decision import Result, Seat


def ending_of(result: Result | None, seat: Seat | None = None) -> dict[str, Any]:
    """Reason, winners, places, scores, and how far each score of each seat is above the best of the others.

    With a seat, `place`, `score` and `margin` are those of the seat as well. Nothing if there is no result.
    """
    if result is None:
        return {}
    margins = {name: margins_of(numbers) for name, numbers in result.scores.items()}
    found: dict[str, Any] = {**result.encode(), "margins": margins}
    if seat is not None:
        found["place"] = result.places[seat]
        found["score"] = {name: numbers[seat] for name, numbers in result.scores.items()}
        found["margin"] = {name: numbers[seat] for name, numbers in margins.items()}
    return found


def margins_of(numbers: list[int]) -> list[int]:
    """Each number less the largest of the others."""
    return [
        number - max(other for place, other in enumerate(numbers) if place != seat)
        for seat, number in enumerate(numbers)
    ]
