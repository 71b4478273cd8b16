"""States and views as JSON data, in the words of the notation."""

from __future__ import annotations

from typing import Final

from obelisk.core.document import Document, Table
from obelisk.games.city.grid import CELL_NAMES, CELL_OF, CELLS, COURTYARD_CELL, OUTSIDE
from obelisk.games.city.invariants import faults
from obelisk.games.city.kinds import COLOUR_NAMES, KIND_NAMES, KINDS
from obelisk.games.city.options import Options
from obelisk.games.city.state import DRAGONS, ENDINGS, NO_TILE, PHASES, State, new_state
from obelisk.games.city.tileset import SPECIALS, Reward
from obelisk.games.city.view import View

STATE_FORMAT: Final = "city-state/1"
VIEW_FORMAT: Final = "city-view/1"
MANY: Final = 1 << 29
SLOT_COLOURS: Final = [*COLOUR_NAMES, "any"]


def encode_counts(counts: list[int]) -> dict[str, int]:
    """A multiset of cards: how many of each kind that occurs."""
    return {KIND_NAMES[kind]: counts[kind] for kind in range(KINDS) if counts[kind]}


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


def encode_public(known: State | View) -> dict[str, object]:
    """What everybody knows.  [CITY-15.1]"""
    options = known.options
    city: list[object] = []
    for cell in options.cells:
        if cell != COURTYARD_CELL:
            building = options.buildings[known.tiles[cell]]
            markers = known.markers[cell]
            owners = [((markers >> (3 * slot)) & 7) - 1 for slot in range(len(building.slots))]
            rebuilt = bool((known.rebuilt >> cell) & 1)
            city.append(
                {"cell": CELL_NAMES[cell], "tile": building.id, "rebuilt": rebuilt, "markers": owners}
            )
    return {
        "first": known.first,
        "active": known.active,
        "turn": known.turn,
        "phase": PHASES[known.phase],
        "ending": ENDINGS[known.ending],
        "steps": known.steps,
        "discarded": known.discarded,
        "offered": known.offered,
        "scaled": known.scaled,
        "quiet": known.quiet,
        "city": city,
        "dragons": [encode_place(place) for place in known.dragons],
        "figures": [CELL_NAMES[cell] for cell in known.figures],
        "crystals": list(known.crystals),
        "scales": list(known.scales),
        "supply": list(known.supply),
        "obelisk": list(known.obelisk),
        "discards": encode_counts(known.discards),
        "stock": encode_counts(known.stock),
        "aside_fresh": known.aside_fresh,
    }


def encode_place(place: int) -> str:
    return "outside" if place == OUTSIDE else CELL_NAMES[place]


def encode_state(state: State) -> dict[str, object]:
    """The whole truth."""
    data: dict[str, object] = {"format": STATE_FORMAT, **encode_public(state)}
    players = state.options.players
    data["hands"] = [encode_counts(state.hands[seat * KINDS : (seat + 1) * KINDS]) for seat in range(players)]
    data["drawn"] = [encode_counts(state.drawn[seat * KINDS : (seat + 1) * KINDS]) for seat in range(players)]
    data["deck"] = encode_counts(state.deck)
    data["aside"] = encode_counts(state.aside)
    return data


def encode_view(seen: View) -> dict[str, object]:
    """One seat's knowledge; `seat` is null for a spectator."""
    return {
        "format": VIEW_FORMAT,
        "seat": seen.seat if seen.seat >= 0 else None,
        **encode_public(seen),
        "hand": encode_counts(seen.hand),
        "drawn": encode_counts(seen.drawn),
        "hand_sizes": list(seen.hand_sizes),
        "deck_size": seen.deck_size,
        "aside_size": seen.aside_size,
    }


def decode_state(options: Options, data: object) -> State:
    """The state that `encode_state` wrote; raises `InvalidDocument`."""
    document = Document.of(data, "state")
    top = document.top()
    top.word("format", [STATE_FORMAT])
    state = new_state(options)
    read_public(top, state)
    state.discards_size = sum(state.discards)
    state.hands = read_hands(top, "hands", options.players)
    state.drawn = read_hands(top, "drawn", options.players)
    state.deck = read_counts(top.table("deck"))
    state.deck_size = sum(state.deck)
    state.aside = read_counts(top.table("aside"))
    state.aside_size = sum(state.aside)
    for seat in range(options.players):
        state.hand_sizes[seat] = sum(state.hands[seat * KINDS : (seat + 1) * KINDS])
    top.refuse_unknown()
    document.check()
    for fault in faults(state, None):
        top.refuse((), fault)
    document.check()
    return state


def decode_view(options: Options, data: object) -> View:
    """The view that `encode_view` wrote; raises `InvalidDocument`."""
    document = Document.of(data, "view")
    top = document.top()
    top.word("format", [VIEW_FORMAT])
    seat = -1 if top.value("seat") is None else top.integer("seat", 0, options.players - 1)
    seen = View(options, seat)
    read_public(top, seen)
    seen.hand = read_counts(top.table("hand"))
    seen.drawn = read_counts(top.table("drawn"))
    seen.hand_sizes = read_numbers(top, "hand_sizes", options.players, MANY)
    seen.deck_size = top.integer("deck_size", 0, MANY)
    seen.aside_size = top.integer("aside_size", 0, MANY)
    top.refuse_unknown()
    document.check()
    return seen


def read_public(top: Table, known: State | View) -> None:
    """Reads what everybody knows into a state or a view."""
    options = known.options
    players = options.players
    known.first = top.integer("first", 0, players - 1)
    known.active = top.integer("active", 0, players - 1)
    known.turn = top.integer("turn", 0, MANY)
    known.phase = read_index(top, "phase", PHASES)
    known.ending = read_index(top, "ending", ENDINGS)
    known.steps = top.integer("steps", 0, MANY)
    known.discarded = top.integer("discarded", 0, 2)
    known.offered = top.flag("offered")
    known.scaled = top.flag("scaled")
    known.quiet = top.integer("quiet", -1, MANY)
    read_city(top, known)
    places = [CELL_NAMES[cell] for cell in options.cells]
    known.dragons = [
        CELL_OF.get(name, OUTSIDE) for name in read_words(top, "dragons", len(DRAGONS), [*places, "outside"])
    ]
    known.figures = [
        CELL_OF.get(name, COURTYARD_CELL) for name in read_words(top, "figures", players, places)
    ]
    known.crystals = read_numbers(top, "crystals", players, MANY)
    known.scales = read_numbers(top, "scales", players, MANY)
    known.supply = read_numbers(top, "supply", players, MANY)
    known.obelisk = top.integers("obelisk", 0, players - 1)
    known.discards = read_counts(top.table("discards"))
    known.stock = read_counts(top.table("stock"))
    known.aside_fresh = top.flag("aside_fresh")


def read_city(top: Table, known: State | View) -> None:
    """Reads the tile, state of repair and markers of every cell but the courtyard."""
    options = known.options
    ids = [building.id for building in options.buildings]
    cells = [cell for cell in options.cells if cell != COURTYARD_CELL]
    known.tiles = [NO_TILE] * CELLS
    known.markers = [0] * CELLS
    known.rebuilt = 0
    entries = top.tables("city", "cell")
    if len(entries) != len(cells):
        top.refuse(("city",), f"does not have {len(cells)} cells")
        return
    for cell, entry in zip(cells, entries, strict=True):
        entry.word("cell", [CELL_NAMES[cell]])
        tile = read_index(entry, "tile", ids)
        if tile in known.tiles:
            entry.refuse(("tile",), f"{ids[tile]} is there twice")
        known.tiles[cell] = tile
        if entry.flag("rebuilt"):
            known.rebuilt |= 1 << cell
        owners = entry.integers("markers", -1, options.players - 1)
        if len(owners) != len(options.buildings[tile].slots):
            entry.refuse(("markers",), "does not have one entry per slot")
        for slot, owner in enumerate(owners[:8]):
            known.markers[cell] |= max(owner + 1, 0) << (3 * slot)


def read_index(table: Table, key: str, words: list[str]) -> int:
    word = table.word(key, words)
    return words.index(word) if word in words else 0


def read_words(table: Table, key: str, length: int, words: list[str]) -> list[str]:
    """A list of `length` texts, each one of `words`."""
    value = table.value(key)
    found = [item for item in value if item in words] if isinstance(value, list) else []
    if not isinstance(value, list) or not len(found) == len(value) == length:
        table.refuse((key,), f"is not a list of {length} places")
    return [str(word) for word in found]


def read_numbers(table: Table, key: str, length: int, most: int) -> list[int]:
    """A list of `length` numbers from 0 up."""
    found = table.integers(key, 0, most)
    if len(found) != length:
        table.refuse((key,), f"is not a list of {length} numbers")
    return found


def read_counts(cards: Table) -> list[int]:
    """A multiset of cards."""
    counts = [cards.integer(name, 1, MANY, missing=0) for name in KIND_NAMES]
    cards.refuse_unknown()
    return counts


def read_hands(top: Table, key: str, players: int) -> list[int]:
    """A multiset per seat, one after the other."""
    hands = top.tables(key, "")
    flat: list[int] = []
    for hand in hands:
        flat.extend(read_counts(hand))
    if len(hands) != players:
        top.refuse((key,), f"is not a list of {players} hands")
        flat = [0] * (players * KINDS)
    return flat
