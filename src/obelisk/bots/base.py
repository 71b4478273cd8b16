"""What a bot is: a program that answers a decision from what its seat may know, and from nothing else."""

from __future__ import annotations

from typing import Protocol, TypeVar

from obelisk.core.decision import Action
from obelisk.core.event import Event

V_contra = TypeVar("V_contra", contravariant=True)


class Budget:
    """How much a bot may think about one decision; 0 sets no limit. Immutable."""

    __slots__ = ("milliseconds", "simulations")

    def __init__(self, milliseconds: int = 0, simulations: int = 0) -> None:
        self.milliseconds = milliseconds
        self.simulations = simulations


class Bot(Protocol[V_contra]):
    """Plays one seat of one game. It receives views; no way leads from them to the state."""

    def choose(self, view: V_contra, legal: list[Action], budget: Budget) -> Action:
        """One of the legal actions, which are never empty and must not be changed."""
        ...

    def hear(self, events: list[Event]) -> None:
        """Is told what its seat saw happen; it may ignore it."""
        ...
