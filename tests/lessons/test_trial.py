"""What is found when a lesson is tried: steps without an end, turns nobody can take, words that lack."""

from __future__ import annotations

from obelisk.catalog import GAMES
from obelisk.lessons.lesson import read_lesson
from obelisk.lessons.trial import Trial, try_lesson

CITY = GAMES.get("city").game
HEAD = """
format = "lesson/1"
id = "walk"
place = 1
minutes = 2
options = { players = 2 }
chance = ["first p1", "tile d4 mill"]

[[steps]]
id = "go"
"""


def tried(step: str, *lacking: str) -> Trial:
    """A lesson of one step; some of its words are missing."""
    lesson = read_lesson("city", HEAD + step, "walk.toml")
    return try_lesson(CITY, lesson, lambda id, attribute: f"{id}.{attribute}".rstrip(".") not in lacking)


def test_a_sound_lesson_has_no_problems_and_its_wrong_turns_are_taken() -> None:
    trial = tried('do = ["move d4"]\nwrong = { "move c*" = "near", "move *" = "far" }')
    assert trial.problems == []
    assert {turn.attribute for turn in trial.turns} == {"near", "far", "wrong"}
    assert {turn.action[:6] for turn in trial.turns if turn.attribute == "near"} == {"move c"}


def test_what_cannot_be_done_is_found() -> None:
    assert tried('do = ["move a2"]').problems == ["walk.toml:9: go: nothing that it wants is legal"]
    past = 'do = ["done"]\nevent = "building_completed"'
    assert tried(past).problems == ["walk.toml:9: go: 'done' leads past what it wants"]


def test_a_wrong_turn_that_nobody_can_take_is_found() -> None:
    trial = tried('do = ["move *"]\nwrong = { "move c4" = "near" }')
    assert trial.problems == ["walk.toml:9: go: nobody can take the wrong turn 'move c4'"]


def test_words_that_lack_are_named_once() -> None:
    step = 'do = ["move d4"]\nwrong = { "move c*" = "near", "move b*" = "near" }'
    assert tried(
        step, "lesson-city-walk.about", "lesson-city-walk-go", "lesson-city-walk-go.near"
    ).problems == [
        "walk.toml: there are no words lesson-city-walk.about",
        "walk.toml: there are no words lesson-city-walk-go",
        "walk.toml: there are no words lesson-city-walk-go.near",
    ]


def test_a_position_that_cannot_be_is_found() -> None:
    (problem,) = tried('do = ["move d4"]\nposition = { crystals = [-1, 0] }').problems
    assert problem.startswith("walk.toml:9: the position: ")
