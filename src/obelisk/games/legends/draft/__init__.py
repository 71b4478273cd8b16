"""The draft: seats pick cards from packets that go round; its result is one pool per seat.  [LEG-19]"""

from __future__ import annotations

from obelisk.games.legends.draft.game import GAME

__all__ = ["GAME"]
