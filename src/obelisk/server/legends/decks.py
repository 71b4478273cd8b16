"""Decks of Legends: the cards, what is wrong with a deck, deck files, and the decks that people keep."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from obelisk.core.document import InvalidDocument
from obelisk.games.legends import cardfile
from obelisk.games.legends.cards.card import CardTable
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.checks import check_deck
from obelisk.games.legends.deckbuilding.deck import Deck, DeckRules, encode_deck, foreign_moons, known
from obelisk.games.legends.deckbuilding.deckfile import decode_deck, parse_deck, write_deck
from obelisk.games.legends.deckbuilding.presets import FAMILIES, PRESETS
from obelisk.games.legends.words import LEADER
from obelisk.i18n.catalogue import catalogue, plain
from obelisk.server.refusals import Refusal
from obelisk.server.wire import Answer, Data, Language, Request
from obelisk.server.words import clean_title

DECKS_PER_PERSON: Final = 100
FILE_LENGTH: Final = 20_000
MOST_LINES: Final = 50

CardFileName = Literal["", "samples"]
"""Which cards there are besides the known ones: none, or our samples of the modules."""


class LegendsBox(Answer):
    """Every card with what is printed on it; module cards bring their names and texts."""

    cards: list[Data]
    modules: list[Data]
    presets: dict[str, list[str]]
    families: dict[str, list[str]]


class TableRules(Request):
    """The options of a table that decide which decks are legal."""

    match: bool = False
    families: bool = False
    emissaries: bool = False
    inquisitors: bool = False
    achievements: bool = False


class DeckCheck(Request):
    deck: Data
    rules: TableRules = msgspec.field(default_factory=TableRules)
    cards: CardFileName = ""


class DeckProblemInfo(Answer):
    reason: str
    rule: str
    facts: Data


class DeckReport(Answer):
    """All that is wrong with a deck; the limits come from leader and inquisitor (null: there is none)."""

    problems: list[DeckProblemInfo]
    size: int
    size_limit: int | None
    moons: int
    moon_limit: int | None


class DeckFile(Request):
    text: Annotated[str, Meta(max_length=FILE_LENGTH)]
    cards: CardFileName = ""


class DeckToWrite(Request):
    deck: Data
    language: Language = "en"
    cards: CardFileName = ""


class DeckText(Answer):
    text: str


class DeckData(Answer):
    deck: Data


class KeptDeck(Answer):
    id: str
    title: str
    deck: Data
    changed: int


class KeptDecks(Answer):
    decks: list[KeptDeck]


class DeckToKeep(Request):
    deck: Data
    cards: CardFileName = ""


@cache
def table_of(cards: CardFileName) -> CardTable:
    return KNOWN if cards == "" else cardfile.samples().table()


@cache
def box() -> LegendsBox:
    """What lies in the boxes; it never changes."""
    samples = cardfile.samples()
    modules: list[Data] = []
    for card in samples.table().cards[len(KNOWN) :]:
        name, summary = samples.names[card.id], samples.texts.get(card.id, "")
        modules.append({**card.facts(), "name": name, "summary": summary})
    return LegendsBox(
        cards=[card.facts() for card in KNOWN.cards], modules=modules, presets=PRESETS, families=FAMILIES
    )


def deck_of(data: Data, table: CardTable) -> Deck:
    """The deck that somebody sent, legal or not; raises `Refusal`."""
    try:
        return decode_deck(table, data)
    except InvalidDocument as error:
        raise unreadable(error) from None


def unreadable(error: InvalidDocument) -> Refusal:
    """Every line that cannot be read: its number, what stands there, and the id of the reason if any."""
    lines: list[dict[str, Any]] = []
    for problem in error.problems[:MOST_LINES]:
        id, colon, _ = problem.reason.partition(": ")
        lines.append({"line": problem.line, "where": problem.where, "reason": id if colon else "unreadable"})
    return Refusal(422, "bad_deck", reason="unreadable", facts={"problems": lines})


def report(data: DeckCheck) -> DeckReport:
    """Every violation of a deck under the rules of a table."""
    table = table_of(data.cards)
    deck = deck_of(data.deck, table)
    rules = DeckRules(
        data.rules.match,
        data.rules.families,
        data.rules.emissaries,
        data.rules.inquisitors,
        data.rules.achievements,
    )
    problems = [
        DeckProblemInfo(reason=problem.reason, rule=problem.rule, facts=problem.facts)
        for problem in check_deck(table, deck, rules)
    ]
    size: int | None = None
    moons: int | None = None
    leader = known(table, deck.leader)
    if deck.kind == "built" and leader is not None and leader.type == LEADER:
        inquisitor = known(table, deck.inquisitor)
        size = leader.deck_size + (inquisitor.deck_size if inquisitor is not None else 0)
        moons = leader.moon_limit + (inquisitor.moon_limit if inquisitor is not None else 0)
    return DeckReport(
        problems=problems,
        size=len(deck.cards),
        size_limit=size,
        moons=foreign_moons(table, deck) if deck.leader else 0,
        moon_limit=moons,
    )


def read_file(data: DeckFile) -> DeckData:
    """The deck of a deck file; raises `Refusal` with every line that cannot be read."""
    try:
        deck = parse_deck(table_of(data.cards), data.text)
    except InvalidDocument as error:
        raise unreadable(error) from None
    return DeckData(deck=encode_deck(deck))


def write_file(data: DeckToWrite) -> DeckText:
    """The deck file of a deck, with the names of its cards behind the ids."""
    table = table_of(data.cards)
    deck = deck_of(data.deck, table)
    words = catalogue(data.language)
    names: dict[str, str] = {}
    for id in [*deck.cards, deck.leader]:
        if words.has(f"card-{id}"):
            names[id] = plain(words.say(f"card-{id}"))
    return DeckText(text=write_deck(deck, names))


def kept(data: DeckToKeep) -> tuple[str, str]:
    """Title and JSON text of a deck to keep; it need not be legal yet."""
    deck = deck_of(data.deck, table_of(data.cards))
    deck.title = clean_title(deck.title)
    return deck.title, msgspec.json.encode(encode_deck(deck)).decode()
