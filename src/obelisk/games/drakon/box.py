"""What is in the box: chambers, coins and Start.  [DRK-1.4]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from obelisk.core.document import Problem
from obelisk.games.drakon.kinds import (
    ESCAPE,
    FITS,
    FITTING,
    FOUR_ARROWS,
    KINDS,
    ORIENTATIONS,
    PATTERN_OF,
    PATTERNS,
    REFERENCE,
    TELEPORT,
)
from obelisk.games.drakon.window import Window, first_window

DEFAULT_ID: Final = "drakon-3e-reconstructed"
CUSTOM: Final = "custom"
START_SIDES: Final = ["a", "b"]
HAND: Final = 4
"""Chambers dealt to each player.  [DRK-4.3]"""
CUSTOM_TOTALS: Final = "DRK-16.8"


class TileSet:
    """The contents of a box, checked; immutable.

    `designs` are the chambers besides Start, each as an oriented chamber in reference orientation, in
    catalogue order, with their `counts`; `values` are the coin values, rising, with their `coins`. `starts`
    are the patterns of the two sides of Start. `certainty` leads from facts such as `chambers.map.count` to
    a word of `CERTAINTIES` and `at_least` from kinds to lower bounds. Both, and `warnings`, are for people:
    the rules do not look at them.
    """

    __slots__ = (
        "at_least",
        "certainty",
        "coins",
        "counts",
        "description",
        "design_at",
        "designs",
        "edition",
        "fits",
        "fitting",
        "forms",
        "has_four",
        "id",
        "starts",
        "values",
        "warnings",
        "window",
    )

    def __init__(
        self,
        id: str,
        edition: str,
        description: str,
        starts: list[int],
        chambers: dict[int, int],
        coins: dict[int, int],
        certainty: dict[str, str],
        at_least: dict[str, int],
        warnings: list[Problem],
    ) -> None:
        self.id = id
        self.edition = edition
        self.description = description
        self.starts = starts
        self.designs: list[int] = []
        self.counts: list[int] = []
        # At any oriented chamber: the place of its design in `designs`, or -1.
        self.design_at: list[int] = [-1] * (KINDS * 16)
        for kind in range(KINDS):
            for pattern in range(PATTERNS):
                count = chambers.get(kind * 16 + REFERENCE[pattern], 0)
                if count:
                    for arrows in range(16):
                        if PATTERN_OF[arrows] == pattern:
                            self.design_at[kind * 16 + arrows] = len(self.designs)
                    self.designs.append(kind * 16 + REFERENCE[pattern])
                    self.counts.append(count)
        self.has_four = any(PATTERN_OF[design & 15] == FOUR_ARROWS for design in self.designs)
        self.fits: vec[i64] = vec[i64]([FITS[PATTERN_OF[design & 15]] for design in self.designs])
        # Every design in every orientation, in canonical order; and, at design * 16 + facing sides, which
        # of these fit there.  [DRK-6.2]
        self.forms: list[int] = []
        for design in self.designs:
            for arrows in ORIENTATIONS[PATTERN_OF[design & 15]]:
                self.forms.append((design & ~15) | arrows)
        self.fitting: list[list[int]] = []
        for design in self.designs:
            for facing in range(16):
                fitting = FITTING[PATTERN_OF[design & 15] * 16 + facing]
                self.fitting.append([self.forms.index((design & ~15) | arrows) for arrows in fitting])
        self.values: list[int] = sorted(coins)
        self.coins: list[int] = [coins[value] for value in self.values]
        self.certainty = certainty
        self.at_least = at_least
        self.warnings = warnings
        # Where every game with this box begins; shared, because it keeps the actions that were ever listed.
        self.window: Window = first_window(self.forms)

    def gold(self) -> int:
        """What all coins together are worth."""
        return sum([value * count for value, count in zip(self.values, self.coins, strict=True)])


def unfit(tile_set: TileSet, players: int, gold: int, coins: int, needs_exit: bool) -> list[Problem]:
    """What keeps a valid tile set from being played to a goal of `gold` and `coins`.  [DRK-16.8]"""
    problems: list[Problem] = []
    chambers = sum(tile_set.counts)
    if chambers < HAND * players:
        reason = f"{chambers} chambers are too few for {players} hands of {HAND}"
        problems.append(Problem(tile_set.id, 0, "chambers", reason, CUSTOM_TOTALS))
    if tile_set.gold() < gold:
        reason = f"the coins are worth {tile_set.gold()} gold, the goal needs {gold}"
        problems.append(Problem(tile_set.id, 0, "coins", reason, CUSTOM_TOTALS))
    if sum(tile_set.coins) < coins:
        reason = f"there are {sum(tile_set.coins)} coins, the goal needs {coins}"
        problems.append(Problem(tile_set.id, 0, "coins", reason, CUSTOM_TOTALS))
    exits = [design for design in tile_set.designs if design >> 4 in (ESCAPE, TELEPORT)]
    if needs_exit and not exits:
        reason = "the goal escape needs an escape or teleport chamber"
        problems.append(Problem(tile_set.id, 0, "chambers", reason, CUSTOM_TOTALS))
    return problems
