"""`obelisk exercise`: a small problem line by line, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from obelisk.catalog import GAMES
from obelisk.cli.app import app
from obelisk.exercises.exercise import state_of
from obelisk.exercises.shelf import exercises_of, theme_of, write
from obelisk.exercises.solver import all_turns
from obelisk.i18n.catalogue import LANGUAGES, catalogue, plain


def exercise(*words: str, said: str = "", code: int = 0) -> str:
    result = CliRunner().invoke(app, ["exercise", *words], input=said, env={"COLUMNS": "200"})
    assert result.exit_code == code, result.output
    return plain(result.output)


def test_themes_are_listed() -> None:
    told = exercise()
    assert "obelisk exercise city --theme crystals   Earn crystals" in told
    assert "There are no exercises for legends-draft yet." in exercise("legends-draft")


def test_a_turn_is_refused_started_over_and_solved() -> None:
    one = next(each for each in exercises_of("drakon") if len(each.line) == 1)
    told = exercise("drakon", one.id, said=f"fly\nrestart\n{one.line[0]}\n")
    assert "“fly” is refused" in told
    assert "Right: that is the best answer." in told
    assert f"The answer: {one.line[0]}" in told
    game = GAMES.get("drakon").game
    turns = all_turns(game, theme_of(one), state_of(game, one)[1], one.seat)
    (wrong, *_) = [turn for turn in turns if turn.score < one.best and len(turn.texts) == 1]
    assert "Not the best answer." in exercise("drakon", one.id, said=f"{wrong.texts[0]}\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["city", "drakon", "legends"])
def test_the_answer_is_explained(game: str, language: str) -> None:
    one = exercises_of(game)[-1]
    told = exercise(game, one.id, "--lang", language, said="show\n")
    words = catalogue(language)
    assert plain(words.say("exercise-answer")) in told
    assert plain(words.say(f"{one.message}-ask")) in told
    assert one.message not in told, "every theme has its words"


def test_exercises_of_ones_own_are_tried(tmp_path: Path) -> None:
    own = tmp_path / "own.jsonl"
    one = exercises_of("legends")[3]
    own.write_text(write("legends", [one]))
    assert one.name in exercise("legends", "--file", str(own), said="quit\n")
    assert "has no exercise 'none'" in exercise("legends", "none", "--file", str(own), code=2)
    own.write_text("{}")
    assert "own.jsonl" in exercise("legends", "--file", str(own), code=2)
    assert "No such file" in exercise("legends", "--file", str(tmp_path / "none"), code=2)
