"""A Drakon small enough to be solved: two rounds, eight chambers that are all alike, five coins.  [DRK-16]

Start has arrows to all sides, and each chamber has three: so it fits in one way only, with its back to a
neighbour. Hidden is what the coins that somebody finds are worth.
"""

from __future__ import annotations

from typing import Final

from obelisk.games.drakon.box import CUSTOM
from obelisk.games.drakon.tileset import FORMAT

TILES: Final[dict[str, object]] = {
    "format": FORMAT,
    "id": "drakon-mini",
    "edition": CUSTOM,
    "description": "Eight chambers to find coins in",
    "start": {"count": 1, "a": {"pattern": "4"}, "b": {"pattern": "4"}},
    "coins": [{"value": 1, "count": 3}, {"value": 2, "count": 2}],
    "chambers": [{"kind": "find_coin", "count": 8, "arrows": {"3": 8}}],
}
MINIATURE: Final[dict[str, object]] = {
    "players": 2,
    "goal": "short",
    "round_limit": 2,
    "tile_set": TILES,
}
