"""`even`: the evaluation of a game about which nothing is known but how it ended."""

from __future__ import annotations

from typing import Any, Final

from obelisk.core.decision import Seat

UNKNOWN: Final = 0.5


class EvenEvaluation:
    """Everything is worth the same. Only for games without an evaluation of their own."""

    def __init__(self) -> None:
        self.id = "even"
        self.batch = 1

    def values(self, states: list[Any], seat: Seat) -> list[float]:
        """Always the same: nothing is known."""
        return [UNKNOWN] * len(states)


EVEN: Final = EvenEvaluation()
