"""The contents of a box in a file that people may replace.  [DRK-16.4]

`parse` reads TOML, `decode` the same tables as plain data out of a game record; both check everything and
report all problems at once.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from obelisk.core.document import Document, Section, shown
from obelisk.games.drakon.box import CUSTOM, DEFAULT_ID, START_SIDES, TileSet
from obelisk.games.drakon.kinds import (
    KIND_NAMES,
    KIND_OF,
    KINDS,
    MASTER_KEY,
    NO_ARROWS,
    PATTERN_NAMES,
    PATTERN_OF,
    REFERENCE,
    START,
    TELEPORT,
)

FORMAT: Final = "drakon-tileset/1"
EDITIONS: Final = ["3", "4", CUSTOM]
CERTAINTIES: Final = ["certain", "probable", "reconstructed"]

STANDARD_CHAMBERS: Final = 72
STANDARD_COINS: Final = 28
STANDARD_VALUES: Final = [1, 2, 3]
MOST: Final = 999
"""Larger numbers of anything are refused, so that a file cannot ask for endless work."""

CONTENT: Final = "DRK-16.4"
ONE_START: Final = "DRK-16.5"
ARROWLESS: Final = "DRK-16.6"
STANDARD_TOTALS: Final = "DRK-16.7"
FOR_PEOPLE: Final = "DRK-16.9"


def parse(text: str, name: str) -> TileSet:
    """The tile set that a TOML text describes; `name` is what problems call the text.  [DRK-16.4]

    Raises `InvalidDocument` with everything that is wrong.
    """
    return _Reader(Document.parse(text, name, CONTENT), False).read()


def default() -> TileSet:
    """The tile set that comes with the program. Reads it anew each time: the caller keeps it."""
    source = files("obelisk").joinpath("games", "drakon", "data", "drakon.toml")
    text = source.read_text(encoding="utf-8")
    return _Reader(Document.parse(text, "drakon.toml", CONTENT), True).read()


def decode(data: object) -> TileSet:
    """The tile set that `encode` made `data` of; raises `InvalidDocument` where `parse` would."""
    return _Reader(Document.of(data, "tile set", CONTENT), False).read()


def encode(tile_set: TileSet) -> dict[str, object]:
    """The tile set as JSON data, with the keys of the file; `decode` finds the warnings again."""
    return {
        "format": FORMAT,
        "id": tile_set.id,
        "edition": tile_set.edition,
        "description": tile_set.description,
        "start": _encode_start(tile_set),
        "coins": [_encode_coin(tile_set, index) for index in range(len(tile_set.values))],
        "chambers": [_encode_kind(tile_set, kind) for kind in range(1, KINDS)],
    }


class _Reader:
    """Reads one document: the data of a file or of a record."""

    __slots__ = ("_at_least", "_certainty", "_document", "_is_default", "_standard", "_top")

    def __init__(self, document: Document, is_default: bool) -> None:
        self._document = document
        self._is_default = is_default
        self._top = document.top()
        self._standard = True
        self._certainty: dict[str, str] = {}
        self._at_least: dict[str, int] = {}

    def read(self) -> TileSet:
        top = self._top
        top.word("format", [FORMAT], CONTENT)
        id = top.identifier("id", CONTENT)
        if id == DEFAULT_ID and not self._is_default:
            top.refuse(("id",), f"{id} is the set of the program; give yours another id", CONTENT)
        description = top.text("description", CONTENT, "")
        edition = top.word("edition", EDITIONS, CONTENT)
        self._standard = edition != CUSTOM
        starts = self._read_start()
        coins = self._read_coins()
        chambers = self._read_chambers()
        top.refuse_unknown(CONTENT)
        self._document.check()
        return TileSet(
            id,
            edition,
            description,
            starts,
            chambers,
            coins,
            self._certainty,
            self._at_least,
            self._document.warnings,
        )

    def _read_start(self) -> list[int]:
        """One Start, both of whose sides can be left.  [DRK-16.5]"""
        table = self._top.section("start", ONE_START)
        count = table.integer("count", 0, MOST, CONTENT)
        if count >= 0 and count != 1:
            table.refuse(("count",), f"there must be exactly one Start, not {count}", ONE_START)
        starts: list[int] = []
        for key in START_SIDES:
            side = table.section(key, ONE_START)
            word = side.word("pattern", PATTERN_NAMES, CONTENT)
            if word == PATTERN_NAMES[NO_ARROWS]:
                side.refuse(("pattern",), "nobody could leave a Start without arrows", ONE_START)
            starts.append(PATTERN_NAMES.index(word) if word else NO_ARROWS)
            self._read_certainty(side, "certainty", f"start.{key}")
            side.refuse_unknown(CONTENT)
        table.refuse_unknown(CONTENT)
        return starts

    def _read_coins(self) -> dict[int, int]:
        """The coins by value.  [DRK-16.4] [DRK-16.7]"""
        coins: dict[int, int] = {}
        total = 0
        for table in self._top.sections("coins", "value", CONTENT):
            value = table.integer("value", 1, MOST, CONTENT)
            count = table.integer("count", 0, MOST, CONTENT)
            if value in coins:
                table.refuse(("value",), f"the coin value {value} is there twice", CONTENT)
            elif value > 0:
                coins[value] = max(count, 0)
                if self._standard and value not in STANDARD_VALUES:
                    table.refuse(("value",), f"coins are worth 1, 2 or 3 gold, not {value}", STANDARD_TOTALS)
            total += max(count, 0)
            self._read_certainty(table, "certainty", f"coins.{value}")
            table.refuse_unknown(CONTENT)
        if self._standard and self._top.has("coins") and total != STANDARD_COINS:
            reason = f"{STANDARD_COINS} coins are needed, not {total}"
            self._top.refuse(("coins",), reason, STANDARD_TOTALS)
        return coins

    def _read_chambers(self) -> dict[int, int]:
        """The chambers by design.  [DRK-16.4] [DRK-16.7]"""
        chambers: dict[int, int] = {}
        seen: list[str] = []
        total = 1
        for table in self._top.sections("chambers", "kind", CONTENT):
            kind = table.word("kind", KIND_NAMES, CONTENT)
            if kind and KIND_OF[kind] == START:
                table.refuse(("kind",), "Start is not one of the chambers", ONE_START)
            if kind and kind in seen:
                table.refuse(("kind",), f"the kind {kind} is there twice", CONTENT)
            total += self._read_kind(table, kind, chambers)
            seen.append(kind)
        if self._standard and self._top.has("chambers"):
            if total != STANDARD_CHAMBERS:
                reason = f"{STANDARD_CHAMBERS} chambers with Start are needed, not {total}"
                self._top.refuse(("chambers",), reason, STANDARD_TOTALS)
            for kind in KIND_NAMES[1:]:
                if kind not in seen:
                    self._top.refuse(("chambers",), f"there is no {kind}", STANDARD_TOTALS)
        return chambers

    def _read_kind(self, table: Section, kind: str, chambers: dict[int, int]) -> int:
        """The designs of one kind; returns how many chambers they are.  [DRK-16.6]"""
        count = table.integer("count", 0, MOST, CONTENT)
        arrows = table.section("arrows", CONTENT)
        total = 0
        for pattern, name in enumerate(PATTERN_NAMES):
            number = arrows.integer(name, 0, MOST, CONTENT, 0)
            if kind and number > 0:
                if (pattern == NO_ARROWS) != (KIND_OF[kind] in (MASTER_KEY, TELEPORT)):
                    without = "has no arrows" if pattern != NO_ARROWS else "has at least one arrow"
                    arrows.refuse((name,), f"{kind} {without}", ARROWLESS)
                chambers[KIND_OF[kind] * 16 + REFERENCE[pattern]] = number
            total += max(number, 0)
        arrows.refuse_unknown(CONTENT)
        if count >= 0 and count != total:
            table.refuse(("count",), f"{count} is not the sum of the arrows, {total}", CONTENT)
        if self._standard and kind and total == 0:
            table.refuse(("count",), f"there is no {kind}", STANDARD_TOTALS)
        self._read_certainty(table, "certainty", f"chambers.{kind}.count")
        self._read_certainty(table, "arrows_certainty", f"chambers.{kind}.arrows")
        self._read_bound(table, kind, total)
        table.refuse_unknown(CONTENT)
        return total

    def _read_bound(self, table: Section, kind: str, total: int) -> None:
        """A lower bound from the sources. Missing it is only warned of.  [DRK-16.9]"""
        if not table.has("at_least"):
            return
        bound = table.section("at_least", CONTENT)
        least = bound.integer("value", 0, MOST, CONTENT)
        if total < least:
            table.warn(("at_least",), f"the sources speak of at least {least}, not {total}", FOR_PEOPLE)
        self._at_least[kind] = least
        self._read_certainty(bound, "certainty", f"chambers.{kind}.at_least")
        bound.refuse_unknown(CONTENT)

    def _read_certainty(self, table: Section, key: str, fact: str) -> None:
        """How well a fact is known. Odd words are only warned of.  [DRK-16.9]"""
        word = table.value(key)
        if isinstance(word, str) and word in CERTAINTIES:
            self._certainty[fact] = word
        elif word is not None:
            table.warn((key,), f"{shown(word)} is not a certainty", FOR_PEOPLE)


def _with_certainty(tile_set: TileSet, data: dict[str, object], key: str, fact: str) -> dict[str, object]:
    if fact in tile_set.certainty:
        data[key] = tile_set.certainty[fact]
    return data


def _encode_start(tile_set: TileSet) -> dict[str, object]:
    data: dict[str, object] = {"count": 1}
    for side, key in enumerate(START_SIDES):
        pattern: dict[str, object] = {"pattern": PATTERN_NAMES[tile_set.starts[side]]}
        data[key] = _with_certainty(tile_set, pattern, "certainty", f"start.{key}")
    return data


def _encode_coin(tile_set: TileSet, index: int) -> dict[str, object]:
    value = tile_set.values[index]
    data: dict[str, object] = {"value": value, "count": tile_set.coins[index]}
    return _with_certainty(tile_set, data, "certainty", f"coins.{value}")


def _encode_kind(tile_set: TileSet, kind: int) -> dict[str, object]:
    """One kind; those that the box does not have are written too, with none."""
    name = KIND_NAMES[kind]
    arrows: dict[str, object] = {}
    total = 0
    for design, count in zip(tile_set.designs, tile_set.counts, strict=True):
        if design >> 4 == kind:
            arrows[PATTERN_NAMES[PATTERN_OF[design & 15]]] = count
            total += count
    data: dict[str, object] = {"kind": name, "count": total, "arrows": arrows}
    _with_certainty(tile_set, data, "certainty", f"chambers.{name}.count")
    _with_certainty(tile_set, data, "arrows_certainty", f"chambers.{name}.arrows")
    if name in tile_set.at_least:
        bound: dict[str, object] = {"value": tile_set.at_least[name]}
        data["at_least"] = _with_certainty(tile_set, bound, "certainty", f"chambers.{name}.at_least")
    return data
