"""OpenSpiel's own learners at a miniature. They need frameworks that we do not install (docs/research.md)."""

from __future__ import annotations

from typing import Any

import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python import rl_environment  # type: ignore[import-untyped]

import obelisk.research.openspiel  # noqa: F401 - registers the games
from obelisk.research.openspiel import GAME_CLASSES, MINIATURE_CLASSES

NAME = "obelisk_drakon_mini(compact=True)"


def first_choice(game: Any) -> Any:
    """A state in which a player is asked."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def test_deep_cfr_learns_a_policy() -> None:
    pytest.importorskip("torch")
    from open_spiel.python.pytorch import deep_cfr  # type: ignore[import-untyped]

    game = pyspiel.load_game(NAME)
    solver = deep_cfr.DeepCFRSolver(
        game,
        policy_network_layers=(8,),
        advantage_network_layers=(8,),
        num_iterations=1,
        num_traversals=1,
        batch_size_advantage=8,
        batch_size_strategy=8,
        memory_capacity=1000,
        policy_network_train_steps=2,
        advantage_network_train_steps=2,
    )
    solver.solve()
    state = first_choice(game)
    chances = solver.action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert all(0 < chance < 1 for chance in chances.values())


def test_nfsp_learns_from_games() -> None:
    pytest.importorskip("torch")
    from open_spiel.python.pytorch import nfsp

    env = rl_environment.Environment(pyspiel.load_game(NAME))
    size = env.observation_spec()["info_state"][0]
    tokens = env.action_spec()["num_actions"]
    options = {"batch_size": 8, "min_buffer_size_to_learn": 8, "learn_every": 4}
    agents = [nfsp.NFSP(seat, size, tokens, [8], 200, 0.5, **options) for seat in range(2)]
    for _ in range(8):
        at = env.reset()
        while not at.last():
            seat = at.observations["current_player"]
            at = env.step([agents[seat].step(at).action])
        for agent in agents:
            agent.step(at)
    losses = [loss for agent in agents for loss in agent.loss]
    assert any(loss is not None for loss in losses)


@pytest.mark.long
def test_psro_finds_a_second_policy() -> None:
    pytest.importorskip("cvxpy")
    from open_spiel.python import policy
    from open_spiel.python.algorithms.psro_v2 import (  # type: ignore[import-untyped]
        best_response_oracle,
        psro_v2,
    )

    game = pyspiel.load_game(NAME)
    solver = psro_v2.PSROSolver(
        game,
        best_response_oracle.BestResponseOracle(game=game, policy=policy.UniformRandomPolicy(game)),
        initial_policies=[policy.UniformRandomPolicy(game)] * 2,
        meta_strategy_method="uniform",
        training_strategy_selector="uniform",
        sims_per_entry=2,
    )
    solver.iteration()
    assert [len(policies) for policies in solver.get_policies()] == [2, 2]


def test_every_game_and_miniature_is_registered() -> None:
    names = {game.short_name for game in pyspiel.registered_games()}
    assert {f"obelisk_{id.replace('-', '_')}" for id in GAME_CLASSES} <= names
    assert {f"obelisk_{id}_mini" for id in MINIATURE_CLASSES} <= names
    assert set(MINIATURE_CLASSES) == {"city", "drakon", "legends"}
