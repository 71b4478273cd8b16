"""Gymnasium's vector environment: many games against bots, as the single ones are."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import obelisk.research.gymnasium
from obelisk.research.vector import ObeliskVector

assert obelisk.research.gymnasium.IDS


def test_registered_games_are_made_as_one_vector() -> None:
    envs = gymnasium.make_vec("obelisk/City-v1", num_envs=3, options={"players": 3}, opponents="random")
    assert isinstance(envs.unwrapped, ObeliskVector)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert infos["seat"].tolist() == [0, 0, 0]
    envs.close()


@pytest.mark.parametrize("copy", [True, False])
def test_games_end_with_a_last_observation_and_how_they_ended(copy: bool) -> None:
    envs = ObeliskVector(4, "legends", seat=None, copy=copy)
    seen, _ = envs.reset(seed=6)
    rng = np.random.default_rng(6)
    ended = 0
    for _ in range(400):
        masks = envs.action_masks()
        assert (masks == (seen["action_mask"] > 0)).all()
        assert masks.any(axis=1).all()
        tokens = (rng.random(masks.shape) * masks).argmax(axis=1)
        seen, rewards, over, late, infos = envs.step(tokens)
        assert not late.any()
        assert set(rewards[~over].tolist()) <= {0.0}
        for row in over.nonzero()[0]:
            final = infos["final_info"]
            assert final["reason"][row]
            assert rewards[row] == (1.0 if final["place"][row] == 1 else -1.0)
            assert envs.single_observation_space.contains(infos["final_obs"][row])
            ended += 1
    assert ended > 3


def test_an_illegal_token_loses_and_late_games_are_truncated() -> None:
    envs = ObeliskVector(2, "drakon", max_episode_steps=5)
    seen, _ = envs.reset(seed=1)
    tokens = seen["action_mask"].argmax(axis=1)
    tokens[1] = int((seen["action_mask"][1] == 0).argmax())
    seen, rewards, over, late, infos = envs.step(tokens)
    assert rewards.tolist() == [0.0, -1.0]
    assert over.tolist() == [False, True]
    assert infos["final_info"]["illegal"][1]
    for _ in range(4):
        seen, rewards, over, late, infos = envs.step(seen["action_mask"].argmax(axis=1))
    assert late.tolist() == [True, False]
    with pytest.raises(ValueError, match="one seed"):
        envs.reset(seed=[1, 2])
