"""What chance is asked for; a seat is added.  [LEG-25]"""

from __future__ import annotations

from typing import Final

# What chance is asked for; the seat is added.
ASK_FIRST: Final = 0
ASK_DEAL: Final = 2
ASK_MILL: Final = 4
ASK_LOSE: Final = 6
ASK_DIG: Final = 8
ASK_TURN: Final = 10
ASKS: Final = ["first", "deal", "mill", "lose", "dig", "turn"]
