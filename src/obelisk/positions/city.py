"""Positions of City as text: tiles, figures and cards in the words of its notation.  [CITY-19]"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from obelisk.core.archive import MANY
from obelisk.core.chance import SeededChance
from obelisk.core.notation import seat_name
from obelisk.core.rng import Rng
from obelisk.games.city.encoding import decode_state, encode_state
from obelisk.games.city.forms import encode_counts
from obelisk.games.city.game import GAME
from obelisk.games.city.grid import CELL_NAMES, COURTYARD_CELL, OUTSIDE, place_name
from obelisk.games.city.kinds import KIND_NAMES
from obelisk.games.city.options import Options
from obelisk.games.city.public import DISCARDS, DRAGONS, OVER, PHASES, STEPS
from obelisk.games.city.state import State, new_state
from obelisk.positions.form import deal
from obelisk.positions.lines import HIDDEN, InvalidPosition, Line, Lines, listed, told

FREE: Final = "-"
REBUILT: Final = "rebuilt"


class CityForm:
    """How a position of City is written."""

    def write(self, state: State) -> list[str] | None:
        """All but the deck, which is what is left, and the markers that are in nobody's way."""
        if state.phase == OVER:
            return None
        options = state.options
        data: dict[str, Any] = encode_state(state)
        plain: dict[str, Any] = encode_state(new_state(options))
        lines = [told("first", seat_name(data["first"])), told("active", seat_name(data["active"]))]
        lines += [told(key, data[key]) for key in ("turn", "phase", "steps", "discarded", "quiet")]
        lines += [told(key, "yes") for key in ("offered", "scaled") if data[key]]
        for cell in data["city"]:
            markers = [FREE if owner < 0 else seat_name(owner) for owner in cell["markers"]]
            shown = [REBUILT] if cell["rebuilt"] else markers if any(one != FREE for one in markers) else []
            lines.append(told("tile", cell["cell"], cell["tile"], *shown))
        lines += [told(key, *data[key]) for key in ("dragons", "figures", "crystals", "scales")]
        if data["obelisk"]:
            lines.append(told("offerings", *[seat_name(seat) for seat in data["obelisk"]]))
        lines += [
            told("hand", seat_name(seat), listed(items_of(hand))) for seat, hand in enumerate(data["hands"])
        ]
        if data["discards"]:
            lines.append(told("discards", listed(items_of(data["discards"]))))
        if data["aside"]:
            lines.append(told("aside", listed(items_of(data["aside"]))))
        if not data["aside_fresh"]:
            lines.append("aside_fresh no")
        if data["stock"] != plain["stock"]:
            lines.append(told("stock", listed(items_of(data["stock"]))))
        lines += [
            told("drawn", seat_name(seat), listed(items_of(cards)))
            for seat, cards in enumerate(data["drawn"])
            if cards
        ]
        return lines

    def read(self, options: Options, lines: Lines, rng: Rng) -> State:
        """The state; cards that are `?` come from those that lie nowhere else."""
        players = options.players
        first = lines.seat("first", 0, players)
        plain: dict[str, Any] = encode_state(new_state(options))
        data: dict[str, Any] = {
            **plain,
            "first": first,
            "active": lines.seat("active", first, players),
            "turn": lines.number("turn", 0, 0, MANY),
            "phase": lines.word("phase", PHASES[0], PHASES[:OVER]),
            "steps": lines.number("steps", STEPS, 0, MANY),
            "discarded": lines.number("discarded", 0, 0, DISCARDS),
            "quiet": lines.number("quiet", 0, -1, MANY),
            "offered": lines.flag("offered"),
            "scaled": lines.flag("scaled"),
            "city": read_city(options, lines) if lines.all("tile") else fresh_city(options, rng),
            "crystals": lines.numbers("crystals", players, MANY),
            "scales": lines.numbers("scales", players, MANY),
            "aside_fresh": lines.word("aside_fresh", "yes", ("yes", "no")) == "yes",
        }
        places = [place_name(cell) for cell in options.cells]
        courtyard = place_name(COURTYARD_CELL)
        outside = place_name(OUTSIDE)
        data["figures"] = read_places(lines, "figures", [courtyard] * players, places)
        data["dragons"] = read_places(lines, "dragons", [outside] * len(DRAGONS), [*places, outside])
        obelisk = lines.one("offerings")
        data["obelisk"] = [obelisk.seat(word, players) for word in obelisk.words] if obelisk else []
        data["supply"] = supply(options, data)
        hands = lines.by_seat("hand", players)
        fresh = [HIDDEN] * options.tile_set.hand
        piles = {seat: read_cards(hands[seat]) if seat in hands else fresh.copy() for seat in range(players)}
        discards = read_cards(lines.one("discards"))
        aside = read_cards(lines.one("aside"))
        stock = lines.one("stock")
        drawn = lines.by_seat("drawn", players)
        lines.check()
        left = items_of(encode_counts(options.tile_set.deck))
        named = [*discards, *aside, *[card for pile in piles.values() for card in pile]]
        for card in named:
            if card != HIDDEN:
                if card not in left:
                    raise InvalidPosition(0, f"there are more {card} than in the box")
                left.remove(card)
        if named.count(HIDDEN) > len(left):
            raise InvalidPosition(0, "there are more cards than in the box")
        for pile in [*piles.values(), discards, aside]:
            pile[:] = [deal(left, rng) if card == HIDDEN else card for card in pile]
        data["hands"] = [counted(piles[seat]) for seat in range(players)]
        data["discards"], data["aside"], data["deck"] = counted(discards), counted(aside), counted(left)
        if stock is not None:
            data["stock"] = counted(no_hidden(stock))
        data["drawn"] = [counted(no_hidden(drawn[seat])) if seat in drawn else {} for seat in range(players)]
        return decode_state(options, data)


FORM: Final = CityForm()


def items_of(counts: dict[str, int]) -> list[str]:
    return [kind for kind, number in counts.items() for _ in range(number)]


def counted(cards: list[str]) -> dict[str, int]:
    """How many of each kind, in the order of the kinds."""
    numbers = Counter(cards)
    return {kind: numbers[kind] for kind in KIND_NAMES if numbers[kind]}


def read_cards(line: Line | None) -> list[str]:
    if line is None:
        return []
    return [line.one_of(card, [*KIND_NAMES, HIDDEN]) for card in line.items(line.words)]


def no_hidden(line: Line) -> list[str]:
    return [line.one_of(card, KIND_NAMES) for card in line.items(line.words)]


def read_places(lines: Lines, key: str, missing: list[str], places: list[str]) -> list[str]:
    line, words = lines.words(key, len(missing), missing)
    return words if line is None else [line.one_of(word, places) for word in words]


def fresh_city(options: Options, rng: Rng) -> list[dict[str, object]]:
    """Ruins on every cell, laid as at the beginning of a game."""
    fresh: dict[str, Any] = encode_state(GAME.setup(options, SeededChance(rng.word())))
    city: list[dict[str, object]] = fresh["city"]
    return city


def read_city(options: Options, lines: Lines) -> list[dict[str, object]]:
    """The tile of each cell, with its markers."""
    cells = [CELL_NAMES[cell] for cell in options.cells if cell != COURTYARD_CELL]
    slots = {building.id: len(building.slots) for building in options.buildings}
    found: dict[str, dict[str, object]] = {}
    tiles: set[str] = set()
    for line in lines.all("tile"):
        if len(line.words) < 2:
            raise line.fail("'tile' needs a cell and a building")
        cell, tile, *rest = line.words
        line.one_of(cell, cells)
        line.one_of(tile, list(slots))
        if cell in found:
            raise line.fail(f"{cell} has a tile already")
        if tile in tiles:
            raise line.fail(f"{tile} lies elsewhere already")
        tiles.add(tile)
        owners = [-1] * slots[tile]
        is_rebuilt = rest == [REBUILT]
        if rest and not is_rebuilt:
            if len(rest) != len(owners):
                raise line.fail(f"{tile} has {len(owners)} slots: 'rebuilt', or a seat or '-' for each")
            owners = [-1 if word == FREE else line.seat(word, options.players) for word in rest]
        found[cell] = {"cell": cell, "tile": tile, "rebuilt": is_rebuilt, "markers": owners}
    for cell in cells:
        if cell not in found:
            raise InvalidPosition(0, f"there is no 'tile' line for {cell}")
    return [found[cell] for cell in cells]


def supply(options: Options, data: dict[str, Any]) -> list[int]:
    """The markers of each seat that lie nowhere."""
    placed = Counter([owner for cell in data["city"] for owner in cell["markers"]])
    placed.update(data["obelisk"])
    left = [options.tile_set.markers - placed[seat] for seat in range(options.players)]
    for seat, number in enumerate(left):
        if number < 0:
            raise InvalidPosition(0, f"{seat_name(seat)} has no more than {options.tile_set.markers} markers")
    return left
