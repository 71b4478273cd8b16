"""The games of this program by id: ours, and those of packages that are installed beside it.

A package registers a game with an entry point of the group `obelisk.games`, from the game's id to its kit:

    [project.entry-points."obelisk.games"]
    omen = "omen.kit:KIT"

Ours are named in the same way. They stand here because entry points are written when a package is installed:
a working copy would not know a game that it got afterwards.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from obelisk.core.errors import UnknownName
from obelisk.core.kit import AnyGame, Kit

GROUP: Final = "obelisk.games"
OURS: Final = {
    "city": "obelisk.games.city.kit:KIT",
    "drakon": "obelisk.games.drakon.kit:KIT",
    "legends": "obelisk.games.legends.kit:KIT",
    "legends-draft": "obelisk.games.legends.draft.kit:KIT",
}
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class BrokenKit(UnknownName):
    """A package registers a game, and the game cannot be loaded; the text says why in one line."""


def part(reference: str) -> Any:
    """What a kit names: `package.module:name`."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


class Games:
    """Kits by the ids of their games. Each is loaded when it is first asked for."""

    def __init__(self, ours: dict[str, str]) -> None:
        self._ours = ours
        self._others: dict[str, str] | None = None
        self._kits: dict[str, Kit] = {}

    def ids(self) -> list[str]:
        """The games that can be played: ours first, then those of others."""
        return [id for id in self._references() if not self.problem(id)]

    def problems(self) -> dict[str, str]:
        """What is wrong with the kits that cannot be loaded, by id."""
        return {id: text for id in self._references() if (text := self.problem(id))}

    def get(self, id: str) -> Kit:
        """The kit of a game; raises `UnknownName`."""
        if id not in self._kits:
            reference = self._ours.get(id) or self._references().get(id)
            if reference is None:
                raise UnknownName(f"unknown game {id!r}; known: {', '.join(self.ids())}")
            self._kits[id] = loaded(id, reference)
        return self._kits[id]

    def has(self, id: str) -> bool:
        return id in self._ours or id in self._references()

    def kits(self) -> list[Kit]:
        """All that can be loaded."""
        return [self.get(id) for id in self.ids()]

    def problem(self, id: str) -> str:
        """Why a game of somebody else cannot be loaded, or nothing: one of ours that cannot is our own fault,
        and whoever asks for it is told by an error.
        """
        if id in self._ours:
            return ""
        try:
            self.get(id)
        except BrokenKit as broken:
            return str(broken)
        return ""

    def _references(self) -> dict[str, str]:
        if self._others is None:
            found = sorted((entry.name, entry.value) for entry in entry_points(group=GROUP))
            self._others = {name: value for name, value in found if name not in self._ours}
        return {**self._ours, **self._others}


def loaded(id: str, reference: str) -> Kit:
    """The kit that a reference names; raises `BrokenKit`. Whatever a package does wrong is its own fault."""
    try:
        kit = part(reference)
    except Exception as error:
        raise BrokenKit(f"game {id!r}: {reference} cannot be loaded: {error}") from error
    if not isinstance(kit, Kit):
        raise BrokenKit(f"game {id!r}: {reference} is no Kit")
    if not ID.fullmatch(id) or kit.game.id != id:
        raise BrokenKit(f"game {id!r}: its id is {kit.game.id!r}; both must be the same, such as my-game")
    return kit


GAMES: Final = Games(OURS)


def kit_of(game: AnyGame) -> Kit:
    """The kit of a game; one with defaults for a game that nobody has registered."""
    return GAMES.get(game.id) if GAMES.has(game.id) else Kit(game)
