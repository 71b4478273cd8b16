"""`any-v1`: the encoding of a game without one of its own. Documented in docs/encodings.md.

Actions are numbers, so a path is a number written in bytes. A view is JSON data: each of its leaves is hashed
to a place, where numbers are added and everything else counts one. Two leaves may share a place: a game that
is worth learning is worth an encoding of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from zlib import crc32

from obelisk.core.decision import Action, Seat
from obelisk.core.game import Game
from obelisk.tensors.base import Data, Menu, Path
from obelisk.tensors.layout import Buffer, Layout

BYTES: Final = 256
LONGEST: Final = 8
TOKENS: Final = BYTES + LONGEST
"""A number below 256 is one token; `256 + n` says that a number of n + 1 bytes follows, the highest first."""
PLACES: Final = 1024
LOWEST: Final = -16.0
HIGHEST: Final = 65535.0
LAYOUT: Final = Layout([("view", (PLACES,)), ("pending", (TOKENS,))])
FEATURES: Final = Layout([("path", (TOKENS,))])


class AnyEncoding:
    """One layout for every game."""

    name = "any-v1"
    tokens = TOKENS
    layout = LAYOUT
    features = FEATURES

    def path(self, action: Action, seat: Seat) -> Path:
        number = int(action)
        if number < BYTES:
            return (number,)
        digits: list[int] = []
        while number:
            digits.append(number % BYTES)
            number //= BYTES
        digits.append(BYTES + len(digits) - 1)
        digits.reverse()
        return tuple(digits)

    def action(self, path: Sequence[int], seat: Seat) -> Action:
        number = 0
        for digit in path[1:] if len(path) > 1 else path:
            number = number * BYTES + digit
        if self.path(Action(number), seat) != tuple(path):
            raise ValueError(f"{list(path)} is no action of {self.name}")
        return Action(number)

    def next_tokens(self, actions: list[Any], seat: Seat, depth: int) -> list[int]:
        return [self.path(action, seat)[depth] for action in actions]

    def menu(self, game: Game[Any, Any, Any], state: Any, seat: Seat) -> Menu:
        return Menu(self, game.legal(state), seat, 0)

    def token_name(self, token: int) -> str:
        return str(token) if token < BYTES else f"{token - BYTES + 1} bytes"

    def observe(self, view: Data, out: Buffer) -> None:
        start = LAYOUT.starts["view"]
        for name, value in view.items():
            write(name, value, start, out)

    def describe(self, view: Data, action: Action, out: Buffer) -> None:
        start = FEATURES.starts["path"]
        for token in self.path(action, view.get("seat") or 0):
            out[start + token] += 1


def write(name: str, value: Any, start: int, out: Buffer) -> None:
    """Writes what stands under a name, leaf by leaf."""
    if isinstance(value, dict):
        for key, item in value.items():
            write(f"{name}/{key}", item, start, out)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            write(f"{name}/{index}", item, start, out)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        place = start + crc32(name.encode()) % PLACES
        out[place] = min(HIGHEST, max(LOWEST, out[place] + value))
    else:
        place = start + crc32(f"{name}={value}".encode()) % PLACES
        out[place] += 1
