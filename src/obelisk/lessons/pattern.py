"""Patterns of actions as lesson files write them: the notation of the game, `*` for anything."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache


@lru_cache(4096)
def _expression(pattern: str) -> re.Pattern[str]:
    return re.compile(".*".join(re.escape(part) for part in pattern.split("*")))


def fits(text: str, pattern: str) -> bool:
    """Whether a pattern stands for this text; `move *` also for `move c4`, `*` for everything."""
    return _expression(pattern).fullmatch(text) is not None


def fits_any(text: str, patterns: Iterable[str]) -> bool:
    """Whether one of the patterns stands for this text."""
    return any(fits(text, pattern) for pattern in patterns)


def first_fitting(texts: list[str], patterns: Iterable[str]) -> str:
    """The first of some texts that a pattern stands for, earlier patterns first; or nothing."""
    for pattern in patterns:
        for text in texts:
            if fits(text, pattern):
                return text
    return ""
