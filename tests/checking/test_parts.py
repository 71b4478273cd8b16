"""`./check` runs its parts side by side, goes on when one fails, and says at the end what failed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from script_files import script

parts = script("parts")
FINE = [sys.executable, "-c", "print('fine')"]
TELLS = [sys.executable, "-c", "print('FAILED tests/a.py::test_b'); raise SystemExit(1)"]
STOPS = [sys.executable, "-c", "raise SystemExit(3)"]


def test_all_parts_run_and_what_failed_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check = parts.Parts(tmp_path)
    check.run_lanes([parts.Part("three", STOPS)], [parts.Part("one", FINE), parts.Part("two", TELLS)])
    check.run(parts.Part("four", STOPS, fine=[0, 3]))
    assert check.finish() == 1
    said = capsys.readouterr().out
    assert said.count("fine") == 0, "what is fine is not shown while another lane is"
    for line in ("== one: done", "== two: FAILED", "== three: FAILED", "== four: done"):
        assert line in said
    failed = said.split("== what failed\n")[1]
    assert "  two\n    FAILED tests/a.py::test_b\n" in failed
    assert "  three: " in failed
    assert "one" not in failed
    assert "four" not in failed


def test_nothing_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check = parts.Parts(tmp_path)
    check.run(parts.Part("one", FINE))
    assert check.finish() == 0
    assert capsys.readouterr().out.endswith("== everything is fine\n")


def test_what_was_left_out_is_told_at_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    skipped = "SKIPPED [245] tests/browser/conftest.py:72: no Chromium"
    check = parts.Parts(tmp_path)
    check.run(parts.Part("one", [sys.executable, "-c", f"print({skipped!r})"]))
    assert check.finish() == 0
    assert f"== {skipped}\n== everything is fine\n" in capsys.readouterr().out


def test_the_first_lane_is_seen_at_work(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parts.Parts(tmp_path).run_lanes([parts.Part("one", FINE)], [parts.Part("two", FINE)])
    assert capsys.readouterr().out.count("fine\n") == 1


def test_a_lane_beside_the_others_is_waited_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It waits for what is run meanwhile, so that it could not end if it were not beside it."""
    waits = "import os, time\nwhile not os.path.exists('met'): time.sleep(0.01)"
    check = parts.Parts(tmp_path)
    with check.beside([parts.Part("waits", [sys.executable, "-c", waits]), parts.Part("two", TELLS)]):
        check.run(parts.Part("meets", [sys.executable, "-c", "open('met', 'w')"]))
    assert check.finish() == 1
    said = capsys.readouterr().out
    assert "== waits: done" in said
    assert said.count("FAILED tests/a.py::test_b") == 2, "as it fails, and at the end"


def test_a_part_that_yields_is_the_last_in_line(tmp_path: Path) -> None:
    look = "import os; raise SystemExit(0 if os.nice(0) == 19 else 1)"
    assert not parts.Parts(tmp_path).run(parts.Part("look", [sys.executable, "-c", look], yields=True)).failed


def test_parts_have_an_environment_and_a_place(tmp_path: Path) -> None:
    look = "import os; raise SystemExit(0 if os.environ['ROOM'] == os.getcwd() else 1)"
    part = parts.Part("look", [sys.executable, "-c", look], ROOM=str(tmp_path.resolve()))
    assert not parts.Parts(tmp_path).run(part).failed


def test_the_work_of_a_part_is_told_beside_its_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of what it starts as well; waiting is no work."""
    works = "import time; end = time.process_time() + 0.6\nwhile time.process_time() < end: pass"
    busy = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {works!r}])"
    check = parts.Parts(tmp_path)
    check.run(parts.Part("busy", [sys.executable, "-c", busy]))
    waits = check.run(parts.Part("waits", [sys.executable, "-c", "import time; time.sleep(0.6)"]))
    assert waits.work < 0.5 < waits.seconds
    check.finish()
    assert "busy  (1 s of processors)" in capsys.readouterr().out


def test_the_slowest_test_files_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.xml"
    report.write_text(
        '<testsuites><testsuite><testcase classname="tests.core.test_rng.TestBelow" time="70.5"/>'
        '<testcase classname="tests.core.test_rng" time="1.5"/>'
        '<testcase classname="tests.core.test_deal" time="3.0"/></testsuite></testsuites>'
    )
    check = parts.Parts(tmp_path)
    closes = [sys.executable, "-c", "print('....'); print('3 passed in 0.5s')"]
    check.run_lanes(
        [parts.Part("tests, interpreted", FINE, times=tmp_path / "no report.xml")],
        [parts.Part("tests, compiled", closes, times=report)],
    )
    assert check.finish() == 0
    said = capsys.readouterr().out
    assert "3 passed in 0.5s\n== tests, compiled: done" in said
    assert "...." not in said
    assert [line for line in said.splitlines() if "tests/core" in line] == [
        "     72 s  tests/core/test_rng.py (compiled)",
        "      3 s  tests/core/test_deal.py (compiled)",
    ]


def test_what_parts_import_is_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where the environment forbids to write bytecode; nothing is put beside the source."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "")
    (tmp_path / "imported.py").write_text("")
    check = parts.Parts(tmp_path)
    imports = parts.Part("imports", [sys.executable, "-c", "import imported"])
    check.run(imports)
    parts.keep_bytecode(tmp_path / "kept")
    assert list(tmp_path.rglob("imported*.pyc")) == []
    check.run(imports)
    (file,) = tmp_path.rglob("imported*.pyc")
    assert file.relative_to(tmp_path).parts[0] == "kept"
    parts.keep_bytecode(tmp_path / "kept")
    assert not file.exists(), "a folder of a test is not there again"
