"""The log of a table as text and hashes: how entries are tied together, and the record they make."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

import msgspec

from obelisk.core.record import Outcome, Ply, Record, first_link, next_link
from obelisk.server.options import options_of
from obelisk.server.table.parts import parts_of
from obelisk.storage.base import PLAY, LogEntry, TableRow

T = TypeVar("T")


class DamagedLog(Exception):
    """A stored table that does not replay: it must not go on. Names the table and says where."""


def outcomes_text(outcomes: list[Outcome]) -> str:
    return msgspec.json.encode(outcomes).decode()


def outcomes_of(text: str) -> list[Outcome]:
    found: list[Outcome] = [(item[0], item[1]) for item in msgspec.json.decode(text, type=list[list[str]])]
    return found


def start_link(row: TableRow) -> str:
    parts = [part.text() for part in parts_of(row)]
    return first_link([row.id, row.game, row.options, row.commitment, row.setup or "", *parts])


def link_line(seq: int, kind: str, ply: Ply) -> str:
    return f"{seq} {kind} {ply.text()}"


def record_of(row: TableRow, entries: list[LogEntry]) -> tuple[Record, list[int]]:
    """The record that a log makes, without result and seed, and the log number of each of its plies.

    Raises `DamagedLog` where the log has a gap or its hashes do not fit.
    """
    return at_once(reading(row, entries))


def reading(row: TableRow, entries: list[LogEntry]) -> Generator[None, None, tuple[Record, list[int]]]:
    """As `record_of`, an entry at a time."""
    record = Record(row.game, row.rules, options_of(row), [])
    record.commitment, record.parts = row.commitment, parts_of(row)
    record.setup = outcomes_of(row.setup or "[]")
    numbers: list[int] = []
    link = start_link(row)
    for index, entry in enumerate(entries):
        ply = Ply(entry.seat, entry.action, outcomes_of(entry.outcomes))
        link = next_link(link, link_line(entry.seq, entry.kind, ply))
        if entry.seq != index + 1 or entry.link != link:
            raise DamagedLog(f"table {row.id}: entry {index + 1} is not what was written")
        if entry.kind == PLAY:
            record.plies.append(ply)
            numbers.append(entry.seq)
        else:
            record.plies.pop()
            numbers.pop()
        yield
    return record, numbers


def at_once(steps: Generator[None, None, T]) -> T:
    """What comes of all steps of something that could be done in slices."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: T = done.value
            return found
