"""The learner of the examples learns: it beats the random player, as its curves in docs/research.md say."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

import learner  # type: ignore[import-not-found]  # an example, in no package


def won_at_last(game: str, games: int) -> float:
    """The part of the last quarter of the games that was won."""
    parts: list[float] = [part for _, part in learner.learn(game, games)]
    last = parts[-len(parts) // 4 :]
    return sum(last) / len(last)


@pytest.mark.many
def test_it_beats_the_random_player_in_legends() -> None:
    assert won_at_last("legends", 300) > 0.8


@pytest.mark.long
@pytest.mark.parametrize("game", ["city", "drakon"])
def test_it_beats_the_random_player_in_the_longer_games(game: str) -> None:
    assert won_at_last(game, 800) > 0.75
