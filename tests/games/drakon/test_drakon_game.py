"""Promises of the protocol that other tests do not see."""

from __future__ import annotations

from games.drakon.drakon_table import default_options, given
from obelisk.core.chance import SeededChance
from obelisk.core.event import Event
from obelisk.core.rng import Rng
from obelisk.games.drakon import GAME


def test_apply_leaves_the_old_state_alone() -> None:
    state = given("(1,0) find_coin[N]").state
    before = GAME.encode_state(state)
    after, events = GAME.apply(state, GAME.parse(state, "move (1,0)"), SeededChance(1))
    assert GAME.encode_state(state) == before
    assert GAME.encode_state(after) != before
    assert events[0].id == "hero_moved"


def test_there_is_no_result_while_the_game_goes_on() -> None:
    assert GAME.result(given().state) is None


def test_events_change_nothing() -> None:
    """The same game with and without events, all powers and Knights against Drakon included."""
    for seed in range(12):
        base = default_options(6, heroes="draft")
        options = GAME.options({**GAME.encode_options(base), "knight_vs_drakon": True})
        rng = Rng(f"events/{seed}")
        told, silent = SeededChance(seed), SeededChance(seed)
        events: list[Event] = []
        one = GAME.setup(options, told, events)
        two = GAME.setup(options, silent)
        while legal := GAME.legal(one):
            assert GAME.legal(two) == legal
            others = [action for action in legal if action & 31]
            chosen = others if others and rng.below(4) else legal
            action = chosen[rng.below(len(chosen))]
            GAME.advance(one, action, told, events)
            GAME.advance(two, action, silent)
        assert GAME.encode_state(one) == GAME.encode_state(two)


def test_a_knight_may_prevent_a_loss_in_silence() -> None:
    table = given("(1,0) lose_coin[N]", powers={"p1": "knight"}, purses={"p1": "2"}, hands={"p2": "plain.1"})
    table.play("p1 move (1,0)")
    GAME.advance(table.state, GAME.parse(table.state, "knight"), SeededChance(1))
    assert table.purse("p1") == "2"
