"""Each invariant of CITY-18 is noticed when it is broken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.city.city_table import CityTable, given
from obelisk.games.city import GAME
from obelisk.games.city.grid import CELL_OF
from obelisk.games.city.kinds import KIND_OF, KINDS
from obelisk.games.city.public import MOVEMENT, OVER, STALL
from obelisk.games.city.state import State

K3, R3 = KIND_OF["k3"], KIND_OF["r3"]


def position(**said: Any) -> CityTable:
    usual: dict[str, Any] = {
        "hand": "r3",
        "discards": "k3",
        "crystals": [5, 5, 5],
        "scales": [1, 2, 3],
        "rebuilt": ["c4"],
        "markers": {"c2": {1: "p1", 2: "p2"}},
        "dragons": {"fire": "d4"},
        "obelisk": ["p1", "p2"],
    }
    return given(**{**usual, **said})


def lose_a_card(state: State) -> None:
    state.deck[K3] -= 1
    state.deck_size -= 1


def make_a_card(state: State) -> None:
    state.discards[K3] += 1
    state.discards_size += 1


def owe_a_card(state: State) -> None:
    """Below nothing in one place, one too many in another."""
    state.discards[R3] -= 1
    state.discards_size -= 1
    state.hands[R3] += 1
    state.hand_sizes[0] += 1


def invent_a_draw(state: State) -> None:
    state.drawn[R3] += 1


def remember_a_card_aside_as_fresh(state: State) -> None:
    state.aside_fresh = True
    state.aside = [9] + [0] * (KINDS - 1)


def miscount_a_hand(state: State) -> None:
    state.hand_sizes[1] += 1


def miscount_the_deck(state: State) -> None:
    state.deck_size += 1


def miscount_the_discards(state: State) -> None:
    state.discards_size += 1


def miscount_the_cards_aside(state: State) -> None:
    state.aside_size += 1


def lose_a_marker(state: State) -> None:
    state.supply[1] -= 1


def make_a_marker(state: State) -> None:
    state.markers[CELL_OF["d2"]] |= 3


def owe_a_marker(state: State) -> None:
    state.supply[0] = -1
    state.obelisk = [0] * 11


def empty_the_scale_supply(state: State) -> None:
    state.scales[0] += 6


def owe_a_scale(state: State) -> None:
    state.scales[0] = -1


def owe_a_crystal(state: State) -> None:
    state.crystals[2] = -1


def win_and_go_on(state: State) -> None:
    state.obelisk = [0] * 5
    state.supply = [4, 9, 10]


def run_out_of_markers_and_go_on(state: State) -> None:
    state.supply = [0, 0, 0]


def fill_the_obelisk(state: State) -> None:
    state.obelisk = [0, 1, 2] * 4 + [0]
    state.supply = [4, 5, 6]


def end_without_a_reason(state: State) -> None:
    state.phase = OVER


def go_on_after_the_end(state: State) -> None:
    state.ending = STALL
    state.phase = MOVEMENT


def rebuild_with_markers(state: State) -> None:
    state.rebuilt |= 1 << CELL_OF["c2"]


def fill_a_ruin(state: State) -> None:
    state.markers[CELL_OF["c2"]] |= 3 << 6
    state.supply[2] -= 1


def put_a_figure_where_no_tile_is(state: State) -> None:
    state.figures[1] = CELL_OF["a1"]


def put_a_dragon_where_no_tile_is(state: State) -> None:
    state.dragons[1] = CELL_OF["e5"]


@pytest.mark.parametrize(
    ("break_it", "fault"),
    [
        (lose_a_card, "CITY-18.1: cards of kind"),
        (make_a_card, "CITY-18.1: cards of kind"),
        (owe_a_card, "CITY-18.1: cards of kind"),
        (invent_a_draw, "CITY-15.20"),
        (remember_a_card_aside_as_fresh, "CITY-15.20"),
        (miscount_a_hand, "CITY-18.1: a size of hand or deck"),
        (miscount_the_deck, "CITY-18.1: a size of hand or deck"),
        (miscount_the_discards, "CITY-18.1: a size of discards or aside"),
        (miscount_the_cards_aside, "CITY-18.1: a size of discards or aside"),
        (lose_a_marker, "CITY-18.3: markers of seat 1"),
        (make_a_marker, "CITY-18.3: markers of seat 2"),
        (owe_a_marker, "CITY-18.3: markers of seat 0"),
        (empty_the_scale_supply, "CITY-18.2"),
        (owe_a_scale, "CITY-18.2"),
        (owe_a_crystal, "CITY-18.5"),
        (win_and_go_on, "CITY-18.6: the game should be over"),
        (run_out_of_markers_and_go_on, "CITY-18.6: the game should be over"),
        (fill_the_obelisk, "CITY-18.6: the obelisk is full"),
        (end_without_a_reason, "CITY-18.7"),
        (go_on_after_the_end, "CITY-18.7"),
        (rebuild_with_markers, "CITY-18.4: a rebuilt building bears markers"),
        (fill_a_ruin, "CITY-18.4: a ruin has no free slot"),
        (put_a_figure_where_no_tile_is, "CITY-18.4: a figure"),
        (put_a_dragon_where_no_tile_is, "CITY-18.4: a dragon"),
    ],
)
def test_a_broken_state_is_noticed(break_it: Callable[[State], None], fault: str) -> None:
    state = position().state
    assert GAME.faults(state) == []
    break_it(state)
    found = GAME.faults(state)
    assert any(text.startswith(fault) for text in found), found


def test_18_1_cards_aside_exist_in_the_edition_of_2006_only() -> None:
    state = position(aside="g1").state
    assert GAME.faults(state) == []
    later = position(edition="2018").state
    later.aside, later.aside_size = state.aside, 1
    assert "CITY-18.1: cards are aside in an edition that has none" in GAME.faults(later)


def test_18_4_a_full_ruin_and_an_empty_supply_are_possible_at_the_end_only() -> None:
    table = given(players=2, figure="c2", hand="r3", supply={"p1": 1, "p2": 0}).play("p1 done")
    table.play("p1 build 3 r3")
    assert (table.ending, GAME.faults(table.state)) == ("markers_out", [])


def fell_into_ruins(state: State) -> None:
    state.rebuilt = 0


def left_the_obelisk(state: State) -> None:
    state.obelisk.pop(0)


def moved_on_the_obelisk(state: State) -> None:
    state.obelisk.reverse()


def dragon_left(state: State) -> None:
    state.dragons[0] = position(dragons={}).state.dragons[0]


def paid_for_nothing(state: State) -> None:
    state.crystals[0] -= 1


def offered_for_nothing(state: State) -> None:
    state.obelisk.append(1)
    state.supply[1] -= 1


def rich_for_nothing(state: State) -> None:
    state.crystals[2] += 1


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (fell_into_ruins, "CITY-18.4: a rebuilt building fell into ruins"),
        (left_the_obelisk, "CITY-18.3: a marker left the obelisk"),
        (moved_on_the_obelisk, "CITY-18.3: a marker left the obelisk"),
        (dragon_left, "CITY-18.4: a dragon left the city"),
        (paid_for_nothing, "CITY-18.5: crystals fell without an offering"),
        (offered_for_nothing, "CITY-18.5: crystals fell without an offering"),
        (rich_for_nothing, "CITY-18.5: crystals rose"),
    ],
)
def test_a_change_that_cannot_be_is_noticed(change: Callable[[State], None], fault: str) -> None:
    before = position().state
    state = position().state
    assert GAME.faults(state, before) == []
    change(state)
    found = GAME.faults(state, before)
    assert any(text.startswith(fault) for text in found), found


def test_18_5_crystals_that_rise_while_scales_are_paid_out_are_noticed() -> None:
    """A contribution that takes scales from the supply scores nothing."""
    before = position().state
    state = position().state
    state.markers[CELL_OF["d4"]] |= 1
    state.supply[0] -= 1
    state.scales[0] += 1
    assert GAME.faults(state, before) == []
    state.crystals[0] += 3
    assert any(text.startswith("CITY-18.5: crystals rose") for text in GAME.faults(state, before))
