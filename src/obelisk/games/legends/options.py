"""The options of a table, and the cast of cards they make.  [LEG-3]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from obelisk.core.document import InvalidDocument
from obelisk.core.errors import InvalidOptions, OptionProblem
from obelisk.core.options import read_flag, refuse_unknown
from obelisk.games.legends import cardfile, words
from obelisk.games.legends.cardfile import CardFile
from obelisk.games.legends.cards.card import CardTable
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.cast import Cast
from obelisk.games.legends.deckbuilding import deck as decks
from obelisk.games.legends.deckbuilding.checks import check_decks
from obelisk.games.legends.deckbuilding.deck import DRAFTED, PRESET, Deck, DeckRules
from obelisk.games.legends.deckbuilding.deckfile import decode_deck

FLAGS: Final = ["match", "families", "emissaries", "inquisitors", "achievements", "mulligan", "open_lists"]
NAMES: Final = ["decks", *FLAGS, "first", "max_turns", "card_file"]
FIRSTS: Final = ["random", "p1", "p2"]
DEFAULT_DECKS: Final = ["vulca", "hoax"]
DEFAULT_MAX_TURNS: Final = 500
RULE: Final = "LEG-26"
SAMPLES: Final = "samples"
CLOSED: Final = "closed"
"""The kind of a deck that the reader of the options does not know, or is not chosen yet: null as data."""
LONGEST_TURN: Final = 200
"""No turn has more decisions; the longest seen has 60."""
LONGEST_MATCH: Final = 9


class Options:
    """Checked options with the cast they make; immutable, shared by all states of a game."""

    __slots__ = ("aside", "card_file", "cast", "decks", "first", "flags", "max_turns")

    def __init__(
        self,
        decks: list[Deck],
        flags: dict[str, bool],
        first: int,
        max_turns: int,
        card_file: CardFile | None,
    ) -> None:
        self.decks = decks
        self.flags = flags
        self.first = first
        self.max_turns = max_turns
        self.card_file = card_file
        table = KNOWN if card_file is None else card_file.table()
        self.cast = Cast(
            table,
            [list_of(table, deck, flags["match"]) for deck in decks],
            match=flags["match"],
            mulligan=flags["mulligan"],
            achievements=flags["achievements"],
            closed_lists=not flags["open_lists"] and not all(is_public(deck) for deck in decks),
            first=first,
            max_turns=max_turns,
            spares=[len(spares_of(deck, flags["match"])) for deck in decks],
        )
        # The cards of each pool that are not in the deck at first, as instances.
        self.aside: list[list[int]] = []
        for seat, deck in enumerate(decks):
            spares = [table.index(id) for id in spares_of(deck, flags["match"])]
            self.aside.append([self.cast.instances[seat][index] for index in sorted(spares)])


def is_public(deck: Deck) -> bool:
    """Whether everybody knows the list: presets as they come.  [LEG-2.4]"""
    return deck.kind == PRESET and not deck.family and not deck.emissary


def list_of(table: CardTable, deck: Deck, match: bool) -> list[int]:
    """The cards of a seat as places in the table: leader, emissary, inquisitor, then the others in table
    order: the deck, and in a match what a drafter may exchange.
    """
    fixed = [table.index(id) for id in (deck.leader, deck.emissary, deck.inquisitor) if id]
    return [*fixed, *sorted(table.index(id) for id in [*deck.cards, *spares_of(deck, match)])]


def known(options: Options, seats: list[int]) -> Options:
    """The options without the private lists of other seats.  [LEG-2.4]"""
    if not options.cast.closed_lists:
        return options
    shown: list[Deck] = []
    for seat, deck in enumerate(options.decks):
        shown.append(deck if seat in seats or is_public(deck) else Deck(CLOSED, []))
    return Options(shown, options.flags, options.first, options.max_turns, options.card_file)


def require_decks(options: Options) -> None:
    """Raises `InvalidOptions` where a deck is not known."""
    if any(deck.kind == CLOSED for deck in options.decks):
        raise InvalidOptions([OptionProblem("decks", None, "LEG-19", "a seat has no deck")])


def spares_of(deck: Deck, match: bool) -> list[str]:
    """What a drafter has besides the deck and may exchange between the games of a match.  [LEG-19.13]"""
    if deck.kind != DRAFTED or not match:
        return []
    return [id for id in deck.pool if id not in deck.cards]


def read(values: Mapping[str, object]) -> Options:
    """Options with defaults filled in; all problems are reported at once.  [LEG-26]"""
    problems: list[OptionProblem] = []
    refuse_unknown(values, NAMES, RULE, problems)
    flags = {name: read_flag(values, name, RULE, problems) for name in FLAGS}
    first = values.get("first", FIRSTS[0])
    if first not in FIRSTS:
        problems.append(OptionProblem("first", first, "LEG-4.4", "must be random, p1 or p2"))
    max_turns = values.get("max_turns", DEFAULT_MAX_TURNS)
    if not isinstance(max_turns, int) or isinstance(max_turns, bool) or max_turns < 0:
        problems.append(OptionProblem("max_turns", max_turns, "LEG-9.8", "must be a whole number, 0 or more"))
        max_turns = DEFAULT_MAX_TURNS
    card_file = read_card_file(values.get("card_file"), problems)
    table = KNOWN if card_file is None else card_file.table()
    chosen = read_decks(table, values.get("decks", DEFAULT_DECKS), problems)
    if chosen and not problems:
        rules = DeckRules(
            flags["match"],
            flags["families"],
            flags["emissaries"],
            flags["inquisitors"],
            flags["achievements"],
        )
        told = [seat for seat, deck in enumerate(chosen) if deck.kind != CLOSED]
        for problem in check_decks(table, [chosen[seat] for seat in told], rules):
            place = problem.facts.get("seat")
            seat = told[place] if isinstance(place, int) else None
            problems.append(OptionProblem("decks", seat, problem.rule, problem.reason, problem.facts))
    if problems:
        raise InvalidOptions(problems)
    return Options(
        chosen,
        flags,
        FIRSTS.index(str(first)) - 1 if first != FIRSTS[0] else words.NOBODY,
        max_turns,
        card_file,
    )


def read_card_file(value: object, problems: list[OptionProblem]) -> CardFile | None:
    """The module cards: `samples`, or the data of a file as `CardFile.encode` writes it.  [LEG-18.1]"""
    if value is None:
        return None
    if value == SAMPLES:
        return cardfile.samples()
    try:
        return cardfile.decode(value)
    except InvalidDocument as error:
        for problem in error.problems:
            problems.append(OptionProblem("card_file", "…", problem.rule, problem.fault()))
        return None


def read_decks(table: CardTable, value: object, problems: list[OptionProblem]) -> list[Deck]:
    """One deck per seat: the name of a preset, a deck as data, or null: not known.  [LEG-19]"""
    if not isinstance(value, list) or len(value) != 2:
        problems.append(OptionProblem("decks", value, "LEG-19", "must be a list of two decks"))
        return []
    found: list[Deck] = []
    for item in value:
        try:
            if item is None:
                found.append(Deck(CLOSED, []))
            else:
                found.append(item if isinstance(item, Deck) else decode_deck(table, item))
        except InvalidDocument as error:
            problems.append(OptionProblem("decks", item, "LEG-19", str(error)))
    return found if len(found) == 2 else []


def encode(options: Options) -> dict[str, object]:
    """Every option with its value as JSON data; `read` reads it back."""
    data: dict[str, object] = {"decks": [encode_deck(deck) for deck in options.decks]}
    data.update(options.flags)
    data["first"] = FIRSTS[options.first + 1]
    data["max_turns"] = options.max_turns
    data["card_file"] = None if options.card_file is None else options.card_file.encode()
    return data


def encode_deck(deck: Deck) -> object:
    """A plain preset by its name, any other deck whole, an unknown one as nothing."""
    if deck.kind == CLOSED:
        return None
    if is_public(deck) and not deck.inquisitor and not deck.title:
        return deck.preset
    return decks.encode_deck(deck)


def decision_bound(options: Options) -> int:
    """No game has more decisions; 0 without a turn limit."""
    games = LONGEST_MATCH if options.flags["match"] else 1
    return options.max_turns * LONGEST_TURN * games
