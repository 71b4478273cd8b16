"""The chances of all seats in a true state: what the curve shows and what luck is measured with.

They sum up to 1, and at the end they are what the result pays. docs/analysis.md says why any such function
gives luck that is right on average, and what a better one is good for.
"""

from __future__ import annotations

from typing import Any

from obelisk.bots.eval.base import Evaluation
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.pimc import Playout
from obelisk.bots.search.plan import Player, payoff
from obelisk.core.chance import SeededChance
from obelisk.core.kit import AnyGame


class Chances:
    """Values true states. Each seat is asked how it stands, by what it knows itself, and shares are made.

    Evaluations flatter whoever has just played. So everybody gets a turn: a state is valued as it is, then
    after the turn under way, and so on until all but one have moved, and the mean counts.
    """

    def __init__(
        self, game: AnyGame, seats: int, evaluation: Evaluation[Any], planner: Player[Any], seed: str
    ) -> None:
        self._game = game
        self._seats = seats
        self._evaluation = evaluation
        self._playout = Playout(game, planner, evaluation, 0)
        self._seed = seed

    def of(self, state: Any) -> list[float]:
        """The chances in one state."""
        return self.of_all([state])[0]

    def of_all(self, states: list[Any]) -> list[list[float]]:
        """The chances in some states, all played on with the same luck: a fixed function of the state."""
        now = list(states)
        lucks = [SeededChance(self._seed) for _ in states]
        sums = self._shares(now)
        for _ in range(self._seats - 1):
            now = [self._played_on(state, luck) for state, luck in zip(now, lucks, strict=True)]
            for total, shares in zip(sums, self._shares(now), strict=True):
                for seat, share in enumerate(shares):
                    total[seat] += share
        return [[total / self._seats for total in row] for row in sums]

    def _played_on(self, state: Any, luck: SeededChance) -> Any:
        """The state when the turn under way is over; the same if the game is."""
        decision = self._game.decision(state)
        if decision is None:
            return state
        end = self._game.copy(state)
        self._playout.go_on(end, decision.seat, luck, Limit(0, 1))
        return end

    def _shares(self, states: list[Any]) -> list[list[float]]:
        columns = [self._evaluation.values(states, seat) for seat in range(self._seats)]
        found: list[list[float]] = []
        for number, state in enumerate(states):
            result = self._game.result(state)
            values = [column[number] for column in columns]
            total = sum(values)
            if result is not None:
                found.append([payoff(result, seat, self._seats) for seat in range(self._seats)])
            elif total > 0.0:
                found.append([value / total for value in values])
            else:
                found.append([1.0 / self._seats] * self._seats)
        return found
