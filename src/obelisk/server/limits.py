"""Token buckets: so many at once, so many per second."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from obelisk.server.ids import hash_of
from obelisk.server.refusals import too_many
from obelisk.storage.base import Storage

KEPT: Final = 20_000
"""Buckets of this many names are remembered; the one used longest ago is forgotten first."""


class Familiar:
    """Where somebody was let in before; of the last `KEPT` only."""

    def __init__(self) -> None:
        self._seen: OrderedDict[tuple[str, str], None] = OrderedDict()

    def note(self, name: str, address: str) -> None:
        self._seen[name, address] = None
        self._seen.move_to_end((name, address))
        if len(self._seen) > KEPT:
            self._seen.popitem(last=False)

    def knows(self, name: str, address: str) -> bool:
        return (name, address) in self._seen


class RateLimit:
    """One bucket per name (a person, an address). `burst` at once, refilled at `rate` per second."""

    def __init__(self, what: str, burst: float, rate: float) -> None:
        self.what = what
        self.burst = burst
        self.rate = rate
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, name: str, amount: float = 1) -> bool:
        """Takes something from the bucket of `name`, if there is so much."""
        now = time.monotonic()
        left, since = self._buckets.pop(name, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        is_allowed = left >= amount
        self._buckets[name] = (left - amount if is_allowed else left, now)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return is_allowed

    def take(self, name: str, amount: float = 1) -> None:
        """As `allows`, but raises a `Refusal`."""
        if not self.allows(name, amount):
            raise too_many(self.what)


class SharedLimit:
    """As `RateLimit`, for all processes that share a store together. Each keeps it by itself first, so that a
    flood does not reach the store.
    """

    def __init__(
        self, what: str, burst: float, rate: float, storage: Storage, now: Callable[[], int]
    ) -> None:
        self._own = RateLimit(what, burst, rate)
        self._storage = storage
        self._now = now

    async def take(self, name: str, amount: float = 1) -> None:
        own = self._own
        own.take(name, amount)
        if not self._storage.is_shared:
            return
        # The store need not know who it is: some names are mail addresses, and stay after their people.
        bucket = f"{own.what} {hash_of(name).hex()[:32]}"
        if not await self._storage.take(bucket, amount, own.burst, own.rate, self._now()):
            raise too_many(own.what)
