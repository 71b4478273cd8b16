"""Bots for a game that they have never heard of."""

from __future__ import annotations

import pytest

from core.toy_game import KEEP, SWAP, State, Toy
from obelisk.bots.base import Budget
from obelisk.bots.brain import brain_of
from obelisk.bots.eval.playouts import PlayoutEvaluation
from obelisk.bots.hints import hints
from obelisk.bots.levels import LEVELS
from obelisk.bots.spec import make_bot
from obelisk.core.decision import Action

TOY = Toy()


def last_to_choose(card: int) -> State:
    """The other seat has kept a card; the own one is this."""
    state = State(TOY.options({}))
    state.hands = [3, card]
    state.turn = 1
    return state


def choice(spec: str, card: int) -> Action:
    view = TOY.view(last_to_choose(card), 1)
    return make_bot(spec, TOY, 1).choose(view, [KEEP, SWAP], Budget())


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level: int) -> None:
    assert choice(f"level:{level}", 4) in (KEEP, SWAP)


def test_a_search_finds_out_which_cards_are_worth_keeping() -> None:
    assert choice("search:sims=200", 6) == KEEP
    assert choice("search:sims=200", 1) == SWAP
    assert choice("level:4", 1) == SWAP


def test_the_same_seed_plays_the_same() -> None:
    for card in (2, 3, 4):
        assert choice("search:sims=9", card) == choice("search:sims=9", card)


def test_playouts_count_who_wins() -> None:
    evaluation = PlayoutEvaluation(TOY)
    assert brain_of(TOY).default == evaluation.id == "playouts"
    over = last_to_choose(5)
    over.turn = 2
    assert (evaluation.value(over, 1), evaluation.value(over, 0)) == (1.0, 0.0)
    good = sum(evaluation.value(last_to_choose(6), 1) for _ in range(50))
    bad = sum(evaluation.value(last_to_choose(1), 1) for _ in range(50))
    assert good > bad


def test_a_game_without_an_end_counts_as_even() -> None:
    class Endless(Toy):
        def sample(self, state: State, rng: object) -> Action:
            state.turn = 0
            return KEEP

    state = last_to_choose(5)
    assert PlayoutEvaluation(Endless()).value(state, 0) == 0.5


def test_hints_are_given_too() -> None:
    found = hints(TOY, TOY.view(last_to_choose(1), 1), Budget(simulations=100), 2, "1")
    assert [hint.action for hint in found] == ["swap", "keep"]
