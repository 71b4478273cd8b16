"""All about City in one place."""

from __future__ import annotations

from typing import Final

from obelisk.core.kit import Kit
from obelisk.games.city import box, render, tileset
from obelisk.games.city.game import GAME
from obelisk.games.city.miniature import MINIATURE

KIT: Final = Kit(
    GAME,
    choices={
        "players": [*box.PLAYERS],
        "edition": [*box.EDITIONS],
        "layout": [*box.LAYOUTS],
        "expansion": [False, True],
    },
    tiles=tileset,
    draw=render.draw,
    draw_private=render.draw_private,
    styles=render.STYLES,
    reader="obelisk.readers.city:CityReader",
    picture="obelisk.pictures.city:draw",
    positions="obelisk.positions.city:FORM",
    lessons="obelisk.lessons:city",
    exercises="obelisk.exercises.themes.city:THEMES",
    has_board=True,
    bots="obelisk.bots.brains.city:BRAIN",
    tensors="obelisk.tensors.city:CityEncoding",
    bench={"players": 3},
    miniature=MINIATURE,
    passes={"movement": ["done"]},
)
