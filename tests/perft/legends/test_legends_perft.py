"""The numbers of legal lines from stored positions of Legends."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]
FOLDER = Path(__file__).resolve().parent
COMMAND = ".venv/bin/python scripts/perft.py legends --write"


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("perft", ROOT / "scripts" / "perft.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PERFT = script()
POSITIONS: dict[str, dict[str, Any]] = {
    path.stem: json.loads(path.read_text()) for path in FOLDER.glob("*.json")
}


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_counts_of_legal_lines(name: str) -> None:
    position = POSITIONS[name]
    counts = PERFT.count("legends", position, len(position["counts"]))
    assert counts == position["counts"], f"{position['about']}; if that is meant, run: {COMMAND}"


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_the_files_are_written_as_the_command_writes_them(name: str) -> None:
    assert (FOLDER / f"{name}.json").read_text() == PERFT.text_of(POSITIONS[name])


def test_there_are_enough_positions() -> None:
    assert len(POSITIONS) >= 6
