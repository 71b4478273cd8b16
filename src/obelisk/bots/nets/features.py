"""What a net is shown of a position: the numbers of the rows that its first layer adds up."""

from __future__ import annotations

from typing import Protocol, TypeVar

from obelisk.core.decision import Seat

S_contra = TypeVar("S_contra", contravariant=True)


class Features(Protocol[S_contra]):
    """The features of one game. They are made from states, but tell only what the seat may know there."""

    @property
    def id(self) -> str:
        """Its name in net files; another one as soon as a row means something else."""
        ...

    @property
    def size(self) -> int:
        """The number of rows."""
        ...

    @property
    def parts(self) -> list[list[int]]:
        """Which rows are made from what they have in common: the shared parts of each row, if it has any.

        A net learns the parts as well as the rows; what it says of a rare row then comes from its likes.
        """
        ...

    def add(self, state: S_contra, seat: Seat, rows: list[int]) -> None:
        """Adds the rows of a position, as `seat` sees it. The game must not be over."""
        ...

    def chance(self, state: S_contra, seat: Seat) -> float:
        """What the game was worth to `seat` if it is over; negative if it goes on."""
        ...

    def strange(self, state: S_contra) -> list[list[int]]:
        """The shared parts of rows beyond `size`, of things that this table has and the net cannot know."""
        ...
