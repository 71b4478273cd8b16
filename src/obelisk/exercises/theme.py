"""What an exercise asks: a theme counts what a turn has brought, and says which answers are the same.

Only the turn of one seat is looked at: until chance is asked, another seat decides, or the theme says that it
is over. What a theme counts must follow from what the seat knows, whatever is hidden.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from obelisk.bots.search.plan import NoChance
from obelisk.core.chance import Chance
from obelisk.core.decision import Action, Seat
from obelisk.core.rng import Rng


class Theme(ABC):
    """A question that has one best answer in some positions. Its words are `exercise-<game>-<id>`."""

    id = ""
    kinds: Sequence[str] = ()
    """The decisions that an exercise can begin with."""
    least = 1
    """Less than this is not worth asking for."""
    least_trouble = -9
    """Where less must be seen to find the answer, it is no exercise; see `trouble`."""
    margin = 1
    """By so much the best answer must be ahead of the next one."""

    is_common = True
    """Whether nearly every game has positions for it, so that some can be left out."""

    is_counted = True
    """Whether the number that a turn has brought says something; else it is done or not."""

    @abstractmethod
    def fits(self, state: Any, seat: Seat) -> bool:
        """Whether it is worth looking for an exercise here: a quick guess, from what `seat` knows."""

    def worth_trying(self, state: Any, line: list[Action], legal: list[Action]) -> list[Action]:
        """The actions that can follow a line. What is left out must bring nothing that others do not."""
        return legal

    def is_over(self, state: Any) -> bool:
        """Whether the answer is given, though the seat could go on."""
        return False

    def chance(self) -> Chance:
        """What chance answers while turns are compared."""
        return NoChance()

    @abstractmethod
    def score(self, before: Any, after: Any, seat: Seat) -> int | None:
        """What a turn has brought; None if that cannot be said, which spoils the position."""

    @abstractmethod
    def keys(self, before: Any, after: Any, seat: Seat, texts: list[str]) -> list[str]:
        """What an answer is, from coarse to fine: turns with the same key are the same answer."""

    def told(self, score: int) -> int:
        """The number that words tell of a score."""
        return score

    def trouble(self, before: Any, after: Any, texts: list[str]) -> int:
        """How many things one must see to find this turn; it makes an exercise harder."""
        return max(0, len(texts) - 1)


class Themes:
    """The themes of a game, the file of its exercises (`package:path`), and the tables they come from."""

    def __init__(
        self, themes: Sequence[Theme], data: str, tables: Callable[[Rng], dict[str, object]]
    ) -> None:
        self.themes = {theme.id: theme for theme in themes}
        self.data = data
        self.tables = tables
