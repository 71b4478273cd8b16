"""Everything that reads what others wrote, each as a function of bytes. It may refuse; it must not break.

A target raises only what is a fault of ours: an error that is no refusal, or something that was read and does
not come back the same. `scripts/fuzz.py` feeds them by coverage, `test_fuzz_seeds.py` with what is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, Final

import msgspec

from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from obelisk.core.document import InvalidDocument
from obelisk.core.errors import IllegalAction, InvalidNotation, InvalidOptions
from obelisk.core.record import InvalidRecord, Replay, first_link, next_link, read, verify_fairness, write
from obelisk.core.rng import Rng
from obelisk.core.table import open_table
from obelisk.games.city import tileset as city_tiles
from obelisk.games.drakon import tileset as drakon_tiles
from obelisk.games.legends import cardfile
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.checks import check_deck
from obelisk.games.legends.deckbuilding.deck import DeckRules, encode_deck
from obelisk.games.legends.deckbuilding.deckfile import decode_deck, parse_deck, write_deck
from obelisk.jsontext import decode_json, encode_json
from obelisk.positions.course import position_course
from obelisk.positions.lines import InvalidPosition
from obelisk.positions.study import InvalidNotes, read_notes, write_notes
from obelisk.server.messages import MoveMessage, SayMessage, message_decoder
from obelisk.server.refusals import Refusal
from obelisk.server.wire import NewTable
from obelisk.server.words import clean_chat, clean_data, clean_title

NAMES: Final = ["city", "drakon", "legends", "legends-draft"]
PLAYERS: Final[dict[str, dict[str, object]]] = {
    "city": {"players": 2},
    "drakon": {"players": 3},
    "legends-draft": {"players": 2},
}
POSITIONS: Final = 6
MOST_LINES: Final = 60
PLAYED_ON: Final = 12


def split(data: bytes) -> tuple[int, str]:
    """The first byte says which of several; the rest is the text."""
    return (data[0] if data else 0), data[1:].decode("utf-8", "replace")


def chained(text: str) -> str:
    """A record whose hash chain fits: else nothing behind the header would ever be read."""
    lines = text.split("\n")[:MOST_LINES]
    start = next((number for number, line in enumerate(lines) if line.startswith("setup")), len(lines))
    link = first_link(lines[:start])
    for number in range(start, len(lines)):
        link = next_link(link, lines[number])
        lines[number] += f" #{link}"
    return "\n".join(lines)


def records(data: bytes) -> None:
    which, text = split(data)
    try:
        record = read(chained(text) if which % 2 else text, decode_json)
    except InvalidRecord:
        return
    if not record.is_cut:
        again = write(record, encode_json)
        assert write(read(again, decode_json), encode_json) == again, "a record that does not come back"
    with suppress(InvalidRecord):
        verify_fairness(record)
    try:
        Replay(GAMES.get(record.game).game, record).finish()
    except (InvalidRecord, LookupError):
        return


@cache
def position(game: str, number: int) -> Any:
    """A table after some random actions."""
    table: Any = open_table(GAMES.get(game).game, PLAYERS.get(game, {}), SeededChance(number), [])
    rng = Rng(f"fuzz/{number}")
    for _ in range(number * 9):
        decision = table.decision()
        if decision is None:
            break
        table.play(decision.seat, table.game.sample(table.state, rng))
    return table


def notation(data: bytes) -> None:
    which, text = split(data)
    table = position(NAMES[which % len(NAMES)], which // len(NAMES) % POSITIONS)
    game, state = table.game, table.state
    try:
        action = game.parse(state, text)
        if action in game.legal(state):
            assert game.parse(state, game.notate(state, action)) == action, (
                "an action that does not come back"
            )
    except (InvalidNotation, IllegalAction):
        pass
    with suppress(InvalidNotation):
        game.parse_chance(table.options, text)


def tiles(data: bytes) -> None:
    which, text = split(data)
    kind: Any = (city_tiles, drakon_tiles)[which % 2]
    try:
        found = kind.parse(text, "fuzzed")
    except InvalidDocument:
        return
    assert kind.encode(kind.decode(kind.encode(found))) == kind.encode(found), "tiles that do not come back"


def cards(data: bytes) -> None:
    try:
        found = cardfile.load(data.decode("utf-8", "replace"), "fuzzed")
    except InvalidDocument:
        return
    assert cardfile.decode(found.encode()).encode() == found.encode(), "cards that do not come back"
    found.table()


def decks(data: bytes) -> None:
    which, text = split(data)
    try:
        deck = parse_deck(KNOWN, text) if which % 2 else decode_deck(KNOWN, decode_json(text))
    except (InvalidDocument, ValueError, RecursionError):
        return
    check_deck(KNOWN, deck, DeckRules())
    same = encode_deck(deck)
    assert encode_deck(decode_deck(KNOWN, same)) == same, "a deck that does not come back"
    if which % 2:
        # Data may name cards that nobody knows; files may not.
        assert encode_deck(parse_deck(KNOWN, write_deck(deck, {}))) == same, "a file that does not come back"


def options(data: bytes) -> None:
    which, text = split(data)
    game = GAMES.get(NAMES[which % len(NAMES)]).game
    try:
        wish = msgspec.json.decode(text, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return
    try:
        found = game.options({name: clean_data(value) for name, value in wish.items()})
    except InvalidOptions:
        return
    encoded = game.encode_options(found)
    assert game.encode_options(game.options(encoded)) == encoded, "options that do not come back"
    game.seats(found)
    game.known_options(found, [0])


def frames(data: bytes) -> None:
    try:
        message = message_decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        message = None
    if isinstance(message, MoveMessage):
        for action in message.actions:
            notation(b"\x04" + action.encode("utf-8", "replace"))
    try:
        if isinstance(message, SayMessage):
            clean_chat(message.text)
        wish = msgspec.json.decode(data, type=NewTable)
        clean_title(wish.title)
        options(b"\x02" + msgspec.json.encode(wish.options))
    except (msgspec.DecodeError, UnicodeError, RecursionError, Refusal):
        return


def positions(data: bytes) -> None:
    text = data.decode("utf-8", "replace")
    try:
        course = position_course("\n".join(text.split("\n")[: 3 * MOST_LINES]))
    except InvalidPosition:
        return
    at = len(course.plies)
    again = position_course(course.position(at))
    same = course.game.encode_state(course.states[at])
    assert course.game.encode_state(again.states[-1]) == same, "a position that does not come back"
    game, state, rng = course.game, course.states[at], Rng(0)
    for number in range(PLAYED_ON):
        if game.decision(state) is None:
            break
        game.advance(state, game.sample(state, rng), SeededChance(number))
    with suppress(InvalidNotes):
        notes = write_notes(read_notes(course.record.notes, at))
        assert write_notes(read_notes(notes, at)) == notes, "variations that do not come back"


TARGETS: Final[dict[str, Callable[[bytes], None]]] = {
    "records": records,
    "notation": notation,
    "tiles": tiles,
    "cards": cards,
    "decks": decks,
    "options": options,
    "frames": frames,
    "positions": positions,
}
