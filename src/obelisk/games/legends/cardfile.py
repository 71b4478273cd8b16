"""Module cards from a user's file, checked with line, field and reason.  [LEG-18.1]

The file is TOML with the fields of our card data (see `data/samples.toml`); what is not printed is left out.
Names and wording of these cards come with them, not from the locales.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from obelisk.core.document import Document, Table, shown
from obelisk.games.legends import words
from obelisk.games.legends.cards.card import Card, CardTable
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.decks import EMISSARY_CARDS
from obelisk.games.legends.effects import (
    CUSTOM_NAMES,
    IGNORE_CARDS,
    IGNORE_ICONS,
    IGNORE_TEXT,
    KIND_NAMES,
    AttackAgain,
    AttractDragons,
    Cancel,
    Cost,
    CrystalBonus,
    Custom,
    DemandDiscard,
    DemandPlay,
    DiscardFoeHand,
    DoubleDemand,
    DoubleValues,
    DragonForDiscards,
    Draw,
    DrawSift,
    Effect,
    ExtraPlays,
    FoeDiscards,
    ForbidAct,
    ForbidPlay,
    FreeIf,
    HandOnLanding,
    IgnoreCards,
    IgnoreIcons,
    IgnoreText,
    KeepCombatActive,
    Limit,
    LoadShip,
    MillDeck,
    MoveHand,
    NextCardFree,
    PlayOnlyIf,
    RaisePower,
    RaiseValues,
    RecycleDiscards,
    RemoveCards,
    RetreatDragons,
    ReturnToHand,
    RevealHand,
    Search,
    SwitchElement,
    TagBonus,
    Waive,
    ZeroValues,
    timed,
)

RULE: Final = "LEG-18.1"
VERSION: Final = 1
SYMBOL_MUTANTS: Final = ["mutant-108", "mutant-110"]
"""Known cards that bear the symbol of an emissary; of which, only the file can tell.  [LEG-18.12]"""
MODULE_PEOPLES: Final = ["tutu", "spirit", "hyla", "crystal", "interference", "emissary", "inquisitor"]
TYPES: Final = [name for bit, name in enumerate(words.TYPE_NAMES[:10]) if 1 << bit != words.LEADER]
REMARKS: Final = ["name_status", "name_de", "name_pl", "note", "confidence", "deck", "set"]
"""Fields that say something to readers only."""

STANDING: Final = "always this_turn"
ONE_SHOT: Final = "now once_per_turn after_support end turn_ending response"
TIMES: Final[dict[str, str]] = {
    "ignore_text": STANDING,
    "ignore_cards": STANDING,
    "ignore_icons": STANDING,
    "zero_values": STANDING,
    "raise_values": STANDING,
    "double_values": STANDING,
    "raise_power": STANDING,
    "retreat_dragons": STANDING,
    "tag_bonus": "begin after_turn",
    "dragon_for_discards": ONE_SHOT,
    "forbid_play": STANDING,
    "forbid_act": STANDING,
    "limit": STANDING,
    "extra_plays": STANDING,
    "next_card_free": "always",
    "free_if": "before_play",
    "play_only_if": "before_play",
    "switch_element": "now",
    "waive": STANDING,
    "attack_again": "now",
    "keep_combat_active": "before_play",
    "demand_discard": "demand",
    "demand_play": "demand",
    "double_demand": STANDING,
    "draw": ONE_SHOT,
    "draw_sift": ONE_SHOT,
    "search": ONE_SHOT,
    "return_to_hand": ONE_SHOT,
    "move_hand": ONE_SHOT,
    "recycle_discards": ONE_SHOT,
    "remove_cards": ONE_SHOT,
    "discard_foe_hand": ONE_SHOT,
    "foe_discards": ONE_SHOT,
    "mill_deck": ONE_SHOT,
    "reveal_hand": ONE_SHOT,
    "load_ship": "now",
    "hand_on_landing": "landing",
    "attract_dragons": "game_start",
    "crystal_bonus": "game_won",
    "cancel": "response",
    "custom": "now",
}
"""When an effect of each kind can happen.  [LEG-17.1]"""


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
    tables = top.tables("cards", "id", RULE)
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


def read_mutants(table: Table, card: Card, symbols: dict[str, str]) -> None:
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


def check_emissaries(tables: list[Table], cards: list[Card], symbols: dict[str, str]) -> None:
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


def read_card(table: Table) -> Card:
    """One card; what is wrong with it is written down in the document.  [LEG-18.1]"""
    type = bit_of(table, "type", TYPES, words.TYPE_NAMES)
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
        details = table.table("trigger", RULE)
        on = details.word("on", words.TRIGGER_NAMES[1:], RULE)
        trigger = words.TRIGGER_NAMES.index(on)
        if trigger == words.FOE_PLAYS:
            trigger_types = bits_of(details, "types", words.TYPE_NAMES[:6], words.TYPE_NAMES)
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
        deck_size=table.integer("deck_size", 0, 99, RULE) if type == words.INQUISITOR else 0,
        moon_limit=table.integer("moon_limit", 0, 99, RULE) if type == words.INQUISITOR else 0,
        dragon=bit_of(table, "dragon", words.DRAGON_NAMES, words.DRAGON_NAMES) if table.has("dragon") else 0,
        emissary=table.text("emissary", RULE, missing=""),
        trigger=trigger,
        trigger_types=trigger_types,
    )
    check_card(table, card)
    return card


def check_card(table: Table, card: Card) -> None:
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
        if effect.kind in (IGNORE_TEXT, IGNORE_CARDS, IGNORE_ICONS) and card.icons & words.PROTECTED:
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


def read_text(table: Table) -> list[Effect]:
    """The effects of a text, in printed order.  [LEG-15.2]"""
    effects: list[Effect] = []
    if table.has("text"):
        for part in table.tables("text", "kind", RULE):
            effect = read_effect(part)
            if effect is not None:
                effects.append(effect)
    return effects


def read_effect(table: Table) -> Effect | None:
    """One effect with its timing; None if its kind is unknown.  [LEG-17.1]"""
    kind = table.word("kind", KIND_NAMES[1:], RULE)
    if not kind:
        return None
    times = TIMES[kind].split()
    when = table.word("when", times, RULE)
    effect = read_kind(table, kind)
    timed(effect, words.WHEN_NAMES.index(when) if when else words.ALWAYS)
    effect.may = table.flag("may", RULE, missing=False)
    effect.each = table.flag("each", RULE, missing=False)
    table.refuse_unknown(RULE)
    return effect


def read_kind(table: Table, kind: str) -> Effect:
    """The effect of a kind with its parameters.  [LEG-17.1]"""
    if kind in STANDING_KINDS:
        return read_standing(table, kind)
    if kind in PLAYING_KINDS:
        return read_playing(table, kind)
    if kind in MOVING_KINDS:
        return read_moving(table, kind)
    return read_other(table, kind)


STANDING_KINDS: Final = KIND_NAMES[1:10]
PLAYING_KINDS: Final = [*KIND_NAMES[11:22], "demand_play", "double_demand"]
MOVING_KINDS: Final = KIND_NAMES[25:36]


def read_standing(table: Table, kind: str) -> Effect:
    """Switching off, power and dragons: groups A to C.  [LEG-17.1]"""
    if kind == "ignore_text":
        void: list[str] = []
        if table.has("void_if_foe_has"):
            for place, id in enumerate(table.items("void_if_foe_has", RULE)):
                if isinstance(id, str):
                    void.append(id)
                else:
                    table.refuse(("void_if_foe_has", place), f"{shown(id)} is not a card id", RULE)
        return IgnoreText(read_spare(table), void)
    if kind == "ignore_cards":
        types = bits_of(table, "types", words.TYPE_NAMES[:3], words.TYPE_NAMES) if table.has("types") else 0
        only = words.PRINTED_ICON if table.has("only") and table.word("only", ["printed_icon"], RULE) else 0
        if (types != 0) == (only != 0):
            table.refuse((), "needs either types or only", RULE)
        return IgnoreCards(types, only, read_spare(table))
    if kind == "ignore_icons":
        return IgnoreIcons(bits_of(table, "keep", words.ICON_NAMES, words.ICON_NAMES))
    if kind == "zero_values":
        parity = table.word("parity", ["odd", "even"], RULE)
        return ZeroValues(
            bits_of(table, "types", words.TYPE_NAMES[:3], words.TYPE_NAMES),
            words.ODD if parity == "odd" else words.EVEN,
        )
    if kind == "raise_values":
        targets = [*words.TYPE_NAMES[:3], "bluff"]
        return RaiseValues(
            bits_of(table, "types", targets, words.TYPE_NAMES),
            bits_of(table, "elements", words.ELEMENT_NAMES, words.ELEMENT_NAMES),
            number_or_word(table, "to", {"sum": words.TO_SUM, "higher": words.TO_HIGHER}),
            table.word("count", ["one", "all"], RULE) == "one",
        )
    if kind == "double_values":
        return DoubleValues(
            bits_of(table, "types", words.TYPE_NAMES[:3], words.TYPE_NAMES),
            bits_of(table, "elements", words.ELEMENT_NAMES, words.ELEMENT_NAMES),
            table.word("count", ["one", "all"], RULE) == "one",
        )
    if kind == "raise_power":
        elements = (
            bit_of(table, "element", words.ELEMENT_NAMES, words.ELEMENT_NAMES)
            if table.has("element")
            else words.BOTH
        )
        return RaisePower(table.integer("to", 1, 99, RULE), elements)
    if kind == "retreat_dragons":
        loser = words.FOE if table.word("retreater", ["foe", "me"], RULE) == "foe" else words.ME
        mode = table.word("mode", words.MODE_NAMES, RULE)
        number = words.MODE_NAMES.index(mode) if mode else words.NO_DRAGONS
        return RetreatDragons(
            loser, number, 0 if number == words.NO_DRAGONS else table.integer("n", 0, 9, RULE)
        )
    outcome = table.word("outcome", ["attract", "foe_retreats"], RULE)
    return TagBonus(
        bit_of(table, "tag", words.TAG_NAMES, words.TAG_NAMES),
        table.integer("at_least", 1, 9, RULE),
        words.ATTRACT if outcome == "attract" else words.FOE_RETREATS,
    )


def read_playing(table: Table, kind: str) -> Effect:
    """What may or must be played: groups D and E.  [LEG-17.1]"""
    if kind == "forbid_play":
        types = words.ANY_TYPE
        if table.value("types") != "any":
            types = bits_of(table, "types", words.TYPE_NAMES[:7], words.TYPE_NAMES)
        text = 0
        if table.has("text"):
            text = (
                words.WITH_TEXT
                if table.word("text", ["with", "without"], RULE) == "with"
                else words.WITHOUT_TEXT
            )
        return ForbidPlay(types, text, table.integer("printed_above", 0, 20, RULE, missing=words.ANY))
    if kind == "forbid_act":
        act = table.word("act", ["call_bluff", "end_draws"], RULE)
        return ForbidAct(words.CALL_BLUFF if act == "call_bluff" else words.END_DRAWS)
    if kind == "limit":
        what = table.word("what", words.LIMIT_NAMES, RULE)
        return Limit(words.LIMIT_NAMES.index(what) if what else 0, table.integer("n", 0, 99, RULE))
    if kind == "extra_plays":
        return ExtraPlays(
            bit_of(table, "type", ["booster", "support"], words.TYPE_NAMES),
            number_or_word(table, "n", {"any": words.ANY}),
        )
    if kind == "next_card_free":
        return NextCardFree()
    if kind == "free_if":
        return FreeIf(read_metric(table), table.integer("at_least", 0, 99, RULE))
    if kind == "play_only_if":
        if table.has("at_least") == table.has("at_most"):
            table.refuse((), "needs either at_least or at_most", RULE)
        least = table.integer("at_least", -words.ANY, words.ANY, RULE, missing=-words.ANY)
        return PlayOnlyIf(
            read_metric(table),
            least,
            table.integer("at_most", -words.ANY, words.ANY, RULE, missing=words.ANY),
        )
    if kind == "switch_element":
        to = table.word("to", ["other", *words.ELEMENT_NAMES], RULE)
        return SwitchElement(
            1 << words.ELEMENT_NAMES.index(to) if to in words.ELEMENT_NAMES else words.TO_OTHER
        )
    if kind == "waive":
        names = ["mutant_condition", "achievement_dragon"]
        waived = table.word("what", names, RULE)
        return Waive(names.index(waived) if waived else 0, table.integer("n", 1, 9, RULE))
    if kind == "attack_again":
        return AttackAgain()
    if kind == "keep_combat_active":
        return KeepCombatActive()
    if kind == "demand_play":
        return DemandPlay(bit_of(table, "type", ["booster", "support"], words.TYPE_NAMES))
    table.word("count", ["one"], RULE)
    return DoubleDemand(bit_of(table, "tag", words.TAG_NAMES, words.TAG_NAMES))


def read_moving(table: Table, kind: str) -> Effect:
    """Cards that move, once: groups F and G.  [LEG-17.1]"""
    if kind == "draw":
        source = table.word("source", ["deck", "random_discard"], RULE)
        place = words.DECK if source == "deck" else words.RANDOM_DISCARD
        if table.has("until_hand"):
            return Draw(until_hand=table.integer("until_hand", 1, 99, RULE), source=place)
        return Draw(table.integer("n", 1, 99, RULE), source=place)
    if kind == "draw_sift":
        giver = table.word("give_from", ["drawn", "hand"], RULE)
        to = table.word("give_to", ["discard", "deck"], RULE)
        return DrawSift(
            table.integer("n", 1, 99, RULE),
            table.integer("give", 1, 99, RULE),
            words.DRAWN if giver == "drawn" else words.FROM_HAND,
            words.DISCARD if to == "discard" else words.DECK,
            table.flag("shown", RULE),
        )
    if kind == "search":
        zone = table.word("zone", ["deck", "discard"], RULE)
        return Search(words.DECK if zone == "deck" else words.DISCARD, table.integer("n", 1, 9, RULE))
    if kind == "return_to_hand":
        area = table.word("area", ["any", "combat"], RULE)
        return ReturnToHand(
            words.COMBAT_AREA if area == "combat" else words.ANY_AREA, table.flag("active_only", RULE)
        )
    if kind == "move_hand":
        to = table.word("to", ["discard", "deck_bottom"], RULE)
        return MoveHand(
            number_or_word(table, "n", {"any": words.ANY}),
            words.DECK_BOTTOM if to == "deck_bottom" else words.DISCARD,
        )
    if kind == "recycle_discards":
        return RecycleDiscards()
    if kind == "remove_cards":
        side = table.word("side", ["foe", "own"], RULE)
        to = table.word("to", ["discard", "deck"], RULE)
        only = 0
        if table.has("only"):
            only = (
                words.PRINTED_ICON
                if table.word("only", ["printed_icon", "free_icon"], RULE) == "printed_icon"
                else words.FREE_ICON
            )
        return RemoveCards(
            bits_of(table, "types", [*words.TYPE_NAMES[:3], "achievement"], words.TYPE_NAMES),
            number_or_word(table, "n", {"all": words.ALL}),
            words.FOE if side == "foe" else words.ME,
            table.flag("active_only", RULE),
            words.DISCARD if to == "discard" else words.DECK,
            only,
            table.flag("keep_one_character", RULE, missing=False),
            table.flag("one_type", RULE, missing=False),
            table.flag("from_ship", RULE, missing=False),
        )
    if kind == "discard_foe_hand":
        return DiscardFoeHand(table.integer("n", 1, 99, RULE))
    if kind == "foe_discards":
        if table.has("down_to"):
            return FoeDiscards(down_to=table.integer("down_to", 0, 99, RULE))
        return FoeDiscards(table.integer("n", 1, 99, RULE))
    if kind == "mill_deck":
        return MillDeck(table.integer("n", 1, 99, RULE))
    return RevealHand()


def read_other(table: Table, kind: str) -> Effect:
    """Costs, ships, modules and texts of their own.  [LEG-17.1]"""
    if kind == "dragon_for_discards":
        return DragonForDiscards(read_cost(table))
    if kind == "demand_discard":
        otherwise = table.word("else", ["retreat", "dragon"], RULE)
        return DemandDiscard(
            read_cost(table), words.ELSE_DRAGON if otherwise == "dragon" else words.ELSE_RETREAT
        )
    if kind == "load_ship":
        return LoadShip(table.integer("up_to", 1, 9, RULE))
    if kind == "hand_on_landing":
        return HandOnLanding(number_or_word(table, "n", {"any": words.ANY}))
    if kind == "attract_dragons":
        return AttractDragons(table.integer("n", 1, 9, RULE))
    if kind == "crystal_bonus":
        return CrystalBonus(table.integer("n", 1, 9, RULE))
    if kind == "cancel":
        return Cancel()
    name = table.word("name", CUSTOM_NAMES, RULE)
    return Custom(CUSTOM_NAMES.index(name) if name else 0)


def read_cost(table: Table) -> Cost:
    """What has to be discarded.  [LEG-17.3]"""
    cost = table.table("cost", RULE)
    same = cost.integer("same_type", 2, 9, RULE, missing=0)
    found = Cost(
        cost.integer("fire", 1, 99, RULE, missing=0),
        cost.integer("earth", 1, 99, RULE, missing=0),
        cost.integer("either", 1, 99, RULE, missing=0),
        cost.integer("characters", 1, 99, RULE, missing=0),
        cost.integer("moons", 1, 99, RULE, missing=0),
        same,
        bits_of(cost, "of", [*words.TYPE_NAMES[:7], "ship", "hyla"], words.TYPE_NAMES) if same else 0,
    )
    sorts = [found.fire or found.earth, found.either, found.characters, found.moons, same]
    if sum(1 for sort in sorts if sort) != 1:
        cost.refuse((), "must name exactly one sort of cost", "LEG-17.3")
    cost.refuse_unknown(RULE)
    return found


def read_metric(table: Table) -> int:
    """What a condition counts.  [LEG-17.2]"""
    metric = table.word("metric", words.METRIC_NAMES, RULE)
    return words.METRIC_NAMES.index(metric) if metric else 0


def read_spare(table: Table) -> int:
    """Whether Flit characters are spared."""
    if not table.has("spare"):
        return 0
    table.word("spare", ["flit_characters"], RULE)
    return words.FLIT_CHARACTERS


def bit_of(table: Table, key: str, allowed: list[str], names: list[str]) -> int:
    """One of `words` as the bit of its place in `names`; 0 if refused."""
    word = table.word(key, allowed, RULE)
    return 1 << names.index(word) if word else 0


def bits_of(table: Table, key: str, allowed: list[str], names: list[str]) -> int:
    """A list of `words` as a bit set."""
    bits = 0
    for place, word in enumerate(table.items(key, RULE)):
        if isinstance(word, str) and word in allowed:
            bits |= 1 << names.index(word)
        else:
            table.refuse((key, place), f"{shown(word)} is not one of {', '.join(allowed)}", RULE)
    return bits


def number_or_word(table: Table, key: str, allowed: dict[str, int]) -> int:
    """A number from 1 on, or a word that stands for one."""
    value = table.value(key)
    if isinstance(value, str) and value in allowed:
        return allowed[value]
    return table.integer(key, 1, 98, RULE)
