"""Names that cannot be guessed: ids, secrets and their hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 12
SECRET_BYTES: Final = 32


def new_id() -> str:
    """A public name with 60 random bits, easy to read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_secret() -> str:
    """A secret for a session or an invitation: shown once, stored only as its hash."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_token() -> str:
    """The secret of a bot account: people paste it into command lines, where a leading dash is an option."""
    return f"bot_{new_secret()}"


def hash_of(secret: str) -> bytes:
    return sha256(secret.encode("utf-8", "replace")).digest()


def csrf_of(secret: str) -> str:
    """The token that a page must send along; it follows from the session and does not lead back to it."""
    return sha256(b"obelisk csrf " + secret.encode("utf-8", "replace")).hexdigest()[:32]
