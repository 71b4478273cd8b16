"""City as a `Game`: where the core finds each answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from obelisk.core.chance import Chance
from obelisk.core.deal import Deal
from obelisk.core.decision import Action, Decision, Result
from obelisk.core.event import Event
from obelisk.core.game import sampled
from obelisk.core.rng import Rng
from obelisk.games.city import determinise as guesses
from obelisk.games.city import encoding, invariants, notation, options, rules, scoring
from obelisk.games.city import legal as choices
from obelisk.games.city import setup as preparation
from obelisk.games.city import view as knowledge
from obelisk.games.city.options import Options
from obelisk.games.city.public import OVER, PHASES
from obelisk.games.city.state import State
from obelisk.games.city.view import View

DECISIONS: Final = [Decision(seat, kind) for kind in PHASES for seat in range(4)]


class City:
    """The game of Blue Moon City."""

    def __init__(self) -> None:
        self.id = "city"
        self.rules_version = 1
        self.turn_rule = "CITY-5.1"

    def seat_counts(self) -> list[int]:
        return [2, 3, 4]

    def options(self, values: Mapping[str, object]) -> Options:
        return options.read(values)

    def encode_options(self, options_: Options) -> dict[str, object]:
        return options.encode(options_)

    def known_options(self, options_: Options, seats: list[int]) -> Options:
        return options_

    def seats(self, options_: Options) -> int:
        return options_.players

    def facts(self, options_: Options) -> dict[str, object]:
        return encoding.encode_facts(options_)

    def decision_bound(self, options_: Options) -> int:
        return options.decision_bound(options_)

    def setup(self, options_: Options, chance: Chance, events: list[Event] | None = None) -> State:
        return preparation.setup(options_, Deal(chance, events))

    def decision(self, state: State) -> Decision | None:
        if state.phase == OVER:
            return None
        return DECISIONS[state.phase * 4 + state.active]

    def legal(self, state: State) -> list[Action]:
        return choices.legal(state)

    def sample(self, state: State, rng: Rng) -> Action:
        return sampled(choices.legal(state), rng)

    def advance(
        self, state: State, action: Action, chance: Chance, events: list[Event] | None = None
    ) -> None:
        rules.advance(state, action, Deal(chance, events))

    def apply(self, state: State, action: Action, chance: Chance) -> tuple[State, list[Event]]:
        after = state.copy()
        events: list[Event] = []
        rules.advance(after, action, Deal(chance, events))
        return after, events

    def copy(self, state: State) -> State:
        return state.copy()

    def view(self, state: State, seat: int | None) -> View:
        return knowledge.view(state, seat)

    def determinise(self, view: View, rng: Rng) -> State:
        return guesses.determinise(view, rng)

    def may_be_answered(self, state: State, action: Action) -> bool:
        return False

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def faults(self, state: State, before: State | None = None) -> list[str]:
        return invariants.faults(state, before)

    def notate(self, state: State, action: Action) -> str:
        return notation.notate(action)

    def parse(self, state: State, text: str) -> Action:
        return notation.parse(text)

    def notate_chance(self, options_: Options, ask: int, outcome: int) -> str:
        return notation.notate_chance(options_, ask, outcome)

    def parse_chance(self, options_: Options, text: str) -> tuple[int, int]:
        return notation.parse_chance(options_, text)

    def encode_state(self, state: State) -> dict[str, object]:
        return encoding.encode_state(state)

    def decode_state(self, options_: Options, data: object) -> State:
        return encoding.decode_state(options_, data)

    def encode_view(self, view: View) -> dict[str, object]:
        return encoding.encode_view(view)

    def decode_view(self, options_: Options, data: object) -> View:
        return encoding.decode_view(options_, data)


GAME: Final = City()
