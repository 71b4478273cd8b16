"""What a record or a position file leads through: every state from the first one on, and what was told."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from obelisk.catalog import GAMES
from obelisk.core.errors import UnknownName
from obelisk.core.event import Event
from obelisk.core.kit import AnyGame
from obelisk.core.record import InvalidRecord, Ply, Record, Replay, read
from obelisk.jsontext import decode_json
from obelisk.positions.lines import InvalidPosition
from obelisk.positions.position import (
    Position,
    beginning_of,
    is_position,
    open_position,
    play_ply,
    read_position,
    setup_line,
    words_for,
    write_position,
)

GAME_LINE: Final = 2


class Course:
    """A game from where it began: its states, one more than its plies, and what was told in each."""

    def __init__(self, game: AnyGame, options: Any, record: Record, beginning: list[str] | None) -> None:
        self.game = game
        self.options = options
        # One that began with a position has a record without a deal, which cannot be replayed by itself.
        self.record = record
        # How a position file tells of the first state; nothing if the game was dealt.
        self.beginning = beginning
        self.states: list[Any] = []
        self.told: list[list[Event]] = []

    @property
    def plies(self) -> list[Ply]:
        return self.record.plies

    def note(self, state: Any, events: list[Event]) -> None:
        """The next state, which may go on changing elsewhere."""
        self.states.append(self.game.copy(state))
        self.told.append(events)

    def position(self, at: int) -> str:
        """The position after so many plies as a text."""
        record = self.record
        return write_position(
            self.game,
            self.options,
            record.players,
            self.states[: at + 1],
            record.plies[:at],
            self.beginning if self.beginning is not None else [setup_line(record.setup)],
        )


def course_of(text: str, seed: int | str = 0) -> Course:
    """The course of a record or position file; raises `InvalidRecord` or `InvalidPosition` with the line."""
    return all_of(course_steps(text, seed))


def position_course(text: str, seed: int | str = 0) -> Course:
    """The course of a position file; raises `InvalidPosition` with the line."""
    return all_of(opened_steps(read_position(text), seed))


def all_of(steps: Generator[None, None, Course]) -> Course:
    """Takes every step."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Course = end.value
            return found


def course_steps(text: str, seed: int | str = 0) -> Generator[None, None, Course]:
    """The same, a ply at a time."""
    return begin_course(text, None, seed)[1]


def begin_course(
    text: str, plies: int | None, seed: int | str
) -> tuple[AnyGame, Generator[None, None, Course]]:
    """The game of a file, and the way through its first plies (all if there is no number)."""
    if is_position(text):
        position = read_position(text)
        if plies is not None:
            position.plies, position.ply_lines = position.plies[:plies], position.ply_lines[:plies]
        return position.game, opened_steps(position, seed)
    record = read(text, decode_json)
    try:
        game = GAMES.get(record.game).game
    except UnknownName as error:
        raise InvalidRecord(GAME_LINE, str(error)) from None
    return game, record_steps(game, record if plies is None else record.prefix(plies))


def record_steps(game: AnyGame, record: Record) -> Generator[None, None, Course]:
    """What a record leads through; raises `InvalidRecord`."""
    replay: Replay[Any, Any, Any] = Replay(game, record)
    course = Course(game, replay.options, record, None)
    course.note(replay.state, replay.events)
    for _ in record.plies:
        yield
        replay.step()
        course.note(replay.state, replay.events)
    replay.finish()
    return course


def opened_steps(position: Position, seed: int | str) -> Generator[None, None, Course]:
    """What a position file leads through; what it leaves open is dealt from the seed."""
    opening = open_position(position, seed)
    game, options, state = position.game, opening.options, opening.state
    players = position.players or [f"p{seat + 1}" for seat in range(game.seats(options))]
    record = Record(game.id, game.rules_version, game.encode_options(options), players)
    record.notes = position.notes
    beginning: list[str] | None = None
    if position.setup is None:
        beginning = words_for(game, options, state) or beginning_of(position)
    else:
        record.setup = position.setup
    course = Course(game, options, record, beginning)
    course.note(state, opening.events)
    for ply, line in zip(position.plies, position.ply_lines, strict=True):
        yield
        try:
            events = play_ply(game, options, state, ply, seed, len(record.plies))
        except InvalidPosition as error:
            raise InvalidPosition(line, error.reason) from None
        record.plies.append(ply)
        course.note(state, events)
    record.result = game.result(state)
    return course
