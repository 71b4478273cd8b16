"""`obelisk arena` and `obelisk hint` on the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from typer.testing import CliRunner

from obelisk.cli.app import app
from obelisk.cli.arena import split_bots
from obelisk.core.chance import SeededChance
from obelisk.core.record import write
from obelisk.core.table import open_table
from obelisk.games.city import GAME
from obelisk.jsontext import encode_json

RUNNER = CliRunner()


def run(*words: str) -> tuple[int, str, str]:
    done = RUNNER.invoke(app, list(words))
    return done.exit_code, done.stdout, done.stderr


def test_bots_are_told_apart() -> None:
    assert split_bots("random,search:sims=20,width=4,level:4") == [
        "random",
        "search:sims=20,width=4",
        "level:4",
    ]


def test_an_arena_is_held_reported_and_gone_on_with(tmp_path: Path) -> None:
    words = ["arena", "city", "--bots", "casual:margin=0.5,random", "--games", "2", "--stall-limit", "1"]
    words += ["--report", str(tmp_path / "out"), "--json"]
    code, out, _ = run(*words)
    assert code == 0
    first = json.loads(out)
    assert first["games"] == 2
    assert (tmp_path / "out" / "report.html").read_text().startswith("<!doctype html>")
    code, out, _ = run(*words)
    assert json.loads(out)["results"] == first["results"]


def test_a_matrix_over_decks_is_one_command(tmp_path: Path) -> None:
    words = ["arena", "legends", "--bots", "casual:margin=0.5,random", "--games", "1", "--max-turns", "4"]
    words += ["--decks", "vulca,hoax,flit", "--report", str(tmp_path / "out")]
    code, out, _ = run(*words, "--json")
    assert code == 0
    summary = json.loads(out)
    assert [row["decks"] for row in summary["tables"]] == [
        *[["vulca", "vulca"], ["vulca", "hoax"], ["vulca", "flit"]],
        *[["hoax", "hoax"], ["hoax", "flit"], ["flit", "flit"]],
    ]
    assert [row["games"] for row in summary["tables"]] == [2] * 6
    assert "<h2>Decks</h2>" in (tmp_path / "out" / "report.html").read_text()
    code, out, _ = run(*words)
    assert code == 0
    assert "decks, row against column" in out
    code, _, error = run("arena", "legends", "--bots", "random,casual", "--decks", "vulca,nobody")
    assert (code, error) == (2, "obelisk: --decks vulca,nobody: 'nobody' is no preset deck\n")


def test_an_arena_that_cannot_be_held_says_why() -> None:
    code, _, error = run("arena", "city", "--bots", "random,clever")
    assert code == 2
    assert error.startswith("obelisk: unknown bot 'clever'")
    code, _, error = run("arena", "city", "--bots", "random")
    assert (code, error) == (2, "obelisk: an arena needs at least two bots\n")
    code, _, error = run("arena", "city", "--bots", "random,casual", "--between", "much")
    assert (code, error) == (2, "obelisk: --between much: expected two scores, as in 0.5,0.65\n")


def test_a_program_that_never_answers_scores_nothing(tmp_path: Path) -> None:
    """It is there and can be started, but what it is to run is not: random play used to be its score."""
    bot = f"stdio:{sys.executable} {tmp_path / 'missing.py'}"
    words = ["arena", "city", "--bots", f"{bot},random", "--games", "2", "--stall-limit", "1", "--json"]
    code, out, error = run(*words)
    assert code == 2
    assert json.loads(out)["games"] == 2
    why = "it never answered in a game, which was played at random; its score is not its own"
    assert error == f"obelisk: {bot}: {why}\n"


def test_an_arena_without_luck() -> None:
    words = [
        "arena",
        "drakon",
        "--bots",
        "greedy,random",
        "--games",
        "2",
        "--goal",
        "short",
        "--luck-adjusted",
    ]
    code, out, _ = run(*words)
    assert code == 0
    assert "without luck" in out
    assert "deals needed" in out


def test_hints_for_a_record(tmp_path: Path) -> None:
    table = open_table(GAME, {"players": 2}, SeededChance(1), ["a", "b"])
    file = tmp_path / "game.record"
    file.write_text(write(table.record, encode_json))
    decision = table.decision()
    assert decision is not None
    words = ["hint", str(file), "--at", "0", "--sims", "8", "--bot", "search:width=3,turns=0", "--json"]
    code, out, _ = run(*words, "--seat", str(decision.seat + 1))
    assert code == 0
    found = json.loads(out)
    assert found["at"] == 0
    assert 1 <= len(found["hints"]) <= 3
    texts = [GAME.notate(table.state, action) for action in GAME.legal(table.state)]
    assert all(hint["action"] in texts for hint in found["hints"])
    code, _, error = run(*words, "--seat", str(2 - decision.seat))
    assert code == 2
    assert "who decides" in error
    code, _, error = run("hint", str(file), "--at", "5")
    assert (code, error) == (2, "obelisk: --at 5: the file has 0 actions\n")
    code, _, error = run("hint", str(file), "--bot", "random")
    assert (code, error) == (2, "obelisk: bot 'random': hints need a bot that searches\n")
