"""The big random campaigns of `./check --long`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from obelisk.catalog import GAMES

OBELISK = Path(sys.executable).with_name("obelisk")
# In portions, so that a campaign that was interrupted goes on where it stopped.
PORTIONS = 20
GAMES_WITH_INVARIANTS = 100_000 // PORTIONS
SAMPLED_GAMES = 14_000 // PORTIONS
SAMPLED_STATES = 50_000 // PORTIONS
SAMPLES = {"legends": 2, "legends-draft": 2}
"""States of each game that are looked at closely, about, where one would be too few."""
MODULE_GAMES = 20_000 // PORTIONS
SCRIPTS = Path(__file__).parents[2] / "scripts"


def campaign(id: str, games: int, samples: int, seed: str) -> dict[str, Any]:
    command = [str(OBELISK), "check-game", id, "--games", str(games), "--samples", str(samples)]
    command += ["--seed", seed, "--json"]
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    tally: dict[str, Any] = json.loads(run.stdout)
    print(f"\n{id}: {run.stdout}")
    return tally


@pytest.mark.long
@pytest.mark.parametrize("portion", range(PORTIONS))
@pytest.mark.parametrize("id", GAMES.ids())
def test_invariants_at_every_decision(id: str, portion: int) -> None:
    tally = campaign(id, GAMES_WITH_INVARIANTS, 0, str(1000 + portion))
    assert tally["games"] == GAMES_WITH_INVARIANTS


@pytest.mark.long
@pytest.mark.parametrize("portion", range(PORTIONS))
@pytest.mark.parametrize("id", GAMES.ids())
def test_the_whole_contract_on_a_sample_of_states(id: str, portion: int) -> None:
    tally = campaign(id, SAMPLED_GAMES, SAMPLES.get(id, 1), str(2000 + portion))
    assert tally["states"] >= SAMPLED_STATES


@pytest.mark.long
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_legends_with_random_decks_and_all_modules(portion: int) -> None:
    command = [sys.executable, str(SCRIPTS / "legends_campaign.py"), "--games", str(MODULE_GAMES)]
    run = subprocess.run([*command, "--seed", str(portion)], stdout=subprocess.PIPE, text=True, check=True)
    print(f"\nlegends with modules: {run.stdout}")
    assert json.loads(run.stdout)["games"] == MODULE_GAMES
