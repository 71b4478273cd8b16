"""The sounds of the browser client: what is shipped is what the recipes make, and small."""

from __future__ import annotations

import json
import re
import zlib
from pathlib import Path

import pytest

from script_files import script

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "web" / "src" / "ui" / "sounds"
MARKS = json.loads((FOLDER / "marks.json").read_text("utf-8"))
sounds = script("sounds")
MOST_BYTES = 800_000
QUICK = [name for name in sounds.RECIPES if not name.startswith("ground")]


def test_a_file_for_each_recipe_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.mp3")) == sorted(sounds.RECIPES) == sorted(MARKS)


def test_the_client_names_the_same_sounds() -> None:
    text = (ROOT / "web" / "src" / "ui" / "sound.ts").read_text("utf-8")
    assert re.findall(r"^  \| '(\w+)'", text, re.MULTILINE) == QUICK


def test_the_files_are_those_that_were_made_and_small() -> None:
    for name, made in MARKS.items():
        data = (FOLDER / f"{name}.mp3").read_bytes()
        assert (len(data), zlib.crc32(data)) == (made["bytes"], made["crc"]), name
    assert sum(made["bytes"] for made in MARKS.values()) < MOST_BYTES


@pytest.mark.parametrize("name", QUICK)
def test_a_recipe_makes_what_is_shipped(name: str) -> None:
    """Length and loudness over the length; scripts/sounds.py makes the files anew after a change."""
    assert sounds.mark(sounds.sound(name)) == pytest.approx(MARKS[name]["mark"], abs=0.004)
