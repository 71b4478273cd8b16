"""Plans of one decision tried against each other: they meet the same worlds and the same chance.

What a planner asks a net is which of its plans is best. How games end tells that through a lot of luck. Plans
that were played on for some turns in the same world share much of it, so their difference says more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from obelisk.bots.search.limit import Limit
from obelisk.bots.search.pimc import Playout
from obelisk.bots.search.plan import Planner, play_plan
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action, Seat
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng
from obelisk.train.plan import Play

DIGITS: Final = 4


@dataclass(frozen=True)
class Trial:
    """The plans of the decision after `place` actions; `values` are what they were worth, world by world.

    `seed` makes the same worlds again.
    """

    place: int
    seed: str
    plans: list[list[int]]
    values: list[list[float]]


def worlds(game: AnyGame, view: Any, seed: str, count: int) -> Iterator[tuple[Any, int]]:
    """Worlds that fit the view, each with its luck."""
    rng = Rng(f"trial/{seed}")
    for _ in range(count):
        world = game.determinise(view, rng)
        yield world, rng.word()


def tried(
    game: AnyGame, planner: Planner[Any], playout: Playout, state: Any, seat: Seat, seed: str, how: Play
) -> tuple[list[list[int]], list[list[float]]]:
    """The best plans of the seat that decides, and what they were worth in each world.

    None if there is no choice.
    """
    view = game.view(state, seat)
    limit = Limit(0, 0)
    plans: list[list[Action]] = []
    values: list[list[float]] = []
    for world, luck in worlds(game, view, seed, how.trial_worlds):
        if not plans:
            plans = [plan.actions for plan in planner.plans(world, how.trial_plans, limit) if plan.actions]
        if len(plans) < 2:
            return [], []
        found = playout.values_in(world, seat, plans, luck, limit)
        values.append([round(value, DIGITS) for value in found])
    return [[int(action) for action in actions] for actions in plans], values


def ends_of(game: AnyGame, state: Any, seat: Seat, trial: Trial) -> Iterator[list[Any]]:
    """World by world, the positions after the plans of a trial."""
    view = game.view(state, seat)
    for world, luck in worlds(game, view, trial.seed, len(trial.values)):
        ends: list[Any] = []
        for actions in trial.plans:
            end = game.copy(world)
            play_plan(game, end, [Action(action) for action in actions], SeededChance(luck))
            ends.append(end)
        yield ends
