"""All about Drakon in one place."""

from __future__ import annotations

from typing import Final

from obelisk.core.kit import Kit
from obelisk.games.drakon import box, options, render, tileset
from obelisk.games.drakon.game import GAME
from obelisk.games.drakon.miniature import MINIATURE
from obelisk.games.drakon.public import OPEN_KINDS

KIT: Final = Kit(
    GAME,
    choices={
        "players": [*options.PLAYERS],
        "goal": [*options.GOALS],
        "heroes": [*options.HEROES_WORDS],
        "knight_vs_drakon": [False, True],
    },
    other_choices={"start_arrows": [*options.START_ARROWS], "start_side": [*box.START_SIDES]},
    tiles=tileset,
    draw=render.draw,
    draw_private=render.draw_private,
    styles=render.STYLES,
    reader="obelisk.readers.drakon:DrakonReader",
    picture="obelisk.pictures.drakon:draw",
    positions="obelisk.positions.drakon:FORM",
    lessons="obelisk.lessons:drakon",
    exercises="obelisk.exercises.themes.drakon:THEMES",
    has_board=True,
    bots="obelisk.bots.brains.drakon:BRAIN",
    tensors="obelisk.tensors.drakon:DrakonEncoding",
    miniature=MINIATURE,
    bench={"players": 4},
    open_kinds=OPEN_KINDS,
)
