"""Numbered SQL migrations, up and down. `user_version` of the database says which was the last."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import apsw

STEPS: Final = [
    "0001_tables",
    "0002_snapshots",
    "0003_answers",
    "0004_decks",
    "0005_owners",
    "0006_rounds",
    "0007_holds",
]
"""In order; the number of the last one applied is the version of a database."""


class WrongVersion(Exception):
    """A database that this program cannot read: it is newer."""


def script(step: str, direction: str) -> str:
    return files("obelisk.storage").joinpath("migrations", f"{step}.{direction}.sql").read_text("utf-8")


def version(connection: apsw.Connection) -> int:
    found = connection.pragma("user_version")
    assert isinstance(found, int)
    return found


def migrate(connection: apsw.Connection, target: int = len(STEPS)) -> list[str]:
    """Brings a database to the version `target`, each step whole or not at all; returns the steps made."""
    at = version(connection)
    if at > len(STEPS):
        raise WrongVersion(f"the database has version {at}; this program knows versions up to {len(STEPS)}")
    if not 0 <= target <= len(STEPS):
        raise WrongVersion(f"there is no version {target}; the last is {len(STEPS)}")
    made: list[str] = []
    while at != target:
        is_up = at < target
        step = STEPS[at] if is_up else STEPS[at - 1]
        direction = "up" if is_up else "down"
        at += 1 if is_up else -1
        with connection:
            connection.execute(script(step, direction))
            connection.pragma("user_version", at)
        made.append(f"{step}.{direction}")
    return made
