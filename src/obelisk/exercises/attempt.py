"""An exercise being tried: the solver plays the turn by the real rules, and at its end it is judged.

Everything follows from the exercise and the solver's inputs. No input or output.
"""

from __future__ import annotations

from typing import Any, Final

from obelisk.core.chance import SeededChance
from obelisk.core.decision import Decision
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.core.event import Event
from obelisk.core.kit import AnyGame
from obelisk.exercises.exercise import Exercise, state_of
from obelisk.exercises.shelf import theme_of
from obelisk.exercises.solver import Heard
from obelisk.lessons.pupil import Happening

OPEN: Final = ""
RIGHT: Final = "right"
WRONG: Final = "wrong"


class Attempt:
    """Where somebody stands in an exercise. It never changes: `after` gives the next one.

    `verdict` is open until the turn is over. `reached` is what the turn has brought then, as words tell it.
    """

    def __init__(self, game: AnyGame, exercise: Exercise, options: Any, start: Any) -> None:
        self.game = game
        self.exercise = exercise
        self.options = options
        self.state = game.copy(start)
        self.inputs: list[str] = []
        self.verdict = OPEN
        self.reached: int | None = None
        # What the last inputs led to.
        self.happened: list[Happening] = []
        # All that was played, what left no choice included.
        self.texts: list[str] = []
        self._start = start

    @property
    def is_over(self) -> bool:
        """Whether the turn is over."""
        return self.verdict != OPEN

    def decision(self) -> Decision | None:
        """What the solver is asked; None when the turn is over."""
        return None if self.is_over else self.game.decision(self.state)

    def legal(self) -> list[str]:
        """What the solver may do, in canonical order."""
        if self.is_over:
            return []
        return [self.game.notate(self.state, action) for action in self.game.legal(self.state)]

    def after(self, texts: list[str]) -> Attempt:
        """Where some inputs lead, all or none; raises `IllegalAction` and `InvalidNotation`."""
        later = Attempt(self.game, self.exercise, self.options, self._start)
        later.state = self.game.copy(self.state)
        later.inputs = list(self.inputs)
        later.verdict, later.reached = self.verdict, self.reached
        later.texts = list(self.texts)
        for text in texts:
            later._take(text)
        return later

    def _take(self, text: str) -> None:
        if self.is_over:
            raise IllegalAction("game_over", self.game.turn_rule)
        self._play(text)
        self.inputs.append(text)
        # What leaves no choice is no part of the answer.
        while not self.is_over and len(legal := self.legal()) == 1:
            self._play(legal[0])

    def _play(self, text: str) -> None:
        game, exercise = self.game, self.exercise
        theme = theme_of(exercise)
        action = game.parse(self.state, text)
        events: list[Event] = []
        chance = Heard(SeededChance(f"{exercise.id}/{len(self.texts)}"))
        game.advance(self.state, action, chance, events)
        self.texts.append(text)
        self.happened.append(Happening(exercise.seat, text, events, game.copy(self.state)))
        decision = game.decision(self.state)
        if chance.asked or decision is None or decision.seat != exercise.seat or theme.is_over(self.state):
            key = theme.keys(self._start, self.state, exercise.seat, self.texts)[exercise.grain]
            self.verdict = RIGHT if key == exercise.key else WRONG
            score = theme.score(self._start, self.state, exercise.seat)
            self.reached = theme.told(score) if score is not None and theme.is_counted else None


def begin(game: AnyGame, exercise: Exercise) -> Attempt:
    """An exercise that nobody has touched yet."""
    options, state = state_of(game, exercise)
    return Attempt(game, exercise, options, state)


def resume(game: AnyGame, exercise: Exercise, inputs: list[str]) -> Attempt:
    """Where some inputs lead; what does not fit any more is forgotten."""
    attempt = begin(game, exercise)
    for text in inputs:
        try:
            attempt = attempt.after([text])
        except (IllegalAction, InvalidNotation):
            break
    return attempt


def solved(game: AnyGame, exercise: Exercise) -> Attempt:
    """The exercise after its stated answer, with all that happened on the way."""
    attempt = begin(game, exercise)
    for text in exercise.line:
        attempt._play(text)
    return attempt
