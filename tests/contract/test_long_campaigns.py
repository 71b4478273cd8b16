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
GAMES_WITH_INVARIANTS = 100_000
SAMPLED_GAMES = 14_000
SAMPLED_STATES = 50_000
SAMPLES = {"legends": 2, "legends-draft": 2}
"""States of each game that are looked at closely, about, where one would be too few."""
MODULE_GAMES = 20_000
SCRIPTS = Path(__file__).parents[2] / "scripts"


def campaign(id: str, games: int, samples: int, seed: int) -> dict[str, Any]:
    command = [str(OBELISK), "check-game", id, "--games", str(games), "--samples", str(samples)]
    command += ["--seed", str(seed), "--workers", "2", "--json"]
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    tally: dict[str, Any] = json.loads(run.stdout)
    print(f"\n{id}: {run.stdout}")
    return tally


@pytest.mark.long
@pytest.mark.parametrize("id", GAMES.ids())
def test_invariants_at_every_decision(id: str) -> None:
    tally = campaign(id, GAMES_WITH_INVARIANTS, 0, 1)
    assert tally["games"] == GAMES_WITH_INVARIANTS


@pytest.mark.long
@pytest.mark.parametrize("id", GAMES.ids())
def test_the_whole_contract_on_a_sample_of_states(id: str) -> None:
    tally = campaign(id, SAMPLED_GAMES, SAMPLES.get(id, 1), 2)
    assert tally["states"] >= SAMPLED_STATES


@pytest.mark.long
def test_legends_with_random_decks_and_all_modules() -> None:
    command = [sys.executable, str(SCRIPTS / "legends_campaign.py"), "--games", str(MODULE_GAMES)]
    run = subprocess.run([*command, "--workers", "2"], stdout=subprocess.PIPE, text=True, check=True)
    print(f"\nlegends with modules: {run.stdout}")
    assert json.loads(run.stdout)["games"] == MODULE_GAMES
