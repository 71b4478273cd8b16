"""The terminal game, driven by text: whole games, saving, resuming, undo and why."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from obelisk.cli.app import app
from obelisk.cli.screen import choices, console
from obelisk.cli.store import data_folder, last_unfinished, read_record, write_file, write_record
from obelisk.cli.terminal import Terminal
from obelisk.core.record import read
from obelisk.jsontext import decode_json

RUNNER = CliRunner()


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own for each test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "share" / "obelisk"


def play(*words: str, lines: list[str] | None = None, code: int = 0) -> Result:
    result = RUNNER.invoke(app, ["play", *words], input="".join(f"{line}\n" for line in lines or []))
    assert result.exit_code == code, result.output
    return result


def saves(data: Path) -> list[Path]:
    return sorted((data / "games").glob("*.obelisk"))


def seeds(data: Path) -> list[Path]:
    return sorted((data / "seeds").glob("*.seed"))


def test_a_whole_game_from_beginning_to_proof(data: Path) -> None:
    """The person always takes the first choice."""
    result = play("city", "--seed", "2", "--stall_limit", "4", lines=["1"] * 4000)
    assert "The game is over" in result.stdout
    assert "Fair chance. Commitment" in result.stdout
    (file,) = saves(data)
    record = read_record(file)
    assert record.result is not None
    assert record.seed
    assert record.players == ["person", "bot:random"]
    assert seeds(data) == []
    proved = RUNNER.invoke(app, ["verify", str(file)])
    assert proved.exit_code == 0, proved.output
    over = RUNNER.invoke(app, ["play", "--resume", str(file)])
    assert over.exit_code == 2
    assert over.stderr == f"obelisk: {file}: this game is over; obelisk replay shows it\n"


def test_the_seed_is_kept_for_its_owner_until_the_end(data: Path) -> None:
    play("city", lines=["quit"])
    (seed,) = seeds(data)
    assert stat.S_IMODE(seed.stat().st_mode) == 0o600
    (file,) = saves(data)
    assert read_record(file).commitment[:32] == seed.stem
    assert seed.read_text().strip() not in file.read_text()


def test_same_seed_same_game() -> None:
    lines = ["1", "done", "done", "draw", "board", "log 99"]
    one = play("city", "--seed", "5", lines=lines).stdout.splitlines()
    two = play("city", "--seed", "5", lines=lines).stdout.splitlines()
    assert [line for line in one if "/" not in line] == [line for line in two if "/" not in line]


def test_help_board_log_and_bad_input() -> None:
    result = play(
        "city",
        "--seed",
        "3",
        lines=["help", "?", "board", "log", "99", "0", "dance", "", "m", "log 2", "quit"],
    )
    text = result.stdout
    assert "why ACTION" in text
    assert "k black Vulca" in text
    assert "There is no choice 99" in text
    assert "“dance” is refused: this is no action" in text
    assert "[CITY-19.4]" in text
    assert "“m” can mean: move " in text
    assert "The game is saved. Go on with: obelisk play --resume" in text


def test_why_says_the_reason_and_the_rule() -> None:
    result = play(
        "city", "--seed", "3", lines=["why move a1", "why build 1 k3", "why done", "why 1", "why", "move a1"]
    )
    text = result.stdout
    assert "“move a1” is refused: there is no tile in that place [CITY-3.4]" in text
    assert text.count("there is no tile in that place") == 2
    assert (
        "“build 1 k3” is refused: nothing is built in the courtyard: offerings are made there [CITY-5.1]"
        in text
    )
    assert "“done” is allowed." in text
    assert "is allowed." in text.split("“done” is allowed.")[1]


def test_reasons_are_said_in_the_chosen_language() -> None:
    assert "dort liegt keine Tafel [CITY-3.4]" in play("--lang", "de", lines=["why move a1"]).stdout
    assert "there is no" not in play("--lang", "he", lines=["why move a1", "help"]).stdout


def test_undo_takes_back_until_something_was_revealed(data: Path) -> None:
    result = play("city", "--seed", "3", lines=["undo", "move c4", "undo", "undo", "quit"])
    assert result.stdout.count("Taken back.") == 1
    assert result.stdout.count("Nothing can be taken back") == 2
    (file,) = saves(data)
    assert all(ply.action != "move c4" for ply in read_record(file).plies[-1:])


def test_the_end_of_the_input_loses_nothing(data: Path) -> None:
    first = play("city", "--seed", "3", lines=["move c4", "done"])
    assert "The game is saved" in first.stdout
    (file,) = saves(data)
    before = read_record(file)
    actions = [ply.action for ply in before.plies]
    assert actions[-2:] == ["move c4", "done"]
    again = play("--resume", lines=["quit"])
    assert f"Going on after {len(actions)} actions" in again.stdout
    assert [ply.action for ply in read_record(file).plies] == actions
    # The fair chance goes on where it stopped.
    on = play("--resume", str(file), "--seed", "x", lines=["done", "draw", "quit"])
    assert "p1 draws" in on.stdout
    longer = read_record(file)
    assert len(longer.plies) > len(actions)
    assert all(proof for _, proof in longer.outcomes())


def test_a_resumed_game_is_proved_as_a_whole(data: Path) -> None:
    play("city", "--seed", "8", "--stall_limit", "1", lines=["1", "1", "1"])
    play("--resume", "--seed", "8", lines=["done", "draw"])
    for _ in range(60):
        if read_record(saves(data)[0]).result is not None:
            break
        play("--resume", "--seed", "8", lines=["done", "draw", "done", "draw", "draw"])
    proved = RUNNER.invoke(app, ["verify", str(saves(data)[0])])
    assert proved.exit_code == 0, proved.output


def test_save_writes_where_it_is_told(tmp_path: Path, data: Path) -> None:
    file = tmp_path / "deep" / "mine.record"
    copy = tmp_path / "copy.record"
    result = play("city", "--save", str(file), lines=[f"save {copy}", "save", f"save {tmp_path}", "quit"])
    assert read_record(copy).game == "city"
    assert f"Saved: {file}" in result.stdout
    assert "cannot be written" in result.stdout
    assert saves(data) == []
    again = play("city", "--save", str(file), code=2)
    assert again.stderr == f"obelisk: {file}: is there already; go on with --resume {file}\n"


def test_a_cut_save_goes_on_after_its_last_whole_line(data: Path) -> None:
    play("city", "--seed", "3", lines=["move c4", "quit"])
    (file,) = saves(data)
    file.write_text(file.read_text()[:-9])
    result = play("--resume", lines=["quit"])
    assert "The record is cut off" in result.stdout
    assert not read_record(file).is_cut


def test_without_fair_chance_nothing_is_promised(data: Path) -> None:
    result = play("city", "--no-fair", "--seed", "1", lines=["done", "draw", "quit"])
    assert "Commitment" not in result.stdout
    (file,) = saves(data)
    assert read_record(file).commitment == ""
    assert seeds(data) == []
    play("--resume", lines=["done", "quit"])


def test_a_lost_seed_is_said(data: Path) -> None:
    play("city", lines=["quit"])
    (seed,) = seeds(data)
    kept = seed.read_text()
    seed.write_text("0" * 64)
    assert "not the seed that was committed to" in play("--resume", code=2).stderr
    seed.unlink()
    assert "the seed of this game is not in" in play("--resume", code=2).stderr
    assert "The game is saved" in play("--resume", "--no-fair", lines=["quit"]).stdout
    assert kept


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_person_sits_where_told(seat: int, data: Path) -> None:
    result = play("city", "--seats", "3", "--seat", str(seat), "--seed", "1", lines=["quit"])
    assert f"hand p{seat}" in result.stdout
    assert read_record(saves(data)[0]).players.index("person") == seat - 1
    assert f"hand p{seat}" in play("--resume", lines=["quit"]).stdout


def test_mistakes_are_one_line(tmp_path: Path) -> None:
    def line(*words: str) -> str:
        stderr = play(*words, code=2).stderr
        assert stderr.count("\n") == 1
        return stderr.removeprefix("obelisk: ").strip()

    assert line("chess").startswith("unknown game 'chess'")
    assert line("city", "--seats", "5") == "option players = 5: must be 2, 3 or 4 [CITY-17.1]"
    assert line("city", "--seat", "3") == "--seat 3: must be from 1 to 2"
    assert line("city", "--bot", "genius").startswith("unknown bot 'genius'; known: random, ")
    assert line("city", "--seats", "4", "--bot", "random", "--bot", "random").startswith(
        "--bot is given 2 times"
    )
    assert line("--lang", "xx").startswith("unknown language")
    assert line("--resume").startswith("there is no unfinished game in")
    assert line("city", "--resume").startswith("there is no unfinished game of city in")
    assert line("--resume", str(tmp_path / "no")) == f"{tmp_path / 'no'}: there is no such file"
    assert line("--resume", "x", "--seats", "3") == "a resumed game has its options already"
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert "cannot be written" in line("city", "--save", str(blocked / "x.record"))


def test_a_record_that_names_too_few_players_is_refused(data: Path) -> None:
    play("city", "--seats", "3", "--no-fair", lines=["quit"])
    (file,) = saves(data)
    record = read_record(file)
    record.players = record.players[:2]
    write_record(file, record)
    assert "does not say who sits where" in play("--resume", str(file), code=2).stderr
    assert "not of 'chess'" in play("chess", "--resume", str(file), code=2).stderr


def test_the_last_game_is_the_one_played_last(data: Path) -> None:
    play("city", "--seed", "1", lines=["quit"])
    time.sleep(0.02)
    play("city", "--seed", "2", lines=["quit"])
    older, newer = sorted(saves(data), key=lambda file: file.stat().st_mtime_ns)
    (data / "games" / "broken.obelisk").write_text("no record")
    assert last_unfinished(None) == newer
    os.utime(older)
    assert last_unfinished("city") == older


def test_a_killed_program_leaves_a_whole_record(data: Path) -> None:
    """kill -9 in the middle of a game; then it goes on."""
    program = subprocess.Popen(
        [sys.executable, "-m", "obelisk.cli.app", "play", "city", "--seed", "4"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert program.stdin is not None
    assert program.stdout is not None
    for _ in range(12):
        program.stdin.write("1\n")
        program.stdin.flush()
    seen = ""
    while "Turn of p2" not in seen:
        line = program.stdout.readline()
        assert line
        seen += line
    program.send_signal(signal.SIGKILL)
    program.wait()
    program.stdin.close()
    program.stdout.close()
    (file,) = saves(data)
    record = read(file.read_text(encoding="utf-8"), decode_json)
    assert not record.is_cut
    assert any(ply.seat == 0 for ply in record.plies)
    assert "Going on after" in play("--resume", lines=["quit"]).stdout


def test_ctrl_c_saves_and_leaves(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Terminal, prompt: str) -> str | None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "read_line", interrupted)
    assert "The game is saved" in play("city").stdout
    assert len(saves(data)) == 1


def test_files_are_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b.txt"
    write_file(path, "one")
    write_file(path, "two", 0o600)
    assert path.read_text() == "two"
    assert [file.name for file in path.parent.iterdir()] == ["b.txt"]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_data_folder_is_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ann")
    assert data_folder() == Path("/home/ann/.local/share/obelisk")


def test_choices_stand_together(capsys: pytest.CaptureFixture[str]) -> None:
    choices(console(), ["move a1", "move a2", "play b1 c3", "play b1 c4", "build 2 w3+w2", "done"])
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert lines == ["move 1 a1 2 a2", "play b1 3 c3 4 c4", "build 2 5 w3+w2", "done 6"]
