"""An exercise: a position, a seat, a theme, and the one best answer. A file has one a line, as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from obelisk.core.kit import AnyGame
from obelisk.exercises.solver import Solution
from obelisk.jsontext import encode_json

FORMAT: Final = "exercises/1"
EASIEST: Final = 600
HARDEST: Final = 2200
ID_LENGTH: Final = 8


@dataclass(frozen=True)
class Exercise:
    """One problem of a game. `state` is the whole truth: nobody who solves it is shown more than his view.

    `line` is a turn that gives the answer, `key` what is the same as it at this `grain`; `best` is what it
    brings, `second` what the next best answer brings, of `answers` different ones. `rating` says how hard it
    is to begin with. `source` is the bot game that it comes from.
    """

    game: str
    id: str
    theme: str
    seat: int
    rating: int
    options: Mapping[str, object]
    state: Mapping[str, object]
    line: Sequence[str]
    key: str
    grain: int
    best: int
    second: int
    answers: int
    source: str

    @property
    def name(self) -> str:
        """How tries name it: `city/3fa09c1b`."""
        return f"{self.game}/{self.id}"

    @property
    def message(self) -> str:
        """The id of its theme's words."""
        return f"exercise-{self.game}-{self.theme}"

    def encode(self) -> dict[str, object]:
        """The exercise as JSON data, without its game, which the file names."""
        return {
            "id": self.id,
            "theme": self.theme,
            "seat": self.seat,
            "rating": self.rating,
            "line": list(self.line),
            "key": self.key,
            "grain": self.grain,
            "best": self.best,
            "second": self.second,
            "answers": self.answers,
            "source": self.source,
            "options": dict(self.options),
            "state": dict(self.state),
        }


def make(
    game: AnyGame, options: Any, state: Any, theme: str, seat: int, solution: Solution, source: str
) -> Exercise:
    """The exercise of a position that has been solved."""
    values = game.encode_options(options)
    data = game.encode_state(state)
    text = encode_json([theme, seat, values, data])
    return Exercise(
        game=game.id,
        id=sha256(text.encode()).hexdigest()[:ID_LENGTH],
        theme=theme,
        seat=seat,
        rating=first_rating(solution),
        options=values,
        state=data,
        line=solution.texts,
        key=solution.key,
        grain=solution.grain,
        best=solution.best,
        second=solution.second,
        answers=solution.answers,
        source=source,
    )


def first_rating(solution: Solution) -> int:
    """How hard an exercise seems before anybody has tried it: docs/exercises.md.

    Every halving of the turns that happen to be right is worth 70 points, everything more that one must see
    another 50; where the next best answer brings nothing at all, the right one is easy to tell.
    """
    halvings = -log2_of(solution.lucky)
    bonus = 0 if solution.second <= 0 else 150
    rating = 500 + 70 * halvings + 50 * solution.trouble + bonus
    return max(EASIEST, min(HARDEST, round(rating)))


def log2_of(share: float) -> float:
    """The logarithm of a share to the base 2, in steps of whole halvings: the same on every machine."""
    halvings = 0
    while share < 1.0:
        share *= 2
        halvings += 1
    return -float(halvings)


def decode(game: str, data: Mapping[str, Any]) -> Exercise:
    """The exercise of a line of a file."""
    return Exercise(game=game, **data)


def state_of(game: AnyGame, exercise: Exercise) -> tuple[Any, Any]:
    """The options and the state of an exercise."""
    options = game.options(exercise.options)
    return options, game.decode_state(options, exercise.state)
