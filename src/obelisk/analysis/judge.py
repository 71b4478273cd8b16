"""Decisions judged: the best plans of a seat and the one it played, from what it could know.

All plans meet the same worlds that fit the view of the seat, and the same luck; the truth of the table is
never looked at. The best plan is chosen in one half of the worlds and measured in the other, both ways: the
best of many estimates is too good otherwise, and whoever played as well would seem to have lost something.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

from obelisk.bots.eval.base import Evaluation
from obelisk.bots.hints import line_of
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.pimc import Playout
from obelisk.bots.search.plan import NoChance, Planner, Player
from obelisk.core.decision import Action, Seat
from obelisk.core.errors import IllegalAction
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng

RANDOM_LINES: Final = 3
"""Lines played at random, beside the plans: what is at stake is what they lose."""
LONGEST: Final = 40
SURE: Final = 2.0
"""A difference counts from so many standard errors on."""
LEAST_STAKE: Final = 0.005
"""Half a point of winning chance: where less is at stake nobody can be blamed or praised."""


class Way:
    """A line and what it was worth in each world."""

    __slots__ = ("actions", "values")

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.values: list[float] = []

    def mean(self, half: int = -1) -> float:
        """The mean over all worlds, or over every second from `half` on."""
        values = self.values if half < 0 else self.values[half::2]
        return sum(values) / len(values)


class Line(NamedTuple):
    """Actions as texts, the chance to win with them, and its standard error."""

    actions: list[str]
    chance: float
    error: float


class Judgement(NamedTuple):
    """The best plans first, the line played, what it lost with the error of that, and what was at stake.

    `is_obvious`: whatever one plays here comes to the same, as far as can be told.
    """

    plans: list[Line]
    played: Line
    loss: float
    error: float
    stake: float
    is_obvious: bool


class Judge:
    """Compares plans in `worlds` worlds, `width` of them, each played on for `turns` turns."""

    def __init__(
        self,
        game: AnyGame,
        evaluation: Evaluation[Any],
        planner: Planner[Any],
        quick: Player[Any],
        worlds: int,
        width: int,
        turns: int,
    ) -> None:
        self._game = game
        self._planner = planner
        self._playout = Playout(game, quick, evaluation, turns)
        self._worlds = worlds
        self._width = width

    def judge(self, view: Any, seat: Seat, played: list[Action], seed: str) -> Judgement:
        """What a line was worth that `seat` played when it knew `view`."""
        game = self._game
        rng = Rng(f"judge/{seed}")
        first = game.determinise(view, rng)
        plans = [Way(plan.actions) for plan in self._planner.plans(first, self._width, Limit(0, 1))]
        own = Way(played)
        for plan in plans:
            if plan.actions == played:
                own = plan
        chaff = [Way(self._random_line(first, seat, rng)) for _ in range(RANDOM_LINES)]
        ways = [*plans, *chaff, *([] if own in plans else [own])]
        for _ in range(self._worlds):
            self._try(view, seat, ways, rng)
        best = max([*plans, own], key=Way.mean)
        loss = 0.0
        if best is not own:
            loss = max(0.0, sum(self._lead(plans, own, half) for half in (0, 1)) / 2)
        stakes = [
            value - sum(way.values[world] for way in chaff) / RANDOM_LINES
            for world, value in enumerate(best.values)
        ]
        stake, stake_error = mean_and_error(stakes)
        ranked = sorted([*plans, *([] if own in plans else [own])], key=lambda way: -way.mean())
        return Judgement(
            [self._line(first, way) for way in ranked],
            self._line(first, own),
            loss,
            mean_and_error([b - o for b, o in zip(best.values, own.values, strict=True)])[1],
            stake,
            stake < max(LEAST_STAKE, SURE * stake_error),
        )

    def _lead(self, plans: list[Way], own: Way, half: int) -> float:
        """The lead over `own`, in one half of the worlds, of the way that is best in the other."""
        best = max([own, *plans], key=lambda way: way.mean(1 - half))
        return best.mean(half) - own.mean(half)

    def _try(self, view: Any, seat: Seat, ways: list[Way], rng: Rng) -> None:
        """One more world for each line."""
        world = self._game.determinise(view, rng)
        lines = [way.actions for way in ways]
        values = self._playout.values_in(world, seat, lines, rng.word(), Limit(0, 1))
        for way, value in zip(ways, values, strict=True):
            way.values.append(value)

    def _random_line(self, world: Any, seat: Seat, rng: Rng) -> list[Action]:
        """Any legal actions until chance or another seat comes in."""
        game = self._game
        state = game.copy(world)
        line: list[Action] = []
        while len(line) < LONGEST:
            chance = NoChance()
            line.append(game.sample(state, rng))
            game.advance(state, line[-1], chance)
            decision = game.decision(state)
            if chance.asked or decision is None or decision.seat != seat:
                break
        return line

    def _line(self, world: Any, way: Way) -> Line:
        mean, error = mean_and_error(way.values)
        return Line(texts_of(self._game, world, way.actions), mean, error)


def texts_of(game: AnyGame, world: Any, actions: list[Action]) -> list[str]:
    """The texts of a line as far as it is legal in a world; what was played may have needed another."""
    for length in range(len(actions), 0, -1):
        try:
            return line_of(game, world, actions[:length])
        except IllegalAction:
            continue
    return []


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error; with one value nobody knows it."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 0.0
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
