"""The gate of a training: how many deals a new net has to play."""

from __future__ import annotations

import pytest

from obelisk.arena.contest import FEWEST_DEALS, SequentialTest
from obelisk.train.duel import ENOUGH, SLOWEST, Duel, mean_and_error

DEALS = 400
AHEAD = 6


def played(share: float) -> tuple[Duel, int]:
    """A duel in which this part of each four deals is won, of two always the later one first; with the
    number of deals that were asked for.
    """
    duel = Duel(DEALS, AHEAD, SequentialTest(0.46, 0.54))
    waiting: list[int] = []
    asked = 0
    later = False
    while not duel.is_over(0.0):
        due = duel.due()
        asked += len(due)
        waiting += due
        assert len(waiting) <= AHEAD
        later = not later
        deal = waiting.pop(1 if later and len(waiting) > 1 else 0)
        duel.scores[deal] = float(deal % 4 < 4 * share)
    return duel, asked


def test_a_net_that_is_clearly_better_or_worse_is_told_early() -> None:
    for share in (0.25, 0.75):
        duel, asked = played(share)
        found = duel.found()
        assert mean_and_error(found)[0] == pytest.approx(share, abs=0.1)
        assert FEWEST_DEALS <= len(found) < 100
        assert asked < len(found) + 2 * AHEAD
        assert not duel.is_asked


def test_where_it_cannot_be_told_all_deals_are_played() -> None:
    duel, asked = played(0.5)
    assert asked == DEALS
    assert duel.is_asked
    assert sorted(duel.found()) == [0.0] * 200 + [1.0] * 200


def test_a_test_does_not_look_past_a_deal_that_is_still_played() -> None:
    """Games that are lost quickly come back first."""
    duel = Duel(DEALS, DEALS, SequentialTest(0.46, 0.54))
    assert duel.due() == list(range(DEALS))
    duel.scores.update(dict.fromkeys(range(1, 300), 0.0))
    assert not duel.is_over(0.0)
    duel.scores[0] = 0.0
    assert duel.is_over(0.0)
    assert duel.found() == [0.0] * 300


def test_the_last_few_deals_are_not_waited_for_long() -> None:
    duel = Duel(10, 10, None)
    duel.scores.update(dict.fromkeys(range(int(10 * ENOUGH)), 1.0))
    assert not duel.is_over(5.0)
    assert not duel.is_over(5.0 + SLOWEST)
    assert duel.is_over(5.1 + SLOWEST)
    assert len(duel.found()) == 9
