"""All about Legends in one place."""

from __future__ import annotations

from typing import Final

from obelisk.core.kit import Kit
from obelisk.games.legends import cardfile, options, render
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.deckfile import parse_deck
from obelisk.games.legends.deckbuilding.presets import PRESETS
from obelisk.games.legends.game import GAME
from obelisk.games.legends.miniature import MINIATURE


def read_deck(text: str, name: str) -> object:
    return parse_deck(KNOWN, text, name)


def read_card_file(text: str, name: str) -> object:
    return cardfile.load(text, name).encode()


KIT: Final = Kit(
    GAME,
    choices={"decks": [[own, other] for own in PRESETS for other in PRESETS]},
    other_choices={"first": [*options.FIRSTS]},
    files={"decks": read_deck, "card_file": read_card_file},
    aliases={"deck": ("decks", 0), "against": ("decks", 1)},
    parameters=["deck", "against", "match", "mulligan"],
    draw=render.draw,
    draw_private=render.draw_private,
    reader="obelisk.readers.legends:LegendsReader",
    picture="obelisk.pictures.legends:draw",
    positions="obelisk.positions.legends:FORM",
    lessons="obelisk.lessons:legends",
    exercises="obelisk.exercises.themes.legends:THEMES",
    has_board=True,
    bots="obelisk.bots.brains.legends:BRAIN",
    tensors="obelisk.tensors.legends:LegendsEncoding",
    bench={},
    miniature=MINIATURE,
    open_kinds=["begin", "announce", "dragon", "end"],
    passes={
        "begin": ["done"],
        "leadership": ["done"],
        "engagement": ["start", "continue"],
        "character": ["done"],
        "support": ["done"],
    },
)
