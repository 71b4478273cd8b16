"""Lists in which little happens.

Copies of a position share them, so they are replaced, never changed in place.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_item(items: list[T], place: int, item: T) -> list[T]:
    """A new list that differs from `items` in one place."""
    found = items.copy()
    found[place] = item
    return found
