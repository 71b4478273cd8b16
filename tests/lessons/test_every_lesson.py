"""Every lesson is played to its end, and at each step the wrong turn is taken, too."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle

from obelisk.catalog import GAMES, OURS
from obelisk.i18n.catalogue import LANGUAGES, bundle, catalogue
from obelisk.lessons.lesson import Lesson
from obelisk.lessons.pupil import WRONG, Pupil, resume
from obelisk.lessons.shelf import lesson_of, lessons_of
from obelisk.lessons.trial import Trial, moments, try_lesson, wrong_turns

LONGEST = 420
"""Signs of what is said in a step, in any language: what is longer is two ideas."""
LETTERS = {
    "he": "[א-ת]{2}",
    "ru": "[а-яё]{2}",
    "de": "[a-zäöü]{2}",
    "pl": "[a-ząćęłńóśźż]{2}",
    "en": "[a-z]{2}",
}
KEYS = [lesson.key for game in OURS for lesson in lessons_of(game)]


def lesson_by(key: str) -> Lesson:
    game, _, id = key.partition("/")
    return lesson_of(game, id)


@cache
def way(key: str) -> list[Pupil]:
    """The pupil at the beginning of every step, and at the end, on the way that the lesson means."""
    lesson = lesson_by(key)
    return moments(GAMES.get(lesson.game).game, lesson)


@cache
def trial(key: str) -> Trial:
    """The lesson with every wrong turn taken; its words are looked at for each language."""
    lesson = lesson_by(key)
    return try_lesson(GAMES.get(lesson.game).game, lesson, lambda id, attribute: True)


def says(words: FluentBundle, id: str, attribute: str = "") -> bool:
    """Whether there are words for it in this very language."""
    if not words.has_message(id):
        return False
    message = words.get_message(id)
    return attribute in message.attributes if attribute else message.value is not None


@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_is_played_to_its_end_and_its_positions_can_be(key: str) -> None:
    lesson = lesson_by(key)
    game = GAMES.get(lesson.game).game
    assert 5 <= len(lesson.steps) <= 18
    for pupil in way(key):
        assert game.faults(pupil.state) == []
    assert way(key)[-1].is_over
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
    before = [pupil.game.encode_state(pupil.state) for pupil in way(key)]
    found = [turn for pupil in way(key)[:-1] for turn in wrong_turns(pupil)]
    assert {turn.step.id for turn in found} == {step.id for step in lesson_by(key).steps}
    assert [pupil.game.encode_state(pupil.state) for pupil in way(key)] == before
    assert trial(key).problems == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_wrong_turn_is_corrected_in_the_words_of_the_language(key: str, language: str) -> None:
    lesson, words = lesson_by(key), catalogue(language)
    for turn in trial(key).turns:
        if turn.step.is_read or not turn.action:
            continue
        id = lesson.message(turn.step)
        said = words.attribute(id, turn.attribute) or words.attribute(id, WRONG) or words.say("lesson-wrong")
        assert re.search(LETTERS[language], said, re.IGNORECASE), f"{id} {turn.action!r}: {said}"
        assert not re.search(r"[{}]|lesson-|card-", said), said
        assert len(said) <= LONGEST


@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_is_left_and_resumed_at_every_step(key: str) -> None:
    lesson = lesson_by(key)
    game = GAMES.get(lesson.game).game
    end = way(key)[-1]
    again = resume(game, lesson, end.inputs)
    assert again.is_over
    assert game.encode_state(again.state) == game.encode_state(end.state)
    middle = way(key)[len(lesson.steps) // 2]
    assert resume(game, lesson, [*middle.inputs, "what was once legal"]).inputs == middle.inputs
    assert len(middle.inputs_back()) < len(middle.inputs)
