"""Fields of cards and texts in a card file, and how they are written there.  [LEG-18.1]"""

from __future__ import annotations

from typing import Final

from obelisk.core.document import Section, shown
from obelisk.games.legends import words

RULE: Final = "LEG-18.1"


FIGHTING_NAMES: Final = words.names_of(words.FIGHTING, words.TYPE_NAMES)
EXTRA_NAMES: Final = words.names_of(words.BOOSTER | words.SUPPORT, words.TYPE_NAMES)
PLAYED_NAMES: Final = words.names_of(words.ANY_TYPE, words.TYPE_NAMES)


def number_of(n: int) -> object:
    """A number as the card data writes it."""
    return "any" if n == words.ANY else n


def bit_of(table: Section, key: str, allowed: list[str], names: list[str]) -> int:
    """One of the `allowed` words as the bit of its place in `names`; 0 if refused."""
    word = table.word(key, allowed, RULE)
    return 1 << names.index(word) if word else 0


def bits_of(table: Section, key: str, allowed: list[str], names: list[str]) -> int:
    """A list of `allowed` words as a bit set."""
    bits = 0
    for place, word in enumerate(table.items(key, RULE)):
        if isinstance(word, str) and word in allowed:
            bits |= 1 << names.index(word)
        else:
            table.refuse((key, place), f"{shown(word)} is not one of {', '.join(allowed)}", RULE)
    return bits


def place_of(table: Section, key: str, names: list[str], refused: int = 0) -> int:
    """One of the names as its place among them."""
    word = table.word(key, names, RULE)
    return names.index(word) if word else refused


def number_or_word(table: Section, key: str, allowed: dict[str, int]) -> int:
    """A number from 1 on, or a word that stands for one."""
    value = table.value(key)
    if isinstance(value, str) and value in allowed:
        return allowed[value]
    return table.integer(key, 1, 98, RULE)
