"""From what seats have to their chances to win."""

from __future__ import annotations

from math import exp
from typing import Final

FLAT: Final = 0.03
FLATTER: Final = 12.0
"""A small part of every chance is far less sharp: who is far ahead must still see what makes him win."""


def chance(wealths: list[float], seat: int, width: float) -> float:
    """The chance of `seat`, a softmax of the wealths; `width` is the lead that makes e to 1."""
    own = wealths[seat]
    total = 0.0
    flat_total = 0.0
    for wealth in wealths:
        lead = (wealth - own) / width
        if lead > 300.0:
            lead = 300.0
        total += exp(lead)
        flat_total += exp(lead / FLATTER)
    return (1.0 - FLAT) / total + FLAT / flat_total
