"""What a training came to is kept in the documentation, and drawn."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from script_files import script

STATE: dict[str, Any] = {
    "plan": {"gate": {"yardstick": "city-v1"}},
    "history": [
        {"generation": 1, "games": 1000, "seconds": [100.123456, 20], "gate": [0.6, 0.05], "held_out": 0.5},
        {
            "games": 1000,
            "seconds": [90, 20],
            "gate": [0.55, 0.05],
            "held_out": 0.48,
            "yardstick": [0.7, 0.04],
        },
    ],
}


def test_a_training_is_kept_and_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    curves = script("learning_curves")
    monkeypatch.setattr(curves, "KEPT", tmp_path)
    curves.keep(STATE, "city-n9")
    kept = json.loads((tmp_path / "city-n9.json").read_text())
    assert (kept["net"], kept["yardstick"]) == ("city-n9", "city-v1")
    assert kept["history"][0] == {
        "games": 1000,
        "seconds": [100.1235, 20],
        "gate": [0.6, 0.05],
        "held_out": 0.5,
    }
    picture = tmp_path / "city-n9.png"
    curves.draw(kept, picture)
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert picture.stat().st_size < 60_000


def test_what_was_not_written_down_is_left_out(tmp_path: Path) -> None:
    curves = script("learning_curves")
    for file in sorted(curves.KEPT.glob("*.json")):
        picture = tmp_path / f"{file.stem}.png"
        curves.draw(json.loads(file.read_text()), picture)
        assert 0 < picture.stat().st_size < 60_000
        assert (curves.PICTURES / f"learning-{file.stem}.png").exists()
