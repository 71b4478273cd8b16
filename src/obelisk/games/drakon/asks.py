"""What chance is asked for; a seat is added where there is one.  [DRK-15.1]"""

from __future__ import annotations

from typing import Final

ASK_FIRST: Final = 0
ASK_HERO: Final = 8
ASK_DEAL: Final = 16
ASK_DRAW: Final = 24
ASK_COIN: Final = 32
ASK_TAKE: Final = 33
