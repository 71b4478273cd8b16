"""OpenSpiel's own random simulations, and its bots at our tables."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python import rl_environment  # type: ignore[import-untyped]
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

import obelisk.research.openspiel  # noqa: F401 - registers the games
from obelisk.core.rng import Rng

SMALL = [
    "obelisk_city",
    "obelisk_drakon(players=3,heroes=draft)",
    "obelisk_legends(deck=aqua,against=flit)",
]
MORE = [
    "obelisk_city(players=4,expansion=True,layout=random,edition=2018)",
    "obelisk_drakon(players=6,goal=team,heroes=random,knight_vs_drakon=True)",
    "obelisk_legends(deck=buka,against=mimix,match=True,mulligan=True)",
    "obelisk_legends_draft(players=3)",
]


def random_action(state: Any, rng: Rng) -> int:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        return int(outcomes[rng.below(len(outcomes))][0])
    legal = state.legal_actions()
    assert legal == sorted(legal)
    return int(legal[rng.below(len(legal))])


def played(name: str, steps: int, seed: str = "1") -> Any:
    """A state after some random steps, at which a player is asked."""
    state = pyspiel.load_game(name).new_initial_state()
    rng = Rng(seed)
    while (steps > 0 or state.is_chance_node()) and not state.is_terminal():
        state.apply_action(random_action(state, rng))
        steps -= 1
    return state


@pytest.mark.parametrize("name", SMALL[1:])
def test_random_games_pass_the_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False)


@pytest.mark.long
@pytest.mark.parametrize("name", [*SMALL, *MORE])
def test_many_random_games_pass_the_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 3, True, False)


@pytest.mark.parametrize("name", [*SMALL, *MORE])
def test_a_random_game_goes_as_its_history_says(name: str) -> None:
    state = played(name, 200)
    again = pyspiel.load_game(name).new_initial_state()
    for action in state.history():
        assert action in again.legal_actions()
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()


@pytest.mark.parametrize("name", [*SMALL, *MORE])
def test_a_state_comes_back_from_its_text(name: str) -> None:
    state = played(name, 90)
    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(game) == str(state.get_game())
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", SMALL)
def test_a_state_in_the_middle_of_a_deal_comes_back_too(name: str) -> None:
    rng = Rng("deal")
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(3):
        state.apply_action(random_action(state, rng))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert again.is_chance_node() == state.is_chance_node()
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", SMALL)
def test_what_cannot_be_is_refused_and_leaves_no_trace(name: str) -> None:
    dealing = pyspiel.load_game(name).new_initial_state()
    asked = played(name, 40)
    for state in (dealing, asked):
        before = (str(state), state.history())
        illegal = next(action for action in range(2000) if action not in state.legal_actions())
        with pytest.raises(ValueError):
            state.apply_action(illegal)
        assert (str(state), state.history()) == before


@pytest.mark.parametrize("name", SMALL)
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = played(name, 60)
    before = str(state)
    rng = Rng("clone")
    for copy in (state.clone(), state.child(state.legal_actions()[0])):
        for _ in range(60):
            if not copy.is_terminal():
                copy.apply_action(random_action(copy, rng))
        assert str(copy) != before
    assert str(state) == before


@pytest.mark.parametrize("name", [*SMALL, *MORE])
def test_resampled_states_look_the_same_to_the_player(name: str) -> None:
    different = 0
    for steps in (40, 80, 120):
        state = played(name, steps)
        if state.is_terminal():
            continue
        player = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player).tolist() == state.observation_tensor(player).tolist()
            assert other.legal_actions() == state.legal_actions()
            different += str(other) != str(state)
    assert different


@pytest.mark.parametrize("name", SMALL)
def test_tensors_have_named_slices(name: str) -> None:
    state = played(name, 30)
    game = state.get_game()
    tensor = np.array(state.observation_tensor(0))
    assert game.observation_tensor_shape() == [tensor.size]
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert np.array_equal(observer.tensor, tensor)
    assert "pending" in observer.dict


@pytest.mark.parametrize("name", ["obelisk_city", "obelisk_drakon_mini", "obelisk_legends(deck=aqua)"])
def test_a_compact_game_is_the_same_with_fewer_numbers_to_see(name: str) -> None:
    compact = name.replace(")", ",compact=True)") if "(" in name else f"{name}(compact=True)"
    full, state = played(name, 30), played(compact, 30)
    assert (state.history(), str(state)) == (full.history(), str(full))
    tensor = np.array(state.observation_tensor(0))
    assert state.get_game().observation_tensor_shape() == [tensor.size]
    assert tensor.size <= 2000 < len(full.observation_tensor(0))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert np.array_equal(again.observation_tensor(0), tensor)
    assert len(pickle.loads(pickle.dumps(state.at.table)).encoding.layout.buffer()) == tensor.size


class OneLook(mcts.Evaluator):  # type: ignore[misc]
    """Values a leaf by a few random steps: whole random games of City have more than a thousand."""

    def __init__(self) -> None:
        self._rng = Rng("look")

    def evaluate(self, state: Any) -> Any:
        copy = state.clone()
        for _ in range(20):
            if copy.is_terminal():
                break
            copy.apply_action(random_action(copy, self._rng))
        return np.array(copy.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("name", SMALL)
def test_openspiels_tree_search_plays(name: str) -> None:
    state = played(name, 30)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 12, OneLook(), random_state=np.random.RandomState(1))
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        rng = Rng("mcts")
        while state.is_chance_node():
            state.apply_action(random_action(state, rng))


@pytest.mark.parametrize("name", SMALL)
def test_openspiels_information_set_search_plays(name: str) -> None:
    state = played(name, 30)
    bot = ismcts.ISMCTSBot(state.get_game(), OneLook(), 1.4, 12, random_state=np.random.RandomState(1))
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))
        rng = Rng("ismcts")
        while state.is_chance_node():
            state.apply_action(random_action(state, rng))


def test_a_process_that_used_the_games_ends_cleanly() -> None:
    code = (
        "import pyspiel, obelisk.research.openspiel\n"
        "state = pyspiel.load_game('obelisk_legends').new_initial_state()\n"
        "state.apply_action(state.legal_actions()[0])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_environment_for_learners_shows_every_player_its_own_tensor() -> None:
    env = rl_environment.Environment(pyspiel.load_game("obelisk_city(players=3)"))
    at = env.reset()
    rng = Rng("learner")
    for _ in range(60):
        if at.last():
            break
        seat = at.current_player()
        legal = at.observations["legal_actions"]
        assert [bool(tokens) for tokens in legal] == [player == seat for player in range(3)]
        tensors = at.observations["info_state"]
        assert [len(tensor) for tensor in tensors] == [2255] * 3
        assert (np.array(tensors[0]) != np.array(tensors[1])).any()
        at = env.step([legal[seat][rng.below(len(legal[seat]))]])


def test_a_playthrough_is_written_to_the_end() -> None:
    """OpenSpiel asks for the words of actions with integers of numpy."""
    # Brings all of SciPy along, which each process that collects tests would load.
    from open_spiel.python.algorithms import generate_playthrough

    text = generate_playthrough.playthrough("obelisk_legends_draft", None, seed=1)
    assert "IsTerminal() = True" in text
    for name in SMALL:
        state = played(name, 10)
        token = state.legal_actions()[0]
        words = state.action_to_string(state.current_player(), np.int64(token))
        assert words == state.action_to_string(token)
