"""Who knows what: views, bounds, and the hidden states that fit them.  [DRK-14]"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.drakon.drakon_table import DrakonTable, default_options, given
from obelisk.core.chance import SeededChance
from obelisk.core.rng import Rng
from obelisk.games.drakon import GAME, hands
from obelisk.games.drakon.hands import still_known
from obelisk.games.drakon.knowledge import VIEWER
from obelisk.games.drakon.state import State
from obelisk.games.drakon.view import View

FOUR = 1 << 5


def samples(table: DrakonTable, who: str, number: int = 60) -> list[State]:
    """Hidden states that fit a seat's view, each tested to do so."""
    view = table.view(who)
    found: list[State] = []
    for index in range(number):
        state = GAME.determinise(view, Rng(f"{who}/{index}"))
        assert GAME.faults(state) == []
        assert GAME.view(state, None if not who else int(who[1]) - 1) == view
        found.append(state)
    return found


def reaches_the_truth(table: DrakonTable, who: str, part: Callable[[State], object]) -> bool:
    """Whether the true value of some hidden part comes out of sampling, and others too."""
    truth = part(table.state)
    seen = [part(GAME.determinise(table.view(who), Rng(index))) for index in range(400)]
    return truth in seen and any(one != truth for one in seen)


def test_hands_are_known_to_their_owners_only() -> None:
    table = given(hands={"p1": "plain.1", "p2": "map.1 map.3"})
    assert table.view("p1").hand == table.state.hands[0]
    assert table.view("p1").hand_sizes == [1, 2, 0]
    assert table.view().hand == []
    assert table.view("p3").known == [[], [], []]


def test_purses_are_known_to_their_side_only() -> None:
    table = given(goal="team", players=4, purses={"p1": "3+1", "p2": "2"})
    assert table.view("p1").purses == table.view("p3").purses == [[1, 0, 1], [], []]
    assert table.view().purses == [[], [], []]
    assert table.view().sizes == [2, 1, 25]


def test_views_do_not_depend_on_what_is_hidden() -> None:
    one = given(hands={"p1": "plain.1", "p2": "map.1"}, purses={"p2": "3+1"})
    two = given(hands={"p1": "plain.1", "p2": "map.3"}, purses={"p2": "2+2"})
    assert GAME.encode_view(one.view("p3")) == GAME.encode_view(two.view("p3"))
    assert GAME.encode_view(one.view("p2")) != GAME.encode_view(two.view("p2"))
    assert one.view("p3") != 5
    assert hash(one.view("p3")) == hash(two.view("p3"))


def test_a_placed_tile_lowers_the_bound_by_one_of_its_design() -> None:
    table = given(
        "(1,0) magical_shift[NE]; (2,0) plain[N]; (0,-1) master_key[-]",
        players=2,
        hands={"p1": "plain.3 plain.3", "p2": "plain.1"},
    )
    table.play("p1 move (1,0)").play("p1 shift (2,0) plain[NES]")
    assert table.known("p2", "p1") == "plain.1"
    table.play("p2 move (0,-1)").play("p1 place plain[NES] @(3,0)", "draw p1 plain.1")
    assert table.known("p2", "p1") == "plain.1"
    table.play("p2 move (0,0)").play("p1 place plain[E] @(2,-1)", "draw p1 map.1")
    assert table.known("p2", "p1") == ""


def test_an_unseen_loss_lowers_every_bound_by_one() -> None:
    """p2 takes a tile of p1: p3 cannot know which, p2 can.  [DRK-14.21]"""
    table = given(
        "(0,1) magical_shift[E]; (1,1) plain[N]; (1,0) map[S]",
        hands={"p1": "plain.3 plain.2o"},
    )
    table.play("p1 move (0,1)").play("p1 shift (1,1) plain[NES]")
    assert [table.known(who, "p1") for who in ("p2", "p3", "all")] == ["plain.1"] * 3
    table.play("p2 move (1,0)").play("p2 map p1", "take plain.2o")
    assert table.known("p2", "p1") == "plain.1"
    assert table.known("p3", "p1") == table.known("all", "p1") == ""
    assert table.known("p1", "p2") == "plain.2o"


def test_of_two_equal_known_tiles_one_stays_known() -> None:
    entries = [1 * VIEWER + 7, 1 * VIEWER + 7, 1 * VIEWER + 9, 2 * VIEWER + 7, 2 * VIEWER + 9]
    # Viewer 2 sees a 7 leave; for viewer 1 it could have been a 7 or a 9.
    assert still_known(entries, 7, 1 << 2) == [1 * VIEWER + 7, 2 * VIEWER + 9]


def test_coins_lost_and_found_again() -> None:
    table = given("(1,0) lose_coin[N]; (0,1) find_coin[N]; (0,-1) master_key[-]", purses={"p1": "3+1"})
    table.play("p1 move (1,0)", "coin 3")
    assert table.known_coins("p1", "hoard") == [3]
    table.play("p2 move (0,1)", "coin 2")
    assert table.known_coins("p1", "hoard") == []


def test_what_others_know_of_me_is_known_to_me() -> None:
    table = given("(1,0) steal_cw[N]; (0,1) plain[N]", purses={"p2": "3+1"}).play("p1 move (1,0)", "coin 3")
    assert table.view("p1").exposed_coins == table.state.known_coins[0]
    assert table.view("p3").exposed_coins == []
    for state in samples(table, "p1"):
        assert state.known_coins[0] == table.state.known_coins[0]


def test_samples_respect_sizes_bounds_and_the_goal() -> None:
    table = given(
        players=4,
        purses={"p2": "3+2+2+2", "p3": "3+3+3", "p4": "1+1+1+2+2"},
        hands={"p1": "plain.1", "p2": "map.1 map.3", "p3": "rotate.1"},
    )
    for state in samples(table, "p1"):
        golds = [sum((coin + 1) * number for coin, number in enumerate(purse)) for purse in state.purses]
        assert max(golds[1:4]) < 10
    assert reaches_the_truth(table, "p1", lambda state: state.hands[2])
    assert reaches_the_truth(table, "p1", lambda state: state.purses[2])


def test_tight_purses_are_dealt_too() -> None:
    """Almost all gold is out, and no team has won: the coins fit in few ways."""
    table = given(
        "(1,0) plain[N]",
        goal="team",
        players=6,
        purses={"p1": "3+3+3+3+3+2+2", "p2": "3+3+3+2+2+2+2+1+1", "p3": "2+2+2+2+2+2+1+1+1+1+1+1"},
    )
    assert table.hoard == 0
    for state in samples(table, "p2", 20):
        assert state.sizes == table.state.sizes


def test_samples_of_a_spectator() -> None:
    table = given(
        "(1,0) magical_shift[NE]; (2,0) plain[N]; (0,1) master_key[-]",
        hands={"p1": "plain.3", "p2": "map.1"},
        purses={"p1": "3"},
    )
    table.play("p1 move (1,0)").play("p1 shift (2,0) plain[NES]")
    for state in samples(table, ""):
        assert table.tile_texts(state.hands[0]) == "plain.1"


def test_third_parties_may_know_something_of_each_other() -> None:
    table = given("(1,0) map[N]; (0,1) master_key[-]", hands={"p1": "plain.1", "p2": "map.1 map.3"})
    table.play("p1 move (1,0)").play("p1 map p2", "take map.3")
    assert reaches_the_truth(table, "p3", lambda state: state.known[0])


def test_a_shift_that_is_asked_needs_a_fitting_tile() -> None:
    """Only a tile with one arrow or none fits the one place; p2's hand must have such a tile.  [DRK-14.22]"""
    board = "(0,-1) magical_shift[E]; (1,-1) plain[E]; (1,0) plain[S]; (1,-2) plain[N]; (2,-1) plain[N]"
    at = {"p1": "(2,-1)", "p3": "(1,0)"}
    table = given(board, at=at, drakon="(1,-2)", active="p2", hands={"p2": "plain.3 plain.3 plain.1"})
    table.play("p2 move (0,-1)")
    assert {text.split(" ")[1] for text in table.choices()} == {"(1,-1)"}
    for state in samples(table, "p1"):
        assert GAME.legal(state)


def test_a_shift_that_is_not_asked_tells_what_the_hand_is_not() -> None:
    board = "(0,-1) magical_shift[E]; (1,-1) plain[E]; (1,0) plain[S]; (1,-2) plain[N]; (2,-1) plain[N]"
    at = {"p1": "(2,-1)", "p3": "(1,0)"}
    tiles = {"p2": "plain.3 plain.3 plain.2o", "p3": "plain.1", "p1": "plain.1"}
    table = given(board, at=at, drakon="(1,-2)", active="p2", hands=tiles)
    table.play("p2 move (0,-1)")
    assert table.told()[1] == "nothing_happened"
    narrowed = table.state.narrowed[1]
    assert len(narrowed) == 3
    assert len(set(narrowed)) == 1
    assert narrowed[0] & 0b11 == 0
    for state in samples(table, "p1"):
        patterns = [table.tile_texts([tile]).split(".")[1] for tile in state.hands[1]]
        assert set(patterns) <= {"2o", "2a", "3", "4"}
    # A tile that leaves before all eyes, and a new one: two of the three are still of these patterns.
    table.play("p3 place plain[N] @(0,1)").play("p1 place plain[N] @(-1,0)")
    table.play("p2 place plain[ESW] @(0,-2)")
    assert len(table.state.narrowed[1]) == 3
    assert table.state.narrowed[1][-1] == 63
    for state in samples(table, "p1"):
        patterns = [table.tile_texts([tile]).split(".")[1] for tile in state.hands[1]]
        assert len([one for one in patterns if one in ("2o", "2a", "3", "4")]) >= 2


def test_known_tiles_and_narrowed_hands_are_dealt_together() -> None:
    """p2 holds a three or a four besides a known one, p3 a four; there is only one four."""
    table = given(
        "(1,0) plain[N]",
        hands={"p1": "plain.1", "p2": "plain.1 plain.3", "p3": "plain.4"},
        pool="plain.1 plain.2o",
    )
    state = table.state
    state.known[1] = [viewer * VIEWER + state.hands[1][0] for viewer in (0, 2, 3)]
    state.told = [0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0]
    state.narrowed[1] = [0b110000, 0b110010]
    state.narrowed[2] = [0b100000]
    assert GAME.faults(state) == []
    for sample in samples(table, "p1", 30):
        assert [sample.hands[1], sample.hands[2]] == [state.hands[1], state.hands[2]]


def test_what_a_hand_is_not_is_forgotten_tile_by_tile() -> None:
    table = given(hands={"p1": "plain.3 plain.1"})
    state = table.state
    everybody = (2 << 3) - 1
    hands.narrow(state, 0, 63)
    hands.narrow(state, 1, 1)
    assert state.narrowed == [[], [], []]
    hands.narrow(state, 0, 0b010010)
    hands.narrow(state, 0, 0b011110)
    assert state.narrowed[0] == [0b010010, 0b010010]
    hands.receive(state, 0, 5, 0)
    hands.narrow(state, 0, 0b111010)
    assert state.narrowed[0] == [0b010010, 0b010010, 0b111010]
    hands.give_up(state, 0, state.hands[0][0], everybody)
    assert state.narrowed[0] == [0b010010, 0b111010]
    hands.give_up(state, 0, state.hands[0][0], 1)
    assert state.narrowed[0] == [0b111010]
    hands.give_up(state, 0, state.hands[0][0], 1)
    assert state.narrowed[0] == []


def test_a_tile_that_cannot_be_an_old_one_is_a_new_one() -> None:
    table = given(hands={"p1": "plain.1 plain.3"})
    state = table.state
    state.narrowed[0] = [0b000010, 0b111111]
    hands.give_up(state, 0, state.hands[0][1], (2 << 3) - 1)
    assert state.narrowed[0] == [0b000010]


def closed_maze() -> DrakonTable:
    """Every empty cell beside the maze is pointed at: fours have no place there; and no hero can move."""
    return given(
        "(0,0) start[NESW]; (5,5) plain[NESW]",
        players=2,
        at={"p1": "(5,5)", "p2": "(5,5)"},
        hands={"p1": "plain.4 plain.4", "p2": "plain.3 plain.4"},
        active="p2",
    )


def test_a_seat_with_fours_only_is_skipped_and_everybody_can_tell() -> None:
    table = closed_maze()
    assert all("[NESW]" not in text for text in table.choices())
    for state in samples(table, "p1", 20):
        assert GAME.legal(state)
    table.play("p2 place plain[NSW] @(-1,0)", "draw p2 map.3")
    assert table.told()[-3:] == ["turn_began", "turn_skipped", "turn_began"]
    assert table.state.narrowed[0] == [FOUR, FOUR]
    assert table.decision == "p2 turn"
    for state in samples(table, "p2", 20):
        assert {table.tile_texts([tile])[-2:] for tile in state.hands[0]} == {".4"}


def test_a_dead_end_with_fours_in_all_hands() -> None:
    table = closed_maze().play("p2 place plain[NSW] @(-1,0)", "draw p2 map.4")
    assert table.result.reason == "dead_end"
    assert table.state.narrowed == [[FOUR, FOUR], [FOUR, FOUR]]
    samples(table, "p1", 20)


def test_scarce_fours_are_shared_out_by_trying_again() -> None:
    """Both others are known to hold fours, and there are just enough of them."""
    table = given(
        "(0,0) start[NESW]; (5,5) plain[NESW]",
        at={"p1": "(5,5)", "p2": "(5,5)", "p3": "(5,5)"},
        hands={"p1": "plain.4", "p2": "map.4", "p3": "plain.3 plain.3"},
        pool="plain.1 plain.2o",
        active="p3",
    )
    table.play("p3 place plain[NSW] @(-1,0)", "draw p3 plain.1")
    assert table.decision == "p3 turn"
    assert [len(sets) for sets in table.state.narrowed] == [1, 1, 0]
    samples(table, "p3", 20)


def test_powers_alone_are_asked_with_fours_in_hand() -> None:
    table = given(
        "(0,0) start[NESW]",
        players=2,
        hands={"p1": "plain.4 plain.4", "p2": "plain.1"},
        powers={"p1": "dwarf", "p2": "wizard"},
    )
    assert table.choices() == ["dwarf", "pass"]
    for state in samples(table, "p2", 20):
        assert GAME.decision(state) == GAME.decision(table.state)
    table.play("p1 pass")
    assert table.state.narrowed[0] == [FOUR, FOUR]
    for state in samples(table, "p2", 20):
        assert {table.tile_texts([tile])[-2:] for tile in state.hands[0]} == {".4"}


def test_a_power_that_helps_nothing_tells_as_much() -> None:
    table = given(
        "(0,0) start[NESW]",
        players=2,
        hands={"p1": "plain.4 plain.4", "p2": "plain.1 plain.1"},
        powers={"p1": "thief"},
        purses={"p1": "1"},
    )
    table.play("p1 thief swap 1", "coin 1")
    assert table.state.narrowed[0] == [FOUR, FOUR]
    assert table.decision == "p2 turn"


def test_after_a_power_the_turn_is_asked_for_a_reason() -> None:
    table = given(
        "(0,0) start[NESW]",
        players=2,
        hands={"p1": "plain.4 plain.1", "p2": "plain.1"},
        powers={"p1": "thief"},
        purses={"p1": "1"},
    )
    table.play("p1 thief swap 1", "coin 1")
    assert table.decision == "p1 turn"
    for state in samples(table, "p2", 40):
        assert any(not table.tile_texts([tile]).endswith(".4") for tile in state.hands[0])


@pytest.mark.parametrize("seed", range(6))
def test_random_positions_are_sampled_soundly(seed: int) -> None:
    goals = ["standard", "short", "fixed", "escape", "team", "standard"]
    players = [2, 3, 5, 4, 6, 4][seed]
    options = default_options(players, goals[seed], "random" if seed % 2 else "off")
    chance = SeededChance(f"knowledge/{seed}")
    rng = Rng(f"knowledge/{seed}")
    state = GAME.setup(options, chance)
    step = 0
    while True:
        legal = GAME.legal(state)
        if step % 9 == 0 or not legal:
            for seat in [None, *range(players)]:
                view = GAME.view(state, seat)
                other = GAME.determinise(view, rng)
                assert GAME.faults(other) == []
                assert GAME.view(other, seat) == view
                assert isinstance(view, View)
        if not legal:
            break
        moves = [action for action in legal if action & 31]
        chosen = moves if moves and rng.below(3) else legal
        GAME.advance(state, chosen[rng.below(len(chosen))], chance)
        step += 1
