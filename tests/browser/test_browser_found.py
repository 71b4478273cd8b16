"""On a fresh machine the browser of these tests is installed once, and found wherever Debian puts it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from browser import conftest

APT = """#!{python} -S
import os, sys, time
words = sys.argv[5:]
with open("{folder}/asked", "a") as asked:
    asked.write(" ".join(words) + "\\n")
lists = "{folder}/lists"
if words == ["update"]:
    open(lists, "w").close()
elif words[1] == "chromium" and os.path.exists(lists):
    program = "{folder}/debian/chromium"
    open(program, "w").close()
    os.chmod(program, 0o700)
else:
    sys.exit(100)
"""
"""An `apt-get` that has only one of the two browsers, and only when its lists are there."""


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A machine with nothing but that `apt-get`, on whose path Debian's folder is not."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "debian").mkdir()
    apt = tmp_path / "bin" / "apt-get"
    apt.write_text(APT.format(python=sys.executable, folder=tmp_path))
    apt.chmod(0o700)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("CHROMIUM_PATH", raising=False)
    monkeypatch.setattr(conftest, "DEBIANS", tmp_path / "debian")
    monkeypatch.setattr("os.geteuid", lambda: 0)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    conftest.chromium.cache_clear()
    conftest.debians.cache_clear()


def asked(machine: Path) -> list[str]:
    return (machine / "asked").read_text().splitlines()


def test_it_is_installed_and_found_though_its_folder_is_not_on_the_path(machine: Path) -> None:
    assert conftest.chromium() == str(machine / "debian" / "chromium")
    assert [line.split()[:2] for line in asked(machine)] == [
        ["install", "chromium-headless-shell"],
        ["install", "chromium"],
        ["update"],
        ["install", "chromium-headless-shell"],
        ["install", "chromium"],
    ]


def test_who_comes_second_waits_for_who_installs_it(machine: Path) -> None:
    with ThreadPoolExecutor(3) as pool:
        found = list(pool.map(lambda _: conftest.debians.__wrapped__(), range(3)))
    assert found == [str(machine / "debian" / "chromium")] * 3
    assert asked(machine).count("update") == 1


def test_where_it_cannot_be_had_that_is_tried_once(machine: Path) -> None:
    (machine / "debian").rmdir()
    for _ in range(2):
        with pytest.raises(pytest.skip.Exception, match="no Chromium"):
            conftest.chromium()
    assert asked(machine).count("update") == 1


def test_who_is_not_root_installs_nothing(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(pytest.skip.Exception, match="no Chromium"):
        conftest.chromium()
    assert not (machine / "asked").exists()
