"""Every reason to refuse an action, with its rule, and which one is named if several apply.  [CITY-17.10]

`CityTable.refused` also tests that a refused action leaves no trace.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.city.city_table import CityTable, given
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action
from obelisk.core.errors import IllegalAction
from obelisk.games.city import GAME, actions
from obelisk.games.city.kinds import KIND_OF

UNREADABLE = ("unreadable", "CITY-19.4")
NOT_YOURS = ("not_your_decision", "CITY-5.1")
OVER = ("game_over", "CITY-5.1")
WRONG_PHASE = ("wrong_phase", "CITY-5.1")
NOT_IN_HAND = ("not_in_hand", "CITY-5.2")
NO_POWER = ("no_power", "CITY-3.1")
NO_TILE = ("no_tile", "CITY-3.4")
WALKS_NOWHERE = ("same_place", "CITY-6.2")
MOVES_NOTHING = ("same_place", "CITY-6.7")
GOES_NOWHERE = ("same_place", "CITY-13.2")
TOO_FAR_TO_WALK = ("too_far", "CITY-6.2")
TOO_FAR_FOR_A_DRAGON = ("too_far", "CITY-6.6")
DRAGON_OUTSIDE = ("dragon_outside", "CITY-6.6")
NO_SLOT = ("no_slot", "CITY-7.2")
SLOT_TAKEN = ("slot_taken", "CITY-7.2")
NO_ROLE = ("no_role", "CITY-8.1")
TOO_LITTLE = ("too_little", "CITY-8.3")
NO_PILLAR_HERE = ("no_pillar_here", "CITY-11.4")
NOT_ENOUGH_CRYSTALS = ("not_enough_crystals", "CITY-11.2")
OFFER_FIRST = ("offer_first", "CITY-11.3")
ALREADY_OFFERED = ("already_offered", "CITY-11.2")


def moving(**said: Any) -> CityTable:
    return given(**{"hand": "k2+k1+e3+e1+g1+y1", **said})


def at_work() -> CityTable:
    """p1 on the Earth Temple {r5 r4 r3} in ruins."""
    return given(figure="c2", hand="r3+r2+b2+w1", markers={"c2": {1: "p2"}}).play("p1 done")


def at_the_courtyard(crystals: int = 30, hand: str = "y3+y2+y1+k1") -> CityTable:
    return given(hand=hand, crystals=[crystals]).play("p1 done")


def at_the_shrine() -> CityTable:
    return given(expansion=True, figure="e5", hand="y3+y2+k1", crystals=[9], rebuilt=["e5"]).play("p1 done")


def test_unreadable_comes_before_everything() -> None:
    for line in ("p1 walk d4", "p2 walk d4", "p1 build 3 r2+", "p1 move d6", "p1"):
        reason, rule = moving().refused(line)
        assert reason == "unreadable", line
        assert rule == ("" if line == "p1" else "CITY-19.4")


def test_not_your_decision_comes_before_the_phase() -> None:
    assert moving().refused("p2 move c4") == NOT_YOURS
    assert moving().refused("p2 draw") == NOT_YOURS
    assert moving().refused("p4 move c4") == NOT_YOURS
    assert moving(active="p3").refused("p1 move c4") == NOT_YOURS


PHASES = {
    "movement": (["move c4", "play k1 d4", "play e2"], moving),
    "contribution": (["build 3 r3"], at_work),
    "offering": (["offer y1"], at_the_courtyard),
    "special": (
        ["go c3", "take"],
        lambda: given(expansion=True, figure="a5", hand="k1", rebuilt=["a5"]).play("p1 done"),
    ),
    "discard": (["discard k1", "draw"], lambda: given(phase="discard", hand="k1")),
}


@pytest.mark.parametrize("asked", list(PHASES))
@pytest.mark.parametrize("other", list(PHASES))
def test_wrong_phase_comes_before_what_is_wrong_with_the_action(asked: str, other: str) -> None:
    if asked == other:
        return
    table = PHASES[asked][1]()
    assert table.decision == f"p1 {asked}"
    for line in PHASES[other][0]:
        assert table.refused(f"p1 {line}") == WRONG_PHASE


def test_wrong_phase_for_what_is_not_asked() -> None:
    """No marker, tile rebuilt, not on the courtyard, two discards made …"""
    assert moving().refused("p1 offer") == WRONG_PHASE
    assert given(phase="discard", hand="k1").refused("p1 done") == WRONG_PHASE
    assert (
        given(figure="c2", hand="r3", rebuilt=["c2"]).play("p1 done").refused("p1 build 3 r3") == WRONG_PHASE
    )
    assert (
        given(figure="c2", hand="r3", supply={"p1": 0}).play("p1 done").refused("p1 build 3 r3")
        == WRONG_PHASE
    )
    assert given(hand="k1", crystals=[6]).play("p1 done").refused("p1 offer") == WRONG_PHASE
    assert given(hand="y1", crystals=[7]).play("p1 done", "p1 offer").refused("p1 offer y1") == WRONG_PHASE
    assert at_work().refused("p1 offer") == WRONG_PHASE


def test_a_wrong_phase_names_its_one_cause() -> None:
    """A rebuilt tile, no marker, no card, too few crystals, another place, or the order of the turn."""

    def cause(table: CityTable, line: str) -> object:
        assert table.refused(line) == WRONG_PHASE
        return table.facts(line)["cause"]

    ruin: dict[str, Any] = {"figure": "c2", "hand": "r3"}
    rebuilt = given(**ruin, rebuilt=["c2"]).play("p1 done")
    assert cause(rebuilt, "p1 build 3 r3") == "rebuilt"
    assert cause(given(**ruin, supply={"p1": 0}).play("p1 done"), "p1 build 3 r3") == "no_marker"
    assert cause(given(figure="c2", hand=""), "p1 build 3 r3") == "no_cards"
    assert cause(given(**ruin), "p1 build 3 r3") == "later"
    assert cause(at_the_courtyard(), "p1 build 3 r3") == "courtyard"
    assert cause(at_work(), "p1 offer") == "elsewhere"
    assert cause(at_work(), "p1 move c4") == "past"
    poor = given(hand="k1", crystals=[6]).play("p1 done")
    assert cause(poor, "p1 offer") == "crystals"
    assert poor.facts("p1 offer") == {"phase": "offering", "cause": "crystals", "cost": 7, "crystals": 6}
    assert cause(given(hand="k1", crystals=[9], supply={"p1": 0}), "p1 offer") == "no_marker"
    assert cause(given(hand="k1", crystals=[9]), "p1 offer") == "later"
    assert cause(given(phase="discard", hand="k1"), "p1 done") == "draw"
    hall = given(expansion=True, figure="a5", hand="k1", rebuilt=["a5"])
    assert cause(hall, "p1 go c3") == "later"
    assert cause(hall.play("p1 done"), "p1 take") == "building"


def test_at_the_shrine_an_offering_costs_more() -> None:
    shrine = given(expansion=True, figure="e5", hand="k1", crystals=[7], rebuilt=["e5"]).play("p1 done")
    facts = shrine.facts("p1 offer")
    surcharge = shrine.state.options.edition.surcharge
    assert surcharge > 0
    assert (facts["cause"], facts["cost"]) == ("crystals", 7 + surcharge)


@pytest.mark.parametrize(
    ("cell", "allowed", "refused"),
    [("a5", "go c3", ["take", "offer", "offer y1"]), ("e1", "take", ["go c3", "offer", "offer y1"])],
)
def test_wrong_phase_for_the_special_action_of_another_building(
    cell: str, allowed: str, refused: list[str]
) -> None:
    table = given(expansion=True, figure=cell, hand="k1+y1", crystals=[30], rebuilt=[cell]).play("p1 done")
    assert allowed in table.choices()
    for line in refused:
        assert table.refused(f"p1 {line}") == WRONG_PHASE


def test_wrong_phase_at_the_shrine() -> None:
    for line in ("go c3", "take"):
        assert at_the_shrine().refused(f"p1 {line}") == WRONG_PHASE


def test_not_in_hand_comes_before_no_power() -> None:
    table = moving()
    assert table.refused("p1 play r1 d4") == NOT_IN_HAND
    assert table.refused("p1 play k3 d4") == NOT_IN_HAND
    assert table.refused("p1 play e2") == NOT_IN_HAND
    assert table.refused("p1 play r1 a1") == NOT_IN_HAND
    assert at_the_courtyard().refused("p1 offer k3") == NOT_IN_HAND
    assert at_the_courtyard(hand="k1").refused("p1 offer y1") == NOT_IN_HAND
    assert at_the_shrine().refused("p1 offer y1") == NOT_IN_HAND
    assert given(phase="discard", hand="k1").refused("p1 discard k2") == NOT_IN_HAND


def test_not_in_hand_comes_before_everything_about_the_slot() -> None:
    table = at_work()
    assert table.refused("p1 build 8 k3") == NOT_IN_HAND
    assert table.refused("p1 build 1 k3") == NOT_IN_HAND
    assert table.refused("p1 build 3 r3+r3") == NOT_IN_HAND
    assert table.refused("p1 build 3 r3+r2+w2") == NOT_IN_HAND


def test_no_power_comes_before_no_tile() -> None:
    table = moving()
    for card in ("e3", "g1", "y1"):
        assert table.refused(f"p1 play {card} d4") == NO_POWER
        assert table.refused(f"p1 play {card} a1") == NO_POWER
        assert table.refused(f"p1 play {card} c3") == NO_POWER


@pytest.mark.parametrize("card", ["k3", "r3", "b3", "e3", "g1", "n3", "n2", "n1", "w3", "w2", "w1", "y2"])
def test_no_power_in_the_movement_phase(card: str) -> None:
    assert given(hand=card).refused(f"p1 play {card} d4") == NO_POWER
    assert given(hand=card).choices("play") == []


def test_no_power_to_offer_comes_before_no_pillar_here_and_the_crystals() -> None:
    assert at_the_courtyard(crystals=7).refused("p1 offer y3") == NO_POWER
    assert at_the_courtyard().refused("p1 offer k1") == NO_POWER
    assert at_the_courtyard().play("p1 offer").refused("p1 offer y3") == NO_POWER
    assert at_the_shrine().refused("p1 offer y3") == NO_POWER
    assert at_the_shrine().refused("p1 offer k1") == NO_POWER


def test_no_tile_comes_before_too_far_and_dragon_outside() -> None:
    table = moving()
    assert table.refused("p1 move a1") == NO_TILE
    for card in ("k2", "k1", "e1"):
        assert table.refused(f"p1 play {card} e5") == NO_TILE
    hall = given(expansion=True, figure="a5", hand="k1", rebuilt=["a5"]).play("p1 done")
    assert hall.refused("p1 go a5") == GOES_NOWHERE


def test_same_place_comes_before_too_far() -> None:
    table = moving(steps=0, dragons={"fire": "d4"})
    assert table.refused("p1 move c3") == WALKS_NOWHERE
    assert table.refused("p1 play e1 c3") == MOVES_NOTHING
    assert table.refused("p1 play k1 d4") == MOVES_NOTHING
    assert table.refused("p1 play k2 d4") == MOVES_NOTHING


def test_too_far() -> None:
    table = moving(dragons={"fire": "e4"})
    assert table.refused("p1 move d5") == TOO_FAR_TO_WALK
    assert table.facts("p1 move d5") == {"steps": 3, "steps_left": 2}
    assert moving(steps=0).refused("p1 move c4") == TOO_FAR_TO_WALK
    assert table.refused("p1 play k2 a4") == TOO_FAR_FOR_A_DRAGON
    assert table.facts("p1 play k2 a4") == {"steps": 4, "steps_left": 3}


def test_dragon_outside() -> None:
    assert moving(dragons={"water": "c3"}).refused("p1 play k2 c4") == DRAGON_OUTSIDE


def test_no_slot_comes_before_no_role() -> None:
    table = at_work()
    assert table.refused("p1 build 4 b2") == NO_SLOT
    assert table.facts("p1 build 8 r2") == {"slots": 3}


def test_slot_taken_comes_before_no_role_and_too_little() -> None:
    assert at_work().refused("p1 build 1 b2") == SLOT_TAKEN
    assert at_work().refused("p1 build 1 r2") == SLOT_TAKEN


def test_no_role_comes_before_too_little() -> None:
    assert at_work().refused("p1 build 2 b2") == NO_ROLE
    assert at_work().refused("p1 build 2 w1") == NO_ROLE
    assert at_work().refused("p1 build 2 r3+w1") == NO_ROLE


def test_too_little() -> None:
    assert at_work().refused("p1 build 2 r3") == TOO_LITTLE
    assert at_work().facts("p1 build 2 r3") == {"worth": 3, "value": 4}


def test_no_role_and_too_little_for_a_slot_of_any_colour() -> None:
    """The Palace {*5 *4 *4 *3}: no role means none for any of the eight colours."""
    table = given(figure="d3", hand="k3+r3+w2+g1").play("p1 done")
    assert table.refused("p1 build 1 k3+r3") == NO_ROLE
    assert table.refused("p1 build 1 k3+g1") == TOO_LITTLE
    assert table.refused("p1 build 1 w2") == TOO_LITTLE


def test_no_pillar_here_comes_before_the_crystals() -> None:
    """With 9 crystals and a surcharge of 1 the shrine asks, but no Pillar could be paid."""
    assert at_the_shrine().refused("p1 offer y2") == NO_PILLAR_HERE


def test_not_enough_crystals_comes_before_offer_first() -> None:
    assert at_the_courtyard(crystals=7).refused("p1 offer y1") == NOT_ENOUGH_CRYSTALS
    assert at_the_courtyard(crystals=8).refused("p1 offer y2") == NOT_ENOUGH_CRYSTALS
    assert at_the_courtyard(crystals=8).refused("p1 offer y1") == OFFER_FIRST
    table = at_the_courtyard(crystals=15).play("p1 offer")
    assert table.refused("p1 offer y2") == NOT_ENOUGH_CRYSTALS
    assert table.facts("p1 offer y2") == {"cost": 9}
    assert table.choices() == ["offer y1", "done"]


def test_offer_first() -> None:
    assert at_the_courtyard().refused("p1 offer y1") == OFFER_FIRST
    assert at_the_courtyard().refused("p1 offer y2") == OFFER_FIRST


def test_already_offered() -> None:
    assert at_the_courtyard().play("p1 offer").refused("p1 offer") == ALREADY_OFFERED
    assert at_the_courtyard().play("p1 offer", "p1 offer y1").refused("p1 offer") == ALREADY_OFFERED


def test_nothing_is_possible_when_the_game_is_over() -> None:
    table = given(rebuilt="all").play("p1 done")
    assert table.ending == "exhausted"
    for line in ("move c4", "done", "offer", "draw"):
        assert table.refused(f"p2 {line}") == OVER
        with pytest.raises(IllegalAction) as raised:
            GAME.advance(table.state, GAME.parse(table.state, line), SeededChance(0))
        assert raised.value.reason == "wrong_phase"


@pytest.mark.parametrize("number", [-1, 25, 31, 63, 127, 999, 1001, 5000])
def test_numbers_that_are_no_action_are_unreadable(number: int) -> None:
    with pytest.raises(IllegalAction) as raised:
        GAME.advance(given(hand="k1").state, Action(number), SeededChance(0))
    assert (raised.value.reason, raised.value.rule) == UNREADABLE


ODD_NUMBERS = [
    -1,
    31,
    999,
    5000,
    actions.play(KIND_OF["k1"], actions.NO_CELL),
    actions.play(KIND_OF["k1"], 26),
    actions.build(0, 31),
    actions.build(0, (KIND_OF["r3"] + 1) << 5),
]


@pytest.mark.parametrize("number", ODD_NUMBERS)
def test_numbers_that_have_no_text_are_refused_at_the_table(number: int) -> None:
    table = given(hand="k1")
    with pytest.raises(IllegalAction) as raised:
        table.core.play(0, Action(number))
    assert (raised.value.reason, raised.value.rule) == UNREADABLE
    assert table.core.record.plies == []


def test_payments_out_of_order_are_unreadable() -> None:
    """A number, too, names the cards in canonical order only, or no kind at all."""
    state = at_work().state
    r3, r2 = KIND_OF["r3"] + 1, KIND_OF["r2"] + 1
    for code in (r2 << 5 | r3, r3 << 5, 31, r3 << 5 | 31):
        with pytest.raises(IllegalAction) as raised:
            GAME.advance(state, actions.build(1, code), SeededChance(0))
        assert (raised.value.reason, raised.value.rule) == UNREADABLE


def test_a_power_with_a_cell_that_cannot_be() -> None:
    """`play k1` without a cell and `play e2` with one have no text; as numbers they are refused."""
    state = given(hand="k1+e2").state
    for kind, cell, reason in (
        ("k1", actions.NO_CELL, "no_tile"),
        ("e2", 0, "no_power"),
        ("k1", 26, "no_tile"),
    ):
        with pytest.raises(IllegalAction) as raised:
            GAME.advance(state, actions.play(KIND_OF[kind], cell), SeededChance(0))
        assert raised.value.reason == reason
