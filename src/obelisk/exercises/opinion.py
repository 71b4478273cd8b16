"""What the strongest level thinks of an answer: the plans it would make here, compared in many worlds.

An answer that is proved may still be a bad turn, if what it asks for is not worth having just now. Whoever
learns from it would learn something wrong, so it is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from obelisk.analysis.annotate import judge_of
from obelisk.analysis.depth import STRONG, Depth
from obelisk.analysis.luck import evaluation_of
from obelisk.bots.search.plan import NoChance
from obelisk.catalog import GAMES
from obelisk.core.decision import Action
from obelisk.core.kit import AnyGame
from obelisk.exercises.exercise import Exercise, state_of
from obelisk.exercises.shelf import theme_of
from obelisk.exercises.solver import Heard

MOST_LOSS: Final = 0.02
"""An answer that loses more winning chance against the best plan is no exercise."""


class Opinion(NamedTuple):
    """`agrees`: its best plan is the same answer; else what the answer loses against it, and the error."""

    agrees: bool
    loss: float
    error: float

    @property
    def is_good(self) -> bool:
        """Whether the answer is as good as the best plan, nearly."""
        return self.agrees or self.loss <= MOST_LOSS


def opinion(exercise: Exercise, worlds: int, seed: str) -> Opinion:
    """What the strongest level thinks in so many worlds."""
    game = GAMES.get(exercise.game).game
    _, state = state_of(game, exercise)
    depth = Depth("exercise", worlds, STRONG, STRONG, 1).for_game(game)
    judge = judge_of(game, evaluation_of(game), depth)
    view = game.view(state, exercise.seat)
    judged = judge.judge(view, exercise.seat, actions_of(game, state, exercise.line), seed)
    agrees = answered(game, exercise, state, judged.plans[0].actions) == exercise.key
    return Opinion(agrees, 0.0 if agrees else judged.loss, judged.error)


def actions_of(game: AnyGame, state: Any, texts: Sequence[str]) -> list[Action]:
    """The actions that texts stand for, one after another."""
    state = game.copy(state)
    found: list[Action] = []
    for text in texts:
        found.append(game.parse(state, text))
        game.advance(state, found[-1], NoChance())
    return found


def answered(game: AnyGame, exercise: Exercise, state: Any, texts: list[str]) -> str:
    """The answer that a plan gives, as a key at the grain of the exercise; nothing if it gives none."""
    theme = theme_of(exercise)
    here = game.copy(state)
    said: list[str] = []
    for text in texts:
        chance = Heard(theme.chance())
        game.advance(here, game.parse(here, text), chance)
        said.append(text)
        decision = game.decision(here)
        if chance.asked or decision is None or decision.seat != exercise.seat or theme.is_over(here):
            return theme.keys(state, here, exercise.seat, said)[exercise.grain]
    return ""
