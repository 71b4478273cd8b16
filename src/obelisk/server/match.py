"""The game on a table as its log tells it. Knows rules and records; nothing of people, sockets or storage."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from functools import lru_cache
from typing import Any, Final

import msgspec

from obelisk.catalog import GAMES
from obelisk.core.chance import Chance, FairChance
from obelisk.core.decision import Action, Decision, Result
from obelisk.core.errors import IllegalAction, InvalidNotation, InvalidOptions, UnknownName
from obelisk.core.event import Event
from obelisk.core.record import Outcome, Ply, Record, Replay, first_link, next_link
from obelisk.core.table import Table, open_table
from obelisk.server.problems import Problem
from obelisk.storage.base import PLAY, PLAYING, UNDO, LogEntry, TableRow

KEPT_STEPS: Final = 64
"""Steps that are kept for clients which come back."""


class DamagedLog(Exception):
    """A stored table that does not replay: it must not go on. Names the table and says where."""


class Happening:
    """One entry of the log with its events, unredacted. Leaves the server only through `seen_by`."""

    __slots__ = ("events", "is_answer", "kind", "seat", "seq")

    def __init__(self, seq: int, kind: str, seat: int, events: list[Event], is_answer: bool = False) -> None:
        self.seq = seq
        self.kind = kind
        self.seat = seat
        self.events = events
        self.is_answer = is_answer


class Hold:
    """An action that another seat might be asked about in secret, until its outcome is told.

    Everybody knows only what was before it, except the seats that are asked.
    """

    __slots__ = ("asked", "plies", "seq", "state")

    def __init__(self, seq: int, plies: int, state: Any) -> None:
        self.seq = seq
        self.plies = plies
        self.state = state
        self.asked: set[int] = set()


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
        self.hold: Hold | None = None
        # Number in the log and seat of every answer to a secret question.
        self.answers: list[tuple[int, int]] = []
        self._known: dict[int, str] = {}

    @property
    def state(self) -> Any:
        return self.table.state

    def decision(self) -> Decision | None:
        return self.table.decision()

    def result(self) -> Result | None:
        return self.table.result()

    def legal_texts(self, state: Any = None) -> list[str]:
        at = self.state if state is None else state
        return [self.game.notate(at, action) for action in self.game.legal(at)]

    # What the people of some seats know

    def sees_all(self, seats: Collection[int]) -> bool:
        """Whether nothing is held back from these seats now."""
        return self.hold is None or not self.hold.asked.isdisjoint(seats)

    def state_for(self, seats: Collection[int]) -> Any:
        """The state as it is, or as it was before an action that is held back."""
        if self.hold is None or self.sees_all(seats):
            return self.table.state
        return self.hold.state

    def number_at(self, seq: int, seats: Collection[int]) -> int:
        """How these seats count the first `seq` changes: secret answers of others are part of what they
        answer.
        """
        if not self.answers:
            return seq
        return seq - sum(1 for at, seat in self.answers if at <= seq and seat not in seats)

    def number(self, seats: Collection[int]) -> int:
        """The number of the last change that these seats know of."""
        if self.hold is None or self.sees_all(seats):
            return self.number_at(self.seq, seats)
        return self.number_at(self.hold.seq, seats)

    def ply(self, seats: Collection[int]) -> int:
        """How many plies of the record these seats know of; taken back ones do not count."""
        if self.hold is None or self.sees_all(seats):
            plies, seq = len(self.table.record.plies), self.seq
        else:
            plies, seq = self.hold.plies, self.hold.seq
        return plies - (seq - self.number_at(seq, seats))

    def known_options(self, seat: int) -> str:
        """The options as a seat may know them, as JSON."""
        if seat not in self._known:
            known = self.game.known_options(self.table.options, [seat])
            self._known[seat] = msgspec.json.encode(self.game.encode_options(known)).decode()
        return self._known[seat]

    def chance(self, asked: int) -> Chance:
        assert self.seed is not None
        fair = FairChance(self.seed, asked)
        return fair if self.is_fair else UnprovedChance(fair)

    # Playing

    def play(self, seat: int, texts: list[str], key: str | None, at: int) -> list[LogEntry]:
        """Plays actions of one seat, all or none; returns what must be stored. Raises `Problem`.

        If the last might be answered in secret, it is held back with those before it: `hold`.
        """
        is_held = self.rehearse(seat, texts) if len(texts) > 1 else self.may_be_answered(self.state, texts[0])
        decision = self.decision()
        is_answer = decision is not None and decision.secret
        hold = self.hold
        if hold is None and is_held:
            self.hold = Hold(self.seq, len(self.table.record.plies), self.game.copy(self.state))
        entries: list[LogEntry] = []
        for text in texts:
            try:
                events = self.table.play_text(seat, text)
            except (IllegalAction, InvalidNotation) as error:
                self.hold = hold
                raise refusal(error, text) from None
            ply = self.table.record.plies[-1]
            numbered = f"{key}+{len(entries)}" if key is not None and entries else key
            entries.append(self.note(PLAY, ply, events, numbered, at, is_answer))
            is_answer = False
        if key is not None:
            self.keys[key] = self.seq
        self.note_asked()
        return entries

    def may_be_answered(self, state: Any, text: str) -> bool:
        """Whether somebody might be asked in secret about an action."""
        try:
            return self.game.may_be_answered(state, self.game.parse(state, text))
        except InvalidNotation:
            return False

    def note_asked(self) -> None:
        """Notes who may see through the hold."""
        decision = self.decision()
        if self.hold is not None and decision is not None and decision.secret:
            self.hold.asked.add(decision.seat)

    def rehearse(self, seat: int, texts: list[str]) -> bool:
        """Tries a batch on a copy with the very chance that will answer; raises `Problem`.

        Says whether somebody might be asked in secret about its last action.
        """
        table = self.table
        trial = Table(
            self.game,
            table.options,
            self.game.copy(table.state),
            Record(table.record.game, table.record.rules, table.record.options, []),
            self.chance(len(table.record.outcomes())),
        )
        is_held = False
        for number, text in enumerate(texts):
            is_held = self.may_be_answered(trial.state, text)
            try:
                trial.play_text(seat, text)
            except (IllegalAction, InvalidNotation) as error:
                raise refusal(error, text) from None
            has_learned = trial.undo_limit(seat) > number
            if has_learned and number < len(texts) - 1:
                raise Problem(422, "batch_crosses_chance", facts={"number": number})
        return is_held

    def undo(self, seat: int, plies: int, at: int) -> list[LogEntry]:
        """Takes back the last actions of a seat; raises `Problem`."""
        if plies > self.may_undo(seat):
            raise Problem(422, "illegal", reason="cannot_take_back", rule="")
        taken = self.table.record.plies[-plies:]
        self.table.undo(seat, plies)
        return [self.note(UNDO, Ply(seat, ply.action, []), [], None, at) for ply in reversed(taken)]

    def may_undo(self, seat: int) -> int:
        """How many of its last actions a seat may take back."""
        return len(self.table.record.plies) - self.table.undo_limit(seat)

    def note(
        self,
        kind: str,
        ply: Ply,
        events: list[Event],
        key: str | None,
        at: int,
        is_answer: bool = False,
    ) -> LogEntry:
        self.seq += 1
        self.link = next_link(self.link, link_line(self.seq, kind, ply))
        self.happenings.append(Happening(self.seq, kind, ply.seat, events, is_answer))
        if is_answer:
            self.answers.append((self.seq, ply.seat))
        outcomes = outcomes_text(ply.outcomes)
        return LogEntry(self.seq, kind, ply.seat, ply.action, outcomes, at, self.link, key, is_answer)

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


@lru_cache(256)
def options_for(game: str, options: str, seats: tuple[int, ...]) -> dict[str, object]:
    """The options of a table as the people of these seats may know them. Not to be changed.

    Nothing is known of options that this program does not understand any more.
    """
    try:
        rules = GAMES.get(game).game
        whole = rules.options(msgspec.json.decode(options))
    except (InvalidOptions, UnknownName):
        return {}
    return rules.encode_options(rules.known_options(whole, list(seats)))


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


def held_entries(row: TableRow, entries: list[LogEntry]) -> int:
    """How many of the last entries are held back: those whose outcome is told at the time `row.moved`."""
    held = 0
    while held < len(entries) and entries[-1 - held].at == row.moved:
        held += 1
    return held


def load(
    row: TableRow, entries: list[LogEntry], snapshot: tuple[int, str] | None = None, now: int = 1 << 62
) -> Match:
    """A table as it was left, by replay, or from a snapshot of its last state. Raises `DamagedLog`.

    What is not to be told before some time after `now` is held back again.
    """
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
                decision = game.decision(replay.state)
                is_answer = decision is not None and decision.secret
                replay.step()
                table.note(ply, replay.events, replay.may_be_answered)
                match.happenings.append(Happening(number, PLAY, ply.seat, replay.events, is_answer))
        except ValueError as error:
            raise DamagedLog(f"table {row.id}: {error}") from error
    match.table.record.result = match.result()
    match.seq = len(entries)
    if entries:
        match.link = entries[-1].link
    if row.seed is not None:
        match.table.chance = match.chance(len(record.outcomes()))
    note_keys(match, entries)
    match.answers = [(entry.seq, entry.seat) for entry in entries if entry.is_answer]
    decision = match.decision()
    if row.status == PLAYING and (row.moved > now or (decision is not None and decision.secret)):
        held = held_entries(row, entries)
        before = Replay(game, record.prefix(len(record.plies) - held))
        before.finish()
        match.hold = Hold(match.seq - held, len(before.record.plies), before.state)
        match.hold.asked = {entry.seat for entry in entries[match.hold.seq :] if entry.is_answer}
        match.note_asked()
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
    table.forget(record.plies)
    return Match(row, table)


def note_keys(match: Match, entries: list[LogEntry]) -> None:
    """Remembers which state each move led to; all entries of a batch carry its key, numbered."""
    for entry in entries:
        if entry.key is not None:
            match.keys[entry.key.partition("+")[0]] = entry.seq
