"""Chamber kinds, arrows, patterns and heroes, as numbers and as words.  [DRK-3]

Arrows are a set of sides in four bits (N 1, E 2, S 4, W 8). An oriented chamber is one number,
kind * 16 + arrows: turning a tile never makes another design, so kind and arrows say everything.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

START: Final = 0
PLAIN: Final = 1
FIND_COIN: Final = 2
LOSE_COIN: Final = 3
STEAL_CW: Final = 4
STEAL_CCW: Final = 5
ESCAPE: Final = 6
MASTER_KEY: Final = 7
MAGICAL_SHIFT: Final = 8
MAGIC_HARP: Final = 9
DESTROY: Final = 10
ROTATE: Final = 11
MAP: Final = 12
STRONG_WIND: Final = 13
FLOATING: Final = 14
TELEPORT: Final = 15
MIND_CONTROL: Final = 16
DRAKON_MOVES: Final = 17

KIND_NAMES: Final = [
    "start",
    "plain",
    "find_coin",
    "lose_coin",
    "steal_cw",
    "steal_ccw",
    "escape",
    "master_key",
    "magical_shift",
    "magic_harp",
    "destroy",
    "rotate",
    "map",
    "strong_wind",
    "floating",
    "teleport",
    "mind_control",
    "drakon_moves",
]
"""In catalogue order.  [DRK-3.1]"""

KINDS: Final = 18
KIND_OF: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}
CHAMBERS: Final = KINDS * 16
"""How many numbers an oriented chamber may have."""

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
SIDES: Final = "NESW"
SIDES_IN: Final = vec[i64]([sides.bit_count() for sides in range(16)])
"""How many sides a set of them has."""

PATTERN_NAMES: Final = ["0", "1", "2o", "2a", "3", "4"]
"""None, one, two opposite, two adjacent, three, four arrows.  [DRK-3.2]"""

PATTERNS: Final = 6
NO_ARROWS: Final = 0
FOUR_ARROWS: Final = 5
PATTERN_OF_NAME: Final = {name: pattern for pattern, name in enumerate(PATTERN_NAMES)}
REFERENCE: Final = [0, NORTH, NORTH + SOUTH, NORTH + EAST, NORTH + EAST + SOUTH, 15]
"""The arrows of each pattern in its reference orientation.  [DRK-3.2]"""

ANY_PATTERN: Final = (1 << PATTERNS) - 1
"""The set of all patterns, as bits."""


def turned(arrows: int) -> int:
    """The arrows after a quarter turn clockwise, N to E to S to W to N.  [DRK-3.2]"""
    return ((arrows << 1) | (arrows >> 3)) & 15


def orientations(pattern: int) -> list[int]:
    """The distinct arrows a pattern can show, rising.  [DRK-3.4]"""
    found: list[int] = []
    arrows = REFERENCE[pattern]
    while arrows not in found:
        found.append(arrows)
        arrows = turned(arrows)
    return sorted(found)


ORIENTATIONS: Final = [orientations(pattern) for pattern in range(PATTERNS)]

PATTERN_OF: Final = vec[i64](
    [next(pattern for pattern in range(PATTERNS) if arrows in ORIENTATIONS[pattern]) for arrows in range(16)]
)
"""The pattern of any arrows."""

FITTING: Final = [
    [arrows for arrows in ORIENTATIONS[pattern] if not arrows & facing]
    for pattern in range(PATTERNS)
    for facing in range(16)
]
"""At pattern * 16 + facing: the orientations without an arrow on any side in `facing`.  [DRK-6.2]"""

FITTING_PATTERNS: Final = [
    sum(1 << pattern for pattern in range(PATTERNS) if FITTING[pattern * 16 + facing]) for facing in range(16)
]
"""At facing: the set of patterns that fit in some orientation."""

FITS_BITS: Final = 10
FITS_MASK: Final = (1 << FITS_BITS) - 1
FITS: Final = [
    sum(len(FITTING[pattern * 16 + REFERENCE[gap]]) << (FITS_BITS * gap) for gap in range(PATTERNS))
    for pattern in range(PATTERNS)
]
"""In how many orientations a pattern fits where the facing sides have a pattern: one number for all of these,
10 bits each. The numbers of all designs there are can be added without a carry and stay machine words."""
FITS_AT: Final = vec[i64]([FITS_BITS * PATTERN_OF[facing] for facing in range(16)])
"""At facing: where its 10 bits begin."""

ARROW_NAMES: Final = [
    "".join(side for bit, side in enumerate(SIDES) if arrows >> bit & 1) or "-" for arrows in range(16)
]
"""`NE`, `-` for none.  [DRK-3.6]"""

ARROWS_OF_NAME: Final = {name: arrows for arrows, name in enumerate(ARROW_NAMES)}

AMAZON: Final = 0
BARBARIAN: Final = 1
DWARF: Final = 2
KNIGHT: Final = 3
THIEF: Final = 4
WIZARD: Final = 5
NO_HERO: Final = -1
HERO_NAMES: Final = ["amazon", "barbarian", "dwarf", "knight", "thief", "wizard"]
HEROES: Final = 6


CHAMBER_NAMES: Final = [f"{kind}[{arrows}]" for kind in KIND_NAMES for arrows in ARROW_NAMES]


def chamber_name(chamber: int) -> str:
    """`plain[NE]`.  [DRK-3.6]"""
    return CHAMBER_NAMES[chamber]


def design_name(chamber: int) -> str:
    """`plain.2a`, the design of an oriented chamber.  [DRK-3.6]"""
    return f"{KIND_NAMES[chamber >> 4]}.{PATTERN_NAMES[PATTERN_OF[chamber & 15]]}"
