"""`drakon-v2`: what lies near the own hero, and where everybody is. Documented in docs/encodings.md."""

from __future__ import annotations

from typing import Final

from obelisk.games.drakon.kinds import KINDS, PATTERNS
from obelisk.tensors.base import StraightEncoding
from obelisk.tensors.compact import CompactEncoding, Near, Plan
from obelisk.tensors.layout import Layout

REACH: Final = 2
"""Cells near the own hero are no further than this, in column and row."""
BY_DESIGN: Final = ["known", "returned", "laid_aside"]
"""Tiles by kind and pattern together, which become tiles by kind and tiles by pattern."""
FOLDED: Final = ["board", *BY_DESIGN]


def compact_drakon(full: StraightEncoding) -> CompactEncoding:
    """The compact encoding beside a full one."""
    before = full.layout
    kept = [name for name in before.shapes if name not in FOLDED]
    shapes = [(name, before.shapes[name]) for name in kept]
    folded = [(name, (*before.shapes[name][:-1], KINDS + PATTERNS)) for name in BY_DESIGN]
    planes, side, _ = before.shapes["board"]
    seats = before.shapes["seats"][0]
    anchor = KINDS + 4
    width = 2 * REACH + 1
    layout = Layout(
        [
            *shapes[:-1],
            *folded,
            # chambers in the maze, by kind
            ("chambers", (KINDS,)),
            # for each figure, for Drakon, and for the cell asked about: is it there, column / 12, row / 12
            ("places", (seats + 2, 3)),
            ("near", (planes, width, width)),
            shapes[-1],
        ]
    )
    plan = Plan(before, layout)
    plan.keep(*kept)
    for name in BY_DESIGN:
        size = before.shapes[name][-1]
        here = before.slice(name)
        for place in range(here.start, here.stop):
            group, design = divmod(place - here.start, size)
            target = layout.starts[name] + group * (KINDS + PATTERNS)
            plan.add(place, target + design // PATTERNS, 1.0)
            plan.add(place, target + KINDS + design % PATTERNS, 1.0)
    # Marks are the last plane but one, the cell asked about the last.
    shown = [*range(anchor, anchor + seats + 1), planes - 1]
    middle = side // 2
    for cell in range(side * side):
        for kind in range(KINDS):
            plan.add(
                before.starts["board"] + kind * side * side + cell, layout.starts["chambers"] + kind, 1.0
            )
        for number, plane in enumerate(shown):
            place = before.starts["board"] + plane * side * side + cell
            at = layout.starts["places"] + number * 3
            plan.add(place, at, 1.0)
            plan.add(place, at + 1, (cell // side - middle) / middle)
            plan.add(place, at + 2, (cell % side - middle) / middle)
    near = Near(before.starts["board"], planes, side, anchor, REACH, layout.starts["near"])
    return CompactEncoding("drakon-v2", full, layout, plan, near)
