"""The simplest bot: any legal action, all equally likely."""

from __future__ import annotations

from obelisk.bots.base import Budget
from obelisk.core.decision import Action
from obelisk.core.event import Event
from obelisk.core.rng import Rng


class RandomBot:
    """Chooses at random; the same seed makes the same choices."""

    def __init__(self, seed: int | str) -> None:
        self._rng = Rng(f"bot/random/{seed}")

    def choose(self, view: object, legal: list[Action], budget: Budget) -> Action:
        """Any choice, all equally likely."""
        return legal[self._rng.below(len(legal))]

    def hear(self, events: list[Event]) -> None:
        """Nothing that happens changes its mind."""
