"""Positions of Legends as text: zones by card ids, as its notation has them.  [LEG-22]

One that is written is at the beginning of a turn, before anything was done in it; what happens within a turn
is told by its actions.
"""

from __future__ import annotations

from typing import Any, Final

from obelisk.core.archive import MANY
from obelisk.core.notation import seat_name
from obelisk.core.rng import Rng
from obelisk.games.legends import words
from obelisk.games.legends.cards.card import is_fixed
from obelisk.games.legends.cast import Cast
from obelisk.games.legends.encoding import decode_state, encode_state
from obelisk.games.legends.options import Options
from obelisk.games.legends.state import State, new_state
from obelisk.positions.form import deal
from obelisk.positions.lines import HIDDEN, InvalidPosition, Line, Lines, told

NOBODY: Final = "-"
ZONES: Final = {
    "hand": words.IN_HAND,
    "combat": words.IN_COMBAT,
    "support": words.IN_SUPPORT,
    "leadership": words.IN_LEADERSHIP,
    "pile": words.IN_PILE,
    "loose": words.IN_PILE,
    "ships": words.IN_SHIPS,
    "cargo": words.IN_CARGO,
    "achievements": words.IN_ACHIEVEMENTS,
    "aside": words.IN_ASIDE,
    "bottom": words.IN_DECK,
}
"""All but the deck: `pile` is the discard pile, the top one last, over `loose`, whose order nobody knows."""
OPEN: Final = ("combat", "support", "leadership", "pile", "ships", "cargo", "achievements")
ACTIVE: Final = ("combat", "support", "ships", "cargo", "achievements")
FLAGS: Final = {
    "active": words.ACTIVE,
    "down": words.FACE_DOWN,
    "landed": words.LANDED,
    "revealed": words.REVEALED,
    "known": words.PLACE_KNOWN,
    "spoiled": words.SPOILED,
    "plain": 0,
}
NUMBERS: Final = {"played": "order", "chosen": "stamp", "seen": "seen"}
FIGHTS: Final = ["peace", "started", "running"]
PHASES: Final = ("begin", "leadership", "engagement", "decline", "character")
"""The phases in which a turn can begin with a decision; the others follow from what was done before."""
TOLD: Final = {
    "game", "first", "turn", "active", "phase", "fight", "element", "announced", "ran_out", "sequence",
    "crystals", "dragons", "moved", "hyla", "seats", "zone", "flags", "link", "order", "stamp", "seen",
}  # fmt: skip
"""What lines tell; all else is as at the beginning of a turn."""


class LegendsForm:
    """How a position of Legends is written."""

    def write(self, state: State) -> list[str] | None:
        """All but the decks, which are what is left."""
        cast = state.cast
        data: dict[str, Any] = encode_state(state)
        plain: dict[str, Any] = encode_state(new_state(cast))
        phase = words.PHASE_NAMES[data["phase"]]
        if phase not in PHASES or any(data[key] != plain[key] for key in data if key not in TOLD):
            return None
        lines = [told("first", seat_name(data["first"])), told("active", seat_name(data["active"]))]
        lines += [told("game", data["game"]), told("turn", data["turn"]), told("phase", phase)]
        if data["fight"] != words.PEACE:
            element = words.ELEMENT_NAMES[data["element"] - 1] if data["element"] else NOBODY
            lines.append(told("fight", FIGHTS[data["fight"]], element, data["announced"]))
        lines.append(
            told("dragons", *[NOBODY if at == words.MIDDLE else seat_name(at) for at in data["dragons"]])
        )
        if any(data["crystals"]):
            lines.append(told("crystals", *data["crystals"]))
        if data["ran_out"] != words.NOBODY:
            lines.append(told("ran_out", seat_name(data["ran_out"])))
        lines.append(told("sequence", data["sequence"]))
        if data["moved"]:
            lines.append("moved yes")
        if data["hyla"] != words.NONE:
            lines.append(told("hyla", full_name(cast, data["hyla"])))
        cards = CardTexts(cast, data)
        for seat, zones in enumerate(data["seats"]):
            for zone in ZONES:
                shown = [cards.text(seat, zone, id) for id in zones[zone]]
                if shown != usual(state, seat, zone):
                    lines.append(told(zone, seat_name(seat), *shown))
            marked = [cards.text(seat, "deck", id) for id in zones["deck"]]
            marked = [text for text in marked if "[" in text]
            if marked:
                lines.append(told("deck", seat_name(seat), *marked))
            if zones["texts"] != texts_of(cast, seat, data["flags"]):
                lines.append(told("texts", seat_name(seat), *zones["texts"]))
        return lines

    def read(self, options: Options, lines: Lines, rng: Rng) -> State:
        """The state; cards that are `?` come from those of the seat that lie nowhere else."""
        cast = options.cast
        state = new_state(cast)
        state.aside = options.aside
        data: dict[str, Any] = encode_state(state)
        read_turn(lines, data)
        reader = CardReader(cast, data)
        hyla = lines.one("hyla")
        if hyla is not None:
            if len(hyla.words) != 1:
                raise hyla.fail("'hyla' needs a card: p1:hyla-01")
            data["hyla"] = reader.full(hyla, hyla.words[0])
            reader.put(hyla, data["hyla"], words.IN_HYLA, words.PLACE_KNOWN | words.ACTIVE)
        hidden = [0, 0]
        for zone, number in ZONES.items():
            found = lines.by_seat(zone, 2)
            for seat in range(2):
                if seat not in found:
                    data["seats"][seat][zone] = usual(state, seat, zone)
                    for id in usual(state, seat, zone):
                        reader.put(None, reader.instance(seat, id), number, usual_flags(zone))
                    continue
                line = found[seat]
                items = line.items(line.words)
                if zone == "hand":
                    hidden[seat] = items.count(HIDDEN)
                    items = [item for item in items if item != HIDDEN]
                data["seats"][seat][zone] = [reader.card(line, seat, zone, number, item) for item in items]
        for seat, line in lines.by_seat("deck", 2).items():
            for item in line.items(line.words):
                reader.card(line, seat, "deck", words.IN_DECK, item)
        texts = lines.by_seat("texts", 2)
        lines.check()
        for seat in range(2):
            zones = data["seats"][seat]
            zones["deck"] = reader.rest(seat)
            if hidden[seat] > len(zones["deck"]):
                raise InvalidPosition(0, f"{seat_name(seat)} has fewer cards than that")
            for _ in range(hidden[seat]):
                id = deal(zones["deck"], rng)
                zones["hand"].append(id)
                data["zone"][reader.instance(seat, id)] = words.IN_HAND
            zones["hand"].sort(key=lambda id, seat=seat: reader.instance(seat, id))
            derived = texts_of(cast, seat, data["flags"])
            zones["texts"] = read_texts(texts[seat], derived) if seat in texts else derived
        return decode_state(options, data)


FORM: Final = LegendsForm()


def read_turn(lines: Lines, data: dict[str, Any]) -> None:
    """The score, the fight and whose turn it is."""
    first = lines.seat("first", 0, 2)
    data["first"] = first
    data["active"] = lines.seat("active", first, 2)
    data["game"] = lines.number("game", 1, 1, MANY)
    data["turn"] = lines.number("turn", 1, 0, MANY)
    data["phase"] = words.PHASE_NAMES.index(lines.word("phase", "begin", PHASES))
    line, fight = lines.words("fight", 3, [])
    if line is not None:
        data["fight"] = FIGHTS.index(line.one_of(fight[0], FIGHTS))
        element = line.one_of(fight[1], [*words.ELEMENT_NAMES, NOBODY])
        data["element"] = 0 if element == NOBODY else words.ELEMENT_NAMES.index(element) + 1
        data["announced"] = line.integer(fight[2], 0, MANY)
    line, dragons = lines.words("dragons", words.DRAGONS, [NOBODY] * words.DRAGONS)
    if line is not None:
        data["dragons"] = [words.MIDDLE if one == NOBODY else line.seat(one, 2) for one in dragons]
    data["crystals"] = lines.numbers("crystals", 2, MANY)
    data["ran_out"] = lines.seat("ran_out", words.NOBODY, 2)
    data["sequence"] = lines.number("sequence", 0, 0, MANY)
    data["moved"] = lines.flag("moved")


def read_texts(line: Line, derived: list[str]) -> list[str]:
    """The texts in force in another order."""
    if sorted(line.words) != sorted(derived):
        raise line.fail(f"these texts are in force: {' '.join(derived)}")
    return line.words


def usual(state: State, seat: int, zone: str) -> list[str]:
    """What lies in a zone of which nothing is said: leaders, and what is left out of a drafted deck."""
    cast = state.cast
    base = cast.bases[seat]
    own = range(base, base + cast.sizes[seat])
    if zone == "leadership":
        return [cast.cards[card].id for card in own if is_fixed(cast.cards[card])]
    return [cast.cards[card].id for card in state.aside[seat]] if zone == "aside" else []


def usual_flags(zone: str) -> int:
    """The marks of a card that need not be said."""
    return (words.ACTIVE if zone in ACTIVE else 0) | (words.PLACE_KNOWN if zone in OPEN else 0)


def texts_of(cast: Cast, seat: int, flags: list[int]) -> list[str]:
    """The cards of a seat whose texts are in force.  [LEG-15.5]"""
    base = cast.bases[seat]
    found = [
        card
        for card in range(base, base + cast.sizes[seat])
        if flags[card] & words.ACTIVE and not flags[card] & words.FACE_DOWN and cast.effects[card]
    ]
    found = [card for card in cast.inquisitors if cast.owners[card] == seat and cast.effects[card]] + found
    return [cast.cards[card].id for card in found]


def full_name(cast: Cast, card: int) -> str:
    """`p1:vulca-05`"""
    return f"{seat_name(cast.owners[card])}:{cast.cards[card].id}"


class CardTexts:
    """Writes cards with what is marked on them: `vulca-05[active,known,played=3]`."""

    def __init__(self, cast: Cast, data: dict[str, Any]) -> None:
        self._cast = cast
        self._data = data

    def text(self, seat: int, zone: str, id: str) -> str:
        cast, data = self._cast, self._data
        card = cast.instances[seat][cast.table.index(id)]
        marks: list[str] = []
        flags = data["flags"][card]
        if flags != usual_flags(zone):
            marks = [name for name, bit in FLAGS.items() if flags & bit] or ["plain"]
        marks += [f"{name}={data[key][card]}" for name, key in NUMBERS.items() if data[key][card]]
        if data["link"][card] != words.NONE:
            marks.append(f"link={full_name(cast, data['link'][card])}")
        return f"{id}[{','.join(marks)}]" if marks else id


class CardReader:
    """Reads cards with their marks, each of them once."""

    def __init__(self, cast: Cast, data: dict[str, Any]) -> None:
        self._cast = cast
        self._data = data
        self._placed: set[int] = set()

    def instance(self, seat: int, id: str) -> int:
        return self._cast.instances[seat][self._cast.table.index(id)]

    def known(self, line: Line, seat: int, id: str) -> int:
        """A card that a seat owns."""
        table = self._cast.table
        card = self._cast.instances[seat][table.index(id)] if table.has(id) else words.NONE
        if card == words.NONE:
            raise line.fail(f"{seat_name(seat)} has no card {id!r}")
        return card

    def full(self, line: Line, text: str) -> int:
        """`p1:vulca-05`"""
        owner, colon, id = text.partition(":")
        if not colon:
            raise line.fail(f"{text!r} is no card with its seat, such as p1:vulca-05")
        return self.known(line, line.seat(owner, 2), id)

    def put(self, line: Line | None, card: int, zone: int, flags: int) -> None:
        """Lays a card into a zone, openly or not."""
        if card in self._placed:
            name = full_name(self._cast, card)
            raise InvalidPosition(line.number if line else 0, f"{name} lies elsewhere already")
        self._placed.add(card)
        self._data["zone"][card] = zone
        self._data["flags"][card] = flags

    def card(self, line: Line, seat: int, zone: str, number: int, text: str) -> str:
        """A card of a zone with its marks; cards of the deck that are named lie there without order."""
        id, bracket, rest = text.partition("[")
        card = self.known(line, seat, id)
        self.put(line, card, number, usual_flags(zone))
        if bracket:
            if not rest.endswith("]"):
                raise line.fail(f"{text!r} has no ']'")
            self.mark(line, card, rest[:-1].split(","))
        if zone == "deck":
            self._placed.discard(card)
        return id

    def mark(self, line: Line, card: int, marks: list[str]) -> None:
        data = self._data
        flags = [FLAGS[mark] for mark in marks if mark in FLAGS]
        if flags:
            data["flags"][card] = sum(set(flags))
        for mark in marks:
            name, sign, value = mark.partition("=")
            if name == "link" and sign:
                data["link"][card] = self.full(line, value)
            elif name in NUMBERS and sign:
                most = words.SEEN_NOW if name == "seen" else MANY
                data[NUMBERS[name]][card] = line.integer(value, 0, most)
            elif mark not in FLAGS:
                raise line.fail(f"{mark!r} is no mark of a card")

    def rest(self, seat: int) -> list[str]:
        """The cards of a seat that lie nowhere else."""
        base = self._cast.bases[seat]
        own = range(base, base + self._cast.sizes[seat])
        return [self._cast.cards[card].id for card in own if card not in self._placed]
