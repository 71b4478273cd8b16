"""Promises of the protocol that other tests do not see."""

from __future__ import annotations

from games.drakon.drakon_table import default_options, given
from games.drakon.full_maze import full_maze
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action
from obelisk.core.event import Event
from obelisk.core.game import NO_ACTION
from obelisk.core.rng import Rng
from obelisk.games.drakon import GAME
from obelisk.games.drakon.state import State


def test_its_name_its_seats_and_the_rule_of_turns() -> None:
    assert (GAME.id, GAME.seat_counts(), GAME.turn_rule) == ("drakon", [2, 3, 4, 5, 6], "DRK-5.4")
    assert GAME.rules_version >= 1


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


def assert_samples_are_listed(state: State, draws: int) -> list[Action]:
    """Both ways to a random choice, with the same numbers; what came out."""
    listing, sampling = Rng("one"), Rng("one")
    legal = GAME.legal(state)
    found = [GAME.sample(state, sampling) for _ in range(draws)]
    assert found == [legal[listing.below(len(legal))] for _ in range(draws)]
    return found


def test_every_placement_move_and_power_can_be_sampled() -> None:
    """Gaps with no, one, two and three facing arrows; two equal tiles in a hand of five."""
    table = given(
        "(1,0) plain[NE]; (1,1) plain[W]; (0,1) teleport[-]; (-1,0) plain[N]; (2,-1) plain[NE]",
        hands={"p1": "plain.1 plain.1 map.2o rotate.3 escape.4"},
        powers={"p1": "amazon"},
    )
    found = assert_samples_are_listed(table.state, 3000)
    assert sorted(set(found)) == sorted(GAME.legal(table.state))


def test_a_hand_without_placement_can_still_be_sampled() -> None:
    stuck = given("(0,0) start[NESW]", hands={"p1": "plain.4"}, powers={"p1": "dwarf"})
    found = assert_samples_are_listed(stuck.state, 50)
    assert {GAME.notate(stuck.state, action) for action in found} == {"dwarf", "pass"}


def test_a_full_maze_has_hundreds_of_choices_and_all_can_be_sampled() -> None:
    state = full_maze(1)
    assert (len(state.maze.chambers), len(state.hands[state.active])) == (72, 4)
    assert len(GAME.legal(state)) > 200
    assert_samples_are_listed(state, 2000)


def test_samples_are_listed_in_whole_games() -> None:
    for seed in range(6):
        state = GAME.setup(default_options(2 + seed % 5, heroes="draft"), SeededChance(seed))
        chance, rng = SeededChance(seed), Rng(seed)
        while GAME.legal(state):
            assert_samples_are_listed(state, 2)
            GAME.advance(state, GAME.sample(state, rng), chance)
        assert GAME.sample(state, rng) == NO_ACTION


def test_a_knight_may_prevent_a_loss_in_silence() -> None:
    table = given("(1,0) lose_coin[N]", powers={"p1": "knight"}, purses={"p1": "2"}, hands={"p2": "plain.1"})
    table.play("p1 move (1,0)")
    GAME.advance(table.state, GAME.parse(table.state, "knight"), SeededChance(1))
    assert table.purse("p1") == "2"
