"""What the active texts make of a seat.  [LEG-15.9]"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from obelisk.games.legends.texts.limits import ForbidPlay


from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Side:
    """What the active texts make of one seat: a fold over the table, made by `power.fold`.  [LEG-15.9]"""

    __slots__ = (
        "above",
        "above_types",
        "active_booster",
        "active_character",
        "active_support",
        "deck_takes",
        "demands",
        "earth",
        "extra_boosters",
        "extra_supports",
        "fire",
        "floor_earth",
        "floor_fire",
        "forbid_types",
        "forbid_with",
        "forbid_without",
        "forbids",
        "hand",
        "keep_all",
        "keep_unprotected",
        "max_characters",
        "max_combat",
        "max_plays",
        "no_call",
        "no_end_draws",
        "off",
        "own_takes",
        "printed_off",
        "shields",
        "sum_earth",
        "sum_fire",
        "text_off",
        "types_off",
        "types_off_spare",
        "zero_even",
        "zero_odd",
    )

    def __init__(self) -> None:
        # Whether anything at all of this seat's cards is switched off or zeroed.
        self.off = False
        # 1: texts are ignored but for Flit characters; 2: all texts.
        self.text_off = 0
        self.types_off = 0
        self.types_off_spare = 0
        self.printed_off = 0
        self.keep_all = -1
        self.keep_unprotected = -1
        self.zero_odd = 0
        self.zero_even = 0
        self.floor_fire = 0
        self.floor_earth = 0
        self.extra_boosters = 0
        self.extra_supports = 0
        self.max_plays = 99
        self.max_combat = 99
        self.max_characters = 99
        self.hand = 99
        self.deck_takes = 99
        self.own_takes = 99
        self.forbid_types = 0
        self.forbid_with = 0
        self.forbid_without = 0
        self.above_types = 0
        self.above = 99
        self.forbids: list[ForbidPlay] | None = None
        self.no_call = False
        self.no_end_draws = False
        # Instances of the foe that make a demand of this seat.
        self.demands: list[int] | None = None
        # The sums of layer 7, and the powers of layer 8.
        self.sum_fire = 0
        self.sum_earth = 0
        self.fire = 0
        self.earth = 0
        self.shields = 0
        self.active_character = 0
        self.active_booster = 0
        self.active_support = 0
