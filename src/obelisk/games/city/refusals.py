"""What is refused, with rule and reason.  [CITY-17.10]"""

from __future__ import annotations

from obelisk.core.errors import IllegalAction
from obelisk.games.city.box import GOLDEN_SHRINE, NO_SPECIAL
from obelisk.games.city.grid import COURTYARD_CELL
from obelisk.games.city.kinds import ANY, KINDS
from obelisk.games.city.payments import worth
from obelisk.games.city.public import (
    CONTRIBUTION,
    OFFERING,
    PHASES,
    SPECIAL,
    is_ruin,
    price,
    special_here,
)
from obelisk.games.city.state import State


def require_phase(state: State, phase: int) -> None:
    """Refuses what belongs to a decision that is not being asked.  [CITY-17.10]"""
    if state.phase != phase:
        raise wrong_phase(state, phase)


def wrong_phase(state: State, phase: int, special: int = NO_SPECIAL) -> IllegalAction:
    """What belongs to another decision, with the one cause why that is not asked.  [CITY-5.1]"""
    facts: dict[str, object] = {"phase": PHASES[phase]}
    if phase == CONTRIBUTION:
        facts["cause"] = _no_contribution(state)
    elif phase == OFFERING:
        facts["cause"] = _no_offering(state)
        if facts["cause"] == "crystals":
            facts["cost"] = _price_here(state)
            facts["crystals"] = state.crystals[state.active]
    else:
        facts["cause"] = "building" if phase == SPECIAL and special_here(state) != special else ""
    if not facts["cause"]:
        facts["cause"] = "later" if phase > state.phase else "past"
    return IllegalAction("wrong_phase", "CITY-5.1", facts)


def _no_contribution(state: State) -> str:
    """Why nothing can be contributed where the figure stands, or nothing.  [CITY-15.31]"""
    seat = state.active
    cell = state.figures[seat]
    if cell == COURTYARD_CELL:
        return "courtyard"
    if not is_ruin(state, cell):
        return "rebuilt"
    if not state.supply[seat]:
        return "no_marker"
    return "" if state.hand_sizes[seat] else "no_cards"


def _no_offering(state: State) -> str:
    """Why no offering can be made where the figure stands, or nothing.  [CITY-15.32] [CITY-15.33]"""
    seat = state.active
    if state.figures[seat] != COURTYARD_CELL and special_here(state) != GOLDEN_SHRINE:
        return "elsewhere"
    if not state.supply[seat]:
        return "no_marker"
    return "crystals" if state.crystals[seat] < _price_here(state) else ""


def _price_here(state: State) -> int:
    """What an offering costs: more at the Golden Shrine.  [CITY-13.4]"""
    return price(state) + (state.options.edition.surcharge if special_here(state) == GOLDEN_SHRINE else 0)


def require_card(state: State, kind: int) -> None:
    if not state.hands[state.active * KINDS + kind]:
        raise IllegalAction("not_in_hand", "CITY-5.2")


def require_other_cell(state: State, cell: int, place: int, rule: str) -> None:
    if not state.options.has_cell[cell]:
        raise IllegalAction("no_tile", "CITY-3.4")
    if cell == place:
        raise IllegalAction("same_place", rule)


def require_special(state: State, special: int) -> None:
    if state.phase != SPECIAL or special_here(state) != special:
        raise wrong_phase(state, SPECIAL, special)


def require_crystals(state: State, cost: int) -> None:
    if state.crystals[state.active] < cost:
        raise IllegalAction("not_enough_crystals", "CITY-11.2", {"cost": cost})


def require_payment(state: State, cell: int, slot: int, payment: int, paid: list[int]) -> None:
    """Refuses a payment that is not valid for the slot.  [CITY-8.3]"""
    hands = state.hands
    start = state.active * KINDS
    previous = 0
    copies = 0
    for kind in paid:
        if not previous <= kind < KINDS:
            raise IllegalAction("unreadable", "CITY-19.4")
        copies = copies + 1 if kind == previous else 1
        previous = kind
        if hands[start + kind] < copies:
            raise IllegalAction("not_in_hand", "CITY-5.2")
    slots = state.options.buildings[state.tiles[cell]].slots
    if slot >= len(slots):
        raise IllegalAction("no_slot", "CITY-7.2", {"slots": len(slots)})
    if (state.markers[cell] >> (3 * slot)) & 7:
        raise IllegalAction("slot_taken", "CITY-7.2")
    colour, value = slots[slot]
    if state.options.payments(colour, value).has(payment):
        return
    best = worth_for_slot(payment, colour)
    if best < 0:
        raise IllegalAction("no_role", "CITY-8.1")
    if best < value:
        raise IllegalAction("too_little", "CITY-8.3", {"worth": best, "value": value})


def worth_for_slot(payment: int, colour: int) -> int:
    """The worth of a payment for a slot's colour, or for the best colour where any will do.  [CITY-8.3]"""
    if colour != ANY:
        return worth(payment, colour)
    return max([worth(payment, choice) for choice in range(ANY)])
