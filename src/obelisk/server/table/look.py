"""How a view looks, for games that have no board in the browser client."""

from __future__ import annotations

from typing import Any

import structlog
from msgspec import UNSET, UnsetType

from obelisk.catalog import kit_of, part
from obelisk.core.kit import AnyGame
from obelisk.server.wire import Look

log = structlog.get_logger("obelisk.look")


def look_of(game: AnyGame, view: Any) -> Look | UnsetType:
    """Picture and text of a view. A package that fails to draw spoils nothing but its own picture."""
    kit = kit_of(game)
    if kit.has_board:
        return UNSET
    try:
        return Look(text=kit.text(view), picture=part(kit.picture)(view) if kit.picture else "")
    except Exception as error:
        log.error("cannot draw", game=game.id, exc_info=error)
        return Look(text="", picture="")
