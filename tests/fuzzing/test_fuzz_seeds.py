"""What fuzzing began with and what it found: every kept text is read or refused, and breaks nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from fuzzing.targets import TARGETS, chained

SEEDS = Path(__file__).parent / "seeds"
KEPT = sorted(SEEDS.glob("*/*"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_kept_texts_break_nothing(path: Path) -> None:
    TARGETS[path.parent.name](path.read_bytes())


def test_every_target_has_seeds() -> None:
    assert {path.parent.name for path in KEPT} == set(TARGETS)


def test_a_record_gets_a_chain_that_fits() -> None:
    """Else fuzzing would never come behind the first line of the game."""
    text = (SEEDS / "records" / "city").read_text("utf-8")[1:]
    assert " #" not in text
    assert chained(text).count(" #") > 5
