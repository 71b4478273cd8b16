"""Legends tables with decks of one's own, and with cards that answer in the foe's turn."""

from __future__ import annotations

from functools import cache
from typing import Any

from obelisk.core.rng import Rng
from obelisk.games.legends import cardfile
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.deck import encode_deck
from obelisk.games.legends.deckbuilding.random_decks import random_deck

Json = dict[str, Any]


@cache
def built(seed: int) -> Json:
    """A legal deck that is no preset."""
    data = encode_deck(random_deck(KNOWN, Rng(seed)))
    assert isinstance(data, dict)
    return data


@cache
def interfering(number: int) -> Json:
    """A deck with at least two interference cards.  [LEG-18.6]"""
    table = cardfile.samples().table()
    wanted = {card.id for card in table.cards if card.trigger}
    found = 0
    for seed in range(5000):
        deck = random_deck(table, Rng(seed))
        if len(wanted.intersection(deck.cards)) >= 2:
            found += 1
            if found > number:
                data = encode_deck(deck)
                assert isinstance(data, dict)
                return data
    raise AssertionError("no such deck")


def interference_options() -> Json:
    return {"card_file": "samples", "decks": [interfering(0), interfering(1)]}
