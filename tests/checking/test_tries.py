"""A test that hangs is stopped, shown and tried once more; what passes at a later try is named."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tries
from script_files import ROOT

TESTS = """
import asyncio, time
from pathlib import Path

def is_first_time(name):
    try:
        Path(name).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True

def test_hangs_once():
    if is_first_time("hung"):
        time.sleep(60)

async def waits():
    await asyncio.sleep(60)

def test_hangs_always():
    asyncio.run(waits())

def test_fails_once():
    assert not is_first_time("failed")

def test_is_fine():
    pass
"""


def told(folder: Path, name: str) -> str:
    """What pytest says of these tests in a folder of that name, with patience for three seconds."""
    for file in ("conftest.py", "collecting.py", "tries.py"):
        text = (ROOT / "tests" / file).read_text().replace("PATIENCE = 240.0", "PATIENCE = 3.0")
        (folder / file).write_text(text)
    (folder / name).mkdir()
    (folder / name / "test_it.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2", "-rfE"]
    return subprocess.run([*command, name], cwd=folder, env={}, capture_output=True, text=True).stdout


def test_what_hangs_is_stopped_and_tried_once_more(tmp_path: Path) -> None:
    said = told(tmp_path, "rules")
    assert "FAILED rules/test_it.py::test_hangs_always - tries.TookTooLong: did not end" in said
    assert "FAILED rules/test_it.py::test_fails_once" in said, "what fails is not tried again everywhere"
    assert "TRIED AGAIN rules/test_it.py::test_hangs_once: call: " in said
    assert "2 failed, 2 passed" in said


def test_tests_of_many_processes_have_a_second_try(tmp_path: Path) -> None:
    said = told(tmp_path, "server")
    assert "TRIED AGAIN server/test_it.py::test_fails_once: call: " in said
    assert "1 failed, 3 passed" in said


def test_on_a_busy_machine_everybody_has_more_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    for load, seconds in ((0.5, 10), (tries.BUSY, 10), (3 * tries.BUSY, 30)):
        monkeypatch.setattr(os, "getloadavg", lambda load=load: (load, 0.0, 0.0))
        assert tries.allowed(10) == seconds
