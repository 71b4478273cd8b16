"""Numbered SQL migrations of a SQLite database, up and down. Its `user_version` says which was the last."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

import apsw

from obelisk.storage.connection import Connection

STEPS: Final = [
    "0001_tables",
    "0002_snapshots",
    "0003_answers",
    "0004_decks",
    "0005_owners",
    "0006_rounds",
    "0007_holds",
    "0008_names",
    "0009_workers",
    "0010_parts",
    "0011_lessons",
    "0012_reports",
    "0013_mail",
    "0014_exercises",
    "0015_standings",
    "0016_company",
    "0017_tournaments",
    "0018_calls",
    "0019_coach",
    "0020_talk",
    "0021_clubs",
    "0022_plans",
    "0023_lists",
]
"""In order; the number of the last one applied is the version of a database."""


TABLES: Final = frozenset({"people", "sessions", "tables", "seats", "actions", "chat", "results"})
"""Every database of ours has them, whatever its version."""


class WrongVersion(Exception):
    """A database that this program cannot read: it is newer, or none of ours."""


@dataclass(slots=True)
class Held:
    """A database that nobody else uses meanwhile."""

    name: str
    connection: Connection
    version: int
    newest: int
    migrate: Callable[[int], list[str]]
    """Brings it to a version and returns the steps made."""


def script(database: str, step: str, direction: str) -> str:
    folder = files("obelisk.storage").joinpath("migrations", database)
    return folder.joinpath(f"{step}.{direction}.sql").read_text("utf-8")


def version(connection: apsw.Connection) -> int:
    found = connection.pragma("user_version")
    assert isinstance(found, int)
    return found


def check_age(connection: apsw.Connection) -> None:
    """Raises `WrongVersion` if the database is newer than this program."""
    at = version(connection)
    if at > len(STEPS):
        raise WrongVersion(f"the database has version {at}; this program knows versions up to {len(STEPS)}")


def check_ours(connection: apsw.Connection) -> None:
    """Raises `WrongVersion` unless the database is one of ours, or empty."""
    check_age(connection)
    rows = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    found = {str(row[0]) for row in rows}
    if found and not (version(connection) > 0 and found >= TABLES):
        raise WrongVersion("this is a database of another program")


def migrate(connection: apsw.Connection, target: int = len(STEPS)) -> list[str]:
    """Brings a database to the version `target`, each step whole or not at all; a new one with all steps at
    once, since each by itself would wait for the disk. Returns the steps made.
    """
    check_age(connection)
    at = version(connection)
    if not 0 <= target <= len(STEPS):
        raise WrongVersion(f"there is no version {target}; the last is {len(STEPS)}")
    made: list[str] = []
    with nullcontext() if at else connection:
        while at != target:
            is_up = at < target
            step = STEPS[at] if is_up else STEPS[at - 1]
            direction = "up" if is_up else "down"
            at += 1 if is_up else -1
            with connection:
                connection.execute(script("sqlite", step, direction))
                connection.pragma("user_version", at)
            made.append(f"{step}.{direction}")
    return made
