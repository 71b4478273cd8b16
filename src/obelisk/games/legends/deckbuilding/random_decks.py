"""Decks at random.  [LEG-19.2]"""

from __future__ import annotations

from obelisk.core.rng import Rng
from obelisk.games.legends import words
from obelisk.games.legends.cards.card import CardTable
from obelisk.games.legends.deckbuilding.deck import (
    BUILT,
    DRAFTED,
    DRAFTED_SIZE,
    FIXED_TYPES,
    Deck,
    DeckRules,
    is_foreign,
    moons_of,
)


def random_deck(table: CardTable, rng: Rng, rules: DeckRules | None = None, leader: str = "") -> Deck:
    """A legal built deck: any leader, some cards of other peoples within the moons, the rest own.  [LEG-19.2]

    Every legal deck can come; without a given `leader` all leaders are equally likely.
    """
    rules = rules if rules is not None else DeckRules()
    leaders = [card for card in table.cards if card.type == words.LEADER]
    chief = table.card(leader) if leader else leaders[rng.below(len(leaders))]
    size = chief.deck_size
    limit = chief.moon_limit
    inquisitor = ""
    if rules.inquisitors:
        choices = [card for card in table.cards if card.type == words.INQUISITOR]
        chosen = rng.below(len(choices) + 1)
        if chosen < len(choices):
            inquisitor = choices[chosen].id
            size += choices[chosen].deck_size
            limit += choices[chosen].moon_limit
    own: list[int] = []
    foreign: list[int] = []
    for card in table.cards:
        if card.type & FIXED_TYPES or (
            card.type == words.ACHIEVEMENT and not (rules.achievements and rules.match)
        ):
            continue
        if is_foreign(card, chief):
            foreign.append(card.index)
        else:
            own.append(card.index)
    rng.shuffle(own)
    rng.shuffle(foreign)
    fewest = max(0, size - len(own))
    wanted = fewest + rng.below(size + 1 - fewest)
    picked: list[int] = []
    moons = 0
    for index in foreign:
        cost = moons_of(table.cards[index])
        if len(picked) < wanted and moons + cost <= limit:
            picked.append(index)
            moons += cost
    picked.extend(own[: size - len(picked)])
    picked.sort()
    return Deck(BUILT, [table.cards[index].id for index in picked], leader=chief.id, inquisitor=inquisitor)


def random_pool_deck(pool: list[str], rng: Rng) -> Deck:
    """Thirty cards of a drafted pool at random.  [LEG-19.12]"""
    order = list(range(len(pool)))
    rng.shuffle(order)
    chosen = sorted(order[:DRAFTED_SIZE])
    return Deck(DRAFTED, [pool[index] for index in chosen], pool=pool)
