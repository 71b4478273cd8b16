"""Luck: how much an outcome of chance was worth more or less than what was to be expected."""

from __future__ import annotations

from typing import Any, Final

from obelisk.analysis.chances import Chances
from obelisk.analysis.outcomes import Expectation, expectation
from obelisk.bots.brain import brain_of
from obelisk.bots.eval.base import Evaluation
from obelisk.bots.hints import STRONGEST
from obelisk.bots.levels import level_spec
from obelisk.bots.spec import Spec
from obelisk.core.chance import Chance
from obelisk.core.decision import Action
from obelisk.core.kit import AnyGame

FOR_THE_DEAL: Final = 4
"""So many times as many samples as for an action: there is one deal only, and it weighs more."""


def evaluation_of(game: AnyGame) -> Evaluation[Any]:
    """What the strongest level of the game values positions with."""
    return Spec(level_spec(game, STRONGEST)).evaluation(game, brain_of(game))


class LuckMeter:
    """What was to be expected of chance at one table; `samples` outcomes stand for more than that."""

    def __init__(self, game: AnyGame, options: Any, samples: int, seed: str) -> None:
        self.evaluation = evaluation_of(game)
        self._game = game
        self._options = options
        self._samples = samples
        self._seed = seed
        brain = brain_of(game)
        # Nets take their time; turns that are only played on for the sake of balance need not be the best.
        by_hand = (
            self.evaluation if self.evaluation.id not in brain.nets else brain.evaluations[brain.default]
        )
        planner = brain.planner(game, by_hand, True)
        self._chances = Chances(game, game.seats(options), self.evaluation, planner, f"luck/{seed}")

    def chances(self, state: Any) -> list[float]:
        """The chances of all seats in a true state."""
        return self._chances.of(state)

    def of_the_deal(self) -> Expectation:
        """What was to be expected before anything was dealt."""

        def deal(chance: Chance) -> Any:
            return self._game.setup(self._options, chance)

        return expectation(deal, self._chances.of_all, FOR_THE_DEAL * self._samples, f"{self._seed}/deal")

    def of_action(self, before: Any, action: Action, ply: int) -> Expectation:
        """What was to be expected of an action that asks chance, played in a true state as ply `ply`."""
        game = self._game

        def play(chance: Chance) -> Any:
            state = game.copy(before)
            game.advance(state, action, chance)
            return state

        return expectation(play, self._chances.of_all, self._samples, f"{self._seed}/{ply}")
