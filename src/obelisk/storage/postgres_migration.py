"""Numbered SQL migrations of a PostgreSQL database. A table says which was the last; a lock lets one process
at a time migrate, however many start at once.
"""

from __future__ import annotations

from typing import Any, Final

import psycopg

from obelisk.storage.migration import TABLES, WrongVersion, script

STEPS: Final = [
    "0001_tables",
    "0002_parts",
    "0003_lessons",
    "0004_reports",
    "0005_mail",
    "0006_exercises",
    "0007_standings",
    "0008_company",
    "0009_tournaments",
    "0010_calls",
    "0011_coach",
    "0012_talk",
    "0013_clubs",
    "0014_plans",
    "0015_lists",
]
"""In order; the number of the last one applied is the version of a database. They are steps of their own: the
versions of SQLite's database have other numbers.
"""
MIGRATING: Final = 0x6F62656C69736B01
"""The advisory lock of whoever migrates."""

Session = psycopg.Connection[tuple[Any, ...]]


def version(session: Session) -> int:
    if "obelisk_version" not in names(session):
        return 0
    row = session.execute("SELECT version FROM obelisk_version").fetchone()
    assert row is not None
    return int(row[0])


def names(session: Session) -> set[str]:
    """The tables of the database, as far as they are found without a prefix."""
    rows = session.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()").fetchall()
    return {str(row[0]) for row in rows}


def check_ours(session: Session) -> None:
    """Raises `WrongVersion` unless the database is one of ours, or empty."""
    at = version(session)
    if at > len(STEPS):
        raise WrongVersion(f"the database has version {at}; this program knows versions up to {len(STEPS)}")
    found = names(session)
    if found and not ("obelisk_version" in found and (at == 0 or found >= TABLES)):
        raise WrongVersion("this is a database of another program")


def migrate(session: Session, target: int = len(STEPS)) -> list[str]:
    """Brings a database to the version `target`, whole or not at all; returns the steps made."""
    with session.transaction():
        session.execute("SET LOCAL statement_timeout = 0")
        session.execute("SELECT pg_advisory_xact_lock($1)", (MIGRATING,))
        check_ours(session)
        if not 0 <= target <= len(STEPS):
            raise WrongVersion(f"there is no version {target}; the last is {len(STEPS)}")
        at = version(session)
        made: list[str] = []
        if not names(session):
            session.execute("CREATE TABLE obelisk_version (version integer NOT NULL)")
            session.execute("INSERT INTO obelisk_version VALUES (0)")
        while at != target:
            is_up = at < target
            step, direction = (STEPS[at], "up") if is_up else (STEPS[at - 1], "down")
            at += 1 if is_up else -1
            session.execute(script("postgres", step, direction))
            made.append(f"{step}.{direction}")
        session.execute("UPDATE obelisk_version SET version = $1", (at,))
    return made
