"""The golden playthroughs of City are what the rules play now."""

from __future__ import annotations

from pathlib import Path

from script_files import script

FOLDER = Path(__file__).resolve().parent


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
