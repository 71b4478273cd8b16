"""The miniature of Drakon: small enough to be solved, with information states that recall everything."""

from __future__ import annotations

from typing import Any

import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import (  # type: ignore[import-untyped]
    external_sampling_mccfr,
    outcome_sampling_mccfr,
)

import obelisk.research.openspiel  # noqa: F401 - registers the games
from obelisk.core.rng import Rng
from obelisk.research.solving import Solver

NAME = "obelisk_drakon_mini"


def random_game(seed: int) -> Any:
    state = pyspiel.load_game(NAME).new_initial_state()
    rng = Rng(seed)
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    return state


def test_random_games_pass_the_simulation_test() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(NAME), 2, True, False)


def test_clones_and_texts_recall_as_much() -> None:
    game = pyspiel.load_game(NAME)
    end = random_game(1)
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


def test_who_came_by_another_way_knows_it() -> None:
    """The same chambers laid in another order look alike at last, but are not the same to remember."""
    seen: dict[tuple[int, str], set[str]] = {}
    for seed in range(60):
        end = random_game(seed)
        for player in range(2):
            past = end.information_state_string(player).partition(" ")[0]
            seen.setdefault((player, end.observation_string(player)), set()).add(past)
    assert any(len(pasts) > 1 for pasts in seen.values())


@pytest.mark.many
def test_it_has_the_size_and_the_value_that_the_documentation_says() -> None:
    solver = Solver(NAME)
    assert solver.root.count() == 9867
    assert len(solver.regrets) == 2618
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
    gains = []
    for _ in range(16):
        solver.iterate()
        gains.append(solver.gain(solver.average()))
    assert gains[0] == pytest.approx(0.72)
    assert gains[-1] < 0.01
    assert abs(solver.value(solver.average())) < 0.01


@pytest.mark.parametrize("kind", ["external", "outcome"])
def test_sampling_solvers_of_openspiel_run(kind: str) -> None:
    game = pyspiel.load_game(NAME)
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
