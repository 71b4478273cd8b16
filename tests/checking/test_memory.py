"""A campaign that was interrupted goes on with what has not passed yet."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from script_files import ROOT, script

CAMPAIGN = """
import os, pytest

@pytest.mark.parametrize("portion", range(3))
def test_campaign(portion):
    assert portion != int(os.environ["BROKEN"])
"""


def campaign(folder: Path, broken: int) -> list[str]:
    """Runs the portions that are left; what has passed afterwards."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--memory", "memory.txt"]
    subprocess.run([*command, "test_it.py"], cwd=folder, env={"BROKEN": str(broken)}, capture_output=True)
    return [line.split()[1] for line in (folder / "memory.txt").read_text().splitlines()]


def test_what_has_passed_is_not_run_again(tmp_path: Path) -> None:
    for name in ("conftest.py", "collecting.py", "tries.py"):
        (tmp_path / name).write_text((ROOT / "tests" / name).read_text())
    (tmp_path / "test_it.py").write_text(CAMPAIGN)
    first, second, third = (f"test_it.py::test_campaign[{number}]" for number in range(3))
    assert campaign(tmp_path, broken=1) == [first, third]
    assert campaign(tmp_path, broken=0) == [first, third, second], "the first is not tried again"


def test_the_hash_of_what_is_tested_changes_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = script("long")
    monkeypatch.setattr(long, "ROOT", tmp_path)
    (tmp_path / "tests" / "__pycache__").mkdir(parents=True)
    (tmp_path / "tests" / "test_it.py").write_text(CAMPAIGN)
    before = long.content()
    (tmp_path / "tests" / "__pycache__" / "test_it.pyc").write_text("made")
    assert long.content() == before
    (tmp_path / "tests" / "test_it.py").write_text(CAMPAIGN + "#")
    assert long.content() != before


def test_what_is_left_is_reckoned_from_what_portions_took_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = script("long")
    monkeypatch.setattr(long, "MEMORY", tmp_path)
    (tmp_path / "before.txt").write_text("30.0 t.py::test_a[0]\n50.0 t.py::test_a[1]\n")
    (tmp_path / "now.txt").write_text("31.0 t.py::test_a[0]\n")
    portions = [f"t.py::test_a[{number}]" for number in range(3)]
    done, known = long.seconds_in(tmp_path / "now.txt"), long.known_seconds()
    assert long.left_of(portions, done, known) == 50 + (known[portions[0]] + 50) / 2
    assert long.left_of(portions, dict.fromkeys(portions, 1.0), known) == 0
    assert long.left_of(["t.py::test_b"], done, known) is None
