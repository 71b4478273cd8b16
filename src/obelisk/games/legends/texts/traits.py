"""What a constant text is about, as a bit set: so a fold passes over cards that say nothing about it."""

from __future__ import annotations

from typing import Final

IGNORES: Final = 1
"""Switches off something of the foe's cards.  [LEG-15.10]"""
CHANGES_VALUES: Final = 2
"""Raises or doubles values of its owner's cards.  [LEG-15.9]"""
TOUCHES_FOE: Final = 4
"""Its loss or arrival changes what the foe's cards are worth."""
BOOSTS: Final = 8
"""Raises the power of its owner, or lets more be played.  [LEG-6.9]"""
FREES_NEXT: Final = 16
"""Grants FREE to the card that is played right after.  [LEG-14.18]"""
WAIVES: Final = 32
"""Conditions need not be met.  [LEG-14.16]"""
DOUBLES_DEMAND: Final = 64
"""Doubles every number of one demand.  [LEG-14.9]"""
CHANGES_RETREAT: Final = 128
"""Changes the number of dragons at a retreat.  [LEG-8.3]"""
