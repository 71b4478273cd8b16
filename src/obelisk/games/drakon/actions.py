"""Actions as integers: coded and taken apart here and nowhere else.  [DRK-18.1]

From the low end: the verb (5 bits), a seat (3), an oriented chamber or hero (9), and the code of a cell or a
coin value, which has no bound. Verbs are numbered in canonical order.  [DRK-18.3]
"""

from __future__ import annotations

from typing import Final

from obelisk.core.decision import Action
from obelisk.games.drakon.kinds import CHAMBERS, HEROES, PATTERN_OF, REFERENCE

PLACE: Final = 0
MOVE: Final = 1
USE_WIZARD: Final = 2
USE_AMAZON: Final = 3
USE_BARBARIAN: Final = 4
USE_DWARF: Final = 5
USE_THIEF: Final = 6
SWAP: Final = 7
SHIFT: Final = 8
DESTROY_CHAMBER: Final = 9
TURN_CHAMBER: Final = 10
FLOAT: Final = 11
TAKE_FROM: Final = 12
CONTROL: Final = 13
DRAKON: Final = 14
JUMP: Final = 15
STAY: Final = 16
KEEP: Final = 17
USE_KNIGHT: Final = 18
ALLOW: Final = 19
DISCARD: Final = 20
DONE: Final = 21
DRAFT: Final = 22
END: Final = 23
PASS: Final = 24
VERBS: Final = [
    "place",
    "move",
    "wizard",
    "amazon",
    "barbarian",
    "dwarf",
    "thief",
    "thief swap",
    "shift",
    "destroy",
    "rotate",
    "float",
    "map",
    "control",
    "drakon",
    "jump",
    "stay",
    "keep",
    "knight",
    "allow",
    "discard",
    "done",
    "draft",
    "end",
    "pass",
]

NAMES_SEAT: Final = 1
NAMES_CHAMBER: Final = 2
NAMES_CELL: Final = 4
PARTS: Final = [6, 4, 4, 4, 5, 0, 1, 4, 6, 4, 6, 6, 1, 5, 4, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0]
"""What each verb names besides itself."""

SEAT_AT: Final = 5
CHAMBER_AT: Final = 8
CELL_AT: Final = 17
SEAT: Final = 1 << SEAT_AT
CHAMBER: Final = 1 << CHAMBER_AT
CELL: Final = 1 << CELL_AT

ACTION_DWARF: Final = Action(USE_DWARF)
ACTION_JUMP: Final = Action(JUMP)
ACTION_STAY: Final = Action(STAY)
ACTION_KEEP: Final = Action(KEEP)
ACTION_KNIGHT: Final = Action(USE_KNIGHT)
ACTION_ALLOW: Final = Action(ALLOW)
ACTION_DONE: Final = Action(DONE)
ACTION_END: Final = Action(END)
ACTION_PASS: Final = Action(PASS)


def place(chamber: int, code: int) -> Action:
    """`place plain[NE] @(1,0)`"""
    return Action(PLACE + chamber * CHAMBER + code * CELL)


def place_actions(chambers: list[int], code: int) -> list[object]:
    """`place` of each of some chambers on one cell, as objects that lists can hold without new ones."""
    found: list[object] = []
    for chamber in chambers:
        found.append(place(chamber, code))
    return found


def go(verb: int, code: int) -> Action:
    """A verb with a cell: `move (1,0)`, `wizard`, `amazon`, `destroy`, `drakon`"""
    return Action(verb + code * CELL)


def lead(verb: int, seat: int, code: int) -> Action:
    """A verb with a seat and a cell: `control p2 (1,1)`, `barbarian`"""
    return Action(verb + seat * SEAT + code * CELL)


def aim(verb: int, seat: int) -> Action:
    """A verb with a seat: `map p3`, `thief`"""
    return Action(verb + seat * SEAT)


def lay(verb: int, chamber: int, code: int) -> Action:
    """A verb with a cell and an oriented chamber: `shift (1,1) escape[NE]`, `rotate`, `float`

    Of the chamber, `rotate` and `float` name only the arrows; its kind is written as 0.
    """
    return Action(verb + chamber * CHAMBER + code * CELL)


def swap(value: int) -> Action:
    """`thief swap 1`"""
    return Action(SWAP + value * CELL)


def discard(design: int) -> Action:
    """`discard plain.1`; the design is an oriented chamber in reference orientation."""
    return Action(DISCARD + design * CHAMBER)


def draft(hero: int) -> Action:
    """`draft amazon`"""
    return Action(DRAFT + hero * CHAMBER)


def verb_of(action: Action) -> int:
    return action & (SEAT - 1)


def seat_of(action: Action) -> int:
    return (action >> SEAT_AT) & 7


def chamber_of(action: Action) -> int:
    """The oriented chamber, arrows, design or hero that an action names."""
    return (action >> CHAMBER_AT) & 511


def code_of(action: Action) -> int:
    """The code of the cell, or the coin value, that an action names."""
    return action >> CELL_AT


def is_well_formed(action: Action) -> bool:
    """Whether the number says nothing that its verb has no use for.  [DRK-18.4]"""
    if action < 0:
        return False
    verb = verb_of(action)
    seat = seat_of(action)
    chamber = chamber_of(action)
    code = code_of(action)
    if verb >= len(VERBS) or chamber >= CHAMBERS:
        return False
    parts = PARTS[verb]
    if (seat and not parts & NAMES_SEAT) or (chamber and not parts & NAMES_CHAMBER):
        return False
    if code and not parts & NAMES_CELL:
        return False
    if verb in (TURN_CHAMBER, FLOAT):
        return chamber < 16
    if verb == DISCARD:
        return chamber & 15 == REFERENCE[PATTERN_OF[chamber & 15]]
    return verb != DRAFT or chamber < HEROES


def describe(action: Action) -> str:
    """The parts of an action, for error messages and debugging."""
    verb = VERBS[verb_of(action)]
    return f"{verb} seat={seat_of(action)} chamber={chamber_of(action)} code={code_of(action)}"
