"""Drakon, third edition, for 2 to 6 seats, with its heroes and variants.  [DRK-1.1]"""

from __future__ import annotations

from obelisk.games.drakon.game import GAME

__all__ = ["GAME"]
