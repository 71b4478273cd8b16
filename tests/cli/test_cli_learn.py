"""`obelisk learn`: a lesson line by line, in every language."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from obelisk.cli.app import app
from obelisk.i18n.catalogue import LANGUAGES, catalogue, plain


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
