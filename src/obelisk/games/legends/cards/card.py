"""Cards as the engine reads them: numbers, icons and at most one text each; no prose.  [LEG-1.3]

How to write a card. One module per people, in printed order, one expression per card:

    HOAX = people(
        "hoax",
        leader(0),
        character(1, fire=5, earth=1, moons=1),
        character(10, fire=2, earth=2, moons=2, text=RetreatDragons(FOE, ADD, 1)),
        booster(18, fire=0, earth=0, icons=SHIELD_FIRE, moons=1),
        support(26, moons=4, text=Limit(PLAYS, 1)),
        leadership(27, moons=4, text=now(may(Draw(5)))),
    )

- Leave `fire` and `earth` out where no value is printed; a printed 0 is written.
- `icons` is a bit set: `icons=SHIELD_FIRE | STOP`. A PAIR card also has `pair="virgin"`.
- `text` is one effect, or a list of them in printed order. Effects: `texts/`, wrappers: `texts/effect.py`.
  Every class has the timing most cards print (`ForbidPlay` always, `Draw` now, `DrawSift` at the end …) and
  `may` where it is never anything else; so write `at_end(may(Draw(2)))`, but only `ExtraPlays(SUPPORT, 1)`.
- `effect.facts()` and `card.facts()` give back the words of a card file; a test pins them all by a check sum.
- Other fields: `tags=STORM`, `family="a"`, `set="ei1"` (default `people`); `ship(28, capacity=2)`,
  `mutant(101)`.
- Module cards (samples, a user's file) are made with `Card(...)` directly, which has every field.
- `cards/known.py` joins the modules, people by people: `KNOWN = CardTable([*HOAX, *VULCA, …])`.
  Module cards come after them: `CardTable([*KNOWN.cards, *loaded])`.
"""

from __future__ import annotations

from obelisk.games.legends import words
from obelisk.games.legends.texts.effect import Effect


class Card:
    """One card of the table; `fire` and `earth` are 0 where no value is printed.  [LEG-16.2]"""

    __slots__ = (
        "bluff",
        "capacity",
        "deck_size",
        "dragon",
        "earth",
        "effects",
        "emissary",
        "family",
        "fire",
        "gang",
        "has_values",
        "icons",
        "id",
        "index",
        "is_flit",
        "moon_limit",
        "moons",
        "number",
        "pair",
        "pair_number",
        "people",
        "printed_earth",
        "printed_fire",
        "set",
        "subtype",
        "tags",
        "trigger",
        "trigger_types",
        "type",
        "void_if_foe_has",
    )

    def __init__(
        self,
        id: str,
        people: str,
        number: int,
        type: int,
        fire: int | None = None,
        earth: int | None = None,
        icons: int = 0,
        moons: int | None = 0,
        effects: list[Effect] | None = None,
        pair: str = "",
        tags: int = 0,
        family: str = "",
        set: str = "people",
        subtype: int = 0,
        capacity: int = 0,
        deck_size: int = 0,
        moon_limit: int = 0,
        dragon: int = 0,
        emissary: str = "",
        trigger: int = words.NO_TRIGGER,
        trigger_types: int = 0,
    ) -> None:
        self.id = id
        self.people = people
        self.number = number
        self.type = type
        self.printed_fire = fire
        self.printed_earth = earth
        self.fire = fire if fire is not None else 0
        self.earth = earth if earth is not None else 0
        self.has_values = fire is not None or earth is not None
        self.icons = icons
        self.gang = icons & words.GANGS
        self.bluff = icons & words.BLUFFS
        self.moons = moons
        self.effects: list[Effect] = effects if effects is not None else []
        self.pair = pair
        self.pair_number = 0
        self.tags = tags
        self.family = family
        self.set = set
        self.subtype = subtype
        self.capacity = capacity
        self.deck_size = deck_size
        self.moon_limit = moon_limit
        self.dragon = dragon
        self.emissary = emissary
        self.trigger = trigger
        self.trigger_types = trigger_types
        self.index = -1
        # Texts may spare Flit characters.
        self.is_flit = people == "flit" and type == words.CHARACTER
        # Filled by the table: indices of the cards that void an ignoring text of this card.
        self.void_if_foe_has: list[int] = []

    @property
    def has_text(self) -> bool:
        """Whether the card prints a text, ignored or not.  [LEG-15.15]"""
        return len(self.effects) > 0

    def facts(self) -> dict[str, object]:
        """The card in the words of the card data (names, deck and summary are not the engine's)."""
        facts: dict[str, object] = {
            "id": self.id,
            "people": self.people,
            "number": self.number,
            "type": words.TYPE_NAMES[self.type.bit_length() - 1],
            "fire": self.printed_fire,
            "earth": self.printed_earth,
            "icons": words.names_of(self.icons, words.ICON_NAMES),
            "moons": self.moons,
            "set": self.set,
        }
        if self.pair:
            facts["pair"] = self.pair
        if self.family:
            facts["family"] = self.family
        if self.subtype:
            facts["subtype"] = words.TYPE_NAMES[self.subtype.bit_length() - 1]
        if self.capacity:
            facts["capacity"] = self.capacity
        if self.tags:
            facts["tags"] = words.names_of(self.tags, words.TAG_NAMES)
        if self.dragon:
            facts["dragon"] = words.names_of(self.dragon, words.DRAGON_NAMES)[0]
        if self.emissary:
            facts["emissary"] = self.emissary
        if self.trigger:
            trigger: dict[str, object] = {"on": words.TRIGGER_NAMES[self.trigger]}
            if self.trigger_types:
                trigger["types"] = words.names_of(self.trigger_types, words.TYPE_NAMES)
            facts["trigger"] = trigger
        if self.deck_size or self.moon_limit or self.type == words.LEADER:
            facts["deck_size"] = self.deck_size
            facts["moon_limit"] = self.moon_limit
        if self.effects:
            facts["text"] = [effect.facts() for effect in self.effects]
        return facts

    def __repr__(self) -> str:
        return f"Card({self.id})"


def effects_of(text: Effect | list[Effect] | None) -> list[Effect]:
    """A text as a list of effects."""
    if text is None:
        return []
    if isinstance(text, Effect):
        return [text]
    return text


def leader(number: int, deck_size: int = 30, moon_limit: int = 10) -> Card:
    """A leader.  [LEG-4.2]"""
    return Card("", "", number, words.LEADER, moons=None, deck_size=deck_size, moon_limit=moon_limit)


def character(
    number: int,
    fire: int | None = None,
    earth: int | None = None,
    moons: int = 0,
    icons: int = 0,
    text: Effect | list[Effect] | None = None,
    pair: str = "",
    tags: int = 0,
    family: str = "",
    set: str = "people",
) -> Card:
    """A character.  [LEG-10.1]"""
    return Card(
        "", "", number, words.CHARACTER, fire, earth, icons, moons, effects_of(text), pair, tags, family, set
    )


def mutant(number: int, fire: int, earth: int, icons: int, text: list[Effect], set: str = "people") -> Card:
    """A mutant: a character without people and moons.  [LEG-14.14]"""
    return Card("", "", number, words.CHARACTER, fire, earth, icons, 0, text, set=set)


def booster(
    number: int,
    fire: int | None = None,
    earth: int | None = None,
    moons: int = 0,
    icons: int = 0,
    text: Effect | list[Effect] | None = None,
    pair: str = "",
    tags: int = 0,
    family: str = "",
    set: str = "people",
) -> Card:
    """A booster.  [LEG-10.5]"""
    return Card(
        "", "", number, words.BOOSTER, fire, earth, icons, moons, effects_of(text), pair, tags, family, set
    )


def support(
    number: int,
    fire: int | None = None,
    earth: int | None = None,
    moons: int = 0,
    icons: int = 0,
    text: Effect | list[Effect] | None = None,
    pair: str = "",
    tags: int = 0,
    family: str = "",
    set: str = "people",
) -> Card:
    """A support.  [LEG-10.5]"""
    return Card(
        "", "", number, words.SUPPORT, fire, earth, icons, moons, effects_of(text), pair, tags, family, set
    )


def leadership(
    number: int,
    moons: int = 0,
    icons: int = 0,
    text: Effect | list[Effect] | None = None,
    family: str = "",
    set: str = "people",
) -> Card:
    """A leadership card.  [LEG-10.6]"""
    return Card(
        "", "", number, words.LEADERSHIP, None, None, icons, moons, effects_of(text), family=family, set=set
    )


def ship(
    number: int,
    capacity: int,
    moons: int = 0,
    text: Effect | list[Effect] | None = None,
    family: str = "",
    set: str = "people",
) -> Card:
    """A ship: an influence card that carries cards.  [LEG-13.1]"""
    return Card(
        "",
        "",
        number,
        words.INFLUENCE,
        moons=moons,
        effects=effects_of(text),
        family=family,
        set=set,
        subtype=words.SHIP,
        capacity=capacity,
    )


def people(name: str, *cards: Card) -> list[Card]:
    """The cards of one people, with their ids: `hoax-07`."""
    named: list[Card] = []
    for card in cards:
        card.people = name
        card.id = f"{name}-{card.number:02d}"
        card.is_flit = name == "flit" and card.type == words.CHARACTER
        named.append(card)
    return named


class CardTable:
    """All cards of a game, by index and by id. Never changed after it is built.

    A card that is in two tables (known cards, and the same with module cards behind them) has the same index.
    `symbols` says of known cards which emissary's symbol they bear: only a user's file knows.
    """

    __slots__ = ("_index", "cards", "pair_words", "symbols")

    def __init__(self, cards: list[Card], symbols: dict[str, str] | None = None) -> None:
        self.cards = cards
        self.symbols: dict[str, str] = symbols if symbols is not None else {}
        self._index: dict[str, int] = {}
        self.pair_words: list[str] = [""]
        for index, card in enumerate(cards):
            if card.id in self._index:
                raise ValueError(f"card {card.id} is twice in the table")
            if card.index not in (-1, index):
                raise ValueError(f"card {card.id} has another place in another table")
            self._index[card.id] = index
            card.index = index
        for card in cards:
            if card.pair:
                if card.pair not in self.pair_words:
                    self.pair_words.append(card.pair)
                card.pair_number = self.pair_words.index(card.pair)
            card.void_if_foe_has = [
                self._index[id] for effect in card.effects for id in effect.voided_by() if id in self._index
            ]

    def has(self, id: str) -> bool:
        """Whether there is a card with that id."""
        return id in self._index

    def index(self, id: str) -> int:
        """The index of a card; raises `KeyError`."""
        return self._index[id]

    def card(self, id: str) -> Card:
        """The card with that id; raises `KeyError`."""
        return self.cards[self._index[id]]

    def of_emissary(self, emissary: str) -> list[str]:
        """The ids of the cards with the symbol of an emissary.  [LEG-18.2]"""
        return [card.id for card in self.cards if emissary in (card.emissary, self.symbols.get(card.id, ""))]

    def __len__(self) -> int:
        return len(self.cards)


def is_fixed(card: Card) -> bool:
    """Whether the card lies in the leadership area all game: leader, emissary, inquisitor.  [LEG-4.2]"""
    return card.type == words.LEADER or card.type == words.EMISSARY or card.type == words.INQUISITOR


def can_be_bluff(card: Card) -> bool:
    """Whether the card can lie face down.  [LEG-12.1]"""
    return card.bluff != 0 and card.type == words.CHARACTER
