"""The rules of Magpies, and everything else that `obelisk.core.game.Game` asks for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import asdict, dataclass
from typing import TypeVar

import msgspec

from obelisk.core.chance import Chance
from obelisk.core.deal import Deal
from obelisk.core.decision import Action, Decision, Result, places_by
from obelisk.core.document import InvalidDocument, Problem
from obelisk.core.errors import IllegalAction, InvalidNotation, InvalidOptions, OptionProblem
from obelisk.core.event import Event
from obelisk.core.game import sampled
from obelisk.core.notation import seat_name
from obelisk.core.rng import Rng

Kind = TypeVar("Kind")
Events = list[Event] | None
SEATS, FEATHERS, JEWELS, ROUNDS, TWINS = [2, 3, 4], 8, 6, 4, 2
JEWEL, DEAL = 0, 1  # What chance is asked for: a jewel, or (DEAL + seat) a feather for that seat.


@dataclass
class State:
    """The truth: jewels shown, feathers turned up, jewels taken, hands, and feathers face down."""

    players: int
    jewels: list[int]
    open: list[int]
    scores: list[int]
    hands: list[list[int]]
    bids: list[int]


@dataclass
class View:
    """What a seat may know: its own hand and bid, and how many have bid. A spectator is seat -1."""

    players: int
    jewels: list[int]
    open: list[int]
    scores: list[int]
    asked: int
    seat: int
    hand: list[int]
    bid: int


class Magpies:
    """The game. Its options are just the number of players."""

    id = "magpies"
    rules_version = 1
    turn_rule = "MAG-3"

    def seat_counts(self) -> list[int]:
        return SEATS

    def options(self, values: Mapping[str, object]) -> int:
        players = values.get("players", SEATS[0])
        wrong = [name for name in values if name != "players" or players not in SEATS]
        if wrong or not isinstance(players, int):
            raise InvalidOptions([OptionProblem(name, values[name], "MAG-1", "unknown") for name in wrong])
        return players

    def encode_options(self, options: int) -> dict[str, object]:
        return {"players": options}

    def known_options(self, options: int, seats: list[int]) -> int:
        return options

    def seats(self, options: int) -> int:
        return options

    def facts(self, options: int) -> dict[str, object]:
        return {"feathers": FEATHERS, "twins": TWINS, "jewels": JEWELS, "rounds": ROUNDS}

    def decision_bound(self, options: int) -> int:
        return options * ROUNDS

    def setup(self, options: int, chance: Chance, events: Events = None) -> State:
        state = State(options, [], [], [0] * options, [[] for _ in range(options)], [])
        deal = Deal(chance, events)
        for seat, hand in enumerate(state.hands):
            for _ in range(ROUNDS):
                pool = left(*state.hands)
                hand.append(deal.pick(DEAL + seat, pool, sum(pool)))
            hand.sort()
            deal.tell(Event("dealt", {"seat": seat}, {"cards": [*hand]}, [seat]))
        show_jewel(state, deal)
        return state

    def decision(self, state: State) -> Decision | None:
        return Decision(len(state.bids), "bid") if any(state.hands) else None

    def legal(self, state: State) -> list[Action]:
        return [Action(one) for one in sorted({*state.hands[len(state.bids)]})]

    def sample(self, state: State, rng: Rng) -> Action:
        return sampled(self.legal(state), rng)

    def advance(self, state: State, action: Action, chance: Chance, events: Events = None) -> None:
        if action not in self.legal(state):
            raise IllegalAction("not_in_hand", "MAG-3", {"card": int(action)})
        seat, deal = len(state.bids), Deal(chance, events)
        state.hands[seat].remove(action)
        state.bids.append(int(action))
        deal.tell(Event("bid", {"seat": seat}, {"card": int(action)}, [seat]))
        if len(state.bids) == state.players:
            turn_up(state, deal)
            if any(state.hands):
                show_jewel(state, deal)

    def apply(self, state: State, action: Action, chance: Chance) -> tuple[State, list[Event]]:
        after, events = self.copy(state), list[Event]()
        self.advance(after, action, chance, events)
        return after, events

    def copy(self, state: State) -> State:
        return deepcopy(state)

    def may_be_answered(self, state: State, action: Action) -> bool:
        return False

    def result(self, state: State) -> Result | None:
        if any(state.hands):
            return None
        winners = [seat for seat, score in enumerate(state.scores) if score == max(state.scores)]
        places = places_by([[score] for score in state.scores], winners)
        return Result("all_laid", winners, places, {"jewels": [*state.scores]})

    def faults(self, state: State, before: State | None = None) -> list[str]:
        fits = min(left(*state.hands, state.bids, state.open)) >= 0
        return [] if fits else ["MAG-1: a feather is there too often"]

    def view(self, state: State, seat: int | None) -> View:
        known = (state.players, [*state.jewels], [*state.open], [*state.scores], len(state.bids))
        if seat is None:
            return View(*known, -1, [], 0)
        return View(*known, seat, [*state.hands[seat]], state.bids[seat] if seat < len(state.bids) else 0)

    def determinise(self, view: View, rng: Rng) -> State:
        state = State(view.players, [*view.jewels], [*view.open], [*view.scores], [], [])
        seen = [*view.open, *view.hand, view.bid]
        for seat in range(view.players):
            hand = [*view.hand, *([view.bid] if view.bid else [])] if seat == view.seat else []
            while len(hand) < ROUNDS - len(view.open) // view.players:
                pool = left(seen)
                hand.append(rng.pick(pool, sum(pool)))
                seen.append(hand[-1])
            if seat < view.asked:
                state.bids.append(hand.pop())
            state.hands.append(sorted(hand))
        return state

    def notate(self, state: State, action: Action) -> str:
        return f"bid {action}"

    def parse(self, state: State, text: str) -> Action:
        return Action(numbers_of(r"bid ([1-8])", text)[0])

    def notate_chance(self, options: int, ask: int, outcome: int) -> str:
        return f"jewel {outcome}" if ask == JEWEL else f"deal {seat_name(ask - DEAL)} {outcome}"

    def parse_chance(self, options: int, text: str) -> tuple[int, int]:
        if text.startswith("jewel"):
            return JEWEL, numbers_of(r"jewel ([1-6])", text)[0]
        seat, feather = numbers_of(r"deal p([1-4]) ([1-8])", text)
        return DEAL + seat - 1, feather

    def encode_state(self, state: State) -> dict[str, object]:
        return asdict(state)

    def decode_state(self, options: int, data: object) -> State:
        return read(State, data)

    def encode_view(self, view: View) -> dict[str, object]:
        return asdict(view)

    def decode_view(self, options: int, data: object) -> View:
        return read(View, data)


def left(*gone: list[int]) -> list[int]:
    """How many of each feather are left.  [MAG-1]"""
    seen = [feather for some in gone for feather in some]
    return [0] + [TWINS - seen.count(feather) for feather in range(1, FEATHERS + 1)]


def show_jewel(state: State, deal: Deal) -> None:
    """One of those that were not shown yet.  [MAG-2]"""
    hidden = [int(jewel > 0 and jewel not in state.jewels) for jewel in range(JEWELS + 1)]
    state.jewels.append(deal.pick(JEWEL, hidden, sum(hidden)))
    deal.tell(Event("jewel_shown", {"jewel": state.jewels[-1]}))


def turn_up(state: State, deal: Deal) -> None:
    """The highest feather that nobody else laid takes the jewel.  [MAG-4]"""
    deal.tell(Event("turned_up", {"cards": [*state.bids]}, reveals=True))
    alone = [bid for bid in state.bids if state.bids.count(bid) == 1]
    if alone:
        taker = state.bids.index(max(alone))
        state.scores[taker] += state.jewels[-1]
        deal.tell(Event("taken", {"seat": taker, "jewel": state.jewels[-1]}))
    state.open += state.bids
    state.bids = []


def numbers_of(pattern: str, text: str) -> list[int]:
    """The numbers in a text; raises `InvalidNotation`."""
    if not (found := re.fullmatch(pattern, text)):
        raise InvalidNotation(text, "MAG-3")
    return [int(number) for number in found.groups()]


def read(kind: type[Kind], data: object) -> Kind:
    """What `asdict` wrote; raises `InvalidDocument`."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise InvalidDocument([Problem("magpies", 0, "", str(error))]) from None


GAME = Magpies()
