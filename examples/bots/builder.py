"""A bot in Python, inside the program: builds whenever it can, and otherwise does anything.

obelisk arena city --bots python:examples.bots.builder:Builder,random --games 20
"""

from typing import Any

from obelisk.bots.base import Budget
from obelisk.core.decision import Action
from obelisk.core.event import Event
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng


class Builder:
    """Sees the view of its seat; `determinise` makes up a state that fits it, the truth is not to be had."""

    def __init__(self, game: AnyGame, seed: str) -> None:
        self.game = game
        self.rng = Rng(seed)

    def choose(self, view: Any, legal: list[Action], budget: Budget) -> Action:
        world = self.game.determinise(view, self.rng)
        builds = [action for action in legal if self.game.notate(world, action).startswith("build")]
        choices = builds or legal
        return choices[self.rng.below(len(choices))]

    def hear(self, events: list[Event]) -> None:
        """What happened since it was asked last; it looks at the view instead."""
