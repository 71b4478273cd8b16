"""Drafts and views of drafts as JSON data, in the words of the notation."""

from __future__ import annotations

from typing import Final

from obelisk.core.archive import SPECTATOR
from obelisk.core.document import Document, Section, shown
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.draft.invariants import faults
from obelisk.games.legends.draft.options import CARD_OF, CARDS, DEALT, DECKS, ROUNDS, Options, sizes, stock_of
from obelisk.games.legends.draft.state import OVER, Round, State
from obelisk.games.legends.draft.view import View, steps_begun

STATE_FORMAT: Final = "legends-draft-state/1"
VIEW_FORMAT: Final = "legends-draft-view/1"


def encode_cards(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def encode_facts(options: Options) -> dict[str, object]:
    """What can lie in the packets, and how many cards are dealt when.  [LEG-19.8] [LEG-19.9]"""
    peoples = options.peoples if options.peoples else list(range(len(PEOPLES)))
    return {
        "cards": [KNOWN.card(CARDS[card]).facts() for card in stock_of(peoples)],
        "decks": DECKS[options.players],
        "dealt": DEALT[options.players],
        "rounds": ROUNDS[options.players],
    }


def encode_state(state: State) -> dict[str, object]:
    """The whole truth; the stock is what has not been dealt."""
    rounds: list[object] = []
    for round in state.rounds:
        packets = [encode_cards(packet) for packet in round.packets]
        taken = [encode_cards(cards) for cards in round.taken]
        rounds.append({"packets": packets, "taken": taken})
    return {
        "format": STATE_FORMAT,
        "peoples": [PEOPLES[people] for people in state.peoples],
        "seat": None if state.seat == OVER else state.seat,
        "step": state.step,
        "rounds": rounds,
    }


def encode_view(seen: View) -> dict[str, object]:
    """One seat's knowledge; `seat` is null for a spectator, `asked` after the end."""
    return {
        "format": VIEW_FORMAT,
        "seat": None if seen.seat == SPECTATOR else seen.seat,
        "peoples": [PEOPLES[people] for people in seen.peoples],
        "round": seen.round,
        "step": seen.step,
        "asked": None if seen.asked == OVER else seen.asked,
        "stock_size": seen.stock_size,
        "held": [[encode_cards(packet) for packet in held] for held in seen.held],
        "picked": [encode_cards(cards) for cards in seen.picked],
    }


def decode_state(options: Options, data: object) -> State:
    """The state that `encode_state` wrote; raises `InvalidDocument`."""
    document = Document.of(data, "state")
    top = document.top()
    top.word("format", [STATE_FORMAT])
    peoples = read_peoples(top, options)
    seat = read_seat(top, "seat", options)
    step = top.integer("step", 0, 6)
    rounds = top.tables("rounds", "id")
    document.check()
    state = State(options, peoples)
    state.seat = seat
    state.step = step
    for round in rounds:
        packets = read_lists(round, "packets")
        taken = read_lists(round, "taken")
        if len(packets) != options.players or len(taken) != options.players:
            round.refuse((), "there is one packet for each seat")
        round.refuse_unknown()
        state.rounds.append(Round(packets, taken))
    if not 0 < len(state.rounds) <= len(state.sizes):
        top.refuse(("rounds",), "the number of rounds is wrong")
    top.refuse_unknown()
    document.check()
    dealt = {card for round in state.rounds for packet in round.packets for card in packet}
    state.stock = [card for card in stock_of(peoples) if card not in dealt]
    for fault in [*misplaced(state), *faults(state, None)]:
        top.refuse((), fault)
    document.check()
    return state


def misplaced(state: State) -> list[str]:
    """Whether `seat` and `step` agree with the cards taken."""
    players = state.options.players
    last = len(state.rounds) - 1
    for number, round in enumerate(state.rounds):
        whole = state.sizes[number] - 1
        wanted = [whole] * players
        if number == last and state.seat != OVER:
            if state.step >= whole:
                return ["step is beyond the round"]
            wanted = [state.step] * players
            direction = 1 if number % 2 else -1
            for seat in range(state.seat):
                wanted[(seat - direction * state.step) % players] += 1
        if [len(taken) for taken in round.taken] != wanted:
            return ["the cards taken do not fit the step"]
    return []


def decode_view(options: Options, data: object) -> View:
    """The view that `encode_view` wrote; raises `InvalidDocument`."""
    document = Document.of(data, "view")
    top = document.top()
    top.word("format", [VIEW_FORMAT])
    seat = SPECTATOR if top.value("seat") is None else top.integer("seat", 0, options.players - 1)
    peoples = read_peoples(top, options)
    document.check()
    seen = View(options, seat, peoples)
    seen.round = top.integer("round", 0, len(sizes(options, peoples)) - 1)
    seen.step = top.integer("step", 0, 6)
    seen.asked = read_seat(top, "asked", options)
    seen.stock_size = top.integer("stock_size", 0, len(CARDS))
    for round, packets in enumerate(top.items("held")):
        seen.held.append(as_lists(top, ("held", round), packets))
    seen.picked = read_lists(top, "picked")
    top.refuse_unknown()
    document.check()
    rounds = 0 if seat == SPECTATOR else seen.round + 1
    begun = [steps_begun(seen, round) for round in range(rounds)]
    if [len(held) for held in seen.held] != begun or len(seen.picked) != rounds:
        top.refuse(("held",), "not every packet that was held is there")
    document.check()
    return seen


def read_peoples(top: Section, options: Options) -> list[int]:
    """The people decks in play, in their order."""
    found: list[int] = []
    for place, value in enumerate(top.items("peoples")):
        if isinstance(value, str) and value in PEOPLES:
            found.append(PEOPLES.index(value))
        else:
            top.refuse(("peoples", place), f"{shown(value)} is no people")
    if found != sorted(set(found)) or len(found) != DECKS[options.players]:
        top.refuse(("peoples",), f"not {DECKS[options.players]} peoples in their order")
    if options.peoples and found != options.peoples:
        top.refuse(("peoples",), "not the peoples of the options")
    return found


def read_seat(top: Section, key: str, options: Options) -> int:
    """The seat that chooses, or `OVER`."""
    return OVER if top.value(key) is None else top.integer(key, 0, options.players - 1)


def read_lists(table: Section, key: str) -> list[list[int]]:
    """A list of lists of cards."""
    return as_lists(table, (key,), table.items(key))


def as_lists(table: Section, path: tuple[str | int, ...], value: object) -> list[list[int]]:
    found: list[list[int]] = []
    if not isinstance(value, list):
        table.refuse(path, f"{shown(value)} is not a list")
        return found
    for place, item in enumerate(value):
        found.append(as_cards(table, (*path, place), item))
    return found


def as_cards(table: Section, path: tuple[str | int, ...], value: object) -> list[int]:
    found: list[int] = []
    if not isinstance(value, list):
        table.refuse(path, f"{shown(value)} is not a list")
        return found
    for place, id in enumerate(value):
        if isinstance(id, str) and id in CARD_OF:
            found.append(CARD_OF[id])
        else:
            table.refuse((*path, place), f"{shown(id)} cannot be drafted")
    return found
