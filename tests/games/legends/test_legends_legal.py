"""Choices that are found sooner than all of them are the same ones.  [LEG-6]"""

from __future__ import annotations

import pytest

from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action
from obelisk.core.errors import IllegalAction
from obelisk.core.rng import Rng
from obelisk.games.legends import GAME
from obelisk.games.legends.choices import candidates
from obelisk.games.legends.legal import is_legal, some_legal


@pytest.mark.parametrize(
    "decks", [["vulca", "hoax"], ["khind", "aqua"], ["flit", "pillar"], ["buka", "mimix"]]
)
def test_some_choices_and_single_ones_agree_with_all_of_them(decks: list[str]) -> None:
    """Also where the look-ahead refuses what could be played, and where only one choice is left."""
    refused = 0
    single = 0
    for number in range(3):
        chance, rng = SeededChance(f"some{number}"), Rng(f"some{number}")
        state = GAME.setup(GAME.options({"decks": decks}), chance)
        while not state.over:
            legal = GAME.legal(state)
            may_be = candidates(state)
            refused += len(may_be) - len(legal)
            single += len(legal) == 1
            for most in (1, 2, 3):
                state.choices = None
                some = some_legal(state, most)
                assert some == legal[: len(some)]
                assert len(some) >= min(most, len(legal))
                assert GAME.legal(state) == legal
                # Now that all are known there is nothing to save.
                assert some_legal(state, most) == legal
            for action in [*may_be, -1, 1 << 40]:
                state.choices = None
                assert is_legal(state, action) == (action in legal)
            state.choices = None
            GAME.advance(state, legal[rng.below(len(legal))], chance)
    assert refused
    assert single


def test_what_is_not_legal_is_refused_without_a_list() -> None:
    state = GAME.setup(GAME.options({"decks": ["vulca", "hoax"]}), SeededChance("refused"))
    state.choices = None
    with pytest.raises(IllegalAction):
        GAME.advance(state, Action(-1), SeededChance("none"))
