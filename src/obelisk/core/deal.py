"""What the rules are played with: the chance they ask, and the ear they tell what happened."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from obelisk.core.chance import Chance
from obelisk.core.event import Event


@mypyc_attr(acyclic=True, free_list_len=1)
class Deal:
    """Chance, and the list that somebody who listens gave for the events; nobody has to.

    An event is made only if it `is_heard`: that is asked where the event is made. A rule asks only where the
    facts themselves cost something, such as the result at the end.

    One is made for every action: the compiler keeps the last one for the next.
    """

    __slots__ = ("_chance", "_events", "is_heard")

    def __init__(self, chance: Chance, events: list[Event] | None = None) -> None:
        self._chance = chance
        self._events = events
        self.is_heard = events is not None

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        """An index into `weights`, with probability weight / total; `total` is their positive sum."""
        return self._chance.pick(ask, weights, total)

    def tell(self, event: Event) -> None:
        """This happened."""
        if self._events is not None:
            self._events.append(event)
