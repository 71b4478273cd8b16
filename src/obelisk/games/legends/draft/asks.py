"""What chance is asked for.  [LEG-19.8]"""

from __future__ import annotations

from typing import Final

ASK_PEOPLE: Final = 0
ASK_DEAL: Final = 1
"""ASK_DEAL + seat: a card for that seat."""
