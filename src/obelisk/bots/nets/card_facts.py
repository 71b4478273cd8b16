"""What a card of Legends is, in single words, so that a net knows cards it has never met.  [LEG-1.3]"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends import words
from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.cards.known import KNOWN

VALUES: Final = 9
"""Printed values are told apart up to here."""
FEWEST: Final = 2
"""A word that fewer known cards share says nothing that the card itself does not."""


def facts_of(card: Card) -> list[str]:
    """Type, people, values, icons, and of each effect the kind, the time and the parameters."""
    found = [f"type {words.name_of(card.type, words.TYPE_NAMES)}", f"people {card.people}"]
    if card.subtype:
        found.append(f"subtype {words.name_of(card.subtype, words.TYPE_NAMES)}")
    for name, value in (("fire", card.printed_fire), ("earth", card.printed_earth)):
        if value is not None:
            found.append(f"{name} printed")
            found.extend(f"{name} {least} or more" for least in range(1, min(value, VALUES) + 1))
    found.extend(f"moons {least} or more" for least in range(1, (card.moons or 0) + 1))
    found.extend(f"icon {icon}" for icon in words.names_of(card.icons, words.ICON_NAMES))
    found.extend(f"tag {tag}" for tag in words.names_of(card.tags, words.TAG_NAMES))
    if card.capacity:
        found.append(f"capacity {card.capacity}")
    for effect in card.effects:
        kind = effect.KIND
        found.extend(["text", f"text {kind}", f"text {kind} {words.WHEN_NAMES[effect.when]}"])
        found.append(f"when {words.WHEN_NAMES[effect.when]}")
        if effect.may:
            found.append("may")
        if effect.each:
            found.append("each")
        for name, parameter in effect.parameters().items():
            for each in parameter if isinstance(parameter, list) else [parameter]:
                found.append(f"text {kind} {name} {each}")
    return sorted(set(found))


def known_facts() -> list[str]:
    """The words that some known cards share, in order."""
    count: dict[str, int] = {}
    for card in KNOWN.cards:
        for fact in facts_of(card):
            count[fact] = count.get(fact, 0) + 1
    return sorted(fact for fact, cards in count.items() if cards >= FEWEST)


FACTS: Final = known_facts()
NUMBERS: Final[dict[str, int]] = {fact: number for number, fact in enumerate(FACTS)}


def fact_numbers(card: Card) -> list[int]:
    """The numbers of the words of a card; words that no net knows are left out."""
    return [NUMBERS[fact] for fact in facts_of(card) if fact in NUMBERS]
