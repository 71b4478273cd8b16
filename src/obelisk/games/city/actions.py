"""Actions as integers: coded and decoded here and nowhere else.

Everything but `build` fits below 1024, and what needs no card to be played below 256, where Python keeps its
integers ready made. A `build` carries slot and payment above that, so that its number, too, means the same in
every state.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.decision import Action
from obelisk.games.city.kinds import KINDS

NO_CELL: Final = 31

MOVE: Final = 0
GO: Final = 32
DISCARD: Final = 64
OFFER_CARD: Final = 96
OFFER: Final = 128
TAKE: Final = 129
DRAW: Final = 130
DONE: Final = 131
PLAY: Final = 256
BUILD: Final = 1000

ACTION_DRAW: Final = Action(DRAW)
ACTION_DONE: Final = Action(DONE)
ACTION_TAKE: Final = Action(TAKE)
ACTION_OFFER: Final = Action(OFFER)


def move(cell: int) -> Action:
    """`move d4`: walk.  [CITY-6.2]"""
    return Action(MOVE + cell)


def play(kind: int, cell: int) -> Action:
    """`play b1 d4`, or `play e2` with `NO_CELL`: use a movement power.  [CITY-6.3]"""
    return Action(PLAY + kind * 32 + cell)


def build(slot: int, payment: int) -> Action:
    """`build 2 w3+w2`: contribute; slots count from 0 here, from 1 in texts.  [CITY-7.2]"""
    return Action((payment << 13) | (slot << 10) | BUILD)


def offer(kind: int) -> Action:
    """`offer y1`: one more offering by a Pillar.  [CITY-11.3]"""
    return Action(OFFER_CARD + kind)


def go(cell: int) -> Action:
    """`go c3`: leave the Main Hall.  [CITY-13.2]"""
    return Action(GO + cell)


def discard(kind: int) -> Action:
    """`discard r1`.  [CITY-12.1]"""
    return Action(DISCARD + kind)


def is_build(action: int) -> bool:
    return action >= 8192 and action & 1023 == BUILD


def slot_of(action: int) -> int:
    return (action >> 10) & 7


def payment_of(action: int) -> int:
    return action >> 13


def is_move(action: int) -> bool:
    return MOVE <= action < MOVE + 25


def is_play(action: int) -> bool:
    return PLAY <= action < PLAY + KINDS * 32


def kind_of_play(action: int) -> int:
    return (action - PLAY) >> 5


def cell_of_play(action: int) -> int:
    return (action - PLAY) & 31


def is_offer_card(action: int) -> bool:
    return OFFER_CARD <= action < OFFER_CARD + KINDS


def is_go(action: int) -> bool:
    return GO <= action < GO + 25


def is_discard(action: int) -> bool:
    return DISCARD <= action < DISCARD + KINDS
