"""The golden playthroughs of Legends and of its draft are what the rules play now."""

from __future__ import annotations

from pathlib import Path

import pytest

from obelisk.games.legends.deckbuilding.presets import PEOPLES
from script_files import script

FOLDER = Path(__file__).resolve().parent


@pytest.mark.parametrize("game", ["legends", "legends-draft"])
def test_the_playthroughs_are_as_stored(game: str) -> None:
    """Each difference names the file, the line, and the command that writes the files anew."""
    assert script("playthroughs").differences(game) == []


def texts(game: str) -> dict[str, str]:
    return {path.stem: path.read_text(encoding="utf-8") for path in (FOLDER.parent / game).glob("*.txt")}


def test_every_people_meets_two_others() -> None:
    pairs = [name.split("-") for name in texts("legends")]
    presets = [pair for pair in pairs if set(pair) <= set(PEOPLES)]
    assert len(presets) >= 6
    for people in PEOPLES:
        assert len([pair for pair in presets if people in pair]) == 2


def test_they_show_every_sort_of_action_and_the_modules() -> None:
    stored = texts("legends")
    whole = "\n".join(stored.values())
    for verb in (
        *("play", "bluff", "load", "retrieve", "drop", "land", "replace", "start", "decline", "continue"),
        *("retreat", "announce", "use", "skip", "pick", "meet", "call", "accept", "done"),
        *("interfere", "pass", "dragon"),
    ):
        assert any(f" p{seat} {verb}" in whole for seat in (1, 2)), verb
    for wanted in ("result fourth_dragon", "result out_of_cards", "result five_crystals"):
        assert wanted in whole, wanted
    assert "option card_file" in stored["emissaries-match"]
    assert all(len(text) < 150_000 for text in stored.values())


def test_drafters_change_their_decks_between_games() -> None:
    drafted = texts("legends")["drafted-match"]
    assert '"kind": "drafted"' in drafted
    assert "deal " in drafted
    assert drafted.count(" pick ") > 20


def test_drafts_end_with_pools() -> None:
    assert all("result drafted" in text for text in texts("legends-draft").values())
    assert len(texts("legends-draft")) == 2
