"""What the store keeps of conditional moves: answers that wait for a position, and that are nobody else's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from obelisk.storage.base import TableRow


@dataclass(slots=True)
class PlanRow:
    """A line that somebody has declared: texts as JSON, of which the first `others` are not theirs. `mark` is
    the position in which the rest is played. `number` counts the lines of a seat.
    """

    table: str
    seat: int
    number: int
    person: str
    mark: str
    line: str
    others: int


class PlanStorage(Protocol):
    """The part of a store that conditional moves need. The end of a table drops them all."""

    async def add_plan(self, before: TableRow, plan: PlanRow, most: int) -> None:
        """Its number is given here. `Conflict`: `version` if the table has moved on, `many` if the seat has
        `most`.
        """
        ...

    async def plans(self, table: str, seat: int) -> list[PlanRow]:
        """In the order in which they were declared."""
        ...

    async def plans_of(self, person: str) -> list[PlanRow]: ...

    async def drop_plans(self, table: str, seat: int, last: int) -> None:
        """Drops the lines of a seat up to a number."""
        ...

    async def drop_plan(self, table: str, seat: int, number: int) -> None:
        """`Conflict` if there is no such line."""
        ...
