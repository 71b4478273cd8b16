"""All about the draft of Legends decks in one place."""

from __future__ import annotations

from typing import Final

from obelisk.core.kit import Kit
from obelisk.games.legends.draft.game import GAME

KIT: Final = Kit(
    GAME,
    choices={"players": [*GAME.seat_counts()]},
    parameters=["players", "peoples"],
    has_board=True,
    reader="obelisk.readers.legends:DraftReader",
    lessons="obelisk.lessons:legends-draft",
    bots="obelisk.bots.brains.draft:BRAIN",
    tensors="obelisk.tensors.draft:DraftEncoding",
)
