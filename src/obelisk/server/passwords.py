"""Passwords: argon2id, off the event loop, few at a time."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError


class Passwords:
    """Hashes and checks. `threads` bounds both processor and memory use (64 MiB each)."""

    def __init__(self, threads: int = 1, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher if hasher is not None else PasswordHasher()
        self._pool = ThreadPoolExecutor(threads, "passwords")
        self._nobody = ""

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._hasher.hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether the password is right. Takes as long for a person who does not exist."""
        if not self._nobody:
            self._nobody = await self.hash("nobody")
        known = stored if stored is not None else self._nobody
        is_right = await asyncio.get_running_loop().run_in_executor(self._pool, self._check, known, password)
        return is_right and stored is not None

    def _check(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
