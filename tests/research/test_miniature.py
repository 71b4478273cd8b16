"""The miniatures: small enough to be solved, with information states that recall everything."""

from __future__ import annotations

import json
from typing import Any

import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import (  # type: ignore[import-untyped]
    external_sampling_mccfr,
    outcome_sampling_mccfr,
)

import obelisk.research.openspiel  # noqa: F401 - registers the games
from obelisk.catalog import GAMES
from obelisk.core.check import Checker
from obelisk.core.rng import Rng
from obelisk.research.solving import Regularised, Solver

NAME = "obelisk_drakon_mini"
NAMES = ["obelisk_city_mini", NAME, "obelisk_legends_mini"]


def random_game(name: str, seed: int) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    rng = Rng(seed)
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("id", ["city", "drakon", "legends"])
def test_a_miniature_keeps_every_promise_of_a_game(id: str) -> None:
    kit = GAMES.get(id)
    assert kit.miniature is not None
    checker = Checker(kit.game, json.dumps, json.loads)
    for number in range(3):
        checker.check(kit.miniature, f"miniature/{number}", 2)
    assert checker.tally.games == 3


@pytest.mark.parametrize("name", NAMES)
def test_random_games_pass_the_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 2, True, False)


@pytest.mark.parametrize("name", NAMES)
def test_clones_and_texts_recall_as_much(name: str) -> None:
    game = pyspiel.load_game(name)
    end = random_game(name, 1)
    state = game.new_initial_state()
    for action in end.history():
        other = state.clone()
        for player in range(2):
            assert other.information_state_string(player) == state.information_state_string(player)
        state.apply_action(action)
        assert other.history() != state.history()
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for player in range(2):
        assert again.information_state_string(player) == end.information_state_string(player)
        assert end.information_state_string(player).endswith(end.observation_string(player))
        tensor = again.information_state_tensor(player)
        assert tensor.tolist() == end.information_state_tensor(player).tolist()
        assert [len(tensor)] == game.information_state_tensor_shape()
        assert tensor.tolist()[:-64] == end.observation_tensor(player).tolist()


def test_who_came_by_another_way_knows_it() -> None:
    """The same chambers laid in another order look alike at last, but are not the same to remember."""
    seen: dict[tuple[int, str], set[str]] = {}
    for seed in range(60):
        end = random_game(NAME, seed)
        for player in range(2):
            past = end.information_state_string(player).partition(" ")[0]
            seen.setdefault((player, end.observation_string(player)), set()).add(past)
    assert any(len(pasts) > 1 for pasts in seen.values())


def tensors_of(name: str) -> set[tuple[int, bytes]]:
    """What nets see of all information states: whom it is shown to, and its numbers."""
    found: set[tuple[int, bytes]] = set()
    stack = [pyspiel.load_game(f"{name}(compact=True)").new_initial_state()]
    while stack:
        state = stack.pop()
        player = state.current_player()
        if player >= 0:
            found.add((player, state.information_state_tensor(player).tobytes()))
        stack.extend(state.child(action) for action in state.legal_actions())
    return found


@pytest.mark.many
@pytest.mark.parametrize(
    ("name", "positions", "information_states", "first_gain", "value"),
    [
        ("obelisk_city_mini", 18021, 5448, 0.583333, 1 / 3),
        ("obelisk_drakon_mini", 9867, 2618, 0.72, 0.0),
        ("obelisk_legends_mini", 17197, 8554, 0.597222, -1 / 18),
    ],
)
def test_it_has_the_size_and_the_value_that_the_documentation_says(
    name: str, positions: int, information_states: int, first_gain: float, value: float
) -> None:
    solver = Solver(name)
    assert solver.root.count() == positions
    assert len(tensors_of(name)) == information_states
    assert len(solver.regrets) == information_states
    before: dict[int, tuple[int, ...]] = {}

    def check(node: Any, pasts: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
        """Perfect recall: whoever is in an information state came there by the same choices."""
        if node.player >= 0:
            assert before.setdefault(node.place, pasts[node.player]) == pasts[node.player]
        for number, child in enumerate(node.children):
            after = list(pasts)
            if node.player >= 0:
                after[node.player] = (*pasts[node.player], node.place, number)
            check(child, (after[0], after[1]))

    check(solver.root, ((), ()))
    solver.iterate()
    assert solver.gain(solver.average()) == pytest.approx(first_gain, abs=1e-6)
    for _ in range(39):
        solver.iterate()
    assert solver.gain(solver.average()) < 0.01
    assert solver.value(solver.average()) == pytest.approx(value, abs=0.01)


@pytest.mark.many
def test_regularised_dynamics_come_to_rest_where_nobody_gains() -> None:
    """R-NaD: its last policy, not an average, is the equilibrium."""
    learner = Regularised(NAME)
    assert learner.gain(learner.average()) > 0.3
    gains: list[float] = []
    for _ in range(2):
        for _ in range(20):
            learner.iterate()
        gains.append(learner.gain(learner.average()))
    assert gains[1] < gains[0] / 10 < 0.01
    assert learner.value(learner.average()) == pytest.approx(0.0, abs=0.01)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", ["external", "outcome"])
def test_sampling_solvers_of_openspiel_run(kind: str, name: str) -> None:
    game = pyspiel.load_game(name)
    solvers = {
        "external": external_sampling_mccfr.ExternalSamplingSolver,
        "outcome": outcome_sampling_mccfr.OutcomeSamplingSolver,
    }
    solver = solvers[kind](game)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    chances = policy.action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    assert set(chances) == set(state.legal_actions())
