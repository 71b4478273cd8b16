"""What a release says of itself."""

from __future__ import annotations

import json
import tomllib

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
