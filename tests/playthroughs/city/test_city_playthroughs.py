"""The golden playthroughs of City are what the rules play now."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[3]
FOLDER = Path(__file__).resolve().parent


def script(name: str) -> ModuleType:
    """A module of the folder `scripts`, which is no package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_playthroughs_are_as_stored() -> None:
    """Each difference names the file, the line, and the command that writes the files anew."""
    assert script("playthroughs").differences("city") == []


def test_they_show_both_editions_every_number_of_seats_and_every_kind_of_decision() -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.txt"))]
    for wanted in (
        *("option players 2\n", "option players 3\n", "option players 4\n"),
        *('option edition "2006"\n', 'option edition "2018"\n'),
        *("option expansion true\n", 'option layout "random"\n', 'option layout "cross"\n'),
        *(" contribution\n", " movement\n", " discard\n", " build ", " offer", " go ", " take", " play "),
        *("result offerings", "result stall", "| aside p", "| draw p"),
    ):
        assert any(wanted in text for text in texts), wanted
    assert all(len(text) < 150_000 for text in texts)
