"""What a release says of itself."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

import pytest

import obelisk
from script_files import ROOT, script

release = script("release")


def test_the_version_stands_in_one_place() -> None:
    assert release.version() == obelisk.__version__
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" not in project
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text("utf-8"))


def test_the_notes_of_a_release_are_its_section_of_the_changelog() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines()
    newest = next(line.split()[1] for line in lines if line.startswith("## "))
    notes = release.changes(newest)
    assert notes.startswith("- ")
    assert "\n## " not in notes
    assert release.changes("0.0.0") == ""


def test_every_python_of_the_matrix_is_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    promised = [line.rpartition(" ")[2] for line in project["classifiers"] if "Python :: 3." in line]
    assert promised == list(release.PYTHONS)


class Builds:
    """Stands in for what takes minutes; what it was asked for, and what fails."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.failing: set[str] = set()

    def build(self, sdist: Path, python: str, place: Path, is_fast: bool) -> Path:
        return self.made(
            place / "repaired" / f"obelisk-1-{place.name}-abi-manylinux_2_17_x86_64.whl", "build"
        )

    def check(self, wheel: Path, python: str, sources: Path, place: Path) -> tuple[str, dict[str, str]]:
        self.made(place / "environment", "check")
        return "7 passed", {"city": "abc"}

    def made(self, file: Path, step: str) -> Path:
        number = next(part for part in file.parts if part in release.PYTHONS)
        self.asked.append(f"{step} {number}")
        if f"{step} {number}" in self.failing:
            raise release.Failed(step)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("package")
        return file


def matrix(place: Path) -> dict[str, str | None]:
    """A run over two Pythons: what the tests said on each."""
    sdist = place / "sdist" / "obelisk-1.tar.gz"
    rows = {
        number: release.check_python(number, sys.executable, sdist, place / "sources", is_fast=False)
        for number in ("3.11", "3.12")
    }
    assert release.table(rows, ["3.14"]).splitlines()[-1] == "| 3.14 | skipped: not to be had here | | | |"
    return {number: row and row.tests for number, row in rows.items()}


def test_a_matrix_that_was_stopped_goes_on_with_what_is_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    builds = Builds()
    monkeypatch.setattr(release, "build_wheel", builds.build)
    monkeypatch.setattr(release, "check_wheel", builds.check)
    builds.failing = {"build 3.11", "check 3.12"}
    assert matrix(tmp_path) == {"3.11": None, "3.12": None}
    assert builds.asked == ["build 3.11", "build 3.12", "check 3.12"]
    builds.asked, builds.failing = [], set()
    assert matrix(tmp_path) == {"3.11": "7 passed", "3.12": "7 passed"}
    assert builds.asked == ["build 3.11", "check 3.11", "check 3.12"]
    builds.asked = []
    assert matrix(tmp_path) == {"3.11": "7 passed", "3.12": "7 passed"}
    assert builds.asked == []


def test_records_must_be_equal_on_all_pythons() -> None:
    def row(number: str, digest: str) -> object:
        return release.Row(number, number, "a.whl", "7 passed", {"city": digest}, 1.0, 1.0)

    assert release.compare_records([row("3.11", "abc"), row("3.12", "abc")])
    assert not release.compare_records([row("3.11", "abc"), row("3.12", "abd")])
