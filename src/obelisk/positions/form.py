"""What a game says about its positions as text. A kit names its form; a game without one tells how a position
came about instead.
"""

from __future__ import annotations

from typing import Any, Protocol

from obelisk.catalog import part
from obelisk.core.kit import Kit
from obelisk.core.rng import Rng
from obelisk.positions.lines import Lines


class Form(Protocol):
    """Lines for the positions of one game."""

    def write(self, state: Any) -> list[str] | None:
        """The lines of a position; None in the midst of something, which is told by how it came about."""
        ...

    def read(self, options: Any, lines: Lines, rng: Rng) -> Any:
        """The state; what is not said is dealt. Raises `InvalidPosition`, and `InvalidDocument` for what
        can only be seen in the whole.
        """
        ...


def form_of(kit: Kit) -> Form | None:
    """The form of a game, if it has one."""
    found: Form | None = part(kit.positions) if kit.positions else None
    return found


def deal(left: list[str], rng: Rng) -> str:
    """Takes one of the things that are left, all equally likely."""
    return left.pop(rng.below(len(left)))
