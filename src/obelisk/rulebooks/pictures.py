"""The pictures of the rulebooks: real positions, as files describe them, and what a client draws of them.

A picture is begun like a lesson (options, what chance answers, what was played, values that are set); `show`
says what is drawn of it, `legal` which of the legal actions are marked.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from obelisk.catalog import GAMES
from obelisk.core.document import Document, Section
from obelisk.lessons.lesson import Lesson
from obelisk.lessons.pupil import Pupil, begin

FORMAT: Final = "pictures/1"
UNSEEN: Final = {"lists"}
"""Parts of a view that no picture shows: which cards are in whose deck."""


@dataclass(frozen=True)
class Picture:
    """A position and what is drawn of it."""

    id: str
    start: Lesson
    show: Sequence[str]
    legal: str

    def pupil(self) -> Pupil:
        """The position; raises `BrokenLesson`."""
        return begin(GAMES.get(self.start.game).game, self.start)


@cache
def pictures_of(game: str) -> tuple[Picture, ...]:
    """The pictures of a rulebook; raises `InvalidDocument`."""
    name = f"{game}/pictures.toml"
    document = Document.parse(files("obelisk.rulebooks").joinpath(name).read_text(encoding="utf-8"), name)
    top = document.top()
    if top.text("format") != FORMAT:
        top.refuse(("format",), f"is not {FORMAT!r}")
    found = [_picture(section, game, name) for section in top.sections("pictures", "id")]
    top.refuse_unknown()
    top.check()
    return tuple(found)


def _picture(section: Section, game: str, name: str) -> Picture:
    id = section.identifier("id")
    start = Lesson(
        game=game,
        id=id,
        name=name,
        place=1,
        minutes=1,
        seat=0,
        seed=f"{game} {id}",
        options=_table(section, "options"),
        chance=section.texts("chance") if section.has("chance") else [],
        played=section.texts("played") if section.has("played") else [],
        position=_table(section, "position"),
    )
    picture = Picture(id, start, section.texts("show"), section.text("legal", missing=""))
    section.refuse_unknown()
    return picture


def _table(section: Section, key: str) -> dict[str, object]:
    if not section.has(key):
        return {}
    table = section.section(key)
    return {name: table.value(name) for name in table.key_list()}


def drawings(game: str) -> dict[str, Any]:
    """What the client draws each picture from."""
    return {picture.id: drawing(picture) for picture in pictures_of(game)}


def drawing(picture: Picture) -> dict[str, Any]:
    pupil = picture.pupil()
    game, state = pupil.game, pupil.state
    view = {key: value for key, value in game.encode_view(game.view(state, 0)).items() if key not in UNSEEN}
    facts = game.facts(pupil.options)
    seen = json.dumps(view)
    cards = facts.get("cards")
    if isinstance(cards, Mapping):
        facts = {"cards": {id: card for id, card in cards.items() if f'"{id}"' in seen}}
    marked: list[str] = []
    if picture.legal:
        texts = (game.notate(state, action) for action in game.legal(state))
        marked = [text for text in texts if text.startswith(picture.legal + " ")]
    return {
        "show": list(picture.show),
        "view": view,
        "facts": facts,
        "options": game.encode_options(pupil.options),
        "legal": marked,
    }


def document(game: str) -> str:
    """The file that is made of them, `pictures.json`."""
    return json.dumps(drawings(game), ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"
