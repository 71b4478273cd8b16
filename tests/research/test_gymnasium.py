"""Gymnasium's own checker, and games against bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

from obelisk.bots.spec import InvalidSpec
from obelisk.research.gymnasium import IDS, ObeliskGym
from research.tables import MAIN_TABLES


def play(env: gymnasium.Env[dict[str, np.ndarray], int], seed: int, most: int = 5000) -> list[float]:
    """A game with the first legal token or a random one, by turns; its rewards."""
    seen, _ = env.reset(seed=seed)
    random = np.random.default_rng(seed)
    rewards: list[float] = []
    for _ in range(most):
        token = int(random.choice(seen["action_mask"].nonzero()[0]))
        seen, reward, over, late, _ = env.step(token)
        rewards.append(float(reward))
        if over or late:
            return rewards
    return rewards


@pytest.mark.parametrize(("game", "values"), MAIN_TABLES)
def test_the_environment_passes_the_checker(game: str, values: dict[str, object]) -> None:
    env = gymnasium.make(IDS[game], options=values)
    check_env(env.unwrapped, skip_render_check=True)


def test_a_game_against_a_bot_ends_with_one_reward() -> None:
    env = gymnasium.make("obelisk/Legends-v1", opponents="greedy")
    rewards = play(env, 3)
    assert set(rewards[:-1]) <= {0.0}
    assert rewards[-1] in (-1.0, 1.0)


def test_the_same_seed_gives_the_same_game_against_the_same_bots() -> None:
    games = []
    for _ in range(2):
        env = ObeliskGym("legends", opponents="random", seat=None)
        first, info = env.reset(seed=12)
        games.append((first["observation"].tobytes(), info["seat"], play(env, 12)))
    assert games[0] == games[1]


def test_an_illegal_token_ends_the_game() -> None:
    env = ObeliskGym("drakon")
    seen, _ = env.reset(seed=1)
    illegal = int((seen["action_mask"] == 0).argmax())
    _, reward, over, _, info = env.step(illegal)
    assert over
    assert reward == -1
    assert info["illegal"]


def test_each_opponent_can_be_another_bot_and_the_own_seat_any() -> None:
    env = ObeliskGym("drakon", {"players": 3, "round_limit": 5}, opponents=["random", "greedy"], seat=2)
    assert len(play(env, 5)) > 3
    with pytest.raises(ValueError, match="2 opponents"):
        ObeliskGym("drakon", {"players": 3}, opponents=["random"])
    with pytest.raises(ValueError, match="no seat 3"):
        ObeliskGym("drakon", {"players": 3}, seat=3)


def test_an_unknown_bot_is_one_clear_line() -> None:
    with pytest.raises(InvalidSpec, match="unknown bot 'genius'"):
        ObeliskGym("city", opponents="genius")


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_many_games_are_played_side_by_side(kind: str) -> None:
    makers = [lambda: ObeliskGym("legends") for _ in range(2)]
    envs = SyncVectorEnv(makers) if kind == "sync" else AsyncVectorEnv(makers)
    try:
        seen, _ = envs.reset(seed=3)
        random = np.random.default_rng(3)
        for _ in range(30):
            masks = seen["action_mask"]
            tokens = np.array([random.choice(mask.nonzero()[0]) if mask.any() else 0 for mask in masks])
            seen, *_ = envs.step(tokens)
        assert seen["observation"].shape[0] == 2
    finally:
        envs.close()


def test_registered_environments_can_be_made_as_vectors() -> None:
    envs = gymnasium.make_vec("obelisk/City-v1", num_envs=2, vectorization_mode="sync")
    seen, _ = envs.reset(seed=1)
    assert seen["action_mask"].shape == (2, 284)
    envs.close()


def test_the_end_says_how_it_came_and_its_mask_is_not_empty() -> None:
    env = ObeliskGym("city", {"players": 3}, seat=1)
    seen, _ = env.reset(seed=4)
    over = False
    while not over:
        assert (env.action_masks() == seen["action_mask"]).all()
        seen, reward, over, _, info = env.step(int(seen["action_mask"].argmax()))
        assert seen["action_mask"].any()
    assert env.action_masks().any()
    assert info["reason"] in ("offerings", "markers_out", "exhausted", "stall")
    assert info["place"] == info["places"][1]
    assert (reward > 0) == (1 in info["winners"])
    for name, numbers in info["scores"].items():
        assert info["score"][name] == numbers[1]
        assert info["margin"][name] == numbers[1] - max(numbers[0], numbers[2])


def test_shaped_rewards_pay_in_all_what_the_game_pays() -> None:
    options = {"players": 2, "goal": "short", "round_limit": 60}
    lent = 0
    for seed in range(4):
        plain, lending = (play(ObeliskGym("drakon", options, shaping=shape), seed) for shape in ("", "gold"))
        assert len(plain) == len(lending)
        assert sum(plain) == pytest.approx(sum(lending))
        lent += any(lending[:-1])
    assert lent
    with pytest.raises(ValueError, match="known: gold"):
        ObeliskGym("drakon", shaping="glory")
