"""How much a single step of rules may try before it gives up with `TooLong`.

Rules that search count what they try, so where they give up depends on the position alone. Nobody is
impatient by default: a process that must not stand still says so once, and has another one do such steps.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.errors import TooLong


class Patience:
    """The most positions that one question may try; 0: as many as it takes."""

    __slots__ = ("most",)

    def __init__(self) -> None:
        self.most = 0

    def check(self, tried: int, what: str) -> None:
        """Raises `TooLong` where a question has tried more than this process has patience for."""
        if tried > self.most > 0:
            raise TooLong(what)


PATIENCE: Final = Patience()
