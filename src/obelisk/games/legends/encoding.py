"""States and views as JSON data. Cards are their ids, phases and zones their names."""

from __future__ import annotations

from typing import Final

from obelisk.core.document import NO_LINE, InvalidDocument, Problem
from obelisk.games.legends import words
from obelisk.games.legends.options import Options
from obelisk.games.legends.state import Cast, Frame, State, changed
from obelisk.games.legends.view import FLAGS, NUMBERS, CardView, FrameView, SeatView, View

ZONE_LISTS: Final = [
    "hand",
    "bottom",
    "combat",
    "support",
    "leadership",
    "pile",
    "loose",
    "ships",
    "cargo",
    "achievements",
    "aside",
    "texts",
]


def invalid(reason: str) -> InvalidDocument:
    """The error for data that is no state or view of ours."""
    return InvalidDocument([Problem("legends", NO_LINE, "", reason)])


def encode_facts(options: Options) -> dict[str, object]:
    """Every card that can be in a game with these options. Lists are not told: they may be private
    (LEG-2.4).
    """
    table = options.cast.table
    return {"cards": {card.id: card.facts() for card in table.cards}}


def encode_state(state: State) -> dict[str, object]:
    """The whole truth as JSON data."""
    cast = state.cast
    data: dict[str, object] = {}
    for name in NUMBERS:
        data[name] = getattr(state, name)
    for name in FLAGS:
        data[name] = getattr(state, name)
    data["crystals"] = list(state.crystals)
    data["dragons"] = list(state.dragons)
    data["takes"] = list(state.takes)
    data["hyla"] = state.hyla
    data["last_played"] = state.last_played
    data["met"] = list(state.met)
    data["settled"] = list(state.settled)
    data["spent"] = list(state.spent)
    data["used"] = list(state.used)
    data["moved"] = state.moved
    data["trial"] = state.trial
    seats: list[object] = []
    for seat in range(2):
        zones: dict[str, object] = {}
        for name in ZONE_LISTS:
            zones[name] = [cast.cards[card].id for card in getattr(state, name)[seat]]
        base = cast.bases[seat]
        zones["deck"] = [cast.cards[base + place].id for place, here in enumerate(state.deck[seat]) if here]
        seats.append(zones)
    data["seats"] = seats
    data["zone"] = list(state.zone)
    data["flags"] = list(state.flags)
    data["link"] = list(state.link)
    data["order"] = list(state.order)
    data["stamp"] = list(state.stamp)
    data["seen"] = list(state.seen)
    data["frames"] = [
        [frame.kind, frame.seat, frame.card, frame.effect, frame.n, frame.stage, list(frame.picks)]
        for frame in state.frames
    ]
    data["rewind"] = None if state.rewind is None else encode_state(state.rewind)
    return data


def decode_state(options: Options, data: object) -> State:
    """The state that `encode_state` wrote; raises `InvalidDocument`."""
    return _decode_state(options.cast, data)


def _decode_state(cast: Cast, data: object) -> State:
    if not isinstance(data, dict):
        raise invalid("a state is an object")
    state = State(cast)
    for name in NUMBERS:
        setattr(state, name, _int(data, name))
    for name in [*FLAGS, "moved", "trial"]:
        value = data.get(name)
        if not isinstance(value, bool):
            raise invalid(f"{name} is missing or not true or false")
        setattr(state, name, value)
    state.crystals = _ints(data, "crystals")
    state.dragons = _ints(data, "dragons")
    state.takes = _ints(data, "takes")
    state.hyla = _int(data, "hyla")
    state.last_played = _int(data, "last_played")
    state.met = _ints(data, "met")
    state.settled = _ints(data, "settled")
    state.spent = _ints(data, "spent")
    state.used = _ints(data, "used")
    for name in ("zone", "flags", "link", "order", "stamp", "seen"):
        numbers = _ints(data, name)
        if len(numbers) != cast.size:
            raise invalid(f"{name} has {len(numbers)} entries for {cast.size} cards")
        setattr(state, name, numbers)
    seats = _list(data, "seats")
    if len(seats) != 2:
        raise invalid("there are two seats")
    for seat in range(2):
        zones = seats[seat]
        if not isinstance(zones, dict):
            raise invalid("a seat is an object")
        for name in ZONE_LISTS:
            getattr(state, name)[seat] = _cards(cast, seat, zones, name)
        for card in _cards(cast, seat, zones, "deck"):
            state.deck[seat][card - cast.bases[seat]] = 1
            state.deck_count[seat] += 1
    for row in _list(data, "frames"):
        state.frames.append(_frame(row))
    rewind = data.get("rewind")
    moved = state.moved
    changed(state)
    state.moved = moved
    if rewind is not None:
        state.rewind = _decode_state(cast, rewind)
    return state


def _frame(row: object) -> Frame:
    if not isinstance(row, list) or len(row) != 7 or not isinstance(row[6], list):
        raise invalid("a frame is a list of seven")
    for number in [*row[:6], *row[6]]:
        if not isinstance(number, int):
            raise invalid("a frame holds numbers")
    frame = Frame(row[0], row[1], row[2], row[3], row[4])
    frame.stage = row[5]
    frame.picks = list(row[6])
    return frame


def _int(data: dict[str, object], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise invalid(f"{name} is missing or not a number")
    return value


def _list(data: dict[str, object], name: str) -> list[object]:
    value = data.get(name)
    if not isinstance(value, list):
        raise invalid(f"{name} is missing or not a list")
    return value


def _ints(data: dict[str, object], name: str) -> list[int]:
    numbers: list[int] = []
    for value in _list(data, name):
        if not isinstance(value, int):
            raise invalid(f"{name} holds something that is not a number")
        numbers.append(value)
    return numbers


def _texts(data: dict[str, object], name: str) -> list[str]:
    texts: list[str] = []
    for value in _list(data, name):
        if not isinstance(value, str):
            raise invalid(f"{name} holds something that is not a text")
        texts.append(value)
    return texts


def _text(data: dict[str, object], name: str) -> str:
    value = data.get(name)
    if not isinstance(value, str):
        raise invalid(f"{name} is missing or not a text")
    return value


def _cards(cast: Cast, seat: int, data: dict[str, object], name: str) -> list[int]:
    cards: list[int] = []
    for id in _texts(data, name):
        card = cast.instances[seat][cast.table.index(id)] if cast.table.has(id) else words.NONE
        if card == words.NONE:
            raise invalid(f"seat {seat} does not own {id}")
        cards.append(card)
    return cards


# --- views

CARD_NUMBERS: Final = ["order", "stamp", "target"]
CARD_FLAGS: Final = ["active", "down", "landed", "spoiled"]
SEAT_NUMBERS: Final = ["hand_count", "deck_count", "bottom_count", "discard_count", "takes"]
SEAT_TEXTS: Final = ["leadership_top", "discard_top"]
SEAT_LISTS: Final = [
    "hand",
    "revealed",
    "deck",
    "bottom",
    "leadership",
    "leadership_active",
    "discards",
    "achievements",
    "aside",
    "seen",
    "present",
]
SEAT_CARDS: Final = ["combat", "support", "ships", "cargo"]
FRAME_NUMBERS: Final = ["kind", "seat", "effect", "n", "stage"]


def encode_view(view: View) -> dict[str, object]:
    """A view as JSON data."""
    return {
        "seat": view.seat,
        "settings": list(view.settings),
        "lists": [None if known is None else list(known) for known in view.lists],
        "fixed": [list(ids) for ids in view.fixed],
        "sizes": list(view.sizes),
        "numbers": dict(view.numbers),
        "crystals": list(view.crystals),
        "dragons": list(view.dragons),
        "seats": [_encode_seat(seat) for seat in view.seats],
        "hyla": view.hyla,
        "last_played": view.last_played,
        "met": list(view.met),
        "settled": list(view.settled),
        "spent": list(view.spent),
        "used": list(view.used),
        "frames": [_encode_frame(frame) for frame in view.frames],
        "asked": view.asked,
        "kind": view.kind,
        "rewind": None if view.rewind is None else encode_view(view.rewind),
    }


def _encode_seat(seat: SeatView) -> dict[str, object]:
    data: dict[str, object] = {"power": list(seat.power)}
    for name in [*SEAT_NUMBERS, *SEAT_TEXTS]:
        data[name] = getattr(seat, name)
    for name in SEAT_LISTS:
        data[name] = list(getattr(seat, name))
    for name in SEAT_CARDS:
        data[name] = [_encode_card(card) for card in getattr(seat, name)]
    return data


def _encode_card(card: CardView) -> dict[str, object]:
    data: dict[str, object] = {"id": card.id, "ship": card.ship}
    for name in [*CARD_NUMBERS, *CARD_FLAGS]:
        data[name] = getattr(card, name)
    return data


def _encode_frame(frame: FrameView) -> dict[str, object]:
    data: dict[str, object] = {"card": frame.card, "picks": list(frame.picks)}
    for name in FRAME_NUMBERS:
        data[name] = getattr(frame, name)
    return data


def decode_view(options: Options, data: object) -> View:
    """The view that `encode_view` wrote; raises `InvalidDocument`."""
    cast = options.cast
    if not isinstance(data, dict):
        raise invalid("a view is an object")
    view = View(cast.table, _int(data, "seat"))
    if not cast.closed_lists:
        view.cast = cast
    view.settings = _ints(data, "settings")
    for seat, known in enumerate(_list(data, "lists")):
        if known is not None:
            view.lists[seat] = _texts({"list": known}, "list")
    view.fixed = [_texts({"fixed": ids}, "fixed") for ids in _list(data, "fixed")]
    view.sizes = _ints(data, "sizes")
    numbers = data.get("numbers")
    if not isinstance(numbers, dict):
        raise invalid("numbers is missing or not an object")
    for name in [*NUMBERS, *FLAGS]:
        view.numbers[name] = _int(numbers, name)
    view.crystals = _ints(data, "crystals")
    view.dragons = _ints(data, "dragons")
    view.seats = [_decode_seat(seat) for seat in _list(data, "seats")]
    if len(view.seats) != 2:
        raise invalid("there are two seats")
    view.hyla = _text(data, "hyla")
    view.last_played = _text(data, "last_played")
    view.met = _texts(data, "met")
    view.settled = _texts(data, "settled")
    view.spent = _texts(data, "spent")
    view.used = _texts(data, "used")
    view.frames = [_decode_frame(frame) for frame in _list(data, "frames")]
    view.asked = data.get("asked") is True
    view.kind = _text(data, "kind")
    rewind = data.get("rewind")
    if rewind is not None:
        view.rewind = decode_view(options, rewind)
    return view


def _decode_seat(data: object) -> SeatView:
    if not isinstance(data, dict):
        raise invalid("a seat is an object")
    seat = SeatView()
    seat.power = _ints(data, "power")
    for name in SEAT_NUMBERS:
        setattr(seat, name, _int(data, name))
    for name in SEAT_TEXTS:
        setattr(seat, name, _text(data, name))
    for name in SEAT_LISTS:
        setattr(seat, name, _texts(data, name))
    for name in SEAT_CARDS:
        setattr(seat, name, [_decode_card(card) for card in _list(data, name)])
    return seat


def _decode_card(data: object) -> CardView:
    if not isinstance(data, dict):
        raise invalid("a card is an object")
    card = CardView(_text(data, "id"))
    card.ship = _text(data, "ship")
    for name in CARD_NUMBERS:
        setattr(card, name, _int(data, name))
    for name in CARD_FLAGS:
        setattr(card, name, data.get(name) is True)
    return card


def _decode_frame(data: object) -> FrameView:
    if not isinstance(data, dict):
        raise invalid("a frame is an object")
    frame = FrameView()
    frame.card = _text(data, "card")
    frame.picks = _texts(data, "picks")
    for name in FRAME_NUMBERS:
        setattr(frame, name, _int(data, name))
    return frame
