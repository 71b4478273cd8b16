"""PettingZoo's own tests, on every game, number of seats and main option set."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test  # type: ignore[import-untyped]

from games.legends.test_legends_campaign import options_of as module_options
from obelisk.catalog import GAMES
from obelisk.core.rng import Rng
from obelisk.research.pettingzoo import env, parallel_as_aec, parallel_env, raw_env
from obelisk.tensors.base import IllegalToken
from research.tables import ALL, MAIN_TABLES

# PettingZoo's own games with a mask are on its list of exceptions.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]

SEATS = [(game, seats) for game in ALL for seats in GAMES.get(game).game.seat_counts()]


@pytest.mark.parametrize(("game", "values"), MAIN_TABLES)
def test_the_environment_passes_the_api_test(game: str, values: dict[str, object]) -> None:
    api_test(env(game, values), num_cycles=60)


@pytest.mark.long
@pytest.mark.parametrize("game", ALL)
def test_every_option_set_passes_the_api_test(game: str) -> None:
    for values in GAMES.get(game).option_sets():
        api_test(env(game, values), num_cycles=12)


@pytest.mark.parametrize("number", range(6))
def test_decks_of_ones_own_and_modules_have_environments_too(number: int) -> None:
    """Built, family, emissary and inquisitor decks, achievements, matches, a card file: by turns."""
    table = raw_env("legends", module_options(number), max_cycles=90)
    table.reset(seed=number)
    rng = Rng(number)
    for step, agent in enumerate(table.agent_iter()):
        legal = table.legal()
        if step % 15 == 0:
            assert table.observation_space(agent).contains(table.observe(agent))
        table.step(legal[rng.below(len(legal))] if legal else None)


@pytest.mark.parametrize(("game", "values"), MAIN_TABLES)
def test_the_same_seed_gives_the_same_game(game: str, values: dict[str, object]) -> None:
    seed_test(lambda: env(game, values), num_cycles=20)


@pytest.mark.parametrize("game", ALL)
def test_cycles_can_be_limited(game: str) -> None:
    max_cycles_test(
        SimpleNamespace(parallel_env=partial(parallel_env, game), env=partial(parallel_as_aec, game))
    )


@pytest.mark.parametrize("game", ALL)
def test_the_parallel_form_passes_the_parallel_api_test(game: str) -> None:
    parallel_api_test(parallel_env(game, max_cycles=40), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_a_raw_game_of_any_number_of_seats_ends_with_rewards_that_sum_to_zero(game: str, seats: int) -> None:
    values: dict[str, object] = {"players": seats} if game != "legends" else {}
    if game == "city":
        values["stall_limit"] = 3
    if game == "drakon":
        values["round_limit"] = 12
    table = raw_env(game, values)
    table.reset(seed=4)
    assert table.possible_agents == [f"player_{seat}" for seat in range(seats)]
    rng = Rng("raw")
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        legal = table.legal()
        if not legal:
            rewards[agent] = table.last(observe=False)[1]
            table.step(None)
        else:
            table.step(legal[rng.below(len(legal))])
    assert set(rewards) == set(table.possible_agents)
    assert sum(rewards.values()) == pytest.approx(0)
    assert table.agents == []


def test_the_mask_has_exactly_the_legal_tokens_and_only_for_who_is_asked() -> None:
    table = raw_env("city")
    table.reset(seed=1)
    seen = table.observe(table.agent_selection)
    assert seen["action_mask"].nonzero()[0].tolist() == table.legal()
    (other,) = [agent for agent in table.agents if agent != table.agent_selection]
    assert table.observe(other)["action_mask"].nonzero()[0].tolist() == [0]


@pytest.mark.parametrize("game", ALL)
def test_no_mask_is_empty_not_even_of_who_is_not_asked(game: str) -> None:
    """A net that takes the logarithm of an empty mask learns nothing but `nan`."""
    table = parallel_env(game, max_cycles=30, compact=True)
    seen, _ = table.reset(seed=2)
    while table.agents:
        for agent, shown in seen.items():
            assert shown["action_mask"].any()
            assert len(shown["observation"]) <= 2000
            assert table.observation_space(agent).contains(shown)
        tokens = {agent: int(shown["action_mask"].argmax()) for agent, shown in seen.items()}
        seen = table.step(tokens)[0]
    alone = raw_env(game, max_cycles=3)
    alone.reset(seed=2)
    while legal := alone.legal():
        alone.step(legal[0])
    assert all(alone.observe(agent)["action_mask"].any() for agent in alone.agents)


def test_an_illegal_token_raises_in_the_raw_form_and_loses_in_the_other() -> None:
    raw = raw_env("legends")
    raw.reset(seed=1)
    illegal = next(token for token in range(700) if token not in raw.legal())
    with pytest.raises(IllegalToken):
        raw.step(illegal)
    wrapped = env("legends")
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(illegal)
    assert wrapped.terminations[loser]
    assert wrapped.rewards[loser] == -1


def test_a_limited_game_is_truncated() -> None:
    table = raw_env("drakon", max_cycles=5)
    table.reset(seed=1)
    for _ in range(5):
        assert not any(table.truncations.values())
        table.step(table.legal()[0])
    assert all(table.truncations.values())


def test_a_spectator_can_read_along() -> None:
    table = raw_env("city", render_mode="ansi")
    table.reset(seed=1)
    assert "c3" in str(table.render())


def test_the_end_says_how_it_came() -> None:
    table = raw_env("legends")
    table.reset(seed=1)
    assert table.infos == {"player_0": {}, "player_1": {}}
    while legal := table.legal():
        table.step(legal[-1])
    infos = table.infos
    assert infos["player_0"]["reason"] == infos["player_1"]["reason"] != ""
    for seat, agent in enumerate(table.possible_agents):
        assert infos[agent]["place"] == infos[agent]["places"][seat]
        assert (table.rewards[agent] == 1) == (infos[agent]["place"] == 1)
