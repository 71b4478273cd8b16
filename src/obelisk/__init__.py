"""Obelisk: play, study and research Blue Moon City, Drakon and Blue Moon Legends.

    >>> import obelisk
    >>> obelisk.game_ids()
    ['city', 'drakon', 'legends', 'legends-draft']
    >>> board = obelisk.new("drakon", players=2, seed=1)
    >>> board.play_out(["random"]).winners
    [1]

`obelisk.board` describes what a board can do.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from obelisk import compiled

if TYPE_CHECKING:
    from obelisk.board import Board as Board
    from obelisk.board import Look as Look
    from obelisk.board import annotate as annotate
    from obelisk.board import game_ids as game_ids
    from obelisk.board import game_options as game_options
    from obelisk.board import load as load
    from obelisk.board import new as new
    from obelisk.board import read_record as read_record

__version__ = "0.1.0"
__all__ = [
    "IS_COMPILED",
    "Board",
    "Look",
    "__version__",
    "annotate",
    "game_ids",
    "game_options",
    "load",
    "new",
    "read_record",
]

IS_COMPILED = compiled.enable(Path(__file__).parent)
"""Whether the engine runs compiled; OBELISK_PURE=1 forces it interpreted."""


def __getattr__(name: str) -> object:
    """Loads the board on first use: programs that need one part of the house do not pay for all of it."""
    if name in __all__:
        return getattr(import_module("obelisk.board"), name)
    raise AttributeError(f"module 'obelisk' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
