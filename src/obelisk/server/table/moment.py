"""A point of a game that somebody knows of."""

from __future__ import annotations

from typing import Any


class Moment:
    """A point of a game: its state, its number in the log, and how many plies of the record led there."""

    __slots__ = ("plies", "seq", "state")

    def __init__(self, state: Any, seq: int, plies: int) -> None:
        self.state = state
        self.seq = seq
        self.plies = plies
