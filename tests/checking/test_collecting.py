"""Of the workers of a run the first collects alone: it writes the bytecode that the others find."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from script_files import ROOT

CONFTEST = """
import os
from pathlib import Path
import pytest
from collecting import in_turn

def note(what):
    with Path("notes").open("a") as notes:
        notes.write(f"{what} {os.environ.get('PYTEST_XDIST_WORKER', 'alone')}\\n")

@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection(session):
    with in_turn(session.config):
        note("begins")
        done = yield
        note("ends")
        return done
"""


def notes(folder: Path, *options: str) -> list[str]:
    """What the workers of a run note about their collecting, in order."""
    (folder / "collecting.py").write_text((ROOT / "tests" / "collecting.py").read_text())
    (folder / "conftest.py").write_text(CONFTEST)
    (folder / "test_it.py").write_text("def test_it():\n    pass\n")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options]
    done = subprocess.run(command, cwd=folder, env={}, capture_output=True, text=True)
    assert "1 passed" in done.stdout, done.stdout + done.stderr
    return [line for line in (folder / "notes").read_text().splitlines() if not line.endswith("alone")]


def test_the_first_worker_collects_before_the_others(tmp_path: Path) -> None:
    said = notes(tmp_path, "-n", "3")
    assert said[:2] == ["begins gw0", "ends gw0"]
    assert sorted(said[2:]) == ["begins gw1", "begins gw2", "ends gw1", "ends gw2"]


def test_one_process_waits_for_nobody(tmp_path: Path) -> None:
    assert notes(tmp_path) == []
