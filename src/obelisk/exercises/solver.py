"""Turns compared: every way to play one is tried, and the best answer must be alone."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from obelisk.core.chance import Chance
from obelisk.core.decision import Action, Seat
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng
from obelisk.exercises.theme import Theme

MOST_POSITIONS: Final = 6000
"""Where a turn has more, it is not looked at: nobody could solve it, and a part of it proves nothing."""
LONGEST: Final = 24
FEWEST_ANSWERS: Final = 3
"""With fewer different answers nobody needs to think."""
WORLDS: Final = 12
"""In so many worlds that fit the view the answer must be the same."""


class Turn(NamedTuple):
    """One way to play the turn, what it brings, and what answer it is."""

    actions: list[Action]
    texts: list[str]
    score: int
    keys: list[str]
    trouble: int


class Solution(NamedTuple):
    """The one best answer: its key, how fine it is, a turn that gives it, what it brings, and what the next
    best answer brings. `answers` is how many different ones there are, `lucky` the share of all turns that
    give the right one.
    """

    key: str
    grain: int
    texts: list[str]
    best: int
    second: int
    answers: int
    lucky: float
    trouble: int


class Unclear(Exception):
    """A position without one best answer: too large, not to be told, or several answers are as good."""


class Heard:
    """Chance that remembers whether it was asked."""

    __slots__ = ("_other", "asked")

    def __init__(self, other: Chance) -> None:
        self._other = other
        self.asked = False

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        """What the other chance answers."""
        self.asked = True
        return self._other.pick(ask, weights, total)

    def proof(self) -> str:
        """Nothing is proved."""
        return ""


def all_turns(game: AnyGame, theme: Theme, state: Any, seat: Seat, most: int = MOST_POSITIONS) -> list[Turn]:
    """Every way to play the turn; raises `Unclear` if there are too many positions."""
    found: list[Turn] = []
    left = most

    def walk(here: Any, line: list[Action], texts: list[str]) -> None:
        nonlocal left
        if len(line) >= LONGEST:
            raise Unclear("a turn is too long")
        for action in theme.worth_trying(here, line, game.legal(here)):
            left -= 1
            if left < 0:
                raise Unclear("there are too many turns")
            after = game.copy(here)
            said = [*texts, game.notate(here, action)]
            chance = Heard(theme.chance())
            game.advance(after, action, chance)
            decision = game.decision(after)
            if chance.asked or decision is None or decision.seat != seat or theme.is_over(after):
                score = theme.score(state, after, seat)
                if score is None:
                    raise Unclear("it cannot be said what a turn brings")
                keys = theme.keys(state, after, seat, said)
                found.append(Turn([*line, action], said, score, keys, theme.trouble(state, after, said)))
            else:
                walk(after, [*line, action], said)

    walk(state, [], [])
    return found


def solve(game: AnyGame, theme: Theme, state: Any, seat: Seat, most: int = MOST_POSITIONS) -> Solution:
    """The one best answer in a state; raises `Unclear`."""
    turns = all_turns(game, theme, state, seat, most)
    best = max(turn.score for turn in turns)
    if best < theme.least:
        raise Unclear("nothing is to be had")
    good = [turn for turn in turns if turn.score == best]
    for grain in range(len(good[0].keys)):
        keys = {turn.keys[grain] for turn in good}
        others = [turn for turn in turns if turn.score != best]
        if len(keys) > 1 or any(turn.keys[grain] in keys for turn in others):
            continue
        if not others:
            raise Unclear("everything is as good")
        second = max(turn.score for turn in others)
        if best - second < theme.margin:
            raise Unclear("another answer is nearly as good")
        shown = min(good, key=lambda turn: (len(turn.texts), turn.trouble))
        answers = len({turn.keys[grain] for turn in turns})
        if answers < FEWEST_ANSWERS:
            raise Unclear("there is nothing to choose")
        if shown.trouble < theme.least_trouble:
            raise Unclear("it is seen at once")
        lucky = len(good) / len(turns)
        return Solution(keys.pop(), grain, shown.texts, best, second, answers, lucky, shown.trouble)
    raise Unclear("several answers are as good")


def prove(game: AnyGame, theme: Theme, state: Any, seat: Seat, seed: str, worlds: int = WORLDS) -> Solution:
    """The one best answer, the same in many worlds that fit what the seat knows; raises `Unclear`."""
    solution = solve(game, theme, state, seat)
    view = game.view(state, seat)
    rng = Rng(f"exercise/{seed}")
    for _ in range(worlds):
        other = solve(game, theme, game.determinise(view, rng), seat)
        if (other.key, other.grain, other.best) != (solution.key, solution.grain, solution.best):
            raise Unclear("the answer depends on what the seat cannot see")
    return solution
