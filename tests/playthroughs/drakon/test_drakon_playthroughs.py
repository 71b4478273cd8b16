"""The golden playthroughs of Drakon are what the rules play now."""

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
    assert script("playthroughs").differences("drakon") == []


def test_they_show_heroes_teams_goals_and_nearly_every_action() -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.txt"))]
    for wanted in (
        *[f"option players {number}\n" for number in (2, 3, 4, 5, 6)],
        *[f'option goal "{goal}"\n' for goal in ("standard", "short", "fixed", "escape", "team")],
        *['option heroes "random"\n', 'option heroes "draft"\n', "option knight_vs_drakon true\n"],
        *["result goal", "result escape", "result dead_end"],
        *[
            " place ",
            " move ",
            " wizard ",
            " amazon ",
            " barbarian ",
            " dwarf",
            " discard ",
            " done",
            " thief ",
        ],
        *[" thief swap ", " shift ", " destroy ", " rotate ", " float ", " map ", " control ", " drakon "],
        *[" jump", " stay", " keep", " allow", " draft ", " end"],
        *["| draw p", "| coin ", "| take "],
    ):
        assert any(wanted in text for text in texts), wanted
    assert all(len(text) < 150_000 for text in texts)
