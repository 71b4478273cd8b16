"""A deck is a list with a heading; the rules it is built by, and what can be wrong with it.  [LEG-19]"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends import words
from obelisk.games.legends.cards.card import Card, CardTable

PRESET: Final = "preset"
BUILT: Final = "built"
DRAFTED: Final = "drafted"
DECK_KINDS: Final = [PRESET, BUILT, DRAFTED]
DECK_SIZE: Final = 30
DRAFTED_SIZE: Final = 30
FAMILY_SIZE: Final = 35
EMISSARY_SIZE: Final = 40
EMISSARY_SIZE_BUKA: Final = 38
EMISSARY_CARDS: Final = 7
FIXED_TYPES: Final = words.LEADER | words.EMISSARY | words.INQUISITOR


class Deck:
    """A list of card ids with its heading; the leader is not among the cards.  [LEG-19]

    `cards` is everything that is shuffled, also what a family or an emissary adds to a preset. `pool` is what
    the seat of a drafted deck has picked; empty where nobody asks.
    """

    __slots__ = ("cards", "emissary", "family", "inquisitor", "kind", "leader", "pool", "preset", "title")

    def __init__(
        self,
        kind: str,
        cards: list[str],
        leader: str = "",
        preset: str = "",
        family: str = "",
        emissary: str = "",
        inquisitor: str = "",
        title: str = "",
        pool: list[str] | None = None,
    ) -> None:
        self.kind = kind
        self.cards = cards
        self.leader = leader
        self.preset = preset
        self.family = family
        self.emissary = emissary
        self.inquisitor = inquisitor
        self.title = title
        self.pool: list[str] = pool if pool is not None else []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and encode_deck(self) == encode_deck(other)

    def __hash__(self) -> int:
        return hash((self.kind, self.leader, tuple(self.cards)))

    def __repr__(self) -> str:
        return f"Deck({self.kind}, {self.leader or 'no leader'}, {len(self.cards)} cards)"


def encode_deck(deck: Deck) -> dict[str, object]:
    """The deck as JSON data; a preset is only named."""
    data: dict[str, object] = {"kind": deck.kind}
    data.update(heading(deck))
    if deck.kind != PRESET:
        data["cards"] = list(deck.cards)
    if deck.pool:
        data["pool"] = list(deck.pool)
    return data


def heading(deck: Deck) -> list[tuple[str, str]]:
    """The lines of the heading that say something, in the order of a deck file."""
    lines = [("title", " ".join(deck.title.split()))]
    lines.append(("preset", deck.preset) if deck.kind == PRESET else ("leader", deck.leader))
    lines.extend([("family", deck.family), ("emissary", deck.emissary), ("inquisitor", deck.inquisitor)])
    return [(name, value) for name, value in lines if value]


class DeckRules:
    """The options of a table that decide which decks are legal.  [LEG-3]"""

    __slots__ = ("achievements", "emissaries", "families", "inquisitors", "match")

    def __init__(
        self,
        match: bool = False,
        families: bool = False,
        emissaries: bool = False,
        inquisitors: bool = False,
        achievements: bool = False,
    ) -> None:
        self.match = match
        self.families = families
        self.emissaries = emissaries
        self.inquisitors = inquisitors
        self.achievements = achievements


class DeckProblem:
    """One violation: the reason id, the rule, and facts such as `total`, `limit` and `cards`.  [LEG-26]"""

    __slots__ = ("facts", "reason", "rule")

    def __init__(self, reason: str, rule: str, facts: dict[str, object] | None = None) -> None:
        self.reason = reason
        self.rule = rule
        self.facts: dict[str, object] = facts if facts is not None else {}

    def __str__(self) -> str:
        facts: list[str] = []
        for name, value in self.facts.items():
            facts.append(f"{name} {' '.join(value) if isinstance(value, list) else value}")
        told = f" ({'; '.join(facts)})" if facts else ""
        return f"{self.reason}{told} [{self.rule}]"

    def __repr__(self) -> str:
        return f"<DeckProblem {self}>"


def is_foreign(card: Card, leader: Card | None) -> bool:
    """Whether the moons of the card count: its people is not the leader's.  [LEG-19.2]"""
    return leader is None or card.people != leader.people


def moons_of(card: Card) -> int:
    """The moons of a card; leaders have none."""
    return card.moons if card.moons is not None else 0


def foreign_moons(table: CardTable, deck: Deck) -> int:
    """The moons of all cards whose people differs from the leader's.  [LEG-19.2]"""
    leader = known(table, deck.leader)
    total = 0
    for id in deck.cards:
        card = known(table, id)
        if card is not None and is_foreign(card, leader):
            total += moons_of(card)
    return total


def known(table: CardTable, id: str) -> Card | None:
    """The card with that id, if the table has it."""
    return table.card(id) if table.has(id) else None
