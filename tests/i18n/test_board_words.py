"""What the boards of the browser read and say agrees with the engine."""

from __future__ import annotations

import re
from pathlib import Path

from obelisk.games.legends import choices, words
from obelisk.i18n.catalogue import catalogue

BOARDS = Path(__file__).resolve().parents[2] / "web" / "src" / "boards"


def test_the_board_of_legends_reads_phases_as_the_engine_numbers_them() -> None:
    source = (BOARDS / "legends" / "view.ts").read_text("utf-8")
    listed = re.search(r"PHASES = \[([^\]]*)\]", source)
    assert listed
    assert re.findall(r"'(\w+)'", listed[1]) == words.PHASE_NAMES


def test_legends_asks_nothing_that_the_decision_bar_has_no_words_for() -> None:
    asked = {kind for kind in [*choices.PHASE_KINDS, *choices.FRAME_KINDS] if kind}
    assert [kind for kind in asked if not catalogue("en").has(f"web-legends-now-{kind}")] == []
