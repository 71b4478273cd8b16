"""A lesson as its file tells it: a start, and short steps with one idea each. docs/add-a-lesson.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from obelisk.core.document import IDENTIFIER, Document, Section
from obelisk.core.errors import InvalidNotation
from obelisk.core.notation import parse_seat

FORMAT: Final = "lesson/1"
MOST_MINUTES: Final = 60


@dataclass(frozen=True)
class Step:
    """One idea. Its words are the message `lesson-<game>-<lesson>-<step>`.

    `point`: what is pointed at, as boards call it (`plot c4`). `do`: the actions that finish it, as patterns;
    without any it is only read. `also`: actions that may be played on the way. `event`: the step is done only
    when one of the actions has led to it. `offer`: what the board offers, if not everything legal. `wrong`:
    pairs of a pattern and the attribute of the message that is said when such an action is tried.
    `answers`: what the other seats do then, in order. `chance`: what chance answers. `position`: values in
    the data of the state that are set when the step begins, by their path.
    """

    id: str
    line: int
    point: Sequence[str] = ()
    do: Sequence[str] = ()
    also: Sequence[str] = ()
    event: str = ""
    offer: Sequence[str] = ()
    wrong: Sequence[tuple[str, str]] = ()
    answers: Sequence[str] = ()
    chance: Sequence[str] = ()
    position: Mapping[str, object] = field(default_factory=dict)

    @property
    def is_read(self) -> bool:
        """Whether there is nothing to do but to read and to go on."""
        return not self.do


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game. `place` orders the lessons of a game, `minutes` is how long it takes.

    The start: `options`, the `seat` of the pupil, a `seed`, what `chance` answers in the setup and in the
    actions that were `played` already (`p1 move c4`), and `position`: values in the data of the state that
    are set afterwards, by their path.
    """

    game: str
    id: str
    name: str
    place: int
    minutes: int
    seat: int
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    chance: Sequence[str] = ()
    played: Sequence[str] = ()
    position: Mapping[str, object] = field(default_factory=dict)
    steps: Sequence[Step] = ()

    @property
    def key(self) -> str:
        """How progress names it: `city/first`."""
        return f"{self.game}/{self.id}"

    def message(self, step: Step | None = None) -> str:
        """The id of the words: of a step, or of the lesson itself."""
        return f"lesson-{self.game}-{self.id}" + (f"-{step.id}" if step is not None else "")


def read_lesson(game: str, text: str, name: str) -> Lesson:
    """The lesson of a file; raises `InvalidDocument` with all problems and their lines."""
    document = Document.parse(text, name)
    top = document.top()
    if top.text("format") != FORMAT:
        top.refuse(("format",), f"is not {FORMAT!r}")
    lesson = Lesson(
        game=game,
        id=top.identifier("id"),
        name=name,
        place=top.integer("place", 1, 999),
        minutes=top.integer("minutes", 1, MOST_MINUTES),
        seat=_seat(top, "seat"),
        seed=top.text("seed", missing=""),
        options=_table(top, "options"),
        chance=_texts(top, "chance"),
        played=_texts(top, "played"),
        position=_table(top, "position"),
        steps=[_step(document, section, index) for index, section in enumerate(top.sections("steps", "id"))],
    )
    ids = [step.id for step in lesson.steps]
    for index, id in enumerate(ids):
        if id in ids[:index]:
            top.refuse(("steps", index), f"the id {id!r} stands there twice")
    top.refuse_unknown()
    top.check()
    return lesson


def _step(document: Document, section: Section, index: int) -> Step:
    wrong = _table(section, "wrong")
    for pattern, attribute in wrong.items():
        if not isinstance(attribute, str) or not IDENTIFIER.fullmatch(attribute):
            section.refuse(("wrong", pattern), "is not the name of an attribute")
    step = Step(
        id=section.identifier("id"),
        line=document.line(("steps", index)),
        point=_texts(section, "point"),
        do=_texts(section, "do"),
        also=_texts(section, "also"),
        event=section.text("event", missing=""),
        offer=_texts(section, "offer"),
        wrong=[(pattern, str(attribute)) for pattern, attribute in wrong.items()],
        answers=_texts(section, "answers"),
        chance=_texts(section, "chance"),
        position=_table(section, "position"),
    )
    for key in ("also", "event", "offer", "wrong", "answers", "chance"):
        if section.has(key) and not step.do:
            section.refuse((key,), "belongs to a step with something to do")
    section.refuse_unknown()
    return step


def _seat(section: Section, key: str) -> int:
    text = section.text(key, missing="p1")
    try:
        return parse_seat(text)
    except InvalidNotation:
        section.refuse((key,), f"{text!r} is no seat")
        return 0


def _texts(section: Section, key: str) -> list[str]:
    return section.texts(key) if section.has(key) else []


def _table(section: Section, key: str) -> dict[str, object]:
    if not section.has(key):
        return {}
    table = section.section(key)
    return {name: table.value(name) for name in table.key_list()}
