"""Payments by the letter of CITY-8: every role assignment, every sub-multiset. Slow on purpose.

Cards are names (`r3`), a multiset is a sorted tuple of them. Nothing here knows the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

COLOURS = "krbegnwy"
CANONICAL = [colour + digit for colour in COLOURS for digit in ("1" if colour == "g" else "321")]

Cards = tuple[str, ...]


def multiset(cards: list[str]) -> Cards:
    return tuple(sorted(cards, key=CANONICAL.index))


def value(card: str) -> int:
    return int(card[1])


def roles(card: str, colour: str) -> list[str]:
    """The roles a card alone could have for a colour.  [CITY-8.1]"""
    found = []
    if card[0] == colour:
        found.append("plain")
    if card[0] == "g":
        found.append("khind")
    if card in ("n2", "n1"):
        found.append("pair")
    if card[0] not in (colour, "g"):
        found.append("recoloured")
    if card in ("w2", "w1"):
        found.append("hoax")
    return found


def recolours(hoaxes: list[str], cards: list[str], loads: list[list[str]]) -> bool:
    """Whether the cards can be given to the Hoax one by one, none idle at the end.  [CITY-8.1]"""
    if not cards:
        return all(loads)
    for hoax, load in zip(hoaxes, loads, strict=True):
        most = 4 if hoax == "w1" else 1
        if len(load) < most and all(other[0] == cards[0][0] for other in load):
            load.append(cards[0])
            done = recolours(hoaxes, cards[1:], loads)
            load.pop()
            if done:
                return True
    return False


def total(cards: Cards, assigned: tuple[str, ...]) -> int | None:
    """What the cards count in these roles, None if the roles are not possible together.  [CITY-8.1]"""
    by_role: dict[str, list[str]] = {"plain": [], "khind": [], "pair": [], "recoloured": [], "hoax": []}
    for card, role in zip(cards, assigned, strict=True):
        by_role[role].append(card)
    if len(by_role["pair"]) % 2:
        return None
    if not recolours(by_role["hoax"], by_role["recoloured"], [[] for _ in by_role["hoax"]]):
        return None
    printed = sum(value(card) for card in by_role["plain"] + by_role["recoloured"])
    return printed + len(by_role["khind"]) + 3 * (len(by_role["pair"]) // 2)


@cache
def worth(cards: Cards, colour: str) -> int | None:
    """The highest total over all role assignments, None if there is none.  [CITY-8.2]"""
    totals = [total(cards, assigned) for assigned in product(*[roles(card, colour) for card in cards])]
    return max((each for each in totals if each is not None), default=None)


def is_valid(cards: Cards, colour: str, needed: int) -> bool:
    """Whether the cards pay a slot of a colour, `*` for any.  [CITY-8.3]"""
    if not cards:
        return False
    worths = [worth(cards, each) for each in (COLOURS if colour == "*" else colour)]
    return any(each is not None and each >= needed for each in worths)


def contains(cards: Cards, others: Cards) -> bool:
    return all(cards.count(card) >= others.count(card) for card in others)


def sub_multisets(cards: Cards) -> Iterator[Cards]:
    kinds = sorted(set(cards), key=CANONICAL.index)
    for counts in product(*[range(cards.count(kind) + 1) for kind in kinds]):
        yield tuple(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count))


def irredundant(hand: Cards, colour: str, needed: int) -> list[Cards]:
    """The valid payments out of the hand without a valid proper part, in canonical order.  [CITY-8.6]"""
    found: list[Cards] = []
    for cards in sorted(sub_multisets(hand), key=len):
        # Every valid payment contains an irredundant one, so it is enough to look for those.
        if not any(contains(cards, other) for other in found) and is_valid(cards, colour, needed):
            found.append(cards)
    return sorted(found, key=lambda cards: (len(cards), [CANONICAL.index(card) for card in cards]))
