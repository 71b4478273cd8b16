"""The analysis board: positions and records that somebody brings, played on in all directions.

Nothing is kept here, and nothing of any table is read: whoever studies sends the text that they have, a
record or a position file, and the plies behind it. So nobody opens more than the file in their hands tells.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Generator
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from obelisk.core.chance import SeededChance
from obelisk.core.errors import IllegalAction, InvalidNotation, TooLong
from obelisk.core.event import Event
from obelisk.core.record import InvalidRecord, Record, write
from obelisk.core.table import Table
from obelisk.jsontext import encode_json
from obelisk.positions.course import Course, begin_course
from obelisk.positions.lines import InvalidPosition
from obelisk.positions.position import header, play_lines, play_ply, ply_in
from obelisk.positions.study import InvalidNotes, read_notes
from obelisk.server.history import MOST_PLIES, OPEN, SPECTATOR, events_seen
from obelisk.server.house import House
from obelisk.server.refusals import Refusal, not_found, too_many, unavailable
from obelisk.server.rules.patience import in_time
from obelisk.server.table.attempt import choices
from obelisk.server.table.frames import choices_after, result_info
from obelisk.server.table.look import look_of
from obelisk.server.thinking.answers import HintInfo
from obelisk.server.thinking.pool import Pool
from obelisk.server.thinking.requests import HintRequest
from obelisk.server.wire import Answer, Data, Look, Question, Request, ResultInfo

MOST_AT_ONCE: Final = 3
"""Studies for which the bots think at a time, for one person."""
LEAST_MS: Final = 200
MOST_MS: Final = 4000
MOST_HINTS: Final = 6

FileText = Annotated[str, Meta(max_length=400_000)]
PlyText = Annotated[str, Meta(max_length=1000)]


class StudyFile(Request):
    """The text of a record or of a position file."""

    text: FileText


class StudyWish(Request):
    """A moment: `at` plies of the file, then `line`. There `actions` are played, as seen by `viewer` (a seat,
    `open` or `spectator`).
    """

    text: FileText
    at: Annotated[int, Meta(ge=0, le=MOST_PLIES)] = 0
    line: Annotated[list[PlyText], Meta(max_length=600)] = msgspec.field(default_factory=list)
    actions: Annotated[list[PlyText], Meta(max_length=32)] = msgspec.field(default_factory=list)
    viewer: Annotated[str, Meta(max_length=20)] = OPEN


class StudyQuestion(StudyWish):
    """The same moment, to think about for so long; a newer question of the same `study` takes its place."""

    study: Annotated[str, Meta(max_length=40)] = ""
    budget_ms: Annotated[int, Meta(ge=LEAST_MS, le=MOST_MS)] = 1000


class StudyStart(Answer):
    """What a file is about. `text` is the file without its variations, with everything hidden dealt; `notes`
    are those variations.
    """

    game: str
    seats: int
    names: list[str]
    options: Data
    facts: Data
    text: str
    plies: list[str]
    notes: Data


class StudyRefusal(Answer):
    """Why an action was not played."""

    reason: str
    rule: str
    facts: Data = msgspec.field(default_factory=dict)


class StudyPage(Answer):
    """A moment. `plies` are the actions that were played now, with what chance answered; `position` is the
    moment as a position file. `views`: the viewer's; of an open one the spectator's, then all seats'.
    """

    plies: list[str]
    position: str
    seat: int | None
    events: list[Data]
    views: list[Data]
    decision: Question | None
    result: ResultInfo | None
    refusal: StudyRefusal | None
    looks: list[Look] | UnsetType = UNSET


class StudyThoughts(Answer):
    """The best plans of whoever decides there, from what that seat knows; none where nothing is decided."""

    seat: int | None
    hints: list[HintInfo]


class Studies:
    """Answers for analysis boards."""

    def __init__(self, house: House, pool: Pool) -> None:
        self._house = house
        self._pool = pool
        self._thinking: dict[tuple[str, str], asyncio.Task[bytes]] = {}

    async def open(self, text: str, asker: str) -> StudyStart:
        """What a file is about; raises `Refusal` with the line if it cannot be read."""
        course = await self._course(text, None, asker)
        game, record = course.game, course.record
        notes, record.notes = record.notes, ""
        try:
            tree = read_notes(notes, len(record.plies)).encode()
        except InvalidNotes as error:
            raise bad_file(0, str(error)) from None
        return StudyStart(
            game=game.id,
            seats=game.seats(course.options),
            names=record.players,
            options=record.options,
            facts=game.facts(course.options),
            text=file_text(course),
            plies=[ply.text() for ply in record.plies],
            notes=tree,
        )

    async def look(self, wish: StudyWish, asker: str) -> StudyPage:
        """A moment of a study, after some actions more if there are any."""
        course = await self._moment(wish, asker)
        before = len(course.plies)
        refusal: StudyRefusal | None = None
        events: list[Event] = course.told[-1]
        if wish.actions:
            try:
                events = self._play(course, wish.actions)
            except IllegalAction as error:
                refusal = StudyRefusal(reason=error.reason, rule=error.rule, facts=dict(error.facts))
            except InvalidNotation as error:
                refusal = StudyRefusal(reason=error.reason, rule=error.rule, facts={"text": error.text})
            except TooLong:
                raise unavailable("rules") from None
        try:
            with in_time(course.game):
                return page_of(course, before, wish.viewer, events, refusal)
        except TooLong:
            raise unavailable("rules") from None

    async def think(self, wish: StudyQuestion, asker: str) -> StudyThoughts:
        """Has the strongest bot think about a moment; it waits in the fair queue as reports do."""
        course = await self._moment(wish, asker)
        game, state = course.game, course.states[-1]
        decision = game.decision(state)
        if decision is None:
            return StudyThoughts(seat=None, hints=[])
        view = game.encode_view(game.view(state, decision.seat))
        options = encode_json(course.record.options)
        request = HintRequest(game.id, options, view, wish.budget_ms, MOST_HINTS, asker, by_plan=True)
        key = asker, wish.study
        older = self._thinking.pop(key, None)
        if older is not None:
            older.cancel()
        if sum(1 for who, _ in self._thinking if who == asker) >= MOST_AT_ONCE:
            raise too_many("hints")
        task = asyncio.create_task(self._pool.study(request))
        self._thinking[key] = task
        try:
            found = await task
        except asyncio.CancelledError:
            if self._thinking.get(key) is task or not task.cancelled():
                raise
            # Somebody looks at another moment now.
            return StudyThoughts(seat=decision.seat, hints=[])
        finally:
            if self._thinking.get(key) is task:
                del self._thinking[key]
        return StudyThoughts(seat=decision.seat, hints=msgspec.json.decode(found, type=list[HintInfo]))

    async def _moment(self, wish: StudyWish, asker: str) -> Course:
        course = await self._course(wish.text, wish.at, asker)
        if wish.at > len(course.plies):
            raise Refusal(422, "bad_request", reason="ply", facts={"plies": len(course.plies)})
        if wish.line:
            self._house.steps.charge(asker, len(wish.line))
            try:
                await self._house.steps.in_slices(course.game, following(course, wish.line), asker)
            except InvalidPosition as error:
                raise bad_file(error.line, error.reason) from None
            except TooLong:
                raise unavailable("rules") from None
        return course

    async def _course(self, text: str, plies: int | None, asker: str) -> Course:
        try:
            game, steps = begin_course(text, plies, secrets.token_hex(8))
            self._house.steps.charge(asker, plies or text.count("\n"))
            course = await self._house.steps.in_slices(game, steps, asker)
        except (InvalidRecord, InvalidPosition) as error:
            raise bad_file(error.line, error.reason) from None
        except TooLong:
            raise unavailable("rules") from None
        if len(course.plies) > MOST_PLIES:
            raise Refusal(422, "bad_record", reason="too_long", facts={"most": MOST_PLIES})
        return course

    def _play(self, course: Course, actions: list[str]) -> list[Event]:
        """Plays actions of whoever decides, all of them or none; what they led to is told."""
        game = course.game
        record = Record(game.id, game.rules_version, course.record.options, course.record.players)
        chance = SeededChance(secrets.token_hex(16))
        table: Table[Any, Any, Any] = Table(
            game, course.options, game.copy(course.states[-1]), record, chance
        )
        after: list[tuple[Any, list[Event]]] = []
        with in_time(game):
            for text in actions:
                decision = table.decision()
                told = table.play_text(decision.seat if decision is not None else 0, text)
                after.append((game.copy(table.state), told))
        course.plies.extend(record.plies)
        for state, told in after:
            course.note(state, told)
        return [event for _, told in after for event in told]


def following(course: Course, line: list[str]) -> Generator[None, None, None]:
    """Plays the plies of a variation, one at a time."""
    state = course.game.copy(course.states[-1])
    for number, text in enumerate(line, 1):
        yield
        ply = ply_in(number, text)
        try:
            told = play_ply(course.game, course.options, state, ply, "", number)
        except InvalidPosition as error:
            raise InvalidPosition(number, error.reason) from None
        course.record.plies.append(ply)
        course.note(state, told)


def file_text(course: Course) -> str:
    """The file of a course, without variations and with everything dealt."""
    record = course.record
    if course.beginning is None:
        return write(record, encode_json)
    head = header(course.game, record.options, record.players)
    return "\n".join([*head, *course.beginning, *play_lines(record.plies)]) + "\n"


def page_of(
    course: Course, before: int, viewer: str, events: list[Event], refusal: StudyRefusal | None
) -> StudyPage:
    """The last moment of a course as the viewer knows it."""
    game, state, plies = course.game, course.states[-1], course.plies
    seats = game.seats(course.options)
    eyes = eyes_of(viewer, seats)
    is_open = viewer == OPEN
    views = [game.view(state, eyes)]
    if is_open:
        views += [game.view(state, seat) for seat in range(seats)]
    looks = [look for view in views if isinstance(look := look_of(game, view), Look)]
    decision = game.decision(state)
    question: Question | None = None
    if decision is not None:
        legal: list[str] | None = None
        if is_open or decision.seat == eyes:
            legal = [game.notate(state, action) for action in choices(game, state)]
        after = choices_after(game, course.options, state, legal) if legal is not None else []
        question = Question(seat=decision.seat, kind=decision.kind, legal=legal, after=after)
    return StudyPage(
        plies=[ply.text() for ply in plies[before:]],
        position=course.position(len(plies)),
        seat=plies[-1].seat if plies else None,
        events=[event.encode() for event in events_seen(events, is_open, eyes)],
        views=[game.encode_view(view) for view in views],
        decision=question,
        result=result_info(game.result(state)),
        refusal=refusal,
        looks=looks or UNSET,
    )


def eyes_of(viewer: str, seats: int) -> int | None:
    """The seat whose knowledge is shown."""
    if viewer in (OPEN, SPECTATOR):
        return None
    if not viewer.isdecimal() or len(viewer) > 2 or int(viewer) >= seats:
        raise not_found("seat")
    return int(viewer)


def bad_file(line: int, reason: str) -> Refusal:
    return Refusal(422, "bad_record", reason=reason[:300], facts={"line": line})
