"""Who a database belongs to at present: one server, or one command that changes all of it."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path


class InUse(Exception):
    """Somebody else has claimed the database, or it cannot be claimed."""


class Claim:
    """A lock on a file beside the database; it ends with the process, however that ends."""

    def __init__(self, database: Path) -> None:
        try:
            database.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(database.with_name(f"{database.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            reason = (error.strerror or type(error).__name__).lower()
            raise InUse(f"{database}: cannot be claimed: {reason}") from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise InUse(f"{database}: a server is using it") from None

    def release(self) -> None:
        os.close(self._file)
