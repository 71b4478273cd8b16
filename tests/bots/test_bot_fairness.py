"""Bots know what their seat may know, and nothing else."""

from __future__ import annotations

import pytest

from bots.positions import GAME_IDS, game_of, position
from obelisk.bots.base import Budget
from obelisk.bots.levels import LEVELS
from obelisk.bots.spec import make_bot
from obelisk.core.chance import SeededChance
from obelisk.core.rng import Rng

SPECS = [
    "casual",
    "greedy",
    "turn",
    "search:sims=4,width=2,turns=1",
    "search:sims=4,width=2,turns=1,method=ismcts",
]
FEW = Budget(simulations=4)
"""Enough for a search to look into several worlds."""


def stopped_clock() -> float:
    """Time must not decide what a level does here."""
    return 0.0


@pytest.mark.parametrize("id", GAME_IDS)
@pytest.mark.parametrize("spec", [f"level:{level}" for level in LEVELS] + SPECS[-1:])
def test_a_poisoned_truth_changes_no_choice(id: str, spec: str) -> None:
    """Two truths that the seat cannot tell apart get the same answer."""
    game = game_of(id)
    differing = 0
    for number in range(3):
        truth = position(id, 6 + 9 * number, f"poison/{number}")
        decision = game.decision(truth)
        assert decision is not None
        view = game.view(truth, decision.seat)
        poisoned = game.determinise(view, Rng(f"poison/{number}"))
        differing += game.encode_state(truth) != game.encode_state(poisoned)
        choices = [
            make_bot(spec, game, number, stopped_clock).choose(
                game.view(state, decision.seat), list(game.legal(state)), FEW
            )
            for state in (truth, poisoned)
        ]
        assert choices[0] == choices[1]
    assert differing


@pytest.mark.parametrize("id", GAME_IDS)
@pytest.mark.parametrize("spec", SPECS)
def test_view_and_legal_stay_as_they_are(id: str, spec: str) -> None:
    game = game_of(id)
    state = position(id, 9)
    decision = game.decision(state)
    assert decision is not None
    view = game.view(state, decision.seat)
    legal = list(game.legal(state))
    make_bot(spec, game, 1).choose(view, legal, Budget())
    assert view == game.view(state, decision.seat)
    assert legal == list(game.legal(state))


@pytest.mark.parametrize("id", GAME_IDS)
@pytest.mark.parametrize("spec", SPECS)
def test_with_a_seed_a_bot_is_reproducible(id: str, spec: str) -> None:
    """Also with the memory of a plan: a stretch of a game comes out the same twice."""
    game = game_of(id)
    lines: list[list[int]] = []
    for _ in range(2):
        state = position(id, 3, "again")
        chance = SeededChance("again")
        bots = [make_bot(spec, game, f"again/{seat}") for seat in range(2)]
        played: list[int] = []
        for _ in range(5):
            decision = game.decision(state)
            if decision is None:
                break
            view = game.view(state, decision.seat)
            action = bots[decision.seat].choose(view, list(game.legal(state)), Budget())
            played.append(action)
            game.advance(state, action, chance)
        lines.append(played)
    assert lines[0] == lines[1]
