"""A Legends small enough to be solved: decks of three characters, hands of one card, four turns.  [LEG-18.3]

Two inquisitors make it small: each takes 27 cards from its own deck and holds the foe's hand to one card.
Hidden are hand and deck: one of the three cards is stronger in fire, one in earth, one is weak.
"""

from __future__ import annotations

from typing import Final

CARDS: Final = ["vulca-06", "vulca-07", "vulca-12"]
HAND: Final = 1


def inquisitor(number: int) -> dict[str, object]:
    """One that makes decks and hands small."""
    return {
        "id": f"mini-{number}",
        "people": "inquisitor",
        "number": number,
        "name": f"Inquisitor of Little {number}",
        "type": "inquisitor",
        "set": "mini",
        "deck_size": len(CARDS) - 30,
        "moon_limit": 0,
        "text": [{"kind": "limit", "when": "always", "what": "hand", "n": HAND}],
        "summary": "The foe takes nothing while he holds a card.",
    }


def deck(number: int) -> dict[str, object]:
    """The deck of a seat."""
    return {"kind": "built", "leader": "vulca-00", "inquisitor": f"mini-{number}", "cards": CARDS}


MINIATURE: Final[dict[str, object]] = {
    "decks": [deck(1), deck(2)],
    "inquisitors": True,
    "open_lists": True,
    "max_turns": 4,
    "card_file": {"version": 1, "cards": [inquisitor(1), inquisitor(2)]},
}
