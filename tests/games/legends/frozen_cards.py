"""The known cards with numbers that never change, for tests of the rules and of the texts.

Texts and icons are those of the program, which these tests are about. Values and moons are read from
`frozen_numbers.txt`: a corrected number touches the test of the card tables and the golden games only.
"""

from __future__ import annotations

from pathlib import Path

from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.cards.known import KNOWN

NUMBERS = Path(__file__).with_name("frozen_numbers.txt")


def number(text: str) -> int | None:
    return None if text == "-" else int(text)


def frozen(card: Card, values: str, moons: str) -> Card:
    """A card with other values, `3/2`, and moons."""
    fire, earth = values.split("/")
    return Card(
        card.id,
        card.people,
        card.number,
        card.type,
        number(fire),
        number(earth),
        card.icons,
        number(moons),
        card.effects,
        card.pair,
        card.tags,
        card.family,
        card.set,
        card.subtype,
        card.capacity,
        card.deck_size,
        card.moon_limit,
        card.dragon,
        card.emissary,
        card.trigger,
        card.trigger_types,
    )


def frozen_cards() -> list[Card]:
    """All known cards, in their order; one that the file does not name keeps its own numbers."""
    numbers: dict[str, list[str]] = {}
    for line in NUMBERS.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            id, *rest = line.split()
            numbers[id] = rest
    return [frozen(card, *numbers[card.id]) if card.id in numbers else card for card in KNOWN.cards]


FROZEN = frozen_cards()
