"""The game on a table as its log tells it. Knows rules and records; nothing of people, sockets or storage."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Generator
from dataclasses import replace
from typing import Any, Final

import msgspec

from obelisk.catalog import GAMES
from obelisk.core.chance import Chance, FairChance
from obelisk.core.decision import Action, Decision, Result
from obelisk.core.event import Event
from obelisk.core.kit import AnyGame
from obelisk.core.record import Record, Replay
from obelisk.core.table import Table, open_table
from obelisk.server.options import options_of
from obelisk.server.table.hold import Hold
from obelisk.server.table.log import DamagedLog, at_once, outcomes_text, reading, start_link
from obelisk.server.table.moment import Moment
from obelisk.server.table.parts import game_seed, parts_of
from obelisk.server.table.trial import TakingBack, Trial
from obelisk.storage.base import PLAY, LogEntry, TableRow

KEPT_STEPS: Final = 64
"""Steps that are kept for clients which come back."""


class Happening:
    """One entry of the log with its events, unredacted. Leaves the server only through `seen_by`."""

    __slots__ = ("events", "is_answer", "kind", "seat", "seq")

    def __init__(self, seq: int, kind: str, seat: int, events: list[Event], is_answer: bool = False) -> None:
        self.seq = seq
        self.kind = kind
        self.seat = seat
        self.events = events
        self.is_answer = is_answer


class UnprovedChance:
    """Chance without proofs, for tables that go on from a record whose seed is spent."""

    def __init__(self, source: Chance) -> None:
        self._source = source

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        return self._source.pick(ask, weights, total)

    def proof(self) -> str:
        return ""


def chance_of(seed: bytes, asked: int, is_fair: bool) -> Chance:
    """The chance of a table that was asked so often before."""
    fair = FairChance(seed, asked)
    return fair if is_fair else UnprovedChance(fair)


class Match:
    """A game being played, its log numbers and the keys of its moves. Changes only by `adopt`."""

    def __init__(self, row: TableRow, table: Table[Any, Any, Any]) -> None:
        self.game = table.game
        self.table = table
        self.seed = game_seed(row)
        self.is_fair = bool(row.commitment)
        self.seq = 0
        self.link = start_link(row)
        self.keys: dict[str, int] = {}
        self.happenings: deque[Happening] = deque(maxlen=KEPT_STEPS)
        self.hold: Hold | None = None
        # What onlookers know, where they are behind.
        self.behind: Moment | None = None
        # Number in the log and seat of every answer to a secret question.
        self.answers: list[tuple[int, int]] = []
        # How often chance was asked.
        self.asked = len(table.record.outcomes())
        self._known: dict[int, str] = {}
        self._legal: tuple[Any, list[Action]] | None = None

    @property
    def state(self) -> Any:
        return self.table.state

    def decision(self) -> Decision | None:
        return self.table.decision()

    def result(self) -> Result | None:
        return self.table.result()

    def legal(self) -> list[Action]:
        """The choices now. Found once for each state: that may take a while."""
        if not self.knows_legal:
            self._legal = self.state, self.game.legal(self.state)
        assert self._legal is not None
        return self._legal[1]

    @property
    def knows_legal(self) -> bool:
        return self._legal is not None and self._legal[0] is self.state

    def know_legal(self, legal: list[Action]) -> None:
        """The choices now, which somebody else has found."""
        self._legal = self.state, legal

    def legal_at(self, moment: Moment) -> list[Action]:
        """The choices at a point of the game that somebody knows of."""
        return self.game.legal(moment.state) if moment.legal is None else moment.legal

    def legal_texts(self) -> list[str]:
        return [self.game.notate(self.state, action) for action in self.legal()]

    def now(self) -> Moment:
        return Moment(self.table.state, self.seq, len(self.table.record.plies), self.legal())

    def chance(self) -> Chance:
        """What chance answers next, as often as one asks for it."""
        assert self.seed is not None
        return chance_of(self.seed, self.asked, self.is_fair)

    def may_undo(self, seat: int) -> int:
        """How many of its last actions a seat may take back."""
        return len(self.table.record.plies) - self.table.undo_limit(seat)

    # What the people of some seats know

    def sees_all(self, seats: Collection[int]) -> bool:
        """Whether nothing is held back from these seats now."""
        if self.behind is not None and not seats:
            return False
        return self.hold is None or not self.hold.hides_from(seats)

    def moment(self, seats: Collection[int]) -> Moment:
        """The last point of the game that these seats know of."""
        if self.behind is not None and not seats:
            return self.behind
        return self.now() if self.hold is None or self.sees_all(seats) else self.hold.before

    def told(self) -> Moment:
        """The last point of the game that nobody keeps from anybody else."""
        return self.now() if self.hold is None else self.hold.before

    def number_at(self, seq: int, seats: Collection[int]) -> int:
        """How these seats count the first `seq` changes: secret answers of others are part of what they
        answer.
        """
        if not self.answers:
            return seq
        return seq - sum(1 for at, seat in self.answers if at <= seq and seat not in seats)

    def number(self, seats: Collection[int]) -> int:
        """The number of the last change that these seats know of."""
        return self.number_at(self.moment(seats).seq, seats)

    def ply(self, seats: Collection[int]) -> int:
        """How many plies of the record these seats know of; taken back ones do not count."""
        moment = self.moment(seats)
        return moment.plies - (moment.seq - self.number_at(moment.seq, seats))

    def public_ply(self, ply: int, seats: Collection[int]) -> int:
        """How everybody counts an action that these seats count as `ply`: that they have answered in secret
        is nobody else's business.
        """
        undone = self.number(seats) - self.ply(seats)
        own = [at for at, seat in self.answers if seat in seats]
        return ply - sum(1 for at in own if self.number_at(at, seats) - undone <= ply)

    def since(self, number: int, seats: Collection[int]) -> list[Happening]:
        """What these seats know to have happened after the change `number`, counted as they count."""
        last = self.number(seats)
        found: list[Happening] = []
        if not self.answers:
            # Nearly always only the last is wanted.
            for happening in reversed(self.happenings):
                if happening.seq <= number:
                    break
                if happening.seq <= last:
                    found.append(happening)
            found.reverse()
            return found
        for happening in self.happenings:
            at = self.number_at(happening.seq, seats)
            if not number < at <= last:
                continue
            if happening.is_answer and happening.seat not in seats:
                if found:
                    found[-1].events.extend(happening.events)
                continue
            found.append(Happening(at, happening.kind, happening.seat, list(happening.events)))
        return found

    def known_options(self, seat: int) -> str:
        """The options as a seat may know them, as JSON."""
        if seat not in self._known:
            known = self.game.known_options(self.table.options, [seat])
            self._known[seat] = msgspec.json.encode(self.game.encode_options(known)).decode()
        return self._known[seat]

    # Becoming what was stored

    def adopt(self, step: Trial | TakingBack) -> None:
        """Becomes what was tried; it is stored now."""
        table = self.table
        if isinstance(step, TakingBack):
            table.go_back(len(table.record.plies) - step.plies, step.state, [])
            self.know_legal(step.legal)
            for entry in step.entries:
                self.happenings.append(Happening(entry.seq, entry.kind, entry.seat, []))
        else:
            table.state = step.state
            self.know_legal(step.legal)
            for entry, tried in zip(step.entries, step.plies, strict=True):
                table.note(tried.ply, tried.events, tried.may_be_answered)
                self.asked += len(tried.ply.outcomes)
                is_answer = tried.is_answer
                self.happenings.append(Happening(entry.seq, PLAY, entry.seat, tried.events, is_answer))
            table.record.result = table.result()
        self.note(step.entries)

    def note(self, entries: list[LogEntry]) -> None:
        """Goes on with the numbers, the hash chain and the keys of these entries."""
        for entry in entries:
            self.seq, self.link = entry.seq, entry.link
            if entry.is_answer:
                self.answers.append((entry.seq, entry.seat))
            if entry.key is not None:
                # All entries of a batch carry its key, numbered; it leads to the last of them.
                self.keys[entry.key.partition("+")[0]] = entry.seq


def deal(row: TableRow) -> tuple[TableRow, Match]:
    """The first state of a table, and the table with what chance dealt. Raises `InvalidOptions`."""
    seed = game_seed(row)
    assert seed is not None
    table = open_table(GAMES.get(row.game).game, options_of(row), FairChance(seed), [])
    table.record.commitment, table.record.parts = row.commitment, parts_of(row)
    dealt = replace(row, setup=outcomes_text(table.record.setup))
    match = Match(dealt, table)
    match.happenings.append(Happening(0, PLAY, -1, table.events))
    return dealt, match


def load(row: TableRow, entries: list[LogEntry], snapshot: tuple[int, str] | None = None) -> Match:
    """A table as it was left, by replay, or from a snapshot of its last state. Raises `DamagedLog`."""
    return at_once(loading(row, entries, snapshot))


def loading(
    row: TableRow, entries: list[LogEntry], snapshot: tuple[int, str] | None = None
) -> Generator[None, None, Match]:
    """As `load`, a ply at a time: a long game takes a while."""
    record, numbers = yield from reading(row, entries)
    game = GAMES.get(row.game).game
    if row.held_seq is None and snapshot is not None and snapshot[0] == len(entries):
        found = from_snapshot(row, record, snapshot[1])
        if found is not None:
            return settled(found, row, record, entries, None)
    held_at = plies_before_hold(row, record, entries)
    before: Moment | None = None
    try:
        replay = Replay(game, record)
        table = Table(game, replay.options, replay.state, record.prefix(0), FairChance(bytes(32)))
        match = Match(row, table)
        match.happenings.append(Happening(0, PLAY, -1, replay.events))
        for ply, number in zip(record.plies, numbers, strict=True):
            if replay.at == held_at:
                before = point(game, replay, row.held_seq or 0)
            decision = game.decision(replay.state)
            is_answer = decision is not None and decision.secret
            replay.step()
            table.note(ply, replay.events, replay.may_be_answered)
            match.happenings.append(Happening(number, PLAY, ply.seat, replay.events, is_answer))
            yield
        if replay.at == held_at:
            before = point(game, replay, row.held_seq or 0)
        match.legal()
    except ValueError as error:
        raise DamagedLog(f"table {row.id}: {error}") from error
    return settled(match, row, record, entries, before)


def point(game: AnyGame, replay: Replay[Any, Any, Any], seq: int) -> Moment:
    """Where a replay stands, to be kept while it goes on."""
    legal = game.legal(replay.state)
    return Moment(game.copy(replay.state), seq, replay.at, legal)


def plies_before_hold(row: TableRow, record: Record, entries: list[LogEntry]) -> int:
    """How many plies everybody knows of, if something is held back; else -1."""
    return -1 if row.held_seq is None else len(record.plies) - (len(entries) - row.held_seq)


def settled(
    match: Match, row: TableRow, record: Record, entries: list[LogEntry], before: Moment | None
) -> Match:
    """The match with what its log says beside the rules; `before` is the point before what is held back."""
    match.table.record.result = match.result()
    match.asked = len(record.outcomes())
    match.note(entries)
    if before is not None and row.held_until is not None:
        held = entries[before.seq :]
        asked = {entry.seat for entry in held if entry.is_answer}
        decision = match.decision()
        if decision is not None and decision.secret:
            asked.add(decision.seat)
        match.hold = Hold(before, row.held_until, frozenset(asked))
    return match


def snapshot_of(game: AnyGame, state: Any) -> str:
    return msgspec.json.encode(game.encode_state(state)).decode()


def from_snapshot(row: TableRow, record: Record, text: str) -> Match | None:
    """The table without replaying it, or nothing if the snapshot cannot be read: it is only a cache."""
    game = GAMES.get(row.game).game
    try:
        options = game.options(record.options)
        state = game.decode_state(options, msgspec.json.decode(text))
    except ValueError:
        return None
    table = Table(game, options, state, record.prefix(0), FairChance(bytes(32)))
    table.forget(record.plies)
    return Match(row, table)
