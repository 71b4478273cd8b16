"""All kinds of texts by name: every class of the family files that has a `KIND`, in the order of LEG-17.1."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from obelisk.games.legends.texts import (
    custom,
    demand,
    dragons,
    draw,
    ignore,
    limits,
    module,
    playing,
    remove,
    ship,
    values,
)
from obelisk.games.legends.texts.effect import Effect

FAMILIES: Final[list[ModuleType]] = [
    ignore,
    values,
    dragons,
    limits,
    playing,
    demand,
    draw,
    remove,
    ship,
    module,
    custom,
]


def kinds_of(family: ModuleType) -> list[type[Effect]]:
    """The kinds that a file defines, in its order."""
    found: list[type[Effect]] = []
    for thing in vars(family).values():
        if isinstance(thing, type) and issubclass(thing, Effect) and "KIND" in vars(thing) and thing.KIND:
            found.append(thing)
    return found


KINDS: Final[dict[str, type[Effect]]] = {kind.KIND: kind for family in FAMILIES for kind in kinds_of(family)}
