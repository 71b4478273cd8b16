"""`obelisk show` and `obelisk hint` with position files, and variations in `obelisk replay`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import obelisk
from obelisk.board import Board
from obelisk.cli.app import app

RUNNER = CliRunner()


def run(*words: str, code: int = 0) -> str:
    result = RUNNER.invoke(app, list(words), env={"COLUMNS": "100"})
    assert result.exit_code == code, result.output
    return result.stdout if code == 0 else result.stderr


@pytest.fixture
def board() -> Board:
    """City for two after thirty actions."""
    found = obelisk.new("city", players=2, seed=3)
    for _ in range(30):
        found.push(found.ask("random"))
    return found


def test_a_position_is_shown_openly_or_as_a_seat_knows_it(board: Board, tmp_path: Path) -> None:
    file = tmp_path / "a.position"
    file.write_text(board.position(), encoding="utf-8")
    openly = run("show", str(file))
    assert "p2: movement" in openly
    assert openly.count("hand") >= 2
    assert run("show", str(file), "--seat", "1") != run("show", str(file), "--seat", "2")
    assert run("show", str(file), "--seat", "none") != openly
    assert "must be from 1 to 2" in run("show", str(file), "--seat", "5", code=2)


def test_any_ply_of_a_record_becomes_a_position_file(board: Board, tmp_path: Path) -> None:
    record = tmp_path / "game.obelisk"
    board.save(record)
    text = run("show", str(record), "--at", "12", "--position")
    assert text == board.at(12).position()
    assert "the file has 30 actions" in run("show", str(record), "--at", "99", code=2)


def test_hints_for_a_position_file(board: Board, tmp_path: Path) -> None:
    file = tmp_path / "a.position"
    file.write_text(board.position(), encoding="utf-8")
    found = json.loads(run("hint", str(file), "--sims", "8", "--json"))
    assert found["seat"] == "p2"
    assert {hint["action"] for hint in found["hints"]} <= set(board.legal)


def test_what_is_wrong_is_said_with_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "a.position"
    file.write_text("obelisk position 1\ngame chess\n", encoding="utf-8")
    for command in ("show", "hint"):
        assert f"{file}: line 2: unknown game 'chess'" in run(command, str(file), code=2)


def test_a_replay_tells_comments_and_variations(board: Board, tmp_path: Path) -> None:
    record = tmp_path / "game.obelisk"
    notes = {
        "comments": {"2": "Bold."},
        "lines": [{"at": 2, "plies": ["p2 done"], "comments": {"1": "Safe."}}],
    }
    record.write_text(f"{board.record}analysis {json.dumps(notes)}\n", encoding="utf-8")
    told = run("replay", str(record))
    assert "# Bold." in told
    assert "3' p2 done" in told
    assert "# Safe." in told
    assert "cut" not in told
    record.write_text(f"{board.record}analysis {{\n", encoding="utf-8")
    assert "the variations are no JSON" in run("replay", str(record), code=2)
