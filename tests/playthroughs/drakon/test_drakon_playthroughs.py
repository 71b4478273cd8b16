"""The golden playthroughs of Drakon are what the rules play now."""

from __future__ import annotations

from pathlib import Path

from script_files import script

FOLDER = Path(__file__).resolve().parent


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
