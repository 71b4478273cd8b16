"""The Gymnasium spaces of an encoding, shared by PettingZoo and Gymnasium environments."""

from __future__ import annotations

from typing import Final

from obelisk.extras import MissingExtra
from obelisk.tensors.base import Encoding

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict
except ImportError as error:
    raise MissingExtra(error) from None

LOWEST: Final = -16.0
HIGHEST: Final = 65535.0
"""Bounds of all numbers of all observations; most are 0 or 1."""


def observation_space_of(encoding: Encoding) -> Dict:
    """A tensor, and 1 for every token that may be chosen."""
    return Dict(
        {
            "observation": Box(LOWEST, HIGHEST, (encoding.layout.size,), np.float32),
            "action_mask": Box(0, 1, (encoding.tokens,), np.int8),
        }
    )
