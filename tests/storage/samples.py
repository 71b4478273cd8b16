"""People, tables and actions to store."""

from __future__ import annotations

from typing import TypeVar

from obelisk.storage.base import Change, LogEntry, Person, SeatRow, Storage, TableRow, Turn
from obelisk.storage.tournaments import Tournament

S = TypeVar("S", bound=Storage)
TURN = Turn(1, "bob", None, "[]", 5)
PATIENCE = 100
"""Seconds for what comes sooner or later, however busy the machine is."""


def person(id: str) -> Person:
    return Person(id, "account", id.title(), "en", 1, login=id, password="hash")


def table(id: str, status: str = "playing") -> TableRow:
    row = TableRow(
        id=id, game="city", rules=1, options="{}", status=status, owner="ann", title="", is_public=True,
        is_rated=True, spectators=True, clock="{}", takeover="random", commitment="c", seed=bytes(32),
        origin="", created=1, moved=1,
    )  # fmt: skip
    row.seats = [SeatRow(0, "person", "ann", name="Ann"), SeatRow(1, "person", "bob", name="Bob")]
    return row


def tournament(id: str, owner: str = "ann", created: int = 3) -> Tournament:
    return Tournament(
        id=id, title="Cup ☺", game="city", options="{}", format="swiss", seats=2, rounds=0, most=3,
        choices="fixed", clock="{}", is_rated=False, is_public=True, owner=owner, created=created,
        starts=None, status="open", round=0, seed="", moved=3,
    )  # fmt: skip


def entry(seq: int, key: str | None = None) -> LogEntry:
    return LogEntry(seq, "play", 0, f"move {seq}", "[]", seq, "link", key)


async def now(storage: Storage, id: str) -> TableRow:
    """A table as it is stored."""
    row = await storage.table(id)
    assert row is not None
    return row


async def fill(storage: S) -> S:
    """Something to begin with: Ann and Bob, who sit at a table, play and talk."""
    for name in ("ann", "bob"):
        await storage.add_person(person(name), name.encode(), 1 << 60)
    await storage.add_table(table("t1"), [])
    await storage.advance(await now(storage, "t1"), Change(TURN, [entry(1, "k1"), entry(2)]))
    await storage.save_snapshot("t1", 2, "{}")
    await storage.add_chat("t1", "ann", "hello", 3, 100)
    await storage.set_mute("bob", "ann", True)
    return storage
