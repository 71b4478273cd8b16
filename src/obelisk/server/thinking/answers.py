"""What processes that think answer, as it goes to clients."""

from __future__ import annotations

import msgspec


class HintInfo(msgspec.Struct):
    """An action, the line it begins, the chance to win with it, and from how many trials that is known."""

    action: str
    line: list[str]
    chance: float
    trials: int
