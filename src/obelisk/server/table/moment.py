"""A point of a game that somebody knows of."""

from __future__ import annotations

from typing import Any

from obelisk.core.decision import Action


class Moment:
    """A point of a game: its state, its number in the log, and how many plies of the record led there; and
    the choices there, if they are known.
    """

    __slots__ = ("legal", "plies", "seq", "state")

    def __init__(self, state: Any, seq: int, plies: int, legal: list[Action] | None = None) -> None:
        self.state = state
        self.seq = seq
        self.plies = plies
        self.legal = legal
