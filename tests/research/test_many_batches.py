"""A batch in several processes: the same games as in one, in memory that all share."""

from __future__ import annotations

import os
import signal
from typing import Any

import gymnasium
import numpy as np
import pytest

import obelisk.research.gymnasium
from obelisk.research.batch import Batch, Seen, Sparse
from obelisk.research.processes import ManyBatches, ProcessDied
from obelisk.tensors.base import IllegalToken

assert obelisk.research.gymnasium.IDS
GAMES = 5


def shown(seen: Seen, size: int) -> list[bytes]:
    """All that a step shows."""
    observation = seen.observation
    if isinstance(observation, Sparse):
        observation = observation.dense(size)
    arrays: list[Any] = [observation, seen.mask, seen.seats, seen.rewards, seen.ended, seen.late]
    return [b"" if array is None else array.tobytes() for array in arrays]


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("legends", {"form": "sparse"}),
        (
            "drakon",
            {"form": "dense", "shaping": "gold", "opponents": "random", "seat": None, "compact": True},
        ),
        ("city", {"form": "none", "opponents": "greedy", "max_steps": 12}),
    ],
)
def test_two_processes_play_the_games_of_one_batch(game: str, settings: dict[str, Any]) -> None:
    one = Batch(game, GAMES, seed=3, **settings)
    many = ManyBatches(game, GAMES, seed=3, processes=2, **settings)
    size = one.encoding.layout.size
    seen, also = one.reset(), many.reset()
    ended = 0
    for number in range(150):
        assert shown(seen, size) == shown(also, size)
        assert [one.learner(row) for row in range(GAMES)] == [many.learner(row) for row in range(GAMES)]
        assert list(one.last) == many.last
        for row in many.last:
            assert one.ending(row) == many.ending(row)
            assert one.final(row).tobytes() == many.final(row).tobytes()
            ended += 1
        tokens = one.sample()
        if number == 40:
            tokens[-1] = -7
            assert many.illegal(tokens).tolist() == [GAMES - 1]
            with pytest.raises(IllegalToken, match="of game 4"):
                many.step(tokens)
            seen, also = one.step_or_lose(tokens), many.step_or_lose(tokens)
        else:
            seen, also = one.step(tokens), many.step(tokens)
    assert ended > 2
    assert shown(one.reset(seed=8), size) == shown(many.reset(seed=8), size)
    many.close()


def test_what_it_samples_is_legal_and_the_arrays_stay_the_same() -> None:
    many = ManyBatches("legends", 3, processes=3)
    seen = many.reset(seed=1)
    for _ in range(20):
        tokens = many.sample()
        assert len(many.illegal(tokens)) == 0
        assert many.step(tokens) is seen
    many.close()


def test_settings_are_checked_before_a_process_begins() -> None:
    with pytest.raises(ValueError, match="each process has at least one game"):
        ManyBatches("city", 2, processes=3)
    with pytest.raises(ValueError, match="has no shaped reward"):
        ManyBatches("city", 2, shaping="gold")


def test_a_process_that_died_is_told() -> None:
    many = ManyBatches("legends", 2, processes=2)
    worker = many.workers[1]
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    worker.join()
    with pytest.raises(ProcessDied):
        many.step(many.mask.argmax(axis=1))
    many.close()


def test_gymnasium_makes_it_by_a_number_of_processes() -> None:
    envs = gymnasium.make_vec("obelisk/Legends-v1", num_envs=4, processes=2, seat=None, compact=True)
    same = gymnasium.make_vec("obelisk/Legends-v1", num_envs=4, seat=None, compact=True)
    seen, infos = envs.reset(seed=2)
    other, others = same.reset(seed=2)
    for _ in range(60):
        assert np.array_equal(seen["observation"], other["observation"])
        assert infos["seat"].tolist() == others["seat"].tolist()
        tokens = seen["action_mask"].argmax(axis=1)
        seen, rewards, over, _, infos = envs.step(tokens)
        other, paid, _, _, others = same.step(tokens)
        assert rewards.tolist() == paid.tolist()
        assert ("final_info" in infos) == bool(over.any())
    envs.close()
    same.close()
