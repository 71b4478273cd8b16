"""Chance as a lesson wants it: what is wished for comes as soon as it is asked for, the rest by a seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from obelisk.core.chance import SeededChance
from obelisk.core.errors import ImpossibleOutcome


@dataclass(frozen=True)
class Wish:
    """What chance shall answer to a question. `sort` is the first word of its text: `tile`, `deal`."""

    ask: int
    outcome: int
    sort: str


class WishedChance:
    """Answers a question with the first wish for it, which is then fulfilled; without one, by the seed.

    `sort_of` names the sort of a question, given one of its outcomes.
    """

    def __init__(self, wishes: Sequence[Wish], seed: str, sort_of: Callable[[int, int], str]) -> None:
        self.wishes = list(wishes)
        self._other = SeededChance(seed)
        self._sort_of = sort_of

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        """The wished outcome; `ImpossibleOutcome` if it cannot happen here."""
        for index, wish in enumerate(self.wishes):
            if wish.ask == ask:
                if not 0 <= wish.outcome < len(weights) or weights[wish.outcome] <= 0:
                    raise ImpossibleOutcome("the lesson wishes for what cannot happen here")
                del self.wishes[index]
                return wish.outcome
        spared = self._spared(ask, weights)
        left = sum(spared)
        return self._other.pick(ask, spared, left) if left else self._other.pick(ask, weights, total)

    def proof(self) -> str:
        """Nothing is proved: everybody who learns the game sees the same."""
        return ""

    def _spared(self, ask: int, weights: list[int]) -> list[int]:
        """The weights without what is wished for later: a tile, a card."""
        spared = list(weights)
        if not self.wishes:
            return spared
        sort = self._sort_of(ask, next(index for index, weight in enumerate(weights) if weight > 0))
        for wish in self.wishes:
            if wish.sort == sort and wish.outcome < len(spared) and spared[wish.outcome] > 0:
                spared[wish.outcome] -= 1
        return spared
