"""What an evaluation is: a number for a position, and nothing else. A trained network can take its place."""

from __future__ import annotations

from typing import Protocol, TypeVar

from obelisk.core.decision import Seat

S_contra = TypeVar("S_contra", contravariant=True)


class Evaluation(Protocol[S_contra]):
    """Values positions of one game. It is shown determinised states only, never the truth of a table."""

    @property
    def id(self) -> str:
        """Its name in spec strings, such as `city-v1`."""
        ...

    def value(self, state: S_contra, seat: Seat) -> float:
        """The estimated chance of `seat` to win, from 0 to 1; shared wins count their share."""
        ...
