"""How a store runs its jobs: what every part of it builds on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from obelisk.storage.connection import Connection

T = TypeVar("T")


class Jobs(ABC):
    """A database adds how a job is run. Jobs may be run more than once: only the last time counts."""

    @abstractmethod
    async def write(self, job: Callable[[Connection], T]) -> T:
        """Runs a job in a transaction and returns when it is durably stored. Raises `StoreFailed`."""

    @abstractmethod
    async def read(self, job: Callable[[Connection], T]) -> T:
        """Runs a job that changes nothing. Raises `StoreFailed`."""
