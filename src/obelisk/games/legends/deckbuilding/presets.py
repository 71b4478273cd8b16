"""The decks that come in the box, people by people.  [LEG-19.1]"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends import words
from obelisk.games.legends.cards.card import CardTable
from obelisk.games.legends.deckbuilding.deck import PRESET, Deck

PEOPLES: Final = ["vulca", "hoax", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka"]


def numbers(people: str, *spans: tuple[int, int]) -> list[str]:
    """The ids of one people whose numbers lie in one of the spans, ends included."""
    return [f"{people}-{number:02d}" for first, last in spans for number in range(first, last + 1)]


PRESETS: Final[dict[str, list[str]]] = {
    "vulca": [
        *numbers("vulca", (1, 1), (3, 16), (18, 21), (23, 24), (26, 30)),
        *["mimix-06", "khind-26", "aqua-04", "mutant-106"],
    ],
    "hoax": [
        *numbers("hoax", (1, 14), (17, 22), (24, 29)),
        *["flit-12", "terrah-05", "pillar-26", "mutant-105"],
    ],
    "mimix": [
        *numbers("mimix", (3, 5), (7, 14), (16, 28), (30, 31)),
        *["hoax-23", "khind-19", "pillar-13", "mutant-104"],
    ],
    "flit": [
        *numbers("flit", (1, 11), (14, 19), (22, 27), (29, 31)),
        *["vulca-22", "terrah-15", "aqua-20", "mutant-109"],
    ],
    "khind": [
        *numbers("khind", (1, 18), (20, 22), (25, 25), (27, 30)),
        *["hoax-15", "mimix-29", "aqua-30", "mutant-101"],
    ],
    "terrah": [
        *numbers("terrah", (1, 4), (6, 14), (16, 23), (25, 27), (29, 30)),
        *["vulca-02", "flit-13", "pillar-17", "mutant-107"],
    ],
    "pillar": [
        *numbers("pillar", (1, 12), (14, 16), (18, 19), (21, 25), (27, 30)),
        *["vulca-25", "mimix-15", "khind-31", "mutant-103"],
    ],
    "aqua": [
        *numbers("aqua", (1, 3), (5, 14), (16, 19), (21, 26), (28, 29), (31, 31)),
        *["hoax-16", "flit-20", "terrah-24", "mutant-102"],
    ],
    "buka": numbers("buka", (1, 30)),
}
"""The nine preset decks, each with the leader of its people.  [LEG-19.1]"""
FAMILIES: Final[dict[str, list[str]]] = {
    "a": ["buka-02", "buka-06", "buka-18", "buka-19", "buka-28"],
    "b": ["buka-01", "buka-14", "buka-15", "buka-16", "buka-29"],
    "c": ["buka-13", "buka-17", "buka-25", "buka-27", "buka-30"],
    "d": ["buka-07", "buka-11", "buka-20", "buka-21", "buka-24"],
    "e": ["buka-04", "buka-05", "buka-08", "buka-12", "buka-26"],
    "f": ["buka-03", "buka-09", "buka-10", "buka-22", "buka-23"],
}
"""The six Buka families.  [LEG-19.6]"""
EMISSARY_EXTRAS: Final[dict[str, list[str]]] = {
    "vulca": ["vulca-17", "vulca-31", "vulca-32"],
    "hoax": ["hoax-30", "hoax-31", "hoax-32"],
    "mimix": ["mimix-01", "mimix-02", "mimix-32"],
    "flit": ["flit-21", "flit-28", "flit-32"],
    "khind": ["khind-23", "khind-24", "khind-32"],
    "terrah": ["terrah-28", "terrah-31", "terrah-32"],
    "pillar": ["pillar-20", "pillar-31", "pillar-32"],
    "aqua": ["aqua-15", "aqua-27", "aqua-32"],
    "buka": ["buka-31"],
}
"""The cards without deck symbol that join a preset deck in emissary play.  [LEG-18.2]"""


def preset_deck(table: CardTable, people: str, family: str = "", emissary: str = "") -> Deck:
    """A preset, with what a family or an emissary adds to it.  [LEG-19.1] [LEG-19.7] [LEG-18.2]"""
    cards = list(PRESETS[people])
    if family:
        cards.extend(FAMILIES.get(family, []))
    if emissary:
        cards.extend(EMISSARY_EXTRAS[people])
        cards.extend(table.of_emissary(emissary))
    return Deck(PRESET, cards, leader=f"{people}-00", preset=people, family=family, emissary=emissary)


def preset_mutant(people: str) -> str:
    """The mutant in the preset deck of a people; empty for the Buka.  [LEG-19.8]"""
    for id in PRESETS[people]:
        if id.startswith("mutant"):
            return id
    return ""


def people_deck(table: CardTable, people: str) -> list[str]:
    """All cards with the symbol of a people but the leader, and the mutant of its preset deck.  [LEG-19.8]"""
    cards = [card.id for card in table.cards if card.people == people and card.type != words.LEADER]
    mutant = preset_mutant(people)
    return [*cards, mutant] if mutant else cards
