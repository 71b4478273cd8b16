"""Games as values: the same steps from the same games, and nothing that was is changed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from obelisk.research.batch import Batch, Sparse
from obelisk.research.functional import Games, begin, ended, mask, observation, rewards, seats, step
from obelisk.tensors.base import IllegalToken
from research.tables import MAIN_TABLES


def shown(games: Games) -> list[bytes]:
    """All that can be seen of some games."""
    found = observation(games)
    assert isinstance(found, np.ndarray)
    arrays: list[Any] = [found, mask(games), seats(games), rewards(games), ended(games)]
    return [array.tobytes() for array in arrays]


def drawn(games: Games, rng: np.random.Generator) -> Any:
    """A legal token for each game."""
    return (rng.random(mask(games).shape) * mask(games)).argmax(axis=1)


@pytest.mark.parametrize(("game", "values"), MAIN_TABLES)
def test_a_step_is_a_function_of_games_and_tokens(game: str, values: dict[str, object]) -> None:
    rng = np.random.default_rng(1)
    games = begin(game, 3, values, seed=4)
    before: list[tuple[Games, list[bytes], Any]] = []
    for _ in range(60):
        tokens = drawn(games, rng)
        before.append((games, shown(games), tokens))
        games = step(games, tokens)
    after = shown(games)
    for number, (earlier, was, tokens) in enumerate(before):
        assert shown(earlier) == was, "a later step changed what was before"
        again = step(earlier, tokens)
        assert shown(again) == (before[number + 1][1] if number + 1 < len(before) else after)


def test_they_are_dealt_and_seen_as_those_of_a_batch() -> None:
    games = begin("legends", 4, seed=7, compact=True)
    batch = Batch("legends", 4, seed=7, form="dense", compact=True)
    seen = batch.reset(seed=7)
    assert isinstance(seen.observation, np.ndarray)
    found, sparse = observation(games), observation(games, "sparse")
    assert isinstance(found, np.ndarray)
    assert isinstance(sparse, Sparse)
    assert found.tobytes() == seen.observation.tobytes() == sparse.dense(found.shape[1]).tobytes()
    assert mask(games).tobytes() == seen.mask.tobytes()
    assert seats(games).tolist() == seen.seats.tolist()
    assert observation(games, "none") is None


def test_a_game_that_is_over_stays_so_and_pays() -> None:
    rng = np.random.default_rng(2)
    games = begin("legends", 2, seed=1)
    while not ended(games).all():
        assert mask(games).any(axis=1).all()
        games = step(games, drawn(games, rng))
    last = step(games, [0, 5])
    assert last.sessions == games.sessions
    assert rewards(last).sum(axis=1).tolist() == [0, 0]
    assert np.abs(rewards(last)).sum(axis=1).tolist() == [2, 2]


def test_what_does_not_fit_is_refused() -> None:
    games = begin("city", 2)
    with pytest.raises(IllegalToken):
        step(games, [283, 283])
    with pytest.raises(ValueError, match="each of 2 games"):
        step(games, [0])
