"""City as a `Game`: where the core finds each answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from obelisk.core.chance import Chance
from obelisk.core.deal import Deal
from obelisk.core.decision import Action, Decision, Result
from obelisk.core.event import Event
from obelisk.core.game import Game
from obelisk.core.rng import Rng
from obelisk.games.city import (
    determinise,
    encoding,
    invariants,
    legal,
    notation,
    options,
    rules,
    scoring,
    setup,
    view,
)
from obelisk.games.city.box import PLAYERS
from obelisk.games.city.options import Options
from obelisk.games.city.public import OVER, PHASES
from obelisk.games.city.state import State
from obelisk.games.city.view import View

DECISIONS: Final = [Decision(seat, kind) for kind in PHASES for seat in range(4)]


class City(Game[Options, State, View]):
    """The game of Blue Moon City."""

    @property
    def id(self) -> str:
        return "city"

    @property
    def rules_version(self) -> int:
        return 1

    @property
    def turn_rule(self) -> str:
        return "CITY-5.1"

    def seat_counts(self) -> list[int]:
        return list(PLAYERS)

    def options(self, values: Mapping[str, object]) -> Options:
        return options.read(values)

    def encode_options(self, options_: Options) -> dict[str, object]:
        return options.encode(options_)

    def seats(self, options_: Options) -> int:
        return options_.players

    def facts(self, options_: Options) -> dict[str, object]:
        return encoding.encode_facts(options_)

    def decision_bound(self, options_: Options) -> int:
        return options.decision_bound(options_)

    def setup(self, options_: Options, chance: Chance, events: list[Event] | None = None) -> State:
        return setup.setup(options_, Deal(chance, events))

    def decision(self, state: State) -> Decision | None:
        if state.phase == OVER:
            return None
        return DECISIONS[state.phase * 4 + state.active]

    def legal(self, state: State) -> list[Action]:
        return legal.legal(state)

    def sample(self, state: State, rng: Rng) -> Action:
        return legal.sample(state, rng)

    def advance(
        self, state: State, action: Action, chance: Chance, events: list[Event] | None = None
    ) -> None:
        rules.advance(state, Deal(chance, events), action)

    def copy(self, state: State) -> State:
        return state.copy()

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def determinise(self, seen: View, rng: Rng) -> State:
        return determinise.determinise(seen, rng)

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

    def encode_view(self, seen: View) -> dict[str, object]:
        return encoding.encode_view(seen)

    def decode_view(self, options_: Options, data: object) -> View:
        return encoding.decode_view(options_, data)


GAME: Final = City()
