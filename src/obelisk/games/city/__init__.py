"""Blue Moon City, for 2 to 4 seats; the editions of 2006 and 2018 with their expansion.  [CITY-1.1]"""

from __future__ import annotations

from obelisk.games.city.game import GAME

__all__ = ["GAME"]
