"""The numbers of legal lines from stored positions of each game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from script_files import script

FOLDER = Path(__file__).resolve().parent
PERFT = script("perft")
PATHS = sorted(FOLDER.glob("*/*.json"))
FEWEST = 6


def position_of(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text())
    return found


def label(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", PATHS, ids=label)
def test_counts_of_legal_lines(path: Path) -> None:
    game = path.parent.name
    position = position_of(path)
    counts = PERFT.count(game, position, len(position["counts"]))
    command = f".venv/bin/python scripts/perft.py {game} --write"
    assert counts == position["counts"], f"{position['about']}; if that is meant, run: {command}"


@pytest.mark.parametrize("path", PATHS, ids=label)
def test_the_files_are_written_as_the_command_writes_them(path: Path) -> None:
    assert path.read_text() == PERFT.text_of(position_of(path))


@pytest.mark.parametrize("game", ["city", "drakon", "legends"])
def test_there_are_enough_positions(game: str) -> None:
    assert len(list((FOLDER / game).glob("*.json"))) >= FEWEST
