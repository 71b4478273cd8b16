"""What chance is asked for; a seat or a cell is added.  [CITY-16.1]"""

from __future__ import annotations

from typing import Final

ASK_FIRST: Final = 0
ASK_DEAL: Final = 8
ASK_DRAW: Final = 16
ASK_ASIDE: Final = 24
ASK_TILE: Final = 32
