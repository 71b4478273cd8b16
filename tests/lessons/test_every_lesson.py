"""Every lesson is played to its end, and at each step the wrong turn is taken, too."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.runtime import FluentBundle

from obelisk.catalog import GAMES, OURS
from obelisk.i18n.catalogue import LANGUAGES, bundle, catalogue
from obelisk.lessons.lesson import Lesson, Step
from obelisk.lessons.pattern import fits, fits_any
from obelisk.lessons.pupil import GO_ON, WRONG, Correction, Pupil, begin, resume
from obelisk.lessons.shelf import lesson_of, lessons_of

MOST_INPUTS = 12
"""No step needs more to be done."""
LONGEST = 420
"""Signs of what is said in a step, in any language: what is longer is two ideas."""
KEYS = [lesson.key for game in OURS for lesson in lessons_of(game)]


def lesson_by(key: str) -> Lesson:
    game, _, id = key.partition("/")
    return lesson_of(game, id)


@cache
def moments(key: str) -> list[Pupil]:
    """The pupil at the beginning of every step, and at the end, on the way that the lesson means."""
    lesson = lesson_by(key)
    pupil = begin(GAMES.get(lesson.game).game, lesson)
    found = [pupil]
    while not pupil.is_over:
        at = pupil.at
        for _ in range(MOST_INPUTS):
            pupil = pupil.after([pupil.shown()])
            if pupil.at != at:
                break
        assert pupil.at == at + 1, f"{lesson.name}: {lesson.steps[at].id} comes to no end"
        found.append(pupil)
    return found


def says(words: FluentBundle, id: str, attribute: str = "") -> bool:
    """Whether there are words for it."""
    if not words.has_message(id):
        return False
    message = words.get_message(id)
    return attribute in message.attributes if attribute else message.value is not None


@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_is_played_to_its_end_and_its_positions_can_be(key: str) -> None:
    lesson = lesson_by(key)
    game = GAMES.get(lesson.game).game
    assert 5 <= len(lesson.steps) <= 18
    for pupil in moments(key):
        assert game.faults(pupil.state) == []
    assert moments(key)[-1].is_over
    assert sum(1 for step in lesson.steps if not step.is_read) >= len(lesson.steps) / 3, "pupils want to play"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_everything_is_said_in_every_language(key: str, language: str) -> None:
    lesson, words = lesson_by(key), bundle(language)
    assert says(words, lesson.message())
    assert says(words, lesson.message(), "about")
    for step in lesson.steps:
        id = lesson.message(step)
        assert says(words, id), id
        text = catalogue(language).say(id)
        assert len(text) <= LONGEST, f"{id} in {language}: {len(text)} signs"
        for _, attribute in step.wrong:
            assert says(words, id, attribute), f"{id}.{attribute}"


@pytest.mark.parametrize("key", KEYS)
def test_nothing_is_said_that_belongs_to_no_step(key: str) -> None:
    lesson = lesson_by(key)
    known = {lesson.message(step): {name for _, name in step.wrong} for step in lesson.steps}
    words = bundle("en")
    for id, message in words._messages.items():
        if id.startswith(f"{lesson.message()}-") and id not in known:
            owner = [other for other in lessons_of(lesson.game) if id.startswith(f"{other.message()}-")]
            assert len(owner) > 1, f"{id} is said nowhere"
        for attribute in [one.id.name for one in message.attributes] if id in known else ():
            assert attribute in known[id] | {WRONG}, f"{id}.{attribute} is said nowhere"


@pytest.mark.parametrize("key", KEYS)
def test_the_wrong_turn_is_taken_back_at_each_step(key: str) -> None:
    for pupil in moments(key)[:-1]:
        step = pupil.step
        assert step is not None
        before = pupil.game.encode_state(pupil.state)
        corrected: set[str] = set()
        for at in way_of(pupil):
            for text in wrong_turns(at, step):
                with pytest.raises(Correction) as caught:
                    at.after([text])
                corrected.add(caught.value.attribute)
        assert pupil.game.encode_state(pupil.state) == before
        for pattern, attribute in step.wrong:
            assert attribute in corrected, f"{key} {step.id}: nobody can take the wrong turn {pattern!r}"


def way_of(pupil: Pupil) -> list[Pupil]:
    """The pupil at every decision of the present step."""
    found = [pupil]
    while (later := found[-1].after([found[-1].shown()])).at == pupil.at:
        found.append(later)
    return found


def wrong_turns(pupil: Pupil, step: Step) -> list[str]:
    """What could be done and is not wanted: two of each pattern, and two others."""
    if step.is_read:
        return ["draw"]
    others = [text for text in pupil._legal_texts() if not fits_any(text, [*step.do, *step.also])]
    found = [GO_ON]
    for pattern in [*[pattern for pattern, _ in step.wrong], "*"]:
        found += [text for text in others if fits(text, pattern)][:2]
        others = [text for text in others if not fits(text, pattern)]
    return found


@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_is_left_and_resumed_at_every_step(key: str) -> None:
    lesson = lesson_by(key)
    game = GAMES.get(lesson.game).game
    end = moments(key)[-1]
    again = resume(game, lesson, end.inputs)
    assert again.is_over
    assert game.encode_state(again.state) == game.encode_state(end.state)
    middle = moments(key)[len(lesson.steps) // 2]
    assert resume(game, lesson, [*middle.inputs, "what was once legal"]).inputs == middle.inputs
    assert len(middle.inputs_back()) < len(middle.inputs)
