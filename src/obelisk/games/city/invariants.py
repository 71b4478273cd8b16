"""What must hold at every decision.  [CITY-18]"""

from __future__ import annotations

from obelisk.games.city.grid import COURTYARD_CELL, OUTSIDE
from obelisk.games.city.kinds import KINDS
from obelisk.games.city.public import GOING_ON, OVER, is_full, offerings, scale_supply
from obelisk.games.city.state import State


def faults(state: State, before: State | None) -> list[str]:
    """The invariants that are broken in `state`, and on the way from `before`; none in a sound game."""
    found: list[str] = []
    found.extend(card_faults(state))
    found.extend(marker_faults(state))
    found.extend(city_faults(state))
    if before is not None:
        found.extend(change_faults(before, state))
    return found


def card_faults(state: State) -> list[str]:
    """Cards are conserved per kind, and the counted sizes are right.  [CITY-18.1]"""
    found: list[str] = []
    players = state.options.players
    sizes = [0] * players
    for kind in range(KINDS):
        cards = state.deck[kind] + state.discards[kind] + state.aside[kind]
        known = state.deck[kind] + (state.aside[kind] if state.aside_fresh else 0)
        fewest = min(state.deck[kind], state.discards[kind], state.aside[kind])
        for seat in range(players):
            held = state.hands[seat * KINDS + kind]
            sizes[seat] += held
            cards += held
            fewest = min(fewest, held)
            known += state.drawn[seat * KINDS + kind]
        if fewest < 0 or cards != state.options.tile_set.deck[kind]:
            found.append(f"CITY-18.1: cards of kind {kind} are lost or made")
        if known > state.stock[kind]:
            found.append(f"CITY-15.20: deck and draws of kind {kind} are more than the stock")
    if sizes != state.hand_sizes or sum(state.deck) != state.deck_size:
        found.append("CITY-18.1: a size of hand or deck is wrong")
    if sum(state.discards) != state.discards_size or sum(state.aside) != state.aside_size:
        found.append("CITY-18.1: a size of discards or aside is wrong")
    if state.aside_size and not state.options.edition.bonus_aside:
        found.append("CITY-18.1: cards are aside in an edition that has none")
    return found


def marker_faults(state: State) -> list[str]:
    """Markers, scales and offerings are conserved.  [CITY-18.2] [CITY-18.3] [CITY-18.6]"""
    found: list[str] = []
    options = state.options
    on_slots = [0] * options.players
    for cell in options.cells:
        if cell != COURTYARD_CELL:
            markers = state.markers[cell]
            while markers:
                if markers & 7:
                    on_slots[(markers & 7) - 1] += 1
                markers >>= 3
    for seat in range(options.players):
        placed = state.supply[seat] + on_slots[seat] + offerings(state, seat)
        if state.supply[seat] < 0 or placed != options.tile_set.markers:
            found.append(f"CITY-18.3: markers of seat {seat} are lost or made")
    if min(state.scales) < 0 or (state.phase != OVER and scale_supply(state) < 1):
        found.append("CITY-18.2: the scale supply is empty")
    if min(state.crystals) < 0:
        found.append("CITY-18.5: crystals below 0")
    if state.phase != OVER:
        most = max([offerings(state, seat) for seat in range(options.players)])
        if most >= options.offerings_to_win or not any(state.supply):
            found.append("CITY-18.6: the game should be over")
        if len(state.obelisk) >= len(options.prices):
            found.append("CITY-18.6: the obelisk is full")
    if (state.phase == OVER) != (state.ending != GOING_ON):
        found.append("CITY-18.7: over without an ending, or the other way round")
    return found


def city_faults(state: State) -> list[str]:
    """Ruins have a free slot, rebuilt ones no marker; figures and dragons stand in the city.  [CITY-18.4]"""
    found: list[str] = []
    options = state.options
    for cell in options.cells:
        if cell == COURTYARD_CELL:
            continue
        if (state.rebuilt >> cell) & 1:
            if state.markers[cell]:
                found.append("CITY-18.4: a rebuilt building bears markers")
        elif state.phase != OVER and is_full(state, cell):
            found.append("CITY-18.4: a ruin has no free slot")
    for figure in state.figures:
        if figure not in options.cells:
            found.append("CITY-18.4: a figure is outside the city")
    for dragon in state.dragons:
        if dragon != OUTSIDE and dragon not in options.cells:
            found.append("CITY-18.4: a dragon stands where no tile is")
    return found


def change_faults(before: State, state: State) -> list[str]:
    """What may not change, or only in one direction.  [CITY-18.4] [CITY-18.5]"""
    found: list[str] = []
    if before.rebuilt & ~state.rebuilt:
        found.append("CITY-18.4: a rebuilt building fell into ruins")
    if state.obelisk[: len(before.obelisk)] != before.obelisk:
        found.append("CITY-18.3: a marker left the obelisk")
    for dragon in range(3):
        if before.dragons[dragon] != OUTSIDE and state.dragons[dragon] == OUTSIDE:
            found.append("CITY-18.4: a dragon left the city")
    # A scale scoring need not raise the supply: those who keep may be owed as much as was returned.
    contributed = state.markers != before.markers
    settled = contributed and scale_supply(state) >= scale_supply(before)
    scored = state.rebuilt != before.rebuilt or settled
    for seat in range(state.options.players):
        fell = state.crystals[seat] < before.crystals[seat]
        offered = offerings(state, seat) > offerings(before, seat)
        if fell != offered:
            found.append("CITY-18.5: crystals fell without an offering, or did not fall with one")
        if state.crystals[seat] > before.crystals[seat] and not scored:
            found.append("CITY-18.5: crystals rose without a completion or a scale scoring")
    return found
