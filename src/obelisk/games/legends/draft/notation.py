"""Action and chance texts of a draft, both ways.  [LEG-25]"""

from __future__ import annotations

from typing import Final

from obelisk.core.decision import Action
from obelisk.core.errors import InvalidNotation
from obelisk.core.notation import parse_seat, seat_name
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.draft.asks import ASK_DEAL, ASK_PEOPLE
from obelisk.games.legends.draft.options import CARD_OF, CARDS

RULE: Final = "LEG-25"


def notate(action: Action) -> str:
    """`pick vulca-03`.  [LEG-25]"""
    return f"pick {CARDS[action]}"


def parse(text: str) -> Action:
    """The pick a text stands for; it need not be legal.  [LEG-25]"""
    words = text.split(" ")
    if len(words) == 2 and words[0] == "pick" and words[1] in CARD_OF:
        return Action(CARD_OF[words[1]])
    raise InvalidNotation(text, RULE)


def notate_chance(ask: int, outcome: int) -> str:
    """`people vulca` or `deal p2 vulca-03`.  [LEG-21]"""
    if ask == ASK_PEOPLE:
        return f"people {PEOPLES[outcome]}"
    return f"deal {seat_name(ask - ASK_DEAL)} {CARDS[outcome]}"


def parse_chance(text: str) -> tuple[int, int]:
    """What was asked and answered.  [LEG-21]"""
    words = text.split(" ")
    if len(words) == 2 and words[0] == "people" and words[1] in PEOPLES:
        return ASK_PEOPLE, PEOPLES.index(words[1])
    if len(words) == 3 and words[0] == "deal" and words[2] in CARD_OF:
        return ASK_DEAL + parse_seat(words[1]), CARD_OF[words[2]]
    raise InvalidNotation(text, RULE)
