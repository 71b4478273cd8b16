"""A table in words, for ears and terminals: how it stands, everything on it, and what an action is called.

A reader knows nothing but the view of a seat and the facts of the box, as data. The browser has readers of
the same sort (`web/src/boards/<game>/reader.ts`), with the same words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from obelisk.catalog import part
from obelisk.core.kit import Kit
from obelisk.i18n.catalogue import FactValue, plain
from obelisk.i18n.narrate import Narrator


@dataclass(frozen=True)
class Scene:
    """All that a reader is given: the words, a view as data and drawn, and what is in the box."""

    narrator: Narrator
    view: Mapping[str, Any]
    drawing: str
    facts: Mapping[str, Any]
    options: Mapping[str, Any]


class Reader:
    """Reads a table out; this one any game that has words for its actions, by its own drawing."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.narrator = scene.narrator
        self.view = scene.view
        self.facts = scene.facts

    def say(self, id: str, **facts: FactValue) -> str:
        return self.narrator.words.say(id, **facts)

    def stands(self) -> list[str]:
        """How it stands, in a few sentences."""
        return self.scene.drawing.splitlines()

    def details(self) -> list[str]:
        """Everything else on the table, line by line."""
        return []

    def about(self, word: str) -> list[str]:
        """What is known about something that is named by a part of its name, or by its place."""
        wanted = word.casefold()
        lines = dict.fromkeys([*self.stands(), *self.details()])
        return [line for line in lines if wanted in plain(line).casefold()]

    def action(self, text: str, seat: int) -> str:
        """An action, as a record writes it, in words."""
        return self.narrator.choice(text)


def read(kit: Kit, narrator: Narrator, view: object, options: Any) -> Reader:
    """The reader of a game for a view; `options` are those that the seat knows."""
    game = kit.game
    scene = Scene(
        narrator, game.encode_view(view), kit.text(view), game.facts(options), game.encode_options(options)
    )
    made: Reader = (part(kit.reader) if kit.reader else Reader)(scene)
    return made
