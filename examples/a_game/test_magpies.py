"""Magpies, as players would tell it."""

from __future__ import annotations

from magpies.game import GAME, State

from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action


def scores_after(jewel: int, *feathers: int) -> list[int]:
    """Everybody lays the last feather for a jewel."""
    state = State(len(feathers), [jewel], [], [0] * len(feathers), [[one] for one in feathers], [])
    for feather in feathers:
        GAME.advance(state, Action(feather), SeededChance(1))
    assert GAME.result(state) is not None
    return state.scores


def test_the_highest_feather_takes_the_jewel_unless_it_has_a_twin() -> None:
    assert scores_after(5, 3, 8, 7) == [0, 5, 0]
    assert scores_after(5, 8, 8, 2) == [0, 0, 5]
    assert scores_after(5, 8, 8) == [0, 0]
