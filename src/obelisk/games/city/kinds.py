"""The 22 kinds of cards and the eight peoples they come from.  [CITY-3.1, CITY-3.2]"""

from __future__ import annotations

from typing import Final

PEOPLES: Final = ["vulca", "terrah", "aqua", "flit", "khind", "mimix", "hoax", "pillar"]
COLOUR_NAMES: Final = ["black", "red", "blue", "grey", "green", "brown", "white", "yellow"]
COLOURS: Final = "krbegnwy"

BLACK: Final = 0
RED: Final = 1
BLUE: Final = 2
GREY: Final = 3
GREEN: Final = 4
BROWN: Final = 5
WHITE: Final = 6
YELLOW: Final = 7
ANY: Final = 8  # the colour of a slot, never of a card

# In canonical order. No values 2 and 3 of green: Khind are ten jokers of value 1.
# fmt: off
KIND_NAMES: Final = [
    "k3", "k2", "k1", "r3", "r2", "r1", "b3", "b2", "b1", "e3", "e2", "e1",
    "g1", "n3", "n2", "n1", "w3", "w2", "w1", "y3", "y2", "y1",
]
# fmt: on
KINDS: Final = 22
KIND_OF: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}
COLOUR: Final = [COLOURS.index(name[0]) for name in KIND_NAMES]
VALUE: Final = [int(name[1]) for name in KIND_NAMES]
