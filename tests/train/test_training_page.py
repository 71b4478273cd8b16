"""How far a training is: its page and its curves, and what is left when it is stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from obelisk.train.curves import draw, games_of, hours_of
from obelisk.train.page import Page

SMALL = """
game = "legends"
seed = "stopped"
first = "legends-v1"
generations = 1
games = 100000
keep = 2
[play]
at_once = 1
"""


def generation(number: int, accepted: bool = True, **more: Any) -> dict[str, Any]:
    return {
        "generation": number,
        "games": 1500,
        "held_out": 0.6 - number / 10,
        "gate": [0.55, 0.04, 40],
        "accepted": accepted,
        "seconds": [1700, 60, 40],
        **more,
    }


HISTORY = [generation(0, yardstick=[0.61, 0.05, 80]), generation(1, accepted=False)]


def test_strength_is_told_by_games_and_by_hours() -> None:
    assert games_of(HISTORY) == [1.5, 3.0]
    assert hours_of(HISTORY) == [0.5, 1.0]


def test_the_page_has_a_row_for_each_generation_and_the_curves(tmp_path: Path) -> None:
    page = Page(tmp_path, "Training <legends>", "legends-v1")
    page.show([], "generation 0: 20 of 1,500 games, 4.0 a second", goes_on=True)
    shown = (tmp_path / "index.html").read_text()
    assert "20 of 1,500 games" in shown
    assert 'http-equiv="refresh"' in shown
    assert "<img" not in shown
    page.show(HISTORY, "all generations are learnt", goes_on=False)
    shown = (tmp_path / "index.html").read_text()
    assert "Training &lt;legends&gt;" in shown
    assert "refresh" not in shown
    assert '<img src="curves.png?2"' in shown
    assert (tmp_path / "curves.png").read_bytes().startswith(b"\x89PNG")
    first, second = shown.split("<tr><td>")[1:]
    assert "1,500</td><td>0.50</td><td>0.6000</td><td>55.0% ± 4.0% (40)</td><td>61.0% ± 5.0% (80)" in first
    assert "<td>–</td><td>not accepted</td>" in second


def test_the_picture_is_drawn_again_only_for_a_new_generation(tmp_path: Path) -> None:
    page = Page(tmp_path, "Training", "")
    picture = tmp_path / "curves.png"
    page.show(HISTORY[:1], "one", goes_on=True)
    picture.write_bytes(b"old")
    page.show(HISTORY[:1], "still one", goes_on=True)
    assert picture.read_bytes() == b"old"
    page.show(HISTORY, "two", goes_on=True)
    assert picture.read_bytes() != b"old"


def test_without_matplotlib_the_numbers_are_there_and_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert not draw(HISTORY, "Training", "", tmp_path / "curves.png")
    Page(tmp_path, "Training", "").show(HISTORY, "two", goes_on=False)
    shown = (tmp_path / "index.html").read_text()
    assert "obelisk[plots]" in shown
    assert "<img" not in shown
    assert shown.count("<tr><td>") == 2


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_who_stops_a_training_leaves_no_process_behind(tmp_path: Path, sign: signal.Signals) -> None:
    pytest.importorskip("torch")
    plan = tmp_path / "legends.toml"
    plan.write_text(SMALL)
    folder = tmp_path / "out"
    command = [sys.executable, "-m", "obelisk.cli.app", "train", str(plan), "--into", str(folder)]
    training = subprocess.Popen(
        [*command, "--workers", "2", "--device", "cpu"], stdout=subprocess.PIPE, text=True, process_group=0
    )
    games = folder / "games" / "000.jsonl"
    while not games.exists():
        assert training.poll() is None
        time.sleep(0.05)
    training.send_signal(sign)
    said, _ = training.communicate(timeout=120)
    assert training.returncode == 130
    assert said.splitlines()[-1] == "stopped; the same command goes on"
    assert "stopped in generation 0" in (folder / "index.html").read_text()
    deadline = time.monotonic() + 30
    while is_alive(training.pid):
        assert time.monotonic() < deadline, "processes of the training are left"
        time.sleep(0.05)


def is_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
