"""`obelisk learn`: a lesson line by line, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from obelisk.cli.app import app
from obelisk.i18n.catalogue import LANGUAGES, catalogue, plain
from obelisk.lessons.lesson import read_lesson
from obelisk.lessons.shelf import all_lessons


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of its own for each test: where a lesson was left is kept there."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def learn(*words: str, said: str = "") -> str:
    result = CliRunner().invoke(app, ["learn", *words], input=said, env={"COLUMNS": "200"})
    assert result.exit_code == 0, result.output
    return plain(result.output)


def test_lessons_are_listed() -> None:
    assert "obelisk learn city first" in learn()
    assert learn("legends-draft").startswith("The draft\n"), "the only lesson of a game begins at once"


def test_a_lesson_takes_back_refuses_and_goes_on() -> None:
    told = learn("city", said="\n\nmove c4\nmove a2\nback\n\n11\nquit\n")
    assert "your red cards are wanted at the Mill" in told
    assert "“move a2” is refused" in told
    assert "[CITY-6.2]" in told
    assert "p1 walks from c3 to d4" in told
    assert "Step 4 of 14" in told
    assert "Go on later with: obelisk learn city first" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_shown_to_its_end(language: str) -> None:
    told = learn("city", "first", "--lang", language, said="show\n" * 30)
    assert plain(catalogue(language).say("lesson-over")) in told


BROKEN = """
format = "lesson/1"
id = "walk"
place = 1
minutes = 2
options = { players = 2 }
chance = ["first p1"]

[[steps]]
id = "go"
do = ["move c4"]
answers = ["fly"]

[[steps]]
id = "end"
do = ["draw"]
also = ["done"]
answers = ["fly"]
"""


def test_lessons_are_checked() -> None:
    told = learn("--check", "--lang", "he")
    assert "city/first: 14 steps, " in told
    assert told.count(" 0 problems") == len(told.splitlines()) == len(all_lessons())


def test_a_lesson_that_cannot_be_played_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = read_lesson("city", BROKEN, "walk.toml")
    monkeypatch.setattr("obelisk.cli.learn.lesson_of", lambda game, id: broken)
    checked = CliRunner().invoke(app, ["learn", "city", "walk", "--check"], env={"COLUMNS": "200"})
    assert checked.exit_code == 1
    assert "city/walk.toml: there are no words lesson-city-walk-go\n" in checked.output
    assert "city/walk.toml:14: the answer 'fly': " in checked.output
    played = CliRunner().invoke(app, ["learn", "city", "walk"], input="show\n" * 9)
    assert played.exit_code == 2
    assert "obelisk: walk.toml:14: the answer 'fly'" in played.output
