"""A lesson tried before anybody learns by it: played to its end, and every wrong turn taken on the way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from obelisk.core.kit import AnyGame
from obelisk.lessons.lesson import Lesson, Step
from obelisk.lessons.pattern import fits, fits_any
from obelisk.lessons.pupil import GO_ON, BrokenLesson, Correction, Pupil, begin, broken

MOST_INPUTS: Final = 12
"""No step needs more to be done."""
TRIED: Final = 2
"""Wrong turns of each pattern that are taken: the others would be corrected in the same words."""

Says = Callable[[str, str], bool]
"""Whether there are words for a message, or for an attribute of it."""


@dataclass(frozen=True)
class WrongTurn:
    """What was tried at a step, and the attribute of the words that corrected it."""

    step: Step
    action: str
    attribute: str


@dataclass(frozen=True)
class Trial:
    """What became of a lesson: the wrong turns that were taken back, and what is wrong with it."""

    turns: list[WrongTurn]
    problems: list[str]


def try_lesson(game: AnyGame, lesson: Lesson, says: Says) -> Trial:
    """Plays a lesson as it means to be played, and otherwise; finds what is missing or cannot be."""
    problems = missing_words(lesson, says)
    turns: list[WrongTurn] = []
    try:
        for pupil in moments(game, lesson):
            place = f"{lesson.name}:{pupil.step.line}" if pupil.step else lesson.name
            problems += [f"{place}: the position: {fault}" for fault in game.faults(pupil.state)]
            if pupil.step is None:
                break
            taken = wrong_turns(pupil)
            turns += taken
            met = {turn.attribute for turn in taken}
            problems += [
                f"{place}: {pupil.step.id}: nobody can take the wrong turn {pattern!r}"
                for pattern, attribute in pupil.step.wrong
                if attribute not in met
            ]
    except BrokenLesson as error:
        problems.append(str(error))
    return Trial(turns, problems)


def moments(game: AnyGame, lesson: Lesson) -> list[Pupil]:
    """The pupil at the beginning of every step, and at the end, on the way that the lesson means.

    Raises `BrokenLesson`, also where a step comes to no end.
    """
    pupil = begin(game, lesson)
    found = [pupil]
    while (step := pupil.step) is not None:
        for _ in range(MOST_INPUTS):
            text = pupil.shown()
            if text == GO_ON and not step.is_read:
                raise broken(lesson, f"{step.id}: nothing that it wants is legal", step.line)
            try:
                pupil = pupil.after([text])
            except Correction:
                raise broken(lesson, f"{step.id}: {text!r} leads past what it wants", step.line) from None
            if pupil.step is not step:
                break
        else:
            raise broken(lesson, f"{step.id} comes to no end", step.line)
        found.append(pupil)
    return found


def wrong_turns(pupil: Pupil) -> list[WrongTurn]:
    """Takes the wrong turns at each decision of this step; raises `BrokenLesson` if one is let pass."""
    step = pupil.step
    assert step is not None
    found: list[WrongTurn] = []
    for at in _way(pupil, step):
        for text in _other_ways(at, step):
            try:
                at.after([text])
            except Correction as correction:
                found.append(WrongTurn(step, text, correction.attribute))
            else:
                raise broken(pupil.lesson, f"{step.id}: {text!r} is taken for right", step.line)
    return found


def missing_words(lesson: Lesson, says: Says) -> list[str]:
    """The messages and attributes that a lesson needs and a language lacks."""
    wanted = [(lesson.message(), ""), (lesson.message(), "about")]
    for step in lesson.steps:
        wanted.append((lesson.message(step), ""))
        wanted += [(lesson.message(step), attribute) for _, attribute in step.wrong]
    lacking = [(id, attribute) for id, attribute in wanted if not says(id, attribute)]
    return [
        f"{lesson.name}: there are no words {id}{f'.{attribute}' if attribute else ''}"
        for id, attribute in dict.fromkeys(lacking)
    ]


def _way(pupil: Pupil, step: Step) -> list[Pupil]:
    """The pupil at every decision of the present step."""
    found = [pupil]
    while (later := found[-1].after([found[-1].shown()])).step is step:
        found.append(later)
    return found


def _other_ways(pupil: Pupil, step: Step) -> list[str]:
    """What could be done and is not wanted: some of each pattern, and some that fit none."""
    if step.is_read:
        return ["anything"]
    others = [text for text in pupil.legal_texts() if not fits_any(text, [*step.do, *step.also])]
    found = [GO_ON]
    for pattern in [*[pattern for pattern, _ in step.wrong], "*"]:
        found += [text for text in others if fits(text, pattern)][:TRIED]
        others = [text for text in others if not fits(text, pattern)]
    return found
