"""Every game keeps every promise of the protocol, with every option."""

from __future__ import annotations

import json

import pytest

from obelisk.catalog import GAMES
from obelisk.core.check import Checker
from repeated import few_interpreted

GAMES_PER_PORTION = 9
SAMPLES = 2


@pytest.mark.parametrize("id", GAMES.ids())
@pytest.mark.parametrize("portion", few_interpreted(1, range(4)))
def test_the_contract(id: str, portion: int) -> None:
    kit = GAMES.get(id)
    sets = kit.option_sets()
    checker = Checker(kit.game, json.dumps, json.loads)
    # A stride that is prime to the number of sets visits options evenly when there are more sets than games.
    for number in range(portion * GAMES_PER_PORTION, (portion + 1) * GAMES_PER_PORTION):
        checker.check(sets[number * 7919 % len(sets)], f"contract/{number}", SAMPLES)
    assert checker.tally.games == GAMES_PER_PORTION
    assert checker.tally.states > GAMES_PER_PORTION
    assert checker.tally.pairs > GAMES_PER_PORTION
    assert checker.tally.refusals > 0
