"""The smallest game with hidden information, chance and a choice: for tests of the core.

Two seats are dealt a card from 1 to 6 each. In turn each may keep it or swap it for another from the pool.
The higher card wins. A swapped-away card is laid open.
"""

from __future__ import annotations

from collections.abc import Mapping

from obelisk.core.chance import Chance
from obelisk.core.decision import Action, Decision, Result, places_by
from obelisk.core.document import Document
from obelisk.core.errors import IllegalAction, InvalidNotation, InvalidOptions, OptionProblem
from obelisk.core.event import Event
from obelisk.core.game import sampled
from obelisk.core.rng import Rng

KEEP = Action(0)
SWAP = Action(1)
DEAL = 0
DRAW = 2


class Options:
    def __init__(self, highest: int) -> None:
        self.highest = highest


class State:
    def __init__(self, options: Options) -> None:
        self.options = options
        self.turn = 0
        self.hands = [0, 0]
        self.open: list[int] = []

    def pool(self) -> list[int]:
        """1 for every card that is in no hand and not open, 0 for the others."""
        gone = [*self.hands, *self.open]
        return [0 if card in gone else 1 for card in range(self.options.highest + 1)][:]


class View:
    def __init__(self, options: Options, seat: int | None, turn: int, hand: int, open: list[int]) -> None:
        self.options = options
        self.seat = seat
        self.turn = turn
        self.hand = hand
        self.open = open

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(self.turn)


class Toy:
    """The game itself; tests override one method to break one promise."""

    id = "toy"
    rules_version = 1
    turn_rule = "TOY-1"

    def seat_counts(self) -> list[int]:
        return [2]

    def options(self, values: Mapping[str, object]) -> Options:
        problems = [OptionProblem(n, values[n], "TOY-0", "unknown") for n in values if n != "highest"]
        highest = values.get("highest", 6)
        if not isinstance(highest, int) or highest < 4:
            problems.append(OptionProblem("highest", highest, "TOY-0", "too low"))
        if problems:
            raise InvalidOptions(problems)
        assert isinstance(highest, int)
        return Options(highest)

    def encode_options(self, options: Options) -> dict[str, object]:
        return {"highest": options.highest}

    def known_options(self, options: Options, seats: list[int]) -> Options:
        return options

    def may_be_answered(self, state: State, action: Action) -> bool:
        return False

    def seats(self, options: Options) -> int:
        return 2

    def facts(self, options: Options) -> dict[str, object]:
        return {"cards": list(range(1, options.highest + 1))}

    def decision_bound(self, options: Options) -> int:
        return 2

    def pick(self, state: State, ask: int, chance: Chance) -> int:
        pool = state.pool()
        pool[0] = 0
        return chance.pick(ask, pool, sum(pool))

    def setup(self, options: Options, chance: Chance, events: list[Event] | None = None) -> State:
        state = State(options)
        for seat in range(2):
            state.hands[seat] = self.pick(state, DEAL + seat, chance)
            if events is not None:
                events.append(Event("dealt", {"seat": seat}, {"card": state.hands[seat]}, [seat]))
        return state

    def decision(self, state: State) -> Decision | None:
        return Decision(state.turn, "swap") if state.turn < 2 else None

    def legal(self, state: State) -> list[Action]:
        return [KEEP, SWAP] if state.turn < 2 else []

    def sample(self, state: State, rng: Rng) -> Action:
        return sampled(self.legal(state), rng)

    def advance(
        self, state: State, action: Action, chance: Chance, events: list[Event] | None = None
    ) -> None:
        if state.turn >= 2 or action not in (KEEP, SWAP):
            raise IllegalAction("no_such_choice", "TOY-2")
        seat = state.turn
        if action == SWAP:
            old = state.hands[seat]
            new = self.pick(state, DRAW + seat, chance)
            state.open.append(old)
            state.hands[seat] = new
            if events is not None:
                events.append(Event("laid_open", {"seat": seat, "card": old}, reveals=True))
                events.append(Event("drawn", {"seat": seat}, {"card": new}, [seat], reveals=True))
        elif events is not None:
            events.append(Event("kept", {"seat": seat}))
        state.turn += 1

    def apply(self, state: State, action: Action, chance: Chance) -> tuple[State, list[Event]]:
        after = self.copy(state)
        events: list[Event] = []
        self.advance(after, action, chance, events)
        return after, events

    def copy(self, state: State) -> State:
        other = State(state.options)
        other.turn = state.turn
        other.hands = state.hands.copy()
        other.open = state.open.copy()
        return other

    def view(self, state: State, seat: int | None) -> View:
        hand = 0 if seat is None else state.hands[seat]
        return View(state.options, seat, state.turn, hand, state.open.copy())

    def determinise(self, view: View, rng: Rng) -> State:
        state = State(view.options)
        state.turn = view.turn
        state.open = view.open.copy()
        for seat in range(2):
            if seat == view.seat:
                state.hands[seat] = view.hand
        for seat in range(2):
            if seat != view.seat:
                pool = state.pool()
                pool[0] = 0
                state.hands[seat] = rng.pick(pool, sum(pool))
        return state

    def result(self, state: State) -> Result | None:
        if state.turn < 2:
            return None
        winners = [state.hands.index(max(state.hands))]
        measures = [[card] for card in state.hands]
        return Result("compared", winners, places_by(measures, winners), {"card": state.hands.copy()})

    def faults(self, state: State, before: State | None = None) -> list[str]:
        cards = [*state.hands, *state.open]
        return [] if len(set(cards)) == len(cards) else ["TOY-3: a card is there twice"]

    def notate(self, state: State, action: Action) -> str:
        return "keep" if action == KEEP else "swap"

    def parse(self, state: State, text: str) -> Action:
        if text not in ("keep", "swap"):
            raise InvalidNotation(text, "TOY-4")
        return KEEP if text == "keep" else SWAP

    def notate_chance(self, options: Options, ask: int, outcome: int) -> str:
        return f"{'deal' if ask < DRAW else 'draw'} p{ask % 2 + 1} {outcome}"

    def parse_chance(self, options: Options, text: str) -> tuple[int, int]:
        words = text.split(" ")
        if len(words) != 3 or words[0] not in ("deal", "draw") or words[1] not in ("p1", "p2"):
            raise InvalidNotation(text, "TOY-4")
        return ("deal", "draw").index(words[0]) * 2 + int(words[1][1]) - 1, int(words[2])

    def encode_state(self, state: State) -> dict[str, object]:
        return {"turn": state.turn, "hands": list(state.hands), "open": list(state.open)}

    def decode_state(self, options: Options, data: object) -> State:
        document = Document.of(data, "state")
        state = State(options)
        state.turn = document.top().integer("turn", 0, 2)
        state.hands = document.top().integers("hands", 1, options.highest)
        state.open = document.top().integers("open", 1, options.highest)
        document.check()
        return state

    def encode_view(self, view: View) -> dict[str, object]:
        return {"seat": view.seat, "turn": view.turn, "hand": view.hand, "open": list(view.open)}

    def decode_view(self, options: Options, data: object) -> View:
        document = Document.of(data, "view")
        top = document.top()
        seat = None if top.value("seat") is None else top.integer("seat", 0, 1)
        turn, hand = top.integer("turn", 0, 2), top.integer("hand", 0, options.highest)
        view = View(options, seat, turn, hand, top.integers("open", 1, options.highest))
        document.check()
        return view
