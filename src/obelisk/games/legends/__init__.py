"""Blue Moon Legends, for two seats: the fight engine, its cards and its match.  [LEG-1.1]"""

from __future__ import annotations

from obelisk.games.legends.game import GAME

__all__ = ["GAME"]
