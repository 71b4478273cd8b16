"""The contents of a box in a file that people may replace.  [CITY-17]

`parse` reads TOML, `decode` the same tables as plain data out of a game record; both check everything and
report all problems at once.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from obelisk.core.document import Document, Section, shown
from obelisk.games.city.box import (
    CUSTOM_TOTALS,
    DEFAULT_ID,
    EDITIONS,
    EXPANSION_TILES,
    LAYOUTS,
    NO_SPECIAL,
    PLAYERS,
    SLOT_COLOURS,
    SPECIALS,
    Building,
    Edition,
    Reward,
    TileSet,
    most_worth,
)
from obelisk.games.city.grid import CELL_NAMES, COURTYARD_CELL, CROSS, city_cells
from obelisk.games.city.kinds import (
    COLOURS,
    GREEN,
    KIND_OF,
    KINDS,
    PEOPLES,
)

FORMAT: Final = "city-tileset/1"
STANDARD: Final = "standard"
CUSTOM: Final = "custom"
CERTAINTIES: Final = ["certain", "probable", "reconstructed"]

BUILDINGS: Final = 20
START_TILES: Final = 4
MOST_SLOTS: Final = 8
STANDARD_HAND: Final = 8
STANDARD_MARKERS: Final = 10
STANDARD_CARDS_PER_PEOPLE: Final = 10
MOST: Final = 999
"""Larger numbers of anything are refused, so that a file cannot ask for endless work."""

SLOT_VALUES: Final = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
CARD_VALUES: Final = ["1", "2", "3"]
QUOTES: Final = "'\""
COURTYARD: Final = "courtyard"
CROSS_CELLS: Final = [CELL_NAMES[cell] for cell in CROSS]
DEMO_CELLS: Final = [CELL_NAMES[cell] for cell in city_cells(False) if cell != COURTYARD_CELL]

TOP_FACTS: Final = ["hand", "markers", "offerings_to_win", "fixed_cross", "demo"]
EDITION_FACTS: Final = ["layout", "bonus_cards", "golden_shrine_surcharge", "scales", "obelisk"]
BUILDING_FACTS: Final = ["start", "slots", "majority", "building", "neighbour"]
EXPANSION_FACTS: Final = ["special", "slots", "majority", "building", "neighbour"]
DECK_FACTS: Final = ["counts"]

CONTENT: Final = "CITY-17.3"
BUILDING: Final = "CITY-17.4"
DECK: Final = "CITY-17.5"
TRACK: Final = "CITY-17.6"
STANDARD_TOTALS: Final = "CITY-17.7"
FOR_PEOPLE: Final = "CITY-17.9"


def parse(text: str, name: str) -> TileSet:
    """The tile set that a TOML text describes; `name` is what problems call the text.

    Raises `InvalidDocument` with everything that is wrong.
    """
    return _Reader(Document.parse(text, name, CONTENT), False).read()


def default() -> TileSet:
    """The tile set that comes with the program. Reads it anew each time: the caller keeps it."""
    source = files("obelisk").joinpath("games", "city", "data", "city.toml")
    text = source.read_text(encoding="utf-8")
    return _Reader(Document.parse(text, "city.toml", CONTENT), True).read()


def decode(data: object) -> TileSet:
    """The tile set that `encode` made `data` of; raises `InvalidDocument` as `parse` does."""
    return _Reader(Document.of(data, "tile set", CONTENT), False).read()


def encode(tile_set: TileSet) -> dict[str, object]:
    """The tile set as JSON data, with the keys of the file; `decode` finds the warnings again."""
    data: dict[str, object] = {
        "format": FORMAT,
        "id": tile_set.id,
        "description": tile_set.description,
        "kind": tile_set.kind,
        "hand": tile_set.hand,
        "markers": tile_set.markers,
        "offerings_to_win": {str(players): tile_set.offerings_to_win[players] for players in PLAYERS},
        "certainty": _encode_certainty(tile_set, "", TOP_FACTS),
        "deck": [_encode_cards(tile_set, colour) for colour in range(len(PEOPLES))],
        "fixed_cross": dict(tile_set.fixed_cross),
        "editions": [_encode_edition(tile_set, edition) for edition in tile_set.editions],
        "buildings": [_encode_building(tile_set, building, "buildings") for building in tile_set.buildings],
        "expansion": [_encode_building(tile_set, building, "expansion") for building in tile_set.expansion],
    }
    if tile_set.demo:
        data["demo"] = dict(tile_set.demo)
    return data


class _Reader:
    """Reads one document: the data of a file or of a record."""

    __slots__ = (
        "_alternatives",
        "_cards",
        "_certainty",
        "_deck",
        "_document",
        "_ids",
        "_is_default",
        "_kind",
        "_offerings",
        "_top",
    )

    def __init__(self, document: Document, is_default: bool) -> None:
        self._document = document
        self._is_default = is_default
        self._top = document.top()
        self._kind = ""
        self._deck = [0] * KINDS
        self._cards = -1  # in the whole deck; -1 while that is not known
        self._offerings: list[int] = []
        self._ids: set[str] = {COURTYARD}
        self._certainty: dict[str, str] = {}
        self._alternatives: dict[str, list[list[int]]] = {}

    def read(self) -> TileSet:
        top = self._top
        top.word("format", [FORMAT], CONTENT)
        id = top.identifier("id", CONTENT)
        description = top.text("description", CONTENT, "")
        self._kind = top.word("kind", [STANDARD, CUSTOM], CONTENT)
        self._offerings = self._read_by_players(top, "offerings_to_win", 1)
        self._read_deck()
        hand = self._read_hand()
        markers = self._read_markers()
        editions = self._read_editions()
        buildings = self._read_buildings()
        expansion = self._read_expansion()
        fixed_cross = self._read_fixed_cross(buildings)
        demo = self._read_demo(buildings)
        self._read_certainty(top, TOP_FACTS)
        top.refuse_unknown(CONTENT)
        tile_set = TileSet(
            id,
            self._kind,
            description,
            buildings,
            expansion,
            self._deck,
            hand,
            markers,
            self._offerings,
            editions,
            fixed_cross,
            demo,
            self._certainty,
            self._alternatives,
            self._document.warnings,
        )
        self._check_id(tile_set)
        self._document.check()
        return tile_set

    def _check_id(self, tile_set: TileSet) -> None:
        """Only the default may bear its id: a game record names it instead of carrying it."""
        if tile_set.id != DEFAULT_ID or self._is_default:
            return
        if self._document.problems or encode(tile_set) != encode(default()):
            reason = f"{DEFAULT_ID} is the set that comes with the program; another one needs another id"
            self._top.refuse(("id",), reason, CONTENT)

    def _read_by_players(self, table: Section, key: str, least: int) -> list[int]:
        """A whole number for each number of players; refused ones are `least - 1`."""
        numbers = table.section(key, CONTENT)
        found = [0] * (PLAYERS[-1] + 1)
        for players in PLAYERS:
            found[players] = numbers.integer(str(players), least, MOST, CONTENT)
        numbers.refuse_unknown(CONTENT)
        return found

    def _read_deck(self) -> None:
        """The cards of each people.  [CITY-17.5]"""
        problems = len(self._document.problems)
        seen: list[str] = []
        for table in self._top.sections("deck", "people", CONTENT):
            people = table.word("people", PEOPLES, DECK)
            if people in seen:
                table.refuse(("people",), f"the people {people} is there twice", DECK)
            elif people:
                seen.append(people)
            self._read_cards(table, people)
            self._read_certainty(table, DECK_FACTS)
            table.refuse_unknown(CONTENT)
        if _is_list(self._top, "deck"):
            for people in PEOPLES:
                if people not in seen:
                    self._top.refuse(("deck",), f"the people {people} is missing", DECK)
        if len(self._document.problems) == problems:
            self._cards = sum(self._deck)

    def _read_cards(self, table: Section, people: str) -> None:
        problems = len(self._document.problems)
        counts = table.section("counts", CONTENT)
        cards = 0
        for value in counts.key_list():
            count = counts.integer(value, 0, MOST, CONTENT)
            cards += count
            if value not in CARD_VALUES:
                counts.refuse((value,), "cards have the value 1, 2 or 3", DECK)
            elif people == PEOPLES[GREEN] and value != "1":
                counts.refuse((value,), f"cards of {people} have the value 1 only", DECK)
            elif people:
                self._deck[KIND_OF[COLOURS[PEOPLES.index(people)] + value]] = count
        is_sound = len(self._document.problems) == problems
        if is_sound and self._kind == STANDARD and cards != STANDARD_CARDS_PER_PEOPLE:
            reason = f"a standard set has {STANDARD_CARDS_PER_PEOPLE} cards of each people, not {cards}"
            table.refuse(("counts",), reason, STANDARD_TOTALS)

    def _read_hand(self) -> int:
        """How many cards are dealt to each player.  [CITY-17.7, CITY-17.8]"""
        hand = self._top.integer("hand", 0, MOST, CONTENT)
        if self._kind == STANDARD:
            if hand >= 0 and hand != STANDARD_HAND:
                reason = f"a standard set has hands of {STANDARD_HAND}, not {hand}"
                self._top.refuse(("hand",), reason, STANDARD_TOTALS)
        elif 0 <= self._cards < hand * PLAYERS[0]:
            reason = f"{self._cards} cards are too few for {PLAYERS[0]} hands of {hand}"
            self._top.refuse(("deck",), reason, CUSTOM_TOTALS)
        elif 0 <= self._cards < hand * PLAYERS[-1]:
            reason = f"{self._cards} cards are enough for {self._cards // hand} hands of {hand} only"
            self._top.warn(("deck",), reason, CUSTOM_TOTALS)
        return hand

    def _read_markers(self) -> int:
        """The markers of each player, enough for the offerings that win.  [CITY-17.7, CITY-17.8]"""
        markers = self._top.integer("markers", 0, MOST, CONTENT)
        most = max(self._offerings)
        if self._kind == STANDARD and markers >= 0 and markers != STANDARD_MARKERS:
            reason = f"a standard set has {STANDARD_MARKERS} markers, not {markers}"
            self._top.refuse(("markers",), reason, STANDARD_TOTALS)
        elif 0 <= markers < most:
            reason = f"{markers} markers are fewer than the {most} offerings to win"
            self._top.refuse(("markers",), reason, CUSTOM_TOTALS)
        return markers

    def _read_editions(self) -> list[Edition]:
        editions: list[Edition] = []
        seen: list[str] = []
        for table in self._top.sections("editions", "id", CONTENT):
            id = table.word("id", EDITIONS, CONTENT)
            if id and id in seen:
                table.refuse(("id",), f"the id {id} is there twice", CONTENT)
            seen.append(id)
            editions.append(self._read_edition(table, id))
        if _is_list(self._top, "editions"):
            for id in EDITIONS:
                if id not in seen:
                    self._top.refuse(("editions",), f"the edition {id} is missing", CONTENT)
        return editions

    def _read_edition(self, table: Section, id: str) -> Edition:
        layout = table.word("layout", LAYOUTS, CONTENT)
        bonus_cards = table.word("bonus_cards", ["aside", "hand"], CONTENT)
        surcharge = table.integer("golden_shrine_surcharge", 0, MOST, CONTENT)
        scales = self._read_by_players(table, "scales", 0)
        for players in PLAYERS:
            least = 2 * players + 1
            if 0 <= scales[players] < least:
                reason = f"{players} players need at least {least} scales, not {scales[players]}"
                table.refuse(("scales", str(players)), reason, TRACK)
        prices: list[list[int]] = [[], []]
        obelisk = table.section("obelisk", CONTENT)
        for players in PLAYERS:
            prices.append(self._read_prices(obelisk, players))
        obelisk.refuse_unknown(CONTENT)
        self._read_certainty(table, EDITION_FACTS)
        table.refuse_unknown(CONTENT)
        return Edition(id, layout, bonus_cards == "aside", surcharge, scales, prices)

    def _read_prices(self, obelisk: Section, players: int) -> list[int]:
        """The prices of the obelisk from bottom to top, enough of them for somebody to win.  [CITY-17.6]"""
        key = str(players)
        prices = obelisk.integers(key, 0, MOST, CONTENT)
        before = 0
        for index, price in enumerate(prices):
            if price == 0:
                obelisk.refuse((key, index), "a price must be positive", TRACK)
            elif 0 < price < before:
                obelisk.refuse((key, index), f"the price falls from {before} to {price}", TRACK)
            before = price
        needed = players * (self._offerings[players] - 1) + 1
        if len(prices) < needed and _is_list(obelisk, key):
            reason = f"{players} players need at least {needed} spaces, not {len(prices)}"
            obelisk.refuse((key,), reason, TRACK)
        return prices

    def _read_buildings(self) -> list[Building]:
        """The buildings of the base game; the shape of the city fixes how many.  [CITY-17.7, CITY-17.8]

        A small city has nothing but start tiles.
        """
        buildings: list[Building] = []
        starts = 0
        for table in self._top.sections("buildings", "id", CONTENT):
            start = table.flag("start", CONTENT, False)
            starts += start
            buildings.append(self._read_building(table, start, NO_SPECIAL, BUILDING_FACTS))
        if _is_list(self._top, "buildings"):
            rule = CUSTOM_TOTALS if self._kind == CUSTOM else STANDARD_TOTALS
            if self._kind == CUSTOM and 1 <= starts == len(buildings) <= START_TILES:
                return buildings
            if len(buildings) != BUILDINGS:
                reason = f"{BUILDINGS} buildings are needed, not {len(buildings)}"
                self._top.refuse(("buildings",), reason, rule)
            if starts != START_TILES:
                reason = f"{START_TILES} start tiles are needed, not {starts}"
                self._top.refuse(("buildings",), reason, rule)
        return buildings

    def _read_expansion(self) -> list[Building]:
        """The expansion tiles. A custom set may do without; see `unfit`.  [CITY-17.7, CITY-17.8]"""
        buildings: list[Building] = []
        if self._kind != STANDARD and not self._top.has("expansion"):
            return buildings
        for table in self._top.sections("expansion", "id", CONTENT):
            word = table.word("special", SPECIALS, BUILDING, SPECIALS[NO_SPECIAL])
            special = SPECIALS.index(word) if word else NO_SPECIAL
            buildings.append(self._read_building(table, False, special, EXPANSION_FACTS))
        if _is_list(self._top, "expansion") and len(buildings) != EXPANSION_TILES:
            reason = f"the expansion needs {EXPANSION_TILES} tiles, not {len(buildings)}"
            if self._kind == STANDARD:
                self._top.refuse(("expansion",), reason, STANDARD_TOTALS)
            elif buildings:
                self._top.warn(("expansion",), reason, CUSTOM_TOTALS)
        return buildings

    def _read_building(self, table: Section, start: bool, special: int, facts: list[str]) -> Building:
        id = table.identifier("id", CONTENT)
        if id in self._ids:
            table.refuse(("id",), f"the id {id} is there twice", CONTENT)
        elif id:
            self._ids.add(id)
        slots = self._read_slots(table)
        majority = self._read_reward(table, "majority")
        building = self._read_reward(table, "building")
        neighbour = self._read_reward(table, "neighbour")
        self._read_certainty(table, facts)
        self._read_alternatives(table, id, len(slots))
        table.refuse_unknown(CONTENT)
        return Building(id, start, special, slots, majority, building, neighbour)

    def _read_slots(self, table: Section) -> list[tuple[int, int]]:
        """Slots such as "red 4".  [CITY-17.4]"""
        slots: list[tuple[int, int]] = []
        items = table.items("slots", BUILDING)
        for index, item in enumerate(items):
            words = item.split() if isinstance(item, str) else []
            if len(words) != 2:
                reason = f'{shown(item)} is not a colour and a value, such as "red 4"'
                table.refuse(("slots", index), reason, BUILDING)
                continue
            if words[0] not in SLOT_COLOURS:
                reason = f"colour {shown(words[0])} is not one of {', '.join(SLOT_COLOURS)}"
                table.refuse(("slots", index), reason, BUILDING)
            if words[1] not in SLOT_VALUES:
                reason = f"value {shown(words[1]).strip(QUOTES)} is not from 1 to 9"
                table.refuse(("slots", index), reason, BUILDING)
            if words[0] in SLOT_COLOURS and words[1] in SLOT_VALUES:
                slot = (SLOT_COLOURS.index(words[0]), int(words[1]))
                slots.append(slot)
                if most_worth(self._deck, slot[0]) < slot[1]:
                    table.warn(("slots", index), "the whole deck cannot pay for this slot", FOR_PEOPLE)
        if _is_list(table, "slots") and not 1 <= len(items) <= MOST_SLOTS:
            reason = f"a building has 1 to {MOST_SLOTS} slots, not {len(items)}"
            table.refuse(("slots",), reason, BUILDING)
        return slots

    def _read_reward(self, table: Section, key: str) -> Reward:
        reward = table.section(key, CONTENT)
        crystals = reward.integer("crystals", 0, MOST, CONTENT, 0)
        scales = reward.integer("scales", 0, MOST, CONTENT, 0)
        cards = reward.integer("cards", 0, MOST, CONTENT, 0)
        reward.refuse_unknown(CONTENT)
        return Reward(crystals, scales, cards)

    def _read_fixed_cross(self, buildings: list[Building]) -> dict[str, str]:
        """Where the start tiles lie in the layout `fixed`, and which cells a small city has.  [CITY-17.7]"""
        table = self._top.section("fixed_cross", CONTENT)
        starts = [building.id for building in buildings if building.start]
        cells = CROSS_CELLS
        if buildings and len(buildings) == len(starts):
            cells = [cell for cell in CROSS_CELLS if table.has(cell)]
            if len(cells) != len(starts):
                reason = f"{len(starts)} start tiles need as many cells, not {len(cells)}"
                self._top.refuse(("fixed_cross",), reason, CUSTOM_TOTALS)
        elif len(starts) != START_TILES:
            return {}
        return self._read_places(table, cells, starts, "a start tile", STANDARD_TOTALS)

    def _read_demo(self, buildings: list[Building]) -> dict[str, str]:
        """A whole city for examples; may be left out."""
        if not self._top.has("demo"):
            return {}
        table = self._top.section("demo", CONTENT)
        if len(buildings) != BUILDINGS:
            return {}
        return self._read_places(table, DEMO_CELLS, [one.id for one in buildings], "a building", CONTENT)

    def _read_places(
        self, table: Section, cells: list[str], ids: list[str], what: str, rule: str
    ) -> dict[str, str]:
        """Each of the cells with one of the ids, no id twice."""
        places: dict[str, str] = {}
        for cell in cells:
            id = table.value(cell)
            if id is None:
                table.refuse((cell,), "is missing", rule)
            elif not isinstance(id, str) or id not in ids:
                table.refuse((cell,), f"{shown(id)} is not {what}", rule)
            elif id in places.values():
                table.refuse((cell,), f"{id} is there twice", rule)
            else:
                places[cell] = id
        table.refuse_unknown(rule)
        return places

    def _read_certainty(self, table: Section, facts: list[str]) -> None:
        """One word for all facts of a table, or a word each. Odd ones are only warned of.  [CITY-17.9]"""
        value = table.value("certainty")
        prefix = f"{table.where}." if table.where else ""
        if isinstance(value, dict):
            words = table.section("certainty", CONTENT)
            for key in words.key_list():
                word = words.value(key)
                if key not in facts:
                    words.warn((key,), "there is no such fact here", FOR_PEOPLE)
                elif isinstance(word, str) and word in CERTAINTIES:
                    self._certainty[prefix + key] = word
                else:
                    words.warn((key,), f"{shown(word)} is not a certainty", FOR_PEOPLE)
        elif isinstance(value, str) and value in CERTAINTIES:
            for key in facts:
                if table.has(key):
                    self._certainty[prefix + key] = value
        elif value is not None:
            table.warn(("certainty",), f"{shown(value)} is not a certainty", FOR_PEOPLE)

    def _read_alternatives(self, table: Section, id: str, slots: int) -> None:
        """Other values that the slots may have. Odd ones are only warned of.  [CITY-17.9]"""
        value = table.value("alternatives")
        if value is None:
            return
        found: list[list[int]] = []
        if isinstance(value, list):
            for index, row in enumerate(value):
                if isinstance(row, list) and len(row) == slots and all(_is_slot_value(item) for item in row):
                    found.append(list(row))
                else:
                    reason = f"not {slots} values from 1 to 9, one for each slot"
                    table.warn(("alternatives", index), reason, FOR_PEOPLE)
        else:
            table.warn(("alternatives",), f"{shown(value)} is not a list", FOR_PEOPLE)
        if found:
            self._alternatives[id] = found


def _is_list(table: Section, key: str) -> bool:
    return isinstance(table.value(key), list)


def _is_slot_value(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 9


def _encode_certainty(tile_set: TileSet, prefix: str, facts: list[str]) -> dict[str, object]:
    data: dict[str, object] = {}
    for fact in facts:
        if prefix + fact in tile_set.certainty:
            data[fact] = tile_set.certainty[prefix + fact]
    return data


def _encode_cards(tile_set: TileSet, colour: int) -> dict[str, object]:
    counts: dict[str, object] = {}
    for value in CARD_VALUES if colour != GREEN else CARD_VALUES[:1]:
        counts[value] = tile_set.deck[KIND_OF[COLOURS[colour] + value]]
    people = PEOPLES[colour]
    return {
        "people": people,
        "counts": counts,
        "certainty": _encode_certainty(tile_set, f"deck.{people}.", DECK_FACTS),
    }


def _encode_edition(tile_set: TileSet, edition: Edition) -> dict[str, object]:
    return {
        "id": edition.id,
        "layout": edition.layout,
        "bonus_cards": "aside" if edition.bonus_aside else "hand",
        "golden_shrine_surcharge": edition.surcharge,
        "scales": {str(players): edition.scales[players] for players in PLAYERS},
        "obelisk": {str(players): list(edition.prices[players]) for players in PLAYERS},
        "certainty": _encode_certainty(tile_set, f"editions.{edition.id}.", EDITION_FACTS),
    }


def _encode_building(tile_set: TileSet, building: Building, section: str) -> dict[str, object]:
    data: dict[str, object] = {"id": building.id}
    facts = BUILDING_FACTS
    if section == "expansion":
        data["special"] = SPECIALS[building.special]
        facts = EXPANSION_FACTS
    elif building.start:
        data["start"] = True
    data["slots"] = [f"{SLOT_COLOURS[colour]} {value}" for colour, value in building.slots]
    data["majority"] = building.majority.encode()
    data["building"] = building.building.encode()
    data["neighbour"] = building.neighbour.encode()
    data["certainty"] = _encode_certainty(tile_set, f"{section}.{building.id}.", facts)
    if building.id in tile_set.alternatives:
        data["alternatives"] = [list(row) for row in tile_set.alternatives[building.id]]
    return data
