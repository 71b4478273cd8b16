"""The game on a table as its log tells it. Knows rules and records; nothing of people, sockets or storage."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

import msgspec

from obelisk.catalog import GAMES
from obelisk.core.chance import Chance, FairChance
from obelisk.core.decision import Action, Decision, Result
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.core.event import Event
from obelisk.core.record import Outcome, Ply, Record, Replay, first_link, next_link
from obelisk.core.table import Table, open_table
from obelisk.server.problems import Problem
from obelisk.storage.base import PLAY, UNDO, LogEntry, TableRow

KEPT_STEPS: Final = 64
"""Steps that are kept for clients which come back."""
FORGOTTEN: Final = Event("", {}, reveals=True)
"""Stands for what happened before a snapshot: nobody takes back across it."""


class DamagedLog(Exception):
    """A stored table that does not replay: it must not go on. Names the table and says where."""


class Happening:
    """One entry of the log with its events, unredacted. Leaves the server only through `seen_by`."""

    __slots__ = ("events", "kind", "seat", "seq")

    def __init__(self, seq: int, kind: str, seat: int, events: list[Event]) -> None:
        self.seq = seq
        self.kind = kind
        self.seat = seat
        self.events = events


class UnprovedChance:
    """Chance without proofs, for tables that go on from a record whose seed is spent."""

    def __init__(self, source: Chance) -> None:
        self._source = source

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        return self._source.pick(ask, weights, total)

    def proof(self) -> str:
        return ""


class Match:
    """A game being played, its log numbers and the keys of its moves."""

    def __init__(self, row: TableRow, table: Table[Any, Any, Any]) -> None:
        self.game = table.game
        self.table = table
        self.seed = row.seed
        self.is_fair = bool(row.commitment)
        self.seq = 0
        self.link = start_link(row)
        self.keys: dict[str, int] = {}
        self.happenings: deque[Happening] = deque(maxlen=KEPT_STEPS)

    @property
    def state(self) -> Any:
        return self.table.state

    def decision(self) -> Decision | None:
        return self.table.decision()

    def result(self) -> Result | None:
        return self.table.result()

    def legal_texts(self) -> list[str]:
        return [self.game.notate(self.state, action) for action in self.game.legal(self.state)]

    def chance(self, asked: int) -> Chance:
        assert self.seed is not None
        fair = FairChance(self.seed, asked)
        return fair if self.is_fair else UnprovedChance(fair)

    # Playing

    def play(self, seat: int, texts: list[str], key: str | None, at: int) -> list[LogEntry]:
        """Plays actions of one seat, all or none; returns what must be stored. Raises `Problem`."""
        if len(texts) > 1:
            self.rehearse(seat, texts)
        entries: list[LogEntry] = []
        for text in texts:
            try:
                events = self.table.play_text(seat, text)
            except (IllegalAction, InvalidNotation) as error:
                raise refusal(error, text) from None
            ply = self.table.record.plies[-1]
            numbered = f"{key}+{len(entries)}" if key is not None and entries else key
            entries.append(self.note(PLAY, ply, events, numbered, at))
        if key is not None:
            self.keys[key] = self.seq
        return entries

    def rehearse(self, seat: int, texts: list[str]) -> None:
        """Tries a batch on a copy with the very chance that will answer; raises `Problem`."""
        table = self.table
        trial = Table(
            self.game,
            table.options,
            self.game.copy(table.state),
            Record(table.record.game, table.record.rules, table.record.options, []),
            self.chance(len(table.record.outcomes())),
        )
        for number, text in enumerate(texts):
            try:
                events = trial.play_text(seat, text)
            except (IllegalAction, InvalidNotation) as error:
                raise refusal(error, text) from None
            has_learned = trial.record.plies[-1].outcomes or any(event.reveals for event in events)
            if has_learned and number < len(texts) - 1:
                raise Problem(422, "batch_crosses_chance", facts={"number": number})

    def undo(self, seat: int, plies: int, at: int) -> list[LogEntry]:
        """Takes back the last actions of a seat; raises `Problem`."""
        if plies > self.may_undo(seat):
            raise Problem(422, "illegal", reason="cannot_take_back", rule="")
        entries: list[LogEntry] = []
        for _ in range(plies):
            last = self.table.record.plies[-1]
            self.table.undo(seat)
            entries.append(self.note(UNDO, Ply(seat, last.action, []), [], None, at))
        return entries

    def may_undo(self, seat: int) -> int:
        """How many of its last actions a seat may take back."""
        return len(self.table.record.plies) - self.table.undo_limit(seat)

    def note(self, kind: str, ply: Ply, events: list[Event], key: str | None, at: int) -> LogEntry:
        self.seq += 1
        self.link = next_link(self.link, link_line(self.seq, kind, ply))
        self.happenings.append(Happening(self.seq, kind, ply.seat, events))
        return LogEntry(self.seq, kind, ply.seat, ply.action, outcomes_text(ply.outcomes), at, self.link, key)

    def since(self, seq: int) -> list[Happening]:
        return [happening for happening in self.happenings if happening.seq > seq]

    def random_action(self, draw: int) -> str:
        """Any legal action, for a bot that gave none."""
        actions: list[Action] = self.game.legal(self.state)
        return self.game.notate(self.state, actions[draw % len(actions)])


def refusal(error: IllegalAction | InvalidNotation, text: str) -> Problem:
    """The rules' refusal as it goes to the client."""
    if isinstance(error, IllegalAction):
        return Problem(422, "illegal", reason=error.reason, rule=error.rule, facts=error.facts)
    return Problem(422, "unreadable", reason=error.reason, rule=error.rule, facts={"text": text})


def outcomes_text(outcomes: list[Outcome]) -> str:
    return msgspec.json.encode(outcomes).decode()


def outcomes_of(text: str) -> list[Outcome]:
    found: list[Outcome] = [(item[0], item[1]) for item in msgspec.json.decode(text, type=list[list[str]])]
    return found


def start_link(row: TableRow) -> str:
    return first_link([row.id, row.game, row.options, row.commitment, row.setup or ""])


def link_line(seq: int, kind: str, ply: Ply) -> str:
    return f"{seq} {kind} {ply.text()}"


def options_of(row: TableRow) -> dict[str, object]:
    return msgspec.json.decode(row.options, type=dict[str, object])


def deal(row: TableRow) -> Match:
    """The first state of a table; fills in `row.setup`. Raises `InvalidOptions`."""
    assert row.seed is not None
    table = open_table(GAMES.get(row.game).game, options_of(row), FairChance(row.seed), [])
    table.record.commitment = row.commitment
    row.setup = outcomes_text(table.record.setup)
    match = Match(row, table)
    match.happenings.append(Happening(0, PLAY, -1, table.events))
    return match


def record_of(row: TableRow, entries: list[LogEntry]) -> tuple[Record, list[int]]:
    """The record that a log makes, without result and seed, and the log number of each of its plies.

    Raises `DamagedLog` where the log has a gap or its hashes do not fit.
    """
    record = Record(row.game, row.rules, options_of(row), [])
    record.commitment = row.commitment
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
    return record, numbers


def load(row: TableRow, entries: list[LogEntry], snapshot: tuple[int, str] | None = None) -> Match:
    """A table as it was left, by replay, or from a snapshot of its last state. Raises `DamagedLog`."""
    record, numbers = record_of(row, entries)
    game = GAMES.get(row.game).game
    match: Match | None = None
    if snapshot is not None and snapshot[0] == len(entries):
        match = from_snapshot(row, record, snapshot[1])
    if match is None:
        try:
            replay = Replay(game, record)
            table = Table(game, replay.options, replay.state, record.prefix(0), FairChance(bytes(32)))
            match = Match(row, table)
            match.happenings.append(Happening(0, PLAY, -1, replay.events))
            for ply, number in zip(record.plies, numbers, strict=True):
                replay.step()
                table.note(ply, replay.events)
                match.happenings.append(Happening(number, PLAY, ply.seat, replay.events))
        except ValueError as error:
            raise DamagedLog(f"table {row.id}: {error}") from error
    match.table.record.result = match.result()
    match.seq = len(entries)
    if entries:
        match.link = entries[-1].link
    if row.seed is not None:
        match.table.chance = match.chance(len(record.outcomes()))
    note_keys(match, entries)
    return match


def from_snapshot(row: TableRow, record: Record, text: str) -> Match | None:
    """The table without replaying it, or nothing if the snapshot cannot be read: it is only a cache."""
    game = GAMES.get(row.game).game
    try:
        options = game.options(record.options)
        state = game.decode_state(options, msgspec.json.decode(text))
    except ValueError:
        return None
    table = Table(game, options, state, record.prefix(0), FairChance(bytes(32)))
    for ply in record.plies:
        table.note(ply, [FORGOTTEN])
    table.events = []
    return Match(row, table)


def note_keys(match: Match, entries: list[LogEntry]) -> None:
    """Remembers which state each move led to; all entries of a batch carry its key, numbered."""
    for entry in entries:
        if entry.key is not None:
            match.keys[entry.key.partition("+")[0]] = entry.seq
