"""Decisions whose choices everybody can count: an only choice may be played at once, and tells nothing."""

from __future__ import annotations

import pytest

from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from obelisk.core.rng import Rng


@pytest.mark.parametrize("game_id", ["drakon", "legends"])
def test_who_looks_from_another_seat_counts_the_same_choices(game_id: str) -> None:
    """What a hand or a deck may hold makes no difference to how many choices there are."""
    kit = GAMES.get(game_id)
    game = kit.game
    met: set[str] = set()
    for seed in range(6):
        values = kit.option_sets()[seed * 7 % len(kit.option_sets())]
        options = game.options(values)
        rng, chance = Rng(f"open/{seed}"), SeededChance(seed)
        state = game.setup(options, chance)
        for _ in range(400):
            decision = game.decision(state)
            if decision is None:
                break
            legal = game.legal(state)
            if decision.kind in kit.open_kinds:
                met.add(decision.kind)
                other = (decision.seat + 1) % game.seats(options)
                guess = game.determinise(game.view(state, other), rng)
                assert len(game.legal(guess)) == len(legal), (seed, decision.kind)
            game.advance(state, legal[rng.below(len(legal))], chance)
    assert met >= {"drakon": {"drakon_move", "rotate"}, "legends": {"announce", "end"}}[game_id]
