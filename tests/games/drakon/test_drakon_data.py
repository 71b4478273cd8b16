"""What lies in the box that comes with the program; only the golden games know it too.  [DRK-3]

Tests of the rules play with a box of their own, `frozen_box.toml`.
"""

from __future__ import annotations

from obelisk.games.drakon import tileset
from obelisk.games.drakon.kinds import PATTERN_NAMES, design_name

CHAMBERS = {
    "plain": "3 x 1, 4 x 2o, 4 x 2a, 6 x 3",
    "find_coin": "3 x 1, 2 x 2o, 3 x 2a, 2 x 3",
    "lose_coin": "1 x 1, 1 x 2a, 1 x 3",
    "steal_cw": "1 x 2o, 1 x 2a, 1 x 3",
    "steal_ccw": "1 x 2o, 1 x 2a, 1 x 3",
    "escape": "1 x 2o, 1 x 2a, 1 x 3",
    "master_key": "2 x 0",
    "magical_shift": "1 x 2o, 1 x 2a, 1 x 3",
    "magic_harp": "1 x 1, 1 x 2o, 1 x 2a",
    "destroy": "1 x 2o, 1 x 2a, 1 x 3",
    "rotate": "1 x 2o, 1 x 2a, 1 x 3",
    "map": "1 x 2o, 1 x 2a, 1 x 3",
    "strong_wind": "1 x 2o, 1 x 2a, 1 x 3",
    "floating": "1 x 2o, 1 x 2a, 1 x 3",
    "teleport": "2 x 0",
    "mind_control": "1 x 2o, 1 x 2a, 1 x 3",
    "drakon_moves": "1 x 1, 1 x 2o, 1 x 2a, 1 x 3",
}
"""How many of each pattern of arrows, in catalogue order.  [DRK-3.1] [DRK-3.2]"""


def test_the_chambers_of_the_default() -> None:
    tiles = tileset.default()
    found: dict[str, list[str]] = {}
    for design, count in zip(tiles.designs, tiles.counts, strict=True):
        kind, pattern = design_name(design).split(".")
        found.setdefault(kind, []).append(f"{count} x {pattern}")
    assert {kind: ", ".join(parts) for kind, parts in found.items()} == CHAMBERS
    assert list(found) == list(CHAMBERS)


def test_start_and_coins_of_the_default() -> None:
    tiles = tileset.default()
    assert (tiles.id, tiles.edition) == ("drakon-3e-reconstructed", "3")
    assert [PATTERN_NAMES[pattern] for pattern in tiles.starts] == ["3", "3"]
    assert (tiles.values, tiles.coins) == ([1, 2, 3], [8, 12, 8])
    assert not tiles.has_four


def test_how_well_the_default_is_known() -> None:
    tiles = tileset.default()
    assert tiles.warnings == []
    assert tiles.certainty["chambers.plain.count"] == "reconstructed"
    assert tiles.certainty["chambers.teleport.arrows"] == "certain"
    assert tiles.certainty["coins.2"] == tiles.certainty["start.a"] == "reconstructed"
    assert tiles.at_least == {"magic_harp": 2, "teleport": 2, "drakon_moves": 2}
