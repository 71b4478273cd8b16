"""Lessons at a server: played again from what the pupil did, so that nothing has to stay awake."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

import msgspec
import structlog
from msgspec import UNSET, Meta, UnsetType

from obelisk.catalog import GAMES
from obelisk.core.document import InvalidDocument
from obelisk.core.errors import IllegalAction, InvalidNotation, UnknownName
from obelisk.core.event import seen_events
from obelisk.lessons.lesson import Lesson
from obelisk.lessons.pattern import fits_any
from obelisk.lessons.pupil import BrokenLesson, Correction, Happening, Pupil, resume
from obelisk.lessons.shelf import lesson_of, lessons_of
from obelisk.server.refusals import not_found, unavailable
from obelisk.server.table.frames import choices_after
from obelisk.server.table.look import look_of
from obelisk.server.wire import Answer, Data, Look, Question, Request, Step
from obelisk.storage.base import LessonRow

MOST_INPUTS: Final = 400
REMEMBERED: Final = 256

log = structlog.get_logger("obelisk.lessons")

InputText = Annotated[str, Meta(max_length=200)]


class LessonInfo(Answer):
    """A lesson, and how far the reader is in it: `step` of `steps`, and whether they were at its end once."""

    game: str
    id: str
    minutes: int
    steps: int
    step: int
    done: bool


class LessonList(Answer):
    lessons: list[LessonInfo]


class LessonStart(Answer):
    """What never changes in a lesson, and what the reader did in it so far."""

    game: str
    id: str
    seat: int
    seats: int
    options: Data
    facts: Data
    inputs: list[str]


class LessonCall(Request):
    """`inputs` is all that was done before, `texts` what is done now: actions, or `""` to go on reading."""

    inputs: Annotated[list[InputText], Meta(max_length=MOST_INPUTS)] = msgspec.field(default_factory=list)
    texts: Annotated[list[InputText], Meta(max_length=32)] = msgspec.field(default_factory=list)


class LessonMoment(Answer):
    """What one action led to, as the pupil sees it."""

    step: Step
    view: Data
    look: Look | UnsetType = UNSET


class LessonRefusal(Answer):
    """Why nothing was done: the rules refuse it, or, with a `correction`, the lesson wants something else."""

    correction: str = ""
    reason: str = ""
    rule: str = ""
    facts: Data = msgspec.field(default_factory=dict)


class LessonPage(Answer):
    """Where the pupil stands. `id` names the step, and is empty at the end.

    `reads`: there is nothing to do but to go on. `point`: what the board shall show. `shown`: the next input
    on the way. `begun`: how many of the inputs came before this step; `back`: how many stay when the pupil
    goes back. `moments`: what the last texts led to.
    """

    inputs: list[str]
    begun: int
    back: int
    step: int
    steps: int
    id: str
    reads: bool
    point: list[str]
    shown: str
    view: Data
    decision: Question | None
    moments: list[LessonMoment]
    refusal: LessonRefusal | None
    look: Look | UnsetType = UNSET


def lesson_list(rows: list[LessonRow]) -> LessonList:
    """All lessons. Those of a package that cannot be read spoil nothing but themselves."""
    known = {row.lesson: row for row in rows}
    found: list[LessonInfo] = []
    for game in GAMES.ids():
        try:
            lessons = lessons_of(game)
        except (InvalidDocument, OSError, ImportError) as error:
            log.error("cannot read lessons", game=game, error=str(error))
            continue
        for lesson in lessons:
            row = known.get(lesson.key)
            found.append(
                LessonInfo(
                    game=game,
                    id=lesson.id,
                    minutes=lesson.minutes,
                    steps=len(lesson.steps),
                    step=min(row.step, len(lesson.steps)) if row is not None else 0,
                    done=row is not None and row.is_done,
                )
            )
    return LessonList(lessons=found)


def find_lesson(game: str, id: str) -> Lesson:
    try:
        return lesson_of(game, id)
    except UnknownName:
        raise not_found("lesson") from None


def start(lesson: Lesson, row: LessonRow | None) -> LessonStart:
    game = GAMES.get(lesson.game).game
    options = game.options(lesson.options)
    return LessonStart(
        game=lesson.game,
        id=lesson.id,
        seat=lesson.seat,
        seats=game.seats(options),
        options=game.encode_options(game.known_options(options, [lesson.seat])),
        facts=game.facts(options),
        inputs=msgspec.json.decode(row.inputs, type=list[str]) if row is not None else [],
    )


@lru_cache(REMEMBERED)
def pupil_at(lesson: str, inputs: tuple[str, ...]) -> Pupil:
    """Where some inputs lead; raises `Refusal`. Pupils never change, so they can be shared."""
    game, _, id = lesson.partition("/")
    try:
        return resume(GAMES.get(game).game, lesson_of(game, id), list(inputs))
    except BrokenLesson as error:
        log.error("broken lesson", error=str(error))
        raise unavailable("lesson") from None


def answer(lesson: Lesson, call: LessonCall) -> LessonPage:
    """What becomes of the texts of a pupil."""
    pupil = pupil_at(lesson.key, tuple(call.inputs))
    refusal: LessonRefusal | None = None
    moments: list[LessonMoment] = []
    if call.texts:
        try:
            pupil = pupil.after(call.texts)
        except Correction as correction:
            refusal = LessonRefusal(correction=correction.attribute)
        except IllegalAction as error:
            refusal = LessonRefusal(reason=error.reason, rule=error.rule, facts=dict(error.facts))
        except InvalidNotation as error:
            refusal = LessonRefusal(reason=error.reason, rule=error.rule, facts={"text": error.text})
        except BrokenLesson as error:
            log.error("broken lesson", error=str(error))
            raise unavailable("lesson") from None
        else:
            moments = [moment(pupil, number, one) for number, one in enumerate(pupil.happened)]
    return page(pupil, moments, refusal)


def moment(pupil: Pupil, number: int, happening: Happening) -> LessonMoment:
    view = pupil.game.view(happening.state, pupil.lesson.seat)
    events = [event.encode() for event in seen_events(happening.events, pupil.lesson.seat)]
    return LessonMoment(
        step=Step(seq=number + 1, kind="play", seat=happening.seat, events=events),
        view=pupil.game.encode_view(view),
        look=look_of(pupil.game, view),
    )


def page(pupil: Pupil, moments: list[LessonMoment], refusal: LessonRefusal | None) -> LessonPage:
    step = pupil.step
    view = pupil.game.view(pupil.state, pupil.lesson.seat)
    return LessonPage(
        inputs=pupil.inputs,
        begun=pupil.starts[-1],
        back=len(pupil.inputs_back()),
        step=pupil.at,
        steps=len(pupil.lesson.steps),
        id=step.id if step is not None else "",
        reads=step is not None and step.is_read,
        point=list(step.point) if step is not None else [],
        shown=pupil.shown(),
        view=pupil.game.encode_view(view),
        decision=question(pupil),
        moments=moments,
        refusal=refusal,
        look=look_of(pupil.game, view),
    )


def question(pupil: Pupil) -> Question | None:
    """What the pupil is asked, with what the step offers of it."""
    decision, step = pupil.decision(), pupil.step
    if decision is None or step is None:
        return None
    legal = pupil.legal()
    after = choices_after(pupil.game, pupil.options, pupil.state, legal)
    for later in after if step.offer else ():
        later.legal = [text for text in later.legal if fits_any(text, step.offer)]
    return Question(seat=decision.seat, kind=decision.kind, legal=legal, after=after)
