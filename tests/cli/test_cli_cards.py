"""`obelisk cards` and `obelisk deck`."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from obelisk.cli.app import app
from obelisk.games.legends.cards.known import KNOWN

RUNNER = CliRunner()


def test_the_page_of_all_cards(tmp_path: Path) -> None:
    page = tmp_path / "cards.html"
    result = RUNNER.invoke(app, ["cards", "legends", "--out", str(page)])
    assert result.exit_code == 0
    assert f"{len(KNOWN)} cards" in result.output
    assert "hoax-07" in page.read_text(encoding="utf-8")


def test_a_random_deck_is_legal_and_reads_back(tmp_path: Path) -> None:
    file = tmp_path / "mine.deck"
    assert (
        RUNNER.invoke(
            app, ["deck", "random", "--leader", "aqua", "--seed", "4", "--out", str(file)]
        ).exit_code
        == 0
    )
    checked = RUNNER.invoke(app, ["deck", "check", str(file)])
    assert checked.exit_code == 0
    assert "a legal deck of 30 cards" in checked.output
    again = RUNNER.invoke(app, ["deck", "random", "--leader", "aqua", "--seed", "4"])
    assert (
        again.output
        == file.read_text(encoding="utf-8")
        == RUNNER.invoke(app, ["deck", "show", str(file)]).output
    )


def test_every_violation_of_a_deck_is_listed(tmp_path: Path) -> None:
    file = tmp_path / "bad.deck"
    text = RUNNER.invoke(app, ["deck", "random", "--leader", "hoax", "--seed", "1"]).output
    lines = text.splitlines()
    foreign = ["vulca-01", "vulca-02", "vulca-03", "vulca-04", "vulca-05", "vulca-06"]
    file.write_text("\n".join([*lines, *foreign]) + "\n", encoding="utf-8")
    result = RUNNER.invoke(app, ["deck", "check", str(file)])
    assert result.exit_code == 2
    assert "the deck has 36 cards; it must have exactly 30 [LEG-19.2]" in result.output
    assert "cards of other peoples show" in result.output
    german = RUNNER.invoke(app, ["deck", "check", str(file), "--lang", "de"])
    assert "Karten im Deck: 36" in german.output
    file.write_text("\n".join([*lines, lines[-1]]) + "\n", encoding="utf-8")
    assert "stands on line" in RUNNER.invoke(app, ["deck", "check", str(file)]).output


def test_presets_can_be_shown_and_checked() -> None:
    assert RUNNER.invoke(app, ["deck", "check", "buka"]).exit_code == 0
    assert "preset: buka" in RUNNER.invoke(app, ["deck", "show", "buka"]).output


def test_errors_are_one_line() -> None:
    for arguments in (
        ["deck", "show", "nowhere.deck"],
        ["deck", "random", "--leader", "elf"],
        ["cards", "city"],
    ):
        result = RUNNER.invoke(app, arguments)
        assert result.exit_code == 2
        assert result.output.startswith("obelisk: ")
        assert len(result.output.splitlines()) == 1
