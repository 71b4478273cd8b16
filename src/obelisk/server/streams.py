"""Outgoing frames of one connection: a short queue. Who reads too slowly is cut off, and comes back."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

TOO_SLOW: Final = 1013
RESTART: Final = 1012
NOT_ALLOWED: Final = 1008


class Stream:
    """What one connection still has to be sent. `person` is null for somebody who is not signed in; `session`
    is the hash of what they signed in with.
    """

    def __init__(
        self,
        person: str | None,
        capacity: int,
        muted: set[str] | None = None,
        session: bytes | None = None,
    ) -> None:
        self.person = person
        self.session = session
        self.muted = muted if muted is not None else set()
        self.code = 0
        self._capacity = capacity
        self._frames: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self.closed = asyncio.Event()

    def push(self, frame: bytes) -> None:
        if self.code:
            return
        if len(self._frames) >= self._capacity:
            self._frames.clear()
            self.close(TOO_SLOW)
            return
        self._frames.append(frame)
        self._wake.set()

    def close(self, code: int) -> None:
        """No more frames are taken; what is queued is still sent, except to slow readers."""
        if not self.code:
            self.code = code
            self._wake.set()
            if code == TOO_SLOW:
                self.closed.set()

    async def next(self) -> bytes | None:
        """The next frame; nothing when the stream is over."""
        while not self._frames:
            if self.code:
                self.closed.set()
                return None
            self._wake.clear()
            await self._wake.wait()
        return self._frames.popleft()
