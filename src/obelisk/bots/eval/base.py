"""What an evaluation is: a number for each position, and nothing else. Ours by hand, and trained networks."""

from __future__ import annotations

from typing import Protocol, TypeVar

from obelisk.core.decision import Seat

S = TypeVar("S")


class Evaluation(Protocol[S]):
    """Values positions of one game. It is shown determinised states only, never the truth of a table."""

    @property
    def id(self) -> str:
        """Its name in spec strings, such as `city-v1`."""
        ...

    @property
    def batch(self) -> int:
        """How many positions it likes to be asked about at once. Between questions bots look at the clock."""
        ...

    def values(self, states: list[S], seat: Seat) -> list[float]:
        """The estimated chance of `seat` to win in each state, from 0 to 1; shared wins count their share."""
        ...
