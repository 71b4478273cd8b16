"""Positions and the contents of the box as JSON data, in the words of the notation."""

from __future__ import annotations

from typing import Final

from obelisk.core.archive import SPECTATOR, Archive, archive_of
from obelisk.games.city.box import SLOT_COLOURS, SPECIALS, Reward
from obelisk.games.city.forms import encode_counts
from obelisk.games.city.grid import CELL_NAMES, COURTYARD_CELL
from obelisk.games.city.invariants import faults
from obelisk.games.city.options import Options
from obelisk.games.city.state import State, new_state
from obelisk.games.city.view import VIEW_FORMAT, View

STATE_FORMAT: Final = "city-state/1"


def encode_state(state: State) -> dict[str, object]:
    """The whole truth."""
    archive = Archive(STATE_FORMAT)
    state.archive(archive)
    return archive.data


def decode_state(options: Options, data: object) -> State:
    """The state that `encode_state` wrote; raises `InvalidDocument`."""
    archive = archive_of(STATE_FORMAT, data, "state")
    state = new_state(options)
    state.archive(archive)
    archive.check()
    state.count_cards()
    archive.check_faults(faults(state, None))
    return state


def encode_view(seen: View) -> dict[str, object]:
    """One seat's knowledge; `seat` is null for a spectator."""
    return seen.encode()


def decode_view(options: Options, data: object) -> View:
    """The view that `encode_view` wrote; raises `InvalidDocument`."""
    archive = archive_of(VIEW_FORMAT, data, "view")
    seen = View(options, SPECTATOR, [], [])
    seen.copy_public(new_state(options))
    seen.archive(archive)
    archive.check()
    return seen


def encode_facts(options: Options) -> dict[str, object]:
    """What lies in the box: the city's cells, buildings, prices and numbers.  [CITY-1.3]"""
    return {
        "cells": [CELL_NAMES[cell] for cell in options.cells],
        "courtyard": CELL_NAMES[COURTYARD_CELL],
        "buildings": [
            {
                "id": building.id,
                "start": building.start,
                "special": SPECIALS[building.special],
                "slots": [{"colour": SLOT_COLOURS[slot[0]], "value": slot[1]} for slot in building.slots],
                "majority": encode_reward(building.majority),
                "building": encode_reward(building.building),
                "neighbour": encode_reward(building.neighbour),
            }
            for building in options.buildings
        ],
        "deck": encode_counts(options.tile_set.deck),
        "prices": list(options.prices),
        "surcharge": options.edition.surcharge,
        "scales": options.scales,
        "markers": options.tile_set.markers,
        "offerings_to_win": options.offerings_to_win,
    }


def encode_reward(reward: Reward) -> dict[str, int]:
    return {"crystals": reward.crystals, "scales": reward.scales, "cards": reward.cards}
