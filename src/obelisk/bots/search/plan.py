"""Plans: what a seat does until it learns something new, as a list of actions."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from mypy_extensions import i64

from obelisk.bots.search.limit import Limit
from obelisk.core.chance import Chance
from obelisk.core.decision import Action, Result, Seat
from obelisk.core.errors import IllegalAction
from obelisk.core.game import Game

S_contra = TypeVar("S_contra", contravariant=True)


class Plan:
    """Actions of one seat in a row, and what the position after them is worth to it.

    A plan ends where chance is asked, another seat decides or the game is over; what follows has to be
    planned anew, with the knowledge of then.
    """

    __slots__ = ("actions", "value")

    def __init__(self, actions: list[Action], value: float) -> None:
        self.actions = actions
        self.value = value

    def __repr__(self) -> str:
        return f"Plan({self.actions}, {self.value:.3f})"


class Planner(Protocol[S_contra]):
    """Finds plans for the seat that decides."""

    def plans(self, state: S_contra, width: int, limit: Limit) -> list[Plan]:
        """At most `width` plans, the best first; never none. `state` stays as it is.

        When time is up, what has been found so far; the last plan may then be a part of one.
        """
        ...


class Player(Planner[S_contra], Protocol[S_contra]):
    """A planner that can play on by itself."""

    def play(self, state: S_contra, chance: Chance, limit: Limit) -> None:
        """Plays the best plan in place, where nobody asks what it is worth."""
        ...


def play_plan(game: Game[Any, Any, Any], state: Any, actions: list[Action], chance: Chance) -> None:
    """Plays the actions of one plan, in place; stops where one is not legal in this world.

    A plan may name what was only seen in the world it was made for, such as a card shown on the way.
    """
    try:
        for action in actions:
            game.advance(state, action, chance)
    except IllegalAction:
        return


class NoChance(Chance):
    """Chance for looking ahead: says whether it was asked, and answers with the likeliest outcome.

    The same answer to the same question lets plans be compared with each other.
    """

    __slots__ = ("asked",)

    def __init__(self) -> None:
        self.asked = False

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        """The most likely outcome; remembers that it was asked."""
        self.asked = True
        best = 0
        most: i64 = 0
        weight: i64
        for index, weight in enumerate(weights):
            if weight > most:
                best = index
                most = weight
        return best

    def proof(self) -> str:
        """Nothing is proved."""
        return ""


class NotedChance(NoChance):
    """Another chance, of which is known whether it was asked."""

    __slots__ = ("_source",)

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self._source = source

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        """What the other chance answers; remembers that it was asked."""
        self.asked = True
        return self._source.pick(ask, weights, total)


def payoff(result: Result, seat: Seat, seats: int) -> float:
    """What a result is worth: 1 for a win, a share of it if it is shared; without a winner a fair share."""
    if not result.winners:
        return 1.0 / seats
    if seat in result.winners:
        return 1.0 / len(result.winners)
    return 0.0


def best_first(plans: list[Plan], width: int) -> list[Plan]:
    """The `width` best plans; equal ones in the order they were found."""
    order = [(-plans[index].value, index) for index in range(len(plans))]
    order.sort()
    return [plans[index] for _, index in order[:width]]
