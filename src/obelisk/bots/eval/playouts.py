"""`playouts`: the evaluation of a game about which nothing is known but its rules and how it ended."""

from __future__ import annotations

from typing import Any, Final

from obelisk.bots.search.plan import payoff
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Seat
from obelisk.core.game import Game
from obelisk.core.playout import random_prefix
from obelisk.core.rng import Rng

PLAYOUTS: Final = 3
"""So many are the value of a position: with one alone, what looks best would be mere luck."""
LONGEST: Final = 500
"""After so many random actions a game that has no end yet counts as even."""


class PlayoutEvaluation:
    """Plays a position to its end at random, some times, and says what came out: noisy, right on average.

    A bot has one of its own, so that the same seed gives the same play.
    """

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.id = "playouts"
        self.batch = 1
        self._game = game
        self._rng = Rng("bot/playouts")

    def values(self, states: list[Any], seat: Seat) -> list[float]:
        """`value` of each position."""
        return [self.value(state, seat) for state in states]

    def value(self, state: Any, seat: Seat) -> float:
        """The mean payoff of a few random games from here."""
        game = self._game
        total = 0.0
        for _ in range(PLAYOUTS):
            end = game.copy(state)
            random_prefix(game, end, SeededChance(self._rng.word()), self._rng, LONGEST)
            result = game.result(end)
            total += 0.5 if result is None else payoff(result, seat, len(result.places))
        return total / PLAYOUTS
