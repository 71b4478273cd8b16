"""Games and bots by id. Nothing registers itself: the program that starts says what it knows."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class UnknownName(LookupError):
    """A name that is not in a registry; the text lists those that are."""


class Registry(Generic[T]):
    """Things of one sort by their ids, in the order they were added."""

    def __init__(self, sort: str) -> None:
        self._sort = sort
        self._items: dict[str, T] = {}

    def add(self, id: str, item: T) -> None:
        if id in self._items:
            raise ValueError(f"{self._sort} {id!r} is registered already")
        self._items[id] = item

    def get(self, id: str) -> T:
        if id not in self._items:
            known = ", ".join(self._items)
            raise UnknownName(f"unknown {self._sort} {id!r}; known: {known}")
        return self._items[id]

    def ids(self) -> list[str]:
        return list(self._items)
