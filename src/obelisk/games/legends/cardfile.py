"""Module cards from a user's file, checked with line, field and reason.  [LEG-18.1]

The file is TOML with the fields of our card data (see `data/samples.toml`); what is not printed is left out.
Names and wording of these cards come with them, not from the locales.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from obelisk.core.document import Document, Section, shown
from obelisk.games.legends import words
from obelisk.games.legends.cards.card import Card, CardTable
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.deck import EMISSARY_CARDS
from obelisk.games.legends.texts import traits
from obelisk.games.legends.texts.effect import Effect, timed
from obelisk.games.legends.texts.fields import RULE, bit_of, bits_of
from obelisk.games.legends.texts.kinds import KINDS

VERSION: Final = 1
SYMBOL_MUTANTS: Final = ["mutant-108", "mutant-110"]
"""Known cards that bear the symbol of an emissary; of which, only the file can tell.  [LEG-18.12]"""
MODULE_PEOPLES: Final = ["tutu", "spirit", "hyla", "crystal", "interference", "emissary", "inquisitor"]
FILE_TYPES: Final = words.names_of(words.ANY_TYPE | words.EMISSARY | words.INQUISITOR, words.TYPE_NAMES)
TRIGGERING: Final = words.names_of(words.FIGHTING | words.LEADING, words.TYPE_NAMES)
REMARKS: Final = ["name_status", "name_de", "name_pl", "note", "confidence", "deck", "set"]
"""Fields that say something to readers only."""


class CardFile:
    """The cards of a file, with their own names and wording; `is_sample` if they are invented.  [LEG-18.1]"""

    __slots__ = ("_data", "cards", "is_sample", "names", "symbols", "texts")

    def __init__(self, cards: list[Card], data: dict[str, object], is_sample: bool) -> None:
        self.cards = cards
        self.is_sample = is_sample
        self.names: dict[str, str] = {}
        self.texts: dict[str, str] = {}
        self.symbols: dict[str, str] = {}
        self._data = data

    def table(self) -> CardTable:
        """The known cards with those of the file behind them."""
        return CardTable([*KNOWN.cards, *self.cards], self.symbols)

    def encode(self) -> dict[str, object]:
        """The file as plain data, for a record; `decode` reads it back."""
        return self._data


def load(text: str, name: str) -> CardFile:
    """Reads a card file; raises `InvalidDocument` with every problem: line, field and reason.  [LEG-18.1]"""
    return read(Document.parse(text, name, RULE))


def decode(data: object) -> CardFile:
    """The card file that `CardFile.encode` wrote; raises `InvalidDocument`."""
    return read(Document.of(data, "card_file", RULE))


def samples() -> CardFile:
    """Our original sample cards, which are not cards of the published game.  [LEG-18.1]"""
    text = files("obelisk.games.legends").joinpath("data/samples.toml").read_text(encoding="utf-8")
    return load(text, "samples.toml")


def read(document: Document) -> CardFile:
    """Checks a whole document and makes cards of it.  [LEG-18.1]"""
    top = document.top()
    top.integer("version", VERSION, VERSION, RULE)
    is_sample = top.flag("original_samples", RULE, missing=False)
    count = top.integer("count", 0, 999, RULE, missing=-1)
    tables = top.sections("cards", "id", RULE)
    if count not in (-1, len(tables)):
        top.refuse(("count",), f"is {count}, but there are {len(tables)} cards", RULE)
    top.refuse_unknown(RULE)
    cards: list[Card] = []
    names: dict[str, str] = {}
    texts: dict[str, str] = {}
    symbols: dict[str, str] = {}
    for table in tables:
        card = read_card(table)
        if KNOWN.has(card.id) or card.id in names:
            table.refuse(("id",), f"{card.id!r} is the id of another card", RULE)
        names[card.id] = table.text("name", RULE)
        summary = table.text("summary", RULE, missing="")
        if card.effects and not summary:
            table.refuse((), "a card with a text needs a summary", RULE)
        texts[card.id] = summary
        read_mutants(table, card, symbols)
        for remark in REMARKS:
            table.value(remark)
        table.refuse_unknown(RULE)
        cards.append(card)
    check_emissaries(tables, cards, symbols)
    document.check()
    found = CardFile(cards, document.data, is_sample)
    found.names = names
    found.texts = texts
    found.symbols = symbols
    return found


def read_mutants(table: Section, card: Card, symbols: dict[str, str]) -> None:
    """Which mutants bear the symbol of an emissary besides the cards of the file.  [LEG-18.12]"""
    if not table.has("mutants"):
        return
    if card.type != words.EMISSARY:
        table.refuse(("mutants",), "only an emissary has it", RULE)
    for place, id in enumerate(table.items("mutants", RULE)):
        if id not in SYMBOL_MUTANTS:
            names = ", ".join(SYMBOL_MUTANTS)
            table.refuse(("mutants", place), f"{shown(id)} is not one of {names}", "LEG-18.12")
        elif id in symbols:
            table.refuse(("mutants", place), f"{id} bears the symbol of {symbols[id]}", "LEG-18.12")
        else:
            symbols[id] = card.id


def check_emissaries(tables: list[Section], cards: list[Card], symbols: dict[str, str]) -> None:
    """Every emissary has exactly seven cards, and every symbol an emissary.  [LEG-18.2]"""
    emissaries = [card.id for card in cards if card.type == words.EMISSARY]
    for table, card in zip(tables, cards, strict=True):
        if card.emissary and card.emissary not in emissaries:
            table.refuse(("emissary",), f"there is no emissary {card.emissary!r}", RULE)
        if card.type == words.EMISSARY:
            number = sum(1 for other in cards if other.emissary == card.id)
            number += sum(1 for emissary in symbols.values() if emissary == card.id)
            if number != EMISSARY_CARDS:
                table.refuse((), f"an emissary has {EMISSARY_CARDS} cards; {number} bear its symbol", RULE)


def read_card(table: Section) -> Card:
    """One card; what is wrong with it is written down in the document.  [LEG-18.1]"""
    type = bit_of(table, "type", FILE_TYPES, words.TYPE_NAMES)
    subtype = bit_of(table, "subtype", ["ship", "hyla"], words.TYPE_NAMES) if table.has("subtype") else 0
    is_fixed = type in (words.EMISSARY, words.INQUISITOR)
    fire = table.integer("fire", 0, 20, RULE) if table.has("fire") else None
    earth = table.integer("earth", 0, 20, RULE) if table.has("earth") else None
    if (fire is None) != (earth is None):
        table.refuse((), "fire and earth are both printed or neither", RULE)
    icons = bits_of(table, "icons", words.ICON_NAMES, words.ICON_NAMES) if table.has("icons") else 0
    moons = None if is_fixed else table.integer("moons", 0, 9, RULE)
    trigger = 0
    trigger_types = 0
    if table.has("trigger"):
        details = table.section("trigger", RULE)
        on = details.word("on", words.TRIGGER_NAMES[1:], RULE)
        trigger = words.TRIGGER_NAMES.index(on)
        if trigger == words.FOE_PLAYS:
            trigger_types = bits_of(details, "types", TRIGGERING, words.TYPE_NAMES)
        details.refuse_unknown(RULE)
    card = Card(
        table.identifier("id", RULE),
        table.word("people", MODULE_PEOPLES, RULE),
        table.integer("number", 0, 999, RULE),
        type,
        fire,
        earth,
        icons,
        moons,
        read_text(table),
        table.text("pair", RULE, missing=""),
        bits_of(table, "tags", words.TAG_NAMES, words.TAG_NAMES) if table.has("tags") else 0,
        set=table.text("set", RULE, missing="module"),
        subtype=subtype,
        capacity=table.integer("capacity", 1, 9, RULE, missing=0),
        deck_size=table.integer("deck_size", -29, 99, RULE) if type == words.INQUISITOR else 0,
        moon_limit=table.integer("moon_limit", 0, 99, RULE) if type == words.INQUISITOR else 0,
        dragon=bit_of(table, "dragon", words.DRAGON_NAMES, words.DRAGON_NAMES) if table.has("dragon") else 0,
        emissary=table.text("emissary", RULE, missing=""),
        trigger=trigger,
        trigger_types=trigger_types,
    )
    check_card(table, card)
    return card


def check_card(table: Section, card: Card) -> None:
    """Fields that need each other, or must not meet.  [LEG-18.1]"""
    type = card.type
    needs: list[tuple[bool, bool, str, str]] = [
        # field there?, should it be there?, field, whose field it is
        (card.dragon != 0, type == words.ACHIEVEMENT, "dragon", "an achievement"),
        (card.trigger != 0, type == words.INTERFERENCE, "trigger", "an interference card"),
        (card.subtype != 0, type == words.INFLUENCE, "subtype", "an influence card"),
        (card.capacity != 0, card.subtype == words.SHIP, "capacity", "a ship"),
        (card.pair != "", card.icons & words.PAIR != 0, "pair", "a card with the pair icon"),
    ]
    for is_there, is_due, field, whose in needs:
        if is_due and not is_there:
            table.refuse((), f"{whose} needs {field}", RULE)
        if is_there and not is_due:
            table.refuse((field,), f"only {whose} has it", RULE)
    if card.icons & (words.GANGS | words.BLUFFS) and type != words.CHARACTER:
        table.refuse(("icons",), "only a character has gang and bluff icons", RULE)
    if card.has_values and type not in (1, 2, 4):
        table.refuse((), "only a character, booster or support has values", RULE)
    if type == words.EMISSARY and card.effects:
        table.refuse(("text",), "an emissary has no text", "LEG-18.2")
    if type in (words.EMISSARY, words.INQUISITOR) and card.emissary:
        table.refuse(("emissary",), "an emissary or inquisitor bears no symbol", RULE)
    if type == words.INTERFERENCE and not card.effects:
        table.refuse((), "an interference card needs a text", RULE)
    for place, effect in enumerate(card.effects):
        path = ("text", place)
        if effect.TRAITS & traits.IGNORES and card.icons & words.PROTECTED:
            table.refuse(path, "an ignoring text on a PROTECTED card would make the layers circular", RULE)
        if (effect.when == words.RESPONSE) != (type == words.INTERFERENCE):
            table.refuse(path, "interference cards, and only they, have texts of time response", RULE)
        when = words.WHEN_NAMES[effect.when]
        if when == "game_start" and type != words.INQUISITOR:
            table.refuse(path, "only an inquisitor has a text of time game_start", RULE)
        if when == "game_won" and type != words.ACHIEVEMENT:
            table.refuse(path, "only an achievement has a text of time game_won", RULE)
        if type == words.INQUISITOR and when in ("now", "before_play", "this_turn", "landing"):
            table.refuse(path, "an inquisitor is never played", "LEG-18.3")


# Effects.


def read_text(table: Section) -> list[Effect]:
    """The effects of a text, in printed order.  [LEG-15.2]"""
    effects: list[Effect] = []
    if table.has("text"):
        for part in table.sections("text", "kind", RULE):
            effect = read_effect(part)
            if effect is not None:
                effects.append(effect)
    return effects


def read_effect(table: Section) -> Effect | None:
    """One effect with its timing; None if its kind is unknown.  [LEG-17.1]"""
    name = table.word("kind", list(KINDS), RULE)
    if not name:
        return None
    kind = KINDS[name]
    when = table.word("when", [words.WHEN_NAMES[time] for time in kind.TIMES], RULE)
    effect = kind.read(table)
    timed(effect, words.WHEN_NAMES.index(when) if when else words.ALWAYS)
    effect.may = table.flag("may", RULE, missing=False)
    effect.each = table.flag("each", RULE, missing=False)
    table.refuse_unknown(RULE)
    return effect
