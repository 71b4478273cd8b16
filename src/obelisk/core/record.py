"""Records: options, actions and chance outcomes, as text. Save file, replay, bug report and test in one.

The format is described in docs/records.md. Reading never raises anything but `InvalidRecord`, which names the
line. `replay` plays a record again; nothing random is needed for it.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Final, Generic

from obelisk.core.chance import ScriptedChance, commitment_of, fair_value, mixed_seed, proof_numbers
from obelisk.core.decision import Result, Seat
from obelisk.core.errors import IllegalAction, ImpossibleOutcome, InvalidNotation, InvalidOptions
from obelisk.core.event import Event
from obelisk.core.game import Game, O, S, V
from obelisk.core.notation import parse_seat, seat_name

FORMAT: Final = 2
"""The newest format; records without parts of players are written in the first, which older programs read."""
MAGIC: Final = "obelisk record"
NOTES: Final = "analysis "
"""Begins a last line without a link: variations and comments, which are no part of what was played."""
LINK: Final = 16
"""Hexadecimal digits of the hash chain that end each line after the header."""

Outcome = tuple[str, str]
"""A chance outcome: its text and its proof (`57/80`, or empty)."""


class InvalidRecord(ValueError):
    """A record that cannot be read or replayed: the line, counted from 1, and what is wrong with it."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Ply:
    """One action of a seat with the chance outcomes it asked for."""

    __slots__ = ("action", "outcomes", "seat")

    def __init__(self, seat: Seat, action: str, outcomes: list[Outcome]) -> None:
        self.seat = seat
        self.action = action
        self.outcomes = outcomes

    def text(self) -> str:
        """The line of the record: seat, action and what chance answered."""
        return " | ".join([f"{seat_name(self.seat)} {self.action}", *outcome_texts(self.outcomes)])


class Part:
    """What a seat gave to chance: the hash it committed to, and the secret behind it; or empty texts."""

    __slots__ = ("commitment", "secret")

    def __init__(self, commitment: str = "", secret: str = "") -> None:
        self.commitment = commitment
        self.secret = secret

    def text(self) -> str:
        """How a record writes it: `none`, the commitment and `withheld`, or the commitment and the secret."""
        return f"{self.commitment} {self.secret or 'withheld'}" if self.commitment else "none"


class Record:
    """A game as it was played: header, outcomes of the setup, plies, result."""

    def __init__(self, game: str, rules: int, options: dict[str, object], players: list[str]) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        # Who sits where, one name per seat; free text.
        self.players = players
        # SHA-256 of the fair seed, shown before the game, and the seed itself, shown after it; or empty.
        self.commitment = ""
        self.seed = ""
        # What each seat gave to chance; no entries if none gave or promised anything.
        self.parts: list[Part] = []
        self.setup: list[Outcome] = []
        self.plies: list[Ply] = []
        self.result: Result | None = None
        # Whether reading stopped at a line that was not whole.
        self.is_cut = False
        # Variations and comments as JSON, kept as they were found (docs/records.md).
        self.notes = ""

    def outcomes(self) -> list[Outcome]:
        """All chance outcomes in the order they were asked for."""
        found = list(self.setup)
        for ply in self.plies:
            found.extend(ply.outcomes)
        return found

    def game_seed(self) -> bytes:
        """What chance was derived from: the revealed seed, and the secrets of the seats."""
        return mixed_seed(bytes.fromhex(self.seed), [part.secret for part in self.parts])

    def prefix(self, plies: int) -> Record:
        """The record of the first `plies` plies, without result and seed."""
        part = Record(self.game, self.rules, self.options, self.players)
        part.commitment = self.commitment
        part.parts = self.parts
        part.setup = self.setup
        part.plies = self.plies[:plies]
        return part


def outcome_texts(outcomes: list[Outcome]) -> list[str]:
    """Chance outcomes as a record writes them, with their proofs in brackets."""
    return [f"{text} ({proof})" if proof else text for text, proof in outcomes]


def header_lines(record: Record, encode_json: Callable[[object], str]) -> list[str]:
    """The lines above the first action."""
    version = FORMAT if record.parts else 1
    lines = [f"{MAGIC} {version}", f"game {record.game}", f"rules {record.rules}"]
    for name, value in record.options.items():
        lines.append(f"option {name} {encode_json(value)}")
    for seat, player in enumerate(record.players):
        lines.append(f"seat {seat_name(seat)} {one_line(player) or '-'}")
    if record.commitment:
        lines.append(f"commitment {record.commitment}")
    for seat, part in enumerate(record.parts):
        lines.append(f"part {seat_name(seat)} {part.text()}")
    return lines


def one_line(text: str) -> str:
    """A name without line breaks and other control characters."""
    return " ".join("".join([c if c.isprintable() else " " for c in text]).split())


def write(record: Record, encode_json: Callable[[object], str]) -> str:
    """The text of a record. `encode_json` writes an option's value on one line."""
    header = header_lines(record, encode_json)
    lines = list(header)
    link = first_link(header)
    body = [" | ".join(["setup", *outcome_texts(record.setup)])]
    for number, ply in enumerate(record.plies):
        body.append(f"{number + 1} {ply.text()}")
    if record.result is not None:
        body.append(result_text(record.result))
    if record.seed:
        body.append(f"seed {record.seed}")
    for line in body:
        link = next_link(link, line)
        lines.append(f"{line} #{link}")
    if record.notes:
        lines.append(f"{NOTES}{record.notes}")
    return "\n".join(lines) + "\n"


def first_link(header: list[str]) -> str:
    """The link of the header, with which the chain of links begins."""
    return sha256("\n".join(header).encode()).hexdigest()[:LINK]


def next_link(link: str, line: str) -> str:
    """The hash that ties a line to everything before it."""
    return sha256(f"{link}\n{line}".encode()).hexdigest()[:LINK]


def result_text(result: Result) -> str:
    """`result offerings | winners p2 | places 2 1 3 | offerings 3 5 1 | crystals 4 0 2`"""
    parts = [
        f"result {result.reason}",
        " ".join(["winners", *[seat_name(seat) for seat in result.winners]]),
        " ".join(["places", *[str(place) for place in result.places]]),
    ]
    for name, values in result.scores.items():
        parts.append(" ".join([name, *[str(value) for value in values]]))
    return " | ".join(parts)


def parse_result(text: str) -> Result:
    """The result that `result_text` wrote; raises `ValueError`."""
    parts = [part.split(" ") for part in text.split(" | ")]
    if len(parts) < 3 or len(parts[0]) != 2 or parts[1][0] != "winners" or parts[2][0] != "places":
        raise ValueError("a result names reason, winners and places")
    winners = [parse_seat(word) for word in parts[1][1:]]
    places = [int(word) for word in parts[2][1:]]
    scores = {part[0]: [int(word) for word in part[1:]] for part in parts[3:]}
    return Result(parts[0][1], winners, places, scores)


def read(text: str, decode_json: Callable[[str], object]) -> Record:
    """The record in a text. A line that is not whole at the end is left out and `is_cut` is set.

    `decode_json` reads an option's value and raises `ValueError` for what is none.
    """
    lines = text.replace("\r\n", "\n").split("\n")
    if not lines[-1]:
        lines.pop()
    reader = _Reader(lines, decode_json)
    record = reader.read_header()
    reader.read_body(record)
    return record


class _Reader:
    """Reads the lines of a record one by one."""

    def __init__(self, lines: list[str], decode_json: Callable[[str], object]) -> None:
        self._lines = lines
        self._next = 0
        self._decode_json = decode_json

    def fail(self, reason: str) -> InvalidRecord:
        return InvalidRecord(self._next + 1, reason)

    def peek(self) -> str:
        return self._lines[self._next] if self._next < len(self._lines) else ""

    def take(self, word: str) -> str:
        """What follows `word` on the next line."""
        line = self.peek()
        if not line.startswith(word + " "):
            if self._next >= len(self._lines):
                raise self.fail(f"the record ends before its {word!r} line")
            raise self.fail(f"expected {word!r}")
        self._next += 1
        return line[len(word) + 1 :]

    def number(self, word: str) -> int:
        text = self.take(word)
        if not text.isdecimal() or len(text) > 9:
            self._next -= 1
            raise self.fail(f"{word!r} needs a number")
        return int(text)

    def read_header(self) -> Record:
        if not self.peek().startswith(MAGIC + " "):
            raise InvalidRecord(1, "this is no Obelisk record")
        version = self.number(MAGIC)
        if not 1 <= version <= FORMAT:
            raise InvalidRecord(1, f"record format {version}; this program reads formats 1 to {FORMAT}")
        record = Record(self.take("game"), self.number("rules"), {}, [])
        while self.peek().startswith("option "):
            name, _, value = self.take("option").partition(" ")
            try:
                record.options[name] = self._decode_json(value)
            except (ValueError, RecursionError):
                self._next -= 1
                raise self.fail(f"the value of option {name!r} cannot be read") from None
        while self.peek().startswith("seat "):
            record.players.append(self.take(f"seat {seat_name(len(record.players))}"))
        if self.peek().startswith("commitment "):
            record.commitment = self.take("commitment")
            if not is_hex(record.commitment, 64):
                self._next -= 1
                raise self.fail("a commitment has 64 hexadecimal digits")
        if version > 1:
            self.read_parts(record)
        return record

    def read_parts(self, record: Record) -> None:
        while self.peek().startswith("part "):
            record.parts.append(self.part(self.take(f"part {seat_name(len(record.parts))}")))
        if not (record.commitment and record.parts and len(record.parts) == len(record.players)):
            raise self.fail("format 2 has a commitment, and says of every seat what it gave to chance")

    def part(self, text: str) -> Part:
        commitment, _, secret = text.partition(" ")
        if text == "none":
            return Part()
        if not is_hex(commitment, 64) or not (secret == "withheld" or is_hex(secret, 64)):
            self._next -= 1
            raise self.fail("a part is 'none', or a commitment and the secret behind it, or 'withheld'")
        return Part(commitment, "" if secret == "withheld" else secret)

    def read_body(self, record: Record) -> None:
        link = first_link(self._lines[: self._next])
        first = self._next
        while self._next < len(self._lines):
            line = self.peek()
            text, mark, claimed = line.rpartition(" #")
            link = next_link(link, text)
            if not mark or claimed != link:
                if self._next == len(self._lines) - 1 and line.startswith(NOTES) and self._next > first:
                    record.notes = line.removeprefix(NOTES)
                    break
                if self._next == len(self._lines) - 1 and not is_hex(claimed, LINK):
                    record.is_cut = True
                    break
                raise self.fail("the hash does not fit: this line or one before it was changed")
            if self._next == first:
                self.read_setup(record, text)
            else:
                self.read_line(record, text)
            self._next += 1
        if self._next == first:
            raise self.fail("the record ends before its 'setup' line")

    def read_setup(self, record: Record, text: str) -> None:
        word, *rest = text.split(" | ")
        if word != "setup":
            raise self.fail("expected 'setup'")
        record.setup = [self.outcome(part) for part in rest]

    def read_line(self, record: Record, text: str) -> None:
        if record.seed or (record.result is not None and not text.startswith("seed ")):
            raise self.fail("the record goes on after its end")
        first, *rest = text.split(" | ")
        if first.startswith("result "):
            try:
                record.result = parse_result(text)
            except ValueError:
                raise self.fail("this result cannot be read") from None
        elif first.startswith("seed "):
            record.seed = first.removeprefix("seed ")
            if not is_hex(record.seed, 64):
                raise self.fail("a seed has 64 hexadecimal digits")
        else:
            number, _, action = first.partition(" ")
            who, _, action = action.partition(" ")
            if number != str(len(record.plies) + 1) or not action:
                raise self.fail(f"expected action {len(record.plies) + 1}")
            try:
                seat = parse_seat(who)
            except InvalidNotation:
                raise self.fail(f"{who!r} is no seat") from None
            record.plies.append(Ply(seat, action, [self.outcome(part) for part in rest]))

    def outcome(self, text: str) -> Outcome:
        if text.endswith(")"):
            outcome, mark, proof = text[:-1].rpartition(" (")
            if not mark:
                raise self.fail(f"cannot read the chance outcome {text!r}")
            return outcome, proof
        return text, ""


def is_hex(text: str, digits: int) -> bool:
    """Whether a text is so many hexadecimal digits, written small."""
    return len(text) == digits and all(c in "0123456789abcdef" for c in text)


class Replay(Generic[O, S, V]):
    """A record being played again, step by step, against the rules of its game."""

    def __init__(self, game: Game[O, S, V], record: Record) -> None:
        if record.game != game.id:
            raise InvalidRecord(2, f"a record of {record.game!r}, not of {game.id!r}")
        if record.rules != game.rules_version:
            raise InvalidRecord(
                3, f"made by rules version {record.rules}; this program plays version {game.rules_version}"
            )
        try:
            options = game.options(record.options)
        except InvalidOptions as error:
            raise InvalidRecord(4, str(error)) from None
        self.game = game
        self.record = record
        self.options = options
        self.events: list[Event] = []
        # Whether the last ply was one that might be answered in secret.
        self.may_be_answered = False
        self.at = 0
        self._body = body_line(record)
        script = self.script(record.setup, self._body)
        try:
            self.state = game.setup(options, script, self.events)
        except ImpossibleOutcome as impossible:  # its own name: mypyc gives a name one type per function
            raise InvalidRecord(self._body, str(impossible)) from None
        except InvalidOptions as unknown:
            raise InvalidRecord(4, str(unknown)) from None
        self.require_all_used(script, self._body)

    def script(self, outcomes: list[Outcome], line: int) -> ScriptedChance:
        """The outcomes of a line as a chance that repeats them; raises `InvalidRecord`."""
        answers: list[tuple[int, int, str]] = []
        for text, proof in outcomes:
            try:
                ask, outcome = self.game.parse_chance(self.options, text)
            except InvalidNotation as error:
                raise InvalidRecord(line, str(error)) from None
            answers.append((ask, outcome, proof))
        return ScriptedChance(answers)

    def require_all_used(self, script: ScriptedChance, line: int) -> None:
        """Raises `InvalidRecord` if the line has more outcomes than the rules asked for."""
        if script.left():
            raise InvalidRecord(line, "more chance outcomes than the rules ask for")

    def step(self) -> None:
        """Plays the next ply; `events` then holds what happened in it."""
        ply = self.record.plies[self.at]
        line = self._body + 1 + self.at
        decision = self.game.decision(self.state)
        if decision is None:
            raise InvalidRecord(line, "the game is over before this action")
        if decision.seat != ply.seat:
            raise InvalidRecord(line, f"it is {seat_name(decision.seat)} who decides here")
        script = self.script(ply.outcomes, line)
        events: list[Event] = []
        try:
            action = self.game.parse(self.state, ply.action)
            self.may_be_answered = self.game.may_be_answered(self.state, action)
            self.game.advance(self.state, action, script, events)
        except (InvalidNotation, IllegalAction, ImpossibleOutcome) as error:
            raise InvalidRecord(line, f"{ply.action!r}: {error}") from None
        self.require_all_used(script, line)
        self.events = events
        self.at += 1

    def to(self, ply: int) -> None:
        """Plays on until `ply` plies are played."""
        while self.at < ply:
            self.step()

    def finish(self) -> None:
        """Plays to the end of the record and compares the result."""
        self.to(len(self.record.plies))
        result = self.game.result(self.state)
        if self.record.result is not None and self.record.result != result:
            raise InvalidRecord(self._body + 1 + self.at, "the result is not what the rules say")


def body_line(record: Record) -> int:
    """The line, counted from 1, on which the setup stands."""
    return 4 + len(record.options) + len(record.players) + (1 if record.commitment else 0) + len(record.parts)


def verify_fairness(record: Record) -> int:
    """Checks that every chance outcome follows from the committed seed and the parts of the players, and that
    each part is what its seat committed to; returns the number of outcomes.

    Knows nothing of any game: it looks at the proofs only. That each proof leads to the outcome beside it is
    what `Replay` checks.
    """
    body = body_line(record)
    if not record.commitment:
        raise InvalidRecord(body, "the record has no commitment: its chance cannot be verified")
    if not record.seed:
        raise InvalidRecord(body + len(record.plies) + 1, "the seed has not been revealed")
    first_part = body - len(record.parts)
    if commitment_of(bytes.fromhex(record.seed)) != record.commitment:
        raise InvalidRecord(first_part - 1, "the seed is not the one that was committed to")
    for seat, part in enumerate(record.parts):
        if part.secret and commitment_of(bytes.fromhex(part.secret)) != part.commitment:
            raise InvalidRecord(
                first_part + seat, f"the part of {seat_name(seat)} is not the one that was committed to"
            )
    seed = record.game_seed()
    number = 0
    lines = [record.setup, *[ply.outcomes for ply in record.plies]]
    for index, outcomes in enumerate(lines):
        for text, proof in outcomes:
            value, total = proof_numbers(proof)
            if total < 1:
                raise InvalidRecord(body + index, f"{text!r} has no proof")
            if fair_value(seed, number, total) != value:
                source = "the seed and the parts" if record.parts else "the seed"
                raise InvalidRecord(body + index, f"{text!r} does not follow from {source}")
            number += 1
    return number
