"""Exercises are made out of bot games: the same seed finds the same, and whoever stops goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from obelisk.cli.app import app
from obelisk.exercises import choice
from obelisk.exercises.choice import choose, spread
from obelisk.exercises.finder import Finder, Journal, search
from obelisk.exercises.opinion import Opinion, opinion
from obelisk.exercises.shelf import exercises_of, read

GAME = "legends"


def make(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["exercises", *words], env={"COLUMNS": "200"})
    assert result.exit_code == code, result.output
    return result.output


@pytest.mark.many
def test_the_command_finds_the_same_again_and_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    said = make(GAME, "--games", "4", "--out", str(whole), "--seed", "test")
    found = read(whole.read_text())
    assert f"{len(found)} exercises in" in said
    assert found
    make(GAME, "--games", "2", "--out", str(parts), "--seed", "test")
    journal = Path(f"{parts}.journal")
    before = journal.read_text()
    assert before.count('"number"') == 2
    # Stopped in the middle of a line.
    journal.write_text(before + '{"number": 2, "exer')
    make(GAME, "--games", "4", "--out", str(parts), "--seed", "test", "--workers", "2")
    assert parts.read_text() == whole.read_text()
    assert journal.read_text().startswith(before)
    assert sorted(Journal(journal, GAME, "test").found) == [0, 1, 2, 3]
    complaint = make(GAME, "--games", "4", "--out", str(parts), "--seed", "other", code=2)
    assert "belongs to another game or seed" in complaint


def test_a_game_without_themes_has_no_exercises(tmp_path: Path) -> None:
    assert "has no themes" in make("legends-draft", "--out", str(tmp_path / "x.jsonl"), code=2)
    with pytest.raises(ValueError, match="has no themes"):
        Finder("legends-draft", "1")


def test_a_few_are_chosen_from_easy_to_hard_and_bad_ones_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = next(each for each in exercises_of(GAME) if each.theme == "thrifty")
    many = [replace(one, id=f"{number:08}", rating=600 + 10 * number) for number in range(100)]
    assert [each.rating for each in spread(many, 3)[:3]] == [600, 1090, 1590]
    assert sorted(spread(many, 3), key=lambda each: each.id) == many
    journal = Journal(tmp_path / "journal", GAME, "1")
    journal.add(0, many)
    assert list(search(GAME, "1", 1, 1, journal)) == [], "there is nothing left to look through"
    assert choose(journal, 1, 0, 0) == many
    asked: list[str] = []

    def think(exercise: object, worlds: int, seed: str) -> Opinion:
        asked.append(seed)
        return Opinion(False, 0.5 if seed == "00000000" else 0.01, 0.001)

    monkeypatch.setattr(choice, "opinion", think)
    chosen = choose(journal, 1, 3, 30)
    assert "00000000" not in [each.id for each in chosen]
    assert len(chosen) == 3
    again = Journal(tmp_path / "journal", GAME, "1")
    before = len(asked)
    assert choose(again, 1, 3, 30) == chosen
    assert len(asked) == before, "what was thought is remembered"


@pytest.mark.many
def test_the_strongest_level_finds_a_sure_win() -> None:
    exercise = next(one for one in exercises_of("drakon") if one.theme == "win")
    thought = opinion(exercise, 6, "test")
    assert thought.agrees
    assert thought.is_good
