"""Obelisk: play, study and research Blue Moon City, Drakon and Blue Moon Legends."""

from __future__ import annotations

from pathlib import Path

from obelisk import compiled

__version__ = "0.1.0"

IS_COMPILED = compiled.enable(Path(__file__).parent)
"""Whether the engine runs compiled; OBELISK_PURE=1 forces it interpreted."""
